"""What was done at once, in one sentence that says how many."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.act_words import did
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import State

FEW = 6
"""So many are named one by one; of more only the first."""
_PAID = {"fee": "the entry", "side-money": "sets and reneges", "fine": "fines"}


def did_together(state: State, together: Sequence[acts.Act]) -> str:
    """What follows a name, as `did` has it of one act.

    >>> did_together(State(), [acts.Enter(names=(name,)) for name in ("Ann", "Bob")])
    'entered 2: Ann and Bob'
    """
    first = together[0]
    if isinstance(first, acts.CheckIn) and len(together) == 1 and len(first.entrants) > 1:
        return f"checked in {_so_many([state.name(one) for one in first.entrants])}"
    if len(together) == 1:
        return did(state, first)
    entered = [act for act in together if isinstance(act, acts.Enter)]
    if len(entered) == len(together):
        return f"entered {_so_many([' and '.join(act.names) for act in entered])}"
    paid = [act for act in together if isinstance(act, acts.Pay) and act.kind in _PAID]
    if len(paid) == len(together) and len({act.kind for act in paid}) == 1:
        names = _so_many([state.name(act.account) for act in paid])
        return f"took {dollars(sum(act.cents for act in paid))} for {_PAID[paid[0].kind]} from {names}"
    return f"did {count(len(together), 'thing')} at once: {'; '.join(did(state, act) for act in together[:FEW])}" + (
        f"; and {len(together) - FEW} more" if len(together) > FEW else ""
    )


def _so_many(names: Sequence[str]) -> str:
    """
    >>> _so_many(["Ann", "Bob"]), _so_many(list("abcdefgh"))
    ('2: Ann and Bob', '8: a, b, c and 5 more')
    """
    told = names if len(names) <= FEW else [*names[: FEW // 2], f"{len(names) - FEW // 2} more"]
    return f"{len(names)}: {listed(told)}"
