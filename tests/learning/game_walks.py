"""The same hands at tables of the game and in the environment of arrays, step by step."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np

from meldhouse.envs import TableEnv
from meldhouse.game import Hand, score, slip_of, totals
from meldhouse.game.scoring import unit_of
from meldhouse.lockstep.environment import Environment
from meldhouse.lockstep.state import ENDINGS, NOTHING, OVER, PHASES, TRICKS
from meldhouse.pieces import Piece
from meldhouse.players.deeds.asking import Question, answers
from meldhouse.players.learned.tables import rules_of
from meldhouse.rulebooks import Book

SOME = 4
"""So many of the lowest bids come up more often than the others."""


def by_lot(table: TableEnv, question: Question, lot: Random) -> int:
    """Some answer; in the auction mostly a pass or a low bid, so that most hands are played."""
    legal = answers(table.numbers, question)
    if question.view.phase == "auction" and question.offer is None:
        chance = lot.random()
        return legal[0] if chance < 0.55 else lot.choice(legal[:SOME] if chance < 0.9 else legal)
    return lot.choice(legal)


class Beside:
    """Many tables of a book. `walk` answers by lot, and everything that can be compared is, after every answer."""

    def __init__(self, book: Book, hands: int, lot: Random) -> None:
        self.book, self.lot = book, lot
        self.environment = Environment(rules_of(book), np)
        self.place = {piece: at for at, piece in enumerate(book.pack.faces)}
        self._counted: dict[tuple[Piece, ...], np.ndarray] = {}
        self.tables = [TableEnv(book) for _ in range(hands)]
        for table in self.tables:
            table.reset(seed=lot.randrange(1 << 30), options={"dealer": lot.choice(list(table.seats.values()))})
        self.seats = list(self.tables[0].seats.values())
        self.dealers = np.array([self.seats.index(table.hand.state.dealer) for table in self.tables])
        self.steps: list[tuple[np.ndarray, tuple[np.ndarray, np.ndarray]]] = []
        """What was answered at every step (0 where a hand was over), and what lies dealt after it."""
        self.first_deal = self.dealt()
        self.state = self.environment.start(*self.first_deal, dealer=self.dealers)
        self.met: Counter[str] = Counter()
        """How often each phase came up, and each ending."""

    def walk(self) -> None:
        self.compare()
        while (self.state.phase != OVER).any():
            self.step()
            self.compare()
        self.compare_scores()

    def step(self) -> None:
        given = []
        for table in self.tables:
            question = table.question
            given.append(by_lot(table, question, self.lot) if question is not None else 0)
            if question is not None:
                table.step(given[-1])
        self.steps.append((np.array(given), self.dealt()))
        answer, fresh = self.steps[-1]
        self.state = self.environment.step(self.state, answer, fresh=fresh)

    # --- the game in numbers ------------------------------------------------------------------------------------------

    def counts(self, pieces: tuple[Piece, ...]) -> np.ndarray:
        known = self._counted.get(pieces)
        if known is None:
            known = self._counted[pieces] = np.zeros(len(self.place), np.int32)
            for piece in pieces:
                known[self.place[piece]] += 1
        return known

    def dealt(self) -> tuple[np.ndarray, np.ndarray]:
        states = [table.hand.state for table in self.tables]
        hands = np.array([[self.counts(state.deal.dealt[seat]) for seat in self.seats] for state in states])
        return hands, np.array([self.counts(state.deal.kitty) for state in states])

    def truth(self, hand: Hand) -> dict[str, object]:
        """Fields of a state, by their names, as the game has them."""
        state, seats = hand.state, self.seats
        found = {
            "hands": [self.counts(state.hands[seat]) for seat in seats],
            "kitty_open": state.deal.kitty_open,
            "amount": state.amount or 0,
            "bidder": NOTHING if state.bidder is None else seats.index(state.bidder),
            "dropped": state.auction.dropped,
            "passed": [seat in state.auction.passed for seat in seats],
            "calls": len(state.auction.calls),
            "trump": NOTHING if state.trump is None else self.book.trump.choices.index(state.trump),
            "given": [self.counts(state.before_play.passing.get(seat, ())) for seat in seats],
            "declared": state.before_play.declared_trumps or 0,
            "discard": self.counts(state.deal.discard or ()),
            "points": list(state.points.values()),
        }
        if (
            state.ending.ended != "no-marriage"
        ):  # the bidder's hand may be laid open then, and nothing is melded any more
            laid = {seat: state.before_play.open_hands.get(seat, count.pieces) for seat, count in state.meld.items()}
            found["has_shown"] = [seat in state.meld for seat in seats]
            found["meld"] = [state.meld[seat].points if seat in state.meld else 0 for seat in seats]
            found["shown"] = [self.counts(laid.get(seat, ())) for seat in seats]
        if state.phase == "tricks":
            lying = dict(zip(state.play.trick_seats, state.play.trick, strict=True))
            found["lying"] = [self.place[lying[seat]] if seat in lying else NOTHING for seat in seats]
            found["leader"] = seats.index(state.play.trick_seats[0] if state.play.trick else state.turn)
        return found

    # --- comparing ----------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Who is asked what and may answer what, and how everything lies."""
        masks = self.environment.mask(self.state)
        for at, table in enumerate(self.tables):
            question = table.question
            phase = "over" if question is None else question.offer or question.view.phase
            assert PHASES[self.state.phase[at]] == phase
            assert masks[at].nonzero()[0].tolist() == ([] if question is None else sorted(table._answers))
            if question is not None:
                self.met[phase] += 1
                assert self.seats[self.state.actor[at]] == question.seat
                assert self.state.chosen[at].tolist() == self.counts(question.chosen).tolist()
        truths = [self.truth(table.hand) for table in self.tables]
        for name in set().union(*truths):
            known = [at for at, truth in enumerate(truths) if name in truth]
            np.testing.assert_array_equal(
                getattr(self.state, name)[known], np.array([truths[at][name] for at in known]), name
            )
        playing = self.state.phase == TRICKS
        ruled_out = ~self.environment.tricks.can_hold(self.state)[playing]
        self.met["ruled out"] += int(ruled_out.sum())
        assert not (ruled_out & (self.state.hands[playing] > 0)).any()

    def compare_scores(self) -> None:
        """How the hands ended and what they brought."""
        scores = self.environment.scoring.scores(self.state)
        takes = self.environment.scoring.takes(self.state)
        for at, table in enumerate(self.tables):
            state, slip = table.hand.state, slip_of(table.hand)
            self.met[slip.how] += 1
            assert ENDINGS[self.state.ended[at]] == slip.how
            sums = totals(score(self.book, slip), self.seats, unit_of(self.book))
            places = [state.seating.sides.index(state.seating.side[seat]) for seat in self.seats]
            assert scores[at][places].tolist() == list(sums.values())
            played = [[] for _ in self.seats]
            unfinished = [] if state.play.trick_taken else [(state.play.trick_seats, state.play.trick)]
            for seats, pieces in [*((trick.seats, trick.pieces) for trick in state.play.tricks), *unfinished]:
                for seat, piece in zip(seats, pieces, strict=True):
                    played[self.seats.index(seat)].append(piece)
            assert self.state.played[at].tolist() == [self.counts(tuple(pieces)).tolist() for pieces in played]
            if slip.take:
                assert takes[at].tolist() == list(slip.take.values())
                assert self.state.tricks[at].tolist() == list(slip.tricks.values())
                assert self.state.counters[at].tolist() == list(slip.counter_tricks.values())
