"""St. Hilary: as many different partners as possible, though nobody knows how long the afternoon is."""

from __future__ import annotations

import pytest
from seated import assert_everybody_is_somewhere, names

from meldhouse.tournament.seating import Plan, SeatingError, apart, next_round
from meldhouse.tournament.seating.figures import figures_of


@pytest.mark.accepts("STH-PA-b")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 19, 21])
def test_whenever_it_ends_nobody_had_a_partner_twice_who_need_not(players):
    people, played = names(players), []
    for _ in range(players + 2):
        played.append(next_round(people, played, effort=5000))
        assert_everybody_is_somewhere(played[-1], people)
        if len(played) < players or players % 4 < 2:
            figures = figures_of(played)
            assert figures.repeats == figures.least_repeats
            assert max(figures.out.values()) - min(figures.out.values()) <= 1


def test_opponents_are_met_anew_too():
    played = []
    for _ in range(5):
        played.append(next_round(names(24), played, effort=20_000))
    assert figures_of(played).uneven <= 2


@pytest.mark.accepts("STH-PA-b")
def test_four_players_in_four_games_are_once_with_a_former_partner_and_eight_are_not():
    for players, repeats in ((4, 2), (8, 0)):
        played = []
        for _ in range(4):
            played.append(next_round(names(players), played))
        assert figures_of(played).repeats == repeats


def test_people_come_and_go():
    played, people = [], names(12)
    for number in range(8):
        people = {3: names(13), 5: names(13)[2:]}.get(number, people)
        played.append(next_round(people, played, effort=10_000))
        assert_everybody_is_somewhere(played[-1], people)
    assert figures_of(played).repeats == 0


def test_households_are_kept_apart_here_too():
    played, wishes = [], apart(names(3))
    for _ in range(4):
        played.append(next_round(names(12), played, wishes=wishes, effort=10_000))
    assert Plan(tuple(played), wishes).figures().broken == ()


def test_too_few_are_told_so():
    with pytest.raises(SeatingError) as refused:
        next_round(names(3))
    assert refused.value.code == "too-few"
