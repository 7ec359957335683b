"""Winners go up: Bend's movement, and progressive play."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings, strategies as st
from seated import assert_everybody_is_somewhere, names

from meldhouse.messages import fact
from meldhouse.tournament.seating import Round, SeatedTable, SeatingError, drawn, drawn_pairs, room_for, winners_up


def won(each: Round, lot: Random) -> dict[int, tuple[str, ...]]:
    found = {}
    for table in each.tables:
        if table.partners:
            found[table.number] = tuple(lot.choice(table.partners))
        else:
            found[table.number] = tuple(lot.sample(table.people, 1 if len(table.people) == 2 else 2))
    return found


def people_at(each: Round) -> list[set[str]]:
    return [set(table.people) for table in each.tables]


THREE_TABLES = Round((SeatedTable(1, tuple("ABCD")), SeatedTable(2, tuple("EFGH")), SeatedTable(3, tuple("IJKL"))))


@pytest.mark.accepts("BEN-6.1a", "BEN-6.1b", "BEN-6.1c", "BEN-6.2a")
def test_winners_go_up_losers_stay_and_those_of_table_one_go_to_the_bottom():
    after = winners_up([THREE_TABLES], {1: ("A", "C"), 2: ("F", "H"), 3: ("I", "K")}, threes=True)
    assert people_at(after) == [set("ACFH"), set("EGIK"), set("JLBD")]
    former = {frozenset(pair) for table in THREE_TABLES.tables for pair in table.partners}
    assert not former & {frozenset(pair) for table in after.tables for pair in table.partners}


@pytest.mark.accepts("BEN-6.1d", "BEN-1.2a")
@settings(max_examples=60, deadline=None)
@given(st.integers(3, 30).filter(lambda heads: heads != 5), st.integers(1, 8), st.integers(0, 999))
def test_sizes_never_change_by_moving_and_former_partners_are_split(heads, rounds, seed):
    lot = Random(seed)
    played = [drawn(names(heads), threes=True, seed=seed)]
    for _ in range(rounds):
        winners = won(played[-1], lot)
        after = winners_up(played, winners, threes=True)
        assert tuple(len(table.people) for table in after.tables) == room_for(heads, threes=True).sizes
        assert_everybody_is_somewhere(after, names(heads))
        before = {frozenset(pair) for table in played[-1].tables for pair in table.partners}
        assert not before & {frozenset(pair) for table in after.tables for pair in table.partners}
        assert set(winners[1]) <= set(after.tables[0].people)
        played.append(after)


@pytest.mark.accepts("BEN-6.1b")
def test_at_a_table_of_three_the_two_best_go_up_and_one_stays():
    each = Round((SeatedTable(1, tuple("ABCD")), SeatedTable(2, tuple("EFG"))))
    after = winners_up([each], {1: ("B", "D"), 2: ("G", "E")}, threes=True)
    assert people_at(after) == [set("BDGE"), set("FAC")]


@pytest.mark.accepts("BEN-6.1d")
def test_where_all_tables_have_three_only_the_better_winner_goes_up():
    each = Round((SeatedTable(1, tuple("ABC")), SeatedTable(2, tuple("DEF")), SeatedTable(3, tuple("GHI"))))
    after = winners_up([each], {1: ("A", "B"), 2: ("F", "D"), 3: ("H", "G")}, threes=True)
    assert people_at(after) == [set("ABF"), set("DEH"), set("GIC")]


@pytest.mark.accepts("BEN-6.2a")
def test_one_table_goes_through_its_three_pairings():
    played = [Round((SeatedTable(1, tuple("ABCD")),))]
    for _ in range(5):
        played.append(winners_up(played, {1: played[-1].tables[0].partners[0]}))
    with_a = [next(set(pair) - {"A"} for pair in each.tables[0].partners if "A" in pair) for each in played]
    assert sorted(map(min, with_a[:3])) == sorted(map(min, with_a[3:])) == ["B", "C", "D"]


WON = {1: ("A", "C"), 2: ("F", "H"), 3: ("I", "K")}
"""By the paper the next tables are ACFH, EGIK and JLBD."""


@pytest.mark.accepts("BEN-6.1b", "BEN-6.1d")
@pytest.mark.parametrize(
    ("gone", "new", "expected"),
    [
        ("G", "", ["ACFH", "EIK", "JLBD"]),  # where somebody is missing there are three, in the middle too
        ("L", "", ["ACFH", "EGIK", "JBD"]),
        ("A", "", ["CFH", "EGIK", "JLBD"]),  # and at table one, so that nobody has to go up two tables
        ("AE", "", ["CFH", "GIK", "JLBD"]),
        ("ACE", "", ["FHD", "GIK", "JLB"]),  # one loser stays at table one, and nobody else sits elsewhere
        ("G", "X", ["ACFH", "EIKX", "JLBD"]),
        ("", "X", ["ACFH", "EGI", "JLK", "BDX"]),  # the bottom is a new table, and the losers of table one go there
        ("A", "XY", ["CFH", "EGIK", "JLX", "BDY"]),
        ("IJKL", "", ["ACFH", "EGBD"]),  # there is no table three any more, so table two is the bottom
        ("EGJL", "", ["ACFH", "IKBD"]),
    ],
)
def test_when_heads_change_nobody_is_sent_elsewhere_than_numbers_demand(gone, new, expected):
    now = [*(one for one in "ABCDEFGHIJKL" if one not in gone), *new]
    after = winners_up([THREE_TABLES], WON, people=now, threes=True)
    assert people_at(after) == [set(table) for table in expected]


def some_evening(heads, gone, new, seed):
    """A round that was played, who won at its tables, and who is there for the next one."""
    lot = Random(seed)
    first = drawn(names(heads), threes=True, seed=seed)
    winners = won(first, lot)
    return first, winners, [*lot.sample(names(heads), heads - gone), *(f"new {at}" for at in range(new))]


@pytest.mark.accepts("BEN-6.1a", "BEN-6.1b", "BEN-6.1c", "BEN-6.1d")
@settings(max_examples=150, deadline=None)
@given(st.integers(6, 30), st.integers(0, 2), st.integers(0, 2), st.integers(0, 999))
def test_coming_and_going_moves_few_and_losers_last(heads, gone, new, seed):
    """At most one sits elsewhere for each who came or went, unless a table opens or closes."""
    first, winners, here = some_evening(heads, gone, new, seed)
    if len(here) in (1, 2, 5):
        return
    due = {one: table.number for table in winners_up([first], winners, threes=True).tables for one in table.people}
    after = winners_up([first], winners, people=here, threes=True)
    sizes = [len(table.people) for table in after.tables]
    assert sorted(sizes, reverse=True) == list(room_for(len(here), threes=True).sizes)
    assert_everybody_is_somewhere(after, here)
    if len(sizes) == len(first.tables):
        elsewhere = [
            one for table in after.tables for one in table.people if due.get(one, table.number) != table.number
        ]
        assert len(elsewhere) <= 4 * (gone + new)
    again = winners_up([first, after], won(after, Random(seed)), threes=True)
    now = [len(table.people) for table in again.tables]
    assert now == sizes if sizes[0] == max(sizes) else sorted(now) == sorted(sizes)  # a table one of three gains one


FOUR_TABLES = Round(
    (
        SeatedTable(1, tuple("ABCD")),
        SeatedTable(2, tuple("EFGH")),
        SeatedTable(3, tuple("IJK")),
        SeatedTable(4, tuple("LMN")),
    )
)


@pytest.mark.accepts("BEN-6.1a")
def test_nobody_goes_up_two_tables_because_a_winner_of_the_first_has_left():
    won_there = {1: ("A", "C"), 2: ("E", "G"), 3: ("I", "J"), 4: ("L", "M")}
    here = [one for one in "ABCDEFGHIJKLMN" if one != "A"]
    after = winners_up([FOUR_TABLES], won_there, people=here, threes=True)
    assert people_at(after) == [set("CEG"), set("FHIJ"), set("KLM"), set("NBD")]
    again = winners_up([FOUR_TABLES, after], won(after, Random(1)), threes=True)
    assert sorted(len(table.people) for table in again.tables) == [3, 3, 3, 4]
    was = {one: table.number for table in after.tables for one in table.people}
    assert all(abs(table.number - was[one]) <= 1 for table in again.tables for one in table.people if was[one] > 1)


def least(was: dict[str, int], due: dict[str, int], here: list[str]) -> tuple[int, int]:
    """By trying every order of table sizes: the least that people go too far, and the fewest who sit elsewhere."""
    found = []
    for order in set(permutations(room_for(len(here), threes=True).sizes)):
        chairs = [at for at, size in enumerate(order, 1) for _ in range(size)]
        costs = [[cost(was.get(one), due.get(one), at) for at in chairs] for one in here]
        found.append(cheapest(costs))
    return divmod(min(found), 1000)


def cheapest(costs: list[list[int]]) -> int:
    """The least sum of one figure from each row and each column (the Hungarian method)."""
    size, far = len(costs), 10**9
    of_row, of_column = [0] * (size + 1), [0] * (size + 1)
    match = [0] * (size + 1)
    for row in range(1, size + 1):
        match[0], column = row, 0
        least_to, came, used = [far] * (size + 1), [0] * (size + 1), [False] * (size + 1)
        while match[column]:
            used[column] = True
            here, step, nearest = match[column], far, 0
            for other in range(1, size + 1):
                if not used[other]:
                    left = costs[here - 1][other - 1] - of_row[here] - of_column[other]
                    if left < least_to[other]:
                        least_to[other], came[other] = left, column
                    if least_to[other] < step:
                        step, nearest = least_to[other], other
            for other in range(size + 1):
                if used[other]:
                    of_row[match[other]] += step
                    of_column[other] -= step
                else:
                    least_to[other] -= step
            column = nearest
        while column:
            match[column], column = match[came[column]], came[column]
    return sum(costs[match[column] - 1][column - 1] for column in range(1, size + 1))


def cost(was: int | None, due: int | None, at: int) -> int:
    if was is None or due is None:
        return 0
    return 1000 * max(0, abs(at - was) - max(1, abs(due - was))) + (at != due)


@pytest.mark.accepts("BEN-6.1a", "BEN-6.1b")
@settings(max_examples=100, deadline=None)
@given(st.integers(6, 20), st.integers(0, 3), st.integers(0, 2), st.integers(0, 9999))
def test_nobody_goes_further_than_any_seating_demands(heads, gone, new, seed):
    first, winners, here = some_evening(heads, gone, new, seed)
    if len(here) in (1, 2, 5):
        return
    after = winners_up([first], winners, people=here, threes=True)
    if len(after.tables) != len(first.tables):
        return
    due = {one: table.number for table in winners_up([first], winners, threes=True).tables for one in table.people}
    was = {one: table.number for table in first.tables for one in table.people}
    costs = [cost(was.get(one), due.get(one), table.number) for table in after.tables for one in table.people]
    assert divmod(sum(costs), 1000) == least(was, due, here)


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 23), st.integers(0, 999))
def test_without_tables_of_three_sitting_out_goes_around(heads, seed):
    lot = Random(seed)
    played = [drawn(names(heads), seed=seed)]
    for _ in range(heads):
        played.append(winners_up(played, won(played[-1], lot)))
        assert_everybody_is_somewhere(played[-1], names(heads))
        times = [sum(one in each.out for each in played) for one in names(heads)]
        assert max(times) - min(times) <= 1


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 15), st.integers(0, 999))
def test_winning_pairs_go_up_together(pairs, seed):
    lot = Random(seed)
    played = [drawn_pairs(names(pairs), seed=seed)]
    for _ in range(6):
        winners = won(played[-1], lot)
        played.append(winners_up(played, winners))
        assert_everybody_is_somewhere(played[-1], names(pairs))
        assert winners[1][0] in played[-1].tables[0].people or winners[1][0] in played[-1].out
        if pairs % 2 == 0 and len(winners) > 1:
            assert set(played[-1].tables[0].people) == {winners[1][0], winners[2][0]}


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ({1: ("A", "C"), 2: ("E", "G")}, fact("seating-no-winners", table=3)),
        ({1: ("A", "C"), 2: ("E", "G"), 3: ("I", "K"), 7: ("X", "Y")}, fact("seating-no-table", table=7)),
        ({1: ("A", "E"), 2: ("E", "G"), 3: ("I", "K")}, fact("seating-winners", table=1, needed=2, names=("A", "E"))),
        ({1: ("A",), 2: ("E", "G"), 3: ("I", "K")}, fact("seating-winners", table=1, needed=2, names=("A",))),
        ({1: ("A", "B"), 2: ("E", "G"), 3: ("I", "K")}, fact("seating-partners", table=1, names=("A", "B"))),
    ],
)
@pytest.mark.refuses("BEN-6.1a")
def test_results_that_cannot_be_are_refused(winners, told):
    with pytest.raises(SeatingError) as refused:
        winners_up([THREE_TABLES], winners)
    assert refused.value.refusal.message == told


@pytest.mark.refuses("BEN-1.2a")
@pytest.mark.parametrize("heads", [1, 2, 5])
def test_one_two_and_five_cannot_be_seated(heads):
    with pytest.raises(SeatingError) as refused:
        drawn(names(heads), threes=True)
    assert refused.value.code == ("no-sizes" if heads == 5 else "too-few")


def test_the_first_round_must_be_drawn():
    with pytest.raises(SeatingError) as refused:
        winners_up([], {})
    assert refused.value.code == "no-round"
