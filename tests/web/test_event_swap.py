"""At the desk two change places in a draft by choosing them."""

from __future__ import annotations

import html
import re

from event_visits import Desk, named
from visiting import OpenHouse, said as says, words


def seated(desk: Desk) -> list[str]:
    return re.findall(r'<span class="soft">[^<]+:</span> ([^<]+)</li>', html.unescape(desk.get("/desk/seating").text))


def test_two_are_chosen_and_change_places(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(8))
    assert "Swap two players" not in words(desk.get("/desk/seating"))
    desk.act(act="draft")
    before = seated(desk)
    ids = {f"Player {number}": f"P{number}" for number in range(1, 9)}
    one, two = before[0], before[5]
    desk.post("/desk/seating/swap", {"one": ids[one], "two": ids[two]})
    text = words(desk.get("/desk/seating"))
    assert says("plan-swapped", names=(one, two)) in text
    after = seated(desk)
    assert (after[0], after[5]) == (two, one)
    assert says("event-swap-fault") in words(desk.post("/desk/seating/swap", {"one": ids[one], "two": ""}))
    assert "Choose two different players" in words(desk.post("/desk/seating/swap", {"one": ids[one], "two": ids[one]}))
    desk.act(act="confirm", round=1)
    assert "Swap two players" not in words(desk.get("/desk/seating"))
    assert "isn’t a draft anymore" in words(desk.post("/desk/seating/swap", {"one": ids[one], "two": ids[two]}))


def test_the_form_comes_and_goes_with_the_draft_and_leaves_who_is_choosing_in_peace(house: OpenHouse):
    desk = Desk(house, "npa")
    desk.enter(named(8))

    def asked_again() -> str:
        drawn = re.search(r"/desk/seating/by-hand\?drawn=(\w*)", desk.get("/desk/seating").text)
        assert drawn is not None
        return f"/desk/seating/by-hand?drawn={drawn[1]}"

    before = asked_again()
    assert desk.get(before).status_code == 204
    desk.act(act="draft")
    assert "Swap two players" in words(desk.get(before))
    draft = asked_again()
    assert desk.get(draft).status_code == 204
    desk.act(act="confirm", round=1)
    assert "Swap two players" not in words(desk.get(draft))
