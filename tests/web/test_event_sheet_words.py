"""What stands on the page of a sheet: who agrees on which phone, what is signed for, and how hands are numbered."""

from __future__ import annotations

from event_nights import SHEET, night_of
from visiting import OpenHouse, words

MCA = {"how": "played", "bidder": "N", "bid": "20", "trump": "H", "meld-NS": "13", "meld-EW": "4", "take-NS": "15"}
N42 = {"how": "played", "bidder": "N", "bid": "31", "trump": "4", "take-NS": "35"}


def test_both_sides_agree_on_the_phone_of_the_scorekeeper(house: OpenHouse):
    night = night_of(house, "mcallen", 2)
    keeper = night.visitor("tablet", "Tab")
    night.post("/act", {"act": '{"act":"appoint","who":"tablet","role":"scorekeeper","table":1}', "back": "/desk"})
    night.post(SHEET + "/write", MCA, by=keeper)
    page = words(night.get(SHEET, by=keeper))
    assert page.count("agree to hand 1") == 2
    assert "Each side agrees on its own phone" not in page
    for side in ("NS", "EW"):
        night.post(SHEET + "/agree", {"hand": "1", "side": side}, by=keeper)
    assert "Both sides have agreed to hand 1; it stands." in words(night.get(SHEET, by=keeper))
    assert night.tournament.state.sheet(1, 1).stands(1)


def test_what_is_signed_says_the_hands_and_what_counts_with_the_penalty(house: OpenHouse):
    night = night_of(house, "mcallen", 2, hands=1)
    night.post(SHEET + "/write", MCA)
    assert "With the penalty" not in words(night.get(SHEET))
    sheet = night.tournament.state.sheet(1, 1)
    made = sheet.totals["N"]
    night.post("/desk/penalize", {"person": sheet.seats["N"], "points": "10", "reason": "slow", "clause": "MCA-10d"})
    page = words(night.get(SHEET))
    assert f"signs for exactly these figures: {night.tournament.state.name(sheet.seats['N'])}" in page
    assert "They are the figures of the hands. With the penalty that stands beside the sheet this counts:" in page
    counted = page[page.index("this counts:") :][:80]
    assert f" {made - 10} ;" in counted


def test_a_penalty_uses_up_no_hand_number(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    for _ in range(4):
        night.post(SHEET + "/write", N42)
    north = night.tournament.state.sheet(1, 1).seats["N"]
    night.post("/desk/penalize", {"person": north, "kind": "trump_asked_late"})
    page = night.get(SHEET)
    assert ">Hand 5</h2>" in page.text
    assert "4 hands" in words(night.get("/desk"))
    assert "Hand 5 is written" in night.said(night.post(SHEET + "/write", N42))
    page = night.get(SHEET)
    assert 'Change<span class="hidden"> hand 5</span>' in page.text
    assert f"{SHEET}/hand/6" in page.text
    assert ">Hand 5 anew</h2>" in night.get(SHEET + "/hand/6").text
    night.post(SHEET + "/write", {**N42, "take-NS": "36", "hand": "6"})
    assert "wrote hand 5 at table 1" in words(night.get("/desk/log"))
    assert '<option value="6">Hand 5</option>' in night.get("/desk/penalty/1").text
