"""Setting a refereed table for a test."""

from __future__ import annotations

from meldhouse.game import Hand, Play, Seat, steward
from meldhouse.pieces import parse_pieces
from meldhouse.referee.felt import Felt
from meldhouse.rulebooks import Book
from table import fill, house, name_and_settle, won_by


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def felt_dealt(book: Book | str, *, dealer: Seat = "W", scorekeeper: Seat = "S", kitty: str = "", **known: str) -> Felt:
    """A refereed table where the cards are dealt and nothing else has happened."""
    book = house(book) if isinstance(book, str) else book
    hands, aside = fill(book, kitty, **known)
    hand = Hand.with_hands(
        book, dealer=dealer, scorekeeper=scorekeeper, hands=hands, kitty=aside, key=bytes(32), refereed=True
    )
    return Felt(hand, clock=Clock())


def felt_auction(book: Book | str, **known: str) -> Felt:
    """A refereed table where the first bid is due."""
    felt = felt_dealt(book, **known)
    steward.tidy(felt.hand)
    return felt


def felt_tricks(
    book: Book | str, *, bidder: Seat, trump: str, amount: int | None = None, show: bool = True, **known: str
) -> Felt:
    """A refereed table where `bidder` is to lead."""
    felt = felt_auction(book, **known)
    auction = felt.hand.book.auction
    won_by(felt.hand, bidder, amount if amount is not None else auction.opening or auction.minimum)
    name_and_settle(felt.hand, trump, show=show)
    assert felt.hand.phase == "tricks", felt.hand.phase
    return felt


def put(felt: Felt, cards: str) -> Felt:
    """Cards played in turn, right or wrong; finished tricks are turned down by the winners."""
    for piece in parse_pieces(cards):
        steward.tidy(felt.hand)
        assert felt.hand.turn is not None
        felt.act(Play(felt.hand.turn, piece))
    return felt


def turned(felt: Felt) -> Felt:
    steward.tidy(felt.hand)
    return felt


def led_on(felt: Felt) -> Felt:
    """The next card is played, so that nobody may put anything right by himself any more."""
    if felt.hand.turn is not None and felt.hand.phase == "tricks":
        felt.act(Play(felt.hand.turn, felt.hand.legal_plays()[0]))
    return felt
