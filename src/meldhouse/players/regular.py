"""Whether a hand goes as hands go at automatic tables."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import Bound, Dealt, Event, Irregular, Misdeal, Pulled, PutRight

IRREGULAR = (Irregular, Misdeal, Pulled, Bound, PutRight)


def is_regular(seen: Sequence[Event]) -> bool:
    """Whether nothing irregular has happened since the deal, such as networks never see in training: at a refereed
    table, hands can get the wrong size, pieces lie open, and leads are called for."""
    for event in reversed(seen):
        if isinstance(event, Dealt):
            return True
        if isinstance(event, IRREGULAR):
            return False
    return True
