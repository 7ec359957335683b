"""What a club's score sheet has room for: derived from its rulebook, so that a club's own book gets a fitting sheet
too."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game.seats import seating_of
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.tournament.prints.speech import Said

Figures = Literal["bid", "meld", "take", "total", "marks"]


class SheetForm(msgspec.Struct, frozen=True, kw_only=True):
    """The form of a sheet."""

    house: Said
    words: dict[str, str] = {}
    """These rules' own words for things."""
    version: str = ""
    sides: dict[str, tuple[str, ...]]
    """The sides and the seats of each: ``NS`` with N and S, or single seats."""
    columns: tuple[Figures, ...]
    """What is written for each side in each hand."""
    trump: bool = False
    """Whether trump is written; never if players must remember it."""
    suits: bool = True
    """Whether trump is one of the four suits."""
    kitty: bool = False
    """Whether the number of trumps buried is announced, and so written."""
    hands: int = 0
    """How many hands a sheet has; 0 if a game goes on until somebody reaches the target."""
    target: int = 0
    marks: bool = False
    mark: int = 0
    """The bid that is worth one mark; bids of two marks and more are written as marks."""
    games: int = 1
    """The games of a match, at most."""
    personal: bool = False
    """Whether players have accounts of their own."""
    bonus: tuple[Message, ...] = ()
    """What is paid besides the hands."""
    board_set: bool = False
    fee_cents: int = 0
    closed: Literal["open", "signed", "agreed"] = "open"

    @property
    def seats(self) -> tuple[str, ...]:
        """Clockwise from North."""
        return tuple(sorted((seat for seats in self.sides.values() for seat in seats), key="NESW".index))


def form_of(book: Book) -> SheetForm:
    """The sheet of `book`.

    >>> from meldhouse.rulebooks import load_book
    >>> form_of(load_book("st-hilary")).columns, form_of(load_book("n42pa")).target
    (('bid', 'meld', 'take', 'total'), 7)
    """
    marks = book.scoring.style == "marks"
    points: tuple[Figures, ...] = ("bid", "meld", "take", "total") if book.has_meld else ("bid", "take", "total")
    to_hands = book.match.until == "hands"
    return SheetForm(
        house=book.called,
        words=dict(book.voice.words),
        version=book.version,
        sides=dict(seating_of(book).members),
        columns=("bid", "marks") if marks else points,
        trump=book.match.trump_recorded or book.trump.shown == "always",
        suits=book.deck.pieces == "cards",
        kitty=book.deal.kitty > 0 and book.kitty.declare_trumps,
        hands=book.match.hands if to_hands else 0,
        target=0 if to_hands else book.match.target,
        marks=marks,
        mark=book.auction.mark or 0,
        games=book.match.best_of,
        personal=book.table.accounts == "player",
        bonus=_bonus(book),
        board_set=book.board.off_board == "set",
        fee_cents=book.scoring.fee_cents or book.renege.fee_cents,
        closed=book.match.sheet,
    )


def _bonus(book: Book) -> tuple[Message, ...]:
    scoring = book.scoring
    found = []
    if scoring.all_points_bonus:
        by = "tricks" if scoring.all_points_by == "tricks" else "points"
        found.append(fact("paper-bonus-all", bonus=scoring.all_points_bonus, by=by, points=book.points_in_play))
    if scoring.skunk_bonus:
        found.append(fact("paper-bonus-skunk", bonus=scoring.skunk_bonus))
    return tuple(found)
