"""A sheet takes a slip, or says why not; it never breaks off."""

from __future__ import annotations

import msgspec
import pytest

from meldhouse.game import Sheet, Slip
from meldhouse.game.sheets import SlipRefusal
from meldhouse.rulebooks import load_book

NPA = load_book("npa")
HAND = Slip(bidder="W", bid=50, trump="H", meld={"EW": 20}, take={"EW": 31, "NS": 19})
WRONG = msgspec.structs.replace(HAND, bid=62, trump="Z")


def test_a_slip_that_can_be_true_is_written_down():
    sheet = Sheet(NPA, first_dealer="W")
    assert sheet.enter(HAND) is None
    assert [row.number for row in sheet.rows] == [1]
    assert sheet.grand_total == {"NS": 0, "EW": 51}


def test_a_slip_that_cannot_be_true_is_refused_with_every_reason():
    sheet = Sheet(NPA, first_dealer="W")
    refusal = sheet.enter(WRONG)
    assert isinstance(refusal, SlipRefusal)
    assert (refusal.code, refusal.clause) == ("bad-slip", "NPA-2.4g")
    assert [fault.key for fault in refusal.faults] == ["bid", "trump"]
    assert [fault.clause for fault in refusal.faults] == ["NPA-2.4g", "NPA-2.4h"]
    assert refusal.text == " ".join(refusal.faults)
    assert (sheet.slips, sheet.rows) == ([], ())


def test_the_wrong_dealer_is_refused():
    refusal = Sheet(NPA, first_dealer="W").enter(msgspec.structs.replace(HAND, dealer="N"))
    assert refusal is not None
    assert refusal.text.startswith("dealer: ")
    assert "West's" in refusal.text


def test_a_refused_slip_takes_no_signature_away():
    sheet = Sheet(NPA, first_dealer="W")
    for _ in range(4):
        assert sheet.enter(HAND) is None
    assert sheet.sign("NS", sheet.game.totals()) is None
    refusal = sheet.enter(HAND)
    assert refusal is not None
    assert (refusal.code, refusal.text) == ("sheet-full", "This round is over; begin another sheet (NPA-2.3b).")
    assert refusal.clause == "NPA-2.3b"
    assert set(sheet.signed) == {"NS"}
    assert len(sheet.slips) == 4


def test_a_correction_that_cannot_be_true_is_refused_and_changes_nothing():
    sheet = Sheet(NPA, first_dealer="W")
    assert sheet.enter(HAND) is None
    assert sheet.enter(HAND) is None
    before = sheet.rows
    refusal = sheet.correct(2, WRONG)
    assert isinstance(refusal, SlipRefusal)
    assert {fault.hand for fault in refusal.faults} == {2}
    assert refusal.text.startswith("hand 2: bid: there is no bid of 62 in this house (NPA-2.4g).")
    assert sheet.rows == before


def test_a_correction_that_can_be_true_is_made():
    sheet = Sheet(NPA, first_dealer="W")
    assert sheet.enter(HAND) is None
    assert sheet.correct(1, msgspec.structs.replace(HAND, meld={"EW": 22})) is None
    assert sheet.grand_total["EW"] == 53


@pytest.mark.parametrize("slip", [Slip(), Slip(how="passed-out"), Slip(bidder="W", bid=-3, take={"X": 4})])
def test_whatever_is_written_the_answer_is_a_refusal(slip):
    assert isinstance(Sheet(NPA, first_dealer="W").enter(slip), SlipRefusal)
