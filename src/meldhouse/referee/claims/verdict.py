"""The verdict on a claim, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from meldhouse.game import events
from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.tricks import trick_points, winner_of
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.referee.claims.position import BidPosition
from meldhouse.referee.rulings.outcomes import Outcomes, follows, whole
from meldhouse.solver import Played


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    outcome: events.Outcome
    line: tuple[Played, ...] = ()
    """How the claim is broken: all plays from here to the end of the trick that breaks it."""
    trick: int = 0
    """Which trick of the line breaks it, counting from the one on the table or the next."""
    why: Message
    clause: str | None = None
    reneges: Outcomes = ()
    """For described hands: what they show about the trick on the table."""
    nodes: int = 0
    """How many positions the search took."""

    @property
    def stands(self) -> bool:
        return self.outcome == "stands"

    @property
    def told(self) -> Message:
        return whole((*follows(self.why, clause=self.clause), *self.reneges))


class Broken:
    """The trick in which a line breaks a claim, found by playing the line out."""

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


def why_it_stands(position: BidPosition, claimant: Seat) -> Message:
    test = position.book.claim.test
    if test == "any-card":
        return fact("claim-unbeaten", who=claimant)
    if test == "bid":
        bidding = seating_of(position.book).side[position.bidder]
        made = "made" if claimant in bidding else "set"
        return fact("claim-bid-sure", side=bidding, made=made, needed=position.needed)
    return fact("claim-loses-none", who=claimant)


def why_it_is_open() -> Message:
    return fact("claim-open")


def why_it_fails(position: BidPosition, claimant: Seat, line: Sequence[Played]) -> Message:
    book = position.book
    end = Broken(position, line)
    own = end.piece_of(claimant)
    trick = 0 if end.tricks == 1 and position.trick else end.tricks
    """The number of the trick, counted from the next; 0 for the one on the table."""
    if book.claim.test == "any-card" and end.seating.side[end.winner] == end.seating.side[claimant]:
        assert own is not None
        seat, piece = _beats(position, end, claimant)
        return fact("claim-card-beaten", trick=trick, who=seat, piece=piece.text, claimant=claimant, own=own.text)
    told = []
    if line and own is not None and end.winner != claimant:
        winner, best = end.winner, end.with_piece.text
        told.append(fact("claim-beats", trick=trick, who=winner, piece=best, claimant=claimant, own=own.text))
    elif line:
        told.append(fact("claim-wins", trick=trick, who=end.winner, piece=end.with_piece.text))
    if book.claim.test == "bid":
        told.append(_short(position, claimant, end))
    return told[0] if len(told) == 1 else fact("claim-then", first=told[0], then=told[1])


def _short(position: BidPosition, claimant: Seat, end: Broken) -> Message:
    bidding = end.seating.side[position.bidder]
    has = end.taken[bidding]
    if claimant in bidding:
        return fact("claim-short", side=bidding, has=has, most=has + end.left, needed=position.needed)
    return fact("claim-made", side=bidding, has=has, needed=position.needed)


def _beats(position: BidPosition, end: Broken, claimant: Seat) -> Played:
    """Which opponent's piece is stronger than the claimant's in a trick their side has won."""
    power = position.order.power[position.order.suit_of[end.plays[0][1]]]
    side = end.seating.side
    others = [(seat, piece) for seat, piece in end.plays if side[seat] != side[claimant]]
    return max(others, key=lambda played: power.get(played[1], 0))
