"""A special prize goes to whom the director names, where the paper says otherwise than the sheets."""

from __future__ import annotations

from event_nights import Night, evening, pay_fees, playing
from visiting import OpenHouse, said as says, words

from meldhouse.rulebooks.money import Money, Special
from meldhouse.tournament import acts
from meldhouse.tournament.results.handing_out import awards_of


def test_the_director_names_who_has_it_and_the_page_follows(house: OpenHouse):
    event = evening("bend", 4, Money(fee_cents=500, percents=(80,), specials=(Special(prize="high-hand", percent=20),)))
    pay_fees(event)
    playing(event)
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 900, "EW": 500}))
    sheet = event.tournament.state.rounds[0].sheets[1]
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    night = Night(house, event)
    page = words(night.get("/desk/prizes"))
    assert "1 of 1 sheets has only a result" in page
    assert says("event-prize-name") in page
    who = sheet.seats["E"]
    asked = night.post("/desk/prizes/special", {"prize": "high-hand:0", "who": who})
    assert asked.status_code == 422
    assert "Say how you know who won it." in words(asked)
    said = {"prize": "high-hand:0", "who": who, "why": "1,840 on the paper"}
    page = night.said(night.post("/desk/prizes/special", said))
    name = night.tournament.state.name(who)
    assert f"the highest hand: {name}, named by the director (1,840 on the paper)." in page
    assert "no hands" not in page, "what was looked up need not be looked at again"
    assert [one.account for one in awards_of(night.tournament) if one.lot == "high-hand 0"] == [who]
    assert f"named {name} for the prize for the highest hand" in words(night.get("/desk/log"))
    assert says("event-special-sheets") in night.said(
        night.post("/desk/prizes/special", {"prize": "high-hand:0", "who": ""})
    )
