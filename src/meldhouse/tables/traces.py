"""Checks that a stream still gives what it gave when it was written: every act leaves a checksum of its events."""

from __future__ import annotations

import hashlib

from meldhouse.game import Event, encode
from meldhouse.messages import FactError, fact


def traces(events: tuple[Event, ...]) -> str:
    """A checksum of what happened."""
    return hashlib.blake2b(b"\n".join(encode(event) for event in events), digest_size=6).hexdigest()


class Diverged(FactError, RuntimeError):
    """The journal no longer gives the same result: it was written by rules that have changed since."""

    def __init__(self) -> None:
        super().__init__(fact("table-diverged"))
