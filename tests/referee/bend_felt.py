"""Tables of the Bend club on felt: four hands that are all known, and three of which the first tricks are known."""

from __future__ import annotations

from collections import Counter

from felt_table import felt_auction, put, turned

from meldhouse.game import CallRenege, Discard, NameTrump, Seat, Slip, TurnKitty, score, seen, slip_of, view
from meldhouse.pieces import Piece, parse_piece
from meldhouse.referee.felt import Felt
from table import call, house, name_and_settle, pieces, points, show_all, show_least

BEND, THREE = house("bend"), house("bend.3")
HANDS: dict[Seat, str] = {
    "S": "AD AD KD KD QD AH AH TH KH KH QH QH JH AC TC KC QC AS TS KS",
    "W": "AD TD TD JD JD AC TC KC QC JC JC AS TS KS QS QS JS JS JS JS",
    "N": "KD KD QD QD JD AC AC TC TC KC KC QC QC JC JC AS TS KS QS QS",
    "E": "AD TD TD QD JD AH AH TH TH TH KH KH QH QH JH JH JH AS TS KS",
}
"""South, left of the dealer East, has the bid and clubs are trump. West and North have no hearts, East has no clubs."""
WEST_RENEGES = "AD JS QD QD"
NORTH_RENEGES = "AD JD QS QD"
HONEST = "AD JD QD QD"
NEXT = "AS QS QS KS"
"""South wins each of these and leads again."""
THIRD = "AD"


def clubs(amount: int = 500, *, show: bool = True, **known: str) -> Felt:
    """South has named clubs and is to lead; everybody has shown all his meld, or none."""
    felt = felt_auction(BEND, dealer="E", **{**HANDS, **known})
    call(felt.hand, *((500, None, None, None) if amount == 500 else (500, amount - 10, None, None, amount, None)))
    assert (felt.hand.state.bidder, felt.hand.state.amount) == ("S", amount)
    name_and_settle(felt.hand, "C", show=show)
    assert (felt.hand.phase, felt.hand.turn) == ("tricks", "S")
    return felt


KITTY = "QH TH JS JH KC"
HANDS3: dict[Seat, str] = {
    "E": "AD AD AS AS AH AH JC TD KC QC",
    "S": "JD JH JH QS QS JS KH QH",
    "N": "QD QD QS JS QH AS AH AC AD",
}
LAID = "KC JC TD TH JH"
"""With clubs trump there are two trumps among these."""
SOUTH_RENEGES = "AD JH QD"
HONEST3 = "AD JD QD"
NEXT3 = "AS QS QS"
"""East plays first, South after him and North last; East wins both."""


def to_discard(amount: int = 500) -> Felt:
    """At a table of three East has the bid, has turned the kitty and named clubs."""
    felt = felt_auction(THREE, dealer="S", kitty=KITTY, **HANDS3)
    call(felt.hand, *((None, 500, None) if amount == 500 else (500, amount, None, None)))
    assert (felt.hand.state.bidder, felt.hand.state.amount) == ("E", amount)
    felt.hand.apply(TurnKitty("E"))
    felt.hand.apply(NameTrump("E", "C"))
    return felt


def three(amount: int = 500, said: int = 2, laid: str = LAID, *, show: bool = True) -> Felt:
    """The same when East has laid five away, saying that `said` of them are trumps, and is to lead."""
    felt = to_discard(amount)
    felt.act(Discard("E", pieces(laid), said))
    for seat in ("N", "E", "S"):
        show_all(felt.hand, seat) if show else show_least(felt.hand, seat)
    assert (felt.hand.phase, felt.hand.turn) == ("tricks", "E")
    return felt


def called(felt: Felt, caller: Seat, accused: Seat, trick: int = 1, offence: str = "follow") -> Felt:
    felt.act(CallRenege(caller, accused, trick, offence))  # type: ignore[arg-type]
    return felt


def played_out(felt: Felt) -> Felt:
    """The rest of the hand, everybody playing the first card that is allowed."""
    while not turned(felt).hand.is_over:
        put(felt, felt.hand.legal_plays()[0].text)
    return felt


def card(text: str) -> Piece:
    return parse_piece(text)


def slip(felt: Felt) -> Slip:
    """The hand as somebody at felt describes it."""
    state = felt.hand.state
    meld = {side: state.meld_of(side) for side in state.seating.sides}
    return Slip(bidder=state.bidder, bid=state.amount, trump=state.trump, dealer=state.dealer, meld=meld)


def scores(felt: Felt) -> dict[str, int]:
    """What everybody scored, those who scored nothing left aside."""
    return {account: sum_ for account, sum_ in points(score(felt.hand.book, slip_of(felt.hand))).items() if sum_}


def fees(felt: Felt) -> dict[str, int]:
    return points(score(felt.hand.book, slip_of(felt.hand)), "cents")


def all_cards(felt: Felt) -> Counter[Piece]:
    """Every card on the table, wherever it lies."""
    state = felt.hand.state
    found = Counter(piece for held in state.hands.values() for piece in held)
    found.update(piece for trick in state.play.tricks for piece in trick.pieces)
    found.update(state.play.trick if not state.play.trick_taken else ())
    found.update(state.deal.discard or ())
    return found


def shown(felt: Felt, seat: Seat | None) -> tuple[object, ...]:
    """Everything that `seat`, or an onlooker, has been shown."""
    hand = felt.hand
    return [seen(event, seat, hand) for event in hand.events], view(hand, seat), felt.rulings
