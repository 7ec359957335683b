"""What a player remembers of a hand: folded from the events that player was shown, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from meldhouse.game import (
    Bid,
    CallRenege,
    Correct,
    Dealt,
    Event,
    Exchanged,
    HandsShown,
    KittyTurned,
    NameTrump,
    Pass,
    Play,
    PutRight,
    Restrict,
    Returned,
    Seat,
    ShowMeld,
    Side,
    TakenBack,
    TrickOrder,
    TrickWon,
    Won,
    seating_of,
    trick_order,
    winner_of,
)
from meldhouse.pieces import FACE_DOWN, Piece
from meldhouse.players.beliefs.mending import Laid, mended
from meldhouse.rulebooks import Book

NO_LIMIT = 1_000


Mending = Correct | PutRight | TakenBack | Returned


class Memory:
    """The past of one hand, as `seat` saw it.

    `limits[other][suit]` is the most power in `suit` that `other` can still hold, by the duties met so far (0: void);
    `known[other]` are pieces that must be in that hand: meld on the table, what I passed.
    """

    def __init__(self, book: Book, seat: Seat) -> None:
        self.book = book
        self.seat: Seat = seat
        self.seating = seating_of(book)
        self.begin(())

    def begin(self, dealt: Iterable[Piece]) -> None:
        """Start a new deal and forget everything before it."""
        self.outside: Counter[Piece] = self.book.pack.counts - Counter(dealt)
        """Pieces not in my hand that I have not seen go."""
        self.bids: dict[Seat, list[int]] = {}
        self.passed: set[Seat] = set()
        self.held_to_next: set[Seat] = set()
        self.bidder: Seat | None = None
        self.trump: str | None = None
        self.order: TrickOrder | None = None
        self.limits: dict[Seat, dict[str, int]] = {other: {} for other in self.seating.seats}
        self.known: dict[Seat, Counter[Piece]] = {other: Counter() for other in self.seating.seats}
        self.shown: dict[Seat, Counter[Piece]] = {}
        """The meld of the others who have shown theirs."""
        self.turned: Counter[Piece] = Counter()
        """The kitty, when another player has it: in their hand, or laid away by now."""
        self.tricks: list[Laid] = [[]]
        """Everything that was played, trick by trick; the last one is on the table."""
        self.winners: list[tuple[Seat, int]] = []
        """Who won each finished trick, and its points."""
        self.called: set[tuple[Seat, int, str]] = set()
        """Reneges already called: the player accused, the trick, and the offense."""
        self._before: tuple[Counter[Piece], dict[Seat, Counter[Piece]]] | None = None
        """What was outside, and what was known, at the first lead."""

    def see(self, event: Event) -> None:
        fold = _FOLDS.get(type(event))
        if fold is not None:
            fold(self, event)

    @property
    def trick(self) -> Laid:
        """What lies on the table."""
        return self.tricks[-1]

    @property
    def plays(self) -> Laid:
        """Everything that was played, in order."""
        return [play for trick in self.tricks for play in trick]

    @property
    def played(self) -> int:
        """How many pieces were played."""
        return sum([len(trick) for trick in self.tricks])

    @property
    def points(self) -> dict[Side, int]:
        """The points each side has taken."""
        found = dict.fromkeys(self.seating.sides, 0)
        for seat, points in self.winners:
            found[self.seating.side[seat]] += points
        return found

    def could_hold(self, other: Seat, piece: Piece, suit: str, power: int) -> bool:
        return self.outside[piece] > 0 and power <= self.limits[other].get(suit, NO_LIMIT)

    def is_void(self, other: Seat, suit: str) -> bool:
        return self.limits[other].get(suit, NO_LIMIT) == 0

    def is_boss(self, piece: Piece) -> bool:
        """Whether nothing outside my hand beats it in its own suit."""
        assert self.order is not None
        suit = self.order.suit_of[piece]
        power = self.order.power[suit]
        least = power[piece] + (1 if self.order.first_wins else 0)
        return not any(self.outside[other] > 0 and power[other] >= least for other in self.order.members[suit])

    # --- one method for each kind of event -------------------------------------------------------------------------

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
        else:
            self.turned = Counter(event.pieces)

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
            self.shown[event.seat] = self.shown.get(event.seat, Counter()) | Counter(event.pieces)
            self.known[event.seat] |= self.shown[event.seat]

    def _hands_shown(self, event: HandsShown) -> None:
        for other, pieces in event.hands.items():
            if other != self.seat:
                self.known[other] = Counter(pieces)

    def _played(self, event: Play) -> None:
        if self._before is None:
            self._before = self.outside.copy(), {seat: known.copy() for seat, known in self.known.items()}
        self._note(event.seat, event.piece)
        self.trick.append((event.seat, event.piece))

    def _note(self, seat: Seat, piece: Piece) -> None:
        """What a piece played to the current trick tells."""
        if seat == self.seat:
            return
        self._leave((piece,))
        if self.known[seat][piece]:
            self.known[seat][piece] -= 1
        if self.trick:
            self._learn(seat, piece)

    def _trick_won(self, event: TrickWon) -> None:
        self.tricks.append([])
        self.winners.append((event.seat, event.points))

    def _called(self, event: CallRenege) -> None:
        self.called.add((event.accused, event.trick, event.offence))

    def _mended(self, event: Mending) -> None:
        """At a refereed table pieces are changed and taken back: replay everything as it now stands; pieces that were
        seen and went back are known to be in that hand."""
        if self._before is None:
            return
        tricks, went_back = mended(self.tricks, event, back=self.book.renege.correct == "next-trick")
        outside, known = self._before
        for seat, pieces in went_back.items():
            if seat != self.seat:
                known[seat] |= pieces
        self.outside, self.known = outside.copy(), {seat: pieces.copy() for seat, pieces in known.items()}
        self.limits = {other: {} for other in self.seating.seats}
        self.winners = self._winners(tricks, event)
        self.tricks = [[]]
        for trick in tricks:
            for seat, piece in trick:
                self._note(seat, piece)
                self.trick.append((seat, piece))
            if trick is not tricks[-1]:
                self.tricks.append([])

    def _winners(self, tricks: list[Laid], event: Mending) -> list[tuple[Seat, int]]:
        """Who won the remaining tricks, after one of them was changed or awarded to another player."""
        assert self.order is not None
        found = self.winners[: len(tricks) - 1]
        if isinstance(event, Returned) and found:
            number = event.trick or len(found)
            found[number - 1] = (event.seat, found[number - 1][1])
        elif isinstance(event, Correct | PutRight):
            for number, trick in enumerate(tricks[:-1]):
                if trick != self.tricks[number]:
                    pieces = [piece for _, piece in trick]
                    last = self.book.tricks.last if not any(tricks[number + 1 :]) and self._is_last(number) else 0
                    points = sum([self.book.worth[piece] for piece in pieces]) + self.book.tricks.each + last
                    found[number] = (trick[winner_of(self.order, pieces)][0], points)
        return found

    def _is_last(self, number: int) -> bool:
        return number + 1 == self.book.deal.hand

    def _leave(self, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            self.outside[piece] -= 1

    def _learn(self, seat: Seat, piece: Piece) -> None:
        """What playing `piece` tells of the hand it came from, by the rules on following suit."""
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
    CallRenege: Memory._called,
    Correct: Memory._mended,
    PutRight: Memory._mended,
    TakenBack: Memory._mended,
    Returned: Memory._mended,
}
