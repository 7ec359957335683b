"""`meldhouse rule` about the shuffle, the board, disputes, sheets and conduct: asked, by options, in lines of JSON."""

from __future__ import annotations

import json

import pytest
from cli_runner import lines, told

from meldhouse.referee.cases import KINDS
from meldhouse.referee.groups import GROUPS


def said(*args: str, **options: object) -> str:
    return " ".join(told("rule", *args, **options).split())


@pytest.mark.parametrize(
    ("book", "typed", "sentence"),
    [
        ("npa", "late\nN\n6:00\n", "North loses 10 points (NPA-5.1b)"),
        ("npa", "late\nN\n5:59\n", "Up to 5 minutes cost nothing"),
        ("npa", "appeal\na renege\nno renege\n\n", "the National Tournament Director decides"),
        ("npa", "dispute\n\n", "The players try to settle it at the table (NPA-1.3a)"),
        ("mcallen", "appeal\n\n", "cannot be appealed"),
        ("mcallen", "board_short\nW\n15\nNS=13 EW=9\ny\n", "North and South: +15 points"),
        ("mcallen", "board_short\n\n", "his side has 10 or more"),
        ("npa", "no_marriage\nW\n55\nNS=27 EW=0\nn\n", "North and South: +27 points"),
        ("npa", "cut_wrong\nn\n", "with at least 4 left below (NPA-2.2k)"),
        ("npa", "cut_wrong\ny\n", "The hand goes on. It is written down"),
        ("npa", "sheet_error\ny\n", "(NPA-8.1b)"),
        ("st-hilary", "sheet_error\ny\n", "It is put right"),
        ("npa", "sheet_changed\nN\ny\n", "The change does not count"),
        ("npa", "sheet_changed\n\ny\n", "All four players are told of it"),
        ("npa", "sheet_unsigned\n", "(NPA-8.1a)"),
        ("npa", "ruling_uncited\n", "(NPA-1.3b)"),
        ("npa", "conduct\nN\nNPA-4.1b\n", "(NPA-4.1b)"),
        ("npa", "conduct\nN\n\n", "(NPA-1.2a)"),
        ("npa", "bid_wrong\nN\n59\n58\n", "Nothing is wrong: 59 may be bid over 58 (NPA-2.4g)"),
        ("npa", "bid_wrong\nN\n61\n58\n", "It does not count. South may not bid again"),
        ("npa", "repeated\nN\n", "(NPA-1.1a)"),
        ("n42pa", "question\n", "(N42-20a)"),
    ],
)
def test_one_question_after_the_other(book: str, typed: str, sentence: str) -> None:
    assert sentence in said(book, stdin=typed)


def test_in_lines_of_json() -> None:
    asked = [
        {"book": "npa", "kind": "appeal", "ruled": ["a", "b"], "absent": ["National Tournament Director"]},
        {"book": "npa", "kind": "conduct", "by": "N", "clause": "NPA-4.1e"},
        {"book": "npa", "kind": "shuffle_short", "in_time": False},
        {"book": "npa", "kind": "dispute", "ruled": 7},
        {"book": "npa", "kind": "board_short", "bidder": "W", "contract": 50, "dropped": True, "meld": "NS=24 EW=19"},
    ]  # fmt: skip
    first, second, third, fourth, fifth = lines("rule", stdin="\n".join(map(json.dumps, asked)), code=1)
    assert "the Vice President decides" in first["ruling"]["text"]
    assert second["ruling"]["clause"] == "NPA-4.1e"
    assert third["ruling"]["remedies"] == ["play-on", "log"]
    assert "ruled" in fourth["error"]["message"]
    assert [entry["points"] for entry in fifth["ruling"]["entries"] if entry["points"]] == [50, 24]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("dispute", "--absent", "Bob"), "Nobody here decides as “Bob”"),
        (("lead_early", "--by", "N", "--ruled", "a"), "leave it out"),
        (("conduct", "--by", "N", "--clause", "NPA-3.1a"), "has a name of its own"),
        (("conduct", "--by", "N", "--clause", "nonsense"), "There is no clause “nonsense”"),
        (("cut_missing", "--by", "Q"), "Nobody sits at"),
        (("bid_wrong", "--by", "N", "--bid", "65", "--over", "61"), "61 is no bid of this house"),
        (("bid_wrong", "--by", "N", "--bid", "65", "--over", "soon"), "over"),
    ],
)
def test_what_cannot_be_gets_a_sentence(wrong: tuple[str, ...], sentence: str) -> None:
    assert sentence in said("npa", *wrong, code=2)


def test_every_kind_stands_in_one_chapter() -> None:
    listed = [kind for kinds in GROUPS.values() for kind in kinds]
    assert sorted(listed) == sorted(KINDS)
