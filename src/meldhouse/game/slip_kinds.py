"""How hands end, in kinds; and faults of a slip with the clause they go by."""

from __future__ import annotations

from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault, about

PLAYED = ("played", "stopped", "claimed", "awarded")
"""Endings after which everybody has what he took."""
BEGUN = (*PLAYED, "renege", "forfeited")
"""Endings of hands that had got as far as the play."""
WITHOUT_TRUMP = ("no-marriage", "silenced", "passed-out")
STRUCK = {
    "void": "the hand does not count",
    "misdealt": "the hand does not count",
    "broken-off": "ended before there was a bid and a trump: nothing but penalties counts",
}
"""Hands that do not count, whatever had happened in them, and the words for it."""
UNCOUNTED = ("passed-out", *STRUCK)
"""Hands that are dealt again and decide nothing."""


def cited(book: Book, key: str, sentence: str, *codes: str) -> Fault:
    """What is wrong with `key`, by the first of `codes` for which the house has a clause."""
    clause = next((clause for code in codes if (clause := book.cite(code))), None)
    return about(key, f"{sentence} ({clause})." if clause else f"{sentence}.", clause=clause)
