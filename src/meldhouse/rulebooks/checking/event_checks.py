"""Checks for events that cannot be run the way a book says."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.reading.faults import Fault, about
from meldhouse.rulebooks.running import ALONE_ONLY, BRACKETS, PAIRS_ONLY
from meldhouse.rulebooks.schema import Book


def event_faults(book: Book) -> Iterator[Fault]:
    rules = book.tournament
    if rules.movement in (ALONE_ONLY if rules.entry == "pair" else PAIRS_ONLY):
        yield about("tournament.movement", fact("book-movement", movement=rules.movement, entry=rules.entry))
    if rules.movement in BRACKETS and rules.tie != "extra-hand":
        yield about("tournament.tie", fact("book-bracket-tie"))
    if rules.three and rules.entry == "pair":
        yield about("tournament.three", fact("book-three-pairs"))
    if rules.told and not all(left < rules.minutes for left in rules.told):
        yield about("tournament.told", fact("book-told-late", minutes=rules.minutes))
