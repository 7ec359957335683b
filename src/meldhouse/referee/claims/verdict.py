"""What becomes of a claim, and the sentence that tells why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from meldhouse.game import events
from meldhouse.game.seats import SEAT_NAMES, Seat, Side, seating_of
from meldhouse.game.tricks import trick_points, winner_of
from meldhouse.pieces import Piece
from meldhouse.referee.claims.position import BidPosition
from meldhouse.rulebooks import Book
from meldhouse.solver import Played

_ORDINALS = ("", "next", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    outcome: events.Outcome
    line: tuple[Played, ...] = ()
    """How the claim is broken: what everybody plays from here on, to the end of the trick that breaks it."""
    trick: int = 0
    """Which trick of the line that is; the one on the table, or the next, is the first."""
    why: str
    clause: str | None = None
    nodes: int = 0
    """How many positions it took to see."""

    @property
    def stands(self) -> bool:
        return self.outcome == "stands"


class Broken:
    """The trick in which a line breaks a claim, found by playing the line as one would at the table."""

    def __init__(self, position: BidPosition, line: Sequence[Played]) -> None:
        book = position.book
        self.seating = seating_of(book)
        self.taken: Counter[Side] = Counter(position.taken)
        self.plays: list[Played] = []
        hands = {seat: list(pieces) for seat, pieces in position.hands.items()}
        table = list(zip(position.trick_seats, position.trick, strict=True))
        self.tricks = 0
        for seat, piece in line:
            hands[seat].remove(piece)
            table.append((seat, piece))
            if len(table) == len(hands):
                pieces = [piece for _, piece in table]
                self.winner, self.with_piece = table[winner_of(position.order, pieces)]
                last = not all(hands.values())
                self.taken[self.seating.side[self.winner]] += trick_points(book, pieces, last=last)
                self.plays, table = table, []
                self.tricks += 1
        held = [piece for hand in hands.values() for piece in hand]
        rounds = min(map(len, hands.values()))
        self.left = sum([book.worth[piece] for piece in held]) + book.tricks.each * rounds
        self.left += book.tricks.last if rounds else 0

    def piece_of(self, seat: Seat) -> Piece | None:
        return dict(self.plays).get(seat)


def why_it_stands(position: BidPosition, claimant: Seat) -> str:
    book = position.book
    if book.claim.test == "any-card":
        told = f"nothing the others hold can beat a {book.words.piece} that {SEAT_NAMES[claimant]} shows"
    elif book.claim.test == "bid":
        bidding = seating_of(book).side[position.bidder]
        sure = "come to" if claimant in bidding else "stay below"
        told = f"whatever the others play, {_names(bidding)} {sure} {position.needed}"
    else:
        told = f"whatever the others play, {SEAT_NAMES[claimant]} loses no {book.words.trick}"
    return _sentence(book, told)


def why_it_is_open(position: BidPosition) -> str:
    return _sentence(position.book, "there are too many ways to play on for anybody to look into, so it is played out")


def why_it_fails(position: BidPosition, claimant: Seat, line: Sequence[Played]) -> str:
    book = position.book
    end = Broken(position, line)
    own = end.piece_of(claimant)
    which = f"the {book.words.trick} on the table" if end.tricks == 1 and position.trick else _nth(book, end.tricks)
    if book.claim.test == "any-card" and end.seating.side[end.winner] == end.seating.side[claimant]:
        assert own is not None
        seat, piece = _beats(position, end, claimant)
        told = f"in {which} the {piece.name} of {SEAT_NAMES[seat]} can beat the {own.name} of {SEAT_NAMES[claimant]}"
        return _sentence(book, told)
    told = ""
    if line:
        told = f"{SEAT_NAMES[end.winner]} can win {which} with the {end.with_piece.name}"
        if own is not None and end.winner != claimant:
            told += f", against the {own.name} of {SEAT_NAMES[claimant]}"
    if book.claim.test == "bid":
        told += ("; then " if told else "") + _short(position, claimant, end)
    return _sentence(book, told)


def _short(position: BidPosition, claimant: Seat, end: Broken) -> str:
    bidding = end.seating.side[position.bidder]
    has = f"{_names(bidding)} {'has' if len(bidding) == 1 else 'have'} {end.taken[bidding]}"
    if claimant in bidding:
        return f"{has} and can come to {end.taken[bidding] + end.left} at most, where {position.needed} are needed"
    return f"{has}, and {position.needed} are all they need"


def _beats(position: BidPosition, end: Broken, claimant: Seat) -> Played:
    """Which piece of an opponent is stronger than the claimant's in a trick that his side has won."""
    power = position.order.power[position.order.suit_of[end.plays[0][1]]]
    side = end.seating.side
    others = [(seat, piece) for seat, piece in end.plays if side[seat] != side[claimant]]
    return max(others, key=lambda played: power.get(played[1], 0))


def _nth(book: Book, number: int) -> str:
    if number == 1:
        return f"the next {book.words.trick}"
    ordinal = _ORDINALS[number] if number < len(_ORDINALS) else f"{number}th"
    return f"the {ordinal} {book.words.trick} from now"


def _names(side: Side) -> str:
    return " and ".join(SEAT_NAMES[seat] for seat in side)


def _sentence(book: Book, told: str) -> str:
    clause = book.cite("claim-test")
    return f"{told[:1].upper()}{told[1:]}" + (f" ({clause})." if clause else ".")
