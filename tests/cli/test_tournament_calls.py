"""`tournament referee`, `ruling` and `appeal`, at the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cli_runner import says
from event_desk import NAMES, Director

from meldhouse.messages import fact


@pytest.fixture
def desk(tmp_path: Path) -> Director:
    found = Director(tmp_path / "evening.db", "npa")
    found.do("enter", *NAMES[:4], "--here")
    for step in ("seat", "confirm", "release", "call", "start"):
        found.do(step)
    for name in ("Ruth", "Ray"):
        found.do("appoint", name, "referee")
    return found


def due(answer: Any) -> str:
    """The post of whoever decides now."""
    last = answer["facts"][-1]
    assert last["id"] == "event-ruling-due"
    return str(last["args"]["due"]["args"]["code"])


def test_a_table_calls_two_referees_differ_and_one_comes_round(desk: Director):
    assert says("cli-no-calls") in desk.reads("referee")
    (called,) = desk.do("referee", "1", "--about", "a bid out of turn")["facts"]
    assert (called["id"], called["args"]["number"], called["args"]["post"]["args"]["code"]) == (
        "cli-call-number",
        1,
        "referee",
    )
    said = desk.do("ruling", "1", "It does not count.", "--clause", "2.4c", "--as", "Ruth", "--blame", NAMES[0])["said"]
    assert said == [says("cli-may-appeal", number=1)]
    assert due(desk.do("appeal", "1", NAMES[0])) == "second-referee"
    after = desk.do("ruling", "1", "It stands.", "--clause", "2.4c", "--as", "Ray")
    assert due(after) == "national-tournament-director"
    assert desk.do("ruling", "1", "--agrees", "--as", "Ruth")["said"] == ["This ruling is final."]
    (call,) = desk.do("referee")["calls"]
    assert (call["ruling"], call["clause"], call["final"], call["waits_for"]) == ("It stands.", "NPA-2.4c", True, None)
    assert [one["ruling"] for one in call["rulings"]] == ["It stands.", "It stands."]
    page = desk.reads("referee")
    assert says("cli-call-head", number=1, round=fact("round-title", number=1), table=1) in page
    assert "It stands. (NPA-2.4c)" in page
    said = desk.do("appeal", "1", NAMES[0], "--refuses")["said"]
    assert said[0] == says("course-declined", name=NAMES[0])


def test_whoever_decides_between_two_rulings_reads_both(desk: Director):
    desk.do("referee", "1", "--about", "a bid out of turn")
    desk.do("ruling", "1", "It does not count.", "--clause", "2.4c", "--as", "Ruth")
    desk.do("appeal", "1", NAMES[0])
    said = desk.do("ruling", "1", "It stands.", "--clause", "2.4d", "--as", "Ray")["said"]
    both = ["Ruth, referee: It does not count. (NPA-2.4c)", "Ray, second referee: It stands. (NPA-2.4d)"]
    assert said[:2] == both
    for page in (desk.reads("referee"), desk.reads("show")):
        assert all(one in page for one in both), page
        assert (
            "Appeal to the National Tournament Director: the rulings of Ruth, referee and Ray, second referee differ."
            in page
        )
    ways = tuple(f"meldhouse tournament ruling 1 --uphold {who}" for who in ("Ruth", "Ray"))
    assert says("cli-uphold-one", commands=ways) in desk.reads("referee")
    assert "--uphold" not in desk.reads("referee", "--as", "Ray"), "who has ruled already does not decide between them"
    desk.do("ruling", "1", "--uphold", "Ray")
    assert "Ruth, referee" not in desk.reads("referee"), "it is decided"


def test_whoever_upholds_a_ruling_reads_what_that_changes_and_whom_to_tell(desk: Director):
    hand = ("--bidder", "E", "--bid", "52", "--trump", "S", "--meld", "NS=10,EW=30")
    desk.do("score", "1", *hand, "--take", "NS=20")
    desk.do("referee", "1", "--about", "a renege")
    desk.do("ruling", "1", "A renege.", "--clause", "3.1a", "--hand", "1", "--as", "Ruth")
    desk.do("score", "1", "--hand", "1", *hand, "--how", "renege", "--offender", "E", "--call", "1", "--as", "Ruth")
    desk.do("appeal", "1", NAMES[0])
    desk.do("ruling", "1", "No renege.", "--clause", "3.1c", "--hand", "1", "--as", "Ray")
    said = desk.do("ruling", "1", "--uphold", "Ray")["said"]
    changed, tell, final = said
    assert changed.startswith("Hand 1: was Renege")
    assert " → now " in changed
    assert all(name in tell for name in NAMES[:4])
    assert "tournament tell 1 --all" in tell
    assert final == "This ruling is final."


def test_a_second_official_says_the_same_again(desk: Director):
    desk.do("referee", "1")
    none = says("cli-no-agreement", number=1)
    assert none in desk.refused("ruling", "1", "--same", "--as", "Ray", code=2)
    desk.do("ruling", "1", "It does not count.", "--clause", "2.4c", "--as", "Ruth", "--blame", NAMES[0])
    desk.do("appeal", "1", NAMES[0])
    assert none in desk.refused("ruling", "1", "--same", "--as", "Ruth", code=2)
    assert says("cli-no-call-number", number=7) in desk.refused("ruling", "7", "--same", "--as", "Ray", code=2)
    assert desk.do("ruling", "1", "--same", "--as", "Ray")["said"] == ["This ruling is final."]
    (call,) = desk.do("referee")["calls"]
    assert [one["ruling"] for one in call["rulings"]] == ["It does not count.", "It does not count."]


def test_what_cannot_be_gets_a_sentence(desk: Director):
    assert says("cli-referee-table") in desk.refused("referee", "--about", "x", code=2)
    assert "table 9" in desk.refused("referee", "9")
    assert says("cli-no-call-number", number=3) in desk.refused("appeal", "3", NAMES[0], code=2)
    assert "no open call 3" in desk.refused("ruling", "3", "No.", "--clause", "NPA-2.4c")
    desk.do("referee", "1")
    assert says("cli-ruling-what", number=1) in desk.refused("ruling", "1", code=2)
    for how in ("--agrees", "--same"):
        assert says("cli-view-as-it-is", option=how) in desk.refused("ruling", "1", "No.", how, code=2)
    assert says("cli-one-of-rulings") in desk.refused("ruling", "1", "--same", "--agrees", code=2)
    assert "names its clause" in desk.refused("ruling", "1", "No.", "--as", "Ruth")
    assert "Nobody here is called" in desk.refused("appeal", "1", "Zebedee", code=2)
    assert desk.refused("appeal", "1", NAMES[0])
    assert desk.refused("ruling", "1", "--agrees", "--as", "Ruth", code=2)


def test_a_final_ruling_is_set_aside_only_where_the_paper_leaves_room(tmp_path: Path, desk: Director):
    desk.do("referee", "1")
    assert says("cli-set-aside-alone") in desk.refused("ruling", "1", "No.", "--set-aside", code=2)
    assert "Nothing is final yet" in desk.refused("ruling", "1", "--set-aside")
    desk.do("ruling", "1", "It stands.", "--clause", "2.4c", "--as", "Ruth")
    desk.do("appeal", "1", NAMES[0])
    desk.do("ruling", "1", "--same", "--as", "Ray")
    assert "(NPA-1.3d)" in desk.refused("ruling", "1", "--set-aside")
    marks = Director(tmp_path / "marks.db", "n42pa")
    marks.do("enter", "Ann & Bob", "Cat & Dan", "--here")
    for step in ("seat", "confirm", "release", "call", "start"):
        marks.do(step)
    marks.do("appoint", "Ruth", "referee")
    marks.do("referee", "1")
    marks.do("ruling", "1", "A renege.", "--as", "Ruth")
    assert "Only the director" in marks.refused("ruling", "1", "--set-aside", "--as", "Ruth")
    assert due(marks.do("ruling", "1", "--set-aside")) == "tournament-director"
    assert "director" in marks.refused("ruling", "1", "A renege.", "--as", "Ruth")
    assert marks.do("ruling", "1", "No renege.")["said"] == ["This ruling is final unless the director sets it aside."]


def test_a_ruling_is_kept_as_it_was_written(desk: Director):
    desk.do("referee", "1", "--about", "a renege")
    desk.do("ruling", "1", "West reneged.", "--clause", "3.1a", "--as", "Ruth")
    (call,) = desk.do("referee")["calls"]
    assert call["ruling"] == "West reneged."


def test_a_round_is_closed_over_an_open_call_only_when_told_to(desk: Director):
    desk.do("score", "1", "--points", "NS=300 EW=200", "--signed")
    desk.do("referee", "1", "--about", "the sum")
    assert "Table 1 called the referee: the sum." in desk.refused("close")
    assert "close --anyway" in desk.refused("next")
    desk.do("close", "--anyway", "--reason", "nobody waits for it")
    assert "though something was still open" in desk.reads("log")


HAND = ("--bidder", "N", "--bid", "50", "--trump", "H", "--meld", "NS=30,EW=20", "--take", "NS=28")
RENEGE = (*HAND[:8], "--how", "renege", "--offender", "N")


@pytest.fixture
def split(desk: Director) -> Director:
    """Ruth found a renege, wrote the hand so and fined North; Ray, who was asked after her, found none."""
    seats = desk.do("score", "1", "--first-dealer", "E")["sheet"]["seats"]
    desk.do("score", "1", *HAND)
    desk.do("referee", "1", "--about", "a renege")
    north = seats["N"]["name"]
    desk.do("ruling", "1", "A renege.", "--clause", "3.1a", "--blame", north, "--hand", "1", "--as", "Ruth")
    desk.do("score", "1", "--hand", "1", *RENEGE, "--call", "1", "--as", "Ruth")
    desk.do("penalty", north, "--kind", "meld_aces", "--call", "1", "--as", "Ruth")
    desk.do("appeal", "1", north)
    desk.do("ruling", "1", "No renege.", "--clause", "3.1a", "--as", "Ray")
    return desk


def effects(desk: Director) -> tuple[str, bool]:
    """How the hand stands, and whether the fine does."""
    (given,) = [one for one in desk.do("penalty", "--list")["given"] if one["penalty"] == 1]
    return desk.do("sheet", "1")["sheet"]["hands"][0]["slip"].get("how", "played"), not given["lifted"]


@pytest.mark.parametrize(
    ("who", "found"),
    [("Ruth", ("renege", True)), ("referee", ("renege", True)), ("Ray", ("played", False)),
     ("second referee", ("played", False))],
)  # fmt: skip
def test_the_director_upholds_a_ruling_with_all_that_came_with_it(split: Director, who: str, found: tuple[str, bool]):
    assert effects(split) == ("renege", True), "until it is decided the sheet stays as it was ruled first"
    said = split.do("ruling", "1", "--uphold", who)["said"]
    assert said[-1] == "This ruling is final."
    assert effects(split) == found
    assert split.do("referee")["calls"][0]["ruling"] == ("A renege." if found[1] else "No renege.")


def test_a_third_ruling_in_other_words_lifts_what_neither_of_the_two_gives(split: Director):
    split.do("ruling", "1", "A renege, and no fine.", "--clause", "3.1a")
    assert effects(split) == ("renege", False)


def test_who_takes_the_others_view_takes_what_came_with_it_too(split: Director):
    split.do("ruling", "1", "--agrees", "--as", "Ruth")
    assert effects(split) == ("played", False)


def test_only_a_ruling_that_waits_can_be_upheld(split: Director):
    assert says("cli-not-ruled", typed="Bob", number=1) in split.refused("ruling", "1", "--uphold", "Bob", code=2)
    assert says("cli-view-as-it-is", option="--uphold") in split.refused(
        "ruling", "1", "No.", "--uphold", "Ray", code=2
    )
    split.do("ruling", "1", "--uphold", "Ray")
    assert says("cli-no-agreement", number=1) in split.refused("ruling", "1", "--uphold", "Ray", code=2)
