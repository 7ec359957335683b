"""What the browser hands out as CSV and JSON is what the command line writes, and a forfeit has one name everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from event_nights import Night, evening, pay_fees, playing
from msgspec.structs import asdict, replace
from visiting import OpenHouse, Visitor, words

from meldhouse.cli.main import cli
from meldhouse.messages import fact
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.paper.cards import cards_of
from meldhouse.tournament.results.exports import from_csv, from_json, to_csv, to_json
from meldhouse.tournament.results.handing_out import results_of
from meldhouse.tournament.simulating.simulate import Simulation
from meldhouse.tournament.steps import write_step


@pytest.fixture(scope="module")
def night(house: OpenHouse) -> Night:
    """Pairs of a house that ranks by games won; the second table is forfeited, and all is over."""
    event = evening("n42pa", 4, Money(fee_cents=1000, percents=(100,), medals=1), rounds=1)
    pay_fees(event)
    playing(event)
    event.do(acts.Forfeit(round=1, table=2, side="EW", reason="went home"))
    play(event)
    return Night(house, event)


def play(event: Simulation) -> None:
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 14, "EW": 7}, games={"NS": 2, "EW": 1}))
    for side in ("NS", "EW"):
        sheet = event.tournament.state.sheet(1, 1)
        assert sheet is not None
        signer = sheet.people(side)[0]
        event.do(acts.Sign(round=1, table=1, side=side, signer=signer, digest=sheet.digest))
    event.do(acts.Close(round=1))
    event.do(acts.ReleaseStandings(through=1))
    event.do(acts.Finish())


def test_the_browser_writes_the_same_files_as_the_command_line(house: OpenHouse, night: Night):
    found = results_of(night.tournament)
    assert found.date
    assert any(line.cents for line in found.lines)
    assert any(line.figures.get("games") for line in found.lines)
    for who in (night.director, Visitor(house)):
        assert night.get("/standings.csv", by=who).text == to_csv(found)
        assert night.get("/standings.json", by=who).content == to_json(found)
    assert from_csv(to_csv(found).encode()) == from_json(to_json(found)) == replace(found)


def test_the_command_line_writes_the_same_files_field_by_field(night: Night, tmp_path: Path):
    """A copy of the same event, asked at the terminal."""
    (tmp_path / "log.jsonl").write_bytes(b"".join(write_step(step) + b"\n" for step in night.tournament.log))
    at = ("--file", str(tmp_path / "evening.db"))
    asked = CliRunner().invoke(cli, ["tournament", "import", str(tmp_path / "log.jsonl"), *at])
    assert asked.exit_code == 0, asked.output
    for kind, read in (("csv", from_csv), ("json", from_json)):
        asked = CliRunner().invoke(cli, ["tournament", "export", str(tmp_path / f"results.{kind}"), *at])
        assert asked.exit_code == 0, asked.output
        here, there = (tmp_path / f"results.{kind}").read_bytes(), night.get(f"/standings.{kind}").content
        for ours, theirs in zip(read(here).lines, read(there).lines, strict=True):
            assert asdict(ours) == asdict(theirs)
        assert here == there


def test_a_forfeit_has_one_name_on_every_page_in_every_file_and_on_paper(night: Night):
    state = night.tournament.state
    sheet = state.sheet(1, 2)
    assert sheet is not None
    notes = {line.name: line.notes for line in results_of(night.tournament).lines}
    pairs = {side: state.name(state.owners[sheet.people(side)[0]]) for side in sheet.sides}
    assert (notes[pairs["EW"]], notes[pairs["NS"]]) == ({1: ("forfeited",)}, {1: ("won-by-forfeit",)})
    for page in ("/standings", "/rounds"):
        shown = night.get(page).text
        assert "forfeited" in shown, page
        assert "won by forfeit" in shown, page
    assert {"1:forfeited", "1:won-by-forfeit"} <= {*night.get("/standings.csv").text.replace("\n", ",").split(",")}
    cards = {card.name: card.rounds[0].note for card in cards_of(night.tournament)}
    assert {cards[state.name(one)] for one in sheet.people("EW")} == {fact("round-note", note="forfeited")}
    assert {cards[state.name(one)] for one in sheet.people("NS")} == {fact("round-note", note="won-by-forfeit")}
    assert "won by forfeit: went home" not in words(night.get("/standings")), "nobody gets points for it here"
