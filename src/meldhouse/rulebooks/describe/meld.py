"""Meld, its values, and what happens when it cannot carry the bid."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe.telling import Line, MeldRow, Teller
from meldhouse.rulebooks.schema import Book

MELDS: dict[str, tuple[str, str]] = {
    "run": ("Run in trump", "A 10 K Q J"),
    "royal": ("Marriage in trump", "K Q"),
    "marriage": ("Marriage, other suit", "K Q"),
    "roundhouse": ("Roundhouse", "K Q of every suit"),
    "aces": ("Aces around", "A of every suit"),
    "kings": ("Kings around", "K of every suit"),
    "queens": ("Queens around", "Q of every suit"),
    "jacks": ("Jacks around", "J of every suit"),
    "pinochle": ("Pinochle", "Q♠ J♦"),
}


def meld_rows(book: Book) -> Iterator[MeldRow]:
    for kind, (name, pieces) in MELDS.items():
        values: tuple[int, ...] = getattr(book.meld, kind)
        if values:
            said = book.words.roundhouse if kind == "roundhouse" else name
            yield MeldRow(said[:1].upper() + said[1:], pieces, values, book.cite(f"meld-{kind}"))
    if nine := book.meld.nine:
        values = tuple(nine * held for held in range(1, book.deck.copies + 1))
        yield MeldRow("Nine of trump", "9", values, book.cite("meld-nine"))


def meld(tell: Teller) -> Iterator[Line]:
    rules = tell.book.meld
    if not tell.book.has_meld:
        yield Line("There is no meld in this game.")
        return
    yield Line("A card may count in a run or marriage, in an around and in a pinochle, once in each.")
    yield tell.line("Lay your meld after trump is named and before the first lead.", "meld-late", "meld-early")
    for kind in rules.compulsory:
        yield tell.line(f"{kind.capitalize()} around must be laid, all you have.", "meld-compulsory")
    if rules.seen_by_all:
        yield tell.line("Meld stays on the table until everybody has seen it.", "start-seen")
    if rules.released:
        yield tell.line("Meld stays on the table until the scorekeeper says that play may begin.", "start-scorekeeper")
    yield from _board(tell)


def _board(tell: Teller) -> Iterator[Line]:
    rules = tell.book.board
    if rules.dropped_meld:
        dealer = tell.words.dealer
        needs = f"A {dealer} who was given the bid needs meld of {rules.dropped_meld}, or is set without play."
        yield tell.line(needs, "score-no-board")
    if rules.bidder_meld:
        needs = f"{tell.bidders} needs meld of {rules.bidder_meld}, or is set without play."
        yield tell.line(needs, "score-no-board")
    if rules.off_board == "set":
        total = tell.book.points_in_play
        yield tell.line(
            f"A bid that meld and all {total} points in play cannot reach is set at once.", "score-board-set"
        )
    if rules.concede == "never":
        yield tell.line("A bid cannot be given up; the hand is played.", "concede-never")
    elif rules.concede == "off-board":
        given = f"{tell.bidders} may give up, before the first lead, a bid {tell.it} can no longer reach."
        yield tell.line(given, "concede-board")
    else:
        yield tell.line(f"{tell.bidders} may give up the bid before the first lead.", "concede-late")
