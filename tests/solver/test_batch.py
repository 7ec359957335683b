"""Many positions at once: the answers are those of one after the other."""

from __future__ import annotations

from random import Random

import pytest
from test_kernel import dealt, plain_value

from meldhouse.batches import Here
from meldhouse.game import seating_of, trick_order
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import book_names, load_book
from meldhouse.solver import Impossible, Position, Solution, Unsolvable
from meldhouse.solver.batch import BatchQuestion, answer, solve_all
from table import house


def some_of_every_book(number: int, tricks: int = 3) -> list[BatchQuestion]:
    """Positions of all books in one batch, every third with a threshold."""
    batch = []
    for name in book_names():
        book, lot = load_book(name), Random(name)
        for at in range(number):
            side = lot.choice(seating_of(book).sides)
            batch.append(BatchQuestion(dealt(book, lot, tricks), side, lot.randrange(9) if at % 3 == 2 else None))
    return batch


@pytest.fixture(scope="module")
def batch() -> list[BatchQuestion]:
    return some_of_every_book(6)


def test_each_is_answered_as_if_it_were_alone(batch):
    done = []
    found = list(solve_all(batch, where=Here(), told=done.append))
    assert found == [answer(asked) for asked in batch]
    assert done[-1] == len(batch)
    for asked, one in zip(batch, found, strict=True):
        value = plain_value(asked.position, seating_of(asked.position.book).members[asked.side])
        assert (one.value if isinstance(one, Solution) else one) == (
            value if asked.take is None else value >= asked.take
        )


def test_each_has_the_whole_budget_and_what_it_is_not_enough_for_has_no_answer(batch):
    found = list(solve_all(batch, where=Here(), budget=40))
    assert None in found
    assert any(isinstance(one, Solution) and one.nodes <= 40 for one in found)
    assert found == [answer(asked, budget=40) for asked in batch]


def test_a_position_that_cannot_be_is_told_before_anything_is_begun(batch):
    position = batch[0].position
    broken = Position(position.book, position.order, {**position.hands, "N": ()}, (), (), position.turn)
    done: list[int] = []
    with pytest.raises(Impossible, match=r"^Position 2: The hands differ in size"):
        list(solve_all([batch[0], BatchQuestion(broken, "NS")], told=done.append))
    assert not done


def test_a_pack_that_is_too_large_is_told_before_anything_is_begun():
    book = house("mcallen", "[deck]\ncopies = 4\n[deal]\nhand = 24\npackets = [[4, 4, 4, 4, 4, 4]]\n")
    hands = dict.fromkeys("NESW", parse_pieces("AH"))
    with pytest.raises(Unsolvable, match="96 cards of 24 kinds"):
        list(solve_all([BatchQuestion(Position(book, trick_order(book, "H"), hands, (), (), "N"), "NS")]))
