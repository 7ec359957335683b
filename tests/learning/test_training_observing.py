"""A network sees what its seat may know, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from game_walks import Beside

from meldhouse.lockstep.observing import Observer, before_phases, known_to_actor
from meldhouse.lockstep.state import OVER, TRICKS, State
from meldhouse.rulebooks import book_names, load_book
from soaking import times

HANDS = times(4, 40)


@pytest.mark.parametrize("name", book_names())
def test_what_the_seat_cannot_know_changes_no_observation(name):
    beside = Beside(load_book(name), HANDS, Random(f"seen {name}"))
    table = beside.environment
    observer, before, looked = Observer(table), before_phases(table.rules), 0
    while (beside.state.phase != OVER).any():
        state, known = beside.state, known_to_actor(table, beside.state)
        assert (known.hands.sum(axis=(1, 2)) <= table.rules.hand + table.rules.kitty + 4).all()
        for observe, asked in (
            (observer.before, np.isin(state.phase, before)),
            (observer.play, state.phase == TRICKS),
        ):
            rows = observe(state)[asked]
            np.testing.assert_array_equal(rows, observe(known)[asked])
            assert (np.abs(rows) <= 4).all()
            looked += len(rows)
        # The critic, which learns from open hands, does see them.
        playing = (state.phase == TRICKS) & (state.hands.sum(axis=(1, 2)) > 4)
        assert (
            not playing.any() or (observer.hidden(state)[playing] != observer.hidden(known)[playing]).any(axis=1).all()
        )
        beside.step()
    assert looked > HANDS * 20


def test_trumps_come_first_in_play():
    beside = Beside(load_book("mcallen"), 12, Random("trumps"))
    table = beside.environment
    while not (beside.state.phase == TRICKS).sum() >= 6:
        beside.step()
    state = State(*(part[beside.state.phase == TRICKS] for part in beside.state))
    hand = Observer(table).play_parts(state)["hand"]
    held = table.at(state.hands, state.actor)
    trumps = table.tricks.member[state.trump, table.tricks.trump_suit[state.trump]]
    assert (hand[:, :6].sum(axis=(1, 2)) == (held * trumps).sum(axis=1)).all()
