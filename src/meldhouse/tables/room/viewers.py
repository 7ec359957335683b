"""Viewers of a table: each has a queue of messages that the web server sends on."""

from __future__ import annotations

from meldhouse.game import Refusal, Seat
from meldhouse.messages import Voice
from meldhouse.tables.asking import Person
from meldhouse.tables.room.mailbox import Mailbox
from meldhouse.tables.room.news import refused

WAITING = 256
"""A reader this many messages behind is too slow: they are cut off, and get everything when they are back."""

ENGLISH = Voice()


class Viewer:
    """One window of one person. The owner of the socket reads what is put here; None is the end."""

    def __init__(self, person: Person, voice: Voice = ENGLISH) -> None:
        self.person = person
        self.voice = voice
        self.seat: Seat | None = None
        self.waits: Seat | None = None
        self.has: int | None = None
        """The last message it got before its connection was lost."""
        self.is_greeted = False
        self.messages: Mailbox[bytes | None] = Mailbox()
        self.why_closed = ""
        """``elsewhere``: the same person looks from another window now. ``slow``, ``closed``."""

    def put(self, message: bytes, *, wake: bool = True) -> None:
        """Without `wake`, it waits until something else wakes the reader."""
        if self.why_closed:
            return
        if len(self.messages) < WAITING:
            (self.messages.put_nowait if wake else self.messages.put_quietly)(message)
        else:
            self.close("slow")

    def refuse(self, id: str, refusal: Refusal) -> None:
        """The answer to the request `id`."""
        self.put(refused(id, refusal, self.voice))

    def close(self, why: str) -> None:
        if self.why_closed:
            return
        self.why_closed = why
        self.messages.put_nowait(None)
