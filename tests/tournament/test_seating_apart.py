"""Pairs of one club or household are kept apart as far as it goes, in every movement of pairs."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st
from seated import assert_everybody_is_somewhere, names

from meldhouse.tournament.seating import (
    Plan,
    SeatingError,
    Wish,
    apart,
    double_elimination,
    drawn,
    drawn_pairs,
    round_robin,
    single_elimination,
    sitting_and_moving,
    swiss_round,
    winners_up,
)


def first_meeting(bracket, one, two):
    """The round of the main bracket in which the two can meet first."""
    came_from = {match.number: match for match in bracket.matches}

    def below(side):
        if side.kind == "entrant":
            return {side.of}
        match = came_from[side.of]
        return below(match.sides[0]) | below(match.sides[1])

    for match in bracket.matches:
        if match.stage == "main":
            left, right = map(below, match.sides)
            if (one in left and two in right) or (two in left and one in right):
                return match.round
    raise AssertionError


@settings(max_examples=40)
@given(pairs=st.integers(4, 30), club=st.integers(2, 5), seed=st.integers(0, 99))
def test_a_club_meets_itself_in_no_round_that_could_be_without_it(pairs, club, seed):
    club = min(club, pairs // 2)
    people = names(pairs)
    wishes = apart([people[(at * 7 + seed) % pairs] for at in range(club)] if pairs % 7 else people[:club])
    half = sitting_and_moving(people, min(5, (pairs + 1) // 2), wishes=wishes)
    assert half.figures().broken == ()  # they fit into one half
    for each in half.rounds:
        assert sorted(each.people) == sorted(people)
    for each in (swiss_round(dict.fromkeys(people, 0), wishes=wishes), drawn_pairs(people, wishes=wishes, seed=seed)):
        assert_everybody_is_somewhere(each, people)
        assert Plan((each,), wishes).figures().broken == ()


def test_where_everybody_plays_everybody_the_plan_says_who_meets():
    wishes = apart(names(2))
    assert round_robin(names(6), wishes=wishes).figures().broken == wishes
    assert round_robin(names(6), 4, wishes=wishes).figures().broken == ()


@pytest.mark.parametrize("count", range(4, 33))
@pytest.mark.parametrize("bracket", [single_elimination, double_elimination])
def test_two_of_a_club_are_drawn_into_different_halves(bracket, count):
    people = names(count)
    drawn_so = bracket(people, seed=count, wishes=apart(people[:2]))
    rounds = max(match.round for match in drawn_so.matches if match.stage == "main")
    assert first_meeting(drawn_so, *people[:2]) == rounds
    assert sorted(drawn_so.entrants) == sorted(people)


def test_seeds_stay_where_they_are():
    people = names(8)
    assert single_elimination(people, wishes=apart([people[0], people[7]])) == single_elimination(people)


def test_a_swiss_round_keeps_a_club_apart_before_it_keeps_to_the_scores():
    scores = {"A": 3.0, "B": 3.0, "C": 2.0, "D": 2.0}
    assert [table.people for table in swiss_round(scores, wishes=[Wish("A", "B")]).tables] == [("A", "C"), ("B", "D")]


@pytest.mark.parametrize("heads", range(8, 30))
def test_people_are_drawn_so_that_a_household_is_not_partners(heads):
    people = names(heads)
    first = drawn(people, wishes=apart(people[:2], opponents=False), seed=heads)
    assert Plan((first,), apart(people[:2], opponents=False)).figures().broken == ()
    other = drawn(people, wishes=apart(people[:2]), seed=heads)
    assert not any(set(people[:2]) <= set(table.people) for table in other.tables)
    assert_everybody_is_somewhere(other, people)


def test_where_winners_go_up_a_household_is_not_partners_at_its_table():
    first = drawn(names(8), seed=1)
    won = {table.number: table.partners[0] for table in first.tables}
    for one, two in combinations(names(8), 2):
        wishes = apart((one, two), opponents=False)
        if not any({one, two} == set(pair) for table in first.tables for pair in table.partners):
            assert Plan((winners_up([first], won, wishes=wishes),), wishes).figures().broken == ()


@pytest.mark.parametrize(
    "seat",
    [
        lambda wishes: sitting_and_moving(names(6), 2, wishes=wishes),
        lambda wishes: swiss_round(dict.fromkeys(names(6), 0), wishes=wishes),
        lambda wishes: drawn_pairs(names(6), wishes=wishes),
        lambda wishes: single_elimination(names(6), seed=1, wishes=wishes),
    ],
)
def test_a_wish_for_nobody_is_a_sentence(seat):
    with pytest.raises(SeatingError) as refused:
        seat([Wish("P1", "Zoe")])
    assert refused.value.code == "unknown"
