"""A table of Texas 42 on felt: South has the bid, fours are trump, and everybody's dominoes are known."""

from __future__ import annotations

from felt_table import felt_auction, put, turned

from meldhouse.game import Seat, Slip, score, seen, slip_of, view
from meldhouse.pieces import Piece, parse_piece
from meldhouse.referee.felt import Felt
from table import call, house, name_and_settle, points

N42 = house("n42pa")
HANDS: dict[Seat, str] = {
    "S": "4-4 6-4 5-4 5-1 6-6 2-2 1-1",
    "W": "5-2 3-3 6-0 2-0 1-0 4-0 3-1",
    "N": "5-0 6-1 3-0 2-1 0-0 4-1 6-2",
    "E": "5-5 5-3 6-5 6-3 4-2 4-3 3-2",
}
"""West shakes. South leads the five-one: West has one five, North another, and East wins with any of his three."""
HONEST = "5-1 5-2 5-0 5-3"
WEST_RENEGES = "5-1 3-3 5-0 5-3"
NORTH_RENEGES = "5-1 5-2 6-1 5-3"
_CALLS: dict[int, tuple[int | None, ...]] = {126: (None, 84, 126, None), 168: (84, 126, 168, None)}


def bidding(**known: str) -> Felt:
    """Everybody's dominoes stand, and North speaks first."""
    return felt_auction(N42, **{**HANDS, **known})


def south_has_it(amount: int = 31, **known: str) -> Felt:
    """South has the bid and trump is not named yet."""
    felt = bidding(**known)
    call(felt.hand, *_CALLS.get(amount, (None, None, amount, None)))
    assert (felt.hand.state.bidder, felt.hand.state.amount) == ("S", amount)
    return felt


def fours(amount: int = 31, **known: str) -> Felt:
    """South has named fours and is to lead."""
    felt = south_has_it(amount, **known)
    name_and_settle(felt.hand, "4")
    assert (felt.hand.phase, felt.hand.turn) == ("tricks", "S")
    return felt


def tile(text: str) -> Piece:
    return parse_piece(text)


def marks(felt: Felt) -> dict[str, int]:
    """What the hand brought."""
    return points(score(N42, slip_of(felt.hand)), "marks")


def played_out(felt: Felt) -> Felt:
    """The rest of the hand, everybody playing the first domino that is allowed."""
    while not turned(felt).hand.is_over:
        put(felt, felt.hand.legal_plays()[0].text)
    return felt


def slip(amount: int = 31) -> Slip:
    """South's contract as somebody at felt describes it."""
    return Slip(bidder="S", bid=amount, trump="4", dealer="W")


def shown(felt: Felt, seat: Seat | None) -> tuple[object, ...]:
    """Everything that `seat`, or an onlooker, has been shown."""
    hand = felt.hand
    return [seen(event, seat, hand) for event in hand.events], view(hand, seat), felt.rulings
