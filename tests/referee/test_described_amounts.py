"""Points that somebody tells: of every side, no more than there are, and of a hand that can have been played."""

from __future__ import annotations

import pytest
from ruling_facts import parts_of, points_of, unruled

from meldhouse.game import Slip
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.rulings.ruling import rule
from table import house, points

NPA, MCA, HOYLE, STH, N42, BEND = (
    house(name) for name in ("npa", "mcallen", "mcallen.hoyle", "st-hilary", "n42pa", "bend")
)
SIXTY = Slip(bidder="W", bid=60, trump="H", meld={"NS": 24, "EW": 40})
TWENTY = Slip(bidder="N", bid=20, trump="H", meld={"NS": 14, "EW": 10})
BID_31 = Slip(bidder="S", bid=31, trump="4")


def laid_down(book, slip, taken, *, stands=True):
    return rule(book, Case(kind="claim", by=(slip.bidder,), stands=stands, slip=slip, taken=taken))


# --- what each side has taken -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "slip", "taken", "sentence"),
    [
        (NPA, SIXTY, {"EW": 20}, "case-taken-missing"),
        (MCA, TWENTY, {"NS": 14}, "case-taken-missing"),
        (NPA, SIXTY, {"NS": 30, "EW": 25}, "case-taken-most"),
        (MCA, TWENTY, {"NS": 14, "EW": 20}, "case-taken-most"),
        (N42, BID_31, {"NS": 43, "EW": 0}, "case-taken-most"),
        (NPA, SIXTY, {"NS": 10, "XY": 10}, "case-side"),
        (N42, BID_31, {"NS": 4, "EW": 3}, "case-taken-tricks"),
    ],
)
@pytest.mark.refuses("NPA-X3", "MCA-9a", "N42-X5")
def test_what_cannot_have_been_taken_is_refused(book, slip, taken, sentence):
    with unruled(sentence):
        laid_down(book, slip, taken)


@pytest.mark.accepts("NPA-2.7p")
def test_what_can_is_counted():
    ruling = laid_down(NPA, SIXTY, {"NS": 28, "EW": 20})
    assert points(ruling.entries) == {"EW": 40 + 22, "NS": 28 + 24}


@pytest.mark.refuses("N42-16b")
def test_a_lay_down_is_not_good_for_a_bid_that_the_others_have_set():
    with unruled("case-claim-short"):
        laid_down(N42, BID_31, {"NS": 19, "EW": 12})
    assert points(laid_down(N42, BID_31, {"NS": 20, "EW": 11}).entries, "marks") == {"NS": 1}


@pytest.mark.accepts("N42-X7")
def test_a_good_lay_down_brings_its_marks_whatever_was_taken():
    ruling = rule(N42, Case(kind="claim", by=("S",), stands=True, slip=Slip(bidder="S", bid=84, trump="4")))
    assert points(ruling.entries, "marks") == {"NS": 2}


@pytest.mark.refuses("N42-16a")
def test_whether_it_was_the_bidder_is_left_open_where_nobody_says():
    text = parts_of(rule(N42, Case(kind="claim", by=("E",), stands=True)))
    assert text[:2] == ("ruling-claim-bidder", "N42-16b")


@pytest.mark.refuses("NPA-2.7p")
def test_who_laid_down_must_be_said_before_points_are_counted():
    with unruled("case-claim-who"):
        rule(NPA, Case(kind="claim", stands=True, slip=SIXTY, taken={"NS": 0, "EW": 0}))


@pytest.mark.refuses("NPA-3.1f")
@pytest.mark.parametrize("by", [("E",), ()])
def test_a_side_with_every_book_has_left_the_others_nothing(by):
    case = Case(kind="renege_unproven", by=by, caller="N", has_every_trick=True, taken={"NS": 10, "EW": 20})
    with unruled("case-every-trick-taken"):
        rule(NPA, case)


# --- meld -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "slip", "sentence"),
    [
        (MCA, Slip(bidder="W", bid=21, trump="H"), "case-meld-missing"),
        (NPA, Slip(bidder="W", bid=60, trump="H", meld={"EW": 40}), "case-meld-missing"),
        (BEND, Slip(bidder="N", bid=900, trump="H"), "case-meld-missing"),
        (STH, Slip(bidder="S", bid=24, trump="C", meld={"NS": 20}), "case-meld-missing"),
    ],
)
@pytest.mark.refuses("NPA-3.1l", "MCA-13f")
def test_meld_that_nobody_tells_is_asked_for_and_not_taken_for_none(book, slip, sentence):
    with unruled(sentence):
        rule(book, Case(kind="renege", by=("E",), slip=slip))


@pytest.mark.refuses("MCA-10C")
def test_by_hoyle_it_may_set_the_bidders_and_that_is_said_where_their_meld_is_not_known():
    text = parts_of(rule(HOYLE, Case(kind="renege", by=("W",), slip=Slip(bidder="W", bid=21, trump="H"))))
    assert "ruling-set-if-under" in text


# --- hands that are never played --------------------------------------------------------------------------------------

OUT_OF_REACH = Slip(bidder="W", bid=100, trump="H", meld={"EW": 20, "NS": 10})
NO_BOARD = Slip(bidder="W", bid=50, trump="H", dropped=True, meld={"EW": 12, "NS": 10})
NO_BOARD_15 = Slip(bidder="W", bid=15, trump="H", dropped=True, meld={"EW": 9, "NS": 10})


@pytest.mark.refuses("NPA-2.4k", "NPA-2.4r", "MCA-6f", "MCA-6g")
@pytest.mark.parametrize("kind", ["renege", "renege_unproven", "claim", "count_end"])
@pytest.mark.parametrize(
    ("book", "slip", "clause"),
    [
        (NPA, OUT_OF_REACH, "NPA-2.4k"),
        (NPA, NO_BOARD, "NPA-2.4r"),
        (MCA, NO_BOARD_15, "MCA-6g"),
        (HOYLE, NO_BOARD_15, "MCA-6g"),
    ],
)
def test_nothing_that_belongs_to_the_play_is_ruled_on_in_a_hand_that_is_not_played(kind, book, slip, clause):
    with pytest.raises(CaseError, match=rf"\({clause}\)"):
        rule(book, Case(kind=kind, by=("N",), caller="W", stands=True, slip=slip))


@pytest.mark.accepts("NPA-2.4r", "MCA-6g")
def test_with_enough_meld_it_is():
    enough = Slip(bidder="W", bid=50, trump="H", dropped=True, meld={"EW": 20, "NS": 10})
    assert points(rule(NPA, Case(kind="renege", by=("N",), slip=enough)).entries) == {"NS": 0, "EW": 70}
    ten = Slip(bidder="W", bid=15, trump="H", dropped=True, meld={"EW": 10, "NS": 10})
    assert points(rule(MCA, Case(kind="renege", by=("N",), slip=ten)).entries) == {"NS": 0, "EW": 25}


@pytest.mark.refuses("MCA-6b")
@pytest.mark.parametrize("book", [MCA, HOYLE], ids=lambda book: book.name)
@pytest.mark.parametrize(
    ("slip", "sentence"),
    [
        (Slip(bidder="W", bid=14, trump="H", meld={"NS": 13, "EW": 9}), "case-impossible"),
        (Slip(bidder="W", bid=20, trump="H", meld={"NS": 5000, "EW": 9}), "case-impossible"),
    ],
)
def test_both_profiles_look_at_the_hand_alike(book, slip, sentence):
    with unruled(sentence):
        rule(book, Case(kind="renege", by=("N",), slip=slip))


# --- meld saved by a counter ------------------------------------------------------------------------------------------


def saved(taken, *, stands):
    slip = Slip(bidder="W", bid=20, trump="C", meld={"EW": 4, "NS": 6})
    return points(laid_down(STH, slip, taken, stands=stands).entries)


@pytest.mark.accepts("STH-CO-e")
def test_before_the_last_trick_a_single_point_is_a_counter_and_saves_the_meld():
    assert saved({"EW": 20, "NS": 1}, stands=True) == {"EW": 4 + 24, "NS": 1 + 6}


@pytest.mark.accepts("STH-CO-f")
def test_the_point_for_the_last_trick_alone_does_not():
    assert saved({"EW": 24, "NS": 0}, stands=False) == {"EW": 4 + 24, "NS": 1}
    assert saved({"EW": 23, "NS": 0}, stands=False) == {"EW": 4 + 23, "NS": 2 + 6}, "one counter was left"


# --- what is certain is told ------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5h", "STH-RN-h", "N42-5b")
@pytest.mark.parametrize(
    ("name", "kind", "slip", "amounts"),
    [
        (
            "bend.3",
            "discard_forgotten",
            Slip(bidder="E", bid=580, trump="H", meld={"N": 320, "S": 180, "E": 400}),
            [580, 320, 580, 180],
        ),
        (
            "st-hilary",
            "play_early",
            Slip(bidder="S", bid=24, trump="C", meld={"NS": 20, "EW": 9}),
            [24, 20],
        ),
        (
            "st-hilary",
            "trick_taken_led",
            Slip(bidder="S", bid=24, trump="C", meld={"NS": 20, "EW": 9}),
            [24],
        ),
        ("n42pa", "lead_early", Slip(bidder="S", bid=84, trump="4"), [2]),
    ],
)
def test_an_open_renege_in_a_known_hand_is_told_with_its_amounts(name, kind, slip, amounts):
    ruling = rule(house(name), Case(kind=kind, by=("E",), slip=slip))
    assert "ruling-if-called" in parts_of(ruling)
    assert set(amounts) <= set(points_of(ruling))
    assert (ruling.entries, ruling.hand) == ((), "goes-on"), "nobody has called it yet"


@pytest.mark.accepts("N42-16f")
def test_a_lay_down_that_loses_the_hand_costs_its_marks_whatever_was_taken():
    slip = Slip(bidder="S", bid=84, trump="4")
    ruling = rule(N42, Case(kind="claim", by=("S",), stands=False, slip=slip))
    assert points(ruling.entries, "marks") == {"EW": 2}


@pytest.mark.accepts("N42-16g")
def test_it_fails_only_if_the_other_side_shows_it():
    text = parts_of(rule(N42, Case(kind="claim", by=("S",), stands=False, slip=BID_31)))
    assert text[0] == "ruling-claim-unless-shown"
    assert "ruling-claim-unless-shown" not in parts_of(rule(STH, Case(kind="claim", by=("S",), stands=False)))
