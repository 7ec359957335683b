"""Positions for tests of lay-downs, a plain search that leaves nothing out, and a line played as at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from meldhouse.game import Seat, allowed_plays, seating_of, trick_order, winner_of
from meldhouse.game.tricks import trick_points
from meldhouse.pieces import Piece
from meldhouse.referee.claims import BidPosition, Verdict
from meldhouse.rulebooks import Book
from table import pieces


def at(
    book: Book,
    trump: str,
    turn: Seat,
    *,
    trick: str = "",
    bidder: Seat | None = None,
    taken: dict[str, int] | None = None,
    needed: int = 0,
    **hands: str,
) -> BidPosition:
    """`turn` is to play; whatever lies in `trick` was played clockwise up to him."""
    seating = seating_of(book)
    lying = pieces(trick)
    order = seating.clockwise_from(turn)
    return BidPosition(
        book=book,
        order=trick_order(book, trump),
        hands={seat: pieces(hands.get(seat, "")) for seat in seating.seats},
        trick=lying,
        trick_seats=order[len(order) - len(lying) :],
        turn=turn,
        bidder=bidder or turn,
        taken=dict.fromkeys(seating.sides, 0) | (taken or {}),
        needed=needed,
    )


class Table:
    """A position that can be played on, one piece at a time, by the rules of the game alone."""

    def __init__(self, position: BidPosition, claimant: Seat, stated: Sequence[Piece] = ()) -> None:
        self.position, self.claimant, self.stated = position, claimant, tuple(stated)
        self.seating = seating_of(position.book)
        self.hands = dict(position.hands)
        self.trick, self.seats, self.turn = position.trick, position.trick_seats, position.turn
        self.taken = dict(position.taken)
        self.shown = claimant not in position.trick_seats
        """Whether what the claimant has in this trick is one of the pieces he laid down."""
        self.broken = False
        self.over = not self.trick and not all(self.hands.values())

    def legal(self) -> list[Piece]:
        found = allowed_plays(self.position.book.tricks, self.position.order, self.hands[self.turn], self.trick)
        if self.turn == self.claimant and self.stated and self.stated[0] in found:
            return [self.stated[0]]
        return list(dict.fromkeys(found))

    def chooses(self) -> bool:
        """Whether it is for the claimant to find the best play."""
        return self.turn == self.claimant and self.position.book.claim.own == "best"

    def after(self, piece: Piece) -> Table:
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        hand = list(self.hands[self.turn])
        hand.remove(piece)
        twin.hands = {**self.hands, self.turn: tuple(hand)}
        if self.turn == self.claimant and piece in self.stated:
            at = self.stated.index(piece)
            twin.stated = self.stated[:at] + self.stated[at + 1 :]
        twin.trick, twin.seats = (*self.trick, piece), (*self.seats, self.turn)
        if len(twin.seats) == len(self.hands):
            twin._gather()
        else:
            while twin.turn in twin.seats:
                twin.turn = self.seating.left[twin.turn]
        return twin

    def _gather(self) -> None:
        book, side = self.position.book, self.seating.side
        self.turn = self.seats[winner_of(self.position.order, self.trick)]
        self.over = not all(self.hands.values())
        points = trick_points(book, self.trick, last=self.over)
        if self.over:
            points += sum(book.worth[piece] for hand in self.hands.values() for piece in hand)
        self.taken = {**self.taken, side[self.turn]: self.taken[side[self.turn]] + points}
        if book.claim.test == "bid":
            self.broken = self._bid_is_lost()
        else:
            beaten = book.claim.test == "any-card" and self.shown and self._own_piece_is_beaten()
            self.broken = beaten or side[self.turn] != side[self.claimant]
        self.trick, self.seats, self.shown = (), (), True

    def _bid_is_lost(self) -> bool:
        """The bidding side cannot come to what it needs; or, where its opponents claim, it has come to it."""
        book, bidding = self.position.book, self.seating.side[self.position.bidder]
        left = 0
        if not self.over:
            left = sum(book.worth[piece] for hand in self.hands.values() for piece in hand) + book.tricks.last
            left += book.tricks.each * min(map(len, self.hands.values()))
        if self.claimant in bidding:
            return self.taken[bidding] + left < self.position.needed
        return self.taken[bidding] >= self.position.needed

    def _own_piece_is_beaten(self) -> bool:
        order, side = self.position.order, self.seating.side
        power = order.power[order.suit_of[self.trick[0]]]
        own = self.seats.index(self.claimant)
        strength = power.get(self.trick[own], 0)
        return strength > 0 and any(
            power.get(piece, 0) > strength or (power.get(piece, 0) == strength and (at < own) == order.first_wins)
            for at, (seat, piece) in enumerate(zip(self.seats, self.trick, strict=True))
            if side[seat] != side[self.claimant]
        )


def plainly_stands(table: Table, known: dict[object, bool] | None = None) -> bool:
    """Every legal line, one after the other; a position that comes up again between two tricks is remembered."""
    if table.broken or table.over or not table.hands[table.turn]:
        return not table.broken
    known = {} if known is None else known
    place = (*table.hands.values(), table.turn, *table.taken.values(), table.stated)
    if not table.trick and place in known:
        return known[place]
    found = (any if table.chooses() else all)(plainly_stands(table.after(piece), known) for piece in table.legal())
    if not table.trick:
        known[place] = found
    return found


def plain_take(table: Table, known: dict[object, int] | None = None) -> int:
    """What the bidding side takes in the end: the claimant as his house takes him to play, the others against him."""
    bidding = table.seating.side[table.position.bidder]
    if table.over or not table.hands[table.turn]:
        return table.taken[bidding]
    known = {} if known is None else known
    place = (*table.hands.values(), table.turn, *table.taken.values(), table.stated)
    if not table.trick and place in known:
        return known[place]
    most = table.chooses() == (table.claimant in bidding)
    found = (max if most else min)(plain_take(table.after(piece), known) for piece in table.legal())
    if not table.trick:
        known[place] = found
    return found


def assert_breaks(position: BidPosition, claimant: Seat, stated: Sequence[Piece], verdict: Verdict) -> None:
    """The line of the verdict is legal to the last piece, breaks the claim with that one, and in the trick it says."""
    table, tricks = Table(position, claimant, stated), 0
    for seat, piece in verdict.line:
        assert not table.broken
        assert (table.turn, piece in table.legal()) == (seat, True)
        table = table.after(piece)
        tricks += not table.trick
    assert table.broken
    assert not table.trick
    assert tricks == verdict.trick


def some_position(book: Book, lot: Random, tricks: int) -> tuple[BidPosition, Seat, tuple[Piece, ...]]:
    """A position by lot, a claimant who often has the best of it, and sometimes an order that he states."""
    seating = seating_of(book)
    order = trick_order(book, lot.choice(book.trump.choices))
    claimant, turn = lot.choice(seating.seats), lot.choice(seating.seats)
    lucky = claimant if lot.random() < 0.7 else lot.choice(seating.seats)
    # Few suits make hands that get into each other's way.
    suits = lot.sample(list(order.members), lot.randint(2, len(order.members)))
    close = [piece for piece in book.pack.pieces if order.suit_of[piece] in suits]
    pool = lot.sample(close if len(close) >= tricks * 4 else book.pack.pieces, tricks * len(seating.seats))
    luck = lot.choice([0, 1, 5, 200])
    pool.sort(key=lambda piece: order.power[order.suit_of[piece]][piece] + luck * lot.random())
    best = tuple(pool.pop() for _ in range(tricks))
    lot.shuffle(pool)
    hands = {seat: best if seat == lucky else tuple(pool.pop() for _ in range(tricks)) for seat in seating.seats}
    if lot.random() < 0.1:
        short = lot.choice(seating.seats)
        hands[short] = hands[short][1:]
    bidder = claimant if lot.random() < 0.7 else lot.choice(seating.seats)
    taken = {side: lot.randrange(5) for side in seating.sides}
    start = BidPosition(book, order, hands, (), (), turn, bidder, taken, 0)
    table = Table(start, claimant)
    for _ in range(lot.randrange(len(seating.seats)) if all(hands.values()) and lot.random() < 0.5 else 0):
        table = table.after(lot.choice(table.legal()))
    position = replace(start, hands=table.hands, trick=table.trick, trick_seats=table.seats, turn=table.turn)
    held = position.hands[claimant]
    stated = tuple(lot.sample(held, lot.randint(1, len(held)))) if held and lot.random() < 0.3 else ()
    if book.claim.test == "bid":
        # A bid that is just made, or just set: there it is easiest to be wrong.
        needed = plain_take(Table(position, claimant, stated)) + lot.randint(0, 1)
        position = replace(position, needed=needed)
    return position, claimant, stated
