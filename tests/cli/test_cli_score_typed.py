"""`score` for people: slips in TOML, seats and suits in their own spelling."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_runner import answered, lines, told

from meldhouse.messages import fact
from worded import words

GOOD = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46, "NS": 25}, "take": {"EW": 30, "NS": 20}}
TYPED = 'bidder = "West"\nbid = "75"\ntrump = "♥"\n[meld]\nEW = 46\nns = 25\n[take]\n"east-west" = 30\nNS = 20\n'


@pytest.fixture
def typed(tmp_path: Path):
    def write(text: str, name: str = "slip.toml") -> str:
        (tmp_path / name).write_text(text, encoding="utf-8")
        return str(tmp_path / name)

    return write


def test_what_is_typed_is_scored_as_what_is_meant(typed):
    expected = answered("score", "npa", "-", stdin=json.dumps(GOOD))
    assert answered("score", "npa", typed(TYPED)) == expected
    assert answered("score", "npa", "-", stdin=TYPED) == expected
    spelt = {**GOOD, "bidder": "west", "trump": "hearts", "bid": "75"}
    assert answered("score", "npa", "-", stdin=json.dumps(spelt)) == expected
    assert lines("score", "npa", stdin=json.dumps(spelt))[0]["slip"] == GOOD


def test_marks_and_a_number_for_trump():
    raw = {"bidder": "north", "bid": "2 marks", "trump": 4, "take": {"NS": 42, "EW": 0}}
    assert "North bid 2 marks in fours" in told("score", "n42pa", "-", stdin=json.dumps(raw))
    said = told("score", "n42pa", "-", stdin=json.dumps([raw, raw]))
    assert "Total marks: North–South 4, East–West 0" in said


def test_marks_where_there_are_none(typed):
    said = told("score", "npa", typed(TYPED.replace('"75"', '"2 marks"')), code=1)
    assert "bid: Bids are points here, 50 or more" in said


def test_a_game_in_toml(typed):
    one = 'bidder = "W"\nbid = 75\ntrump = "H"\nmeld = { EW = 46, NS = 25 }\ntake = { EW = 30, NS = 20 }\n'
    assert answered("score", "npa", typed(f"# Thursday\n[[hand]]\n{one}[[hand]]\n{one}")) == answered(
        "score", "npa", "-", stdin=json.dumps([GOOD, GOOD])
    )
    assert len(answered("score", "npa", "-", stdin=f"[[hand]]\n{one}")["hands"]) == 1


def test_a_slip_of_the_pen_in_toml_is_told_with_its_line(typed):
    path = typed(TYPED.replace('trump = "♥"', "trump: hearts"))
    said = told("score", "npa", path, code=2)
    assert words("book-write", write='trump = "hearts"', why=fact("toml-equals")) in said
    (fault,) = answered("score", "npa", path, code=2)["error"]["faults"]
    assert (fault["line"], fault["key"]) == (3, "trump")


@pytest.mark.parametrize("text", ["hand = []", "hand = 3", "hand = [1]"])
def test_what_is_no_game(text: str, typed):
    assert "comes under a line [[hand]]" in told("score", "npa", typed(text), code=2)


def test_an_empty_toml_file_is_a_slip_without_anything(typed):
    assert "bidder: " in told("score", "npa", typed(""), code=1)


def test_more_meld_than_two_hands_can_hold(typed):
    said = told("score", "npa", typed(TYPED.replace("EW = 46", "EW = 1600")), code=1)
    assert "meld.EW: " in said


def test_faults_carry_their_clause(typed):
    (fault,) = answered("score", "npa", typed(TYPED.replace('"75"', "62")), code=1)["error"]["faults"]
    assert (fault["id"], fault["args"], fault["key"], fault["clause"]) == (
        "slip-no-such-bid",
        {"bid": 62},
        "bid",
        "NPA-2.4g",
    )
