"""The base of every part of a rulebook."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

LARGEST = 100_000
"""No number in a card game is larger; typos are."""
Positive = Annotated[int, Meta(ge=1, le=LARGEST)]
NotNegative = Annotated[int, Meta(ge=0, le=LARGEST)]
CardText = Annotated[str, Meta(pattern="^[ATKQJ9][SHCD]$")]
Values = tuple[NotNegative, ...]
"""The worth of a meld held once, twice, three times, four times."""


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a rulebook."""

    def spoken(self) -> dict[str, Any]:
        """The settings that differ from the defaults."""
        found = {}
        for field in msgspec.structs.fields(self):
            value = getattr(self, field.name)
            silent = field.default if field.default is not msgspec.NODEFAULT else None
            if field.default_factory is not msgspec.NODEFAULT:
                silent = field.default_factory()
            if field.required or value != silent:
                found[field.name] = value
        return found


ClauseKind = Literal[
    "deck", "deal", "auction", "pass", "kitty", "meld", "play", "scoring",
    "renege", "claim", "irregularity", "penalty", "conduct", "officials", "tournament",
]  # fmt: skip
"""What a clause is about."""
