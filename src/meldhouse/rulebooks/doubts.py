"""Clauses that a club has outgrown: a setting was changed, and the clause it goes by still tells the old rule.

Nobody has to list which clause speaks of which setting. The book is told in sentences twice, as its parent plays and as
the club does; where a sentence changed and the clause behind it did not, the clause is in doubt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from meldhouse.messages import Arg, Message, fact
from meldhouse.rulebooks.comparing import differences
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.describe.meld import MELDS
from meldhouse.rulebooks.faults import Fault
from meldhouse.rulebooks.schema import Book, Clause
from meldhouse.rulebooks.section import Section


class Doubt(NamedTuple):
    """A clause that no longer fits, what still cites it, and the settings that were changed."""

    clause: Clause
    cites: tuple[str, ...]
    keys: tuple[str, ...]
    figures: tuple[int, ...]
    """The old figures that stand in the clause; none where the rule itself is another."""

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
    """Every clause of `parent` that `book` goes by although it plays otherwise.

    >>> from meldhouse.rulebooks import load_book, loads_book
    >>> club = loads_book('name = "oak"\\ntitle = "Oak Street"\\nextends = "st-hilary"\\n[auction]\\nminimum = 20')
    >>> [(doubt.clause.id, doubt.cites, doubt.figures) for doubt in doubts(load_book("st-hilary"), club)]
    [('STH-BI-a', ('bid-minimum',), (15,)), ('STH-BI-d', ('all-pass', 'bid-dropped'), (15,))]
    """
    book = msgspec.structs.replace(book, words=parent.words)  # other words are not other rules
    kept = {code for code, clause in parent.cites.items() if _is_kept(parent, book, code, clause)}
    found: dict[str, list[str]] = {}
    figures: dict[str, set[int]] = {}
    while new := _outgrown(parent, book, kept):
        # A sentence is told under the first of its codes; without that one it is told under the next.
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
    """Rulings stand on no page: what the house does is compared itself, and its figures with those of the clause."""
    for name in parent.rulings.__struct_fields__:
        before, after = (getattr(one.rulings, name) for one in (parent, book))
        changed = [part for part in _DONE if getattr(before, part) != getattr(after, part)]
        clause = parent.clause_table.get(before.clause)
        if after.points and parent.scoring.style != book.scoring.style:  # the same figure, of something else
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
"""What a house does about an irregularity."""


def _is_kept(parent: Book, book: Book, code: str, clause: str) -> bool:
    return book.cites.get(code) == clause and book.clause_table[clause].says == parent.clause_table[clause].says


def _outgrown(parent: Book, book: Book, codes: Collection[str]) -> dict[str, set[int]]:
    """The codes under which something new is told that the clause does not say; with the old figures in it."""
    before, after = _told(parent, codes), _told(book, codes)
    found: dict[str, set[int]] = {}
    for code, told in after.items():
        new = [one for one in told if one not in before.get(code, ())]
        old = [one for one in before.get(code, ()) if one not in told]
        if not old:
            continue  # where nothing was told before, the clause cannot tell it as it was
        clause = parent.clause_table[parent.cites[code]]
        gone = set(_figures(old)).difference(_figures(told))
        figures = gone.intersection(_figures(clause.facts.values()))
        # What a club wrote itself may have any figure in it.
        if figures or (gone and clause.text) or (new and _shapes(old) != _shapes(new)):
            found[code] = figures
    return found


def _told(book: Book, codes: Collection[str]) -> dict[str, list[Arg]]:
    """What a book says under each of `codes`, each of which stands in for the clause it cites."""
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
    """One who plays alone is spoken of as a side is, so that this makes no difference."""
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
    """The changed settings without which the same would be told under `codes` as before."""
    now = _told(book, codes)
    keys = []
    for one in differences(parent, book):
        section, _, setting = one.key.partition(".")
        key = setting.partition(".")[0]  # of a section inside a section, all of it
        if key and isinstance(getattr(parent, section, None), Section):
            old = getattr(getattr(parent, section), key)
            back = msgspec.structs.replace(getattr(book, section), **{key: old})
            if _told(msgspec.structs.replace(book, **{section: back}), codes) != now:
                keys.append(one.key)
    return tuple(keys)
