"""Meld and its values."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.board import hands_can_be_shown
from meldhouse.rulebooks.describe.phrases import joined
from meldhouse.rulebooks.describe.telling import Line, MeldRow, Teller
from meldhouse.rulebooks.schema import Book

MELDS: dict[str, tuple[str, str, int]] = {
    "run": ("Run in trump", "A 10 K Q J", 5),
    "royal": ("Marriage in trump", "K Q", 2),
    "marriage": ("Marriage, other suit", "K Q", 2),
    "roundhouse": ("Roundhouse", "K Q of every suit", 8),
    "aces": ("Aces around", "A of every suit", 4),
    "kings": ("Kings around", "K of every suit", 4),
    "queens": ("Queens around", "Q of every suit", 4),
    "jacks": ("Jacks around", "J of every suit", 4),
    "pinochle": ("Pinochle", "Q♠ J♦", 2),
}
"""Each meld's name, its cards, and how many of them it takes."""
TIMES = ("", "", "double ", "triple ", "quadruple ")


def meld_rows(book: Book) -> Iterator[MeldRow]:
    for kind, (name, pieces, size) in MELDS.items():
        values: tuple[int, ...] = getattr(book.meld, kind)
        if values:
            said = book.words.roundhouse if kind == "roundhouse" else name
            pieces = " ".join(card.symbol for card in book.pinochle) if kind == "pinochle" else pieces
            most = min(book.deal.hand // size, len(values))
            yield MeldRow(said[:1].upper() + said[1:], pieces, values, book.cite(f"meld-{kind}"), most)
    if nine := book.meld.nine:
        values = tuple(nine * held for held in range(1, book.deck.copies + 1))
        yield MeldRow("Nine of trump", "9", values, book.cite("meld-nine"), book.deck.copies)


def meld(tell: Teller) -> Iterator[Line]:
    if not tell.book.has_meld:
        return
    rules = tell.book.meld
    yield from _moment(tell)
    for kind in rules.compulsory:
        all_of_it = "all you have" if rules.compulsory_all else "once at least"
        yield tell.chief(f"{kind.capitalize()} around must be laid, {all_of_it}.", "meld-compulsory")
    if rules.compulsory:
        counts = "it counts only if hands are shown" if hands_can_be_shown(tell.book) else "then it counts nothing"
        yield tell.line(f"Other meld may be kept back; {counts}.", "page-kept-back")
    if rules.seen_by_all and not rules.released:
        yield tell.line("Meld stays on the table until everybody has seen it.", "start-seen")
    if rules.lies_until == "end":
        yield Line("Everybody may look at the meld until the hand is over.")
    if rules.released:
        yield tell.line("Meld is taken up again when the scorekeeper lets play begin.", "start-scorekeeper")
    if tell.book.table.partners:
        own = "Partners meld each for himself; only their points are put together."
        yield tell.line(own, "page-own-meld")
    yield tell.line("Meld counts what it is worth, whatever was said of it.", "page-true-meld")
    once = "A card may count in a run or marriage, in an around and in a pinochle, once in each."
    yield tell.line(once, "page-classes")
    yield from _runs(tell)
    yield from _roundhouse(tell)
    yield from _beyond_a_hand(tell)


def _moment(tell: Teller) -> Iterator[Line]:
    # Where his first marriage decides trump, nobody lays anything before it.
    first = ", by the bidder first" if tell.book.trump.laying == "governs" else ""
    if tell.book.exchange.form != "none":
        passed = f"Meld is laid after both partners have passed their cards{first}."
        yield tell.line(passed, "meld-exchange", "meld-early")
    elif tell.book.deal.kitty:
        yield tell.line(f"Meld is laid after the bidder has laid his cards away{first}.", "meld-discard", "meld-early")
    else:
        yield tell.line(f"Meld is laid after trump is named{first}.", "meld-early")
    yield tell.line("It counts only if it is laid before the first lead.", "meld-late")


def _runs(tell: Teller) -> Iterator[Line]:
    rules = tell.book.meld
    if not rules.run or not rules.royal:
        return
    if rules.run_keeps_marriage:
        yield Line("The king and queen in a run count as a marriage too.")
        return
    inside = "The king and queen in a run are not a marriage as well; another king and queen of trump are"
    extra = f", for {joined([str(value) for value in rules.run_extra], 'or')}" if rules.run_extra else ""
    yield tell.line(f"{inside}{extra}.", "page-run-marriage", "meld-run-extra")


def _roundhouse(tell: Teller) -> Iterator[Line]:
    rules, name = tell.book.meld, tell.words.roundhouse
    if not rules.roundhouse:
        return
    yield tell.line(f"Kings, queens and marriages in a {name} add nothing to it.", "meld-roundhouse")
    if len(rules.roundhouse) > 1 and tell.book.deal.hand >= 2 * MELDS["roundhouse"][2]:
        best = "If the same cards are worth more counted by runs, arounds and marriages, they are counted so."
        yield tell.line(best, "meld-roundhouse")
    # A house may price only the first one and let a second be counted by its parts.
    room = tell.book.deal.hand >= 2 * MELDS["roundhouse"][2] and tell.book.deck.copies > 1
    parts = [rules.kings, rules.queens, rules.royal, rules.marriage]
    if len(rules.roundhouse) == 1 and room and all(len(values) > 1 for values in parts):
        kings, queens, royal, marriage = (values[1] for values in parts)
        total = kings + queens + royal + 3 * marriage
        second = (
            f"Two {name}s are counted by their parts instead: kings {kings}, queens {queens} and the marriages, "
            f"{total} in all."
        )
        yield tell.line(second, "meld-roundhouse-2")


def _beyond_a_hand(tell: Teller) -> Iterator[Line]:
    """What stands in the table of the house although no hand is large enough for it."""
    for kind, (name, _, size) in MELDS.items():
        values: tuple[int, ...] = getattr(tell.book.meld, kind)
        said = tell.words.roundhouse if kind == "roundhouse" else name[:1].lower() + name[1:]
        for times in range(tell.book.deal.hand // size + 1, len(values) + 1):
            many = TIMES[times] if times < len(TIMES) else f"{times} times "
            takes = f"it takes {times * size} {tell.pieces}"
            text = f"A {many}{said}, {values[times - 1]} in the table, cannot be held: {takes}."
            yield tell.line(text, f"meld-{kind}-{times}")
