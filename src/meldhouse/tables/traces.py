"""Whether a stream still comes out as it did: every act leaves a short sum of what it brought about."""

from __future__ import annotations

import hashlib

from meldhouse.game import Event, encode
from meldhouse.messages import FactError, fact


def traces(events: tuple[Event, ...]) -> str:
    """A short sum of what happened."""
    return hashlib.blake2b(b"\n".join(encode(event) for event in events), digest_size=6).hexdigest()


class Diverged(FactError, RuntimeError):
    """What stands in the journal does not come out again: it was written by rules that have changed since."""

    def __init__(self) -> None:
        super().__init__(fact("table-diverged"))
