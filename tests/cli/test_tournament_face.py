"""Help that can be read, pages that name every command, and a tournament that bots play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cli_runner import answered, ask, says, told

from meldhouse.cli.commands.tournament import FILES, command, of_acts

LISTED = command.listed()
COMMANDS = [name for section in LISTED.values() for name in section]
PAGE = Path(__file__).parents[2] / "docs" / "cli.md"


def test_every_command_is_in_one_section_and_has_a_file_or_is_made_from_an_act():
    assert sorted(COMMANDS) == sorted([*FILES, *of_acts()])


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_explains_itself_with_examples_and_answers_programs(name: str):
    shown = ask("tournament", name, "--help").stdout
    assert f"  meldhouse tournament {name}" in shown
    assert "--json" in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_names_it(name: str):
    assert f"`{name}" in PAGE.read_text("utf-8").partition("## Running a tournament")[2]


def simulated(*words: str) -> Any:
    return answered("tournament", "simulate", *words)


@pytest.mark.parametrize(
    ("book", "players", "options"),
    [
        ("mcallen", 12, ()),
        ("n42pa", 12, ("--movement", "swiss", "--rounds", "2")),
        ("n42pa", 12, ("--movement", "round-robin", "--rounds", "3")),
        ("n42pa", 10, ("--movement", "single-elimination")),
        ("st-hilary", 9, ("--rounds", "2")),
        ("npa", 13, ("--rounds", "3")),
    ],
)
def test_bots_play_every_form_to_its_end(book: str, players: int, options: tuple[str, ...]):
    found = simulated(book, "--players", str(players), "--seed", "x", *options)
    assert found["finished"]
    assert len(found["rows"]) == (players if found["form"].get("entry", "person") == "person" else players // 2)
    assert found["rows"][0]["place"] == 1


def test_the_same_seed_plays_the_same_tournament_and_it_can_be_kept(tmp_path: Path):
    one = simulated("st-hilary", "--players", "8", "--rounds", "2", "--seed", "x")
    file = str(tmp_path / "tried.db")
    two = simulated("st-hilary", "--players", "8", "--rounds", "2", "--seed", "x", "--file", file)
    assert one["rows"] == two["rows"]
    assert answered("tournament", "standings", "--file", file)["rows"] == one["rows"]
    said = told("tournament", "simulate", "st-hilary", "--players", "8", "--rounds", "2", "--seed", "y")
    assert says("cli-play-again", seed="y") in said


def test_bots_that_think_play_too():
    short = ("--movement", "swiss", "--rounds", "1", "--target", "2")
    found = simulated("n42pa", "--players", "8", *short, "--bots", "chance")
    assert found["hands"] >= 4
