"""What goes wrong has one name, in rulings, lists and rule sheets."""

from __future__ import annotations

from meldhouse.messages import Message, fact


def trouble_fact(kind: str) -> Message:
    """Its name."""
    return fact("trouble", kind=kind)
