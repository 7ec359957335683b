"""What every act is made of: its name in the log, and the allowed forms of names and texts."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

Role = Literal["director", "referee", "scorekeeper", "player", "spectator"]
Name = Annotated[str, Meta(max_length=80)]
LONGEST_REASON, LONGEST_RULING = 400, 1000
Text = Annotated[str, Meta(max_length=LONGEST_REASON)]
RulingText = Annotated[str, Meta(max_length=LONGEST_RULING)]


def as_reason(ruling: str) -> str:
    """As many sentences of a ruling as fit into a reason.

    >>> as_reason(f"It is a renege. {'The other side gets the bid. ' * 14}")[-29:]
    ' The other side gets the bid.'
    """
    if len(ruling) <= LONGEST_REASON:
        return ruling
    whole, stop, _ = ruling[:LONGEST_REASON].rpartition(". ")
    return f"{whole}." if stop else ruling[:LONGEST_REASON]


def spelled(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", tag=spelled, omit_defaults=True):
    """Something that a person does."""

    ends: ClassVar[bool] = False
    """Whether it ends the tournament."""


class OfRound(Act, frozen=True, kw_only=True):
    round: int


class OfTable(OfRound, frozen=True, kw_only=True):
    table: int
