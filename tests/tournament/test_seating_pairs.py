"""Pairs: sitting and moving, round robin, Swiss."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from seated import assert_everybody_is_somewhere, names

from meldhouse.tournament.seating import (
    Round,
    SeatedTable,
    SeatingError,
    extra_round,
    round_robin,
    sitting_and_moving,
    swiss_round,
)
from meldhouse.tournament.seating.matching import most_couples


def meetings(rounds):
    return [frozenset(table.people) for each in rounds for table in each.tables]


@pytest.mark.parametrize("count", range(2, 31))
def test_everybody_plays_everybody_once(count):
    pairs = names(count)
    plan = round_robin(pairs)
    assert sorted(map(sorted, meetings(plan.rounds))) == sorted(map(sorted, combinations(pairs, 2)))
    assert len(plan.rounds) == count - 1 + count % 2
    for each in plan.rounds:
        assert_everybody_is_somewhere(each, pairs)
        assert len(each.out) == count % 2
    byes = [one for each in plan.rounds for one in each.out]
    assert len(byes) == len(set(byes))


@pytest.mark.accepts("MCA-X1")
def test_half_of_the_pairs_sit_and_the_others_move_up_a_table():
    plan = sitting_and_moving(["A1", "A2", "A3", "B1", "B2", "B3"], 3)
    assert [[table.people for table in each.tables] for each in plan.rounds] == [
        [("A1", "B1"), ("A2", "B2"), ("A3", "B3")],
        [("A1", "B2"), ("A2", "B3"), ("A3", "B1")],
        [("A1", "B3"), ("A2", "B1"), ("A3", "B2")],
    ]


@pytest.mark.parametrize("count", range(3, 24))
def test_whoever_sits_keeps_his_table_also_where_one_sits_out(count):
    tables = (count + 1) // 2
    for each in sitting_and_moving(names(count), tables).rounds:
        assert all(table.people[0] == f"P{table.number}" for table in each.tables)


@pytest.mark.parametrize("count", range(2, 24))
def test_no_two_pairs_meet_twice_while_that_is_possible(count):
    pairs = names(count)
    most = count - 1 + count % 2
    for rounds in range(1, most + 1):
        plan = sitting_and_moving(pairs, rounds)
        met = meetings(plan.rounds)
        assert len(met) == len(set(met)) == rounds * (count // 2)
        byes = [one for each in plan.rounds for one in each.out]
        assert len(byes) == len(set(byes)) == rounds * (count % 2)
        for each in plan.rounds:
            assert sorted(each.people) == sorted(pairs)
    assert len(sitting_and_moving(pairs, most + 2).rounds) == most + 2


def fewest_rematches(people, met):
    """Every way to couple them."""
    if not people:
        return 0
    first, *rest = people
    return min(
        (frozenset((first, other)) in met) + fewest_rematches([one for one in rest if one != other], met)
        for other in rest
    )


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 8), st.integers(0, 9), st.integers(0, 10**6))
def test_swiss_pairs_meet_again_only_when_they_must(count, before, seed):
    lot = Random(seed)
    pairs = names(count)
    given_rounds, byes = [], dict.fromkeys(pairs, 0)
    scores = dict.fromkeys(pairs, 0.0)
    for _ in range(before + 1):
        each = swiss_round(scores, given_rounds)
        assert_everybody_is_somewhere(each, pairs)
        met = set(meetings(given_rounds))
        again = sum(one in met for one in meetings([each]))
        able = [one for one in pairs if byes[one] == min(byes.values())]
        if count % 2:
            assert each.out[0] in able
            least = min(fewest_rematches([one for one in pairs if one != out], met) for out in able)
            byes[each.out[0]] += 1
        else:
            least = fewest_rematches(pairs, met)
        assert again == least
        given_rounds.append(each)
        for table in each.tables:
            scores[lot.choice(table.people)] += 1
        for one in each.out:
            scores[one] += 1


def test_swiss_pairs_of_like_score_meet_upper_half_against_lower():
    scores = {"A": 2, "B": 2, "C": 2, "D": 2, "E": 1, "F": 1, "G": 0, "H": 0, "I": 0}
    each = swiss_round(scores)
    assert [set(table.people) for table in each.tables] == [{"A", "C"}, {"B", "D"}, {"E", "F"}, {"G", "H"}]
    assert each.out == ("I",)


def test_swiss_in_an_odd_group_the_upper_half_still_meets_the_lower_and_the_last_floats_down():
    each = swiss_round({"A": 2, "B": 2, "C": 2, "D": 2, "E": 2, "F": 0})
    assert [set(table.people) for table in each.tables] == [{"A", "C"}, {"B", "D"}, {"E", "F"}]


def test_swiss_floats_are_as_few_as_can_be():
    played = [Round((SeatedTable(1, ("A", "C")), SeatedTable(2, ("B", "D")))), Round((SeatedTable(1, ("A", "D")),))]
    each = swiss_round({"A": 2, "B": 2, "C": 2, "D": 2}, played)
    assert [set(table.people) for table in each.tables] == [{"A", "B"}, {"C", "D"}]
    each = swiss_round({"A": 2, "B": 2, "C": 2, "D": 1, "E": 1, "F": 0}, [Round((SeatedTable(1, ("B", "C")),))])
    assert [set(table.people) for table in each.tables][1:] in ([{"C", "D"}, {"E", "F"}], [{"B", "D"}, {"E", "F"}])


def test_swiss_a_second_bye_comes_after_everybody_has_had_one():
    pairs, played = names(5), []
    for _ in range(5):
        played.append(swiss_round(dict.fromkeys(pairs, 0), played))
    assert sorted(one for each in played for one in each.out) == pairs


@settings(max_examples=150, deadline=None)
@given(st.integers(1, 8), st.integers(0, 10**6))
def test_the_most_couples_are_found(count, seed):
    lot = Random(seed)
    friends = {frozenset(pair) for pair in combinations(range(count), 2) if lot.random() < 0.4}
    may = [[two for two in range(count) if frozenset((one, two)) in friends] for one in range(count)]
    mate = most_couples(may)
    assert all(two < 0 or (mate[two] == one and frozenset((one, two)) in friends) for one, two in enumerate(mate))

    def most(left):
        if not left:
            return 0
        first, *rest = left
        coupled = [1 + most([x for x in rest if x != two]) for two in rest if frozenset((first, two)) in friends]
        return max([most(rest), *coupled])

    assert sum(two >= 0 for two in mate) // 2 == most(list(range(count)))


@pytest.mark.parametrize("make", [round_robin, sitting_and_moving])
def test_pairs_that_cannot_play_are_told_why(make):
    with pytest.raises(SeatingError) as refused:
        make(["Ann and Bob"])
    assert refused.value.code == "two"
    with pytest.raises(SeatingError) as refused:
        make(["A", "B", "A"])
    assert refused.value.code == "twice"
    with pytest.raises(SeatingError) as refused:
        make(["A", "B"], 0)
    assert refused.value.code == "rounds"


@pytest.mark.accepts("MCA-2b")
def test_tied_pairs_play_an_extra_round():
    tables = [extra_round(tied, "XY").tables for tied in ("AB", "ABC", "ABCD")]
    assert [[table.people for table in each] for each in tables] == [
        [("A", "B")],
        [("A", "B"), ("C", "X")],
        [("A", "B"), ("C", "D")],
    ]


@pytest.mark.refuses("MCA-2b")
def test_an_extra_round_takes_two_pairs_a_table():
    with pytest.raises(SeatingError) as refused:
        extra_round(["A"])
    assert refused.value.code == "two"
    with pytest.raises(SeatingError) as refused:
        extra_round(["A", "B", "C"])
    assert refused.value.code == "none-below"


def test_swiss_wants_rounds_of_pairs():
    with pytest.raises(SeatingError) as refused:
        swiss_round(dict.fromkeys(names(4), 0), [Round((SeatedTable(1, ("A", "B", "C", "D")),))])
    assert refused.value.code == "pairs"
