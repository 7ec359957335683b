"""`meldhouse duel` on the command line."""

from __future__ import annotations

import json

import pytest
from cli_runner import says
from click.testing import CliRunner

from meldhouse.batches import Cluster
from meldhouse.cli.main import cli


def run(*arguments: str):
    return CliRunner().invoke(cli, ["duel", *arguments])


def test_it_says_who_is_better_and_how_to_have_the_same_again():
    found = run("n42pa", "novice", "chance", "--deals", "30", "--seed", "sunday")
    assert found.exit_code == 0, found.output
    assert says("cli-duel-winner", level="novice") in found.output
    assert "meldhouse duel n42pa novice chance --deals 30 --key" in found.output


def test_programs_get_figures_that_add_up():
    found = run("mcallen", "chance", "novice", "--deals", "30", "--seed", "sunday", "--json")
    answer = json.loads(found.output)
    assert answer["low"] < answer["mean"] < answer["high"]
    assert answer["deals"] == 30
    assert answer["hands"] == 60
    assert answer["better"] + answer["worse"] <= 30
    assert (answer["one"]["level"], answer["unit"]) == ("chance", "points")


def test_of_few_deals_nobody_says_how_sure_they_are():
    found = run("n42pa", "novice", "greedy", "--deals", "4", "--seed", "sunday")
    assert says("cli-duel-few", least=30) in found.output
    assert "surely" not in found.output
    answer = json.loads(run("n42pa", "novice", "greedy", "--deals", "4", "--seed", "sunday", "--json").output)
    assert (answer["low"], answer["high"]) == (None, None)


def test_a_level_against_itself_is_called_that():
    found = run("st-hilary", "novice", "novice", "--deals", "3")
    assert says("cli-duel-same") in found.output


def test_a_file_with_a_space_in_its_name_can_be_copied(tmp_path):
    club = tmp_path / "our club.toml"
    club.write_text('name = "oak"\ntitle = "Oak"\nextends = "n42pa"\n')
    found = run(str(club), "novice", "chance", "--deals", "2")
    assert f"meldhouse duel '{club}' novice" in found.output


def test_a_pack_that_is_too_large_to_imagine_is_refused_before_anything_is_played(tmp_path):
    club = tmp_path / "wide.toml"
    club.write_text(
        'name = "wide"\ntitle = "Wide"\nextends = "mcallen"\n[deck]\ncopies = 4\n[deal]\nhand = 24\n'
        "packets = [[4, 4, 4, 4, 4, 4]]\n"
    )
    found = run(str(club), "club", "novice", "--deals", "2")
    assert found.exit_code == 2
    assert "96 cards of 24 kinds" in " ".join(found.output.split())
    assert says("cli-novice-plays", title="Wide") in found.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("npa", "novice", "grandmaster"), "There’s no level “grandmaster”. Choose novice, club, expert"),
        (("npa", "novice"), says("command-missing", what="LEVEL", choices=())),
        (("whist", "novice", "club"), "whist"),
        (("npa", "novice", "club", "--deals", "1"), says("command-number-between", value="1", least=2, most=1_000_000)),
    ],
)
def test_bad_input_gets_a_sentence(arguments, sentence):
    found = run(*arguments)
    assert found.exit_code == 2
    assert sentence in found.output
    assert "Traceback" not in found.output


def test_a_cluster_comes_to_the_same_result(two_workers: Cluster):
    options = ("n42pa", "novice", "greedy", "--deals", "12", "--seed", "sunday", "--json")
    alone = run(*options, "--processes", "1")
    assert alone.exit_code == 0
    assert run(*options, "--cluster", two_workers.address).output == alone.output
