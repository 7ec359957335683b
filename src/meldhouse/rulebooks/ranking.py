"""How places in a tournament are decided."""

from __future__ import annotations

from typing import Literal

from meldhouse.rulebooks.section import NotNegative, Section

Criterion = Literal[
    "points",  # all points, or marks
    "matches",  # rounds won at a table
    "games",
    "head-to-head",  # matches won, then games, against exactly those still tied
    "difference",  # points minus those of the other side
    "opponents",  # the matches won by all opponents
    "high-round",  # the best single round
    "bracket",  # how far they got in the bracket
]


class Ranking(Section, frozen=True, kw_only=True):
    """How places are decided."""

    of: Literal["person", "pair"] = "person"
    """Who is ranked."""
    order: tuple[Criterion, ...] = ("points",)
    """The order of tie-breaks. Those still tied after the last share the place."""
    playoff: Literal["none", "hand", "round"] = "none"
    """How a tie is played off if nothing else decides it."""
    playoff_places: NotNegative = 0
    """How many places have ties played off; ties below stand."""
