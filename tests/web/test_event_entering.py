"""Entering people at the desk: the same name twice, a list with a bad line in it, and who was entered by mistake."""

from __future__ import annotations

import re

from event_visits import Desk, named
from visiting import OpenHouse, said as says, words


def box(text: str) -> str:
    found = re.search(r'<textarea id="names"[^>]*>([^<]*)</textarea>', text)
    assert found is not None
    return found[1]


def test_the_same_name_twice_is_entered_only_when_somebody_says_so(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(["Ann", "Bob"])
    sent = desk.post("/desk/people", {"names": "ann \nCleo", "id": "once"})
    assert sent.status_code == 422
    assert "ann: already entered" in words(sent)
    assert "Entered: Cleo." in words(sent)
    assert box(sent.text) == "ann"
    assert "Different people" in words(sent)
    assert "2 of 3 here" in words(desk.get("/desk/people"))
    sent = desk.post("/desk/people", {"names": "Ann", "twice": "1"})
    assert sent.status_code == 303
    assert "2 of 4 here" in words(desk.get("/desk/people"))


def test_a_list_that_is_sent_twice_is_entered_once_and_accuses_nobody(house: OpenHouse):
    desk = Desk(house, "npa")
    for _ in range(2):
        assert desk.post("/desk/people", {"names": "Ann\nBob", "id": "tapped"}).status_code == 303
    assert "0 of 2 here" in words(desk.get("/desk/people"))


def test_of_a_list_with_a_bad_line_only_that_line_stays_and_the_others_are_named(house: OpenHouse):
    desk = Desk(house, "mcallen")
    sent = desk.post("/desk/people", {"names": "Amy / Art\nBev\nBob / Amy\nArt / Amy", "here": "1"})
    assert sent.status_code == 422
    assert "Entered: Amy / Art and Bob / Amy." in words(sent)
    assert box(sent.text) == "Bev\nArt / Amy"
    assert "Enter two names" in words(sent)


def test_who_was_entered_by_mistake_is_taken_out_and_comes_back_by_undo(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(9))
    assert "Entered by mistake" in words(desk.get("/desk/people/P9"))
    desk.post("/desk/people/P9", {"what": "remove"})
    assert says("event-removed", name="Player 9") in words(desk.get("/desk/people"))
    assert "8 of 8 here" in words(desk.get("/desk/people"))
    assert desk.get("/desk/people/P9").status_code == 404
    assert "removed Player 9, entered by mistake" in words(desk.get("/desk/log"))
    desk.post("/undo", {})
    assert "9 of 9 here" in words(desk.get("/desk/people"))


def test_who_plays_is_not_taken_out(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(8))
    desk.seat(1)
    assert "Entered by mistake" not in words(desk.get("/desk/people/P1"))
    desk.post("/desk/people/P1", {"what": "remove"})
    assert "You can’t remove" in words(desk.get("/desk/people"))
