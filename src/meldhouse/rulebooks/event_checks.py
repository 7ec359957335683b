"""Events that cannot be run as a book has them."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.faults import Fault, about
from meldhouse.rulebooks.running import ALONE_ONLY, BRACKETS, PAIRS_ONLY
from meldhouse.rulebooks.schema import Book


def event_faults(book: Book) -> Iterator[Fault]:
    rules = book.tournament
    if rules.movement in (ALONE_ONLY if rules.entry == "pair" else PAIRS_ONLY):
        whom = "pairs" if rules.entry == "pair" else "people who enter alone"
        yield about("tournament.movement", f"{rules.movement!r} is not for {whom} (entry = {rules.entry!r}).")
    if rules.movement in BRACKETS and rules.tie != "extra-hand":
        yield about("tournament.tie", 'in a bracket somebody must win a match: say "extra-hand".')
    if rules.three and rules.entry == "pair":
        yield about("tournament.three", "pairs play at tables of four; leave it out.")
    if rules.told and not all(left < rules.minutes for left in rules.told):
        yield about("tournament.told", f"a round takes {rules.minutes} minutes, so nothing can be called out then.")
