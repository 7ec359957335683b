"""The desk takes back as a whole what it did at once, and is told how many."""

from __future__ import annotations

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
    assert "Last at the desk: Mary checked in 8: Player 1" in text
    desk.post("/undo", {})
    assert "Last at the desk: Mary entered 8: Player 1" in words(desk.get("/desk"))
    desk.post("/undo", {})
    text = words(desk.get("/desk"))
    assert "Undone: Mary entered 8: Player 1, Player 2, Player 3 and 5 more." in text
    assert "Nobody is entered yet" in text
