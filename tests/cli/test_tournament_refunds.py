"""Money that goes back, at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_runner import says
from event_desk import NAMES, Director


@pytest.fixture
def desk(tmp_path: Path) -> Director:
    found = Director(tmp_path / "evening.db", "npa", "--fee", "5")
    found.do("enter", *NAMES[:4], "--here")
    return found


def test_a_prize_is_given_back_and_no_more_than_somebody_has(desk: Director):
    desk.do("pay", "P1", "5", "--kind", "gift")
    desk.do("pay", "P1", "5", "--kind", "prize")
    refused = desk.refused("pay", "P1", "6", "--kind", "prize-back")
    assert "can’t give back $6.00" in refused
    desk.do("pay", "P1", "2.50", "--kind", "prize-back")
    assert says("event-payments", kind="prize-back") in desk.reads("money")


def test_who_is_disqualified_gets_the_fee_back_only_where_it_is_said_so(desk: Director):
    desk.do("pay", "P2")
    desk.do("disqualify", "P2", "--reason", "left", "--clause", "NPA-9.1b")
    refused = desk.refused("pay", "P2", "5", "--kind", "refund")
    assert "give no refund" in refused
    desk.do("pay", "P2", "5", "--kind", "refund", "--anyway")
    assert "The rules didn’t require it" in desk.reads("log")


def test_a_medal_is_given_back_after_a_correction(tmp_path: Path):
    desk = Director(tmp_path / "medals.db", "npa", "--rounds", "1", "--hands", "1", "--medals", "1")
    desk.do("enter", *NAMES[:4], "--here")
    seats = desk.start_round()["tables"][0]["seats"]
    desk.do("score", "1", "--points", "NS=100,EW=50", "--signed")
    desk.do("close")
    desk.do("finish", "--early", "--anyway")
    desk.do("prizes", "--pay")
    north = seats["N"]["name"]
    assert says("cli-nothing-back", name=north) in desk.refused("prizes", "--back", north)
    desk.do("correct", "1", "--points", "NS=50,EW=100", "--reason", "turned round")
    assert f"{north} gives back the gold medal: " in desk.reads("prizes").replace("\n", " ")
    desk.do("prizes", "--back", north)
    assert f"{north} gives back the gold medal" not in desk.reads("prizes").replace("\n", " ")
    assert f"took the gold medal back from {north}" in desk.reads("log", "-n", "1").replace("\n", " ")


def test_who_withdraws_gets_the_fee_back_or_not_as_it_is_said(desk: Director):
    desk.do("pay", "--all")
    command = "meldhouse tournament pay P1 5.00 --kind refund"
    assert says("cli-fee-back", amount=500, command=command) in desk.reads("withdraw", "P1")
    desk.do("pay", "P1", "5", "--kind", "refund")
    assert says("cli-fee-done", amount=500, back="yes") in desk.reads("withdraw", "P2", "--fee", "back")
    assert says("cli-fee-done", amount=500, back="no") in desk.reads(
        "withdraw", "P3", "--fee", "keep", "--reason", "ill"
    )
    assert "and kept the fee. “ill”" in desk.reads("log", "-n", "1").replace("\n", " ")
    assert "the fee is kept" in desk.refused("pay", "P3", "5", "--kind", "refund")
    assert desk.do("pay", "P3", "5", "--kind", "refund", "--anyway")["till"] == 500
