"""Places where losers are out."""

from __future__ import annotations

from random import Random

import pytest
from floor import Evening
from hypothesis import given, strategies as st

from meldhouse.messages import written
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.tournament import acts
from meldhouse.tournament.scoring.bracket_places import bracket_places
from meldhouse.tournament.scoring.ledger import Ledger, LedgerEntry, alone
from meldhouse.tournament.scoring.standings import standings
from meldhouse.tournament.seating import SeatingError, double_elimination, single_elimination


def played(bracket, seed):
    random, results = Random(seed), {}
    while ready := bracket.ready(results):
        for match in ready:
            results[match.number] = random.choice(bracket.sides(match.number, results))
    return results


def test_those_out_in_the_same_round_share_a_place_unless_they_play_for_the_third():
    bracket = single_elimination([*"ABCD"])
    assert bracket_places(bracket, {1: "A", 2: "B", 3: "B"}) == {"B": 1, "A": 2, "C": 3, "D": 3}
    third = single_elimination([*"ABCD"], third=True)
    (match,) = [match.number for match in third.matches if match.stage == "third"]
    (final,) = [match.number for match in third.matches if match.stage == "main"][2:]
    places = bracket_places(third, {1: "A", 2: "B", match: "D", final: "B"})
    assert places == {"B": 1, "A": 2, "D": 3, "C": 4}


def test_before_the_first_match_everybody_can_win_it():
    assert set(bracket_places(single_elimination([*"ABCDE"]), {}).values()) == {1}


def test_results_that_cannot_be_are_refused():
    with pytest.raises(SeatingError) as refused:
        bracket_places(single_elimination([*"ABCD"]), {1: "B"})
    assert refused.value.code == "not-in-match"


@given(st.integers(2, 12), st.integers(0, 99), st.booleans())
def test_one_has_won_one_is_second_and_more_wins_never_mean_a_worse_place(count, seed, double):
    names = [f"P{number}" for number in range(count)]
    bracket = double_elimination(names) if double else single_elimination(names)
    results = played(bracket, seed)
    places = bracket_places(bracket, results)
    assert places[bracket.winner(results)] == 1
    assert sorted(places.values())[:2] == [1, 2]
    for place in places.values():
        assert place == 1 + sum(other < place for other in places.values())
    loser_of_last = [one for one in bracket.sides(max(results), results) if one != results[max(results)]]
    assert [places[one] for one in loser_of_last] == [2]


def test_the_bracket_comes_before_everything_else_where_the_book_says_so():
    ledger = Ledger(tuple(LedgerEntry(people=(one,), round=1, points=7, reason=written("test")) for one in "AB"))
    rules = Ranking(of="pair", order=("bracket", "points"))
    found = standings(rules, alone("ABCD"), ledger, bracket={"C": 1, "A": 2, "B": 3, "D": 3})
    assert [(row.place, row.id) for row in found.rows] == [(1, "C"), (2, "A"), (3, "B"), (4, "D")]
    assert [row.moved for row in found.rows] == [0, 0, 0, 0]
    plain = standings(rules, alone("ABCD"), ledger)
    assert [(row.place, row.id) for row in plain.rows] == [(1, "A"), (1, "B"), (3, "C"), (3, "D")]


def test_while_it_runs_the_unbeaten_stand_above_who_has_lost_once_and_those_above_who_is_out():
    bracket = double_elimination([*"ABCD"])
    results = {}
    for _ in range(2):
        for match in bracket.ready(results):
            results[match.number] = min(map(str, bracket.sides(match.number, results)))
    losses = {one: bracket.losses_of(one, results) for one in "ABCD"}
    assert sorted(losses.values()) == [0, 1, 1, 2]
    places = bracket_places(bracket, results)
    assert [places[one] for one in sorted("ABCD", key=lambda one: losses[one])] == [1, 2, 2, 4]


def test_who_leaves_stands_below_all_who_played_on_and_above_those_who_were_out():
    """Though what he forfeits would have sent him on through the losers' bracket."""
    evening = Evening("n42pa", 8)
    for _ in range(2):
        evening.do(acts.Draft())
        evening.play_round()
    unbeaten, out, bracket = [], [], evening.state.bracket
    for one in bracket.entrants:
        lost = bracket.losses_of(one, evening.state.won)
        unbeaten += [one] if lost == 0 else []
        out += [one] if lost == 2 else []
    assert out
    gone, before = unbeaten[0], evening.tournament.standings(1)
    evening.do(acts.Withdraw(entrant=gone))
    places = {row.id: row.place for row in evening.tournament.standings().rows}
    on = set(places) - {gone, *out}
    assert max(places[one] for one in on) < places[gone] < min(places[one] for one in out)
    assert evening.tournament.standings(1) == before, "after the first round he was still in"
    while not evening.is_done:
        evening.do(acts.Draft())
        evening.play_round()
    ended = {row.id: row.place for row in evening.tournament.standings().rows}
    assert max(ended[one] for one in on) < ended[gone] < min(ended[one] for one in out)


def test_of_two_who_leave_the_later_one_stands_above():
    bracket = double_elimination([*"ABCD"])
    places = bracket_places(bracket, {}, {"A": [], "B": ["A"]})
    assert places == {"C": 1, "D": 1, "B": 3, "A": 4}
