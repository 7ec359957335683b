"""Pairs that come after play has begun: they play from the next round on, and sitting out goes round."""

from __future__ import annotations

from collections import Counter

import pytest
from floor import MCA_HAND, Evening

from meldhouse.tournament import acts
from meldhouse.tournament.pairplans import patched
from meldhouse.tournament.seating import Round, round_robin, sitting_and_moving


def late_pair(pairs: int, rounds: int) -> Evening:
    evening = Evening("mcallen", pairs, rounds=rounds)
    evening.start()
    evening.did(acts.Enter(names=("Late", "Pair"), here=True))
    return evening


def played_out(evening: Evening) -> list[Round]:
    while True:
        number = len(evening.state.rounds)
        evening.hand_in(number, *[MCA_HAND] * evening.tournament.book.match.hands)
        evening.do(acts.Close(round=number))
        if number == evening.form.rounds:
            return [each.seating for each in evening.state.rounds]
        evening.start()


def test_a_late_pair_plays_and_sitting_out_goes_round():
    rounds = played_out(late_pair(12, 5))
    out = [each.out for each in rounds]
    assert out[0] == ()
    assert "T13" not in [one for each in out for one in each]
    assert all(len(each) == 1 for each in out[1:])
    assert len({one for each in out[1:] for one in each}) == 4
    met = Counter(frozenset(table.people) for each in rounds for table in each.tables)
    assert max(met.values()) == 1
    for each in rounds[1:]:
        assert [table.number for table in each.tables] == list(range(1, 7))


def test_most_tables_stay_where_the_plan_has_them():
    evening = late_pair(12, 5)
    plan = Evening("mcallen", 12, rounds=5)
    plan.start()
    for number in range(2, 6):
        before = {table.people for table in plan.state.planned[number].tables}
        after = {table.people for table in evening.state.planned[number].tables}
        assert len(before & after) == 5


@pytest.mark.parametrize("plan", [sitting_and_moving, round_robin])
@pytest.mark.parametrize("late", [1, 3, 6])
def test_nobody_sits_out_twice_before_everybody_once(plan, late):
    names = [f"T{number}" for number in range(1, 9)]
    rounds = plan(names, 20).rounds
    rest = patched(rounds[:late], rounds[late:], [*names, "T9"])
    times = Counter(dict.fromkeys([*names, "T9"], 0))
    for each in rest:
        assert sorted(each.people) == sorted([*names, "T9"])
        times.update(each.out)
        assert max(times.values()) - min(times.values()) <= 1


def test_a_second_late_pair_fills_the_empty_chairs():
    evening = late_pair(12, 5)
    evening.did(acts.Enter(names=("Later", "Still"), here=True))
    assert all(each.out == () for number, each in evening.state.planned.items() if number > 1)
    assert all(len(each.tables) == 7 for number, each in evening.state.planned.items() if number > 1)
