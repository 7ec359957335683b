"""A ruling that somebody is not content with: asked on the table's phone, decided at the desk, told in one sentence."""

from __future__ import annotations

import html
import re

import pytest
from event_nights import SHEET, Night, evening, playing
from event_visits import SLIPS
from test_event_rulings import offered
from visiting import OpenHouse, words

from meldhouse.tournament import acts

RENEGE = "kind=renege&by-E=1&caller=N&in-time=no"
HAND = {"how": "played", "bidder": "N", **SLIPS["npa"]}


@pytest.fixture
def night(house: OpenHouse) -> Night:
    """Two hands of a table are written; a renege was called in the second, and the referee found it."""
    event = playing(evening("npa", 4))
    for who in ("ref1", "ref2"):
        event.do(acts.Appoint(who=who, role="referee"))
    event.do(acts.Appoint(who="keeper", role="scorekeeper", table=1))
    night = Night(house, event)
    for _ in range(2):
        night.post(SHEET + "/write", HAND)
    night.post(SHEET + "/call", {"about": "a renege"})
    page = night.get(f"/desk/ask?call=1&asked=1&hand=2&{RENEGE}").text
    night.post("/desk/answer", {**offered(page), "hand": "2"}, by=night.visitor("ref1", "Ray"))
    return night


def appealed(night: Night) -> None:
    east = night.tournament.state.sheet(1, 1).seats["E"]
    night.post(SHEET + "/appeal", {"call": "1", "person": east}, by=night.visitor("keeper", "Kim"))


def split(night: Night) -> None:
    """The second referee finds no renege, and writes the hand as it was."""
    appealed(night)
    ruled = {"call": "1", "ruling": "No renege", "clause": "NPA-3.1a", "hand": "2"}
    second = night.visitor("ref2", "Rose")
    night.post("/desk/answer", ruled, by=second)
    anew = {**HAND, "hand": "2", "reason": "No renege", "clause": "NPA-3.1a", "call": "1"}
    night.post(SHEET + "/write", anew, by=second)
    assert night.tournament.state.sheet(1, 1).rows[1].slip.how == "played"


def test_the_scorekeepers_phone_asks_for_another_official_for_whoever_is_not_content(night: Night):
    keeper = night.visitor("keeper", "Kim")
    page = night.get(SHEET, by=keeper).text
    names = [night.tournament.state.name(who) for who in night.tournament.state.sheet(1, 1).seats.values()]
    form = page.split("Somebody is not content")[1].split("</form>")[0]
    assert re.findall(r'name="person" value="\w+">([^<]+)<', form) == names
    appealed(night)
    assert not night.tournament.state.calls[0].answered_by
    text = words(night.get(SHEET, by=keeper))
    assert "Another official is on the way" in text
    assert "It is not decided yet: the second referee decides." in text


def test_the_next_official_is_asked_about_the_hand_that_was_ruled_on(night: Night):
    appealed(night)
    page = night.get(f"/desk/ask?call=1&{RENEGE}", by=night.visitor("ref2", "Rose")).text
    selects = re.findall(r'<select id="[\w-]*hand".*?</select>', page, re.S)
    assert selects
    for select in selects:
        assert re.search(r'<option value="2" selected>Hand 2', select)


@pytest.mark.parametrize(("post", "how"), [("referee", "renege"), ("second referee", "played")])
def test_the_ntd_upholds_either_ruling_with_one_press(night: Night, post: str, how: str):
    split(night)
    for path in ("/desk/calls", "/desk/ask?call=1"):
        page = night.get(path)
        assert "Uphold the referee" in words(page)
        assert "Uphold the second referee" in words(page)
    found = re.search(rf'name="view" value="(\d)">Uphold the {post}<', page.text)
    night.post("/desk/uphold", {"call": "1", "view": found[1]})
    state = night.tournament.state
    assert state.sheet(1, 1).rows[1].slip.how == how
    text = words(night.get(SHEET))
    assert "The National Tournament Director has ruled:" in text
    assert "The referee has ruled" not in text
    assert "That is final." in text
    again = night.said(night.post("/desk/uphold", {"call": "1", "view": "0"}))
    assert "That is decided already" in again


def test_the_ntd_may_still_rule_differently(night: Night):
    split(night)
    assert "Rule differently" in words(night.get("/desk/calls"))
    page = night.get(f"/desk/ask?call=1&asked=1&{RENEGE}").text
    assert "Or rule differently, below." in html.unescape(page)
    assert offered(page)["call"] == "1"


def test_how_it_came_to_a_ruling_is_folded_away(night: Night):
    split(night)
    night.post("/desk/uphold", {"call": "1", "view": "1"})
    page = night.get(SHEET).text
    folded = page.split("How it came to this")[1].split("</details>")[0]
    assert "Ray" not in page.split("How it came to this")[0].split("has ruled:")[1]
    assert folded.count("<li>") == 5
