"""Somebody with paper slips before him, answering one question after the other."""

from __future__ import annotations

from pathlib import Path

from cli_runner import answered, ask
from event_desk import NAMES, Director

from worded import words


def test_hands_are_asked_for_until_the_sheet_is_full_and_then_signed(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa", "--hands", "2", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    seats = desk.start_round()["tables"][0]["seats"]
    first = [seats["N"]["name"], "50", "hearts", "", "30", "20", "30"]
    second = ["E", "55", "S", "", "12", "40", "20"]
    said = desk.reads("score", "1", stdin="\n".join([*first, *second, "y", ""]))
    assert "Hand 2" in said
    assert words("log-locked", table=1) in said
    sheet = desk.do("sheet", "1")["sheet"]
    assert sheet["status"] == "in"
    assert sheet["totals"] == {"N": 80, "E": 110, "S": 80, "W": 110}


def test_what_cannot_be_is_asked_again_and_stopping_keeps_what_was_written(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    low = ["N", "1", "hearts", "", "30", "20", "30"]
    good = ["Napoleon", "N", "50", "hearts", "", "thirty", "30", "20", "30"]
    said = desk.reads("score", "1", stdin="\n".join([*low, *good, "stop", ""]))
    assert "too low" in said
    assert words("cli-hand-again") in said
    assert words("event-check-in-nobody", typed="Napoleon") in said
    assert words("command-number-between", value="thirty", least=0, most=100_000) in said
    sheet = desk.do("sheet", "1")["sheet"]
    assert len(sheet["hands"]) == 1
    assert sheet["status"] == "playing"


def test_whoever_leaves_in_the_middle_has_lost_only_the_hand_he_was_telling(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    result = ask(*desk.words("score", "1"), stdin="N\n50\nhearts\n\n30\n20\n30\nE\n55\n")
    assert result.exit_code == 1
    assert len(desk.do("sheet", "1")["sheet"]["hands"]) == 1


def test_a_sheet_of_a_round_that_has_not_started_is_refused_as_in_the_browser(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa")
    desk.do("enter", *NAMES[:4], "--here")
    desk.do("seat")
    asked = answered(*desk.words("score", "1", "--points", "NS=240,EW=180"), code=1)["error"]
    assert asked["code"] == "not-playing"
    assert "is still a draft" in asked["message"]
