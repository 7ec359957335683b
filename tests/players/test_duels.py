"""Duels: every way to sit, the same result wherever they are played, and the better player found."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from meldhouse.batches import Here, Processes
from meldhouse.game import Action, Event, Play, View, seating_of
from meldhouse.players.duels import Duel, Match, duel, play_deals, sittings
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import CHANCE, CLUB, GREEDY, LEVELS, NOVICE, UnknownLevel, level_named
from meldhouse.rulebooks import Book, load_book

KEY = bytes(range(32))
QUICK = replace(CLUB, call_worlds=8, play_worlds=16, choices=2)


def test_everybody_sits_everywhere():
    two, three = seating_of(load_book("npa")), seating_of(load_book("bend.3"))
    assert sittings(two) == [("NS",), ("EW",)]
    seats = [side for sitting in sittings(three) for side in sitting]
    assert len(sittings(three)) == 6
    assert {seats.count(side) for side in three.sides} == {3}


@pytest.mark.parametrize("name", ["npa", "n42pa", "bend.3"])
def test_a_level_against_itself_is_even(name: str):
    match = Match(book=load_book(name), one=NOVICE, other=NOVICE, key=KEY)
    assert play_deals(match, range(6)) == pytest.approx([0.0] * 6)


def test_sense_beats_chance_and_the_figures_are_the_same_in_two_processes():
    match = Match(book=load_book("mcallen"), one=NOVICE, other=CHANCE, key=KEY)
    found = duel(match, 20, where=Here())
    assert found.low > 0
    assert duel(match, 20, where=Processes(2)) == found
    turned = duel(replace(match, one=CHANCE, other=NOVICE), 20, where=Here())
    assert turned.margins == tuple(-margin for margin in found.margins)


@pytest.mark.parametrize("name", ["n42pa", "mcallen"])
def test_in_the_play_alone_every_point_is_taken_by_somebody(name: str):
    book = load_book(name)
    match = Match(book=book, one=QUICK, other=GREEDY, key=KEY, play_only=True)
    found = duel(match, 4, where=Here())
    assert all(abs(margin) <= book.points_in_play for margin in found.margins)
    assert any(found.margins)


def test_bounds_hold_the_mean():
    found = Duel(margins=(1.0, 2.0, 3.0))
    assert found.low < found.mean == 2.0 < found.high


def test_one_deal_is_no_duel_and_nobody_is_no_level():
    with pytest.raises(ValueError, match="two deals or more"):
        duel(Match(book=load_book("npa"), one=NOVICE, other=NOVICE, key=KEY), 1)
    with pytest.raises(UnknownLevel) as unknown:
        level_named("master")
    assert unknown.value.message.args == {"name": "master", "levels": (*LEVELS, CHANCE.name, GREEDY.name)}


def test_a_level_is_told_by_name_and_version():
    assert [(level.name, level.version) for level in LEVELS.values()] == [
        ("novice", 3),
        ("club", 13),
        ("expert", 15),
        ("self-taught", 4),
    ]


class HighestFirst:
    """Somebody's own player: a novice, but for the play, where it is the highest piece that is allowed."""

    def __init__(self, book: Book) -> None:
        self.book, self.novice = book, player_for(book, NOVICE)

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        if view.seat is not None and view.phase == "tricks" and view.claim is None:
            return Play(view.seat, min(view.legal_plays, key=lambda piece: piece.order))
        return self.novice.decide(view, seen)

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:
        return self.novice.unasked(view, seen)


@pytest.mark.parametrize("play_only", [False, True])
def test_a_player_of_ones_own_plays_against_a_level(play_only: bool):
    book = load_book("mcallen")
    own = HighestFirst(book)
    found = duel(Match(book=book, one=own, other=NOVICE, key=KEY, play_only=play_only), 12)
    assert len(found.margins) == 12
    other_way = duel(Match(book=book, one=NOVICE, other=own, key=KEY, play_only=play_only), 12)
    assert other_way.mean == pytest.approx(-found.mean)


def test_a_player_of_ones_own_against_itself_is_even():
    own = HighestFirst(load_book("mcallen"))
    assert set(duel(Match(book=own.book, one=own, other=own, key=KEY), 2).margins) == {0}
