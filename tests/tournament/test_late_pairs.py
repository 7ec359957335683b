"""Pairs that come after play has begun: they play from the next round on, and sitting out goes round."""

from __future__ import annotations

from collections import Counter

import pytest
from floor import MCA_HAND, Evening, said, said as said_as

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.events import Drafted
from meldhouse.tournament.log import FOLLOWED
from meldhouse.tournament.rounds.announcements import moved_sitters
from meldhouse.tournament.rounds.pairplans import patched
from meldhouse.tournament.seating import Round, SeatedTable, round_robin, sitting_and_moving


def late_pair(pairs: int, rounds: int) -> Evening:
    evening = Evening("mcallen", pairs, rounds=rounds)
    evening.start()
    evening.did(acts.Enter(names=("Late", "Pair"), here=True))
    return evening


def over(evening: Evening, number: int) -> None:
    evening.hand_in(number, *[MCA_HAND] * evening.tournament.book.match.hands)
    evening.do(acts.Close(round=number))


def played_out(evening: Evening) -> list[Round]:
    while True:
        number = len(evening.state.rounds)
        over(evening, number)
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


def moved_from_home(evening: Evening) -> list[str]:
    """Who sat at a table in round 1, North-South, and is planned elsewhere later."""
    homes = {table.people[0]: table.number for table in evening.state.planned[1].tables}
    return [
        one
        for each in evening.state.planned.values()
        for table in each.tables
        for at, one in enumerate(table.people)
        if one in homes and (at, table.number) != (0, homes[one])
    ]


def test_pairs_that_sit_stay_when_others_come_and_go():
    evening = late_pair(12, 5)
    assert moved_from_home(evening) == []
    for number, gone in enumerate((["T10"], ["T2", "T12"], ["T7"]), 1):
        over(evening, number)
        for one in gone:
            evening.did(acts.Withdraw(entrant=one))
            assert moved_from_home(evening) == []
        evening.start()


def test_whoever_sits_elsewhere_than_planned_is_named():
    """The sentence that all others stay is true: everybody who does not is named with the place."""
    evening = Evening("mcallen", 12, rounds=5)
    evening.start()
    over(evening, 1)
    for act in (acts.Enter(names=("Late", "Pair"), here=True), acts.Withdraw(entrant="T10")):
        before = dict(evening.state.planned)
        evening.did(act)
        for number in range(2, 6):
            lines = [one for one in evening.state.notes if one.id == "plan-elsewhere" and one.args["round"] == number]
            was, now = (
                {one: (table.number, at) for table in each.tables for at, one in enumerate(table.people)}
                | dict.fromkeys(each.out, (0, 0))
                for each in (before[number], evening.state.planned[number])
            )
            names = {move.args["name"] for line in lines for move in line.args["moves"]}
            named = {one for one in evening.state.entrants if evening.state.name(one) in names}
            assert named == {one for one, place in now.items() if one in was and was[one] != place}
        assert evening.state.notes[-1] == fact("plan-others-stay")


def test_a_sitting_pair_that_the_director_moves_is_read_out_and_stands_in_the_log():
    evening = Evening("mcallen", 4, rounds=2)
    evening.start()
    over(evening, 1)
    evening.do(acts.Draft())
    assert moved_sitters(evening.state, evening.state.rounds[1].seating, 2) == ()
    upside_down = Round((SeatedTable(1, ("T2", "T3")), SeatedTable(2, ("T1", "T4"))))
    said = moved_sitters(evening.state, upside_down, 2)
    place = fact("place-side", table=2, side="NS")
    assert said[0] == fact("sitter-moves", name="Player 1a & Player 1b", table=1, place=place)
    drafted = Drafted(number=2, seating=upside_down)
    assert said[0] in list(FOLLOWED[Drafted](evening.state, drafted))


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


@pytest.mark.parametrize(
    ("book", "count", "new"), [("mcallen", 12, ("A", "B")), ("npa", 8, ("A",)), ("bend", 8, ("A",))]
)
def test_a_seating_that_players_see_stays_until_the_director_says_otherwise(book, count, new):
    evening = Evening(book, count)
    evening.do(acts.Draft())
    evening.do(acts.Confirm(round=1))
    evening.do(acts.Release(round=1))
    seating = evening.state.rounds[0].seating
    evening.did(acts.Enter(names=new, here=True))
    assert evening.state.rounds[0].status == "released"
    assert evening.state.rounds[0].seating == seating
    assert evening.state.notes[-1] == fact("plan-stays", round=1)
    late = evening.state.here[-1]
    if evening.form.is_planned:
        assert all(late in each.people for number, each in evening.state.planned.items() if number > 1)
    again = next(step for step in next_steps(evening.state) if step.says.id == "next-seat-again")
    assert again.why == (fact("next-seat-late-why", names=(evening.state.name(late),)),)
    evening.did(again.act)
    evening.do(acts.Draft())
    assert late in evening.state.rounds[0].seating.people
    assert [step.says.id for step in next_steps(evening.state)] == ["next-confirm", "next-discard"]


def test_a_released_round_goes_on_without_the_late_pair_and_the_next_one_with_it():
    evening = Evening("mcallen", 12, rounds=5)
    evening.do(acts.Draft())
    evening.do(acts.Confirm(round=1))
    evening.do(acts.Release(round=1))
    evening.did(acts.Enter(names=("Late", "Pair"), here=True))
    evening.do(acts.Start(round=1))
    rounds = played_out(evening)
    assert ["T13" in each.people for each in rounds] == [False, True, True, True, True]
    assert "T13" not in [one for each in rounds for one in each.out]


def test_whoever_leaves_a_released_round_is_taken_out_of_it():
    evening = Evening("mcallen", 12, rounds=5)
    evening.do(acts.Draft())
    evening.do(acts.Confirm(round=1))
    evening.do(acts.Release(round=1))
    evening.did(acts.Withdraw(entrant="T2"))
    assert evening.state.rounds[0].status == "draft"


@pytest.mark.parametrize("movement", ["single-elimination", "double-elimination"])
def test_a_late_pair_fills_an_open_bye_and_all_other_matches_stay(movement):
    evening = Evening("n42pa", 6, movement=movement)
    evening.do(acts.Draft())
    before = {frozenset(table.people) for table in evening.state.rounds[0].seating.tables}
    evening.did(acts.Enter(names=("Late", "Pair"), here=True))
    after = {frozenset(table.people) for table in evening.state.rounds[0].seating.tables}
    assert before < after
    assert sum("T7" in table for table in after) == 1
    evening.did(acts.Enter(names=("Last", "Pair"), here=True))
    assert evening.state.rounds[0].seating.out == ()
    assert "no bye is open" in said(evening.no(acts.Enter(names=("Too", "Late"), here=True)))
    while not evening.is_done:
        evening.play_round()
        if not evening.is_done:
            evening.do(acts.Draft())
    assert evening.tournament.standings().rows[0].place == 1


def test_a_bracket_that_players_have_read_is_seated_again_only_by_the_director():
    evening = Evening("n42pa", 6)
    evening.do(acts.Draft())
    for act in (acts.Confirm, acts.Release):
        evening.do(act(round=1))
    seating = evening.state.rounds[0].seating
    evening.did(acts.Enter(names=("Late", "Pair")))
    evening.did(acts.CheckIn(entrants=("T7",)))
    assert evening.state.rounds[0].seating == seating
    again = next(step for step in next_steps(evening.state) if step.says.id == "next-seat-again")
    assert again.why == (fact("next-seat-late-why", names=("Late & Pair",)),)
    evening.did(again.act)
    evening.do(acts.Draft())
    assert any("T7" in table.people for table in evening.state.rounds[0].seating.tables)


def test_nobody_comes_into_a_bracket_that_is_played_or_has_a_match_decided():
    evening = Evening("n42pa", 6)
    evening.start()
    assert "round 1 has begun" in said(evening.no(acts.Enter(names=("Late", "Pair"), here=True)))
    lost = Evening("n42pa", 6)
    lost.do(acts.Draft())
    lost.did(acts.NoShow(entrants=(lost.state.rounds[0].seating.tables[0].people[0],)))
    assert lost.state.won
    assert "a match is decided" in said_as(lost.no(acts.Enter(names=("Late", "Pair"), here=True)))
