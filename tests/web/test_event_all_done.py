"""The end at the desk: what is open is named once, who goes is told what he owes, and when all is done it says so."""

from __future__ import annotations

import json

from event_nights import Night, buttons, evening, pay_fees, playing
from visiting import OpenHouse, words

from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts


def one_game(heads: int = 4, **sets: int):
    """The only game of an evening at Bend is played and closed."""
    event = playing(evening("bend", heads, Money(fee_cents=500, percents=(100,)), rounds=1))
    sheet = event.tournament.state.rounds[0].sheets[1]
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 900, "EW": 500}, sets=sets))
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    event.do(acts.Close(round=1))
    return event


def test_when_all_is_handed_out_the_desk_says_so_and_what_is_left(house: OpenHouse):
    event = one_game()
    pay_fees(event)
    event.do(acts.Finish())
    event.do(acts.ReleaseStandings(through=1))
    night = Night(house, event)
    assert "Hand out the prizes" in words(night.get("/desk"))
    night.post("/desk/prizes", {})
    page = words(night.get("/desk"))
    assert "The tournament is over Every prize is handed out. All done" in page
    assert "Hand out the prizes" not in page
    assert "Print the results" in page
    assert "Go to the standings" in page


def test_what_is_open_is_told_once_with_names(house: OpenHouse):
    night = Night(house, one_game())
    page = words(night.get("/desk"))
    assert page.count("Finish anyway") == 1
    assert "and Player 4 still owe $20.00 together." in page or "4 still owe $20.00 together." in page
    assert "of them" not in page


def test_whoever_goes_is_told_what_is_still_owed_with_a_button_to_take_it(house: OpenHouse):
    event = playing(evening("bend", 4, Money(fee_cents=500), rounds=2))
    sheet = event.tournament.state.rounds[0].sheets[1]
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 900, "EW": 500}, sets={"N": 2}))
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    event.do(acts.Close(round=1))
    who = next(one for one in sheet.seats.values() if event.tournament.cash.owed(one, "side-money"))
    owed = f"${event.tournament.cash.owed(who, 'side-money') / 100:.2f}"
    night = Night(house, event)
    said = night.said(night.post(f"/desk/people/{who}", {"what": "withdraw", "reason": "a headache"}))
    assert f"still owes {owed} for the quarters." in said
    page = night.get(f"/desk/people/{who}")
    assert f"still owes {owed} for the quarters." in words(page)
    act = next(one for one in buttons(page) if json.loads(one)["act"] == "pay")
    paid = night.post("/act", {"act": act, "back": f"/desk/people/{who}"})
    assert paid.headers["location"].endswith(f"/desk/people/{who}")
    assert not night.tournament.cash.owed(who, "side-money")
    assert "for the quarters" not in words(night.get(f"/desk/people/{who}")).split("Money")[0]
