"""Who has ruled stands under “Calls” and in the log; a director sets aside what no paper calls the last word."""

from __future__ import annotations

import re

import pytest
from event_nights import SHEET, Night, buttons, evening, playing
from event_visits import SLIPS
from test_event_rulings import offered
from visiting import OpenHouse, Visitor, said, words

from meldhouse.tournament import acts

PLAYED = {"how": "played", "bidder": "N", **SLIPS["n42pa"], "dealer": "N"}
ASIDE = '{"act":"set-aside","call":1}'


def ruled(house: OpenHouse, book: str, heads: int, ruling: str, **more: str) -> tuple[Night, Visitor]:
    """A helper with a referee's link has ruled on the first hand of a table, in his own words."""
    event = playing(evening(book, heads))
    event.do(acts.Appoint(who="ref1", role="referee"))
    night = Night(house, event)
    night.post(SHEET + "/write", {"how": "played", "bidder": "N", "dealer": "N", **SLIPS[book]})
    night.post(SHEET + "/call", {"about": "a renege"})
    referee = night.visitor("ref1", "Ruth")
    night.post("/desk/answer", {"call": "1", "ruling": ruling, "hand": "1", **more}, by=referee)
    assert night.tournament.state.calls[0].ruling, words(night.get("/desk/calls"))
    return night, referee


@pytest.fixture
def renege(house: OpenHouse) -> tuple[Night, Visitor]:
    """Ruth found a renege in a hand that was written as made."""
    event = playing(evening("n42pa", 2, minutes=0, told=()))
    event.do(acts.Appoint(who="ref1", role="referee"))
    night = Night(house, event)
    night.post(SHEET + "/write", PLAYED)
    night.post(SHEET + "/call", {"about": "a renege"})
    referee = night.visitor("ref1", "Ruth")
    page = night.get("/desk/ask?call=1&asked=1&hand=1&kind=renege&by-N=1&caller=E&offence=follow").text
    night.post("/desk/answer", {**offered(page), "hand": "1"}, by=referee)
    assert night.tournament.state.sheet(1, 1).totals["E"] == 1
    return night, referee


def test_who_has_ruled_is_named_under_calls_and_in_the_log(renege: tuple[Night, Visitor]):
    night, _ = renege
    assert "Ruled by Ruth, referee." in words(night.get("/desk/calls"))
    assert "Ruth ruled, as referee, on the call of table 1" in words(night.get("/desk/log"))
    sheet = words(night.get(SHEET))
    assert "Ruling by the referee:" in sheet, "the tournament director has not"
    assert "This ruling is final unless the director sets it aside." in sheet


def test_who_has_ruled_has_the_same_title_where_it_stands_against_somebody(renege: tuple[Night, Visitor]):
    night, _ = renege
    assert "Ruth, referee" in words(night.get("/desk/conduct"))
    assert "Ruth, tournament director" not in words(night.get("/desk/conduct"))


def test_a_director_sets_a_ruling_aside_and_rules_anew(renege: tuple[Night, Visitor]):
    night, referee = renege
    assert ASIDE not in buttons(night.get("/desk/calls", by=referee)), "it is not a helper's to do"
    page = night.get("/desk/calls")
    form = next(one for one in page.text.split("<form")[1:] if "set-aside" in one)
    assert "data-stay" not in form.split(">")[0], "it leads on to where it is ruled on"
    assert "Nobody at the table can appeal (our default; the club’s rules don’t say)." in words(page)
    sent = night.post("/act", {"act": ASIDE, "back": "/desk/ask?call=1"})
    assert sent.headers["location"].endswith("/desk/ask?call=1")
    anew = night.get("/desk/ask?call=1")
    assert "As it was before the first ruling" in words(anew)
    assert "Mary set aside the ruling of Ruth, referee" in words(night.get("/desk/calls"))
    assert "Rule differently" not in words(night.get("/desk/calls", by=referee)), "the director has taken it up"
    own = {"call": "1", "ruling": "No renege", "clause": "N42-5a", "hand": "1", "as": ""}
    assert "the hand is on the sheet" in night.said(night.post("/desk/answer", own))
    sheet = night.tournament.state.sheet(1, 1)
    assert (sheet.rows[0].slip.how, sheet.totals["N"]) == ("played", 1)
    text = words(night.get("/desk/calls"))
    assert "Ruled by Mary, tournament director." in text
    assert re.search(
        r"Ruth, referee: .*renege.* Mary set that ruling aside\. Mary, tournament director: No renege", text
    )
    assert "set aside the ruling at table 1" in words(night.get("/desk/log"))


def test_what_was_set_aside_may_stand_after_all(renege: tuple[Night, Visitor]):
    night, _ = renege
    night.post("/act", {"act": ASIDE, "back": "/desk/calls"})
    assert "Let it stand after all" in words(night.get("/desk/calls"))
    night.post("/desk/uphold", {"call": "1", "view": "0"})
    assert night.tournament.state.sheet(1, 1).rows[0].slip.how == "renege"
    assert night.tournament.state.calls[0].answered_by
    night.post("/act", {"act": ASIDE, "back": "/desk/calls"})  # his own now, and the paper sets no limit
    own = {"call": "1", "ruling": "No renege", "clause": "N42-5a", "hand": "1", "as": ""}
    night.post("/desk/answer", own)
    assert night.tournament.state.sheet(1, 1).totals["E"] == 0


def test_where_the_paper_says_final_the_page_says_so_and_has_no_button(house: OpenHouse):
    night, _ = ruled(house, "mcallen", 2, "No renege", clause="MCA-13c")
    page = night.get("/desk/calls")
    assert ASIDE not in buttons(page)
    assert "that decision can’t be appealed. (MCA-C5)" in words(page)
    assert said("referee-aside-final") in night.said(night.post("/act", {"act": ASIDE, "back": "/desk/calls"}))


def test_a_helper_rules_for_the_one_who_decides_alone(house: OpenHouse):
    night, _ = ruled(house, "st-hilary", 4, "No renege")
    page = night.get("/desk/calls")
    assert "A referee ruled for the Ministry Leader, who may set it aside." in words(page)
    assert ASIDE in buttons(page)
    night.post("/act", {"act": ASIDE, "back": "/desk/calls"})
    night.post("/desk/answer", {"call": "1", "ruling": "A renege", "hand": "1"})
    assert ASIDE not in buttons(night.get("/desk/calls")), "his own word is the last"
