"""The published counts: there for every book, the same by the game and by the kernel, and made again byte for byte."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice

import pytest

from meldhouse.game import seating_of
from meldhouse.game.duties import play_refusal
from meldhouse.rulebooks import book_names, load_book
from meldhouse.solver import Impossible, faults_of
from meldhouse.solver.perft import GameCount, KernelCount, TooMany, counting, pieces_left, published
from meldhouse.solver.perft.making import ENOUGH, recipes
from meldhouse.solver.perft.situations import Facing
from meldhouse.solver.perft.table import SHELF, make_row, make_table, read_row, write_row

every_book = pytest.mark.parametrize("name", book_names())


@cache
def rows(name):
    return published(load_book(name))


def lines(name):
    return (SHELF / f"{name}.txt").read_text("utf-8").splitlines(keepends=True)


def counted(count, row, most=None):
    """Of the counts of a row those that have no more ways than `most`."""
    wanted = sum(most is None or ways <= most for ways in row.counts)
    return tuple(islice(count(row.position).by_depth(), wanted)) == row.counts[:wanted]


@every_book
def test_the_kernel_counts_what_is_published(name):
    assert [row.number for row in rows(name) if not counted(KernelCount, row)] == []


@every_book
def test_the_game_counts_what_is_published(name):
    """A few plays ahead from every position; “meldhouse perft BOOK --with game” goes through the whole table."""
    assert [row.number for row in rows(name) if not counted(GameCount, row, most=200)] == []
    assert [row.number for row in rows(name)[::20] if not counted(GameCount, row, most=5000)] == []


@every_book
def test_a_table_has_positions_of_every_kind(name):
    book, table = load_book(name), rows(name)
    assert len(table) >= 200
    assert [row.number for row in table] == list(range(1, len(table) + 1))
    assert not [row.number for row in table if faults_of(row.position)]
    for trump in book.trump.choices:
        ours = [row for row in table if row.position.contract == trump]
        whole = [row for row in ours if pieces_left(row.position) == book.deal.hand * book.table.seats]
        to_the_end = [row for row in ours if len(row.counts) == pieces_left(row.position)]
        assert len(whole) >= 5
        assert min(len(row.counts) for row in whole) >= 4
        assert len(to_the_end) >= 5
        assert {len(row.position.trick) for row in ours} == set(range(book.table.seats))
    assert {row.position.turn for row in table} == set(seating_of(book).seats)


DUTIES = {
    "npa": {"must-follow", "must-beat", "must-trump", "must-overtrump"},
    "st-hilary": {"must-follow", "must-beat", "must-trump", "must-overtrump"},
    "bend": {"must-follow", "must-beat", "must-trump", "must-overtrump"},
    "bend.3": {"must-follow", "must-beat", "must-trump", "must-overtrump"},
    "mcallen": {"must-follow", "must-beat", "must-trump"},
    "mcallen.hoyle": {"must-follow", "must-beat", "must-trump"},
    "n42pa": {"must-follow"},
}


@every_book
def test_every_duty_of_the_house_binds_somebody_in_its_table(name):
    book, bound = load_book(name), Counter()
    for row in rows(name):
        at = row.position
        hand = at.hands[at.turn]
        refusals = [play_refusal(book, at.order, hand, at.trick, piece) for piece in set(hand)] if at.trick else []
        bound.update({refusal.code for refusal in refusals if refusal})
    assert {code for code, number in bound.items() if number >= 8} == DUTIES[name]


@every_book
def test_a_table_is_made_again_as_it_stands(name):
    """A sample, byte for byte; bench/perft.py makes the whole."""
    book, table = load_book(name), rows(name)
    made, standing = recipes(book), {line for line in lines(name) if not line.startswith("#")}
    assert len(made) == len(table)
    assert next(iter(make_table(book))) == "".join(lines(name)[:2])
    for at in range(0, len(table), 6):
        assert made[at].position() == table[at].position
        if at == 0 or table[at].counts[-1] < ENOUGH // 5:
            assert write_row(make_row(at + 1, made[at])) + "\n" in standing


@every_book
def test_each_position_stands_under_what_it_shows(name):
    assert [heading for heading, _ in headed(name)] == [recipe.heading for recipe in recipes(load_book(name))]


def headed(name):
    """Every position of a table with the heading it stands under."""
    heading, found = "", []
    for line in lines(name)[2:]:
        if line.startswith("# "):
            heading = line[2:].strip()
        elif line.strip():
            found.append((heading, read_row(load_book(name), line).position))
    return found


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("npa", lambda at, piece: piece in at.trumps and at.above([piece])),
        ("mcallen", lambda at, piece: piece in at.trumps),
        ("n42pa", lambda _at, _piece: True),
    ],
)
def test_the_same_situation_shows_what_each_house_asks(name, may):
    """Somebody has trumped; who cannot follow must go higher, must only trump, or may do as he likes."""
    wanted = "Cannot follow a trick that was trumped, with higher and lower trumps"
    shown = [position for heading, position in headed(name) if heading == wanted]
    assert len(shown) >= 8
    for position in shown:
        hand = position.hands[position.turn]
        at = Facing(position.order, hand, position.trick)
        assert set(GameCount(position).divided(1)) == {piece for piece in hand if may(at, piece)}


@every_book
def test_a_line_is_written_as_it_is_read(name):
    book = load_book(name)
    text = [line for line in lines(name) if line.strip() and not line.startswith("#")]
    assert [write_row(read_row(book, line)) + "\n" for line in text] == text


@every_book
def test_what_follows_each_play_adds_up_to_the_count(name):
    for row in rows(name)[::25]:
        depth = min(len(row.counts), 5)
        by_kernel, by_game = (count(row.position).divided(depth) for count in (KernelCount, GameCount))
        assert by_kernel == by_game
        assert sum(by_kernel.values()) == row.counts[depth - 1]
        assert len(by_kernel) == row.counts[0]


@pytest.mark.parametrize("count", [GameCount, KernelCount])
def test_who_counts_a_position_that_cannot_be_is_told(count):
    position = rows("npa")[0].position
    twice = {**position.hands, "E": position.hands["N"], "S": position.hands["N"]}
    with pytest.raises(Impossible) as raised:
        count(type(position)(position.book, position.order, twice, (), (), "N"))
    assert {fault.id for fault in raised.value.faults} == {"pack-too-many"}


def test_there_is_an_end_to_what_is_counted(monkeypatch):
    position = rows("mcallen")[0].position
    monkeypatch.setattr(counting, "MOST_WAYS", 50_000)
    monkeypatch.setattr(counting, "MOST_PLACES", 5_000)
    for count in (KernelCount, GameCount):
        with pytest.raises(TooMany):
            list(count(position).by_depth())
        with pytest.raises(TooMany):
            count(position).divided(30)


def test_what_is_counted_in_parts_is_the_same(monkeypatch):
    monkeypatch.setattr(counting, "FEW", 10)
    assert [row.number for row in rows("n42pa")[::10] if not counted(KernelCount, row, most=20_000)] == []
