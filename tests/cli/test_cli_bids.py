"""`bids`: the ladder, and refusals in the table's own sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import answered, lines, says, told

from meldhouse.game import Bid, Pass
from meldhouse.game.bids import bid_refusal
from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import book_names, legal_bids, load_book, some_legal_bids
from table import at_auction, house


def test_the_next_legal_bids():
    said = told("bids", "npa", "--standing", "58")
    assert says("cli-bid-stands", bid=58) in said
    assert says("cli-may-bid-on", bids=(59, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120)) in said
    assert told("bids", "bend").endswith("nobody has bid You may bid 500.")
    assert told("bids", "bend", "-s", "520").endswith("You may bid 530 or 540.")


def test_the_clause_under_a_refusal_says_what_was_refused():
    said = told("bids", "bend", "--bid", "520", code=1)
    assert "The first bid is exactly 500 (BEN-2.2b)." in said
    assert f"BEN-2.2b: {Voice().say(load_book('bend').clause_table['BEN-2.2b'].says)}" in said


def test_the_end_of_the_ladder():
    assert told("bids", "n42pa").endswith("You may bid 30 to 42 or 2 marks.")
    assert told("bids", "n42pa", "--most", "2").endswith("You may bid 30 to 42 or 2 marks.")
    assert told("bids", "n42pa", "-s", "41").endswith("You may bid 42 or 2 marks.")
    assert told("bids", "n42pa", "-s", "2 marks").endswith("You may bid 3 marks.")
    assert told("bids", "n42pa", "-s", "5 marks").endswith(says("cli-no-higher-bid"))


def test_a_long_ladder_with_an_end(tmp_path: Path):
    path = tmp_path / "oak.toml"
    path.write_text('name = "oak"\ntitle = "Oak"\nextends = "npa"\n[auction]\nmaximum = 300')
    said = told("bids", str(path), "--most", "3")
    assert said.endswith(says("cli-may-bid-up-to", bids=(50, 51, 52), last=300))


def test_as_json():
    assert answered("bids", "npa", "-s", "58", "--most", "3", "--bid", "62", code=1) == {
        "book": "npa",
        "standing": 58,
        "bids": [59, 60, 65],
        "more": True,
        "bid": {
            "amount": 62,
            "allowed": False,
            "code": "bid-step",
            "text": "There’s no bid of 62. Try 60 or 65 (NPA-2.4g).",
            "clause": "NPA-2.4g",
            "fact": {
                "id": "refused-by",
                "args": {"why": {"id": "bid-step", "args": {"amount": 62, "near": [60, 65]}}, "clause": "NPA-2.4g"},
            },
        },
    }
    assert answered("bids", "npa", "--bid", "52")["bid"] == {
        "amount": 52, "allowed": True, "code": None, "text": None, "clause": None, "fact": None,
    }  # fmt: skip


def test_a_refused_bid_is_explained_with_its_clause():
    said = told("bids", "npa", "--standing", "58", "--bid", "62", code=1)
    clause = load_book("npa").clause_table["NPA-2.4g"]
    assert "No. There’s no bid of 62. Try 60 or 65 (NPA-2.4g)." in said
    assert f"NPA-2.4g: {Voice().say(clause.says)}" in said


@pytest.mark.parametrize("said", ["84", "2 marks", "2m", "2 MARKS", "2mark", "2 marcas"])
def test_marks_are_understood_in_42(said: str):
    assert answered("bids", "n42pa", "--bid", said)["bid"]["amount"] == 84
    assert "Yes, 2 marks is a legal bid." in told("bids", "n42pa", "--bid", said)


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (
            ["npa", "--standing", "62"],
            "bad-standing",
            says("cli-bid-nearest-by", near=(60, 65), clause="NPA-2.4g"),
        ),
        (
            ["bend", "--standing", "595"],
            "bad-standing",
            says("cli-bid-nearest-by", near=(590, 600), clause="BEN-2.2c"),
        ),
        (
            ["n42pa", "--standing", "60"],
            "bad-standing",
            says("cli-bid-nearest-by", near=(42, fact("bid-in-marks", marks=2)), clause="N42-X3"),
        ),
        (["n42pa", "--standing", "300"], "bad-standing", "The highest bid is 5 marks"),
        (["npa", "--standing", "10"], "bad-standing", "10 is too low"),
        (
            ["npa", "--bid", "sixty"],
            "not-a-bid",
            says("cli-bid-unread", field="bid", said="sixty", how="points", least=50),
        ),
        (["npa", "--bid", "2 marks"], "not-a-bid", says("cli-bid-points", field="bid", least=50)),
        (
            ["n42pa", "--bid", "1e3"],
            "not-a-bid",
            says("cli-bid-unread", field="bid", said="1e3", how="marks", least=30),
        ),
        (
            ["npa", "--bid", "9" * 5000],
            "not-a-bid",
            says("cli-bid-unread", field="bid", said="9" * 40, how="huge", least=50),
        ),
        (["npa", "--bid", "٣٠"], "not-a-bid", says("cli-bid-unread", field="bid", said="٣٠", how="points", least=50)),
    ],
)
def test_bad_questions(words: list[str], code: str, said: str):
    assert said in told("bids", *words, code=2)
    assert answered("bids", *words, code=2)["error"]["code"] == code


@pytest.mark.parametrize("most", ["0", "1001", "many"])
def test_how_many_to_list_is_bounded(most: str):
    assert told("bids", "npa", "--most", most, code=2)


def test_an_absurd_bid_is_answered_at_once():
    for name in book_names():
        (found,) = lines("bids", name, stdin='{"bid": 999999999}')
        assert found["bid"]["allowed"] == (load_book(name).auction.ladder[-1].step == 1)
    assert answered("bids", "bend", "-s", "500", "-b", "999999900", code=1)["bid"]["code"] == "bid-jump"


@pytest.mark.parametrize(
    "limits", ["", "jump = 2", "free_to = 60", "opening = 60", "ladder = [{ step = 7 }]\njump = 3"]
)
def test_the_nearest_bids_are_the_legal_ones_on_both_sides(limits: str):
    book = house("npa", f"[auction]\n{limits}") if limits else load_book("npa")
    for standing in (None, 50, 57):
        legal = some_legal_bids(book.auction, standing, 400)
        for amount in range(51, 300):
            refusal = bid_refusal(book, standing, amount)
            if refusal is not None and refusal.code == "bid-step":
                sides = (
                    max((b for b in legal if b < amount), default=None),
                    min((b for b in legal if b > amount), default=None),
                )
                assert refusal.message.args["near"] == tuple(bid for bid in sides if bid is not None)


def test_json_lines():
    first, second, third = lines(
        "bids", "npa", stdin='{"standing": 58, "most": 1}\n{"standing": true}\n{"bid": 49, "book": "bend"}', code=1
    )
    assert first["bids"] == [59]
    assert second["error"]["message"] == "standing: expected a number, got True."
    assert third["bid"]["clause"] == load_book("bend").cite("bid-minimum")


@pytest.mark.parametrize("name", book_names())
def test_the_table_says_the_same(name: str):
    book = load_book(name)
    hand = at_auction(book, dealer="N")
    assert hand.turn is not None
    opening = next(iter(legal_bids(book.auction, None)))
    for standing in (None, opening):
        turn = hand.turn
        for amount in (*range(max(0, opening - 3), opening + 130), 2 * opening, 7 * opening, 10_000):
            at_table, asked = hand.verify(Bid(turn, amount)), bid_refusal(book, standing, amount)
            assert at_table == asked
            assert hand.can(Bid(turn, amount)) == (asked is None)
        hand.apply(Bid(turn, opening) if standing is None else Pass(turn))
