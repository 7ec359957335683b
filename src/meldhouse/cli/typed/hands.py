"""Hands laid out to read, a line for each seat, suit by suit; and what was bid and played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from meldhouse.cli.output import INDENT, Page
from meldhouse.cli.speaking import say
from meldhouse.game import Seat
from meldhouse.game.state import Call
from meldhouse.messages import Message, fact
from meldhouse.pieces import SUIT_SYMBOLS, SUITS, Card, Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

if TYPE_CHECKING:
    from rich.text import Text


def side_name(account: str) -> str:
    """
    >>> side_name("NS"), side_name("W")
    ('North–South', 'West')
    """
    return say(side_fact(account))


def side_fact(account: str) -> Message:
    """A ledger name: a side, a seat, or everybody."""
    return fact("cli-everybody") if len(account) > 2 else fact("cli-side", side=account)


def show_all(page: Page, hands: Mapping[Seat, tuple[Piece, ...]], kitty: tuple[Piece, ...] = ()) -> None:
    """Show everybody's hand, and the pieces set aside."""
    shown = {say(fact("seat", seat=seat)): pieces for seat, pieces in hands.items()}
    show_hands(page, {**shown, say(fact("cli-kitty")): kitty} if kitty else shown)


def show_hands(page: Page, hands: Mapping[str, tuple[Piece, ...]]) -> None:
    """Show a line for each hand; suits are lined up where there is room."""
    from rich.table import Table

    cards = any(isinstance(piece, Card) for pieces in hands.values() for piece in pieces)
    parts = {name: _by_suit(page, pieces) if cards else [page.faces(pieces)] for name, pieces in hands.items()}
    widths = [max(len(part) for part in column) for column in zip(*parts.values(), strict=True)]
    head = max(len(name) for name in hands) + 2
    aligned = INDENT + head + sum(widths) + 2 * (len(widths) - 1) <= page.console.width
    grid = Table.grid()
    grid.add_column(width=head + INDENT)
    grid.add_column()
    for name, columns in parts.items():
        line = page.text("")
        for width, part in zip(widths, columns, strict=True):
            shown = part.copy()
            if aligned:
                shown.pad_right(width - len(part))
            line.append_text(page.text("  ") if len(line) else page.text("")).append_text(shown)
        grid.add_row(page.text(f"{' ' * INDENT}{name}", "bold"), line)
    page.show(grid)


def _by_suit(page: Page, pieces: tuple[Piece, ...]) -> list[Text]:
    columns = []
    for suit in SUITS:
        ranks = [
            "10" if card.rank == "T" else card.rank for card in pieces if isinstance(card, Card) and card.suit == suit
        ]
        sign = SUIT_SYMBOLS[suit] if page.symbols else f"{suit}:"
        dash = "—" if page.symbols else "-"
        columns.append(page.text(" ".join((sign, *(ranks or [dash]))), "red" if suit in "HD" else ""))
    return columns


def bidding(book: Book, calls: Iterable[Call]) -> Message:
    """Show the calls, in turn."""
    return fact("cli-bidding", calls=tuple(_call(book, one) for one in calls))


def _call(book: Book, call: Call) -> Message:
    if call.amount is None:
        return fact("cli-call-pass", seat=call.seat)
    return fact("cli-call", seat=call.seat, bid=bid_fact(book, call.amount))


def has_bid(book: Book, bidder: Seat, amount: int, trump: str | None, *, dropped: bool = False) -> Message:
    bid, how = bid_fact(book, amount), "dropped" if dropped else "bid"
    if trump is None:
        return fact("cli-has-bid", seat=bidder, bid=bid, how=how)
    return fact("cli-has-bid-trump", seat=bidder, bid=bid, trump=trump, how=how)
