"""The desk takes back as a whole what it did at once, and is told how many."""

from __future__ import annotations

import re

from event_visits import Desk, named
from visiting import OpenHouse, words


def test_a_list_of_people_all_fees_and_a_check_in_go_back_in_one_step(house: OpenHouse):
    desk = Desk(house, "npa", **{"money.fee_cents": "5"})
    desk.post("/desk/people", {"names": "\n".join(named(8))})
    desk.act(act="check-in", entrants=[f"P{number}" for number in range(1, 9)])
    desk.post("/desk/money/all", {"kind": "fee"})
    assert "for the entry from 8: Player 1" in words(desk.get("/desk"))
    desk.post("/undo", {})
    text = words(desk.get("/desk"))
    assert "Undone: Mary took $" in text
    assert "from 8: Player 1" in text
    assert "Last step: Mary checked in 8: Player 1" in text
    desk.post("/undo", {})
    assert "Last step: Mary entered 8: Player 1" in words(desk.get("/desk"))
    desk.post("/undo", {})
    text = words(desk.get("/desk"))
    assert "Undone: Mary entered 8: Player 1, Player 2, Player 3, and 5 more." in text
    assert "Nobody is entered yet" in text


def test_undo_takes_back_only_what_the_page_showed(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(4))
    seen = re.search(r'name="last" value="(\d+)"', desk.get("/desk").text)[1]
    desk.act(act="enter", names=["Zoe"])
    desk.post("/undo", {"last": seen})
    text = words(desk.get("/desk"))
    assert "Nothing was undone. Since you looked: Mary entered Zoe" in text
    shown = re.search(r'name="last" value="(\d+)"', desk.get("/desk").text)[1]
    desk.post("/undo", {"last": shown})
    assert "Undone: Mary entered Zoe" in words(desk.get("/desk"))
