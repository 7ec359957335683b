"""The hands of one episode: a single one, or all those of a game; the deals follow from a key."""

from __future__ import annotations

from typing import Literal

from meldhouse.envs.observations import Standing
from meldhouse.game import Entry, Game, Hand, Seat, draw_for_deal, score, slip_of
from meldhouse.players.seating import hand_key
from meldhouse.rulebooks import Book

Hands = Literal[1, "game"]
MOST_HANDS = 200
"""After so many hands a game is broken off: where everybody may pass for ever, it need never end."""


class Series:
    """`dealer` deals first, or whoever draws the highest piece; `first` may be a hand that has begun already."""

    def __init__(
        self, book: Book, hands: Hands, key: bytes, *, dealer: Seat | None = None, first: Hand | None = None
    ) -> None:
        self.book, self.hands, self.key = book, hands, key
        if first is not None:
            dealer = first.state.dealer
        self.game = Game(book, first_dealer=dealer or draw_for_deal(book, key)[0])
        self.number = 1
        """Which hand this is."""
        self.hand = first if first is not None else self._deal()
        self.is_over = False
        self.is_broken_off = False
        """Over, although the game is not."""

    def _deal(self) -> Hand:
        # Where the deal begins beside the scorekeeper, he sits there; elsewhere it does not matter who writes.
        scorekeeper = self.game.seating.right[self.game.first_dealer]
        return self.game.next_hand(scorekeeper=scorekeeper, key=hand_key(self.key, self.number))

    def finish(self) -> tuple[Entry, ...]:
        """Count the hand that is over; unless it was the last one, the next is ready."""
        if self.hands == 1:
            self.is_over = True
            return score(self.book, slip_of(self.hand))
        entries = self.game.finish(self.hand)
        self.is_broken_off = not self.game.is_over and len(self.game.hands) >= MOST_HANDS
        self.is_over = self.game.is_over or self.is_broken_off
        if not self.is_over:
            self.number += 1
            self.hand = self._deal()
        return (*entries, *self.game.bonuses)

    def standing(self, top: int) -> Standing | None:
        """How it stands between two hands; where a game has no target, scores are measured by the bid `top`."""
        if self.hands == 1:
            return None
        match = self.book.match
        by_hands = match.until == "hands"
        whole = top * match.hands if by_hands else match.target
        scores = {seat: max(-1.0, min(1.0, points / whole)) for seat, points in self.game.totals().items()}
        return Standing(scores, self.game.hands_counted / match.hands if by_hands else 0.0)
