"""Seasons: results of several tournaments added up, and who is the same person in them."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from meldhouse.messages import fact
from meldhouse.tournament.results.results import ResultLine, Results
from meldhouse.tournament.results.seasons import SeasonRules, season


def event(title, **points):
    """Ids are given out anew in every tournament, as at a desk."""
    lines = [
        ResultLine(place=1, id=str(number), name=name, people=(name,), points=made, cents=100)
        for number, (name, made) in enumerate(points.items(), 1)
    ]
    return Results(title=title, lines=tuple(lines))


def line(id, name, points):
    return ResultLine(place=1, id=id, name=name, people=(name,), points=points)


def placed(found):
    return [(row.place, row.name, row.shown) for row in found.rows]


def scores(found):
    return {row.name: row.shown for row in found.rows}


JUNE, JULY, MAY = event("June", Ann=90, Bob=50), event("July", Bob=80, Ann=10), event("May", Bob=5, Cleo=85)


def test_everything_counts_unless_it_is_said_otherwise():
    found = season([MAY, JUNE, JULY])
    assert [(row.place, row.name, row.points, row.shown) for row in found.rows] == [
        (1, "Bob", (5, 50, 80), "135"),
        (2, "Ann", (None, 90, 10), "100"),
        (3, "Cleo", (85, None, None), "85"),
    ]
    assert found.titles == ("May", "June", "July")
    assert found.rows[0].cents == 300
    assert found.notes == ()


def test_the_best_of_several():
    found = season([MAY, JUNE, JULY], SeasonRules(best=1))
    assert [(row.place, row.name, row.shown) for row in found.rows] == [
        (1, "Ann", "90"),
        (2, "Cleo", "85"),
        (3, "Bob", "80"),
    ]
    assert found.rows[2].counted == (False, False, True)


def test_averages_and_those_who_came_too_seldom():
    found = season([MAY, JUNE, JULY], SeasonRules(average=True, least=2))
    assert [(row.place, row.name, row.shown) for row in found.rows] == [
        (1, "Ann", "50"),
        (2, "Bob", "45"),
        (0, "Cleo", "85"),
    ]
    assert scores(season([JUNE, JULY, MAY], SeasonRules(average=True)))["Ann"] == "50"
    third = season([event("a", Ann=1), event("b", Ann=0), event("c", Ann=0)], SeasonRules(average=True))
    assert third.rows[0].shown == "0.33"


def test_equals_share_a_place():
    found = season([event("a", Ann=5, Bob=5, Cleo=4)])
    assert [row.place for row in found.rows] == [1, 1, 3]


def test_a_name_is_the_same_however_it_is_spaced_and_capitalised():
    found = season(
        [Results(title="a", lines=(line("1", "Ann Lee", 5),)), Results(title="b", lines=(line("9", " ann  LEE", 6),))]
    )
    assert scores(found) == {"Ann Lee": "11"}


def test_two_of_one_name_are_told_apart_by_their_ids():
    first = Results(title="a", lines=(line("1", "Ann", 5), line("2", "Ann", 50)))
    second = Results(title="b", lines=(line("2", "Ann", 60), line("1", "Ann", 6)))
    assert [row.shown for row in season([first, second]).rows] == ["110", "11"]


def test_two_of_one_name_whom_nothing_tells_apart_are_counted_apart_and_told():
    first = Results(title="a", lines=(line("1", "Ann", 5), line("2", "Ann", 50)))
    second = Results(title="b", lines=(line("7", "Ann", 6),))
    for order in ([first, second], [second, first]):
        found = season(order)
        assert sorted(row.shown for row in found.rows) == ["5", "50", "6"]
        assert found.notes[0] == fact("season-several", name="Ann")


def test_ids_join_different_names_only_where_they_last():
    first, second = (
        Results(title="a", lines=(line("17", "Bob", 5),)),
        Results(title="b", lines=(line("17", "Robert", 6),)),
    )
    assert scores(season([first, second])) == {"Robert": "6", "Bob": "5"}
    joined = season([first, second], SeasonRules(lasting_ids=True))
    assert scores(joined) == {"Bob": "11"}
    assert joined.notes == (fact("season-one", id="17", known="Bob", title="b", name="Robert"),)


def test_a_season_that_counts_nothing_is_refused():
    with pytest.raises(ValueError, match="At least one result"):
        SeasonRules(best=0)
    with pytest.raises(ValueError, match="1 or more"):
        SeasonRules(least=0)
    assert season([]).rows == ()


@given(
    st.lists(st.dictionaries(st.sampled_from(["Ann", "Bob", "Cleo"]), st.integers(-50, 99)), max_size=5),
    st.integers(1, 5),
)
def test_no_point_is_lost_and_the_best_are_never_less_than_others(points, best):
    tournaments = [event(str(at), **made) for at, made in enumerate(points)]
    everything = season(tournaments)
    assert sum(row.score for row in everything.rows) == sum(sum(made.values()) for made in points)
    for row in season(tournaments, SeasonRules(best=best)).rows:
        played = sorted((made for made in row.points if made is not None), reverse=True)
        assert row.score == sum(played[:best])
        assert sum(row.counted) == min(best, len(played))
