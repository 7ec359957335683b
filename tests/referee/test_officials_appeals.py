"""NPA 1.3: a second referee, two who agree, two who differ, and those above them."""

from __future__ import annotations

import pytest

from meldhouse.game import Refusal
from meldhouse.referee.officials.appeals import (
    Absent,
    Agreed,
    Appealed,
    Called,
    CameRound,
    Dispute,
    NotAgreed,
    PlayedOn,
    Raised,
    Ruled,
)
from meldhouse.rulebooks import load_book
from table import house

NPA = load_book("npa")
NTD, VP, APPOINTEE = "National Tournament Director", "Vice President", "appointee"
RENEGE, NONE = ("a renege", "NPA-3.1a"), ("no renege", "NPA-3.1a")


def ruled_once(book=NPA, *events):
    start = (Raised("N"), NotAgreed("N"), Called("referee", "R1"), Ruled("R1", *RENEGE))
    return Dispute(book, (*start, *events))


def ruled_twice(second, *events):
    return ruled_once(NPA, Appealed("E"), Called("second referee", "R2"), Ruled("R2", *second), *events)


def assert_no(refusal: Refusal | None, code: str, clause: str | None) -> None:
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, clause)


# --- one appeal ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3c")
@pytest.mark.parametrize("by", ["N", "E", "S", "W"])
def test_a_player_who_is_not_content_may_ask_for_one_more_referee(by):
    dispute = ruled_once()
    assert dispute.lines()[-1].clause == "NPA-1.3c"
    dispute.apply(Appealed(by))
    assert (dispute.stage, dispute.course.due, dispute.stops_play) == ("appealed", "second referee", True)
    assert dispute.verify(Called("second referee", "R2")) is None


@pytest.mark.refuses("NPA-1.3c")
def test_the_second_referee_is_another_person():
    dispute = ruled_once(NPA, Appealed("E"))
    assert_no(dispute.verify(Called("second referee", "R1")), "person-same", "NPA-1.3c")


@pytest.mark.refuses("NPA-1.3c")
def test_nobody_appeals_twice():
    assert_no(ruled_once(NPA, Appealed("E")).verify(Appealed("E")), "appeal-once", "NPA-1.3c")
    assert_no(ruled_once(NPA, Appealed("E")).verify(Appealed("N")), "appeal-once", "NPA-1.3c")
    assert_no(ruled_twice(NONE).verify(Appealed("N")), "appeal-once", "NPA-1.3c")


@pytest.mark.refuses("NPA-1.3c")
def test_nobody_appeals_before_there_is_a_ruling():
    assert_no(Dispute(NPA, [Raised("N")]).verify(Appealed("N")), "appeal-none", "NPA-1.3c")
    hearing = Dispute(NPA, [Raised("N"), NotAgreed("N"), Called("referee", "R1")])
    assert_no(hearing.verify(Appealed("N")), "appeal-none", "NPA-1.3c")


@pytest.mark.refuses("NPA-1.3c")
def test_no_second_referee_comes_unasked():
    assert_no(ruled_once().verify(Called("second referee", "R2")), "ruling-stands", "NPA-1.3c")


@pytest.mark.refuses("NPA-1.3c")
def test_whoever_has_played_on_has_accepted_the_ruling():
    dispute = ruled_once(NPA, PlayedOn())
    assert_no(dispute.verify(Appealed("N")), "dispute-over", "NPA-1.3c")


def test_after_an_appeal_nobody_plays_on():
    assert_no(ruled_once(NPA, Appealed("E")).verify(PlayedOn()), "play-stopped", "NPA-1.1e")


# --- two who agree ---------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3d")
@pytest.mark.parametrize("second", [RENEGE, ("A RENEGE ", "NPA-3.1a"), ("a renege", "NPA-3.1b")])
def test_two_referees_who_agree_are_final(second):
    dispute = ruled_twice(second)
    assert (dispute.stage, dispute.stops_play) == ("final", False)
    assert dispute.lines()[-1].clause == "NPA-1.3d"


@pytest.mark.refuses("NPA-1.3d")
@pytest.mark.parametrize("by", ["N", "E", "S", "W"])
def test_what_two_referees_agree_on_is_not_appealed(by):
    assert_no(ruled_twice(RENEGE).verify(Appealed(by)), "appeal-final", "NPA-1.3d")


@pytest.mark.refuses("NPA-1.3d")
def test_what_two_referees_agree_on_is_closed_for_everybody():
    dispute = ruled_twice(RENEGE)
    assert_no(dispute.verify(Called(NTD, "D1")), "dispute-over", "NPA-1.3d")
    assert_no(dispute.verify(Absent(NTD)), "dispute-over", "NPA-1.3d")
    assert_no(dispute.verify(Ruled("R1", *NONE)), "ruling-again", "NPA-1.3d")
    assert_no(dispute.verify(CameRound("R1")), "ruling-again", "NPA-1.3d")
    assert_no(dispute.verify(Agreed(("N", "E", "S", "W"), "nothing happened")), "dispute-over", "NPA-1.3d")


@pytest.mark.refuses("NPA-1.3d")
def test_one_referee_alone_is_not_final():
    assert ruled_once().stage == "ruled"
    assert ruled_once().course.final is None


@pytest.mark.parametrize(("first", "second", "stage"), [(-50, -50, "final"), (-50, 0, "split"), (-50, -20, "split")])
def test_the_same_words_with_other_points_are_no_agreement(first, second, stage):
    dispute = Dispute(
        NPA,
        [
            Raised("N"),
            NotAgreed("N"),
            Called("referee", "R1"),
            Ruled("R1", "aces shown", "NPA-2.5h", first, seats=("E",)),
            Appealed("E"),
            Called("second referee", "R2"),
            Ruled("R2", "aces shown", "NPA-2.5h", second, seats=("E",)),
        ],
    )
    assert dispute.stage == stage


# --- two who differ --------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3e")
def test_two_who_differ_are_decided_by_the_national_tournament_director():
    dispute = ruled_twice(NONE)
    assert (dispute.stage, dispute.course.due) == ("split", NTD)
    assert dispute.lines()[-1].clause == "NPA-1.3e"
    dispute.apply(Called(NTD, "D1"))
    dispute.apply(Ruled("D1", *NONE))
    assert (dispute.stage, dispute.course.final.post) == ("final", NTD)


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize(
    ("absent", "due"), [((), NTD), ((NTD,), VP), ((NTD, VP), APPOINTEE)], ids=["NTD", "VP", "appointee"]
)
def test_whoever_of_them_is_present_decides(absent, due):
    dispute = ruled_twice(NONE, *map(Absent, absent))
    assert dispute.course.due == due
    dispute.apply(Called(due, "D1"))
    dispute.apply(Ruled("D1", "something else again", "NPA-3.1m"))
    assert (dispute.stage, dispute.course.final.post) == ("final", due)


@pytest.mark.refuses("NPA-1.3e")
@pytest.mark.parametrize("post", [VP, APPOINTEE, "referee", "second referee"])
def test_while_the_director_is_there_nobody_else_decides(post):
    assert_no(ruled_twice(NONE).verify(Called(post, "D1")), "post-turn", "NPA-1.3e")


@pytest.mark.refuses("NPA-1.3e")
def test_while_the_vice_president_is_there_nobody_is_appointed():
    dispute = ruled_twice(NONE, Absent(NTD))
    assert_no(dispute.verify(Called(APPOINTEE, "D1")), "post-turn", "NPA-1.3e")
    assert_no(dispute.verify(Called(NTD, "D1")), "post-turn", "NPA-1.3e")


@pytest.mark.refuses("NPA-1.3e")
def test_somebody_must_decide():
    dispute = ruled_twice(NONE, Absent(NTD), Absent(VP))
    assert_no(dispute.verify(Absent(APPOINTEE)), "post-last", "NPA-1.3e")


@pytest.mark.refuses("NPA-1.3e")
def test_a_referee_who_ruled_below_does_not_decide_above():
    assert_no(ruled_twice(NONE).verify(Called(NTD, "R2")), "person-same", "NPA-1.3c")


@pytest.mark.refuses("NPA-1.3e")
def test_what_is_decided_above_is_not_appealed():
    dispute = ruled_twice(NONE, Called(NTD, "D1"), Ruled("D1", *RENEGE))
    assert_no(dispute.verify(Appealed("E")), "appeal-final", "NPA-1.3e")
    assert dispute.lines()[-1].clause == "NPA-1.3e", "no word of referees who agree: they do not"


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize(("person", "decision"), [("R1", "no renege"), ("R2", "a renege")])
def test_two_who_differ_may_still_find_together(person, decision):
    dispute = ruled_twice(NONE, CameRound(person))
    assert (dispute.stage, dispute.course.final.ruled.decision) == ("final", decision)


# --- both are bound --------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3f")
@pytest.mark.parametrize("points", [-50, 0])
def test_the_director_settles_what_is_between_the_referees(points):
    dispute = Dispute(
        NPA,
        [
            Raised("N"),
            NotAgreed("N"),
            Called("referee", "R1"),
            Ruled("R1", "fifty points", "NPA-2.5h", -50, seats=("E",)),
            Appealed("W"),
            Called("second referee", "R2"),
            Ruled("R2", "no penalty", "NPA-2.5h"),
            Called(NTD, "D1"),
            Ruled("D1", "as I see it", "NPA-2.5h", points, seats=("E",)),
        ],
    )
    assert dispute.course.final.ruled.points == points


@pytest.mark.refuses("NPA-1.3f")
@pytest.mark.parametrize("person", ["R1", "R2"])
def test_both_referees_are_bound_by_it(person):
    dispute = ruled_twice(NONE, Called(NTD, "D1"), Ruled("D1", *RENEGE))
    assert_no(dispute.verify(Ruled(person, *NONE)), "ruling-bound", "NPA-1.3f")
    assert_no(dispute.verify(CameRound(person)), "ruling-bound", "NPA-1.3f")


@pytest.mark.refuses("NPA-1.3f")
def test_once_the_director_has_been_asked_the_referees_wait_for_him():
    dispute = ruled_twice(NONE, Called(NTD, "D1"))
    assert_no(dispute.verify(CameRound("R1")), "ruling-bound", "NPA-1.3f")
    assert_no(dispute.verify(CameRound("R9")), "round-none", "NPA-1.3e")


def test_the_director_too_rules_once():
    dispute = ruled_twice(NONE, Called(NTD, "D1"), Ruled("D1", *RENEGE))
    assert_no(dispute.verify(Ruled("D1", *NONE)), "ruling-again", "NPA-1.3e")


# --- who is not there ------------------------------------------------------------------------------------------------


def test_with_one_referee_in_the_house_an_appeal_goes_to_the_director():
    dispute = ruled_once(NPA, Appealed("E"), Absent("second referee"), Called(NTD, "D1"), Ruled("D1", *NONE))
    assert (dispute.stage, dispute.course.final.post) == ("final", NTD)


def test_with_no_referee_at_all_the_second_is_the_first():
    dispute = Dispute(NPA, [Raised("N"), NotAgreed("N"), Absent("referee"), Called("second referee", "R2")])
    dispute.apply(Ruled("R2", *RENEGE))
    assert dispute.stage == "ruled"


def test_a_house_of_two_ends_with_the_second():
    club = house("npa", '[officials]\nchain = ["referee", "second referee"]')
    dispute = ruled_once(club, Appealed("E"), Called("second referee", "R2"), Ruled("R2", *NONE))
    assert (dispute.stage, dispute.course.final.ruled.person) == ("final", "R2")


@pytest.mark.parametrize(("third", "stage"), [(RENEGE, "final"), (NONE, "split")])
def test_a_house_may_ask_for_three_in_agreement(third, stage):
    club = house("npa", '[officials]\nchain = ["referee", "second", "third", "director"]\nagree = 3')
    dispute = ruled_once(club, Appealed("E"), Called("second", "R2"), Ruled("R2", *RENEGE))
    assert (dispute.stage, dispute.course.due) == ("split", "third")
    dispute.apply(Called("third", "R3"))
    dispute.apply(Ruled("R3", *third))
    assert dispute.stage == stage
