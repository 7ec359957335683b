"""Positions played out by lot: nothing comes of them that the game could not bring, and everything that it could."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from meldhouse.game import allowed_plays, seating_of, trick_order, winner_of
from meldhouse.rulebooks import book_names, load_book
from meldhouse.solver import Impossible, Position, playouts


def dealt(book, lot, tricks):
    """A position by lot, sometimes with a piece led already."""
    seating = seating_of(book)
    pool = lot.sample(book.pack.pieces, tricks * len(seating.seats))
    hands = {seat: tuple(pool[at * tricks : (at + 1) * tricks]) for at, seat in enumerate(seating.seats)}
    order, leader = trick_order(book, lot.choice(book.trump.choices)), lot.choice(seating.seats)
    if lot.random() < 0.5:
        return Position(book, order, hands, (), (), leader)
    led = hands[leader][0]
    return Position(book, order, {**hands, leader: hands[leader][1:]}, (led,), (leader,), seating.left[leader])


def outcomes(position, gains) -> Iterator[int]:
    """What `gains` take on every way to the end, found with the functions of the game alone."""
    book, order, hands = position.book, position.order, position.hands
    trick, trick_seats, turn = position.trick, position.trick_seats, position.turn
    seating = seating_of(book)
    for piece in dict.fromkeys(allowed_plays(book.tricks, order, hands[turn], trick)):
        left = list(hands[turn])
        left.remove(piece)
        after, lying, seats = {**hands, turn: tuple(left)}, (*trick, piece), (*trick_seats, turn)
        if len(lying) < len(hands):
            yield from outcomes(Position(book, order, after, lying, seats, seating.left[turn]), gains)
            continue
        winner = seats[winner_of(order, lying)]
        points = sum(book.worth[piece] for piece in lying) + book.tricks.each + (0 if left else book.tricks.last)
        won = points if winner in gains else 0
        if left:
            yield from (won + more for more in outcomes(Position(book, order, after, (), (), winner), gains))
        else:
            yield won


@pytest.mark.parametrize("name", book_names())
def test_chance_brings_all_that_the_game_can_bring(name):
    book, lot = load_book(name), Random(f"playouts {name}")
    seating = seating_of(book)
    for _ in range(6):
        position, side = dealt(book, lot, tricks=2), lot.choice(seating.sides)
        found = playouts(position, side, 4_000, seed=lot.randrange(99))
        assert set(found.tolist()) == set(outcomes(position, seating.members[side]))


@pytest.mark.parametrize("name", book_names())
def test_what_one_side_takes_the_others_do_not(name):
    book = load_book(name)
    position = dealt(book, Random(f"sides {name}"), tricks=book.deal.hand)
    pieces = [*(piece for hand in position.hands.values() for piece in hand), *position.trick]
    everything = sum(book.worth[piece] for piece in pieces) + book.tricks.last + book.tricks.each * book.deal.hand
    takes = sum(playouts(position, side, 50, seed=7) for side in seating_of(book).sides)
    assert set(takes.tolist()) == {everything}


def test_the_same_seed_brings_the_same_again():
    position = dealt(load_book("npa"), Random(3), tricks=12)
    one, two = playouts(position, "NS", 64, seed=1), playouts(position, "NS", 64, seed=2)
    assert (one == playouts(position, "NS", 64, seed=1)).all()
    assert (one != two).any()
    assert len(set(one.tolist())) > 5


def test_a_position_that_is_over_brings_nothing():
    book = load_book("n42pa")
    over = Position(book, trick_order(book, "4"), dict.fromkeys("NESW", ()), (), (), "N")
    assert playouts(over, "NS", 3).tolist() == [0, 0, 0]


def test_what_cannot_be_is_not_played():
    position = dealt(load_book("npa"), Random(3), tricks=2)
    with pytest.raises(Impossible, match="no side “EN”"):
        playouts(position, "EN", 1)
    with pytest.raises(Impossible, match="differ in size"):
        playouts(replace(position, hands={**position.hands, "N": ()}), "NS", 1)


def test_it_is_told_how_often_to_play():
    with pytest.raises(ValueError, match="once or more often, not 0 times"):
        playouts(dealt(load_book("npa"), Random(3), tricks=2), "NS", 0)
