"""Which cookies are still valid. Logging in or out, changing a password, and taking a role by a link put a new mark in
the cookie. Cookies with an older mark are worthless, so neither copies nor cookies from before an account work."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec

from meldhouse.journal import Conflict, Journal

Marks = tuple[str, ...]
MOST = 50
"""Browsers per person; one more login logs out the oldest."""
REMEMBERED = 20_000


class KeptSessions:
    """Stored in the journal: a stream for each person who ever got a mark; its last entry holds all valid marks. Guests
    without a mark are known by their id alone."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        # One server owns a journal, so cached entries stay true until changed here.
        self._known: OrderedDict[str, Marks | None] = OrderedDict()
        self._windows: defaultdict[str, set[tuple[str, Callable[[], None]]]] = defaultdict(set)

    async def counts(self, person: str, mark: str, *, has_account: bool) -> bool:
        """Whether a cookie of this person with this mark is still valid."""
        marks = await self._marks(person)
        return mark in marks if marks is not None else not has_account

    async def renew(self, person: str, mark: str) -> str:
        """Give this browser a new mark for this person; the browser's old mark ends. An account's other browsers stay
        logged in; a guest has no others."""
        return await self._put(person, lambda marks: tuple(one for one in marks if one != mark))

    async def only(self, person: str) -> str:
        """Log out all other browsers."""
        return await self._put(person, lambda _marks: ())

    async def end(self, person: str, mark: str) -> None:
        """Log out this browser."""
        await self._change(person, lambda marks: tuple(one for one in marks if one != mark))

    async def _put(self, person: str, kept: Callable[[Marks], Marks]) -> str:
        new = secrets.token_urlsafe(12)
        await self._change(person, lambda marks: (*kept(marks), new)[-MOST:])
        return new

    async def _change(self, person: str, change: Callable[[Marks], Marks]) -> None:
        stream = _stream(person)
        while True:
            with suppress(Conflict):
                entries = await self._journal.read(stream)
                marks = change(_read(entries[-1].body) if entries else ())
                await self._journal.append(stream, len(entries), [msgspec.json.encode(marks)])
                break
        self._remember(person, marks)
        for mark, close in tuple(self._windows.get(person, ())):
            if mark not in marks:
                close()

    async def _marks(self, person: str) -> Marks | None:
        if person not in self._known:
            entries = await self._journal.read(_stream(person))
            if person not in self._known:  # it may have changed during the read
                self._remember(person, _read(entries[-1].body) if entries else None)
        self._known.move_to_end(person)
        return self._known[person]

    def _remember(self, person: str, marks: Marks | None) -> None:
        self._known[person] = marks
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    @contextmanager
    def window(self, person: str, mark: str, close: Callable[[], None]) -> Iterator[None]:
        """Watches an open window of this person, to close it when its cookie is no longer valid."""
        held = (mark, close)
        self._windows[person].add(held)
        marks = self._known.get(person)
        if marks is not None and mark not in marks:  # logged out while the window was opening
            close()
        try:
            yield
        finally:
            self._windows[person].discard(held)
            if not self._windows[person]:
                del self._windows[person]


def _read(body: bytes) -> Marks:
    return msgspec.json.decode(body, type=Marks)


def _stream(person: str) -> str:
    return f"session/{hashlib.sha256(person.encode()).hexdigest()}"
