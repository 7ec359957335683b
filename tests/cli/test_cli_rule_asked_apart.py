"""`meldhouse rule` about the shuffle, the board, disputes, sheets and conduct: asked, by options, in lines of JSON."""

from __future__ import annotations

import json

import pytest
from cli_runner import lines, told

from worded import words


def said(*args: str, **options: object) -> str:
    return " ".join(told("rule", *args, **options).split())


@pytest.mark.parametrize(
    ("book", "typed", "sentence"),
    [
        ("npa", "late\nN\n6:00\n", "North loses 10 points (NPA-5.1b)"),
        ("npa", "late\nN\n5:59\n", words("ruling-late-free", minutes=5, whole="yes")),
        ("npa", "appeal\na renege\nno renege\n\n", "National Tournament Director"),
        ("npa", "dispute\n\n", "(NPA-1.3a)"),
        ("mcallen", "appeal\n\n", "(MCA-C5)"),
        ("mcallen", "board_short\nW\n15\nNS=13 EW=9\ny\n", "North and South: +15 points"),
        ("mcallen", "board_short\n\n", words("ruling-board-floor", floor=10, bid=15)),
        ("npa", "no_marriage\n\nW\n55\nNS=27 EW=0\nn\n", "North and South: +27 points"),
        ("npa", "cut_wrong\n\n1\n", words("ruling-cut-again", leaving=4)),
        ("npa", "cut_wrong\n\n2\n", words("ruling-remedy", remedy="play-on")),
        ("npa", "sheet_error\ny\n", "(NPA-8.1b)"),
        ("st-hilary", "sheet_error\ny\n", words("ruling-sheet-if-agreed", alone="no")),
        ("npa", "sheet_changed\nN\ny\n", words("ruling-change-signed")),
        ("npa", "sheet_changed\n\ny\n", words("ruling-all-told")),
        ("npa", "sheet_unsigned\n", "(NPA-8.1a)"),
        ("npa", "ruling_uncited\n", "(NPA-1.3b)"),
        ("npa", "conduct\nN\nNPA-4.1b\n", "(NPA-4.1b)"),
        ("npa", "conduct\nN\n\n", "(NPA-1.2a)"),
        ("npa", "bid_wrong\nN\n59\n58\n", words("ruling-bid-fine-over", bid=59, over=58)),
        (
            "npa",
            "bid_wrong\nN\n61\n58\n",
            words("ruling-remedy-partner", remedy="silence-partner", partner=("S",), who=("N",)),
        ),
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
    assert "Vice President" in first["ruling"]["text"]
    assert second["ruling"]["clause"] == "NPA-4.1e"
    assert third["ruling"]["remedies"] == ["play-on", "log"]
    assert "ruled" in fourth["error"]["message"]
    assert [entry["points"] for entry in fifth["ruling"]["entries"] if entry["points"]] == [50, 24]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("dispute", "--absent", "Bob"), "There’s no official “Bob” here"),
        (("lead_early", "--by", "N", "--ruled", "a"), words("case-ruled-where")),
        (("conduct", "--by", "N", "--clause", "NPA-3.1a"), "ask by name"),
        (("conduct", "--by", "N", "--clause", "nonsense"), words("case-clause", rule="nonsense")),
        (("cut_missing", "--by", "Q"), "There’s no seat “Q”"),
        (("bid_wrong", "--by", "N", "--bid", "65", "--over", "61"), words("case-over-no-bid", over=61)),
        (("bid_wrong", "--by", "N", "--bid", "65", "--over", "soon"), "over"),
    ],
)
def test_what_cannot_be_gets_a_sentence(wrong: tuple[str, ...], sentence: str) -> None:
    assert sentence in said("npa", *wrong, code=2)
