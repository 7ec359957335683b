"""Many worlds solved at once for somebody who considers a play: held to the solver, position by position."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace
from solver_table import dealt

from meldhouse.game import allowed_plays, seating_of, trick_order
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.solver import Position, solve
from meldhouse.solver.rolling import Rolling, Trick, rolling

PLENTY = 10_000_000


def tabled(book: Book, lot: Random, tricks: int) -> tuple[Position, Rolling]:
    """A position by lot, sometimes with a trick begun, and the table it is played at."""
    trump = lot.choice(book.trump.choices)
    position = replace(dealt(book, lot, tricks), order=trick_order(book, trump))
    seating = seating_of(book)
    for _ in range(lot.randrange(len(seating.seats))):
        turn = position.turn
        piece = lot.choice(allowed_plays(book.tricks, position.order, position.hands[turn], position.trick))
        hand = list(position.hands[turn])
        hand.remove(piece)
        position = replace(
            position,
            hands={**position.hands, turn: tuple(hand)},
            trick=(*position.trick, piece),
            trick_seats=(*position.trick_seats, turn),
            turn=seating.left[turn],
        )
    return position, rolling(book, trump)


def words(table: Rolling, position: Position) -> list[int]:
    held = [table.code.word(position.hands[seat]) for seat in table.seats]
    return held + [0] * (len(table.places) - len(held))


@pytest.mark.parametrize("name", book_names())
def test_every_play_brings_what_the_solver_says(name: str):
    book, lot = load_book(name), Random(f"solved worlds {name}")
    for number in range(30):
        position, table = tabled(book, lot, 1 + number % 6)
        seat = position.turn
        plays = list(dict.fromkeys(allowed_plays(book.tricks, position.order, position.hands[seat], position.trick)))
        worlds = np.array([words(table, position)] * 2, np.int64)
        trick = Trick(seat, position.trick, position.trick_seats)
        found = table.solve_plays(worlds, trick, plays, PLENTY)
        told = solve(position, seating_of(book).side[seat]).plays
        for world in found:
            assert dict(zip(plays, world[:, 0].tolist(), strict=True)) == told
        assert len(set((found[..., 0] + found[..., 1]).reshape(-1).tolist())) == 1


def test_who_may_look_at_few_positions_solves_few_worlds_and_those_rightly():
    book, lot = load_book("mcallen"), Random("a small budget")
    table = rolling(book, "H")
    order = trick_order(book, "H")
    seats = seating_of(book).seats
    pool = lot.sample(book.pack.pieces, 4 * len(seats))
    own, rest = tuple(pool[:4]), pool[4:]
    worlds = []
    for _ in range(40):
        lot.shuffle(rest)
        hands = {seats[0]: own, **{seat: tuple(rest[4 * at : 4 * at + 4]) for at, seat in enumerate(seats[1:])}}
        worlds.append(words(table, Position(book, order, hands, (), (), seats[0])))
    plays = list(dict.fromkeys(own))
    ask = np.array(worlds, np.int64), Trick(seats[0]), plays
    whole = table.solve_plays(*ask, PLENTY)
    few = table.solve_plays(*ask, 200)
    assert 0 < len(few) < len(whole) == len(worlds)
    assert (few == whole[: len(few)]).all()
    assert (table.solve_plays(*ask, 200) == few).all(), "nothing is left over from the last time"
    assert len(table.solve_plays(*ask, 1)) == 0
