"""The same hands at tables of the game and in the environment of arrays, step by step."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import numpy as np
from env_walks import by_lot

from meldhouse.envs import TableEnv
from meldhouse.game import score, slip_of, totals
from meldhouse.game.scoring import unit_of
from meldhouse.rulebooks import Book
from training.environment import Environment
from training.export import rules_of
from training.state import ENDINGS, NOTHING, OVER, PHASES, State


class Beside:
    """Many tables of a book. `walk` answers by lot, and everything that can be compared is, after every answer."""

    def __init__(self, book: Book, hands: int, lot: Random, *, bids: int = 64) -> None:
        self.book, self.lot = book, lot
        self.environment = Environment(rules_of(book, bids), np)
        self._counted: dict[tuple, np.ndarray] = {}
        self.place = {piece: at for at, piece in enumerate(book.pack.faces)}
        self.tables = [TableEnv(book, bids=bids) for _ in range(hands)]
        for table in self.tables:
            table.reset(seed=lot.randrange(1 << 30), options={"dealer": lot.choice(list(table.seats.values()))})
        self.seats = list(self.tables[0].seats.values())
        dealers = [self.seats.index(table.hand.state.dealer) for table in self.tables]
        self.state = self.environment.start(*self.dealt(), dealer=np.array(dealers))
        self.met: Counter[str] = Counter()
        """How often each phase came up, and each ending."""
        self.answers: list[list[int]] = []
        """What was answered at every step; 0 where a hand was over."""
        self.deals: list[tuple[np.ndarray, np.ndarray]] = [self.dealt()]
        """What would have been dealt to those who threw their hand in, before the first step and after each."""

    def counts(self, pieces) -> np.ndarray:
        known = self._counted.get(pieces)
        if known is None:
            known = self._counted[pieces] = np.zeros(len(self.place), np.int32)
            for piece in pieces:
                known[self.place[piece]] += 1
        return known

    def dealt(self) -> tuple[np.ndarray, np.ndarray]:
        states = [table.hand.state for table in self.tables]
        hands = np.array([[self.counts(state.dealt[seat]) for seat in self.seats] for state in states])
        return hands, np.array([self.counts(state.kitty) for state in states])

    def walk(self) -> None:
        for _ in itertools.count():
            self.compare()
            if (self.state.phase == OVER).all():
                break
            self.step()
        self.compare_scores()

    def step(self) -> None:
        answers = []
        for table in self.tables:
            question = table.question
            answers.append(by_lot(table, question, self.lot) if question is not None else 0)
            if question is not None:
                table.step(answers[-1])
        self.answers.append(answers)
        self.deals.append(self.dealt())
        self.state = self.environment.step(self.state, np.array(answers), fresh=self.deals[-1])

    # --- comparing ----------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        masks = self.environment.mask(self.state)
        for at, table in enumerate(self.tables):
            state = State(*(part[at] for part in self.state))
            self._asked(table, state, masks[at])
            self._lies(table, state)

    def _asked(self, table: TableEnv, state: State, mask: np.ndarray) -> None:
        question = table.question
        if question is None:
            assert PHASES[state.phase] == "over"
            assert not mask.any()
            return
        self.met[PHASES[state.phase]] += 1
        assert PHASES[state.phase] == (question.offer or question.view.phase)
        assert self.seats[state.actor] == question.seat
        assert np.flatnonzero(mask).tolist() == sorted(table._answers)
        assert (state.chosen == self.counts(question.chosen)).all()

    def _lies(self, table: TableEnv, state: State) -> None:
        true, seats = table.hand.state, self.seats
        assert self.seats[state.dealer] == true.dealer
        for at, seat in enumerate(seats):
            assert (state.hands[at] == self.counts(true.hands[seat])).all()
        assert (self.seats[state.bidder] if state.bidder >= 0 else None) == true.bidder
        assert state.amount == (true.amount or 0)
        assert state.dropped == true.dropped
        assert {seat for at, seat in enumerate(seats) if state.passed[at]} == true.passed
        assert state.calls == len(true.calls)
        assert (self.book.trump.choices[state.trump] if state.trump >= 0 else None) == true.trump
        assert (state.discard == self.counts(true.discard or ())).all()
        assert state.kitty_open == true.kitty_open
        for at, seat in enumerate(seats):
            assert (state.given[at] == self.counts(true.passing.get(seat, ()))).all()
            if true.ended == "no-marriage":
                continue  # the bidder's hand may be laid open, after which nothing is melded any more
            assert state.has_shown[at] == (seat in true.meld)
            if seat in true.meld:
                assert state.meld[at] == true.meld[seat].points
                shown = true.open_hands.get(seat, true.meld[seat].pieces)
                assert (state.shown[at] == self.counts(shown)).all()
        self._play(table, state)

    def _play(self, table: TableEnv, state: State) -> None:
        true = table.hand.state
        assert dict(zip(true.seating.sides, state.points.tolist(), strict=True)) == true.points
        if true.phase == "tricks":
            lying = dict(zip(true.trick_seats, true.trick, strict=True))
            faces = [NOTHING if seat not in lying else self.place[lying[seat]] for seat in self.seats]
            assert state.lying.tolist() == faces
            if true.leader is not None and not true.trick:
                assert self.seats[state.leader] == true.leader
            self._ceilings(true, state)
        for at, seat in enumerate(self.seats):
            own = [
                piece for trick in true.tricks for by, piece in zip(trick.seats, trick.pieces, strict=True) if by == seat
            ]
            if true.phase == "tricks" and not true.trick_taken:
                own += [piece for by, piece in zip(true.trick_seats, true.trick, strict=True) if by == seat]
            assert (state.played[at] == self.counts(tuple(own))).all()

    def _ceilings(self, true, state: State) -> None:
        """Nobody holds what their plays have ruled out."""
        one = State(*(part[None] for part in state))
        can_hold = self.environment.tricks.can_hold(one)[0]
        assert not (state.hands * ~can_hold).any()
        assert (can_hold | (state.ceiling.min(axis=1) < 1 << 20)[:, None]).all()

    def compare_scores(self) -> None:
        scores = self.environment.scoring.scores(self.state)
        for at, table in enumerate(self.tables):
            true = table.hand.state
            slip = slip_of(table.hand)
            self.met[slip.how] += 1
            assert ENDINGS[self.state.ended[at]] == slip.how
            sums = totals(score(self.book, slip), self.seats, unit_of(self.book))
            assert [scores[at, true.seating.sides.index(true.seating.side[seat])] for seat in self.seats] == list(
                sums.values()
            )
            if slip.tricks:
                assert self.state.tricks[at].tolist() == list(slip.tricks.values())
                assert self.state.counters[at].tolist() == list(slip.counter_tricks.values())
            if slip.take:
                assert self.environment.scoring.takes(self.state)[at].tolist() == list(slip.take.values())
