"""`meld`: itemised, by clause, with and without trump."""

from __future__ import annotations

import pytest
from cli_runner import answered, ask, lines, says, told


def test_items_with_their_clauses_and_the_total():
    shown = ask("meld", "npa", "--trump", "H", "KH", "QH", "QS", "JD").stdout.splitlines()
    assert shown[0] == "National Pinochle Association · hearts are trump"
    assert any(line.split() == ["Marriage", "in", "hearts", "(trump)", "K♥", "Q♥", "4", "NPA-2.6h"] for line in shown)
    assert any(line.split() == ["Pinochle", "Q♠", "J♦", "15", "NPA-2.6b"] for line in shown)
    assert shown[-1].split() == ["Total", "19"]


def test_as_json():
    assert answered("meld", "npa", "--trump", "H", "KH QH QS JD") == {
        "book": "npa",
        "trump": "H",
        "cards": ["KH", "QH", "QS", "JD"],
        "items": [
            {
                "name": "marriage in hearts (trump)",
                "kind": "royal",
                "suit": "H",
                "times": 1,
                "points": 4,
                "clause": "NPA-2.6h",
                "cards": ["KH", "QH"],
            },
            {
                "name": "pinochle",
                "kind": "pinochle",
                "suit": None,
                "times": 1,
                "points": 15,
                "clause": "NPA-2.6b",
                "cards": ["QS", "JD"],
            },
        ],
        "total": 19,
        "lay": ["QS", "KH", "QH", "JD"],
    }


def test_without_trump_the_natural_meld():
    assert answered("meld", "npa", "KH QH QS JD")["total"] == 17
    assert "no trump named" in told("meld", "npa", "KH QH QS JD")


@pytest.mark.parametrize(
    "cards",
    [["KH", "QH"], ["KH QH"], ["kh,qh"], ["king of hearts, queen of hearts"], ["K♥;Q♡"], ["king of hearts", "qh"]],
)
@pytest.mark.parametrize("trump", ["H", "h", "hearts", "heart", "♥"])
def test_cards_and_trump_as_people_write_them(cards: list[str], trump: str):
    assert answered("meld", "npa", "-t", trump, *cards)["total"] == 4


def test_no_meld_is_said_in_words():
    assert told("meld", "npa", "AS").endswith("No meld.")


def test_a_hand_with_the_kitty_taken_up_can_be_counted():
    thirty = " ".join(f"{rank}{suit}" for suit in "SHCD" for rank in "ATKQJ") + " AS TS KS QS JS AH TH KH QH JH"
    assert answered("meld", "bend.3", thirty)["total"] > 0
    assert says("cli-too-many-pieces", number=31, most=30) in told("meld", "bend.3", thirty, "AC", code=2)
    assert says("cli-too-many-pieces", number=30, most=20) in told("meld", "npa", thirty, code=2)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["npa", "ZZ", "KH", "1H"], "unknown-piece", says("cli-pieces-unread", faults=2)),
        (["npa", "6-4"], "unknown-piece", "6-4 is a domino, but National Pinochle Association plays with cards."),
        (["npa", "??"], "unknown-piece", says("piece-no-card", text="??")),
        (["npa", "9S"], "impossible-pieces", says("pack-none", piece="9S")),
        (["st-hilary", "AS AS AS"], "impossible-pieces", says("pack-too-many", piece="AS", available=2, count=3)),
        (["npa"], "no-pieces", says("cli-no-pieces")),
        (["npa", ""], "no-pieces", says("cli-no-pieces")),
        (["npa", "KH", "--trump", "4"], "unknown-trump", "(NPA-2.4h)"),
        (["n42pa", "6-4"], "no-meld", "There is no meld in National 42 Players Association."),
    ],
)
def test_bad_questions(words: list[str], code: str, said: str):
    assert said in told("meld", *words, code=2)
    error = answered("meld", *words, code=2)["error"]
    assert error["code"] == code
    assert not error["message"].endswith(":")


def test_every_unreadable_card_is_named():
    faults = answered("meld", "npa", "ZZ KH 1H 6-4", code=2)["error"]["faults"]
    assert [fault["text"].split()[0] for fault in faults] == ["“ZZ”", "“1H”", "6-4"]


def test_json_lines():
    good, bad, other, listed = lines(
        "meld",
        "npa",
        stdin='{"cards": "KH QH", "trump": "H"}\n\n{"cards": "9S"}\n'
        '{"book": "st-hilary", "cards": "9S", "trump": "S", "id": "x"}\n{"cards": ["KH", "QH"]}',
        code=1,
    )
    assert good == {**answered("meld", "npa", "-t", "H", "KH QH"), "line": 1}
    assert bad["line"] == 3
    assert bad["error"]["code"] == "impossible-pieces"
    assert other["total"] == 1
    assert other["id"] == "x"
    assert listed["total"] == 2
