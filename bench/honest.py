"""What an honest window does for a fair deal: it commits to a number, and reveals it when everything is sealed."""

from __future__ import annotations

from random import Random
from typing import Any

from meldhouse.game.fairness import DealId, Sheet, commitment


class Honest:
    """One person's window at one table; `table` is the page's current copy of it."""

    def __init__(self, id: str, lot: Random) -> None:
        self.id, self.lot = id, lot
        self.numbers: dict[DealId, str] = {}

    def ready(self, table: dict[str, Any], number: bytes | None = None) -> dict[str, Any]:
        place = DealId(self.id, table["number"] + 1, table["fair"]["attempt"])
        drawn = number if number is not None else self.lot.randbytes(32)
        self.numbers[place] = drawn.hex()
        said = commitment(place, table["seat"] or "S", drawn)
        return {"ask": "ready", "hand": place.hand, "attempt": place.attempt, "commitment": said}

    def opening(self, table: dict[str, Any]) -> dict[str, Any] | None:
        """Reveal the number when the table waits for it; without the number, ask to start over."""
        text, seat = table.get("fair", {}).get("sheet"), table.get("seat")
        sheet = Sheet.read(text) if text else None
        if sheet is None or seat not in sheet.commitments or seat in table["fair"]["opened"]:
            return None
        number = self.numbers.get(sheet.place)
        if number is None or not sheet.fits(seat, number):
            return {"ask": "lost", "seal": sheet.seal}
        return {"ask": "open", "seal": sheet.seal, "number": number}
