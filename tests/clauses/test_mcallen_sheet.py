"""City of McAllen: the score sheet, who checks it and when it is closed (rules 7 and 10F)."""

from __future__ import annotations

import pytest

from meldhouse.game import Sheet, Slip
from table import house

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])


def hand_of(meld: int = 20, take: int = 11) -> Slip:
    """North and South made a bid of 25."""
    return Slip(bidder="S", bid=25, trump="S", meld={"NS": meld, "EW": 0}, take={"NS": take, "EW": 25 - take})


def sheet_with(*slips: Slip, name: str = "mcallen") -> Sheet:
    sheet = Sheet(house(name), first_dealer="W")
    for slip in slips:
        sheet.enter(slip)
    return sheet


def closed(sheet: Sheet, number: int) -> Sheet:
    sheet.agree(number, "NS")
    sheet.agree(number, "EW")
    return sheet


def everybody(ns: int, ew: int) -> dict[str, int]:
    return {"N": ns, "S": ns, "E": ew, "W": ew}


FOUR = (hand_of(), hand_of(4, 22), hand_of(), hand_of(4, 22))
"""A whole sheet: 31 + 26 + 31 + 26 = 114, and 14 + 3 + 14 + 3 = 34."""


# --- checking the totals ----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-7b")
def test_both_sides_add_the_sheet_up_and_sign_for_it(name: str) -> None:
    sheet = sheet_with(*FOUR, name=name)
    assert [row.total for row in sheet.rows] == [{"NS": 31, "EW": 14}, {"NS": 26, "EW": 3}] * 2
    assert sheet.sign("NS", everybody(114, 34)) is None
    assert sheet.sign("EW", everybody(114, 34)) is None
    assert set(sheet.signed) == {"NS", "EW"}


@BOTH
@pytest.mark.parametrize("hands", [0, 1, 2, 3])
def test_nobody_signs_before_all_four_hands_are_on_the_sheet(name: str, hands: int) -> None:
    sheet = sheet_with(*FOUR[:hands], name=name)
    refusal = sheet.sign("NS", sheet.game.totals())
    assert refusal is not None
    assert refusal.code == "sheet-open"
    assert refusal.text == f"A sheet is signed when all 4 hands are on it; so far: {hands}."
    assert sheet.signed == {}


@BOTH
@pytest.mark.refuses("MCA-7b")
@pytest.mark.parametrize("side", ["NS", "EW"])
@pytest.mark.parametrize(("ns", "ew"), [(113, 34), (115, 34), (114, 33), (114, 35), (34, 114)])
def test_a_total_that_does_not_add_up_is_not_signed(name: str, side: str, ns: int, ew: int) -> None:
    sheet = sheet_with(*FOUR, name=name)
    refusal = sheet.sign(side, everybody(ns, ew))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("sheet-total", "MCA-7b")
    assert sheet.signed == {}


@pytest.mark.refuses("MCA-7b")
@pytest.mark.parametrize("totals", [{}, {"N": 114, "S": 114}, {"E": 34}])
def test_nobody_signs_without_having_added_everybody_up(totals: dict[str, int]) -> None:
    sheet = sheet_with(*FOUR)
    refusal = sheet.sign("NS", totals)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("sheet-missing", "MCA-7b")
    assert sheet.signed == {}


@pytest.mark.accepts("MCA-7b")
def test_after_a_correction_the_sheet_is_added_up_anew() -> None:
    sheet = sheet_with(*FOUR)
    assert sheet.sign("NS", everybody(114, 34)) is None
    assert sheet.correct(1, hand_of(16)) is None
    assert sheet.signed == {}
    refusal = sheet.sign("NS", everybody(114, 34))
    assert refusal is not None
    assert refusal.code == "sheet-total"
    assert sheet.sign("NS", everybody(110, 34)) is None


# --- closing a hand ---------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Fb")
@pytest.mark.parametrize("agreed_by", ["", "NS", "EW"])
def test_a_hand_may_be_corrected_until_both_sides_have_agreed(name: str, agreed_by: str) -> None:
    sheet = sheet_with(hand_of(), name=name)
    if agreed_by:
        sheet.agree(1, agreed_by)
        sheet.agree(1, agreed_by)
    assert sheet.correct(1, hand_of(24)) is None
    assert sheet.grand_total == {"NS": 35, "EW": 14}


@pytest.mark.accepts("MCA-10Fb")
def test_a_corrected_hand_must_be_agreed_anew_by_both() -> None:
    sheet = sheet_with(hand_of())
    sheet.agree(1, "NS")
    assert sheet.correct(1, hand_of(24)) is None
    sheet.agree(1, "EW")
    assert sheet.correct(1, hand_of(28)) is None
    assert closed(sheet, 1).correct(1, hand_of()) is not None
    assert sheet.grand_total == {"NS": 39, "EW": 14}


@BOTH
@pytest.mark.refuses("MCA-10Fb")
def test_an_error_found_in_the_next_hand_stands(name: str) -> None:
    sheet = closed(sheet_with(hand_of(16), name=name), 1)
    sheet.enter(hand_of())
    refusal = sheet.correct(1, hand_of(20))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("sheet-closed", "MCA-10Fb")
    assert sheet.rows[0].total == {"NS": 27, "EW": 14}


@pytest.mark.refuses("MCA-10Fb")
def test_only_the_hand_that_was_agreed_is_closed() -> None:
    sheet = closed(sheet_with(hand_of(), hand_of()), 1)
    assert sheet.correct(1, hand_of(24)) is not None
    assert sheet.correct(2, hand_of(24)) is None
    assert sheet.grand_total == {"NS": 31 + 35, "EW": 28}


# --- figures that were called too high --------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Fc")
@pytest.mark.parametrize(
    ("called", "true", "total"),
    [
        pytest.param(hand_of(20), hand_of(16), {"NS": 27, "EW": 14}, id="meld called 20 for 16"),
        pytest.param(hand_of(20, 12), hand_of(20, 11), {"NS": 31, "EW": 14}, id="cards called 12 for 11"),
    ],
)
def test_a_figure_called_too_high_is_put_right_before_it_is_agreed(
    name: str, called: Slip, true: Slip, total: dict[str, int]
) -> None:
    sheet = sheet_with(called, name=name)
    sheet.agree(1, "NS")
    assert sheet.correct(1, true) is None
    assert sheet.grand_total == total


@BOTH
@pytest.mark.refuses("MCA-10Fc")
@pytest.mark.parametrize(
    ("called", "true", "total"),
    [
        pytest.param(hand_of(20), hand_of(16), {"NS": 31, "EW": 14}, id="meld called 20 for 16"),
        pytest.param(hand_of(20, 12), hand_of(20, 11), {"NS": 32, "EW": 13}, id="cards called 12 for 11"),
    ],
)
def test_a_figure_called_too_high_stands_once_it_is_agreed(
    name: str, called: Slip, true: Slip, total: dict[str, int]
) -> None:
    sheet = closed(sheet_with(called, name=name), 1)
    refusal = sheet.correct(1, true)
    assert refusal is not None
    assert refusal.code == "sheet-closed"
    assert sheet.grand_total == total
