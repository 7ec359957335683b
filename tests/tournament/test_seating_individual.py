"""Individual plans: for every head count no partner twice where that is possible, and nobody out too often."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st
from seated import assert_everybody_is_somewhere, assert_fair, names

from meldhouse.messages import fact
from meldhouse.tournament.seating import SeatingError, Wish, apart, individual, room_for
from meldhouse.tournament.seating.circles import circle
from meldhouse.tournament.seating.figures import figures_of, spread
from meldhouse.tournament.seating.starters import whist

WHIST = [players for players in range(4, 41) if players % 4 < 2]


@pytest.mark.parametrize("players", WHIST)
def test_whist_designs_have_every_partner_once_and_every_opponent_twice(players):
    people = names(players)
    plan = individual(people, len(whist(players)), effort=0)
    figures = plan.figures()
    assert (figures.repeats, figures.uneven) == (0, 0)
    assert figures.meetings == {2: players * (players - 1) // 2}
    partners = [frozenset(pair) for each in plan.rounds for table in each.tables for pair in table.partners]
    assert sorted(map(sorted, partners)) == sorted(map(sorted, combinations(people, 2)))


@pytest.mark.parametrize("players", range(4, 41))
def test_no_partner_twice_in_any_number_of_rounds_up_to_a_full_circle(players):
    people = names(players)
    for rounds in range(1, players + players % 2):
        plan = individual(people, rounds, effort=0)
        figures = plan.figures()
        assert figures.repeats == figures.least_repeats == 0, rounds
        assert len(plan.rounds) == rounds
        assert_fair(plan, people)
        for each in plan.rounds:
            assert_everybody_is_somewhere(each, people)
            assert len(each.out) == players % 4


@pytest.mark.parametrize("players", [*range(6, 17), 18, 19, 21, 23])
def test_with_tables_of_three_nobody_sits_out_and_none_is_there_twice_before_all(players):
    people = names(players)
    for rounds in (1, 3, players // 2):
        plan = individual(people, rounds, threes=True, effort=4000)
        assert plan.figures().repeats == 0
        assert_fair(plan, people)
        for each in plan.rounds:
            assert_everybody_is_somewhere(each, people)
            assert tuple(len(table.people) for table in each.tables) == room_for(players, threes=True).sizes
            assert not each.out


@pytest.mark.parametrize("players", [4, 5, 8, 9, 12])
def test_beyond_a_full_circle_repeats_are_the_fewest_that_numbers_allow(players):
    for rounds in range(players, 2 * players + 1):
        figures = individual(names(players), rounds, effort=0).figures()
        assert figures.repeats == figures.least_repeats
    assert figures.repeats > 0


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(8, 3), (8, 5), (12, 8), (16, 5), (20, 6), (20, 17), (24, 7), (40, 10), (60, 12), (100, 8), (200, 6)],
)
def test_opponents_are_met_as_evenly_as_numbers_allow(players, rounds):
    figures = individual(names(players), rounds).figures()
    assert (figures.repeats, figures.uneven) == (0, 0)
    assert (figures.fewest, figures.most) == figures.best_meetings


@pytest.mark.parametrize(
    ("players", "rounds"), [(10, 5), (11, 6), (13, 6), (14, 8), (15, 9), (18, 9), (27, 9), (30, 12)]
)
def test_the_search_makes_opponents_more_even_and_nothing_worse(players, rounds):
    plain, searched = (individual(names(players), rounds, effort=effort).figures() for effort in (0, 20_000))
    assert searched.uneven < plain.uneven
    assert searched.repeats == plain.repeats == 0
    assert searched.most - searched.fewest <= 2


def test_the_same_seed_gives_the_same_plan_and_another_another():
    one, two, three = (individual(names(22), 6, seed=seed, effort=500) for seed in (1, 1, 2))
    assert one == two != three


@pytest.mark.parametrize("players", range(2, 30))
def test_the_circle_has_every_partner_once(players):
    pairs = [frozenset(pair) for turn, _ in circle(players) for pair in turn]
    assert len(pairs) == len(set(pairs)) == players * (players - 1) // 2


@settings(max_examples=25, deadline=None)
@given(st.integers(8, 26), st.integers(1, 9), st.booleans(), st.integers(0, 99))
def test_households_are_kept_apart(players, rounds, opponents, seed):
    people = names(players)
    wishes = apart(people[:2], opponents=opponents) + apart(people[2:4], opponents=opponents)
    plan = individual(people, min(rounds, players // 4), wishes=wishes, seed=seed, effort=6000)
    figures = plan.figures()
    assert figures.broken == ()
    assert_fair(plan, people)


def test_wishes_that_cannot_be_kept_are_counted():
    figures = individual(names(4), 3, wishes=apart(names(2)), effort=5000).figures()
    assert figures.broken == (Wish("P1", "P2"),)
    figures = individual(names(4), 3, wishes=apart(names(2), opponents=False), effort=5000).figures()
    assert figures.broken == ()
    assert figures.repeats == figures.least_repeats > 0


def test_a_wish_is_worth_more_than_new_partners():
    people = names(8)
    figures = individual(people, 7, wishes=apart(people[:2], opponents=False), effort=20_000).figures()
    assert figures.broken == ()
    assert figures.repeats == figures.least_repeats > 0


def test_the_least_spread_is_the_least():
    for others in range(1, 4):
        for meetings in range(7):
            ways = _ways(meetings, others)
            assert spread(meetings, others) == min(sum(times * (times - 1) // 2 for times in way) for way in ways)


def _ways(meetings, others):
    if others == 1:
        return [(meetings,)]
    return [(first, *rest) for first in range(meetings + 1) for rest in _ways(meetings - first, others - 1)]


def test_no_plan_of_one_table_beats_the_least_that_is_told():
    """Every plan of four or five people there is."""
    for players, rounds in ((4, 4), (5, 3)):
        people = names(players)
        one_round = [plan.rounds[0] for seed in range(400) for plan in [individual(people, 1, seed=seed, effort=0)]]
        kinds = {(tuple(map(frozenset, each.tables[0].partners)), each.out): each for each in one_round}
        found = list({frozenset(key[0]): each for key, each in kinds.items()}.values())
        assert len(found) == (3 if players == 4 else 15)
        told = individual(people, rounds, effort=0).figures()
        best = min(figures_of(way).repeats for way in _sequences(found, rounds))
        assert best == told.least_repeats == told.repeats


def _sequences(choices, length):
    if not length:
        return [()]
    return [(first, *rest) for first in choices for rest in _sequences(choices, length - 1)]


@pytest.mark.parametrize(
    ("people", "rounds", "options", "told"),
    [
        (names(3), 2, {}, fact("seating-too-few", count=3, needed=4, more=1)),
        ([], 2, {}, fact("seating-too-few", count=0, needed=4, more=4)),
        (names(2), 2, {"threes": True}, fact("seating-too-few", count=2, needed=3, more=1)),
        (names(5), 2, {"threes": True}, fact("seating-no-sizes", count=5)),
        (["Ann", "Bob", "Ann", "Dan"], 2, {}, fact("seating-twice", names=("Ann",))),
        (["Ann", "Bob", "", "Dan"], 2, {}, fact("seating-no-name")),
        (names(8), 0, {}, fact("seating-rounds", rounds=0, least=1)),
        (names(8), 2, {"wishes": [Wish("P1", "P1")]}, fact("seating-wish-self", name="P1")),
        (names(8), 2, {"wishes": [Wish("P1", "Zoe")]}, fact("seating-unknown", name="Zoe")),
        (names(8), 1, {"given": individual(names(8), 2).rounds}, fact("seating-given", given=2, rounds=1)),
    ],
)
def test_what_cannot_be_planned_is_told(people, rounds, options, told):
    with pytest.raises(SeatingError) as refused:
        individual(people, rounds, **options)
    assert refused.value.refusal.message == told
