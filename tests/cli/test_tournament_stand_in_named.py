"""Whoever stands in is named on the sheet at every door, and may be named there."""

from __future__ import annotations

from pathlib import Path

import pytest
from event_desk import NAMES, Director


@pytest.fixture
def desk(tmp_path: Path) -> Director:
    """Zed plays for Ann."""
    found = Director(tmp_path / "evening.db", "npa")
    found.do("enter", *NAMES[:4], "--here")
    found.start_round()
    found.do("missing", "Ann")
    found.do("stand-in", "Ann", "Zed", "--minutes", "30")
    return found


def test_the_sheet_names_the_stand_in_and_says_for_whom(desk: Director):
    seats = desk.do("sheet", "1")["sheet"]["seats"]
    seat = next(seat for seat, one in seats.items() if one["name"] == "Ann")
    assert seats[seat]["plays"] == "Zed"
    bid = ("--bid", "50", "--trump", "H", "--meld", "NS=30,EW=30", "--take", "NS=25")
    desk.do("score", "1", "--first-dealer", "E")
    desk.do("score", "1", "--bidder", "Zed", *bid)
    (hand,) = desk.do("sheet", "1")["sheet"]["hands"]
    assert hand["slip"]["bidder"] == seat
    assert hand["story"] == "Zed bid 50 in hearts"
    page = desk.reads("sheet", "1")
    assert "Zed bid 50" in page
    assert "Zed plays for Ann, who was replaced and has 0 for the round." in page
    assert "Ann &" not in page
    assert "& Ann" not in page


def test_a_pair_keeps_what_it_makes_with_a_stand_in_and_its_sheet_says_so(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "n42pa", "--movement", "round-robin")
    desk.do("enter", "Ann / Bob", "Cleo / Dan", "--here")
    desk.start_round()
    desk.do("missing", "Ann")
    desk.do("stand-in", "Ann", "Zed", "--minutes", "30")
    page = desk.reads("sheet", "1")
    assert "Zed plays for Ann. The pair keeps what it makes." in page
    assert "has 0" not in page
    desk.do("missing", "Bob")
    desk.do("stand-in", "Bob", "Yan", "--minutes", "30")
    page = desk.reads("sheet", "1")
    assert "Zed plays for Ann, who was replaced and has 0 for the round." in page
    assert "Yan plays for Bob, who was replaced and has 0 for the round." in page


def test_a_stand_in_for_somebody_not_marked_as_missing_is_told_what_to_do_first(desk: Director):
    assert "Bob isn't marked as missing. If they aren't at the table, note that first." in desk.refused(
        "stand-in", "Bob", "Yan"
    )
