"""Those who look at a table: each has a queue of messages that somebody else sends on."""

from __future__ import annotations

from meldhouse.game import Refusal, Seat
from meldhouse.messages import Voice
from meldhouse.tables.asking import Person
from meldhouse.tables.mailbox import Mailbox
from meldhouse.tables.news import refused

WAITING = 256
"""A reader who is so many messages behind is too slow; he is cut off, and gets everything when he is back."""

ENGLISH = Voice()


class Viewer:
    """One window of one person. What is put here is read by whoever holds the socket; None is the end."""

    def __init__(self, person: Person, voice: Voice = ENGLISH) -> None:
        self.person = person
        self.voice = voice
        self.seat: Seat | None = None
        self.waits: Seat | None = None
        self.has: int | None = None
        """The last message that it got before its connection was lost."""
        self.is_greeted = False
        self.messages: Mailbox[bytes | None] = Mailbox()
        self.why_closed = ""
        """``elsewhere``: the same person looks from another window now. ``slow``, ``closed``."""

    def put(self, message: bytes, *, wake: bool = True) -> None:
        """Without `wake` it lies there until whoever reads is woken by somebody else."""
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
