"""`legal`: the same answers as the table gives."""

from __future__ import annotations

import random

import pytest
from cli_runner import answered, lines, says, told

from meldhouse.cli.commands.legal import answer
from meldhouse.game import Hand, NameTrump, Play, legal_actions, steward, to_act
from meldhouse.game.typed.answers import Question
from meldhouse.rulebooks import book_names, load_book


def test_what_may_be_played_and_why_not_the_rest():
    said = told("legal", "npa", "--trump", "C", "--hand", "AS KH JH 10C", "--trick", "QH KC")
    assert "clubs are trump" in said
    assert "On the table, as played: Q♥ K♣" in said
    assert "You may play: K♥ J♥ " in said
    assert "You may not play: • A♠ 10♣ You have a heart, so you must play one (NPA-3.1a)." in said


def test_as_json():
    found = answered("legal", "npa", "--trump", "C", "--hand", "AS KH AS", "--trick", "QH")
    assert found["illegal"][0].pop("fact")["args"]["why"]["id"] == "must-follow"
    assert found == {
        "book": "npa",
        "trump": "C",
        "hand": ["AS", "KH", "AS"],
        "trick": ["QH"],
        "led": "H",
        "legal": ["KH"],
        "illegal": [
            {
                "piece": "AS",
                "code": "must-follow",
                "text": "You have a heart, so you must play one (NPA-3.1a).",
                "clause": "NPA-3.1a",
            }
        ],
        "play": None,
        "allowed": None,
    }


def test_the_leader_may_play_anything():
    said = told("legal", "npa", "--trump", "C", "--hand", "AS KH")
    assert "You may play: A♠ K♥" in said
    assert says("cli-all-allowed") in said


def test_one_card_may_be_asked_about():
    asked = ("legal", "npa", "--trump", "C", "--hand", "AS KH JH", "--trick", "QH", "--play")
    assert told(*asked, "KH").endswith("Yes, you may play K♥.")
    assert told(*asked, "JH", code=1).endswith("No. Your K♥ beats the Q♥, so you must play higher (NPA-3.1b).")
    assert answered(*asked, "JH", code=1)["allowed"] is False
    assert answered(*asked, "KH")["allowed"] is True
    assert "Name one card of the hand, not" in told(*asked, "AC", code=2)
    assert "Name one card of the hand, not" in told(*asked, "AS KH", code=2)


@pytest.mark.parametrize(
    ("said", "code"), [("fours", "4"), ("4", "4"), ("doubles", "doubles"), ("Follow me", "follow-me")]
)
def test_contracts_as_people_say_them(said: str, code: str):
    assert answered("legal", "n42pa", "--trump", said, "--hand", "6-4")["trump"] == code


def test_follow_me_is_not_called_trump():
    assert "· follow me" in told("legal", "n42pa", "--trump", "follow-me", "--hand", "6-4")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--hand", "KH"], "no-trump", says("cli-say-trump", choices=("S", "H", "C", "D"))),
        (["--trump", "C"], "no-pieces", says("cli-no-pieces")),
        (
            ["--trump", "C", "--hand", "KH", "--trick", "AS AS AS AS"],
            "trick-full",
            says("cli-trick-full", book="npa", players=4, most=3, number=4),
        ),
        (
            ["--trump", "C", "--hand", "AS AS AS", "--trick", "AS AS"],
            "impossible-pieces",
            says("pack-too-many", piece="AS", available=4, count=5),
        ),
        (["--trump", "C", "--hand", "KH", "--trick", "6-6"], "unknown-piece", "6-6 is a domino"),
        (["--trump", "doubles", "--hand", "KH"], "unknown-trump", "can’t be trump here"),
        (["--trump", "C", "--hand", "KH " * 4 + "QH " * 4 + "AS AC AD " * 4 + "TS"], "too-many-pieces", "at most 20"),
    ],
)
def test_bad_questions(words: list[str], code: str, said: str):
    assert said in told("legal", "npa", *words, code=2)
    assert answered("legal", "npa", *words, code=2)["error"]["code"] == code


def test_json_lines():
    good, bad = lines(
        "legal",
        stdin='{"book": "n42pa", "trump": "4", "hand": "6-1 5-5", "trick": "6-6", "play": "5-5"}\n{"hand": "6-1"}',
        code=1,
    )
    assert good["legal"] == ["6-1"]
    assert good["allowed"] is False
    assert bad["error"]["code"] == "no-book"


def some_hand(name: str, seed: int) -> Hand:
    """A hand that people without a plan have brought to the first lead."""
    book, luck = load_book(name), random.Random(seed)
    hand = Hand(book, dealer="N", key=bytes([seed]) * 32)
    for _ in range(200):
        steward.tidy(hand)
        if hand.phase in ("tricks", "over"):
            break
        seat = to_act(hand)[0]
        offered = [action for action, _ in zip(legal_actions(hand, seat), range(9), strict=False)]
        chosen = next((a for a in offered if isinstance(a, NameTrump)), None)
        hand.apply(chosen or luck.choice(offered))
    return hand


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", book_names())
def test_the_table_says_the_same(name: str, seed: int):
    hand, luck = some_hand(name, seed), random.Random(seed)
    while not hand.is_over:
        steward.tidy(hand)
        if hand.turn is None:
            break
        state, held = hand.state, hand.state.hands[hand.turn]
        found = answer(
            hand.book,
            Question(
                {
                    "trump": state.trump,
                    "hand": [piece.text for piece in held],
                    "trick": [piece.text for piece in state.play.trick],
                }
            ),
        )
        assert set(found.legal) == set(hand.legal_plays())
        for refused in found.illegal:
            refusal = hand.verify(Play(hand.turn, refused.piece))
            assert refusal is not None
            assert (refusal.code, refusal.clause) == (refused.code, refused.clause)
            # Whoever asks here has said what trump is; a table may no longer tell it.
            assert hand.book.voice.say(refusal.whole) == refused.text or state.trump_is_hidden
        hand.apply(Play(hand.turn, luck.choice(found.legal)))
        steward.tidy(hand)


def test_the_helpers_of_this_test_reach_the_tricks():
    assert any(some_hand(name, seed).state.phase == "tricks" for name in book_names() for seed in range(4))
