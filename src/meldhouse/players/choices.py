"""A possible action with what it promises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Action, Play
from meldhouse.pieces import Piece

CLOSE = 1.5
"""With a lead of fewer standard errors than this, a choice is not yet known to be better."""
SURER = 1.0
"""By how many standard errors a choice must beat the expected one to be preferred."""


class Choice(NamedTuple):
    action: Action
    chance: float | None
    """How likely our side gets what it wants: its own bid made, or the others' bid set. None where nothing is at stake
    yet."""
    margin: float
    """What it brings on average in the club's score, ours less theirs."""
    points: float | None = None
    """For a play, what our side takes in the tricks of the whole hand on average."""


class Tried(NamedTuple):
    """How one play went, world by world."""

    takes: NDArray[Any]
    """What our side takes in the tricks of the whole hand."""
    values: NDArray[Any]
    """The score the play is weighed by."""
    wanted: NDArray[Any]
    """Whether our side gets what it wants."""

    def and_in(self, more: Tried) -> Tried:
        """The same in more worlds."""
        return Tried(*[np.concatenate(pair) for pair in zip(self, more, strict=True)])

    def means(self) -> tuple[float, float, float]:
        """Chance, margin and points of a choice."""
        return float(self.wanted.mean()), float(self.values.mean()), float(self.takes.mean())


def ranked(choices: list[Choice]) -> list[Choice]:
    """Best first; ties keep their order."""
    return sorted(choices, key=lambda choice: -choice.margin)


def surely_better(one: NDArray[Any], other: NDArray[Any], *, surer: float = SURER) -> float:
    """How much better one choice is than another, less what chance alone could explain. Only worlds tried for both
    count; if one was tried in more, the first ones."""
    tried = min(len(one), len(other))
    gain = one[:tried] - other[:tried]
    return float(gain.mean() - surer * gain.std() / max(1.0, tried**0.5))


def rivals(values: Sequence[NDArray[Any]]) -> list[int]:
    """The indexes of the choices that may still be the best, by what they bring world by world."""
    best = max(values, key=lambda one: float(one.mean()))
    return [at for at, one in enumerate(values) if surely_better(best, one, surer=CLOSE) <= 0]


def unless_sensible(found: list[Choice], values: Sequence[NDArray[Any]], usual: int) -> list[Choice]:
    """Best first, but a choice that beats the usual one by what may be chance goes behind it. `values`: what each
    choice brings, world by world."""
    best = ranked(found)
    if surely_better(values[found.index(best[0])], values[usual]) <= 0:
        best.remove(found[usual])
        best.insert(0, found[usual])
    return best


def first_of(choices: Sequence[Choice], chosen: Choice) -> list[Choice]:
    """One of the choices first, the others in the same order."""
    return [chosen, *[choice for choice in choices if choice is not chosen]]


def plays_of(choices: list[Choice]) -> dict[Piece, Choice]:
    """The choices that are plays, in order, by the piece played."""
    return {choice.action.piece: choice for choice in choices if isinstance(choice.action, Play)}
