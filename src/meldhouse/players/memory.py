"""What a player remembers of a hand: folded from what it was shown, and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from meldhouse.game import (
    Bid,
    Dealt,
    Event,
    Exchanged,
    HandsShown,
    KittyTurned,
    NameTrump,
    Pass,
    Play,
    Restrict,
    Seat,
    ShowMeld,
    TrickOrder,
    TrickWon,
    Won,
    seating_of,
    trick_order,
)
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.rulebooks import Book

NO_LIMIT = 1_000


class Memory:
    """The past of one hand, as `seat` lived it.

    `limits[other][suit]` is the most power in `suit` that `other` can still hold, by the duties he has met so far
    (0: he is void); `known[other]` are pieces that must be in his hand: meld on the table, what I passed him, what he
    took from the kitty.
    """

    def __init__(self, book: Book, seat: Seat) -> None:
        self.book = book
        self.seat: Seat = seat
        self.seating = seating_of(book)
        self.begin(())

    def begin(self, dealt: Iterable[Piece]) -> None:
        """A new deal: everything before it is forgotten."""
        self.outside: Counter[Piece] = self.book.pack.counts - Counter(dealt)
        """Pieces that are neither in my hand nor have I seen them go."""
        self.bids: dict[Seat, list[int]] = {}
        self.passed: set[Seat] = set()
        self.held_to_next: set[Seat] = set()
        self.bidder: Seat | None = None
        self.trump: str | None = None
        self.order: TrickOrder | None = None
        self.limits: dict[Seat, dict[str, int]] = {other: {} for other in self.seating.seats}
        self.known: dict[Seat, Counter[Piece]] = {other: Counter() for other in self.seating.seats}
        self.trick: list[tuple[Seat, Piece]] = []
        self.played = 0
        self.plays: list[tuple[Seat, Piece]] = []
        """Everything that was played, in order."""
        self.points: dict[str, int] = dict.fromkeys(self.seating.sides, 0)

    def see(self, event: Event) -> None:
        fold = _FOLDS.get(type(event))
        if fold is not None:
            fold(self, event)

    def could_hold(self, other: Seat, piece: Piece, suit: str, power: int) -> bool:
        return self.outside[piece] > 0 and power <= self.limits[other].get(suit, NO_LIMIT)

    def is_void(self, other: Seat, suit: str) -> bool:
        return self.limits[other].get(suit, NO_LIMIT) == 0

    # --- one method for each thing that can be seen ----------------------------------------------------------------

    def _dealt(self, event: Dealt) -> None:
        self.begin(event.hands[self.seat])

    def _bid(self, event: Bid) -> None:
        self.bids.setdefault(event.seat, []).append(event.amount)
        self.held_to_next.discard(event.seat)

    def _pass(self, event: Pass) -> None:
        self.passed.add(event.seat)

    def _restricted(self, event: Restrict) -> None:
        if event.how == "next-bid":
            self.held_to_next.add(event.seat)

    def _won(self, event: Won) -> None:
        self.bidder = event.seat

    def _named(self, event: NameTrump) -> None:
        self.trump = event.trump
        self.order = trick_order(self.book, event.trump)

    def _kitty(self, event: KittyTurned) -> None:
        assert self.bidder is not None
        if self.bidder == self.seat:
            self._leave(event.pieces)
        # What an opponent took from the kitty may be in his discard by now, so it is not known to be in his hand.

    def _exchanged(self, event: Exchanged) -> None:
        for giver, pieces in event.passed.items():
            if FACE_DOWN in pieces:
                continue
            if giver == self.seat:
                taker = self.seating.partner[giver]
                assert taker is not None
                self.known[taker].update(pieces)
                self.outside.update(pieces)
            else:
                self._leave(pieces)
                self.known[giver] -= Counter(pieces)

    def _melded(self, event: ShowMeld) -> None:
        if event.seat != self.seat:
            self.known[event.seat] |= Counter(event.pieces)

    def _hands_shown(self, event: HandsShown) -> None:
        for other, pieces in event.hands.items():
            if other != self.seat:
                self.known[other] = Counter(pieces)

    def _played(self, event: Play) -> None:
        seat, piece = event.seat, event.piece
        self.played += 1
        self.plays.append((seat, piece))
        if seat != self.seat:
            self._leave((piece,))
            if self.known[seat][piece]:
                self.known[seat][piece] -= 1
            if self.trick:
                self._learn(seat, piece)
        self.trick.append((seat, piece))

    def _trick_won(self, event: TrickWon) -> None:
        self.trick = []
        self.points[self.seating.side[event.seat]] += event.points

    def _leave(self, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            self.outside[piece] -= 1

    def _learn(self, seat: Seat, piece: Piece) -> None:
        """What playing `piece` tells of the hand it came from, by the duties of the house."""
        order, rules = self.order, self.book.tricks
        assert order is not None
        led = order.suit_of[self.trick[0][1]]
        power = order.power[led]
        best = max(power.get(laid, 0) for _, laid in self.trick)
        own = power.get(piece, 0)
        lost = own < best or (own == best and order.first_wins)
        trumped = led != order.trump and any(laid in order.members.get(order.trump or "", ()) for _, laid in self.trick)
        if piece in order.members[led]:
            must = rules.beat == "always" or (rules.beat == "trump-led" and led == order.trump)
            if must and lost and not trumped:
                self._limit(seat, led, best)
            return
        self._limit(seat, led, 0)
        if not rules.ruff or order.trump is None:
            return
        if piece not in order.members[order.trump]:
            if rules.underruff:
                self._limit(seat, order.trump, 0)
        elif rules.overruff and lost:
            self._limit(seat, order.trump, best)

    def _limit(self, seat: Seat, suit: str, power: int) -> None:
        limits = self.limits[seat]
        limits[suit] = min(limits.get(suit, NO_LIMIT), power)


_FOLDS: dict[type[Event], Callable[[Memory, Any], None]] = {
    Dealt: Memory._dealt,
    Bid: Memory._bid,
    Pass: Memory._pass,
    Restrict: Memory._restricted,
    Won: Memory._won,
    NameTrump: Memory._named,
    KittyTurned: Memory._kitty,
    Exchanged: Memory._exchanged,
    ShowMeld: Memory._melded,
    HandsShown: Memory._hands_shown,
    Play: Memory._played,
    TrickWon: Memory._trick_won,
}
