"""Exercises for people: their answers are those of the engine, and both answers come up."""

from __future__ import annotations

from collections import Counter

import pytest

from meldhouse.game import allowed_plays, count_meld, trick_order
from meldhouse.players.practice import NoExercise, follow_exercise, meld_exercise
from meldhouse.rulebooks import book_names, load_book


@pytest.mark.parametrize("name", book_names())
def test_may_this_card_be_played(name: str) -> None:
    book = load_book(name)
    answers: Counter[bool] = Counter()
    for number in range(60):
        exercise = follow_exercise(book, number.to_bytes(32, "big"))
        order = trick_order(book, exercise.trump)
        allowed = allowed_plays(book.tricks, order, exercise.hand, exercise.trick)
        assert exercise.is_allowed == (exercise.piece in allowed)
        assert set(exercise.legal) == set(allowed)
        assert exercise.piece in exercise.hand
        assert set(exercise.legal) != set(exercise.hand)
        if exercise.refusal is not None:
            assert exercise.refusal.clause
        answers[exercise.is_allowed] += 1
    assert min(answers[True], answers[False]) > 15
    assert follow_exercise(book, bytes(32)) == follow_exercise(book, bytes(32))


@pytest.mark.parametrize("name", [name for name in book_names() if load_book(name).has_meld])
def test_how_much_meld_is_in_this_hand(name: str) -> None:
    book = load_book(name)
    found = [meld_exercise(book, number.to_bytes(32, "big")) for number in range(30)]
    for exercise in found:
        assert exercise.count == count_meld(book, exercise.hand, exercise.trump)
        assert exercise.count.points
    assert len({exercise.trump for exercise in found}) > 2


def test_a_house_without_meld_says_so() -> None:
    with pytest.raises(NoExercise):
        meld_exercise(load_book("n42pa"), bytes(32))
