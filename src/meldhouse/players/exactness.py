"""Near the end of a hand: what comes of every play if all hands are open and nobody errs.

Hands that are played out in one's head are played well, but not by plan: nobody there counts the last trumps against
the points that are still needed. A search does. But it sees all hands, and so it is right wherever others must guess:
therefore what it finds is weighed against what came of playing on by sense.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from statistics import fmean
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import View
from meldhouse.pieces import Piece
from meldhouse.players.choices import Choice, Tried, first_of, plays_of, surely_better
from meldhouse.players.memory import Memory
from meldhouse.solver.rolling import Rolling, Trick

LATE = 9
"""With so many pieces left hands can be solved often enough …"""
ENOUGH = 24
"""… which is in so many of the worlds at least."""
SPREAD = 0.618
"""Steps of this length, round and round, come to every place and never twice to the same before that."""


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
    """What comes of each of the plays, in as many worlds as can be solved by looking at so many positions; nothing if
    that is too early, or if there are more than two sides."""
    sides = memory.seating.sides
    if not exact or len(view.hand) > LATE or len(sides) != 2:
        return []
    takes = table.solve_plays(_spread(worlds), trick, plays, exact)
    if len(takes) < ENOUGH:
        return []
    return weighed(takes if sides[0] == memory.seating.side[memory.seat] else takes[..., ::-1])


def _spread(worlds: NDArray[Any]) -> NDArray[Any]:
    """The worlds in an order in which the first ones, however many, come from everywhere: those that lie together are
    often the same."""
    return np.asarray(worlds[np.argsort(np.arange(len(worlds)) * SPREAD % 1.0, kind="stable")])


def unless_exactly(
    best: list[Choice], exactly: dict[Choice, Tried], least: float, surer: float, wrong: Collection[Piece]
) -> list[Choice]:
    """The choices, with the one first that a search finds to be surely better than the first by `least`, and by more
    than sense finds it worse, unless it is the worse in no world; but none that is `wrong`. What each brings is the
    mean of what sense and search find."""
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
