"""Tables of the St. Hilary card party: the hands that a test names are those held after the blind exchange."""

from __future__ import annotations

from meldhouse.game import (
    Dealt,
    Hand,
    NameTrump,
    PassPieces,
    Seat,
    ShowMeld,
    legal_actions,
    seating_of,
)
from meldhouse.pieces import Piece, parse_pieces, sorted_pieces
from meldhouse.rulebooks import Book
from table import KEY, fill, house, won_by

BOOK: Book = house("st-hilary")


def keyed(book: Book = BOOK, *, dealer: Seat = "W", **known: str) -> Hand:
    """A table where known cards were dealt, and any later deal comes from the tests' key."""
    hands, _ = fill(book, **known)
    return Hand.replayed(Hand(book, dealer=dealer, key=KEY), [Dealt(hands)])


def at_exchange(book: Book = BOOK, *, bidder: Seat = "S", trump: str = "C", amount: int = 15, **known: str) -> Hand:
    """Trump is named, and the two partners are to pass; `known` is what they were dealt."""
    hand = won_by(keyed(book, **known), bidder, amount)
    hand.apply(NameTrump(bidder, trump))
    return hand


def at_meld(book: Book = BOOK, *, bidder: Seat = "S", trump: str = "C", amount: int = 15, **known: str) -> Hand:
    """The exchange is over and everybody holds his `known` cards, with three of them passed by his partner."""
    partner = seating_of(book).partner[bidder]
    assert partner is not None
    held, _ = fill(book, **known)
    to_bidder, to_partner = held[bidder][:3], held[partner][:3]
    before = dict(held)
    before[bidder] = sorted_pieces(held[bidder][3:] + to_partner)
    before[partner] = sorted_pieces(held[partner][3:] + to_bidder)
    start = Hand.replayed(Hand(book, dealer="W", key=KEY), [Dealt(before)])
    hand = won_by(start, bidder, amount)
    hand.apply(NameTrump(bidder, trump))
    hand.apply(PassPieces(partner, to_bidder))
    hand.apply(PassPieces(bidder, to_partner))
    assert hand.state.hands == held
    return hand


def at_lead(
    book: Book = BOOK,
    *,
    bidder: Seat = "S",
    trump: str = "C",
    amount: int = 15,
    melders: str = "",
    **known: str,
) -> Hand:
    """The bidder is to lead. The seats in `melders` have laid all their meld, the others none."""
    hand = at_meld(book, bidder=bidder, trump=trump, amount=amount, **known)
    for seat in hand.state.seating.seats:
        hand.apply(ShowMeld(seat, legal_actions(hand, seat).full_meld() if seat in melders else ()))
    assert hand.turn == bidder
    return hand


def cards(text: str) -> tuple[Piece, ...]:
    return parse_pieces(text)


def card(text: str) -> Piece:
    (piece,) = parse_pieces(text)
    return piece
