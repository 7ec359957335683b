"""NPA 3.1f-g at the desk: a renege called to stop a Pinochle costs its caller 200, whichever way it is told."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from cli_runner import says, told
from event_desk import NAMES, Director

AWARDED = (
    "--how",
    "awarded",
    "--bidder",
    "N",
    "--bid",
    "60",
    "--trump",
    "H",
    "--meld",
    "NS=40,EW=22",
    "--take",
    "NS=50",
)
NOW = {"N": 590, "S": 590, "E": -200, "W": 0}
CLAUSES = ("NPA-3.1f", "NPA-3.1g")


def evening(tmp_path: Path) -> tuple[Director, str]:
    """A desk in its first round, and who sits east at table 1."""
    desk = Director(tmp_path / "evening.db", "npa")
    desk.do("enter", *NAMES[:4], "--here")
    desk.start_round()
    return desk, desk.do("score", "1", "--first-dealer", "E")["sheet"]["seats"]["E"]["name"]


@pytest.mark.accepts(*CLAUSES)
def test_an_awarded_hand_charges_its_caller_alone_and_says_who_it_was(tmp_path: Path):
    desk, caller = evening(tmp_path)
    assert desk.do("score", "1", *AWARDED, "--offender", caller)["sheet"]["totals"] == NOW
    page = desk.reads("score", "1", "--hand", "1", *AWARDED, "--offender", caller)
    assert "(NPA-3.1g)" in page
    assert "-200 = -200 / +0 = 0" in page


@pytest.mark.refuses(*CLAUSES)
def test_an_awarded_hand_needs_its_caller(tmp_path: Path):
    desk, _ = evening(tmp_path)
    assert "Say who called the renege: East or West. Only the caller loses 200 (NPA-3.1g)" in desk.refused(
        "score", "1", *AWARDED
    )
    wrong = desk.refused("score", "1", *AWARDED, "--offender", "S")
    assert "every book, so the other side called the renege (NPA-3.1f)" in wrong


@pytest.mark.accepts("NPA-3.1g")
def test_it_is_asked_who_called(tmp_path: Path):
    desk, caller = evening(tmp_path)
    desk.reads("score", "1", stdin=f"N\n60\nH\nawarded\n{caller}\n40\n22\nstop\n")
    assert desk.do("sheet", "1")["sheet"]["totals"] == NOW


@pytest.mark.accepts("NPA-3.1f")
def test_slips_from_a_file_need_no_take_of_an_awarded_hand(tmp_path: Path):
    desk, _ = evening(tmp_path)
    slip = {"bidder": "N", "bid": 60, "trump": "H", "meld": {"NS": 40, "EW": 22}, "how": "awarded", "offender": "E"}
    assert desk.do("score", "1", "--slips", "-", stdin=json.dumps(slip))["sheet"]["totals"] == NOW
    whole = {**slip, "take": {"NS": 50, "EW": 0}}
    assert told("score", "npa", "-", stdin=json.dumps(slip)) == told("score", "npa", "-", stdin=json.dumps(whole))


@pytest.mark.accepts("NPA-3.1g")
def test_the_table_of_penalties_has_it_at_the_same_price(tmp_path: Path):
    desk, caller = evening(tmp_path)
    (row,) = [one for one in desk.do("penalty", "--list")["kinds"] if one["kind"] == "renege_unproven"]
    assert (row["points"], row["clause"]) == (200, "NPA-3.1g")
    assert "renege_unproven 200 Renege called to stop a Pinochle (NPA-3.1g)" in desk.reads("penalty", "--list")
    desk.do("penalty", caller, "--kind", "renege_unproven")
    (given,) = desk.do("penalty", "--list")["given"]
    assert (given["people"], given["points"], given["clause"]) == ([caller], -200, "NPA-3.1g")


@pytest.mark.refuses("NPA-3.1g")
def test_nobody_is_charged_twice_for_one_call(tmp_path: Path):
    desk, caller = evening(tmp_path)
    desk.do("penalty", caller, "--kind", "renege_unproven")
    again = desk.refused("score", "1", *AWARDED, "--offender", caller)
    assert f"{caller} already has penalty 1 for this call" in again
    assert "Remove penalty 1 first (NPA-3.1g)" in again
    desk.do("lift", "1", "--reason", "the hand has it")
    desk.do("score", "1", *AWARDED, "--offender", caller)
    twice = desk.refused("penalty", caller, "--kind", "renege_unproven")
    assert f"already includes {caller}’s penalty" in twice


def test_a_substitute_during_a_round_is_told_which_commands_help(tmp_path: Path):
    desk, caller = evening(tmp_path)
    page = desk.refused("substitute", caller, "Grace")
    assert says("cli-staying-advice") in page
    assert "Somebody is missing" not in page


def test_the_command_that_takes_a_penalty_back_works_as_it_is_printed(tmp_path: Path):
    desk, caller = evening(tmp_path)
    page = desk.reads("penalty", caller, "--kind", "renege_unproven")
    command = page[page.index("meldhouse tournament lift") : page.index(" Next:")]
    words, option, file = command.partition("--file ")
    path = file.replace(" ", "")  # a long one is broken where a line of the terminal ends
    assert "removed the penalty of Bob in round 1" in told(*shlex.split(f"{words}{option}{path}")[1:])


@pytest.mark.accepts("NPA-3.1g")
def test_a_fine_of_a_hand_is_listed_with_the_others(tmp_path: Path):
    desk, caller = evening(tmp_path)
    desk.do("score", "1", *AWARDED, "--offender", caller)
    assert f"{caller} −200, round 1: " in desk.reads("conduct")
    (given,) = desk.do("penalty", "--list")["given"]
    assert (given["penalty"], given["hand"], given["people"], given["points"]) == (None, 1, [caller], -200)


@pytest.mark.refuses("NPA-3.1g")
def test_in_a_house_without_that_rule_nothing_is_charged(tmp_path: Path):
    desk = Director(tmp_path / "evening.db", "mcallen")
    desk.do("enter", "Ann & Bob", "Cleo & Dan", "--here")
    desk.start_round()
    assert "“renege_unproven” costs no points" in desk.refused("penalty", "Ann", "--kind", "renege_unproven")
    assert [one["kind"] for one in desk.do("penalty", "--list")["kinds"]] == ["count_end"]
