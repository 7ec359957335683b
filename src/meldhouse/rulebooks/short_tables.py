"""Tables of meld that end too early: what a club may have meant otherwise than it will be counted."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.meld import MELDS
from meldhouse.rulebooks.describe.phrases import joined, times
from meldhouse.rulebooks.faults import Fault, about
from meldhouse.rulebooks.schema import Book

_BY_PARTS = ("roundhouse",)
"""One more of these than the table prices is counted by its parts, so nothing is lost."""


def short_tables(book: Book, parent: Book | None = None) -> Iterator[Fault]:
    """A warning for each list of values that is shorter than what one hand can hold, unless `parent` has it so."""
    for kind, size in MELDS.items():
        values: tuple[int, ...] = getattr(book.meld, kind)
        inherited = parent is not None and getattr(parent.meld, kind) == values
        held = min(book.deck.copies, book.deal.hand // size)
        if not values or len(values) >= held or kind in _BY_PARTS or inherited:
            continue
        yield about(f"meld.{kind}", _means(book, kind, values, held))


def _means(book: Book, kind: str, values: tuple[int, ...], held: int) -> str:
    given = "1 value is given" if len(values) == 1 else f"{len(values)} values are given"
    more = joined([times(often) for often in range(len(values) + 1, held + 1)], "or")
    same = f"held {more} it counts {values[-1]}, no more than held {times(len(values))}"
    if kind == "run" and book.meld.royal and not book.meld.run_keeps_marriage:
        same += ", but for the marriages left over"
    whole = ", ".join(map(str, (*values, *[values[-1]] * (held - len(values)))))
    return (
        f"{given}, but one hand can hold it {times(held)}: {same}. Give a value for each, or, if it is meant so, "
        f"write {kind} = [{whole}]."
    )
