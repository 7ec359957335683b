"""`meldhouse hint`: what to bid with a hand, and what to do at any moment of a record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from cli_runner import answered, ask, says, told

from meldhouse.cli.charts import percent, shown_bids
from meldhouse.game import Hand, NameTrump, view
from meldhouse.game.records import Record, dump, load
from meldhouse.players.advice import BidChart, decided, position
from meldhouse.rulebooks import book_names
from table import at_auction, at_tricks, call, house, play

GOLDEN = Path(__file__).parents[1] / "golden"
RUN_AND_ACES = "AS TS KS QS JS AS TS AH AC AD KH QH"


@pytest.fixture
def record(tmp_path: Path):
    def written(hand: Hand) -> str:
        file = tmp_path / "hand.record"
        dump(Record(book=hand.book, hands=[hand]), file)
        return str(file)

    return written


# --- with a hand ------------------------------------------------------------------------------------------------------


def test_a_hand_gets_a_chart_with_the_bid_to_choose():
    shown = ask("hint", "mcallen", "--hand", RUN_AND_ACES).stdout
    assert "Expert: Bid 15 with spades." in shown
    assert re.search(r"^  Made +15 ", shown, re.MULTILINE)
    assert re.search(r"^  spades ♠ +\[100%█\]", shown, re.MULTILINE)
    assert "If you pass, " in shown
    assert says("cli-chart-key", best="yes") in shown


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize(
    ("house_name", "hand"),
    [("mcallen", RUN_AND_ACES), ("n42pa", "4-4 6-4 5-4 4-3 6-6 5-5 6-5")],
    ids=["cards", "tiles"],
)
def test_the_chart_fits_the_window(house_name: str, hand: str, width: int):
    lines = ask("hint", house_name, "--hand", hand, width=width).stdout.splitlines()
    assert max(map(len, lines)) <= width
    (best,) = re.findall(r"\[ *\d+%.?\]", "\n".join(lines))
    assert best


def test_calls_that_were_made_are_heeded():
    found = answered("hint", "mcallen", "--hand", RUN_AND_ACES, "--dealer", "W", "--calls", "N 15; East: passes")
    assert found["seat"] == "S"
    assert found["chart"]["bids"][0] == 16
    late = told(
        "hint", "n42pa", "--hand", "4-4 6-4 5-4 4-3 6-6 5-5 6-5", "--dealer", "E", "--seat", "west", "--calls", "S 41"
    )
    assert "what West should do" in late
    assert "Bidding: South 41." in late
    assert "2 marks" in late


def test_programs_get_the_whole_table():
    found = answered("hint", "mcallen", "--hand", RUN_AND_ACES)
    assert found["best"]["action"] == {"event": "bid", "seat": "S", "amount": 15}
    assert found["best"]["fact"] == {"id": "do-bid", "args": {"bid": 15}}
    assert len(found["reasons"]) == len(found["facts"]) == 3
    assert found["best"]["chance"] == 1.0
    assert (found["phase"], found["level"], found["aim"]) == ("auction", "expert", "make")
    chart = found["chart"]
    assert chart["best"] == ["S", 15]
    assert len(chart["chances"]) == len(chart["margins"]) == len(chart["trumps"]) == 4
    assert all(len(row) == len(chart["bids"]) for row in chart["chances"])
    shares = chart["if_you_pass"]
    assert shares["partner"] + shares["others"] + shares["nobody"] == pytest.approx(1.0, abs=0.001)


def test_the_same_question_has_the_same_answer_until_another_seed_is_given():
    asked = ("hint", "mcallen", "--hand", RUN_AND_ACES)
    assert answered(*asked) == answered(*asked)
    assert answered(*asked, "--seed", "oak") != answered(*asked)


def test_a_hand_without_a_trump_to_name_passes_without_a_chart():
    found = told("hint", "npa", "--hand", "AS AS TS KS KS JS AH TH KH KH AC TC KC KC JC AD TD KD KD JD")
    assert "Expert: Pass." in found
    assert "You have no marriage" in found
    assert "Made" not in found


# --- with a record ----------------------------------------------------------------------------------------------------


def test_the_last_moment_of_a_record_is_asked_about(record):
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", dealer="E", S="AH TH KH QH JH AS AC AD")
    found = told("hint", record(hand))
    assert "what South should do" in found
    assert says("cli-has-bid-trump", seat="S", bid=15, trump="H", how="bid") in found
    assert "Expert: Play " in found
    assert "Bid made" in found
    assert "On the table: South A♥." in told("hint", record(play(hand, "AH")))


@pytest.mark.parametrize("name", ["npa", "bend.3", "n42pa", "st-hilary"])
def test_any_earlier_moment_is_asked_about_by_its_number(name: str):
    file = GOLDEN / f"{name}.record"
    hand = load(file).hands[0]
    last = len(decided(hand)) - 1
    for at in (0, 5, last // 2, last):
        then = position(hand, at)
        found = answered("hint", str(file), "--number", "1", "--at", str(at), "--level", "club")
        assert found["phase"] == then.phase
        assert found["seat"] in view(then, None).to_act
        assert found["level"] == "club"


def test_of_several_who_may_act_one_is_named(record):
    hand = call(at_auction(house("st-hilary"), dealer="E", S=RUN_AND_ACES), 20, None, None, None)
    hand.apply(NameTrump("S", "S"))
    file = record(hand)
    assert "what South should do" in told("hint", file, "--seat", "S")
    assert "what North should do" in told("hint", file, "--seat", "North")
    refused = told("hint", file, "--seat", "W", code=2)
    assert says("cli-not-theirs", seat="W", others=("N", "S")) in refused


def test_a_novice_answers_by_rules_of_thumb():
    found = told("hint", "mcallen", "--hand", RUN_AND_ACES, "--level", "novice")
    assert "Novice: Bid 15." in found
    assert "Made" not in found


# --- what cannot be answered ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ((), says("command-missing-such-as", what="RULES|RECORD", example="meldhouse hint mcallen")),
        (("mcallen",), says("cli-needs-hand", name="mcallen")),
        (("mcallen", "--hand", "AS TS"), says("cli-hand-size", size=12, number=2)),
        (("mcallen", "--hand", "AS AS AS"), says("pack-too-many", piece="AS", available=2, count=3)),
        (("npa", "--hand", "9S"), says("pack-none", piece="9S")),
        (("mcallen", "--hand", "ZZ"), says("cli-pieces-unread", faults=1)),
        (
            ("n42pa", "--hand", "AS"),
            says("piece-of-other-pack", piece="AS", pack="dominoes", club="National 42 Players Association"),
        ),
        (("nowhere", "--hand", "AS"), says("book-no-rules", name="nowhere", names=book_names())),
        (("mcallen", "--hand", RUN_AND_ACES, "--seat", "Q"), says("no-seat", seat="Q", seats=("N", "E", "S", "W"))),
        (("bend.3", "--hand", "AS", "--seat", "W"), says("no-seat", seat="W", seats=("N", "E", "S"))),
        (("mcallen", "--hand", RUN_AND_ACES, "--dealer", "N", "--calls", "E"), says("cli-no-call", said="E")),
        (
            ("mcallen", "--hand", RUN_AND_ACES, "--dealer", "N", "--calls", "E ten"),
            says("cli-bid-unread", field="bid", said="ten", how="points", least=15),
        ),
        (
            ("mcallen", "--hand", RUN_AND_ACES, "--dealer", "N", "--calls", "E 3"),
            "“E 3”",
        ),
        (("mcallen", "--hand", RUN_AND_ACES, "--dealer", "N"), says("cli-not-your-turn", turn="E", seat="S")),
        (
            ("mcallen", "--hand", RUN_AND_ACES, "--dealer", "E", "--calls", "S 15, W pass, N pass, E pass"),
            says("cli-auction-over"),
        ),
        (
            ("mcallen", "--hand", RUN_AND_ACES, "--level", "wizard"),
            "There’s no level “wizard”. Choose novice,",
        ),
        (("nowhere.record",), says("cli-no-file", file="nowhere.record")),
        (("README.md", "--calls", "E 50"), says("cli-with-hand")),
        ((str(GOLDEN / "npa.record"),), says("cli-hand-over")),
        ((str(GOLDEN / "npa.record"), "--at", "999"), "--at 0 to "),
        ((str(GOLDEN / "npa.record"), "--number", "9"), says("cli-no-such-hand", hands=3, number=9)),
        ((str(GOLDEN / "npa.record"), "--at", "-1"), says("command-number-from", value="-1", least=0)),
    ],
)
def test_what_cannot_be_answered_is_said_in_a_sentence(asked: tuple[str, ...], sentence: str):
    assert sentence in told("hint", *asked, code=2)


def test_a_finished_hand_is_for_looking_back():
    shown = told("hint", str(GOLDEN / "n42pa.record"), code=2)
    assert "meldhouse review" in shown
    hand = load(GOLDEN / "n42pa.record").hands[-1]
    last = len(decided(hand))
    assert f"Try --at {last - 1}." in told("hint", str(GOLDEN / "n42pa.record"), "--at", str(last), code=2)


def test_a_record_that_cannot_be_read_is_told_by_its_lines(tmp_path: Path):
    file = tmp_path / "bad.record"
    file.write_text("Meldhouse record 1\nbook: npa\n\nhand 1\ndealer: Q\n", encoding="utf-8")
    assert "This record has" in told("hint", str(file), code=1)


def test_errors_are_objects_for_programs():
    found = answered("hint", "mcallen", "--hand", "AS", code=2)
    assert found["error"]["code"] == "wrong-size"


# --- the chart --------------------------------------------------------------------------------------------------------


def chart(bids: range, best: int | None) -> BidChart:
    row = tuple(1.0 for _ in bids)
    chosen = None if best is None else ("S", best)
    return BidChart(
        seat="S", trumps=("S",), bids=tuple(bids), chances=(row,), margins=(row,), best=chosen, passing=None, choices=()
    )


@pytest.mark.parametrize("most", range(1, 9))
@pytest.mark.parametrize("best", [None, 15, 17, 22, 30])
def test_the_lowest_bid_and_the_best_are_among_those_shown(best: int | None, most: int):
    shown = shown_bids(chart(range(15, 31), best), most)
    assert len(shown) <= most
    assert list(shown) == sorted(set(shown))
    if best is not None:
        assert best in shown
    if most > 1 or best in (None, 15):
        assert shown[0] == 15


def test_no_percentage_is_surer_than_its_chance():
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0%", "1%", "50%", "99%", "100%"]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("mcallen", "--hand", RUN_AND_ACES, "--at", "5"), says("cli-with-record")),
        (("mcallen", "--hand", RUN_AND_ACES, "--book", "npa"), says("cli-with-record")),
        (
            ("mcallen", "--hand", RUN_AND_ACES, "--level", "chance"),
            says("cli-no-adviser", level="chance", levels=("novice", "club", "expert")),
        ),
        (("mcalen",), says("cli-neither", name="mcalen", near="mcallen")),
    ],
)
def test_what_does_not_go_together_is_told(asked: tuple[str, ...], sentence: str):
    found = ask("hint", *asked)
    assert found.exit_code == 2
    assert sentence in " ".join(found.output.split())
