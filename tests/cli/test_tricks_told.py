"""Where the take does not tell whether a side won a trick, the command line asks; alone it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import answered, ask, told
from event_desk import NAMES, Director

BEND = ("--bidder", "N", "--bid", "500", "--trump", "H", "--meld", "NS=400,EW=20", "--take", "NS=500")
HILARY = ("--bidder", "N", "--bid", "21", "--trump", "H", "--meld", "NS=10,EW=8", "--take", "NS=24")
EACH = [
    ("bend", BEND, "took 0. Did they win a trick?", "tricks"),
    ("st-hilary", HILARY, "took 1. Did they win a trick with a counter?", "counter_tricks"),
]


def evening(tmp_path: Path, book: str) -> tuple[Director, str]:
    """A desk in its first round, and who sits east and west at table 1."""
    desk = Director(tmp_path / "evening.db", book)
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    seats = desk.do("score", "1", "--first-dealer", "N")["sheet"]["seats"]
    return desk, f"{seats['E']['name']} and {seats['W']['name']}"


@pytest.mark.parametrize(("book", "hand", "question", "field"), EACH)
@pytest.mark.parametrize(("said", "won"), [("y", 1), ("n", 0)])
def test_a_trick_nobody_can_tell_is_asked_for_by_yes_or_no(
    tmp_path: Path, book: str, hand: tuple[str, ...], question: str, field: str, said: str, won: int
):
    desk, names = evening(tmp_path, book)
    page = desk.reads("score", "1", *hand, stdin=f"{said}\n")
    assert f"{names} {question} [y/n]" in page
    assert desk.do("sheet", "1")["sheet"]["hands"][0]["slip"][field] == {"EW": won}


@pytest.mark.parametrize(("book", "hand", "question", "field"), EACH)
def test_without_a_terminal_the_refusal_is_the_question_and_names_the_option(
    tmp_path: Path, book: str, hand: tuple[str, ...], question: str, field: str
):
    desk, names = evening(tmp_path, book)
    flag = f"--{field.replace('_', '-')}"
    advice = f"Answer with {flag} EW=1 (yes) or {flag} EW=0 (no)."
    assert desk.refused("score", "1", *hand) == f"{names} {question} {advice}"
    error = answered(*desk.words("score", "1", *hand), code=1)["error"]
    assert (error["code"], error["key"], error["advice"]) == ("won-trick", f"{field}.EW", advice)
    alone = answered("score", book, *hand, code=1)["error"]
    assert (alone["code"], alone["key"], alone["message"]) == ("won-trick", f"{field}.EW", f"East–West {question}")
    assert desk.do("score", "1", *hand, flag, "EW=0")["sheet"]["hands"][0]["slip"][field] == {"EW": 0}


def test_a_hand_scored_without_an_event_is_asked_about_too():
    lost = told("score", "bend", *BEND, stdin="n\n")
    assert "not saved: won no trick" in lost
    assert "not saved" not in told("score", "bend", *BEND, stdin="y\n")


def test_nothing_is_asked_while_something_else_is_wrong():
    result = ask("score", "bend", *BEND[:2], "--bid", "501", *BEND[4:], stdin="y\n")
    assert "did they win" not in result.output
    assert "bid: " in result.stderr
