"""Planning again: what has started is never touched, and what changes is told."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st
from seated import assert_everybody_is_somewhere, names

from meldhouse.messages import fact
from meldhouse.tournament.seating import SeatingError, Wish, individual, replan, sitting_and_moving


@settings(max_examples=30, deadline=None)
@given(st.integers(6, 20), st.integers(1, 6), st.data())
def test_rounds_that_have_started_stay_and_the_others_seat_who_is_there(players, rounds, data):
    people = names(players)
    plan = individual(people, rounds, effort=500)
    started = data.draw(st.integers(0, rounds))
    gone = data.draw(st.sets(st.sampled_from(people), max_size=min(3, players - 4)))
    come = names(players + 3)[players : players + data.draw(st.integers(0, 3))]
    now = [one for one in people if one not in gone] + come
    again = replan(plan, started, now, effort=2000)
    assert again.plan.rounds[:started] == plan.rounds[:started]
    assert len(again.plan.rounds) == rounds
    for each in again.plan.rounds[started:]:
        assert_everybody_is_somewhere(each, now)
    assert again.changes
    if not gone and not come:
        assert again.plan == plan
    out = [sum(one in each.out for each in again.plan.rounds) for one in now if one in people]
    assert max(out) - min(out) <= 1 or come or gone


@pytest.mark.parametrize(("players", "started", "now", "rounds"), [(16, 5, 15, 12), (40, 3, 39, 20), (60, 4, 61, 12)])
def test_after_a_change_nobody_has_a_partner_twice_still(players, started, now, rounds):
    plan = individual(names(players), rounds, effort=0)
    figures = replan(plan, started, names(now)).plan.figures()
    assert figures.repeats == figures.least_repeats == 0


def test_when_too_few_are_left_for_new_partners_repeats_are_the_fewest_possible():
    plan = individual(names(12), 11, effort=0)
    again = replan(plan, 4, names(8), rounds=11, effort=20_000)
    figures = again.plan.figures()
    assert figures.repeats == figures.least_repeats > 0
    assert fact("event-repeats", number=figures.repeats, least=figures.repeats) in again.changes


def test_what_was_planned_again_is_told():
    plan = individual(names(8), 5, effort=0)
    told = replan(plan, 2, [*names(6), "Ann", "Bob", "Cleo"], instead={"P7": "Ann"}).changes
    assert told == (
        fact("plan-started-stay", last=2),
        fact("plan-new", first=3, last=5, many=3, players=9, fours=2, threes=0, out=1),
        fact("event-repeats", number=0, least=0),
    )
    told = replan(plan, 0, names(7), threes=True).changes
    assert told[0] == fact("plan-new", first=1, last=5, many=5, players=7, fours=1, threes=1, out=0)
    assert replan(plan, 2, names(8)).changes == (fact("plan-unchanged"),)
    assert replan(plan, 5, names(7)).changes == (fact("plan-no-round-left"),)


def test_people_who_cannot_be_kept_apart_are_counted():
    together = [Wish(one, two) for one, two in combinations(names(4), 2)]
    told = replan(individual(names(5), 3, effort=0), 1, names(4), wishes=together).changes
    assert told[-1] == fact("plan-wishes-broken", broken=6, wishes=6)


def test_a_substitute_alone_takes_the_seats_that_were_planned():
    plan = individual(names(9), 5, wishes=[Wish("P1", "P9")], effort=0)
    again = replan(plan, 2, [*names(8), "Ann"], instead={"P9": "Ann"})
    assert again.plan.rounds[:2] == plan.rounds[:2]
    for old, new in zip(plan.rounds[2:], again.plan.rounds[2:], strict=True):
        assert [one.replace("P9", "Ann") for one in old.people] == list(new.people)
    assert again.plan.wishes == (Wish("P1", "Ann"),)
    assert again.changes == (fact("plan-others-stay"),)


def test_a_substitute_has_sat_out_when_the_other_has():
    plan = individual(names(5), 4, effort=0)
    sat = plan.rounds[0].out[0]
    others = [one for one in names(5) if one != sat]
    again = replan(plan, 1, [*others, "Ann"], rounds=5, instead={sat: "Ann"})
    assert [each.out for each in again.plan.rounds].count(("Ann",)) == 0


def test_more_or_fewer_rounds_can_be_asked_for():
    plan = individual(names(8), 3, effort=0)
    assert len(replan(plan, 2, names(8), rounds=6, effort=2000).plan.rounds) == 6
    assert replan(plan, 2, names(8), rounds=2).plan.rounds == plan.rounds[:2]


@pytest.mark.parametrize(
    ("started", "people", "options", "told"),
    [
        (4, names(8), {}, fact("seating-not-given", count=3, started=4)),
        (2, names(8), {"rounds": 1}, fact("seating-given", given=2, rounds=1)),
        (1, names(3), {}, fact("seating-too-few", count=3, needed=4, more=1)),
        (1, names(8), {"instead": {"P8": "Ann"}}, fact("seating-not-out", name="P8")),
        (1, names(7), {"instead": {"P8": "Ann"}}, fact("seating-unknown", name="Ann")),
        (1, [*names(7), "Ann"], {"instead": {"Bob": "Ann"}}, fact("seating-unknown", name="Bob")),
    ],
)
def test_what_cannot_be_planned_again_is_told(started, people, options, told):
    with pytest.raises(SeatingError) as refused:
        replan(individual(names(8), 3, effort=0), started, people, **options)
    assert refused.value.refusal.message == told


def test_pairs_are_not_planned_again_as_people():
    with pytest.raises(SeatingError) as refused:
        replan(sitting_and_moving(names(4)), 1, names(4))
    assert refused.value.code == "not-a-plan"
