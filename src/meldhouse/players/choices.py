"""Something one could do, with what it promises."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game import Action


class Choice(NamedTuple):
    action: Action
    chance: float | None
    """How likely our side comes to what it wants: its own bid made, or the others' bid set. None where nothing is at
    stake yet."""
    margin: float
    """What it brings on average in the house's own score, ours less theirs."""
    points: float | None = None
    """For a play, what our side takes in the tricks of the whole hand on average."""


def ranked(choices: list[Choice]) -> list[Choice]:
    """The best first; of equal ones the one that comes first stays first."""
    return sorted(choices, key=lambda choice: -choice.margin)
