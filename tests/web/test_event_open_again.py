"""A game that a penalty has opened again, where only its result is known: the sheet says how far it is."""

from __future__ import annotations

from event_nights import SHEET, Night, evening, playing
from visiting import OpenHouse, words

from meldhouse.tournament import acts


def test_the_sheet_of_a_game_that_is_open_again_asks_for_the_new_score(house: OpenHouse):
    event = playing(evening("st-hilary", 4))
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 152, "EW": 74}))
    sheet = event.tournament.state.sheet(1, 1)
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    north = sheet.seats["N"]
    event.do(acts.Penalize(round=1, person=north, points=5, reason="talking", clause="STH-LA-a"))
    night = Night(house, event)
    page = night.get(SHEET)
    told = words(page)
    assert "the leaders have 147 of 150" in told
    assert "Play on, then enter the new score of the whole game" in told
    assert '<details class="sheet" id="result" open><summary>Enter the new score</summary>' in page.text
    assert "Enter only the result</summary>" not in page.text
    assert "Sign</h2>" not in page.text
    assert 'value="152"' in page.text
    refused = night.post(SHEET + "/result", {"points-NS": "152", "points-EW": "74", "what": "result"})
    assert "Nobody has 150 points yet, counting penalties at this table" in words(refused)
    assert night.post(SHEET + "/result", {"points-NS": "172", "points-EW": "80", "what": "result"}).status_code == 303
    assert "Sign</h2>" in night.get(SHEET).text
    assert sheet.games() == {"NS": 1, "EW": 0}
