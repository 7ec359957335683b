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
    assert "Zed plays for Ann, who scores 0 for the round." in page
    assert "Ann &" not in page
    assert "& Ann" not in page


def test_a_pair_keeps_what_it_makes_with_a_stand_in_and_its_sheet_says_so(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "n42pa", "--movement", "round-robin")
    desk.do("enter", "Ann / Bob", "Cleo / Dan", "--here")
    desk.start_round()
    desk.do("missing", "Ann")
    desk.do("stand-in", "Ann", "Zed", "--minutes", "30")
    page = desk.reads("sheet", "1")
    assert "Zed plays for Ann. The pair keeps its points." in page
    assert "has 0" not in page
    desk.do("missing", "Bob")
    desk.do("stand-in", "Bob", "Yan", "--minutes", "30")
    page = desk.reads("sheet", "1")
    assert "Zed plays for Ann, who scores 0 for the round." in page
    assert "Yan plays for Bob, who scores 0 for the round." in page


def test_a_stand_in_for_somebody_not_marked_as_missing_is_told_what_to_do_first(desk: Director):
    assert "Bob isn’t marked missing." in desk.refused("stand-in", "Bob", "Yan")


@pytest.fixture
def pairs(tmp_path: Path) -> Director:
    """Zed plays for Ann, with Bob."""
    found = Director(tmp_path / "evening.db", "n42pa", "--movement", "round-robin")
    found.do("enter", "Ann / Bob", "Cleo / Dan", "--here")
    found.start_round()
    found.do("missing", "Ann")
    found.do("stand-in", "Ann", "Zed", "--minutes", "30")
    return found


def test_a_penalty_names_who_plays_as_the_sheet_does(pairs: Director):
    given = pairs.reads("penalty", "Cleo", "--points", "1", "--reason", "talking")
    assert "1 mark to Zed and Bob (talking)." in given
    assert "+1 mark for Zed and Bob" in pairs.reads("log")


def test_of_a_pair_only_who_was_replaced_is_named(pairs: Director):
    pairs.do("score", "1", "--points", "NS=14,EW=2", "--games", "NS=2,EW=0", "--signed")
    assert "R1: stand-in: Ann." in pairs.reads("standings")


def test_who_is_replaced_late_is_named_in_the_reply(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    desk.do("missing", "Ann")
    assert "Ann, 0 for the round (30 minutes late; Zed plays for them, NPA-5.1d)" in desk.reads(
        "stand-in", "Ann", "Zed", "--minutes", "30"
    )


def test_before_the_round_has_started_nobody_is_missing_from_it(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa")
    desk.do("enter", *NAMES[:4], "--here")
    desk.do("seat")
    for what in (("missing", "Ann"), ("stand-in", "Ann", "Zed")):
        assert "Round 1 is still a draft." in desk.refused(*what)


def test_the_standings_speak_of_games_where_the_house_does(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "bend")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    desk.do("score", "1", "--points", "NS=1000,EW=500", "--signed")
    assert "Standings after game 1" in desk.reads("standings")


def test_a_forfeit_names_who_plays_as_the_sheet_does(pairs: Director):
    assert "Forfeited by Zed and Bob (went home). Cleo and Dan won." in pairs.reads(
        "forfeit", "Bob", "--reason", "went home"
    )
