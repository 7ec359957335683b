"""Scores many hands: `meldhouse.game.scoring` in arrays."""

from __future__ import annotations

from typing import Any

from meldhouse.lockstep.arrays import Array, Arrays
from meldhouse.lockstep.melds import Melds
from meldhouse.lockstep.rules import Rules
from meldhouse.lockstep.state import BOARD_SET, CONCEDED, ENDINGS, NO_BOARD, NO_MARRIAGE, PASSED_OUT, PLAYED, State


class Scoring(Arrays):
    def __init__(self, rules: Rules, melds: Melds, xp: Any) -> None:
        super().__init__(xp)
        self.rules, self.melds, self.scoring = rules, melds, rules.book.scoring

    def side_melds(self, state: State) -> Array:
        """[B, N] what each side has shown."""
        return self._by_side(state.meld)

    def _by_side(self, by_seat: Array) -> Array:
        sides = range(self.rules.sides)
        return self.xp.stack([by_seat[:, side :: self.rules.sides].sum(axis=1) for side in sides], axis=1)

    def takes(self, state: State) -> Array:
        """[B, N] what each side took; what the bidder laid away counts for that side, where the book says so."""
        if not (self.rules.kitty and self.rules.book.kitty.counts):
            return state.points
        buried = (state.discard * self.rules.worth).sum(axis=1)
        return state.points + self.xp.where(self.bidding(state), buried[:, None], 0)

    def bidding(self, state: State) -> Array:
        """[B, N] which side has the bid."""
        side = self.xp.where(state.bidder < 0, -1, state.bidder % self.rules.sides)
        return self.hot(side, self.rules.sides)

    def scores(self, state: State) -> Array:
        """[B, N] points, or marks, of hands that are over; 0 for all others."""
        xp = self.xp
        if self.scoring.style == "marks":
            found = self._marks(state)
        else:
            found = self.where(state.ended == PLAYED, self._played(state), self._unplayed(state))
        counts = (state.ended > 0) & (state.ended != PASSED_OUT)
        return xp.where(counts[:, None], found, 0)

    def margins(self, scores: Array) -> Array:
        """[B, N] each side's score minus the average of the others."""
        others = (scores.sum(axis=1, keepdims=True) - scores) / (self.rules.sides - 1)
        return scores - others

    def _marks(self, state: State) -> Array:
        xp = self.xp
        marks = xp.maximum(1, state.amount // self.rules.book.auction.mark)[:, None]
        own = self.bidding(state)
        return xp.where(own == self.made(state)[:, None], marks, 0)

    def made(self, state: State) -> Array:
        """[B] whether the bid was made, in hands that were played."""
        xp, rules = self.xp, self.scoring
        own, takes = self.bidding(state), self.takes(state)
        take = xp.where(own, takes, 0).sum(axis=1)
        if rules.style == "marks":
            return take >= xp.minimum(state.amount, self.rules.points_in_play)
        return (take >= rules.bidder_take) & (self._kept(state) + take >= state.amount)

    def _kept(self, state: State) -> Array:
        """[B] the meld of the bidders, unless they have lost it."""
        xp, rules = self.xp, self.scoring
        own = self.bidding(state)
        take = xp.where(own, self.takes(state), 0).sum(axis=1)
        lost = take < rules.bidder_save
        if rules.bidder_trick:
            lost = lost | (xp.where(own, state.tricks, 0).sum(axis=1) == 0)
        return xp.where(lost, 0, xp.where(own, self.side_melds(state), 0).sum(axis=1))

    def _set_at(self, state: State) -> Array:
        return -state.amount if self.scoring.set_bidder == "minus-bid" else self.xp.zeros_like(state.amount)

    def _has_all(self, state: State, takes: Array) -> Array:
        """[B, N] whether a side took everything, by points or by tricks as the book counts it."""
        if not self.scoring.all_points_bonus:
            return self.xp.zeros(takes.shape, bool)
        everything = takes >= self.rules.points_in_play
        if self.scoring.all_points_by == "points":
            return everything
        return everything & (state.tricks == self.rules.hand)

    def _large(self, melds: Array, *, floored: Any) -> Array:
        """The meld of a side, if it is large enough."""
        return self.xp.where((melds >= self.scoring.save_meld) | ~self.xp.asarray(floored), melds, 0)

    def _played(self, state: State) -> Array:
        xp, rules = self.xp, self.scoring
        own, takes, melds = self.bidding(state), self.takes(state), self.side_melds(state)
        made, bid = self.made(state), state.amount
        has_all = self._has_all(state, takes)
        bonus = xp.where(has_all, rules.all_points_bonus, 0)
        bidders = self._kept(state)[:, None] + takes + bonus
        bidders = self.where(made, bidders, self._set_at(state)[:, None])
        others = self._defence(state, made[:, None], takes, melds)
        if rules.all_points_defence:
            whole = takes + self._large(melds, floored=bool(rules.all_points_floor)) + bonus
            others = xp.where(has_all, whole, others)
        if rules.set_award:
            others = others + xp.where(made, 0, bid)[:, None]
        return xp.where(own, bidders, others)

    def _defence(self, state: State, made: Array, takes: Array, melds: Array) -> Array:
        """What each side would score against the bidders, without the bid of a side that was set."""
        xp, rules = self.xp, self.scoring
        free = {"all": xp.zeros(takes.shape, bool), "set": made, "made": ~made}[rules.save_in]
        saved = takes >= rules.save_take
        if rules.save_trick == "any":
            saved = saved & (state.tricks > 0)
        elif rules.save_trick == "counter":
            saved = saved & (state.counters > 0)
        saved = saved | free
        keeps = saved | (rules.unsaved_take == "kept")
        if not rules.set_take:
            keeps = keeps & made
        floored = ~free & ~(saved & (rules.save_needs == "saved"))
        has_meld = saved | (rules.save_needs == "meld")
        return xp.where(keeps, takes, 0) + xp.where(has_meld, self._large(melds, floored=floored), 0)

    def _unplayed(self, state: State) -> Array:
        """Scores of bids set before the first lead or given up."""
        xp, rules = self.xp, self.scoring
        melds = self.side_melds(state)
        if self.rules.book.trump.marriage:
            # No trump was named: everybody counts the natural meld in hand.
            nobody = xp.full(len(melds), -1, xp.int32)
            seats = [self.melds.count(state.hands[:, seat], nobody).points for seat in range(self.rules.seats)]
            natural = self._by_side(xp.stack(seats, axis=1))
            melds = self.where(state.ended == NO_MARRIAGE, natural, melds)
        others = xp.zeros_like(melds)
        for ending in (NO_MARRIAGE, NO_BOARD, BOARD_SET, CONCEDED):
            for dropped in (False, True):
                name = ENDINGS[ending] + ("-dropped" if dropped and ending == NO_MARRIAGE else "")
                if name in rules.meldless:
                    continue
                here = (state.ended == ending) & (state.dropped == dropped)
                counted = self._large(melds, floored=name not in rules.floorless)
                others = self.where(here, counted, others)
        if rules.set_award:
            others = others + state.amount[:, None]
        if self.rules.book.board.conceded_take:
            others = others + xp.where(state.ended == CONCEDED, self.rules.points_in_play, 0)[:, None]
        return xp.where(self.bidding(state), self._set_at(state)[:, None], others)
