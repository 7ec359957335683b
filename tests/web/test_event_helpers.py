"""Those who help: a scorekeeper of one table, and a director who has lost his browser."""

from __future__ import annotations

import re

from event_nights import night_of
from event_visits import SLIPS, Desk
from visiting import OpenHouse, Visitor, said, said as says, words

CODE = re.compile(r"\b[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}\b")


def test_a_new_tournament_shows_its_recovery_code_to_nobody_else(house: OpenHouse):
    desk = Desk(house, "npa")
    first = desk.get("/desk/people")
    assert said("recovery-second") in words(first)
    (code,) = set(CODE.findall(first.text))
    assert code not in desk.get("/desk/log").text
    other = Visitor(house)
    assert code not in other.get(desk.at).text


def test_the_code_makes_another_browser_director_once(house: OpenHouse):
    desk = Desk(house, "npa")
    code = CODE.search(desk.get("/desk/people").text)[0]
    other = Visitor(house)
    other.now = 1e9
    assert other.get(desk.at + "/desk").status_code == 403
    assert "I have a code" in words(other.get(desk.at))
    link = f"{desk.at}/pass#{code.lower().replace('-', ' ')}"
    assert said("accept-role", role="director") in words(other.look_at(link))
    other.say_yes(link, "Mary again")
    assert "Make a new recovery code" in words(other.get(desk.at + "/desk"))
    third = Visitor(house)
    assert said("accept-used") in words(third.look_at(link))


def test_it_can_be_printed_while_it_is_shown_and_made_anew(house: OpenHouse):
    desk = Desk(house, "npa")
    page = desk.post("/desk/recovery", {})
    code = CODE.search(page.text)[0]
    printed = desk.post("/desk/recovery.pdf", {"code": code})
    assert printed.headers["content-type"] == "application/pdf"
    assert desk.post("/desk/recovery.pdf", {"code": "AAAA-BBBB-CCCC-DDDD"}).status_code == 303
    assert said("helpers-one-director") in words(desk.get("/desk/roles"))
    assert said("accept-wrong") in words(desk.post("/pass", {"code": "<b>"}))


def test_nobody_else_gets_a_code(house: OpenHouse):
    desk = Desk(house, "npa")
    stranger = Visitor(house)
    assert stranger.post(desk.at + "/desk/recovery", {}).status_code == 403


def test_a_scorekeeper_of_one_table_keeps_that_and_no_other(house: OpenHouse):
    night = night_of(house, heads=8)
    sent = night.post("/desk/roles", {"role": "scorekeeper", "table": "2"})
    link = re.search(r'class="code-link"><a href="http://testserver([^"]*)"', sent.text)[1]
    keeper = Visitor(house)
    keeper.now = 1e9
    assert said("accept-table", table=2) in words(keeper.look_at(link))
    keeper.say_yes(link, "Sue")
    assert says("event-you-keep", table=2) in words(night.get("", by=keeper))
    hand = {"how": "played", "bidder": "N", **SLIPS["npa"]}
    assert night.post("/round/1/table/2/write", hand, by=keeper).status_code == 303
    assert len(night.tournament.state.sheet(1, 2).rows) == 1
    assert night.get("/round/1/table/1", by=keeper).status_code == 403
    for path in ("/desk", "/desk/people", "/desk/money", "/desk/prizes"):
        assert night.get(path, by=keeper).status_code == 403, path
    assert "scorekeeper of table 2" in words(night.get("/desk/roles"))
