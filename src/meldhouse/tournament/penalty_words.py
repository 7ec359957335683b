"""A penalty in words: whose it is, and what it costs or gives to whom."""

from __future__ import annotations

from meldhouse.game.scoring import unit_of
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import State


def whose(state: State, what: Penalized) -> str:
    """Who did it; where a price has several parts it is named with the first, so with the others who bears them."""
    return state.name(what.offender) if what.offender else listed([state.name(one) for one in what.people])


def cost(state: State, what: Penalized) -> str:
    """What is lost; or, where nobody loses anything, what the others get for it, by their names."""
    if not what.points:
        return "0 for the round"
    amount = f"{abs(what.points)} {unit_of(state.book).removesuffix('s')}{'' if abs(what.points) == 1 else 's'}"
    if what.points > 0:
        return f"{amount} to {listed([state.name(one) for one in what.people])}"
    both = what.offender and set(what.people) != {what.offender}
    return f"{amount} from {listed([state.name(one) for one in what.people])}" if both else f"{amount} less"


def in_words(state: State, what: Penalized) -> str:
    """All of it, on one line."""
    by = f" ({what.clause})" if what.clause else ""
    return f"{whose(state, what)}, {what.reason}{by}: {cost(state, what)}"
