"""Positions in which a bot could do what people hate most in bots.

They come from hands that novices play, and are the same for every bot. In each, no card player would defend the fault,
wherever the other cards are:

1. passing: the bidder's partner holds trumps or aces, not needed for their own meld. Fault: keeping one, and passing a
   card that helps nobody.
2. leading trump: early in the hand a defender with one or two low trumps holds a winner in a suit that was never led.
   Fault: leading trump. Or the bidder can draw all trumps with high ones, after which the whole hand is good. Fault:
   leading a low one, which somebody may beat.
3. passing out: nobody has bid, and with an average take the hand alone makes the lowest bid, with a long trump suit
   including its ace and two side aces; or it has five dominoes of a suit with the double, and another double. Fault: a
   pass.
4. short suit: only the others have bid, and the hand has neither a long suit nor meld nor aces; or no ace at all and
   next to no meld. Fault: a bid. Or trump must be named, and a long suit melds no less than a short one. Fault: the
   short one, with less than a fifth of the hand.
5. lost counter: the last to play follows suit to a trick that the others win in any case. Fault: a counter, despite a
   piece without points that is no later winner either.
6. broken meld: cards must be given back or laid away, and enough are neither in a meld nor aces nor trumps (if one must
   go, the queen of a possible run is worth more than four jacks). Fault: a meld is broken.
7. given away: the same. Fault: an ace or a trump goes.
8. counter led: early in the hand the leader has a counter in a plain suit that was never led, with something higher
   out, nothing higher in the hand and something without points beside it; partner has shown nothing. Fault: leading it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from meldhouse.game import (
    Action,
    Bid,
    Hand,
    NameTrump,
    Pass,
    Play,
    Seat,
    TrickOrder,
    View,
    count_meld,
    seating_of,
    steward,
    to_act,
    trick_order,
    winner_of,
)
from meldhouse.pieces import Card, Piece, subkey
from meldhouse.players import Sense, Sitting
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.bidding.calling import nameable
from meldhouse.rulebooks import Book

COMPLAINTS = (
    "passing",
    "leading trump",
    "passing out",
    "short suit",
    "lost counter",
    "broken meld",
    "given away",
    "counter led",
)
EARLY = 3
"""How many tricks count as early for a lead."""

IsFault = Callable[[Action], bool]


class Position(NamedTuple):
    complaint: str
    hand: Hand
    seat: Seat
    number: int
    """The number of the hand it comes from."""
    is_fault: IsFault


def positions(book: Book, each: int, hands: int) -> list[Position]:
    """Up to `each` positions for every complaint, no two from one hand, out of this many hands."""
    found: dict[str, list[Position]] = {name: [] for name in COMPLAINTS}
    seating, sense = seating_of(book), Sense(book)
    for number in range(hands):
        if all(len(some) >= each for some in found.values()):
            break
        key = subkey(bytes(32), f"grievance {number}")
        hand = Hand(book, dealer=seating.seats[number % len(seating.seats)], key=key)
        sitting, here = Sitting(hand), set[str]()
        while True:
            steward.tidy(hand)
            if hand.is_over:
                break
            seat = to_act(hand)[0]
            view, memory = sitting.view(seat), sense.remember(seat, sitting.seen(seat))
            for name, is_fault in Looker(book, view, memory).look():
                if name not in here and len(found[name]) < each:
                    here.add(name)
                    found[name].append(Position(name, hand.fork(), seat, number, is_fault))
            sitting.act(sense.decide(view, sitting.seen(seat)))
    return [position for some in found.values() for position in some]


class Looker:
    """One seat facing a decision: the faults it could make."""

    def __init__(self, book: Book, view: View, memory: Memory) -> None:
        self.book, self.view, self.memory = book, view, memory
        self.cards = book.deck.pieces == "cards"

    def look(self) -> Iterator[tuple[str, IsFault]]:
        looks: dict[str, Callable[[], Iterator[tuple[str, IsFault]]]] = {
            "auction": self.calls,
            "trump": self.names,
            "kitty": self.names,
            "exchange": self.passes,
            "discard": self.lays_away,
            "tricks": self.plays,
        }
        if self.view.phase in looks:
            yield from looks[self.view.phase]()

    # --- cards that change hands --------------------------------------------------------------------------------------

    def passes(self) -> Iterator[tuple[str, IsFault]]:
        view, trump = self.view, self.view.trump
        if view.seat == view.bidder:
            yield from self.lays_away()
            return
        wanted = [card for card in view.hand if (card.suit == trump or card.rank == "A") and self._is_free(card)]
        idle = [
            card
            for card in view.hand
            if card.suit != trump and card.rank not in "AKQ" and card not in self.book.pinochle
        ]

        def is_fault(action: Action) -> bool:
            kept = Counter(view.hand) - Counter(action.pieces)
            return any(kept[card] for card in wanted) and any(card in idle for card in action.pieces)

        if wanted and idle:
            yield "passing", is_fault

    def _is_free(self, card: Piece) -> bool:
        """Whether it is in no meld of its owner."""
        return self._meld([card]) == self._meld([])

    def _meld(self, gone: list[Piece]) -> int:
        left = tuple((Counter(self.view.hand) - Counter(gone)).elements())
        return count_meld(self.book, left, self.view.trump).points

    def lays_away(self) -> Iterator[tuple[str, IsFault]]:
        book, view = self.book, self.view
        number = book.deal.kitty if view.phase == "discard" else book.exchange.count
        spare = [card for card in view.hand if not self._is_dear(card) and self._is_free(card)]
        if len(spare) < number or self._meld(spare) < self._meld([]):
            return
        if self._meld([]):
            yield "broken meld", lambda action: self._meld(list(action.pieces)) < self._meld([])
        yield "given away", lambda action: any(self._is_dear(card) for card in action.pieces)

    def _is_dear(self, card: Piece) -> bool:
        return isinstance(card, Card) and (card.rank == "A" or card.suit == self.view.trump)

    # --- calls --------------------------------------------------------------------------------------------------------

    def _lengths(self) -> dict[str, int]:
        found = {}
        for trump in nameable(self.book, self.view):
            members = trick_order(self.book, trump).members.get(trump, frozenset())
            found[trump] = sum([piece in members for piece in self.view.hand])
        return found

    def _aces(self) -> Counter[str]:
        return Counter(card.suit for card in self.view.hand if isinstance(card, Card) and card.rank == "A")

    def calls(self) -> Iterator[tuple[str, IsFault]]:
        view = self.view
        assert view.seat is not None
        side = self.memory.seating.side
        if view.silenced or view.frozen or view.next_only:
            return
        others = set(self.memory.seating.seats) - {view.seat}
        if view.bid is None and not self.memory.passed >= others and self._is_worth_a_bid():
            yield "passing out", lambda action: isinstance(action, Pass)
        alone = not any(side[seat] == side[view.seat] for seat in self.memory.bids)
        if view.bidder is not None and alone and self._is_poor():
            yield "short suit", lambda action: isinstance(action, Bid)

    def _is_worth_a_bid(self) -> bool:
        book, hand, lengths = self.book, self.view.hand, self._lengths()
        if not self.cards:
            doubles = [tile for tile in hand if tile.high == tile.low]
            return any(lengths[str(tile.high)] >= 5 and len(doubles) >= 2 for tile in doubles)
        aces, average = self._aces(), book.points_in_play / len(self.memory.seating.sides)
        return any(
            lengths[trump] >= 0.4 * book.deal.hand
            and aces[trump]
            and len(aces) >= 3
            and count_meld(book, hand, trump).points + average >= book.auction.minimum
            for trump in lengths
        )

    def _is_poor(self) -> bool:
        book, hand, lengths = self.book, self.view.hand, self._lengths()
        if not self.cards:
            return max(lengths.values()) <= 3 and sum(tile.high == tile.low for tile in hand) <= 1
        meld = max([count_meld(book, hand, trump).points for trump in lengths], default=0)
        longest, aces = max(lengths.values(), default=0) / book.deal.hand, self._aces().total()
        poor = longest <= 0.3 and aces <= book.deal.hand / 10
        return (poor or not aces) and meld <= 0.1 * book.points_in_play

    def names(self) -> Iterator[tuple[str, IsFault]]:
        book, view = self.book, self.view
        if not self.cards:
            return
        lengths = self._lengths()
        meld = {trump: count_meld(book, view.hand, trump).points for trump in lengths}
        long = [trump for trump, length in lengths.items() if length >= 0.4 * book.deal.hand]
        short = [
            trump
            for trump, length in lengths.items()
            if length < 0.2 * book.deal.hand and any(meld[other] >= meld[trump] for other in long)
        ]
        if short:
            yield "short suit", lambda action: isinstance(action, NameTrump) and action.trump in short

    # --- plays --------------------------------------------------------------------------------------------------------

    def plays(self) -> Iterator[tuple[str, IsFault]]:
        view, order = self.view, self.memory.order
        if order is None or view.claim is not None or len(set(view.legal_plays)) < 2:
            return
        if not view.trick and order.trump is not None:
            yield from self._leads(order, order.members[order.trump])
            yield from self._counters(order, order.members[order.trump])
        elif len(view.trick) == len(self.memory.seating.seats) - 1:
            yield from self._plays_last(order)

    def _leads(self, order: TrickOrder, trumps: frozenset[Piece]) -> Iterator[tuple[str, IsFault]]:
        view, memory = self.view, self.memory
        assert view.seat is not None
        assert view.bidder is not None
        own = [piece for piece in view.hand if piece in trumps]
        bosses = [piece for piece in own if memory.is_boss(piece)]
        beside = [piece for piece in view.hand if piece not in trumps and memory.is_boss(piece)]
        out = [piece for piece in (+memory.outside).elements() if piece in trumps]
        if memory.seating.side[view.seat] != memory.seating.side[view.bidder]:
            early = memory.played < EARLY * len(memory.seating.seats)
            if early and 1 <= len(own) <= 2 and not bosses and any(self._is_fresh(order, piece) for piece in beside):
                yield "leading trump", lambda action: isinstance(action, Play) and action.piece in trumps
        elif view.seat == view.bidder and 0 < len(out) <= len(bosses) and len(own) + len(beside) == len(view.hand):
            low = [piece for piece in own if piece not in bosses and self._may_lose(order, piece)]
            if low:
                yield "leading trump", lambda action: isinstance(action, Play) and action.piece in low

    def _counters(self, order: TrickOrder, trumps: frozenset[Piece]) -> Iterator[tuple[str, IsFault]]:
        view, memory, worth = self.view, self.memory, self.book.worth
        plain = [piece for piece in view.hand if piece not in trumps]
        cheap = {order.suit_of[piece] for piece in plain if not worth[piece]}
        partner = memory.seating.partner[memory.seat]
        dear = [p for p in plain if worth[p] and order.suit_of[p] in cheap and self._is_fresh(order, p)]
        dear = [p for p in dear if self._may_lose(order, p) and not self._holds_higher(order, p)]
        told = partner is not None and memory.known[partner]
        if dear and not told and len(view.hand) > self.book.deal.hand / 2:
            yield "counter led", lambda action: isinstance(action, Play) and action.piece in dear

    def _holds_higher(self, order: TrickOrder, led: Piece) -> bool:
        power, suit = order.power[order.suit_of[led]], order.members[order.suit_of[led]]
        return any(power[piece] > power[led] for piece in self.view.hand if piece in suit)

    def _may_lose(self, order: TrickOrder, led: Piece) -> bool:
        """Whether another player could hold something of its suit that beats it."""
        memory, suit = self.memory, order.suit_of[led]
        power = order.power[suit]
        higher = [piece for piece in order.members[suit] if memory.outside[piece] and power[piece] > power[led]]
        foes = [seat for seat, side in memory.seating.side.items() if side != memory.seating.side[memory.seat]]
        return any(memory.could_hold(foe, piece, suit, power[piece]) for foe in foes for piece in higher)

    def _is_fresh(self, order: TrickOrder, piece: Piece) -> bool:
        led = {order.suit_of[trick[0][1]] for trick in self.memory.tricks if trick}
        return order.suit_of[piece] not in led

    def _plays_last(self, order: TrickOrder) -> Iterator[tuple[str, IsFault]]:
        view, side, worth = self.view, self.memory.seating.side, self.book.worth
        assert view.seat is not None
        suit = order.members[order.suit_of[view.trick[0]]]
        seats = (*view.trick_seats, view.seat)
        lost = all(side[seats[winner_of(order, (*view.trick, piece))]] != side[view.seat] for piece in view.legal_plays)
        cheap = [p for p in view.legal_plays if not worth[p] and not self.memory.is_boss(p)]
        dear = [p for p in view.legal_plays if worth[p]]
        if lost and cheap and dear and set(view.legal_plays) <= suit and len(view.hand) > EARLY:
            yield "lost counter", lambda action: isinstance(action, Play) and bool(worth[action.piece])
