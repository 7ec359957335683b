"""What slips and records are sent back for: by the ids of messages, whatever their words are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from meldhouse.game import SlipError


@contextmanager
def sent_back(id: str, clause: str | None = None, key: str | None = None, **facts: object) -> Iterator[None]:
    """A slip is sent back for this, among other things."""
    with pytest.raises(SlipError) as raised:
        yield
    told = [(fault.reason, fault) for fault in raised.value.faults]
    assert any(
        message.id == id
        and (clause is None or fault.clause == clause)
        and (key is None or fault.key == key)
        and facts.items() <= message.args.items()
        for message, fault in told
    ), told
