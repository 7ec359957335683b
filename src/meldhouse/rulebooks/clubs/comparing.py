"""What a club's book changes in the book it extends."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec

from meldhouse.rulebooks.loading import ALIASES, book_names, load_book
from meldhouse.rulebooks.schema import Book
from meldhouse.rulebooks.section import Section

SECTIONS = tuple(
    name for name, kind in get_type_hints(Book).items() if isinstance(kind, type) and issubclass(kind, Section)
)


class Difference(NamedTuple):
    """One setting that differs between two books."""

    key: str
    before: Any
    after: Any


def parent_of(book: Book, source: str | Path | None = None) -> Book | None:
    """The book that `book`, read from the file `source`, extends; None if it extends none."""
    if book.extends is None:
        return None
    name = ALIASES.get(book.extends, book.extends)
    if name in book_names() or source is None:
        return load_book(name)
    return load_book(Path(source).parent / book.extends)


def differences(parent: Book, book: Book) -> tuple[Difference, ...]:
    """Every setting, word, citation and clause in which `book` differs from `parent`, in the order of the form.

    >>> from meldhouse.rulebooks import loads_book
    >>> club = loads_book('name = "oak"\\ntitle = "Oak Street"\\nextends = "npa"\\n[auction]\\nminimum = 45')
    >>> differences(load_book("npa"), club)
    (Difference(key='auction.minimum', before=50, after=45),)
    """
    found: list[Difference] = []
    for section in (*SECTIONS, "cites", "readings"):
        old, new = (_flat(getattr(one, section)) for one in (parent, book))
        for key in dict.fromkeys((*old, *new)):
            before, after = old.get(key), new.get(key)
            if before != after:
                found.append(Difference(f"{section}.{key}", before, after))
    before_clauses, after_clauses = parent.clause_table, book.clause_table
    for clause in dict.fromkeys((*before_clauses, *after_clauses)):
        old_text, new_text = (
            table[clause].says if clause in table else None for table in (before_clauses, after_clauses)
        )
        if old_text != new_text:
            found.append(Difference(f"clause.{clause}", old_text, new_text))
    return tuple(found)


def _flat(section: Any) -> dict[str, Any]:
    """The settings of a section; those of a nested section with dotted names, such as meld_aces.points."""
    plain: dict[str, Any] = msgspec.to_builtins(section)
    inner = [key for key in plain if isinstance(getattr(section, key, None), Section)]
    flat = {key: value for key, value in plain.items() if key not in inner}
    return flat | {f"{key}.{part}": value for key in inner for part, value in plain[key].items()}
