"""The hands of one episode: a single one, or all those of a game; the deals follow from a key."""

from __future__ import annotations

from typing import Literal

from meldhouse.envs.observations import Standing
from meldhouse.game import Game, Hand, ScoreEntry, Seat, draw_for_deal, hand_key, score, slip_of
from meldhouse.rulebooks import Book

Hands = Literal[1, "game"]
MOST_HANDS = 200
"""After this many hands a game is broken off: where everybody may always pass, it might never end."""


class Series:
    """`dealer` deals first; if None, the seat that draws the highest piece. `first` may be a hand already begun."""

    def __init__(
        self, book: Book, hands: Hands, key: bytes, *, dealer: Seat | None = None, first: Hand | None = None
    ) -> None:
        self.book, self.hands, self.key = book, hands, key
        if first is not None:
            dealer = first.state.dealer
        self.game = Game(book, first_dealer=dealer or draw_for_deal(book, key)[0])
        self.number = 1
        """The number of this hand."""
        self.hand = first if first is not None else self._deal()
        self.is_over = False
        self.is_broken_off = False
        """The series was broken off before the game was over."""

    def _deal(self) -> Hand:
        # Where the first dealer sits beside the scorekeeper, that fixes the scorekeeper's seat; elsewhere it does not
        # matter.
        scorekeeper = self.game.seating.right[self.game.first_dealer]
        return self.game.next_hand(scorekeeper=scorekeeper, key=hand_key(self.key, self.number))

    def finish(self) -> tuple[ScoreEntry, ...]:
        """Count the finished hand and prepare the next, unless it was the last."""
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
        """The standing between two hands. Where a game has no target, scores are shares of the bid `top`."""
        if self.hands == 1:
            return None
        match = self.book.match
        by_hands = match.until == "hands"
        whole = top * match.hands if by_hands else match.target
        scores = {seat: max(-1.0, min(1.0, points / whole)) for seat, points in self.game.totals().items()}
        return Standing(scores, self.game.hands_counted / match.hands if by_hands else 0.0)
