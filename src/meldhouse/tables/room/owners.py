"""Tables opened for others, for example by a tournament: they have a `home`, and ask there."""

from __future__ import annotations

import logging
from typing import Protocol

from meldhouse.game import Refusal
from meldhouse.tables.asking import Person
from meldhouse.tables.table import Table

log = logging.getLogger(__name__)


class Owner(Protocol):
    async def as_whom(self, who: Person, table: Table) -> Person:
        """The id under which a person comes to that table: its chairs are kept for people only the owner knows."""

    async def scored(self, id: str, table: Table) -> None:
        """A hand of that table is on the score sheet, and on disk. It may be reported again, which must do no harm."""

    async def why_no_hand(self, id: str, table: Table) -> Refusal | None:
        """Why no further hand is dealt there now, or None if one is."""


async def come_as(owner: Owner | None, who: Person, table: Table) -> Person:
    return await owner.as_whom(who, table) if owner is not None and table.terms.home else who


async def why_no_hand(owner: Owner | None, id: str, table: Table) -> Refusal | None:
    """Asked where a hand might be dealt next."""
    is_asked = table.terms.home and table.stage in ("between", "over")
    return await owner.why_no_hand(id, table) if owner is not None and is_asked else None


async def tell_owner(owner: Owner | None, id: str, table: Table) -> None:
    """The table does not care what becomes of a hand elsewhere."""
    if owner is None or not table.terms.home:
        return
    try:
        await owner.scored(id, table)
    except Exception:
        log.exception("table %s: its owner could not take a hand", id)
