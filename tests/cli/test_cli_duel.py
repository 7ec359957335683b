"""`meldhouse duel` on the command line."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from meldhouse.cli.main import cli


def run(*arguments: str):
    return CliRunner().invoke(cli, ["duel", *arguments])


def test_it_says_who_is_better_and_how_to_have_the_same_again():
    found = run("n42pa", "novice", "chance", "--deals", "12", "--seed", "sunday")
    assert found.exit_code == 0, found.output
    assert "Novice is the better player." in found.output
    assert "meldhouse duel n42pa novice chance --deals 12 --key" in found.output


def test_programs_get_figures_that_add_up():
    found = run("mcallen", "chance", "novice", "--deals", "8", "--seed", "sunday", "--json")
    answer = json.loads(found.output)
    assert answer["low"] < answer["mean"] < answer["high"]
    assert answer["deals"] == 8
    assert answer["hands"] == 16
    assert answer["better"] + answer["worse"] <= 8
    assert (answer["one"]["level"], answer["unit"]) == ("chance", "points")


def test_equals_are_not_told_apart():
    found = run("st-hilary", "novice", "novice", "--deals", "3")
    assert "That does not tell them apart" in found.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("npa", "novice", "grandmaster"), "There is no level “grandmaster”. The levels are novice, club, expert"),
        (("npa", "novice"), "Missing argument"),
        (("whist", "novice", "club"), "whist"),
        (("npa", "novice", "club", "--deals", "1"), "not in the range"),
    ],
)
def test_bad_input_gets_a_sentence(arguments, sentence):
    found = run(*arguments)
    assert found.exit_code == 2
    assert sentence in found.output
    assert "Traceback" not in found.output
