"""NPA 5.1 and 7.1e: players who come late."""

from __future__ import annotations

import pytest
from npa_felt import PARTNER, SEATS, described, worth
from ruling_facts import facts_of, losses_of, unruled

from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house


def late(minutes, seconds=0, *, by=("N",)):
    return described("late", by=by, seconds=minutes * 60 + seconds)


@pytest.mark.accepts("NPA-5.1b", "NPA-7.1e")
@pytest.mark.parametrize(
    ("minutes", "seconds", "lost"),
    [(6, 0, 10), (6, 59, 10), (7, 0, 20), (8, 0, 30), (12, 0, 70), (12, 59, 70), (14, 59, 90)],
)
def test_each_completed_minute_after_the_fifth_costs_ten_points(minutes, seconds, lost):
    ruling = late(minutes, seconds)
    assert worth(ruling) == {"N": -lost}
    assert ruling.clause == "NPA-5.1b"
    assert ruling.logged
    assert losses_of(ruling) == [(("N",), lost, "NPA-5.1b")]


@pytest.mark.accepts("NPA-5.1a")
@pytest.mark.refuses("NPA-5.1b", "NPA-7.1e")
@pytest.mark.parametrize(("minutes", "seconds"), [(0, 0), (0, 1), (4, 59), (5, 0), (5, 1), (5, 59)])
def test_five_minutes_and_what_is_not_yet_the_sixth_cost_nothing(minutes, seconds):
    ruling = late(minutes, seconds)
    assert (ruling.entries, ruling.remedies, ruling.clause) == ((), (), "NPA-5.1a")
    assert not ruling.logged


@pytest.mark.accepts("NPA-5.1c", "NPA-7.1e")
@pytest.mark.refuses("NPA-5.1a")
@pytest.mark.parametrize(("minutes", "seconds"), [(15, 0), (15, 1), (15, 59)])
def test_the_fifteenth_minute_costs_100_and_no_more(minutes, seconds):
    ruling = late(minutes, seconds)
    assert (worth(ruling), ruling.clause) == ({"N": -100}, "NPA-5.1c")


@pytest.mark.refuses("NPA-5.1c")
@pytest.mark.parametrize(("minutes", "seconds"), [(14, 0), (14, 59)])
def test_under_fifteen_minutes_it_is_less_than_100(minutes, seconds):
    assert worth(late(minutes, seconds)) == {"N": -90}


@pytest.mark.parametrize(("minutes", "lost"), [(9, 40), (10, 50), (11, 50), (60, 50)])
def test_a_club_that_replaces_nobody_stops_counting_at_its_own_most(minutes, lost):
    ours = house("npa", "[late]\nmost = 50\nreplaced = 0\n")
    assert worth(rule(ours, Case(kind="late", by=("N",), seconds=minutes * 60))) == {"N": -lost}


@pytest.mark.accepts("NPA-5.1d", "NPA-7.1e")
@pytest.mark.refuses("NPA-5.1c")
@pytest.mark.parametrize(("minutes", "seconds"), [(16, 0), (16, 1), (17, 0), (45, 0), (600, 0)])
def test_from_sixteen_minutes_on_he_is_replaced_and_scores_nothing_and_pays_nothing(minutes, seconds):
    ruling = late(minutes, seconds)
    assert (ruling.remedies, ruling.entries, ruling.clause) == (("replaced",), (), "NPA-5.1d")
    assert facts_of(ruling, "ruling-late-replaced")["both"] == "no"
    assert ruling.logged


@pytest.mark.refuses("NPA-5.1d")
@pytest.mark.parametrize(("minutes", "seconds"), [(15, 0), (15, 59)])
def test_before_the_sixteenth_minute_nobody_is_replaced(minutes, seconds):
    assert late(minutes, seconds).remedies == ()


@pytest.mark.accepts("NPA-5.1b")
def test_two_who_are_late_lose_it_each():
    assert worth(late(8, by=("N", "E"))) == {"N": -30, "E": -30}


@pytest.mark.refuses("NPA-5.1b")
@pytest.mark.parametrize("seat", SEATS)
def test_the_partner_of_a_late_player_loses_nothing(seat):
    lost = worth(late(9, by=(seat,)))
    assert lost == {seat: -40}
    assert PARTNER[seat] not in lost


@pytest.mark.refuses("NPA-7.1e")
@pytest.mark.parametrize("seconds", [None, -1])
def test_nobody_is_ruled_late_without_saying_how_late(seconds):
    with unruled("case-late-time"):
        described("late", by=("N",), seconds=seconds)
