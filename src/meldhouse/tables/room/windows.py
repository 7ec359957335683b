"""The windows through which people look at a table, and what is sent to each."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Collection

from meldhouse.game import Seat
from meldhouse.tables.room.crowds import Crowd
from meldhouse.tables.room.news import Channel, you
from meldhouse.tables.room.viewers import Viewer
from meldhouse.tables.seen.changes import Fresh
from meldhouse.tables.seen.common import Common, common_of
from meldhouse.tables.seen.seen import Due, Readying
from meldhouse.tables.table import Table


class Windows:
    """The windows of one table, as long as its room lives."""

    def __init__(self, readying: Callable[[], Readying | None], crowd: Crowd) -> None:
        """`readying` returns how far the bots are from being ready."""
        self._readying, self._crowd = readying, crowd
        self.viewers: list[Viewer] = []
        self._people: Counter[str] = Counter()
        self.mark = secrets.token_hex(4)
        """Marks this numbering: it starts over for every chair, and whenever a table is loaded again."""
        self._channels: dict[Seat | None, Channel] = {}
        self._common: Common | None = None

    def open(self, viewer: Viewer, table: Table, since: int | None, mark: str) -> None:
        """`since` and `mark` are what the viewer had before, as `you` told them."""
        chair = table.chair_of(viewer.person.id)
        viewer.has = since if mark == self._mark_of(chair.seat if chair is not None else None) else None
        self.viewers.append(viewer)
        self._people[viewer.person.id] += 1

    @property
    def is_watched(self) -> bool:
        """Whether a spectator has been shown everything."""
        return any(viewer.seat is None and viewer.is_greeted for viewer in self.viewers)

    def remove(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._people[viewer.person.id] -= 1
            if not self._people[viewer.person.id]:
                del self._people[viewer.person.id]

    def close_others(self, viewer: Viewer) -> None:
        """A player's newest window is the one that plays."""
        if viewer.seat is None or viewer not in self.viewers:
            return
        for other in [one for one in self.viewers if one is not viewer and one.person.id == viewer.person.id]:
            self.remove(other)
            other.close("elsewhere")

    @property
    def people(self) -> Collection[str]:
        """Everybody who looks through any of them."""
        return self._people.keys()

    def show(self, table: Table, due: Due | None) -> tuple[Viewer, ...]:
        """Send each viewer what has changed for them; returns those who were too slow for it."""
        self._common = common_of(table, self._here(table), self._common, readying=self._readying())
        fresh = Fresh(self._common)
        messages: dict[Seat | None, bytes | None] = {}
        seats = {chair.person: chair.seat for chair in table.chairs.values() if chair.person}
        waits = {one.person: one.seat for one in table.newcomers.values()}
        for viewer in self.viewers:
            seat = seats.get(viewer.person.id)
            had, viewer.waits = viewer.waits, waits.get(viewer.person.id)
            if seat not in messages:
                messages[seat] = self._channel(seat, table).news(table, fresh, due)
            if seat != viewer.seat or not viewer.is_greeted:
                viewer.seat = seat
                self.greet(viewer, table)
                continue
            if (message := messages[seat]) is not None and seat is None:
                self._crowd.tell(viewer, message)
            elif message is not None:
                viewer.put(message)
            if had != viewer.waits:
                self._tell_who(viewer, table)
        return tuple(viewer for viewer in self.viewers if viewer.why_closed)

    def show_whole(self, viewer: Viewer, table: Table) -> None:
        viewer.put(self._channel(viewer.seat, table).whole(table))

    def greet(self, viewer: Viewer, table: Table) -> None:
        """Send this window what it has missed, or everything."""
        channel = self._channel(viewer.seat, table)
        self._tell_who(viewer, table)
        missed = channel.since(viewer.has) if viewer.has is not None else None
        viewer.has, viewer.is_greeted = None, True
        if missed is None:
            viewer.put(channel.whole(table))
        for message in missed or ():
            viewer.put(message)

    def _tell_who(self, viewer: Viewer, table: Table) -> None:
        """Tell this window whose it is."""
        viewer.put(you(table, self._mark_of(viewer.seat), viewer.person, viewer.seat, viewer.waits))

    def _mark_of(self, seat: Seat | None) -> str:
        return f"{self.mark}-{seat or 'watching'}"

    def _channel(self, seat: Seat | None, table: Table) -> Channel:
        if seat not in self._channels:
            common = common_of(table, self._here(table), readying=self._readying())
            self._channels[seat] = Channel(seat, table, common)
        return self._channels[seat]

    def _here(self, table: Table) -> frozenset[Seat]:
        people = self.people
        return frozenset(chair.seat for chair in table.chairs.values() if chair.person and chair.person in people)
