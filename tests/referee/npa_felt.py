"""Refereed tables of the National Pinochle Association, set for its clause tests."""

from __future__ import annotations

from felt_table import felt_auction, felt_dealt, felt_tricks, put

from meldhouse.game import Hand, Play, Seat, Slip, score, slip_of, steward
from meldhouse.pieces import Piece, parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import KEY, house, points

NPA = house("npa")
SEATS: tuple[Seat, ...] = ("N", "E", "S", "W")
LEFT: dict[Seat, Seat] = {"N": "E", "E": "S", "S": "W", "W": "N"}
PARTNER: dict[Seat, Seat] = {"N": "S", "S": "N", "E": "W", "W": "E"}


def cards(text: str) -> str:
    """Cards with their number: "KH*3 QH" for three kings and a queen."""
    return " ".join(" ".join([name] * int(times or 1)) for name, _, times in (c.partition("*") for c in text.split()))


def hands(**known: str) -> dict[str, str]:
    return {seat: cards(text) for seat, text in known.items()}


def card(text: str) -> Piece:
    return parse_pieces(text)[0]


def undealt(dealer: Seat = "W") -> Felt:
    """The dealer has shuffled, the pack is cut, and not a card is dealt."""
    felt = Felt(Hand(NPA, dealer=dealer, key=KEY, refereed=True))
    while (chore := steward.next_chore(felt.hand)) is not None and type(chore).__name__ != "Deal":
        felt.act(chore)
    return felt


def dealt(**known: str) -> Felt:
    return felt_dealt(NPA, **hands(**known))


def auction(dealer: Seat = "W", **known: str) -> Felt:
    """The first bid is due."""
    return felt_auction(NPA, dealer=dealer, **hands(**known))


def tricks(*, bidder: Seat = "W", trump: str = "H", amount: int = 60, dealer: Seat = "S", **known: str) -> Felt:
    """`bidder` is to lead."""
    return felt_tricks(NPA, bidder=bidder, trump=trump, amount=amount, dealer=dealer, **hands(**known))


def clubs_led(offender: Seat = "N", **bid: object) -> Felt:
    """Hearts are trump and West has led the ten of clubs. `offender` alone holds aces of clubs, and a king; up to his
    turn everybody has played a jack."""
    known = {"W": "KH QH TC", "N": "JC", "E": "JC", "S": "JC", offender: "AC*4 KC"}
    felt = put(tricks(**bid, **known), "TC")  # type: ignore[arg-type]
    while felt.hand.turn != offender:
        put(felt, "JC")
    return felt


def first_book(offender: Seat = "N", played: str = "KC", **bid: object) -> Felt:
    """The same first book with `offender`'s king on the ten, which is a renege; or with the ace, which is none."""
    felt = put(clubs_led(offender, **bid), played)
    while felt.hand.turn is not None:
        put(felt, "JC")
    return felt


WALL = hands(
    W="AH*4 TH*4 KH*4 QH*4 AS*4",
    N="AD*4 TD*4 KD*4 QD*4 JD*4",
    E="AC*4 TC*4 KC*4 QC*4 JC*4",
    S="JH*4 TS*4 KS*4 QS*4 JS*4",
)
"""With hearts trump West wins every book (meld of EW 24, of NS 16). With spades trump and South leading small spades,
West wins the first eight (NS 24, EW 16)."""


def wall(books: int, **changed: str) -> Felt:
    """West has bid 60 in hearts, and his side has won this many books and no other side any."""
    return go_on(felt_tricks(NPA, bidder="W", trump="H", amount=60, dealer="S", **{**WALL, **hands(**changed)}), books)


def defenders_wall(books: int) -> Felt:
    """South has bid 60 in spades, and East and West, who defend, have won every book so far."""
    return go_on(put(felt_tricks(NPA, bidder="S", trump="S", amount=60, dealer="E", **WALL), "JS"), books)


def go_on(felt: Felt, books: int) -> Felt:
    """On to the end of so many more books, everybody playing the first card he may."""
    steward.tidy(felt.hand)
    end = len(felt.hand.state.play.tricks) + books
    while len(felt.hand.state.play.tricks) < end:
        felt.act(Play(felt.hand.turn, felt.hand.legal_plays()[0]))
        steward.tidy(felt.hand)
    return felt


def scores(felt: Felt) -> dict[str, int]:
    """What a hand that is over brings, by account; accounts that get nothing left out."""
    return {account: sum for account, sum in points(score(NPA, slip_of(felt.hand))).items() if sum}


def worth(ruling: Ruling) -> dict[str, int]:
    """What a ruling brings, by account."""
    return {account: sum for account, sum in points(ruling.entries).items() if sum}


def clauses(felt: Felt) -> set[str | None]:
    """The clauses by which a hand that is over brings points."""
    return {entry.clause for entry in score(NPA, slip_of(felt.hand)) if entry.points}


def described(kind: str, **case: object) -> Ruling:
    """The answer to somebody who stands at felt and tells what happened."""
    return rule(NPA, Case(kind=kind, **case))  # type: ignore[arg-type]


def slip(felt: Felt) -> Slip:
    """How a hand stood, as somebody would describe it."""
    state = felt.hand.state
    meld = {side: state.meld_of(side) for side in state.seating.sides}
    return Slip(bidder=state.bidder, bid=state.amount, trump=state.trump, dealer=state.dealer, meld=meld)
