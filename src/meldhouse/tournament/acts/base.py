"""What every act is made of: its name in the log, and what names and texts may be."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

Role = Literal["director", "referee", "scorekeeper", "player", "spectator"]
Name = Annotated[str, Meta(max_length=80)]
Text = Annotated[str, Meta(max_length=400)]


def spelled(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", tag=spelled, omit_defaults=True):
    """Something that somebody does."""

    ends: ClassVar[bool] = False
    """Whether the tournament is over with it."""


class OfRound(Act, frozen=True, kw_only=True):
    round: int


class OfTable(OfRound, frozen=True, kw_only=True):
    table: int
