"""Describes meld and its values."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import fact
from meldhouse.rulebooks.describe.board import hands_can_be_shown
from meldhouse.rulebooks.describe.lines import MeldRow, RuleLine, Sheet, yes
from meldhouse.rulebooks.schema import Book

MELDS: dict[str, int] = {
    "run": 5, "royal": 2, "marriage": 2, "roundhouse": 8, "aces": 4, "kings": 4, "queens": 4, "jacks": 4, "pinochle": 2,
}  # fmt: skip
"""The number of cards in each meld."""


def meld_rows(book: Book) -> Iterator[MeldRow]:
    for kind, size in MELDS.items():
        values: tuple[int, ...] = getattr(book.meld, kind)
        if values:
            cards = fact("meld-cards", kind=kind)
            if kind == "pinochle":
                cards = fact("some-pieces", pieces=tuple(card.text for card in book.pinochle))
            most = min(book.deal.hand // size, len(values))
            yield MeldRow(fact("meld-name", kind=kind), cards, values, book.cite(f"meld-{kind}"), most)
    if nine := book.meld.nine:
        values = tuple(nine * held for held in range(1, book.deck.copies + 1))
        cards = fact("meld-cards", kind="nine")
        yield MeldRow(fact("meld-name", kind="nine"), cards, values, book.cite("meld-nine"), book.deck.copies)


def meld(sheet: Sheet) -> Iterator[RuleLine]:
    if not sheet.book.has_meld:
        return
    rules = sheet.book.meld
    yield from _moment(sheet)
    for kind in rules.compulsory:
        every = yes(rules.compulsory_all)
        yield sheet.chief(fact("rules-compulsory", kind=kind, every=every), "meld-compulsory")
    if rules.compulsory:
        yield sheet.line(fact("rules-kept-back", shown=yes(hands_can_be_shown(sheet.book))), "page-kept-back")
    if rules.seen_by_all and not rules.released:
        yield sheet.line(fact("rules-meld-seen"), "start-seen")
    if rules.lies_until == "end":
        yield RuleLine(fact("rules-meld-lies"))
    if rules.released:
        yield sheet.line(fact("rules-meld-released"), "start-scorekeeper")
    if sheet.book.table.partners:
        yield sheet.line(fact("rules-own-meld"), "page-own-meld")
    yield sheet.line(fact("rules-true-meld"), "page-true-meld")
    yield sheet.line(fact("rules-meld-classes"), "page-classes")
    yield from _runs(sheet)
    yield from _roundhouse(sheet)
    yield from _beyond_a_hand(sheet)


def _moment(sheet: Sheet) -> Iterator[RuleLine]:
    # If the bidder's first marriage decides trump, nobody shows anything before it.
    first = yes(sheet.book.trump.laying == "governs")
    if sheet.book.exchange.form != "none":
        yield sheet.line(fact("rules-meld-after", what="pass", first=first), "meld-exchange", "meld-early")
    elif sheet.book.deal.kitty:
        yield sheet.line(fact("rules-meld-after", what="discard", first=first), "meld-discard", "meld-early")
    else:
        yield sheet.line(fact("rules-meld-after", what="trump", first=first), "meld-early")
    yield sheet.line(fact("rules-meld-late"), "meld-late")


def _runs(sheet: Sheet) -> Iterator[RuleLine]:
    rules = sheet.book.meld
    if not rules.run or not rules.royal:
        return
    if rules.run_keeps_marriage:
        yield RuleLine(fact("rules-run-keeps"))
    elif rules.run_extra:
        yield sheet.line(fact("rules-run-extra", values=rules.run_extra), "page-run-marriage", "meld-run-extra")
    else:
        yield sheet.line(fact("rules-run-marriage"), "page-run-marriage", "meld-run-extra")


def _roundhouse(sheet: Sheet) -> Iterator[RuleLine]:
    rules, hand = sheet.book.meld, sheet.book.deal.hand
    if not rules.roundhouse:
        return
    yield sheet.line(fact("rules-roundhouse"), "meld-roundhouse")
    if len(rules.roundhouse) > 1 and hand >= 2 * MELDS["roundhouse"]:
        yield sheet.line(fact("rules-roundhouse-best"), "meld-roundhouse")
    # A house may price only one and count a second by its parts.
    room = hand >= 2 * MELDS["roundhouse"] and sheet.book.deck.copies > 1
    parts = [rules.kings, rules.queens, rules.royal, rules.marriage]
    if len(rules.roundhouse) == 1 and room and all(len(values) > 1 for values in parts):
        kings, queens, royal, marriage = (values[1] for values in parts)
        total = kings + queens + royal + 3 * marriage
        yield sheet.line(fact("rules-roundhouse-two", kings=kings, queens=queens, all=total), "meld-roundhouse-2")


def _beyond_a_hand(sheet: Sheet) -> Iterator[RuleLine]:
    """Values in the house's table that no hand is large enough for."""
    for kind, size in MELDS.items():
        values: tuple[int, ...] = getattr(sheet.book.meld, kind)
        for times in range(sheet.book.deal.hand // size + 1, len(values) + 1):
            says = fact("rules-meld-beyond", kind=kind, times=times, value=values[times - 1], pieces=times * size)
            yield sheet.line(says, f"meld-{kind}-{times}")
