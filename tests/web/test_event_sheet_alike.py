"""The same sheet at the terminal, in the browser and on paper tells the same things."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from event_nights import SHEET, Night, evening, playing
from visiting import OpenHouse, words

from meldhouse.cli.main import cli
from meldhouse.game import Slip
from meldhouse.journal import Journal
from meldhouse.tournament import acts, store as keeping
from meldhouse.tournament.paper.sheets import written_sheet
from meldhouse.tournament.prints.speech import Speech
from meldhouse.tournament.simulating.simulate import Simulation


def terminal(event: Simulation, file: Path, *said: str) -> str:
    async def bring() -> None:
        journal = await Journal.open(file)
        await keeping.bring(journal, event.tournament)
        await journal.close()

    if not file.exists():
        asyncio.run(bring())
    result = CliRunner(env={"COLUMNS": "400"}).invoke(cli, ["tournament", *said, "--file", str(file)])
    assert result.exit_code == 0, result.output
    return result.stdout if "--json" in said else " ".join(result.stdout.split())


NPA = (
    Slip(bidder="N", bid=90, trump="H", how="board-set", meld={"NS": 20, "EW": 20}),
    Slip(bidder="E", bid=50, how="no-marriage", meld={"NS": 20}),
    Slip(bidder="N", bid=50, trump="H", how="renege", offender="E", meld={"NS": 30, "EW": 20}),
    Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 20}, take={"NS": 30, "EW": 20}),
)


@pytest.mark.accepts("NPA-7.1b")
def test_what_players_sign_for_tells_how_each_hand_ended_and_who_has_a_penalty(house: OpenHouse, tmp_path: Path):
    event = playing(evening("npa", 4))
    event.do(acts.EnterSlips(round=1, table=1, slips=NPA))
    state = event.tournament.state
    sheet = state.sheet(1, 1)
    event.do(acts.Penalize(round=1, person=sheet.seats["N"], kind="meld_aces"))
    names = state.names_at(sheet)
    page = words(Night(house, event).get(SHEET))
    said = terminal(event, tmp_path / "evening.db", "sheet", "1")
    for one in (
        f"{names['N']} bid 90 in hearts · Set: the bid was",
        f"{names['E']} bid 50 · No marriage",
        f"{names['N']} bid 50 in hearts · Renege",
        "Set on 90: the bid was out of reach",
        "With penalties, for the standings",
        f"Penalty: {names['N']}, 50 points off (aces shown that don’t make a meld, NPA-2.5h).",
    ):
        assert one in page, one
        assert one in said, one
    assert f"{names['N']} 160 / {names['S']} 210" in said
    short = terminal(event, tmp_path / "evening.db", "show")
    assert f"(with penalties: {names['N']} 160; {names['S']} 210; " in short
    printed = written_sheet(state, state.rounds[0], sheet)
    notes = [Speech().texts(line.note)[0] for line in printed.hands]
    assert notes == [
        "board set",
        "set, no marriage",
        "renege (E)",
        "",
    ]
    assert [(extra.who, extra.points) for extra in printed.extras] == [("N", -50)]


def test_programs_are_told_the_same(tmp_path: Path):
    event = playing(evening("npa", 4))
    event.do(acts.EnterSlips(round=1, table=1, slips=NPA))
    sheet = event.tournament.state.sheet(1, 1)
    event.do(acts.Penalize(round=1, person=sheet.seats["N"], kind="meld_aces"))
    found = json.loads(terminal(event, tmp_path / "evening.db", "sheet", "1", "--json"))["sheet"]
    assert [hand["slip"]["how"] for hand in found["hands"][:3]] == ["board-set", "no-marriage", "renege"]
    assert found["hands"][0]["came_out"] == "set"
    assert found["with_penalties"] == {"N": 160, "E": 150, "S": 210, "W": 150}
    assert [(one["points"], one["clause"]) for one in found["penalties"]] == [(-50, "NPA-2.5h")]
    assert [line["what"] for line in found["sums"]] == ["Total", "With penalties, for the standings"]
    assert (
        json.loads(terminal(event, tmp_path / "evening.db", "show", "--json"))["rounds"][0]["sums"]["1"]
        == (found["sums"])
    )


def test_in_42_games_marks_and_the_game_that_is_on_are_told_apart(house: OpenHouse, tmp_path: Path):
    event = playing(evening("n42pa", 4, minutes=0))
    two = Slip(bidder="N", bid=84, trump="4", take={"NS": 42, "EW": 0})
    lost = Slip(bidder="E", bid=31, trump="4", take={"NS": 2, "EW": 40})
    event.do(acts.EnterSlips(round=1, table=1, slips=(two, two, two, two, lost)))
    state = event.tournament.state
    sheet = state.sheet(1, 1)
    said = terminal(event, tmp_path / "evening.db", "sheet", "1")
    page = words(Night(house, event).get(SHEET))
    for text in (said, page):
        assert "Games won 1 0 Game 2 so far 0 1 Marks in all games 8 1" in text
        assert re.search(r"Game 1: .{5,60} won \d+ to \d+\.", text)
    shown = terminal(event, tmp_path / "evening.db", "show")
    north, east = (" & ".join(state.name(one) for one in sheet.people(side)) for side in sheet.sides)
    assert f"{north} 1 game, 0 in game 2, 8 marks in all; {east} 0 games, 1 in game 2, 1 mark in all" in shown
    printed = written_sheet(state, state.rounds[0], sheet)
    assert [printed.sum_of(side, game) for game in (1, 2) for side in sheet.sides] == [8, 0, 0, 1]
