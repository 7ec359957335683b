"""Refereed tables of the two single-deck clubs: everybody's twelve cards are known, and who has shown which meld.

`mcallen_table`: spades are trump and South has the bid. His side melds 20 and the other 13. South can lead the ten of
diamonds, which all can follow; East takes it with the ace and can lead the ace of hearts, which all can follow.

`hilary_table`: clubs are trump and South has the bid. His side melds 20 and the other 9. South can lead the queen of
diamonds, which all can follow and North and East must beat; then East can lead the ace of hearts.
"""

from __future__ import annotations

from collections.abc import Mapping

from felt_table import Clock

from meldhouse.game import Hand, NameTrump, PassPieces, Seat, ShowMeld, score, seating_of, slip_of, steward
from meldhouse.pieces import Piece, parse_pieces, sorted_pieces
from meldhouse.referee.felt import Felt
from table import house, points, won_by

Cards = Mapping[Seat, str]

MCALLEN: Cards = {
    "N": "KS QS AH TH KH QH AD TD QD 9D 9D KC",
    "E": "AS 9S AH TH QH JH AC TC JC AD KD QD",
    "S": "AS TS KS QS JS 9S 9H QC JC 9C TD JD",
    "W": "TS JS KH JH 9H AC TC KC QC 9C KD JD",
}
MCALLEN_MELD: Cards = {"S": "AS TS KS QS JS 9S JD", "E": "AS AH AC AD KD QD 9S"}
MCALLEN_SLIPS: Cards = {"W": "TD 9C 9D AD", "N": "TD JD KC AD", "E": "TD JD 9D 9S", "S": "TD JD 9D AD AH 9C JH QH"}
"""For every seat the plays of a hand in which that seat, and nobody else, does not follow suit."""

HILARY: Cards = {
    "N": "TC AD TD TD KD KD QD KH QH AS TS KS",
    "E": "KC QC 9C QS JD AD AH TH KH AS TS 9S",
    "S": "AC TC KC QC JC 9C QS JD QD 9H JS 9S",
    "W": "AC JC 9D 9D AH TH QH JH JH 9H KS JS",
}
HILARY_MELD: Cards = {"S": "AC TC KC QC JC 9C QS JD", "E": "KC QC 9C QS JD"}
HILARY_SLIPS: Cards = {"W": "QD JH KD AD", "N": "QD 9D QH AD", "E": "QD 9D KD AH", "S": "QD 9D KD AD AH 9S JH QH"}


def mcallen_table(
    name: str = "mcallen", amount: int = 30, *, cards: Cards = MCALLEN, meld: Cards = MCALLEN_MELD, bidder: Seat = "S"
) -> Felt:
    return _at_lead(name, bidder, "S", amount, cards, meld)


def hilary_table(
    amount: int = 24, *, cards: Cards = HILARY, meld: Cards = HILARY_MELD, bidder: Seat = "S", trump: str = "C"
) -> Felt:
    return _at_lead("st-hilary", bidder, trump, amount, cards, meld)


def _at_lead(name: str, bidder: Seat, trump: str, amount: int, cards: Cards, meld: Cards) -> Felt:
    """`bidder`, who speaks first, is to lead; where cards were exchanged everybody holds `cards` after it."""
    book = house(name)
    seating = seating_of(book)
    partner = seating.partner[bidder]
    assert partner is not None
    held = {seat: sorted_pieces(parse_pieces(text)) for seat, text in cards.items()}
    assert not book.pack.faults(piece for pieces in held.values() for piece in pieces)
    dealt, count = dict(held), book.exchange.count if book.exchange.form == "blind" else 0
    dealt[bidder] = sorted_pieces(held[bidder][count:] + held[partner][:count])
    dealt[partner] = sorted_pieces(held[partner][count:] + held[bidder][:count])
    hand = Hand.with_hands(book, dealer=seating.right[bidder], hands=dealt, key=bytes(32), refereed=True)
    steward.tidy(hand)
    won_by(hand, bidder, amount)
    hand.apply(NameTrump(bidder, trump))
    if count:
        hand.apply(PassPieces(partner, held[bidder][:count]))
        hand.apply(PassPieces(bidder, held[partner][:count]))
    for seat in seating.seats:
        hand.apply(ShowMeld(seat, parse_pieces(meld.get(seat, ""))))
    steward.tidy(hand)
    assert (hand.state.hands, hand.turn) == (held, bidder)
    return Felt(hand, clock=Clock())


def card(text: str) -> Piece:
    (piece,) = parse_pieces(text)
    return piece


def cards(text: str) -> tuple[Piece, ...]:
    return parse_pieces(text)


def result(felt: Felt) -> dict[str, int]:
    """What each side has from a hand that is over; a side that has nothing is there with 0."""
    return {"NS": 0, "EW": 0, **points(score(felt.hand.book, slip_of(felt.hand)))}


def pass_time(felt: Felt, seconds: float) -> None:
    felt._clock.now += seconds  # type: ignore[attr-defined]
