"""A player with common sense: it bids what its hand is worth, passes what helps, breaks no meld, gives counters to
tricks its side wins and keeps them from the others.

It goes by its seat's view and by what it has seen, never by the hand itself, and always decides the same way.
"""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import (
    Action,
    AnswerClaim,
    Concede,
    Discard,
    Event,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    TurnKitty,
    View,
    count_meld,
    trick_order,
)
from meldhouse.pieces import FACE_DOWN, Card
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.bidding.bidding import choose_call, choose_trump
from meldhouse.players.hands.passing import gifts, spares
from meldhouse.players.kinds.playing import choose_play
from meldhouse.players.search.ending import accepts
from meldhouse.rulebooks import Book


class Sense(Recalling):
    """A player for any seat of tables that go by `book`."""

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        seat, book = view.seat, self.book
        assert seat is not None
        if view.phase == "tricks":
            memory = self.remember(seat, seen)
            if view.claim is not None:
                return AnswerClaim(seat, accepts(view, memory))
            if self._gives_up(view, memory):
                return Concede(seat)
            return Play(seat, choose_play(view, memory))
        if view.phase == "auction":
            return choose_call(book, view, self.remember(seat, seen))
        if view.phase == "kitty" and FACE_DOWN in view.kitty:
            return TurnKitty(seat)
        if view.phase in ("trump", "kitty"):
            return choose_trump(book, view, self.remember(seat, seen))
        if view.phase == "exchange":
            return self._pass(seat, view)
        if view.phase == "discard":
            return self._discard(seat, view)
        if view.phase == "meld":
            return ShowMeld(seat, count_meld(book, view.hand, view.trump).pieces)
        raise ValueError(f"There is nothing for {seat} to decide: {view.phase}.")

    def _pass(self, seat: Seat, view: View) -> Action:
        book, trump = self.book, view.trump
        assert trump is not None
        count = book.exchange.count
        if seat != view.bidder:
            return PassPieces(seat, gifts(book, view.hand, trump, count)[0])
        blind = book.exchange.form == "blind"
        options = spares(book, view.hand, trump, count, counters_safe=False, more_to_come=blind)
        return PassPieces(seat, options[0])

    def _discard(self, seat: Seat, view: View) -> Action:
        book = self.book
        assert view.trump is not None
        safe = book.kitty.counts
        away = spares(book, view.hand, view.trump, book.deal.kitty, counters_safe=safe, more_to_come=False)[0]
        trumps = trick_order(book, view.trump).members[view.trump]
        return Discard(seat, away, sum(piece in trumps for piece in away))

    def _gives_up(self, view: View, memory: Memory) -> bool:
        """Whether to concede a bid that cannot be reached: only where the other side gains nothing by it, that is, when
        it would take every point in play anyway."""
        book, seat = self.book, view.seat
        assert seat is not None
        if book.board.concede == "never" or memory.played or seat != view.bidder or view.bid is None:
            return False
        reach = book.reach(view.meld_points.get(memory.seating.side[seat], 0))
        return reach < view.bid and not any(_could_win(book, view, piece) for piece in view.hand)


def _could_win(book: Book, view: View, piece: object) -> bool:
    return isinstance(piece, Card) and (piece.suit == view.trump or piece.rank == book.deck.ranks[0])
