"""The lines of a score sheet as its page shows them: what happened, what it brought, and the sums."""

from __future__ import annotations

from typing import Any

from meldhouse.game import Entry
from meldhouse.tournament.reckoning import Line
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import State
from meldhouse.web.events.slip_words import story


def counts(line: Line, entry: Entry) -> bool:
    """Quarters are money, and a hand that only decides a draw brings nothing."""
    return not line.extra and entry.unit != "cents"


def rows_of(state: State, sheet: Sheet) -> list[dict[str, Any]]:
    """Every hand with its story, what it brought, and the sum so far."""
    found: list[dict[str, Any]] = []
    sums = dict.fromkeys(sheet.seats, 0)
    for number, line in enumerate(sheet.sums.lines, 1):
        brought = dict.fromkeys(sheet.seats, 0)
        for entry in line.entries:
            for seat in entry.seats:
                brought[seat] += entry.points if counts(line, entry) else 0
        for seat, points in brought.items():
            sums[seat] += points
        found.append(
            {
                "number": number,
                "dealer": line.dealer,
                "story": story(sheet.book, line.slip, {seat: state.name(who) for seat, who in sheet.seats.items()}),
                "meld": line.slip.meld,
                "take": line.slip.take,
                "brought": brought,
                "sums": dict(sums),
                "extra": line.extra,
                "mended": [one for one in sheet.mended if one.hand == number],
            }
        )
    return found
