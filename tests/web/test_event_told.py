"""What the desk is told of byes, quarters, corrections and the end."""

from __future__ import annotations

from event_nights import Night, evening, night_of, playing
from event_visits import SLIPS
from msgspec.structs import replace
from visiting import OpenHouse, words

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts


def test_byes_and_quarters_are_told_where_the_desk_looks(house: OpenHouse):
    night = night_of(house, heads=5)
    worth = night.tournament.state.book.voice.say(fact("bye-worth", worth="winners"))
    for path in ("/desk", "/desk/seating", "/hall"):
        assert f"sitting out scores {worth}" in words(night.get(path)), path


def test_everybody_has_paid_his_quarters_with_one_tap(house: OpenHouse):
    event = playing(evening("bend", 8))
    slip = Slip(bidder="N", bid=500, trump="H", meld={"NS": 100, "EW": 200}, take={"NS": 100, "EW": 400})
    for table, sheet in event.tournament.state.rounds[0].sheets.items():
        event.do(acts.EnterSlips(round=1, table=table, slips=(slip,) * 4))
        for side in sheet.sides:
            signer = sheet.people(side)[0]
            event.do(acts.Sign(round=1, table=table, side=side, signer=signer, digest=sheet.digest))
    night = Night(house, event)
    assert "paid the quarters" in words(night.get("/desk/money"))
    night.post("/desk/money/all", {"kind": "side-money"})
    assert night.tournament.cash.owing() == {}
    assert night.tournament.cash.till > 0


def test_a_correction_names_what_the_house_says_to_it(house: OpenHouse):
    night = night_of(house, "mcallen", 2)
    path = "/round/1/table/1"
    night.post(path + "/write", {"how": "played", "bidder": "N", **SLIPS["mcallen"]})
    assert "MCA-10Fb" in words(night.get(path + "/hand/1"))


def test_the_end_is_not_reached_by_mistake(house: OpenHouse):
    night = Night(house, evening("npa", 4, money=Money(fee_cents=500)))
    said = night.said(night.post("/act", {"act": '{"act":"finish"}', "back": "/desk"}))
    assert "still owe $20.00" in said
    assert not night.tournament.state.finished
    night.post("/act", {"act": '{"act":"finish","anyway":true}', "reason": "they have gone home", "back": "/desk"})
    assert night.tournament.state.finished


def test_a_round_is_closed_over_an_untold_correction_only_after_a_question(house: OpenHouse):
    event = playing(evening("npa", 4, hands=1))
    slip = Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20})
    event.do(acts.EnterSlips(round=1, table=1, slips=(slip,)))
    sheet = event.tournament.state.rounds[0].sheets[1]
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    fixed = replace(slip, take={"NS": 25, "EW": 25})
    event.do(acts.Correct(round=1, table=1, hand=1, slip=fixed, reason="misread", clause="NPA-8.1c"))
    night = Night(house, event)
    page = words(night.get("/desk"))
    assert "Still to hear about the correction at table 1 of round 1: " in page
    assert "Close round 1 anyway" in page
    night.post("/act", {"act": '{"act":"close","round":1}', "back": "/desk"})
    assert night.tournament.state.rounds[0].status == "playing"
    night.post(
        "/act", {"act": '{"act":"close","round":1,"anyway":true}', "reason": "they have gone home", "back": "/desk"}
    )
    assert night.tournament.state.rounds[0].status == "closed"
