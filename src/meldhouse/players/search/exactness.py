"""Near the end of a hand: how every play turns out if all hands are open and nobody errs.

Imagined hands are played out well, but without a plan: nobody there counts the last trumps against the points still
needed. A search does. But it sees all hands, so it is right even where players must guess: its result is therefore
weighed against playing on by sense.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from statistics import fmean
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import View
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.choices import Choice, Tried, first_of, plays_of, surely_better
from meldhouse.solver.rolling import Rolling, Trick

LATE = 9
"""With this many pieces left, hands can be solved often enough …"""
ENOUGH = 24
"""… that is, in at least this many of the worlds."""
SPREAD = 0.618
"""Steps of this length, taken modulo 1, spread evenly and never repeat."""


def solved(
    view: View,
    memory: Memory,
    table: Rolling,
    worlds: NDArray[Any],
    trick: Trick,
    plays: Sequence[Piece],
    weighed: Callable[[NDArray[Any]], list[Tried]],
    exact: int,
) -> list[Tried]:
    """How each play turns out, in as many worlds as can be solved within `exact` positions; nothing if it is too early,
    or if there are more than two sides."""
    sides = memory.seating.sides
    if not exact or len(view.hand) > LATE or len(sides) != 2:
        return []
    takes = table.solve_plays(_spread(worlds), trick, plays, exact)
    if len(takes) < ENOUGH:
        return []
    return weighed(takes if sides[0] == memory.seating.side[memory.seat] else takes[..., ::-1])


def _spread(worlds: NDArray[Any]) -> NDArray[Any]:
    """Reorder the worlds so that the first ones, however many, are a spread sample: neighbors are often alike."""
    return np.asarray(worlds[np.argsort(np.arange(len(worlds)) * SPREAD % 1.0, kind="stable")])


def unless_exactly(
    best: list[Choice], exactly: dict[Choice, Tried], least: float, surer: float, wrong: Collection[Piece]
) -> list[Choice]:
    """The choices, with one moved to the front if search finds it surely better than the first by `least`, and by more
    than sense finds it worse, or worse in no world; never one that is `wrong`. Each value is the mean of sense and
    search."""
    first = best[0]

    def gain(other: Choice) -> float:
        values, of_first = exactly[other].values, exactly[first].values
        by_sense = 0.0 if (values >= of_first).all() else first.margin - other.margin
        return surely_better(values, of_first, surer=surer) - max(by_sense, least)

    allowed = [choice for piece, choice in plays_of(best).items() if piece not in wrong and choice is not first]
    found = max(allowed, key=gain, default=first)
    if found is not first and gain(found) > 0:
        best = first_of(best, found)
    return [_between(choice, exactly[choice]) for choice in best]


def _between(choice: Choice, exactly: Tried) -> Choice:
    chance, margin, points = exactly.means()
    assert choice.chance is not None
    assert choice.points is not None
    return Choice(
        choice.action, fmean([choice.chance, chance]), fmean([choice.margin, margin]), fmean([choice.points, points])
    )
