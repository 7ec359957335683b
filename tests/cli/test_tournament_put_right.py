"""Put right at the command line: a seating by new results, quarters given back, a special prize by the paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import says
from event_desk import NAMES, Director


@pytest.fixture
def desk(tmp_path: Path) -> Director:
    """Game 1 of an evening at Bend is over, and game 2 is seated."""
    found = Director(tmp_path / "evening.db", "bend", "--fee", "5", "--prizes", "50%,30%,20%", "--round-to", "0.25")
    found.do("enter", *NAMES[:8])
    found.do("check-in", "--all")
    each = found.start_round()
    for table in each["tables"]:
        found.do("score", str(table["table"]), "--points", "NS=900,EW=500", "--sets", "N=2", "--signed")
    found.do("pay", "--all")
    found.do("close")
    found.do("seat")
    return found


def test_a_seating_that_rests_on_a_corrected_result_is_seated_again(desk: Director):
    first = desk.do("seating", "--round", "1")["rounds"][0]["tables"][0]["seats"]
    desk.do("correct", "1", "--round", "1", "--points", "NS=500,EW=900", "--sets", "N=2", "--reason", "mixed up")
    following = desk.do("show")["next"]
    assert following["says"] == "Seat game 2 again"
    assert "is based on an old result" in following["why"]
    assert "scrap --again" in following["command"]
    desk.do("scrap", "--again")
    now = desk.do("seating")["rounds"][0]["tables"][0]["seats"]
    assert {first["E"]["id"], first["W"]["id"]} < {who["id"] for who in now.values()}
    assert desk.do("show")["next"]["says"] == "Confirm the seating"


def test_quarters_paid_too_much_go_back(desk: Director):
    who = desk.do("seating", "--round", "1")["rounds"][0]["tables"][0]["seats"]["N"]["id"]
    desk.do("correct", "1", "--round", "1", "--points", "NS=900,EW=500", "--sets", "N=1", "--reason", "one set only")
    command = f"meldhouse tournament pay {who} 0.25 --kind refund --of side-money"
    name = next(one["name"] for one in desk.do("people")["entrants"] if one["id"] == who)
    assert says("cli-overpaid", name=name, amount=25, command=command) in desk.reads("money")
    assert says("cli-with-refund", option="--of") in desk.refused("pay", who, "0.25", "--of", "side-money", code=2)
    assert says("cli-paid", name=name, kind="refund", amount=25) in desk.reads(
        "pay", who, "0.25", "--kind", "refund", "--of", "side-money"
    )
    assert "too much" not in desk.reads("money")
    assert desk.do("log")["steps"][0]["what"]["args"]["of"] == "side-money"


def test_a_special_prize_is_named_only_where_there_is_one(desk: Director):
    assert "no special prize “high-hand”" in desk.refused("special", "high-hand", "Ann", "--reason", "it")
    assert says("cli-special-who") in desk.refused("special", "high-hand", code=2)


def test_a_hand_written_anew_is_told_as_it_was_and_as_it_is_now(tmp_path: Path):
    desk = Director(tmp_path / "party.db", "st-hilary", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    hand = ("--bidder", "N", "--bid", "21", "--trump", "H", "--meld", "NS=10,EW=8", "--take")
    desk.do("score", "1", *hand, "NS=20")
    desk.do("score", "1", *hand, "NS=19", "--hand", "1")
    names = {seat: who["name"] for seat, who in desk.do("sheet", "1")["sheet"]["seats"].items()}
    told = f"was {names['N']} and {names['S']} took 20 · {names['E']} and {names['W']} took 5 → now "
    assert f"Hand 1 edited: {told}" in desk.reads("sheet", "1")
    assert told in desk.reads("log")
    assert desk.do("sheet", "1")["sheet"]["changes"][0].startswith(f"Hand 1 edited: {told}")


def test_a_correction_is_never_told_as_a_program_spells_it(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "npa", "--hands", "1", "--rounds", "2")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    hand = ("--bidder", "N", "--bid", "50", "--trump", "H", "--meld", "NS=30,EW=20", "--take")
    desk.do("score", "1", *hand, "NS=30", "--signed")
    said = desk.do("correct", "1", "--hand", "1", *hand, "NS=31", "--reason", "added wrongly")["said"]
    assert any("took 30" in one and "→ now " in one for one in said)
    amended = desk.do("amend", "--fee", "5")["said"]
    assert "Entry fee: nothing → 5" in amended
    for text in (" ".join(said), " ".join(amended), desk.reads("log"), desk.reads("sheet", "1")):
        assert "{" not in text
    assert "Hand 1 corrected: was " in desk.reads("sheet", "1")


def test_a_result_corrected_is_told_as_it_was_and_as_it_is_now(desk: Director):
    said = desk.do("correct", "1", "--round", "1", "--points", "NS=500,EW=900", "--reason", "mixed up")["said"]
    assert any(one.startswith("Result: was ") and " → now " in one for one in said)
    assert not any("{" in one for one in said)


@pytest.mark.parametrize(("book", "given"), [("st-hilary", "-5"), ("n42pa", "+1")])
def test_a_penalty_taken_back_before_the_first_hand_leaves_a_sheet_that_can_be_read(
    book: str, given: str, tmp_path: Path
):
    desk = Director(tmp_path / "evening.db", book)
    desk.do("enter", *(("Ann / Bob", "Cleo / Dan") if book == "n42pa" else NAMES[:4]), "--here")
    desk.start_round()
    desk.do("penalty", "Ann", "--points", given.strip("+-"), "--reason", "talking")
    desk.do("lift", "1", "--reason", "given by mistake")
    assert f"was {given.replace('-', '−')} " in desk.reads("sheet", "1")
    assert desk.do("sheet", "1")["sheet"]["hands"]
