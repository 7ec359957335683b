"""Warns about meld tables that end too early: a club may have meant something else than what will be counted."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.meld import MELDS
from meldhouse.rulebooks.reading.faults import Fault, about
from meldhouse.rulebooks.reading.kinds import as_toml
from meldhouse.rulebooks.schema import Book

_BY_PARTS = ("roundhouse",)
"""For these, one more than the table prices is counted by its parts, so nothing is lost."""


def short_tables(book: Book, parent: Book | None = None) -> Iterator[Fault]:
    """A warning for each list of values shorter than what one hand can hold, unless `parent` has the same list."""
    for kind, size in MELDS.items():
        values: tuple[int, ...] = getattr(book.meld, kind)
        inherited = parent is not None and getattr(parent.meld, kind) == values
        held = min(book.deck.copies, book.deal.hand // size)
        if not values or len(values) >= held or kind in _BY_PARTS or inherited:
            continue
        last = values[-1]
        yield about(
            f"meld.{kind}",
            fact(
                "book-short-table",
                given=len(values),
                held=held,
                points=last,
                marriages="yes" if kind == "run" and book.meld.royal and not book.meld.run_keeps_marriage else "no",
                write=f"{kind} = {as_toml((*values, *[last] * (held - len(values))))}",
            ),
        )
