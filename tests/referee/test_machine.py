"""Anything can happen at a refereed table, in any order: nothing is lost, nothing breaks, and the log tells it all."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from ruling_facts import parts_of
from walker import pieces_on_table, sit_down, step

from meldhouse.game import Hand, score, seating_of, slip_of, steward, to_act, view
from meldhouse.game.review import broken_duty, held_before, kept_back
from meldhouse.pieces import Piece
from meldhouse.players.kinds.random_actions import play_by_chance
from meldhouse.rulebooks import Book, book_names, load_book
from soaking import times

EXAMPLES = times(12, 1000)
STEPS = times(60, 80)


def spell(value: object) -> str:
    assert isinstance(value, Piece)
    return value.text


def shown(hand: Hand) -> bytes:
    seats = (*seating_of(hand.book).seats, None)
    return b"".join(msgspec.json.encode(view(hand, seat), enc_hook=spell) for seat in seats)


class RefereedTable(RuleBasedStateMachine):
    """Each rule takes several acts, so that whole hands are played."""

    book: Book

    @initialize(seed=st.integers(0, 2**32))
    def sit(self, seed):
        self.lot = Random(seed)
        self.felt, self.clock = sit_down(self.book, self.lot)

    @rule(acts=st.integers(1, 30))
    def as_it_should_be(self, acts):
        for _ in range(acts):
            if not self.felt.hand.is_over:
                step(self.felt, self.lot, irregular=0)

    @rule(acts=st.integers(1, 6), share=st.sampled_from((0.3, 1.0)), seconds=st.sampled_from((0, 1, 9, 10, 60)))
    def as_it_should_not(self, acts, share, seconds):
        self.clock.now += seconds
        for _ in range(acts):
            if not self.felt.hand.is_over:
                step(self.felt, self.lot, irregular=share)

    @invariant()
    def every_piece_is_there(self):
        if self.felt.hand.state.hands:
            assert pieces_on_table(self.felt.hand) == self.book.pack.counts

    @invariant()
    def what_lies_open_is_held(self):
        state = self.felt.hand.state
        for seat, pieces in state.felt.exposed.items():
            for piece in pieces:
                assert state.hands[seat].count(piece) >= pieces.count(piece)

    @invariant()
    def points_are_neither_made_nor_lost(self):
        state = self.felt.hand.state
        assert all(points >= 0 for points in state.points.values())
        assert sum(state.points.values()) <= self.book.points_in_play

    def teardown(self):
        hand = self.felt.hand
        for ruling in self.felt.rulings:
            assert ruling.clause in self.book.clause_table or ruling.clause is None
            assert parts_of(ruling)
            if ruling.entries or ruling.hand in ("void", "over", "dealt-again", "deal-passes"):
                assert ruling.clause is not None, ruling
        again = Hand.replayed(hand, hand.events)
        assert shown(again) == shown(hand)
        if hand.is_over:
            score(self.book, slip_of(hand))


@pytest.mark.parametrize("name", book_names())
def test_whatever_happens_nothing_is_lost_and_the_log_tells_it(name):
    machine = type("Table", (RefereedTable,), {"book": load_book(name)})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.parametrize("name", book_names())
def test_a_guarded_table_never_needs_a_referee(name):
    book, lot = load_book(name), Random(f"guarded {name}")
    seats = seating_of(book).seats
    for number in range(60):
        hand = Hand(book, dealer=seats[number % len(seats)], key=lot.randbytes(32))
        play_by_chance(hand, lot)
        state = hand.state
        assert not any((state.felt.exposed, state.incidents, state.felt.fixing, state.ending.offender))
        for seat in seats:
            assert kept_back(state, seat, held_before(state, seat, 1)) == ()
            assert all(broken_duty(state, seat, trick) is None for trick in range(1, len(state.play.tricks) + 1))


def test_the_machine_itself_would_notice_a_lost_card():
    felt, _ = sit_down(load_book("npa"), Random(1))
    steward.tidy(felt.hand)
    assert pieces_on_table(felt.hand) == felt.hand.book.pack.counts
    felt.hand.state.hands["N"] = felt.hand.state.hands["N"][1:]
    assert pieces_on_table(felt.hand) != felt.hand.book.pack.counts
    assert to_act(felt.hand)
