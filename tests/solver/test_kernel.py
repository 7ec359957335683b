"""The kernel against the game: the same plays are legal, the same piece wins, for every book and many a club."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from random import Random

import numpy
import pytest
from solver_table import CLUBS, dealt, plain_value

from meldhouse.game import allowed_plays, seating_of, trick_order, winner_of
from meldhouse.messages import Voice, fact
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import book_names, load_book
from meldhouse.solver import Position, Search, Unsolvable, Unsolved, solve
from meldhouse.solver.encoding import Code
from meldhouse.solver.rolling import rolling
from soaking import times
from table import house

HANDS = times(150, 10_000)
"""How many hands of every club are played by lot; `make soak` plays more."""


@pytest.mark.parametrize("book", CLUBS, ids=lambda book: f"{book.extends}: {book.tricks.beat}")
def test_whole_hands_played_by_lot_are_the_same_hands(book):
    """At every play the same pieces may be played, and after every trick the same seat leads from the same hands, with
    as much taken, and as much left to take."""
    lot, seating = Random(f"{book.extends} {book.tricks}"), seating_of(book)
    for _ in range(HANDS):
        position = dealt(book, lot)
        gains = seating.members[lot.choice(seating.sides)]
        search = Search(position, gains, gains, positions=1)
        moment, order = search.start, position.order
        hands = {seat: list(hand) for seat, hand in position.hands.items()}
        turn, trick, taken, lost = position.turn, [], 0, 0
        while moment.tricks:
            ours = set(allowed_plays(book.tricks, order, hands[turn], trick))
            assert search.seats[moment.seat] == turn
            assert {search.code.faces[face] for face in search.faces(moment)} == ours
            piece = lot.choice(sorted(ours, key=lambda piece: piece.text))
            hands[turn].remove(piece)
            trick.append(piece)
            moment = search.after(moment, search.code.number[piece])
            turn = seating.left[turn]
            if len(trick) == len(search.seats):
                points = sum(book.worth[piece] for piece in trick) + book.tricks.each
                points += 0 if any(hands.values()) else book.tricks.last
                turn = seating.clockwise_from(turn)[winner_of(order, trick)]
                taken, lost = (taken + points, lost) if turn in gains else (taken, lost + points)
                assert (moment.taken, search.start.left - moment.left) == (taken, taken + lost)
                assert {seat: Counter(hand) for seat, hand in search.hands_at(moment).items()} == {
                    seat: Counter(hand) for seat, hand in hands.items()
                }
                trick = []
        assert not any(hands.values())
        assert moment.left == 0


@pytest.mark.parametrize("book", CLUBS, ids=lambda book: f"{book.extends}: {book.tricks.beat}")
def test_what_a_side_can_take_is_what_trying_everything_finds(book):
    lot = Random(f"value {book.extends} {book.tricks}")
    seating = seating_of(book)
    for tricks in [3] * 60 + [2] * 40:
        position = dealt(book, lot, tricks=tricks)
        gains = seating.members[lot.choice(seating.sides)]
        value = plain_value(position, gains)
        search = Search(position, gains, gains)
        for need in lot.sample(range(search.start.left + 2), min(search.start.left + 2, 40)):
            found = search.take(search.start, need)
            assert need <= found <= value or value <= found < need


@pytest.mark.parametrize("name", book_names())
def test_a_solution_tells_every_play_and_a_line_that_comes_to_its_value(name):
    book, lot = load_book(name), Random(name)
    seating = seating_of(book)
    for _ in range(10):
        position = dealt(book, lot, tricks=3)
        side = lot.choice(seating.sides)
        found = solve(position, side)
        assert found.value == plain_value(position, seating.members[side])
        assert set(found.plays) == set(position.hands[position.turn]), "whoever leads may lead anything"
        for piece, value in found.plays.items():
            assert value == plain_value(led(position, piece), seating.members[side])
        assert set(found.best) <= set(found.plays)
        assert found.line[0][1] in found.best
        assert taken(position, found.line, seating.members[side]) == found.value


def led(position, piece):
    """The position after a lead."""
    book, order, turn = position.book, position.order, position.turn
    hand = list(position.hands[turn])
    hand.remove(piece)
    hands = {**position.hands, turn: tuple(hand)}
    return Position(book, order, hands, (piece,), (turn,), seating_of(book).left[turn])


def taken(position, line, gains):
    """What a line brings, counted by the rules of the game."""
    book, points = position.book, 0
    number = len(position.hands)
    for at in range(0, len(line), number):
        seats, pieces = zip(*line[at : at + number], strict=True)
        if seats[winner_of(position.order, pieces)] in gains:
            points += sum(book.worth[piece] for piece in pieces) + book.tricks.each
            points += book.tricks.last if at + number == len(line) else 0
    return points


def test_a_trick_without_a_point_may_be_lost_by_those_who_need_every_point():
    """After the ten of diamonds South has only nines; West's jack of spades wins a trick that is worth nothing."""
    book = load_book("mcallen")
    held = {"N": "TH 9S 9H", "E": "JH KH 9H", "S": "9S TD 9C", "W": "JS JH KD"}
    hands = {seat: tuple(parse_pieces(text)) for seat, text in held.items()}
    position = Position(book, trick_order(book, "D"), hands, (), (), "S")
    assert solve(position, "NS").value == plain_value(position, ("N", "S"))
    assert solve(position, "EW").value == plain_value(position, ("E", "W"))


def test_who_fails_to_win_every_trick_may_still_win_all_but_one():
    """After the double four they lose one trick, which does not mean that they lose what they did not look for."""
    book = load_book("n42pa")
    held = {"N": "1-0 6-0 3-1", "E": "4-0 4-4 5-1", "S": "5-3 4-3 6-3", "W": "5-4 0-0 5-0"}
    hands = {seat: tuple(parse_pieces(text)) for seat, text in held.items()}
    found = solve(Position(book, trick_order(book, "4"), hands, (), (), "E"), "EW")
    assert {piece.text: value for piece, value in found.plays.items()} == {"4-0": 8, "4-4": 7, "5-1": 2}


def test_a_budget_that_is_spent_is_told_and_not_a_wrong_number():
    position = dealt(load_book("mcallen"), Random(1))
    search = Search(position, ("N", "S"), ("N", "S"), budget=50)
    with pytest.raises(Unsolved):
        search.reaches(13)
    assert search.nodes <= 60


def test_a_pack_with_too_many_kinds_is_refused_with_a_sentence():
    book = house("mcallen", "[deck]\ncopies = 4\n[deal]\nhand = 24\npackets = [[4, 4, 4, 4, 4, 4]]\n")
    with pytest.raises(Unsolvable, match="96 cards of 24 kinds"):
        Code(book, trick_order(book, "H"))


def test_points_for_which_there_is_no_room_are_refused_and_those_below_are_counted_rightly():
    counted = "[tricks]\ncounters = {{ A = {0}, T = {0}, K = {0} }}\nlast = {0}\n"
    much, too_much = house("mcallen", counted.format(1_300)), house("mcallen", counted.format(1_400))
    with pytest.raises(Unsolvable, match="35,000 points"):
        Code(too_much, trick_order(too_much, "H"))
    usual, lot = load_book("mcallen"), Random("points")
    for _ in range(10):
        position = dealt(usual, lot, tricks=5)
        order = trick_order(much, position.order.trump)
        richer = Position(much, order, position.hands, (), (), position.turn)
        assert solve(richer, "NS").value == 1_300 * solve(position, "NS").value
    whole = dealt(usual, lot).hands
    tables = rolling(usual, "H"), rolling(much, "H")
    worlds = numpy.array([[*[tables[0].code.word(hand) for hand in whole.values()], 0]])
    assert (1_300 * tables[0].play(worlds, "N") == tables[1].play(worlds, "N")).all()


CHECKED = """
from random import Random
from meldhouse.rulebooks import book_names, load_book
from meldhouse.solver import Search
from solver_table import dealt
for name in book_names():
    lot = Random(name)
    for _ in range(3):
        position = dealt(load_book(name), lot, tricks=4)
        search = Search(position, ("N", "S"), ("N", "S"))
        print([search.reaches(need) for need in range(search.start.left + 1)].count(True) - 1)
"""


def solved(**environment):
    places = os.pathsep.join(os.path.abspath(path) for path in ("tests", "tests/solver", "src"))
    environment = {**os.environ, "PYTHONPATH": places, **environment}
    done = subprocess.run([sys.executable, "-c", CHECKED], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_nothing_is_read_or_written_outside_the_block():
    """The same source, not compiled, so that a place outside the block is an error, comes to the same answers."""
    assert solved(NUMBA_DISABLE_JIT="1", PYTHONWARNINGS="ignore") == solved()  # numbers run over as they should


def test_somebody_who_waits_for_the_translation_is_told(tmp_path):
    script = "from meldhouse.solver.starting import kernel; kernel().search"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    for _ in range(2):  # also by whoever comes after one who did not wait to the end
        with subprocess.Popen(
            [sys.executable, "-c", script], env=environment, stderr=subprocess.PIPE, text=True
        ) as one:
            assert one.stderr is not None
            assert one.stderr.readline() == f"{Voice().say(fact('solver-getting-ready'))}\n"
            one.kill()
    assert [path.name.partition("-")[0] for path in (tmp_path / "meldhouse").iterdir()] == ["solver"]


def test_nothing_is_said_where_nothing_is_translated(monkeypatch, caplog):
    from meldhouse.solver import telling

    monkeypatch.setattr(telling, "PATIENCE", 0.05)
    told = Voice().say(fact("solver-getting-ready"))
    waiting = telling._Waiting()
    for seconds in (0.0, 0.2):
        waiting.on_start(None)
        waiting.on_start(None)
        waiting.on_end(None)
        time.sleep(seconds)
        assert [record.message for record in caplog.records] == ([told] if seconds else [])
        waiting.on_end(None)


BESIDE = """
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import load_book
from meldhouse.game import trick_order
from meldhouse.solver import Position, solve
book = load_book("n42pa")
hands = {seat: tuple(parse_pieces(text)) for seat, text in {"N": "5-5", "E": "4-0", "S": "5-1", "W": "6-2"}.items()}
solve(Position(book, trick_order(book, "4"), hands, (), (), "N"), "NS")
import sys
print(*{"cffi"} & set(sys.modules))
import cffi
"""


@pytest.mark.parametrize(("before", "loaded"), [("", ""), ("import numba, cffi\n", "cffi")])
def test_what_numba_has_beside_it_is_not_waited_for_and_can_be_had_afterwards(before, loaded):
    done = subprocess.run([sys.executable, "-c", before + BESIDE], capture_output=True, text=True, check=True)
    assert loaded in done.stdout
    assert bool(loaded) is bool(done.stdout.strip())


def test_where_nothing_can_be_kept_it_works_all_the_same(tmp_path):
    (tmp_path / "meldhouse").write_text("in the way")
    script = "from meldhouse.solver.kernel.keeping import folder; print(folder())"
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert os.path.isdir(done.stdout.strip())
