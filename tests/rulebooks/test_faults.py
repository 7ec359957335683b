"""One kind of fault for books, slips and records: a sentence for people, its parts for programs."""

from __future__ import annotations

import pickle

import pytest

from meldhouse.rulebooks.faults import Fault, about, as_faults


def test_a_fault_is_its_sentence():
    fault = about("deal.hand", "there is no hand of 0.", clause="OAK-1")
    assert fault == "deal.hand: there is no hand of 0."
    assert fault.endswith(".")
    assert (fault.key, fault.clause, fault.line, fault.hand, fault.file) == ("deal.hand", "OAK-1", None, None, None)


def test_programs_are_told_what_is_known_and_nothing_else():
    assert Fault("Nothing can be read.").as_json() == {"text": "Nothing can be read."}
    whole = Fault("x: y.", key="x", line=3, hand=2, clause="A-1", file="b.toml")
    assert whole.as_json() == {"text": "x: y.", "file": "b.toml", "line": 3, "hand": 2, "key": "x", "clause": "A-1"}
    assert type(whole.as_json()["text"]) is str


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Fault("no."), "no."),
        (Fault("no.", hand=2), "hand 2: no."),
        (Fault("no.", line=7, hand=2), "line 7: no."),
        (Fault("line 7: no.", line=7), "line 7: no."),
    ],
)
def test_the_place_stands_before_the_sentence_once(fault, told):
    assert fault.told == told


def test_more_may_become_known():
    fault = about("bid", "no.", clause="A-1")
    assert fault.at_hand(3).as_json() == {"text": "bid: no.", "hand": 3, "key": "bid", "clause": "A-1"}
    assert fault.at_hand(None) is fault
    elsewhere = fault.in_file("parent.toml")
    assert (elsewhere, elsewhere.file) == ("in parent.toml: bid: no.", "parent.toml")
    assert elsewhere.in_file("other.toml") is elsewhere


def test_it_survives_being_sent():
    fault = Fault("x: y.", key="x", line=3, clause="A-1")
    again = pickle.loads(pickle.dumps(fault))
    assert type(again) is Fault
    assert again.as_json() == fault.as_json()


def test_plain_sentences_become_faults_with_the_key_they_begin_with():
    one, other, kept = as_faults(["meld.NS: too much.", "You hold a club: follow.", about("bid", "no.")])
    assert (one.key, other.key, kept.key) == ("meld.NS", None, "bid")
