"""Every round can be found again: its tables by everybody, its sheets by those they are for; the untold is named."""

from __future__ import annotations

import re

import pytest
from event_nights import Night, evening, playing
from visiting import OpenHouse, Visitor, words

from meldhouse.tournament import acts
from meldhouse.tournament.rounds.finishing import untold_corrections
from meldhouse.tournament.simulating.simulate import Simulation

OLD = "/round/1/table/1"


def two_rounds() -> Simulation:
    """Two rounds of an evening at the NPA; a hand of the first was corrected, and nobody is told yet."""
    event = evening("npa", 8, rounds=2)
    for _ in range(2):
        event.do(acts.Draft())
        event.play_round()
    sheet = event.tournament.state.sheet(1, 1)
    slip = sheet.rows[0].slip
    event.do(acts.Correct(round=1, table=1, hand=1, slip=slip, reason="looked at again"))
    return event


@pytest.fixture
def night(house: OpenHouse) -> Night:
    return Night(house, two_rounds())


def test_the_sheets_of_an_earlier_round_are_linked_from_one_page_and_open_there(night: Night):
    page = night.get("/rounds")
    assert f'href="{night.at}{OLD}"' in page.text
    assert words(page).index("Round 2") < words(page).rindex("Round 1")
    assert "Fix hand 1" in words(night.get(OLD))


@pytest.mark.parametrize("path", ["/desk", "/standings", ""])
def test_the_rounds_are_linked_from_desk_standings_and_the_public_page(night: Night, path: str):
    assert f'href="{night.at}/rounds"' in night.get(path).text


def test_a_guest_sees_who_met_whom_but_no_sheet_and_no_figure_before_the_release(house: OpenHouse, night: Night):
    guest = Visitor(house)
    page = guest.get(night.at + "/rounds")
    state = night.tournament.state
    assert all(state.name(one) in words(page) for one in state.sheet(1, 1).seats.values())
    assert OLD not in page.text
    assert 'class="figures"' not in page.text
    assert "won" not in words(page).split()


def test_the_desk_names_round_table_and_people_of_an_untold_correction_and_links_the_sheet(night: Night):
    state = night.tournament.state
    (untold,) = untold_corrections(state)
    page = night.get("/desk")
    text = words(page)
    assert "Still open" in text
    assert f"Still to hear about the correction at table 1 of round 1: {untold.names[0]}" in text
    assert "Finish anyway" not in text
    assert len(re.findall(f'href="{night.at}{OLD}"', page.text)) >= 2
    refused = night.tournament.verify(acts.Finish(anyway=True), by="director", at=state.last_at)
    assert refused is not None
    for person in state.sheet(1, 1).seats.values():
        night.post(OLD + "/tell", {"what": "acknowledge", "person": person, "correction": "1"})
    assert "to be told" not in words(night.get("/desk"))
    assert "Finish" in words(night.get("/desk"))


def test_a_draft_is_for_the_desk_alone(house: OpenHouse):
    event = playing(evening("npa", 8, rounds=3))
    event.play_round()
    event.do(acts.Draft())
    night = Night(house, event)
    assert "Round 2" in words(night.get("/rounds"))
    assert "Round 2" not in words(Visitor(house).get(night.at + "/rounds"))


def test_closing_over_an_open_call_asks_once_more(house: OpenHouse):
    event = evening("npa", 4)
    playing(event)
    sheet = event.tournament.state.sheet(1, 1)
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 300, "EW": 200}))
    for side in sheet.sides:
        signer = sheet.people(side)[0]
        event.do(acts.Sign(round=1, table=1, side=side, signer=signer, digest=sheet.digest))
    event.do(acts.CallReferee(round=1, table=1, about="the sum"))
    night = Night(house, event)
    desk = night.get("/desk")
    assert desk.text.count("<li>Table 1 called the referee: the sum.") == 1
    folded = desk.text.split("<summary>Close it anyway?</summary>")[1].split("</details>")[0]
    assert "Close round 1 anyway" in folded
    assert 'name="reason"' in folded
    said = night.post("/act", {"act": '{"act":"close","round":1}', "back": "/desk"})
    assert "Table 1 called the referee: the sum." in night.said(said)
    assert night.tournament.state.rounds[0].status == "playing"
    over = {"act": '{"act":"close","round":1,"anyway":true}', "back": "/desk"}
    assert "Say why you close the round" in night.said(night.post("/act", over))
    night.post("/act", {**over, "reason": "they have gone home"})
    assert night.tournament.state.rounds[0].status == "closed"
