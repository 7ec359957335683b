"""What somebody who is out of the tournament reads on his own phone: that he is, why, and by which clause."""

from __future__ import annotations

from meldhouse.referee.moments import cite_at
from meldhouse.tournament import acts
from meldhouse.tournament.entrants import Entrant
from meldhouse.tournament.events import Became
from meldhouse.tournament.tournament import Tournament


def told_that_he_is_out(tournament: Tournament, entrant: Entrant) -> str:
    """Nothing for whoever may still play."""
    if entrant.status != "disqualified":
        return ""
    what = "You are both out of" if len(entrant.people) > 1 else "You are out of"
    return (
        f"{what} this tournament, disqualified{_why(tournament, entrant.id)}. No seat is kept for you; ask at the desk."
    )


def _why(tournament: Tournament, entrant: str) -> str:
    """As it was said by whoever sent him away last."""
    for number in range(tournament.version, 0, -1):
        step = tournament.log[number - 1]
        out = any(
            isinstance(one, Became) and (one.entrant, one.status) == (entrant, "disqualified") for one in step.then
        )
        if number in tournament.undone or not out:
            continue
        if isinstance(step.act, acts.Disqualify):
            return why(step.act.reason, step.act.clause or cite_at(tournament.book, "expulsion") or "")
        if isinstance(step.act, acts.Decline):
            return why("you would not go on after a final decision", tournament.state.calls[step.act.call - 1].clause)
    return ""


def why(reason: str, clause: str = "") -> str:
    """What was said for it, and by which clause."""
    cited = f" ({clause})" if clause and clause not in reason else ""
    return f": {reason.rstrip('.')}{cited}" if reason else cited
