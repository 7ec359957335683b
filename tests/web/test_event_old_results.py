"""A seating that rests on a corrected result says so at the desk, and one button seats it again."""

from __future__ import annotations

import json

from event_nights import Night, buttons, evening, playing
from visiting import OpenHouse, words

from meldhouse.tournament import acts


def test_the_desk_and_the_seating_say_that_a_draft_is_stale(house: OpenHouse):
    event = playing(evening("bend", 8, hands=1))
    for table, sheet in event.tournament.state.rounds[0].sheets.items():
        event.do(acts.EnterResult(round=1, table=table, points={"NS": 900, "EW": 500}))
        for side in sheet.sides:
            event.do(acts.Sign(round=1, table=table, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    event.do(acts.Close(round=1))
    event.do(acts.Draft())
    event.do(acts.CorrectResult(round=1, table=1, points={"NS": 500, "EW": 900}, reason="the sides were mixed up"))
    night = Night(house, event)
    for path in ("/desk", "/desk/seating"):
        page = night.get(path)
        assert "The seating of game 2 is based on an old result. The winners of table 1 in game 1 are now" in words(
            page
        )
        assert "Confirm the seating, with the old result?" in words(page)
    again = json.loads(next(act for act in buttons(night.get("/desk/seating")) if "scrap" in act))
    assert again == {"act": "scrap", "round": 2, "again": True}
    night.post("/act", {"act": json.dumps(again), "back": "/desk/seating"})
    page = words(night.get("/desk/seating"))
    assert "old result" not in page
    assert "New table:" in page
