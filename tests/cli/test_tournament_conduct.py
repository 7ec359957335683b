"""`tournament conduct`, `strike`, `ease` and `question`; and hands that stand, at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import says
from event_desk import NAMES, Director

from meldhouse.messages import Voice, fact


@pytest.fixture
def desk(tmp_path: Path) -> Director:
    found = Director(tmp_path / "evening.db", "npa")
    found.do("enter", *NAMES[:4], "--here")
    return found


def test_a_lapse_is_written_down_without_points_and_the_second_is_pointed_out(desk: Director):
    said = desk.do("conduct", "Ann", "--clause", "NPA-4.1a", "--note", "spoke of trump")
    assert said["entry"] == 1
    assert said["said"] == ["1. Ann: spoke of trump (NPA-4.1a)", says("cli-note-free")]
    again = says("event-conduct-again", name="Ann")
    assert again in desk.do("conduct", "Ann", "--clause", "4.1b")["said"]
    found = desk.do("conduct")
    assert [(one["name"], one["clause"], one["points"], one["stands"]) for one in found["entries"]] == [
        ("Ann", "NPA-4.1a", 0, True), ("Ann", "NPA-4.1b", 0, True),
    ]  # fmt: skip
    assert found["repeats"] == [{"id": "P1", "name": "Ann"}]
    assert "NPA-4.1a" in [one["clause"] for one in found["conduct"]]
    assert says("cli-noted-again", names=("Ann",)) in desk.reads("conduct")


def test_an_entry_that_was_wrong_stays_to_be_read(desk: Director):
    desk.do("conduct", "Ann", "--clause", "NPA-4.1a")
    desk.do("conduct", "Ann", "--clause", "NPA-4.1a")
    desk.do("strike", "1", "--was", "Bob", "--reason", "it was his partner")
    desk.do("strike", "2", "--reason", "heard from the next table")
    assert [one["stands"] for one in desk.do("conduct")["entries"]] == [False, False, True, False]
    page = desk.reads("conduct", "Ann")
    assert f"({says('event-entry-gone')})" in page
    assert says("cli-note-struck", number=4, corrects=2, why="heard from the next table") in page
    assert desk.do("conduct", "Bob")["entries"][0]["corrects"] == 1


def test_what_cannot_be_written_down_gets_a_sentence(desk: Director):
    assert desk.refused_as("conduct", "Ann", "--clause", "NPA-3.1a") == "conduct-kind"
    assert desk.refused_as("conduct", "Ann", "--clause", "X-9") == "conduct-unknown"
    assert desk.refused_as("conduct", "Ann", "--unlisted", "taps") == "unlisted-none"
    assert says("cli-conduct-who") in desk.refused("conduct", "--clause", "NPA-4.1a", code=2)
    assert says("cli-not-both", one="--clause", other="--unlisted") in desk.refused(
        "conduct", "Ann", "--clause", "NPA-4.1a", "--unlisted", "taps", code=2
    )
    assert desk.refused_as("strike", "7", "--reason", "no") == "log-number"


def test_what_stood_before_in_the_same_file_is_told(desk: Director):
    desk.do("conduct", "Ann", "--clause", "NPA-4.1a", "--event", "Evening")
    desk.do("new", "npa", "--title", "Second")
    desk.do("enter", "ann", "Zoe", "--event", "Second")
    found = desk.do("conduct", "--event", "Second")
    assert [(one["name"], one["tournament"], one["same_account"]) for one in found["before"]] == [
        ("ann", "Evening", False)
    ]
    assert f"({says('event-same-name')})" in desk.reads("conduct", "ann", "--event", "Second")
    again = says("event-conduct-again", name="ann")
    assert again in desk.do("conduct", "ann", "--clause", "NPA-4.1b", "--event", "Second")["said"]


def test_a_question_is_asked_and_answered(desk: Director):
    assert says("cli-no-questions") in desk.reads("question")
    assert desk.do("question", "May I look?", "--as", "Ann")["question"] == 1
    assert says("cli-answer-too", number=1) in desk.refused("question", "--answer", "1", code=2)
    assert desk.refused_as("question", "Yes.", "--answer", "2") == "question-unknown"
    desk.do("question", "Until a card is led.", "--answer", "1", "--clause", "NPA-2.7h")
    (row,) = desk.do("question")["questions"]
    assert (row["by"], row["answer"], row["clause"]) == ("Ann", "Until a card is led.", "NPA-2.7h")
    assert "(NPA-2.7h)" in desk.reads("question")


def test_a_rule_is_eased_where_the_house_allows_it(tmp_path: Path):
    desk = Director(tmp_path / "fours.db", "n42pa")
    desk.do("enter", "Ann / Bob", "Cleo / Dan", "--here")
    said = desk.do("ease", "Ann", "--clause", "N42-8b", "--reason", "plays from a rack")["said"]
    assert said[1:] == ["N42-8b is relaxed for Ann (N42-21a)."]


def test_in_mcallen_a_hand_stands_when_both_sides_have_agreed(tmp_path: Path):
    desk = Director(tmp_path / "mcallen.db", "mcallen")
    desk.do("enter", "Ann / Bob", "Cleo / Dan", "--here")
    desk.start_round()
    hand = ("--bidder", "N", "--bid", "20", "--trump", "hearts", "--meld", "NS=10,EW=4", "--take", "NS=15")
    desk.do("score", "1", *hand, "--agreed")
    anew = [word.replace("NS=10", "NS=6") for word in hand]
    assert "(MCA-10Fb)" in desk.refused("score", "1", *anew, "--hand", "1")
    assert "already agreed" in desk.refused("score", "1", "--agreed")
    desk.do("correct", "1", *anew, "--hand", "1", "--reason", "the paper was misread")
    assert "nothing to agree to" in _npa(tmp_path).refused("score", "1", "--agreed")


def _npa(tmp_path: Path) -> Director:
    desk = Director(tmp_path / "npa.db", "npa")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    hand = ("--bidder", "N", "--bid", "50", "--trump", "hearts", "--meld", "NS=30,EW=20", "--take", "NS=30")
    desk.do("score", "1", *hand)
    return desk


@pytest.mark.accepts("NPA-2.2d", "MCA-4Se")
@pytest.mark.parametrize(
    ("book", "rule", "by", "helps"),
    [("npa", "NPA-2.2c", "NPA-2.2d", "partner-helps"), ("mcallen", "MCA-4Sb", "MCA-4Se", "partner-shuffles")],
)
def test_a_rule_about_handling_the_cards_is_eased_where_the_paper_excepts_it(tmp_path: Path, book, rule, by, helps):
    desk = Director(tmp_path / "evening.db", book)
    desk.do("enter", *(("Ann", "Bob", "Cleo", "Dan") if book == "npa" else ("Ann & Bob", "Cleo & Dan")), "--here")
    said = desk.do("ease", "Ann", "--clause", rule, "--reason", "cannot grip the cards")["said"]
    helped = fact("eased-helped", name="Ann", partner=(), how=helps)
    assert said[1:] == [f"{rule} is relaxed for Ann ({by}).", Voice().say(helped)]


@pytest.mark.refuses("NPA-2.2d", "MCA-4Se")
@pytest.mark.parametrize(("book", "rule", "by"), [("npa", "NPA-4.1a", "NPA-2.2d"), ("mcallen", "MCA-C1", "MCA-4Se")])
def test_no_other_rule_is_eased_there(tmp_path: Path, book, rule, by):
    desk = Director(tmp_path / "evening.db", book)
    desk.do("enter", *(("Ann", "Bob", "Cleo", "Dan") if book == "npa" else ("Ann & Bob", "Cleo & Dan")), "--here")
    ease = ("ease", "Ann", "--clause", rule, "--reason", "talks in her sleep")
    assert desk.refused_as(*ease) == "allow-kind"
    assert f"({by})" in desk.refused(*ease)


def test_where_the_paper_is_silent_nothing_is_eased(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "bend")
    desk.do("enter", "Ann", "Bob", "Cleo", "Dan", "--here")
    assert desk.refused_as("ease", "Ann", "--clause", "BEN-3.5a", "--reason", "so") == "allow-none"
