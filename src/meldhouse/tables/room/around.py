"""A room as its helpers see it: guests, bots, and the wait for numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from meldhouse.game import Action
from meldhouse.tables import entries as on
from meldhouse.tables.room.inbox import Item
from meldhouse.tables.room.services import Services
from meldhouse.tables.room.viewers import Viewer
from meldhouse.tables.room.windows import Windows
from meldhouse.tables.table import Table


class Around(Protocol):
    """A room, seen from within."""

    id: str
    table: Table
    means: Services
    windows: Windows
    is_unsure: bool

    @property
    def viewers(self) -> list[Viewer]: ...

    def put(self, item: Item) -> None: ...

    def decided(self, action: Action, version: int) -> None: ...

    def time_to_keep(self) -> None: ...

    async def write(self, answered: Callable[[], on.Step]) -> None: ...

    def go_on(self) -> None: ...
