"""What stands on the page of a sheet: who agrees on which phone, what is signed for, and how hands are numbered."""

from __future__ import annotations

import re

from event_nights import SHEET, night_of
from event_visits import SLIPS
from visiting import OpenHouse, said as says, words

MCA = {"how": "played", "bidder": "N", "bid": "20", "trump": "H", "meld-NS": "13", "meld-EW": "4", "take-NS": "15"}
N42 = {"how": "played", "bidder": "N", "bid": "31", "trump": "4", "take-NS": "35"}


def test_both_sides_agree_on_the_phone_of_the_scorekeeper(house: OpenHouse):
    night = night_of(house, "mcallen", 2)
    keeper = night.visitor("tablet", "Tab")
    night.post("/act", {"act": '{"act":"appoint","who":"tablet","role":"scorekeeper","table":1}', "back": "/desk"})
    night.post(SHEET + "/write", MCA, by=keeper)
    page = words(night.get(SHEET, by=keeper))
    assert page.count("agree to hand 1") == 2
    assert says("event-agree-where") not in page
    for side in ("NS", "EW"):
        night.post(SHEET + "/agree", {"hand": "1", "side": side}, by=keeper)
    assert says("event-agreed-both", number=1) in words(night.get(SHEET, by=keeper))
    assert night.tournament.state.sheet(1, 1).stands(1)


def test_what_is_signed_says_the_hands_and_what_counts_with_the_penalty(house: OpenHouse):
    night = night_of(house, "mcallen", 2, hands=1)
    night.post(SHEET + "/write", MCA)
    assert "With penalties, the score is" not in words(night.get(SHEET))
    sheet = night.tournament.state.sheet(1, 1)
    made = sheet.totals["N"]
    night.post("/desk/penalize", {"person": sheet.seats["N"], "points": "10", "reason": "slow", "clause": "MCA-10Da"})
    page = words(night.get(SHEET))
    assert f"{says('event-sign-check')} {night.tournament.state.name(sheet.seats['N'])}" in page
    assert "These points are from the hands. With penalties, the score is:" in page
    counted = page[page.index("the score is:") :][:80]
    assert f" {made - 10};" in counted


def test_a_penalty_uses_up_no_hand_number(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    for _ in range(4):
        night.post(SHEET + "/write", N42)
    north = night.tournament.state.sheet(1, 1).seats["N"]
    night.post("/desk/penalize", {"person": north, "kind": "trump_asked_late"})
    page = night.get(SHEET)
    assert ">Hand 5</h2>" in page.text
    assert "4 hands" in words(night.get("/desk"))
    assert "Hand 5 saved" in night.said(night.post(SHEET + "/write", N42))
    page = night.get(SHEET)
    assert 'Fix<span class="hidden"> hand 5</span>' in page.text
    assert f"{SHEET}/hand/6" in page.text
    assert ">Fix hand 5</h2>" in night.get(SHEET + "/hand/6").text
    night.post(SHEET + "/write", {**N42, "take-NS": "36", "hand": "6"})
    assert "changed hand 5 at table 1" in words(night.get("/desk/log"))
    assert '<option value="6">Hand 5</option>' in night.get("/desk/penalty/1").text


def test_the_next_hand_stands_above_those_that_are_written_and_a_change_comes_to_its_form(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    night.post(SHEET + "/write", {**N42, "dealer": "N"})
    page = night.get(SHEET).text
    assert page.index('id="slip"') < page.index('class="score-sheet')
    assert page.index("shakes next.") < page.index('id="slip"')
    assert f'{SHEET}/hand/1#slip-head"' in page
    assert 'id="slip-head" tabindex="-1">Fix hand 1' in night.get(SHEET + "/hand/1").text
    news = night.get(SHEET + "/part?of=news").text
    assert "shakes next." in news
    assert "score-sheet" not in news
    assert "score-sheet" in night.get(SHEET + "/part").text


def test_a_sheet_that_is_in_leads_to_the_next_one(house: OpenHouse):
    night = night_of(house, "mcallen", 2, hands=1, rounds=2)
    sheet = night.tournament.state.sheet(1, 1)
    me = sheet.seats["N"]
    player = night.visitor(me, "Me")
    night.post(SHEET + "/write", MCA)
    for side in sheet.sides:
        night.post(SHEET + "/sign", {"side": side, "signer": sheet.people(side)[0], "digest": sheet.digest})
    assert says("event-next-later") in words(night.get(SHEET, by=player))
    for act in ('{"act":"close","round":1}', '{"act":"draft"}', '{"act":"confirm","round":2}'):
        night.post("/act", {"act": act})
    assert "Your next table" not in words(night.get(SHEET, by=player))
    night.post("/act", {"act": '{"act":"release","round":2}'})
    page = night.get(SHEET, by=player).text
    assert "Your next table: <b>table 1</b>, round 2." in page
    assert "/round/2/table/1" not in page
    night.post("/act", {"act": '{"act":"start","round":2}'})
    assert f'href="{night.at}/round/2/table/1"' in night.get(SHEET, by=player).text


def test_what_a_book_cannot_have_is_not_asked_for(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    page = words(night.get(SHEET))
    assert "dropped on the" not in page
    assert "Did they win a" not in page
    assert "Trump, exchange, meld" not in words(night.get("/desk/ask?table=1"))
    assert "Naming trump" in words(night.get("/desk/ask?table=1"))
    assert "Tables of three" not in words(night.get("/desk/settings"))
    other = night_of(house, "npa", 4)
    page = words(other.get(SHEET))
    assert says("hand-was-dropped") in page
    assert "Did they win a" not in page
    assert "Did they win a trick?" in words(night_of(house, "bend", 4).get(SHEET))
    assert "Did they win a trick with a counter?" in words(night_of(house, "st-hilary", 4).get(SHEET))
    assert "Tables of three" in words(other.get("/desk/settings"))


def test_an_unanswered_lay_down_is_asked_for_in_words_of_the_page_and_once(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    page = words(night.get("/desk/ask?table=1&kind=claim&asked=1&by-N=1"))
    assert page.count("Say whether the claim is good.") == 1
    assert "meldhouse rule" not in page


def test_the_desk_offers_only_what_can_still_be_done(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=30)
    desk = night.get("/desk").text
    assert ">Undo</button>" in desk  # the start of the round, and nothing is written yet
    night.post(SHEET + "/write", N42)
    desk = night.get("/desk").text
    assert ">Undo</button>" not in desk
    assert says("event-no-undo") in desk
    untimed = night_of(house, "st-hilary", 4)
    assert "Call time now" in untimed.get("/desk").text
    untimed.post("/act", {"act": '{"act":"call-time","round":1}'})
    assert "Call time now" not in untimed.get("/desk").text


def test_where_partners_differ_each_figure_has_its_name(house: OpenHouse):
    night = night_of(house, "npa", 4, hands=1)
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", **SLIPS["npa"]})
    sheet = night.tournament.state.sheet(1, 1)
    night.post("/desk/penalize", {"person": sheet.seats["N"], "points": "20", "reason": "slow", "clause": "NPA-2.1b"})
    north, south, east, west = (night.tournament.state.name(sheet.seats[seat]) for seat in "NSEW")
    page = words(night.get(SHEET))
    assert f"for the standings {north} 40 {south} 60 40" in page
    assert f"the score is: {north} 40; {south} 60; {east} and {west} 40." in page


def test_a_sheet_that_is_in_says_who_signed(house: OpenHouse):
    night = night_of(house, "npa", 4, hands=1)
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", **SLIPS["npa"]})
    sheet = night.tournament.state.sheet(1, 1)
    signers = [sheet.people(side)[0] for side in sheet.sides]
    names = [night.tournament.state.name(one) for one in signers]
    for side, signer in zip(sheet.sides, signers, strict=True):
        night.post(SHEET + "/sign", {"side": side, "signer": signer, "digest": sheet.digest})
        if side == sheet.sides[0]:
            partner = night.tournament.state.name(sheet.people(side)[1])
            assert f"{names[0]} & {partner}: signed for {names[0]} (the director)." in words(night.get(SHEET))
    assert f"Signed by the director for {names[0]} and the director for {names[1]}." in words(night.get(SHEET))


def test_points_for_a_forfeit_have_a_line_of_their_own(house: OpenHouse):
    night = night_of(house)
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", **SLIPS["npa"]})
    night.post(SHEET + "/forfeit", {"side": "EW", "reason": "left", "points": "100"})
    assert "For the forfeit +100 Total 160 40" in words(night.get(SHEET))


def test_what_is_wrong_with_an_ending_calls_it_as_the_form_does(house: OpenHouse):
    night = night_of(house, "n42pa", 2, minutes=0, told=())
    sent = night.post(SHEET + "/write", {**N42, "how": "claimed", "offender": "N"})
    page = words(sent)
    assert "Choose “Failed claim”" in page


def test_a_bid_that_was_dropped_on_somebody_else_than_the_dealer_is_told_before_anything_else(house: OpenHouse):
    night = night_of(house, "mcallen", 2)
    sheet = night.tournament.state.sheet(1, 1)
    dealer = sheet.sums.dealer
    wrong = "N" if dealer != "N" else "E"
    dropped = {**MCA, "bid": "15", "dropped": "1", "meld-NS": "4", "meld-EW": "4"}
    said = words(night.post(SHEET + "/write", {**dropped, "bidder": wrong}))
    assert "Only the dealer is given a bid" in said
    right = words(night.post(SHEET + "/write", {**dropped, "bidder": dealer}))
    assert re.search(r"Less than \d+ meld sets .* without play", right)
    assert "Only the dealer" not in right
