"""NPA 8.1: a sheet is completed, checked, handed in, and then changed only by the scoring table."""

from __future__ import annotations

import pytest

from meldhouse.game import Refusal, Refused
from meldhouse.referee.handing_in import Changed, HandedIn, SheetCourse, Signed, Told
from meldhouse.referee.officials import Official
from meldhouse.rulebooks import load_book

NPA = load_book("npa")
VERIFIER, SCOREKEEPER = Official("verifier", "V1"), Official("scorekeeper", "K1")
IN = (Signed("NS"), Signed("EW"), HandedIn())


def sheet(*events):
    """South keeps the score."""
    return SheetCourse(NPA, scorekeeper="S", events=events)


def assert_no(refusal: Refusal | None, code: str, clause: str | None) -> None:
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, clause)


@pytest.mark.accepts("NPA-8.1a")
def test_the_scorekeepers_side_signs_then_the_other_then_it_is_handed_in():
    course = sheet()
    for event in IN:
        assert not course.is_in
        course.apply(event)
    assert (course.signed, course.is_settled) == (("NS", "EW"), True)


@pytest.mark.refuses("NPA-8.1a")
def test_the_opponents_do_not_sign_what_is_not_completed():
    assert_no(sheet().verify(Signed("EW")), "sheet-first", "NPA-8.1a")
    assert sheet(Signed("NS")).verify(Signed("EW")) is None


@pytest.mark.refuses("NPA-8.1a")
@pytest.mark.parametrize(("signed", "missing"), [((), "NS and EW"), ((Signed("NS"),), "EW")])
def test_a_sheet_is_not_handed_in_before_both_have_signed(signed, missing):
    refusal = sheet(*signed).verify(HandedIn())
    assert_no(refusal, "sheet-verify", "NPA-8.1a")
    assert f"still to sign: {missing} " in refusal.text


@pytest.mark.refuses("NPA-8.1a")
def test_nobody_signs_twice_or_late_or_for_a_side_that_is_not_there():
    assert_no(sheet(Signed("NS")).verify(Signed("NS")), "sheet-signed", "NPA-8.1a")
    assert_no(sheet(*IN).verify(Signed("EW")), "sheet-in", "NPA-8.1a")
    assert_no(sheet(*IN).verify(HandedIn()), "sheet-in", "NPA-8.1a")
    assert_no(sheet().verify(Signed("N")), "sheet-side", "NPA-8.1a")


@pytest.mark.accepts("NPA-8.1c")
@pytest.mark.parametrize("by", [VERIFIER, SCOREKEEPER])
def test_the_scoring_table_may_change_a_score(by):
    assert sheet(*IN).verify(Changed(by, "hand 2: 67, not 76")) is None


@pytest.mark.refuses("NPA-8.1c")
@pytest.mark.parametrize("post", ["player", "referee", "National Tournament Director", ""])
def test_nobody_else_changes_a_score(post):
    assert_no(sheet(*IN).verify(Changed(Official(post, "R1"), "hand 2: 67")), "sheet-post", "NPA-8.1c")


@pytest.mark.refuses("NPA-8.1c")
def test_a_change_is_made_by_somebody_and_says_what():
    assert_no(sheet(*IN).verify(Changed(Official("verifier", " "), "hand 2: 67")), "sheet-post", "NPA-8.1c")
    assert_no(sheet(*IN).verify(Changed(VERIFIER, "")), "sheet-why", "NPA-8.1c")


@pytest.mark.refuses("NPA-8.1c")
@pytest.mark.parametrize("events", [(), IN[:1], IN[:2]])
def test_before_it_is_handed_in_the_scoring_table_changes_nothing(events):
    assert_no(sheet(*events).verify(Changed(VERIFIER, "hand 2: 67")), "sheet-not-in", "NPA-8.1a")


@pytest.mark.accepts("NPA-8.1d")
def test_a_change_is_settled_when_all_four_have_been_told():
    course = sheet(*IN, Changed(VERIFIER, "hand 2: 67"))
    for seat in ("N", "E", "S", "W"):
        assert not course.is_settled
        course.apply(Told(seat))
    assert course.is_settled
    assert course.verify(Changed(SCOREKEEPER, "hand 3: 40")) is None


@pytest.mark.refuses("NPA-8.1d")
@pytest.mark.parametrize("untold", ["N", "E", "S", "W"])
def test_while_one_of_them_has_not_been_told_it_is_not(untold):
    told = [Told(seat) for seat in ("N", "E", "S", "W") if seat != untold]
    course = sheet(*IN, Changed(VERIFIER, "hand 2: 67"), *told)
    assert (course.untold, course.is_settled) == ((untold,), False)
    assert_no(course.verify(Changed(SCOREKEEPER, "hand 3: 40")), "sheet-untold", "NPA-8.1d")


@pytest.mark.refuses("NPA-8.1d")
def test_nobody_is_told_what_has_not_happened():
    assert_no(sheet(*IN).verify(Told("N")), "sheet-nothing", "NPA-8.1d")
    course = sheet(*IN, Changed(VERIFIER, "hand 2: 67"), Told("N"))
    assert_no(course.verify(Told("N")), "sheet-nothing", "NPA-8.1d")


def test_every_change_is_told_anew():
    told = [Told(seat) for seat in ("N", "E", "S", "W")]
    course = sheet(*IN, Changed(VERIFIER, "hand 2: 67"), *told, Changed(SCOREKEEPER, "hand 3: 40"))
    assert course.untold == ("N", "E", "S", "W")


@pytest.mark.parametrize("name", ["mcallen", "st-hilary", "n42pa", "bend"])
def test_a_house_that_signs_nothing_has_no_such_course(name):
    assert_no(SheetCourse(load_book(name), scorekeeper="S").verify(Signed("NS")), "sheet-unsigned", None)


def test_what_is_refused_changes_nothing():
    course = sheet()
    with pytest.raises(Refused, match="completes and signs the sheet first"):
        course.apply(Signed("EW"))
    assert course.events == []
