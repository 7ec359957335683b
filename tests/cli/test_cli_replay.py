"""`replay`: a record played again, with everything a table remembers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cli_runner import answered, ask, lines, says, told

from meldhouse.game import Hand, NameTrump, legal_actions, seating_of, steward, to_act
from meldhouse.game.records import Record, dumps
from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import book_names, load_book, loads_book
from meldhouse.rulebooks.schema import Book
from table import at_auction, call
from worded import refused, words


def played(book: Book, seed: int) -> Hand:
    """A hand played by the first thing that is allowed, a few bids apart."""
    seats = seating_of(book).seats
    hand = Hand(book, dealer=seats[seed % len(seats)], key=bytes([seed + 1]) * 32)
    for step in range(400):
        steward.tidy(hand)
        if hand.is_over:
            break
        seat = to_act(hand)[0]
        offered = [action for action, _ in zip(legal_actions(hand, seat), range(4), strict=False)]
        named = next((action for action in offered if isinstance(action, NameTrump)), None)
        hand.apply(named or offered[min(len(offered) - 1, 1 if hand.phase == "auction" and step < 40 else 0)])
    assert hand.is_over
    return hand


def record(name: str, hands: int = 1, book: Book | None = None) -> str:
    book = book or load_book(name)
    return dumps(Record(book=book, hands=[played(book, seed) for seed in range(hands)], players={"N": "Host"}))


@pytest.mark.parametrize("name", book_names())
def test_every_house_can_be_replayed(name: str, tmp_path: Path):
    path = tmp_path / "evening.txt"
    path.write_text(record(name, 2), encoding="utf-8")
    shown = ask("replay", str(path)).stdout
    assert shown.startswith(f"{Voice().say(load_book(name).called)} · 2 hands\nNorth is Host.\n")
    assert "Hand 1: North is the" in shown
    assert "Bidding: " in shown
    assert "Total " in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert answered("replay", str(path)) == answered("replay", "-", stdin=path.read_bytes())


def test_the_answer_tells_all_of_a_hand():
    book = load_book("st-hilary")
    hand = played(book, 0)
    (told_hand,) = answered("replay", "-", stdin=record("st-hilary"))["hands"]
    assert set(told_hand) == {
        "dealer", "scorekeeper", "thrown_in", "dealt", "kitty", "calls", "bidder", "bid", "dropped", "trump", "passed",
        "laid_away", "meld", "tricks", "refereed", "happenings", "how", "slip", "entries", "totals", "unscored",
    }  # fmt: skip
    state = hand.state
    assert told_hand["dealt"] == {seat: [p.text for p in held] for seat, held in state.deal.dealt.items()}
    assert [(call["seat"], call["amount"]) for call in told_hand["calls"]] == list(state.auction.calls)
    assert (told_hand["bidder"], told_hand["bid"], told_hand["trump"]) == (state.bidder, state.amount, state.trump)
    assert told_hand["passed"] == {seat: [p.text for p in given] for seat, given in state.before_play.exchanged.items()}
    assert {seat: meld["points"] for seat, meld in told_hand["meld"].items()} == {
        seat: meld.points for seat, meld in state.meld.items()
    }
    assert [(t["leader"], t["winner"], t["points"]) for t in told_hand["tricks"]] == [
        (t.leader, t.winner, t.points) for t in state.play.tricks
    ]
    assert told_hand["how"] == state.ending.ended


def test_tricks_stand_under_the_seats_that_played_them():
    shown = ask("replay", "-", stdin=record("n42pa")).stdout.splitlines()
    (hand,) = answered("replay", "-", stdin=record("n42pa"))["hands"]
    first = hand["tricks"][0]
    row = next(line.split() for line in shown if line.split()[:1] == ["1"])
    seats = "NESW"
    start = seats.index(first["leader"])
    order = seats[start:] + seats[:start]
    by_seat = dict(zip(order, first["pieces"], strict=True))
    assert row[2:6] == ["[" + by_seat[seat].replace("-", "|") + "]" for seat in seats]


def test_games_are_added_up():
    answer = answered("replay", "-", stdin=record("npa", 5))
    assert [game["hands"] for game in answer["games"]] == [4, 1]
    assert answer["games"][0]["over"] is True
    assert "After 4 hands Total points: " in told("replay", "-", stdin=record("npa", 5))
    assert f"{says('cli-is-over', what='round', why=fact('cli-hands-played', number=4, of=4))} [NPA-2.3b]" in told(
        "replay", "-", stdin=record("npa", 5)
    )


def test_a_record_that_stops_early():
    text = record("st-hilary")
    cut = text[: text.index("\n5. ")] + "\n"
    said = told("replay", "-", stdin=cut)
    assert f"The record stops here: {words('phase', phase='tricks')}." in said
    (hand,) = answered("replay", "-", stdin=cut)["hands"]
    assert hand["how"] is None
    assert hand["slip"] is None
    assert len(hand["tricks"]) == 4


def test_a_hand_thrown_in_is_told():
    book = load_book("st-hilary")
    for seed in range(255):
        hand = Hand(book, dealer="W", key=bytes([seed]) * 32)
        steward.tidy(hand)
        from meldhouse.game import CallRedeal, Pass

        caller = next((seat for seat in "NESW" if hand.can(CallRedeal(seat))), None)
        if caller is not None:
            hand.apply(CallRedeal(caller))
            steward.tidy(hand)
            hand.apply(Pass("N"))
            said = told("replay", "-", stdin=dumps(Record(book=book, hands=[hand])))
            assert says("cli-thrown-in", times=1) in said
            return
    pytest.skip("no weak hand among these keys")


def test_a_clubs_record_needs_its_book(tmp_path: Path):
    club = 'name = "oak"\ntitle = "Oak Street Club"\nextends = "st-hilary"\n[auction]\nminimum = 20'
    path = tmp_path / "oak.toml"
    path.write_text(club)
    text = record("oak", book=loads_book(club))
    assert "“oak”" in told("replay", "-", stdin=text, code=1)
    assert "Oak Street Club" in told("replay", "-", "--book", str(path), stdin=text)
    (good,) = lines("replay", "--book", str(path), stdin=json.dumps({"record": text}))
    assert good["book"] == "oak"


def test_what_breaks_a_rule_is_told_with_its_line_and_clause():
    text = record("npa")
    number = next(n for n, line in enumerate(text.splitlines(), start=1) if "bids 5" in line)
    bad = text.replace(text.splitlines()[number - 1], text.splitlines()[number - 1].split("bids")[0] + "bids 49")
    said = told("replay", "-", stdin=bad, code=1)
    assert f"Line {number}: {refused('npa', 'bid-minimum', 'NPA-2.4f', amount=49, minimum=50)}" in said
    error = answered("replay", "-", stdin=bad, code=1)["error"]
    assert error["code"] == "bad-record"
    assert error["faults"] == [
        {
            "text": refused("npa", "bid-minimum", "NPA-2.4f", amount=49, minimum=50),
            "id": "bid-minimum",
            "args": {"amount": 49, "minimum": 50},
            "line": number,
            "hand": 1,
            "clause": "NPA-2.4f",
        }
    ]


@pytest.mark.parametrize(
    "text", ["", "hello", "Meldhouse record 2\n", "Meldhouse record 1\nbook: npa\nhand 1\ndealer: Q\n"]
)
def test_what_is_no_record(text: str):
    assert "replayed" in told("replay", "-", stdin=text, code=1)


def test_json_lines():
    good, bad, empty = lines(
        "replay",
        stdin="\n".join((json.dumps({"record": record("npa"), "id": 7}), '{"record": "x"}', '{"book": "npa"}')),
        code=1,
    )
    assert good["id"] == 7
    assert good["hands"] == answered("replay", "-", stdin=record("npa"))["hands"]
    assert bad["error"]["code"] == "bad-record"
    assert empty["error"]["code"] == "no-record"


# --- hands that follow each other -----------------------------------------------------------------------------------


def two_hands(*dealers: str) -> str:
    book = load_book("n42pa")
    hands = [call(at_auction(book, dealer=dealer), None, None, None, None) for dealer in dealers]
    return dumps(Record(book=book, hands=hands)).replace("hands: apart\n", "")


def test_a_deal_that_was_not_the_dealers_is_told_and_nothing_goes_wrong_inside():
    text = two_hands("W", "E")
    line = text.splitlines().index("dealer: E") + 1
    said = told("replay", "-", stdin=text, code=1)
    assert says("cli-record-wrong", faults=1) in said
    assert f"• Line {line}: {refused('n42pa', 'wrong-dealer', 'N42-X20', who='N')}" in said
    assert said.endswith(says("cli-record-apart-advice"))
    error = answered("replay", "-", stdin=text, code=1)["error"]
    assert error["code"] == "bad-record"
    assert error["faults"] == [
        {
            "text": refused("n42pa", "wrong-dealer", "N42-X20", who="N"),
            "id": "wrong-dealer",
            "args": {"who": "N"},
            "line": line,
            "hand": 2,
            "key": "dealer",
            "clause": "N42-X20",
        }
    ]
    (answer,) = lines("replay", stdin=json.dumps({"record": text}), code=1)
    assert answer["error"]["faults"] == error["faults"]


def test_hands_that_were_played_apart_are_shown_and_not_added_up():
    text = two_hands("W", "E").replace("\nhand 1\n", "hands: apart\n\nhand 1\n", 1)
    answer = answered("replay", "-", stdin=text)
    assert len(answer["hands"]) == 2
    assert answer["games"] == []
    assert "After 2 hands" not in told("replay", "-", stdin=text)
    assert "After 2 hands" in told("replay", "-", stdin=two_hands("W", "N"))


def test_other_faults_say_nothing_of_hands_apart():
    text = two_hands("W", "N").replace("E passes", "E dances", 1)
    assert "apart" not in told("replay", "-", stdin=text, code=1)
