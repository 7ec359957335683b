"""Clauses that no longer fit: the club changed a setting, but its clause still tells the old rule.

This needs no list of which clause covers which setting. The book is described twice, as its parent plays and as the
club does. If a line changed and the clause behind it did not, the clause is in doubt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from meldhouse.messages import Arg, Message, fact
from meldhouse.rulebooks.clubs.comparing import differences
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.describe.meld import MELDS
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.schema import Book, Clause
from meldhouse.rulebooks.section import Section


class Doubt(NamedTuple):
    """A clause that no longer fits, what still cites it, and the settings that were changed."""

    clause: Clause
    cites: tuple[str, ...]
    keys: tuple[str, ...]
    figures: tuple[int, ...]
    """The old figures in the clause; none if the rule itself is different."""

    def fault(self) -> Fault:
        says = fact(
            "book-doubt",
            keys=self.keys,
            cites=self.cites,
            clause=self.clause.id,
            figures=self.figures,
            wording=self.clause.says,
        )
        return Fault(says, key=self.keys[0] if self.keys else None, clause=self.clause.id)


def doubts(parent: Book, book: Book) -> list[Doubt]:
    """Every clause of `parent` that `book` still cites although it plays differently.

    >>> from meldhouse.rulebooks import load_book, loads_book
    >>> club = loads_book('name = "oak"\\ntitle = "Oak Street"\\nextends = "st-hilary"\\n[auction]\\nminimum = 20')
    >>> [(doubt.clause.id, doubt.cites, doubt.figures) for doubt in doubts(load_book("st-hilary"), club)]
    [('STH-BI-a', ('bid-minimum',), (15,)), ('STH-BI-d', ('all-pass', 'bid-dropped'), (15,))]
    """
    book = msgspec.structs.replace(book, words=parent.words)  # different words are not different rules
    kept = {code for code, clause in parent.cites.items() if _is_kept(parent, book, code, clause)}
    found: dict[str, list[str]] = {}
    figures: dict[str, set[int]] = {}
    while new := _outgrown(parent, book, kept):
        # A line is listed under the first of its codes; without that one, under the next.
        kept -= new.keys()
        for code, old in new.items():
            clause = parent.cites[code]
            found.setdefault(clause, []).append(code)
            figures.setdefault(clause, set()).update(old)
    told = [
        Doubt(parent.clause_table[clause], tuple(codes), _keys(parent, book, codes), tuple(sorted(figures[clause])))
        for clause, codes in found.items()
    ]
    return [*told, *_ruling_doubts(parent, book)]


def _ruling_doubts(parent: Book, book: Book) -> Iterator[Doubt]:
    """Rulings are on no page, so compare the remedies themselves, and their figures with those of the clause."""
    for name in parent.rulings.__struct_fields__:
        before, after = (getattr(one.rulings, name) for one in (parent, book))
        changed = [part for part in _DONE if getattr(before, part) != getattr(after, part)]
        clause = parent.clause_table.get(before.clause)
        if after.points and parent.scoring.style != book.scoring.style:  # the same figure for another unit
            changed.append("unit")
        if not changed or clause is None or after.clause != clause.id:
            continue
        if book.clause_table[clause.id].says == clause.says:
            figures = {getattr(before, part) for part in changed if part in _FIGURES}
            old = figures.intersection(_figures(clause.facts.values()))
            keys = tuple("scoring.style" if part == "unit" else f"rulings.{name}.{part}" for part in changed)
            yield Doubt(clause, (f"rulings.{name}",), keys, tuple(sorted(old)))


_FIGURES = ("points", "cents", "most")
_DONE = ("remedies", "account", *_FIGURES)
"""A house's remedy for an irregularity."""


def _is_kept(parent: Book, book: Book, code: str, clause: str) -> bool:
    return book.cites.get(code) == clause and book.clause_table[clause].says == parent.clause_table[clause].says


def _outgrown(parent: Book, book: Book, codes: Collection[str]) -> dict[str, set[int]]:
    """The codes under which something new is told that the clause does not say, with the clause's old figures."""
    before, after = _told(parent, codes), _told(book, codes)
    found: dict[str, set[int]] = {}
    for code, told in after.items():
        new = [one for one in told if one not in before.get(code, ())]
        old = [one for one in before.get(code, ()) if one not in told]
        if not old:
            continue  # nothing was told before, so the clause cannot be outdated
        clause = parent.clause_table[parent.cites[code]]
        gone = set(_figures(old)).difference(_figures(told))
        figures = gone.intersection(_figures(clause.facts.values()))
        # A club's own text may contain any figure.
        if figures or (gone and clause.text) or (new and _shapes(old) != _shapes(new)):
            found[code] = figures
    return found


def _told(book: Book, codes: Collection[str]) -> dict[str, list[Arg]]:
    """What a book says under each of `codes`, with each code standing in for the clause it cites."""
    coded = msgspec.structs.replace(book, cites={code: code for code in book.cites if code in codes})
    told: dict[str, list[Arg]] = {}
    for chapter in describe(coded):
        for line in chapter.lines:
            if line.clause in coded.cites:
                told.setdefault(line.clause, []).append(_impersonal(line.says))
    for kind in MELDS:
        for times, value in enumerate(getattr(book.meld, kind), start=1):
            own = f"meld-{kind}-{times}"
            code = own if own in codes else f"meld-{kind}"
            if code in codes:
                told.setdefault(code, []).append(value)
    if "meld-nine" in codes and book.meld.nine:
        told["meld-nine"] = [book.meld.nine]
    return told


def _impersonal(says: Message) -> Message:
    """Treat a player alone like a side, so that this makes no difference."""
    return Message(says.id, {name: value for name, value in says.args.items() if name != "alone"})


def _figures(facts: Iterable[Arg]) -> Iterator[int]:
    """
    >>> list(_figures([Message("x", {"a": 3, "b": (12, "AS"), "c": Message("y", {"d": 25})}), 48]))
    [3, 12, 25, 48]
    """
    for one in facts:
        if isinstance(one, int):
            yield one
        elif isinstance(one, Message):
            yield from _figures(one.args.values())
        elif isinstance(one, tuple):
            yield from _figures(one)


def _shapes(facts: Iterable[Arg]) -> set[Arg]:
    return {_shape(one) for one in facts}


def _shape(one: Arg) -> Any:
    """A fact without its figures."""
    if isinstance(one, int):
        return 0
    if isinstance(one, Message):
        return Message(one.id, {name: _shape(value) for name, value in one.args.items()})
    return tuple(_shape(part) for part in one) if isinstance(one, tuple) else one


def _keys(parent: Book, book: Book, codes: Collection[str]) -> tuple[str, ...]:
    """The changed settings without which the lines under `codes` would be as before."""
    now = _told(book, codes)
    keys = []
    for one in differences(parent, book):
        section, _, setting = one.key.partition(".")
        key = setting.partition(".")[0]  # a nested section counts as a whole
        if key and isinstance(getattr(parent, section, None), Section):
            old = getattr(getattr(parent, section), key)
            back = msgspec.structs.replace(getattr(book, section), **{key: old})
            if _told(msgspec.structs.replace(book, **{section: back}), codes) != now:
                keys.append(one.key)
    return tuple(keys)
