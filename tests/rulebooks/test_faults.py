"""One kind of fault for books, slips and records: a message for people, its parts for programs."""

from __future__ import annotations

import pickle

import pytest

from meldhouse.messages import fact, written
from meldhouse.rulebooks.reading.faults import Fault, about, with_clause

NO = written("No.")


def test_programs_are_told_what_is_known_and_nothing_else():
    assert Fault(NO).as_json() == {"text": "No."}
    whole = Fault(NO, key="x", line=3, hand=2, clause="A-1", file="b.toml")
    assert whole.as_json() == {"text": "No.", "file": "b.toml", "line": 3, "hand": 2, "key": "x", "clause": "A-1"}


def test_programs_get_the_facts_beside_the_sentence():
    fault = about("bid", fact("slip-below-zero", value=-3))
    assert fault.as_json() == {
        "text": "−3 is less than 0.", "id": "slip-below-zero", "args": {"value": -3}, "key": "bid",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Fault(NO), "No."),
        (Fault(NO, hand=2), "Hand 2: No."),
        (Fault(NO, line=7, hand=2), "Line 7: No."),
        (Fault(NO, line=7, key="bid", file="a.toml"), "In a.toml: Line 7: No."),
    ],
)
def test_the_place_stands_before_the_sentence(fault: Fault, told: str):
    assert str(fault) == told


def test_more_may_become_known():
    fault = about("bid", NO, clause="A-1")
    assert fault.at_hand(3) == Fault(NO, key="bid", clause="A-1", hand=3)
    assert fault.at_hand(None) is fault
    elsewhere = fault.in_file("parent.toml")
    assert elsewhere.file == "parent.toml"
    assert elsewhere.in_file("other.toml") is elsewhere


def test_it_survives_being_sent():
    fault = Fault(NO, key="x", line=3, clause="A-1")
    assert pickle.loads(pickle.dumps(fault)) == fault


def test_a_clause_stands_before_the_period():
    why = fact("slip-undecided")
    assert with_clause(why, "A-1") == fact("refused-by", why=why, clause="A-1")
    assert with_clause(why, None) == fact("refused", why=why)
