"""What people hate most in bots, counted: how often each level had the chance to do it, and how often it did.

    .venv/bin/python bench/complaints.py --hands 200 --levels novice club expert

Every decision of every seat in hands that the level plays with itself is looked at from outside, with the hand open:

1. passes the wrong cards: partner of the bidder keeps the ace or jack of trump and passes something worthless;
2. leads trump badly: a defender leads trump though he holds a card that nothing can beat in another suit, or the bidder
   leads a low trump though he holds the highest;
3. passes out a hand worth a bid: nobody has bid, and the lowest bid would be made in nine of ten deals;
4. bids recklessly on a short suit: names a trump of less than a fifth of the hand of his own accord, or two dominoes;
5. throws a counter on a lost trick: the last to play, or behind a card that nothing beats, with something else to play;
6. breaks a meld when passing back or laying away, though he need not.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.table import Table

from meldhouse.game import (
    Action,
    Discard,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    View,
    count_meld,
    seating_of,
    steward,
    to_act,
    trick_order,
    winner_of,
)
from meldhouse.pieces import Card, subkey
from meldhouse.players import LEVELS, Sitting, Thinker, player_for
from meldhouse.players.calling import supported
from meldhouse.players.handing import spares
from meldhouse.players.imagining import lot_for
from meldhouse.rulebooks import Book, book_names, load_book

COMPLAINTS = ("passing", "leading trump", "passing out", "short suit", "lost counter", "broken meld")
SURE = 0.9


class Looker:
    """Looks at one decision; yields a complaint's name and whether there was reason for it."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.judge = Thinker(book, LEVELS["expert"], b"judge")

    def look(self, hand: Hand, view: View, seen, action: Action) -> Iterator[tuple[str, bool]]:
        if isinstance(action, Play):
            yield from self.played(hand, view, action)
        elif isinstance(action, PassPieces | Discard):
            yield from self.passed(view, action)
        elif isinstance(action, Pass):
            yield from self.passed_out(view, seen)
        elif isinstance(action, NameTrump) and not view.dropped:
            yield from self.named(view, action)

    def passed(self, view: View, action: PassPieces | Discard) -> Iterator[tuple[str, bool]]:
        if self.book.deck.pieces != "cards":
            return
        trump = view.trump
        if isinstance(action, PassPieces) and view.seat != view.bidder:
            kept = Counter(view.hand) - Counter(action.pieces)
            worthless = [card for card in action.pieces if not self._helps(card, trump)]
            yield "passing", bool(worthless) and any(card.suit == trump for card in kept if self._in_run(card))
            return
        left = tuple((Counter(view.hand) - Counter(action.pieces)).elements())
        before, after = (count_meld(self.book, cards, trump).points for cards in (view.hand, left))
        sets = spares(self.book, view.hand, trump, len(action.pieces), counters_safe=False, more_to_come=False)
        spared = tuple((Counter(view.hand) - Counter(sets[0])).elements())
        yield "broken meld", after < before and after < count_meld(self.book, spared, trump).points

    def _in_run(self, card: Card) -> bool:
        return card.rank in "AJ"

    def _helps(self, card: Card, trump: str | None) -> bool:
        return card.suit == trump or card.rank == "A" or card in self.book.pinochle

    def passed_out(self, view: View, seen) -> Iterator[tuple[str, bool]]:
        if view.bid is not None or view.silenced or view.frozen:
            return
        trumps = supported(self.book, view)
        if not trumps:
            return
        memory = self.judge.remember(view.seat, seen)
        auction = self.judge.auction(view, memory, lot_for(b"judge", view, seen))
        best = max(auction.option(trump, self.book.auction.minimum).chance for trump in trumps)
        yield "passing out", best >= SURE

    def named(self, view: View, action: NameTrump) -> Iterator[tuple[str, bool]]:
        order = trick_order(self.book, action.trump)
        if order.trump is None or view.bid == self.book.auction.minimum:
            return
        held = sum(piece in order.members[order.trump] for piece in view.hand)
        yield "short suit", held < (3 if self.book.deck.pieces == "dominoes" else 0.2 * self.book.deal.hand)

    def played(self, hand: Hand, view: View, action: Play) -> Iterator[tuple[str, bool]]:
        state, book = hand.state, self.book
        order, side = state.order, state.seating.side
        trumps = order.members.get(order.trump or "", frozenset())
        out = [piece for seat, pieces in state.hands.items() if seat != view.seat for piece in pieces]
        if not view.trick:
            yield from self._led(view, action, order, trumps, out, side)
            return
        lying = (*view.trick, action.piece)
        seats = (*view.trick_seats, view.seat)
        winner = seats[winner_of(order, lying)]
        led = order.suit_of[view.trick[0]]
        best = max(order.power[led].get(piece, 0) for piece in lying)
        to_come = [seat for seat in state.seating.seats if seat not in seats]
        friends = [seat for seat in to_come if side[seat] == side[view.seat]]
        lost = side[winner] != side[view.seat] and not any(
            order.power[led].get(piece, 0) > best for seat in friends for piece in state.hands[seat]
        )
        cheap = any(not book.worth[piece] for piece in view.legal_plays)
        known = not to_come or not any(order.power[led].get(piece, 0) > best for piece in out)
        if lost and cheap and known:
            yield "lost counter", bool(book.worth[action.piece])

    def _led(self, view: View, action: Play, order, trumps, out, side) -> Iterator[tuple[str, bool]]:
        def boss(piece) -> bool:
            power = order.power[order.suit_of[piece]]
            return not any(
                power.get(other, 0) > power[piece] for other in out if other not in trumps or piece in trumps
            )

        if order.trump is None or not any(piece in trumps for piece in out):
            return
        own = [piece for piece in view.hand if piece in trumps]
        if side[view.seat] != side[view.bidder]:
            if own and any(boss(piece) for piece in view.hand if piece not in trumps):
                yield "leading trump", action.piece in trumps and not boss(action.piece)
        elif view.seat == view.bidder and action.piece in trumps and any(boss(piece) for piece in own):
            yield "leading trump", not boss(action.piece)


def complaints(book: Book, level: str, hands: int, told: Callable[[], None] | None = None) -> dict[str, list[int]]:
    """For each complaint, how often there was occasion for it, and how often reason."""
    found = {name: [0, 0] for name in COMPLAINTS}
    seating, looker = seating_of(book), Looker(book)
    for number in range(hands):
        hand = Hand(book, dealer=seating.seats[number % len(seating.seats)], key=subkey(bytes(32), f"hand {number}"))
        player, sitting = player_for(book, level, b"complaints"), Sitting(hand)
        while True:
            steward.tidy(hand)
            if hand.is_over:
                break
            seat = to_act(hand)[0]
            view, seen = sitting.view(seat), sitting.seen(seat)
            action = player.decide(view, seen)
            for name, reason in looker.look(hand, view, seen, action):
                found[name][0] += 1
                found[name][1] += reason
            sitting.act(action)
        if told is not None:
            told()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--books", nargs="+", default=list(book_names()))
    asked = parser.parse_args()
    console = Console()
    table = Table("book", "level", *COMPLAINTS, title=f"Reasons to complain / occasions, {asked.hands} hands")
    for name in asked.books:
        for level in asked.levels:
            found = complaints(load_book(name), level, asked.hands)
            table.add_row(name, level, *[f"{reasons}/{occasions}" for occasions, reasons in found.values()])
    console.print(table)


if __name__ == "__main__":
    main()
