"""NPA 1.2c, 6.1c, 7.1 and 8.1: four hands, the skunk, scores of one's own, and the sheet that is signed."""

from __future__ import annotations

import pytest
from npa_table import NPA, SEATS, sides

from meldhouse.game import Game, Incident, Sheet, Slip

ACES = Incident(seats=("W",), points=-50, clause="NPA-2.5h", reason="exposed aces")


def made(meld, take=31, *, incidents=(), bidder="W", bid=50):
    """EW (or NS) make their bid, and the others save nothing unless the take leaves them 20."""
    ours, theirs = ("EW", "NS") if bidder in "EW" else ("NS", "EW")
    return Slip(
        bidder=bidder, bid=bid, trump="H", meld={ours: meld}, take={ours: take, theirs: 50 - take}, incidents=incidents
    )


def round_of(*slips):
    game = Game(NPA, first_dealer="W")
    for slip in slips:
        game.add(slip)
    return game


# --- the skunk ------------------------------------------------------------------------------------------------------

SHUT_OUT = [made(20), made(22), made(22), made(22)]
"""210 to 0."""


@pytest.mark.accepts("NPA-6.1c")
def test_a_team_that_shuts_the_others_out_for_four_hands_gets_200():
    game = round_of(*SHUT_OUT)
    assert game.totals() == {"N": 0, "E": 410, "S": 0, "W": 410}
    assert [(entry.points, entry.clause) for entry in game.bonuses] == [(200, "NPA-6.1c")]


@pytest.mark.accepts("NPA-6.1c")
@pytest.mark.parametrize("seats", [("N",), ("N", "S"), ("W",)])
def test_a_penalty_does_not_prevent_a_skunk(seats):
    fine = Incident(seats=seats, points=-50, clause="NPA-2.5h")
    game = round_of(made(20, incidents=(fine,)), *SHUT_OUT[1:])
    expected = {"N": 0, "E": 410, "S": 0, "W": 410}
    assert game.totals() == {seat: points - 50 * (seat in seats) for seat, points in expected.items()}


@pytest.mark.refuses("NPA-6.1c")
def test_there_is_no_skunk_before_the_fourth_hand():
    game = round_of(*SHUT_OUT[:3])
    assert game.totals()["W"] == 51 + 53 + 53
    assert game.bonuses == ()


@pytest.mark.refuses("NPA-6.1c")
@pytest.mark.parametrize("at", [0, 3])
def test_one_hand_with_20_points_saved_is_enough_against_a_skunk(at):
    slips = list(SHUT_OUT)
    slips[at] = made(22, 30)
    game = round_of(*slips)
    assert game.bonuses == ()
    assert game.totals()["N"] == 20


@pytest.mark.refuses("NPA-6.1c")
def test_a_penalty_that_brings_a_team_back_to_zero_makes_no_skunk():
    fine = Incident(seats=("N", "S"), points=-20, clause="NPA-7.1a")
    game = round_of(made(22, 30, incidents=(fine,)), *SHUT_OUT[1:])
    assert game.totals()["N"] == 0
    assert game.bonuses == ()


@pytest.mark.accepts("NPA-2.3b")
def test_a_round_is_over_after_four_hands_even_when_it_is_drawn():
    ours, theirs = made(20, 31), made(20, 31, bidder="N")
    game = round_of(ours, theirs, ours)
    assert not game.is_over
    game.add(theirs)
    assert game.is_over
    assert game.side_totals() == sides(102, 102)
    assert game.winner is None


# --- scores of one's own --------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-7.1b")
def test_a_penalty_brings_a_score_below_zero():
    fine = Incident(seats=("N",), points=-50, clause="NPA-2.5h")
    assert round_of(made(20, incidents=(fine,))).totals()["N"] == -50


@pytest.mark.refuses("NPA-7.1b")
def test_a_set_does_not_bring_a_score_below_zero():
    game = round_of(Slip(bidder="W", bid=100, trump="H", meld={"EW": 60}, take=sides(20, 30)))
    assert game.totals()["W"] == game.totals()["E"] == 0


@pytest.mark.refuses("NPA-7.1b")
def test_a_penalty_smaller_than_the_score_leaves_the_rest():
    assert round_of(made(20, incidents=(ACES,))).totals()["W"] == 1


@pytest.mark.accepts("NPA-7.1c")
def test_partners_differ_by_a_penalty_of_one_of_them():
    game = round_of(made(46, 30, incidents=(ACES,), bid=75))
    assert game.totals() == {"N": 20, "E": 76, "S": 20, "W": 26}
    assert game.side_totals() == sides(20, 76), "the team has earned what it has earned"


@pytest.mark.refuses("NPA-7.1c")
def test_partners_do_not_differ_without_a_penalty_of_their_own():
    game = round_of(made(46, 30, bid=75), made(20), made(22, bidder="N"), made(20))
    totals = game.totals()
    assert totals["W"] == totals["E"]
    assert totals["N"] == totals["S"]


@pytest.mark.refuses("NPA-7.1c")
def test_a_penalty_of_the_team_is_taken_from_both_alike():
    fine = Incident(seats=("E", "W"), points=-50, clause="NPA-7.1a")
    totals = round_of(made(46, 30, incidents=(fine,), bid=75)).totals()
    assert totals["W"] == totals["E"] == 26


# --- the sheet ------------------------------------------------------------------------------------------------------

HANDS = (
    made(46, 30, bid=75),
    Slip(bidder="N", bid=50, trump="S", meld=sides(30, 25), take=sides(30, 20)),
    Slip(bidder="W", bid=50, trump="C", meld=sides(0, 20), take=sides(21, 29)),
    made(70, 40, bid=110),
)
"""EW 76 + 45 + 0 + 110 = 231, NS 20 + 60 + 71 + 0 = 151."""
TRUE = {"N": 151, "E": 231, "S": 151, "W": 231}


def sheet_of(slips=HANDS):
    sheet = Sheet(NPA, first_dealer="W")
    for slip in slips:
        sheet.enter(slip)
    return sheet


@pytest.mark.accepts("NPA-1.2c")
@pytest.mark.parametrize("side", ["NS", "EW"])
def test_a_team_signs_a_sheet_whose_totals_it_has_added_up_and_found_right(side):
    sheet = sheet_of()
    assert [row.total["EW"] for row in sheet.rows] == [76, 45, 0, 110]
    assert sheet.sign(side, TRUE) is None
    assert set(sheet.signed) == {side}


@pytest.mark.refuses("NPA-1.2c")
@pytest.mark.parametrize(("seat", "written"), [("W", 221), ("E", 230), ("E", 232), ("N", 0), ("S", -151)])
def test_a_sheet_with_a_wrong_total_is_not_signed(seat, written):
    sheet = sheet_of()
    refusal = sheet.sign("NS", TRUE | {seat: written})
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("sheet-total", "NPA-1.2c")
    assert str(written) in refusal.text
    assert str(TRUE[seat]) in refusal.text
    assert sheet.signed == {}


@pytest.mark.refuses("NPA-1.2c")
@pytest.mark.parametrize("missing", SEATS)
def test_a_sheet_on_which_a_total_is_missing_is_not_signed(missing):
    sheet = sheet_of()
    refusal = sheet.sign("NS", {seat: total for seat, total in TRUE.items() if seat != missing})
    assert refusal is not None, "a team signed without having added up every player's score"
    assert (refusal.code, refusal.clause) == ("sheet-missing", "NPA-1.2c")
    assert sheet.signed == {}


@pytest.mark.accepts("NPA-8.1a")
def test_a_sheet_is_signed_after_the_fourth_hand():
    sheet = sheet_of()
    assert sheet.sign("EW", TRUE) is None
    assert sheet.sign("NS", TRUE) is None


@pytest.mark.refuses("NPA-8.1a")
def test_a_sheet_is_not_signed_while_hands_are_still_to_come():
    sheet = sheet_of(HANDS[:3])
    refusal = sheet.sign("EW", {"N": 151, "E": 121, "S": 151, "W": 121})
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("sheet-open", "NPA-8.1a")


@pytest.mark.accepts("NPA-8.1b")
@pytest.mark.parametrize("signed", [(), ("EW",), ("NS",)])
def test_until_both_teams_have_signed_the_players_may_correct_a_hand(signed):
    sheet = sheet_of()
    for side in signed:
        assert sheet.sign(side, TRUE) is None
    assert sheet.correct(1, made(48, 30, bid=75)) is None
    assert sheet.game.totals()["W"] == 231 + 2
    assert sheet.signed == {}, "whoever had signed the old figures must look at the new ones"


@pytest.mark.accepts("NPA-8.1b")
def test_a_nod_to_one_hand_is_not_a_signature():
    sheet = sheet_of()
    for side in ("EW", "NS"):
        sheet.agree(1, side)
    assert sheet.correct(1, made(48, 30, bid=75)) is None


@pytest.mark.refuses("NPA-8.1b")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_once_both_teams_have_signed_the_players_may_correct_nothing(number):
    sheet = sheet_of()
    for side in ("EW", "NS"):
        assert sheet.sign(side, TRUE) is None
    refusal = sheet.correct(number, made(48, 30, bid=75))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("sheet-closed", "NPA-8.1b")
    assert sheet.game.totals() == TRUE
    assert sheet.slips == list(HANDS)


@pytest.mark.refuses("NPA-8.1b")
def test_a_signature_for_a_wrong_total_does_not_close_the_sheet():
    sheet = sheet_of()
    assert sheet.sign("EW", TRUE) is None
    assert sheet.sign("NS", TRUE | {"W": 221}) is not None
    assert sheet.correct(1, made(48, 30, bid=75)) is None
