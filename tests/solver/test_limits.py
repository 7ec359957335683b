"""What a search may use: positions, time and memory. Whatever it is, an answer is right or there is none."""

from __future__ import annotations

from random import Random

import pytest
from solver_table import dealt

from meldhouse.game import seating_of
from meldhouse.rulebooks import book_names, load_book
from meldhouse.solver import Search, Unsolved, blocks, can_take, layout, searching, solve
from meldhouse.solver.batch import BatchQuestion, answer
from meldhouse.solver.blocks import FEW
from meldhouse.solver.searching import UNLIMITED
from meldhouse.solver.solving import BUDGET, POSITIONS, search_for

WHOLE = dealt(load_book("bend"), Random(12), tricks=20)
"""More than can be solved in a lifetime."""


@pytest.mark.parametrize("ask", [solve, lambda *asked, **limits: can_take(*asked, 260, **limits)])
def test_when_the_time_is_over_there_is_no_answer(ask):
    with pytest.raises(Unsolved, match=r"No answer after [\d,]+ positions"):
        ask(WHOLE, "NS", seconds=0.02)
    assert answer(BatchQuestion(WHOLE, "NS"), seconds=0.02) is None


def test_who_says_nothing_has_a_budget_all_the_same():
    assert search_for(WHOLE, "NS").budget == BUDGET < UNLIMITED


@pytest.mark.parametrize("name", book_names())
def test_an_answer_found_in_steps_is_the_answer(name, monkeypatch):
    """The clock is looked at so often here that most questions are asked again and again."""
    monkeypatch.setattr(searching, "STEP", 5)
    book, lot = load_book(name), Random(f"steps {name}")
    looked = []
    for _ in range(5):
        position = dealt(book, lot, tricks=6)
        side = lot.choice(seating_of(book).sides)
        plainly, in_steps = search_for(position, side), search_for(position, side, seconds=600)
        assert plainly.value() == in_steps.value()
        looked.append(in_steps.nodes > plainly.nodes)
    assert any(looked)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), "2"])
def test_seconds_that_are_none_are_told(seconds):
    with pytest.raises(ValueError, match="seconds must be a number above 0, got"):
        solve(WHOLE, "NS", seconds=seconds)


@pytest.mark.parametrize("budget", [0, -5, 2.5, "many"])
def test_a_budget_that_is_none_is_told(budget):
    with pytest.raises(ValueError, match="budget must be a whole number from 1 up, got"):
        can_take(WHOLE, "NS", 100, budget=budget)


def test_the_table_grows_as_far_as_there_is_room_and_no_further():
    position = dealt(load_book("mcallen"), Random(3), tricks=9)
    values, taken = set(), []
    for room in (1, 64, FEW, 4 * FEW, 1 << 16):
        search = Search(position, ("N", "S"), ("N", "S"), positions=room)
        values.add(search.value())
        places = 2 * (search.block[layout.MASK] + 1)
        assert search.block[layout.TAKEN] <= places <= max(room, 2)
        assert layout.TABLE + 2 * places <= len(search.block)
        taken.append(int(search.block[layout.TAKEN]))
    assert len(values) == 1, "a search that forgets looks longer, and finds the same"
    assert taken == sorted(taken)
    assert taken[-1] > 4 * FEW, "this one had to grow"


def test_the_memory_of_a_search_is_bounded():
    assert 8 * layout.block_size(POSITIONS) < 65 * 1024 * 1024


@pytest.mark.parametrize("name", book_names())
def test_a_bad_guess_costs_time_and_nothing_else(name):
    book, lot = load_book(name), Random(f"guess {name}")
    for _ in range(5):
        position = dealt(book, lot, tricks=5)
        search = search_for(position, lot.choice(seating_of(book).sides))
        value = search.value()
        for guess in (-7, 0, value, value + 1, search.start.left + 7):
            assert search.value(guess=guess) == value


def test_a_block_is_used_again_and_nothing_is_left_in_it():
    """What another search has learnt would be an answer out of nowhere, so even the work must be the same."""
    blocks._kept.clear()
    hard, easy = dealt(load_book("mcallen"), Random(3), tricks=9), dealt(load_book("mcallen"), Random(4), tricks=8)

    def worked(position) -> tuple[int, int, int]:
        search = search_for(position, "NS")
        return search.value(), search.nodes, search.block.ctypes.data

    first, other, again = worked(easy), worked(hard), worked(easy)
    assert first == again
    assert other[1] > first[1]
    assert first[2] == other[2]


def test_two_searches_at_once_have_a_block_each():
    one, other = search_for(WHOLE, "NS"), search_for(WHOLE, "EW")
    assert one.block.ctypes.data != other.block.ctypes.data
