"""Dealing anew everything that one seat cannot know, so that what it is shown can be held to what it may know."""

from __future__ import annotations

from collections import Counter
from random import Random

from meldhouse.game import (
    Correct,
    Dealt,
    Discard,
    Event,
    Exchanged,
    Expose,
    Hand,
    Irregular,
    PassPieces,
    Play,
    Pulled,
    SetUp,
    ShowMeld,
    ThrownIn,
    Touch,
)
from meldhouse.game.seats import Seat
from meldhouse.pieces import Piece, sorted_pieces

Heap = Counter[Piece]


def redealt(hand: Hand, seat: Seat | None, lot: Random) -> Hand | None:
    """A twin of `hand` that differs only in what `seat`, or a spectator, cannot know; None where there is none."""
    if any(isinstance(event, ThrownIn | Pulled) for event in hand.events):
        return None
    for _ in range(40):
        events = _Redeal(hand, seat, lot).events()
        twin = None if events is None else Hand.replayed(hand, events)
        # Of two alike, the one that lies open may have been played or passed, or the other: everybody saw which.
        if twin is not None and twin.state.felt.exposed == hand.state.felt.exposed:
            return twin
    return None


class _Redeal:
    def __init__(self, hand: Hand, seat: Seat | None, lot: Random) -> None:
        self.hand, self.seat, self.lot = hand, seat, lot
        self.state = hand.state
        self.others = [other for other in self.state.seating.seats if other != seat]

    def events(self) -> list[Event] | None:
        if not self.state.hands:
            return list(self.hand.events)
        groups = self._groups()
        if groups is None:
            return None
        passes = self._passes(groups)
        discard = self._discard(groups)
        if self.state.deal.discard is not None and discard is None:
            return None
        dealt = self._dealt(groups, passes)
        return [self._renewed(event, dealt, passes, discard) for event in self.hand.events]

    # --- who holds what, after passing and with the kitty ------------------------------------------------------------

    def _true_group(self, other: Seat) -> Heap:
        """Everything that belongs to a seat once passed cards have changed hands."""
        group = Counter(self.state.hands[other])
        group.update(trick_piece for trick_piece in self._played(other))
        if other == self.state.bidder:
            group.update(self.state.deal.discard or ())
        if other in self.state.before_play.passing and other not in self.state.before_play.exchanged:
            group.update(self.state.before_play.passing[other])
        return group

    def _played(self, other: Seat) -> list[Piece]:
        played = [trick.pieces[trick.seats.index(other)] for trick in self.state.play.tricks if other in trick.seats]
        if not self.state.play.trick_taken and other in self.state.play.trick_seats:
            played.append(self.state.play.trick[self.state.play.trick_seats.index(other)])
        return played

    def _seen_of(self, other: Seat) -> Heap:
        """What everybody has seen of `other`'s pieces at some moment, though it may be in his hand again."""
        seen: Heap = Counter()
        played: Heap = Counter()
        for event in self.hand.events:
            action = event.action if isinstance(event, Irregular) else event
            if getattr(action, "seat", None) != other or isinstance(action, PassPieces | Discard | SetUp):
                continue
            if isinstance(action, Play | Correct | Touch):
                played[action.piece] += 1
            elif isinstance(action, ShowMeld | Expose):
                seen |= Counter(action.pieces)
        return (seen | played) & self._true_group(other)

    def _known(self, other: Seat) -> Heap:
        """What `seat` knows to belong to `other`."""
        lying = Counter(self.state.felt.exposed.get(other, ()))
        known = (Counter(self._played(other)) + lying) | self._seen_of(other)
        if other in self.state.meld:
            known |= Counter(self.state.meld[other].pieces)
        if other in self.state.before_play.open_hands:
            known |= Counter(self.state.before_play.open_hands[other])
        if other == self.state.bidder and self.state.deal.kitty_open:
            known |= Counter(self.state.deal.kitty)
        mate = self.state.seating.partner[self.seat] if self.seat is not None else None
        if (
            other == mate
            and self.seat in self.state.before_play.peeked
            and other not in self.state.before_play.exchanged
        ):
            known += Counter(self.state.before_play.passing[other]) - known
        if other == mate and self.seat in self.state.before_play.exchanged:
            mine = Counter(self.state.before_play.exchanged[self.seat])
            if self.hand.book.exchange.form == "sequence" and other == self.state.bidder:
                mine -= Counter(self.state.before_play.exchanged.get(other, ()))  # he may have given some of it back
            known |= mine
        return known

    def _groups(self) -> dict[Seat, Heap] | None:
        sizes = {other: sum(self._true_group(other).values()) for other in self.others}
        known = {other: self._known(other) for other in self.others}
        pool = Counter(self.hand.book.pack.pieces)
        if self.seat is not None:
            pool -= self._true_group(self.seat)
        for heap in known.values():
            pool -= heap
        cards = list(sorted_pieces(pool.elements()))
        self.lot.shuffle(cards)
        groups = {}
        for other in self.others:
            missing = sizes[other] - sum(known[other].values())
            if missing < 0:
                return None
            groups[other] = known[other] + Counter(cards[:missing])
            del cards[:missing]
        if len(cards) != (0 if self.state.deal.kitty_open else self.hand.book.deal.kitty):
            return None  # a card that was seen has changed hands since
        self.closed_kitty = tuple(cards) if not self.state.deal.kitty_open else self.state.deal.kitty
        return groups

    def _passes(self, groups: dict[Seat, Heap]) -> dict[Seat, tuple[Piece, ...]]:
        """What everybody passed: what `seat` gave or got is known, the rest is drawn."""
        passes = dict(self.state.before_play.passing)
        partner = self.state.seating.partner
        for giver in self.state.before_play.passing:
            known = giver in self.state.before_play.exchanged or self.seat in self.state.before_play.peeked
            if giver == self.seat or (partner[giver] == self.seat and known):
                continue
            mate = partner[giver]
            assert mate is not None
            source = groups[mate] if giver in self.state.before_play.exchanged else groups[giver]
            choice = sorted_pieces(source.elements())
            passes[giver] = tuple(self.lot.sample(choice, len(self.state.before_play.passing[giver])))
        return passes

    def _discard(self, groups: dict[Seat, Heap]) -> tuple[Piece, ...] | None:
        state = self.state
        if state.deal.discard is None or state.bidder == self.seat:
            return state.deal.discard
        assert state.bidder is not None
        assert state.order is not None
        lying = Counter(state.felt.exposed.get(state.bidder, ()))
        free = groups[state.bidder] - ((Counter(self._played(state.bidder)) + lying) | self._seen_of(state.bidder))
        if state.bidder in state.meld:
            free -= Counter(state.meld[state.bidder].pieces) - Counter(self._played(state.bidder))
        trumps = [
            piece for piece in sorted_pieces(free.elements()) if piece in state.order.members[state.order.trump or ""]
        ]
        plain = [
            piece
            for piece in sorted_pieces(free.elements())
            if piece not in state.order.members[state.order.trump or ""]
        ]
        wanted = state.before_play.declared_trumps or 0
        if len(trumps) < wanted or len(plain) < len(state.deal.discard) - wanted:
            return None
        return (*self.lot.sample(trumps, wanted), *self.lot.sample(plain, len(state.deal.discard) - wanted))

    def _dealt(self, groups: dict[Seat, Heap], passes: dict[Seat, tuple[Piece, ...]]) -> dict[Seat, tuple[Piece, ...]]:
        """Back to the deal: passed cards go home, the kitty goes back."""
        hands = {other: Counter(heap) for other, heap in groups.items()}
        if self.seat is not None:
            hands[self.seat] = self._true_group(self.seat)
        for giver in self.state.before_play.exchanged:
            taker = self.state.seating.partner[giver]
            assert taker is not None
            hands[taker].subtract(passes[giver])
            hands[giver].update(passes[giver])
        if self.state.deal.kitty_open:
            assert self.state.bidder is not None
            hands[self.state.bidder].subtract(self.state.deal.kitty)
        return {other: self._arranged(other, hands[other]) for other in self.state.seating.seats}

    def _arranged(self, other: Seat, heap: Heap) -> tuple[Piece, ...]:
        """A hand that lies open shows how it stands, too."""
        was = self.state.deal.dealt[other]
        return (
            was
            if other in self.state.before_play.open_hands and Counter(was) == heap
            else sorted_pieces(heap.elements())
        )

    def _renewed(
        self,
        event: Event,
        dealt: dict[Seat, tuple[Piece, ...]],
        passes: dict[Seat, tuple[Piece, ...]],
        discard: tuple[Piece, ...] | None,
    ) -> Event:
        match event:
            case Irregular() if "take-back" in getattr(self.hand.book.rulings, event.kind).remedies:
                return event  # nothing came of it, and nobody saw more than backs
            case Irregular():
                action = self._renewed(event.action, dealt, passes, discard)
                return Irregular(action, event.kind)  # type: ignore[arg-type]
            case Dealt():
                hands = {other: dealt[other] for other in event.hands}
                if self.seat is not None:
                    hands[self.seat] = event.hands[self.seat]
                return Dealt(hands=hands, kitty=self.closed_kitty)
            case PassPieces():
                return PassPieces(event.seat, passes[event.seat])
            case Exchanged():
                return Exchanged({giver: passes[giver] for giver in event.passed})
            case Discard() if discard is not None:
                return Discard(event.seat, discard, event.trumps)
            case SetUp() if event.seat != self.seat:
                return SetUp(event.seat, event.layout, dealt[event.seat])
        return event
