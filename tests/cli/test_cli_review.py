"""`meldhouse review`: records looked back at, for people and for programs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cli_runner import answered, ask, says, told

from meldhouse.cli.commands.review import HandReview, ReviewAnswer, costliest
from meldhouse.game import Bid, Pass
from meldhouse.game.records import Record, dump
from meldhouse.players.advice import Finding
from table import at_tricks, house

GOLDEN = Path(__file__).parents[1] / "golden"
HAND = (str(GOLDEN / "n42pa.record"), "--number", "1", "--level", "club")
"""A hand that was played by lot, so there is much to say about it."""


def test_a_hand_is_told_mistake_by_mistake_and_its_figures_add_up():
    found = answered("review", *HAND)
    (hand,) = found["hands"]
    assert found["unit"] == "marks"
    assert hand["mistakes"]
    for one in hand["mistakes"]:
        assert one["cost"] > 0
        assert one["done"] != one["better"]
        assert all(reason["id"] for reason in one["reasons"])
        assert len(hand["words"][str(one["number"])]) >= 2 + len(one["reasons"])
    for side, one in hand["balances"].items():
        assert one["luck"] + one["gifts"] - one["cost"] == pytest.approx(one["result"])
        own = sum(mistake["cost"] for mistake in hand["mistakes"] if mistake["seat"] in side)
        assert one["cost"] == pytest.approx(own)
    assert found["balances"] == hand["balances"]


def figures(shown: str, row: str) -> list[float]:
    line = next(line for line in shown.splitlines() if line.startswith(f"  {row}"))
    return [float(number) for number in re.findall(r"[+-]?\d+\.\d+", line)]


@pytest.mark.parametrize("width", [40, 80])
def test_a_person_reads_sentences_and_a_table_that_adds_up_as_it_is_read(width: int):
    result = ask("review", *HAND, width=width)
    shown = result.stdout
    assert max(map(len, shown.splitlines())) <= width
    assert "Hand 1: East bid 35 in twos" in " ".join(shown.split())
    sentences = " ".join(shown.split())
    assert re.search(r"(North|East|South|West) (played|bid|passed|made)[^.]*\. Cost: about [\d.]+ marks?", sentences)
    assert "• Better: " in sentences
    rows = [figures(shown, row) for row in ("Luck", "Gifts", "Own mistakes", "Result")]
    for luck, gifts, own, whole in zip(*rows, strict=True):
        assert luck + gifts + own == pytest.approx(whole)
    assert result.stderr == "", "no bar where nobody is looking"


def test_one_player_hears_only_of_himself_but_sees_everybodys_figures():
    everybody, one = answered("review", *HAND), answered("review", *HAND, "--seat", "east")
    assert {mistake["seat"] for mistake in one["hands"][0]["mistakes"]} <= {"E"}
    assert {mistake["seat"] for mistake in one["hands"][0]["hindsight"]} <= {"E"}
    assert one["balances"] == everybody["balances"]


def test_only_the_costliest_are_told_when_so_many_are_asked_for():
    everything, top = answered("review", *HAND), answered("review", *HAND, "--top", "1")
    costs = [mistake["cost"] for mistake in everything["hands"][0]["mistakes"]]
    assert [mistake["cost"] for mistake in top["hands"][0]["mistakes"]] == [max(costs)]
    assert top["mistakes"] == len(costs)
    assert top["balances"] == everything["balances"]
    assert says("cli-some-mistakes", shown=1, number=len(costs)) in told("review", *HAND, "--top", "1")


def test_the_costliest_of_equals_are_the_first():
    one = Finding(number=1, seat="N", trick=None, done=Pass("N"), better=Bid("N", 30), cost=2.0)
    hands = tuple(
        HandReview(
            number=number, decisions=9, mistakes=(one, one), hindsight=(one,), unjudged=0, unsolved=0, balances={}
        )
        for number in (1, 2)
    )
    found = ReviewAnswer(book="n42pa", level="expert", version=1, unit="marks", mistakes=4, hands=hands, balances={})
    assert [len(hand.mistakes) for hand in costliest(found, 3).hands] == [2, 1]
    assert not any(hand.hindsight for hand in costliest(found, 3).hands)


def test_the_same_seed_says_the_same():
    assert ask("review", *HAND, "--seed", "oak").stdout == ask("review", *HAND, "--seed", "oak").stdout


def test_the_hands_of_an_evening_are_summed_up():
    shown = ask("review", str(GOLDEN / "n42pa.record"), "--level", "club", "--budget", "10").stdout
    assert shown.count("\nHand ") >= 2
    assert f"\n{says('cli-all-hands')}\n" in shown


DROPPED = """\
Meldhouse record 1
book: n42pa

hand 1
dealer: W
steward: yes
table: refereed
N: 5-4 4-1 6-3 3-0 6-0 4-4 1-0
E: 4-0 1-1 6-4 5-2 2-1 4-3 3-2
S: 5-1 5-0 0-0 3-3 6-5 6-6 6-1
W: 2-0 5-5 3-1 4-2 5-3 6-2 2-2

N passes
E passes
S bids 30
W passes
S names 6
1. S: 6-6 6-2 6-0 6-4
2. S: 6-5 2-0 6-3 4-0
3. S: 5-0 5-5 5-4 5-2
4. W: 5-3 4-1 2-1 5-1
5. W: 2-2 4-4 3-2 6-1
! piece_dropped: S exposes 0-0
6. S: 0-0 3-1 1-0 1-1
7. S: 3-3 4-2 3-0 4-3
"""


def test_what_follows_something_irregular_is_beyond_reckoning(tmp_path: Path):
    file = tmp_path / "dropped.record"
    file.write_text(DROPPED, encoding="utf-8")
    assert says("cli-unjudged", number=3) in told("review", str(file), "--level", "club")
    assert answered("review", str(file), "--level", "club")["hands"][0]["unjudged"] == 3
    assert "Expert: Play" in told("hint", str(file), "--at", "13")
    refused = told("hint", str(file), "--at", "27", code=2)
    assert "Something irregular happened in this hand" in refused


# --- what cannot be looked back at ------------------------------------------------------------------------------------


def test_a_hand_that_is_not_over_is_for_a_hint(tmp_path: Path):
    file = tmp_path / "begun.record"
    dump(Record(book=house("n42pa"), hands=[at_tricks(house("n42pa"), bidder="S", trump="4", dealer="E")]), file)
    shown = told("review", str(file), code=2)
    assert shown.startswith(says("cli-not-over", hands="one"))
    assert "meldhouse hint" in shown


@pytest.mark.parametrize(
    ("asked", "sentence", "code"),
    [
        ((), says("command-missing-such-as", what="RECORD", example="meldhouse review evening.record"), 2),
        (("nowhere.record",), says("cli-no-file", file="nowhere.record"), 2),
        ((str(GOLDEN / "npa.record"), "--number", "9"), says("cli-no-such-hand", hands=3, number=9), 2),
        ((str(GOLDEN / "npa.record"), "--seat", "Q"), says("no-seat", seat="Q", seats=("N", "E", "S", "W")), 2),
        (
            (str(GOLDEN / "npa.record"), "--level", "novice"),
            says("cli-no-adviser", level="novice", levels=("club", "expert")),
            2,
        ),
        ((str(GOLDEN / "npa.record"), "--level", "wizard"), "There’s no level “wizard”", 2),
        ((str(GOLDEN / "npa.record"), "--top", "0"), says("command-number-from", value="0", least=1), 2),
        ((str(Path(__file__)),), "so it wasn’t replayed", 1),
    ],
)
def test_what_cannot_be_looked_back_at_is_said_in_a_sentence(asked: tuple[str, ...], sentence: str, code: int):
    assert sentence in told("review", *asked, code=code)


def test_mistakes_that_are_left_out_are_not_denied():
    both = ask("review", str(GOLDEN / "n42pa.record"), "--level", "club").stdout
    only = ask("review", str(GOLDEN / "n42pa.record"), "--level", "club", "--top", "1").stdout
    assert both.count(". Cost: ") > 1
    assert only.count(". Cost: ") == 1
    assert only.count(says("cli-no-mistakes")) == both.count(says("cli-no-mistakes"))
    assert any(says("cli-mistakes-untold", number=number) in only for number in range(1, 9))
