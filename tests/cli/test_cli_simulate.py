"""`meldhouse simulate`: figures for people and programs, the same for the same seed."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest
from cli_runner import says
from click.testing import CliRunner, Result

from meldhouse.batches import BatchError, Cluster
from meldhouse.cli.main import cli
from meldhouse.game.events import How
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import read
from meldhouse.rulebooks import book_names, load_book


def run(*options: str, code: int = 0) -> Result:
    result = CliRunner(env={"COLUMNS": "80"}).invoke(cli, ["simulate", *options])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return result


def figures(*options: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*options, "--json").stdout)
    return found


@pytest.mark.parametrize("name", book_names())
def test_every_house_has_its_figures(name: str):
    found = figures(name, "--hands", "8", "--seed", "x", "--players", "chance")
    book = load_book(name)
    assert found["book"] == name
    assert found["hands"] == sum(found["ended"].values()) == 8
    assert 0 <= found["bid_rate"] <= 1
    assert bool(found["meld"]) == book.has_meld
    if found["made_rate"] is not None:
        assert found["made_rate"] + found["set_rate"] == pytest.approx(1)


def test_points_taken_add_up_to_all_there_are():
    found = figures("mcallen", "--hands", "10", "--seed", "x", "--players", "chance")
    if found["ended"] == {"played": 10}:
        assert found["take"]["bidders"] + found["take"]["defenders"] == pytest.approx(25)


def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_processes():
    options = ("n42pa", "--hands", "60", "--seed", "sunday")
    one = figures(*options, "--processes", "1")
    assert one == figures(*options, "--processes", "2") == figures(*options)
    assert one != figures("n42pa", "--hands", "60", "--seed", "monday")
    assert one["key"] == figures("n42pa", "--hands", "60", "--key", one["key"])["key"]


def test_a_cluster_gives_the_same_answer_to_the_byte(two_workers: Cluster):
    options = ("n42pa", "--hands", "60", "--seed", "sunday", "--json")
    alone = run(*options, "--processes", "1")
    assert run(*options, "--cluster", two_workers.address).stdout == alone.stdout


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("meldhouse.batches.cluster.PATIENCE", 0.2)
    said = run("n42pa", "--cluster", "127.0.0.1:1", code=2).stderr
    assert "Can’t reach the cluster at 127.0.0.1:1" in said
    assert "leave out --cluster" in said
    assert json.loads(run("n42pa", "--cluster", "x", "--json", code=2).stdout)["error"]["code"] == "no-cluster"


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = run("n42pa", "--cluster", "127.0.0.1:1", code=2).stderr
    assert 'pip install "meldhouse[cluster]"' in " ".join(said.split())


def test_what_fails_elsewhere_is_a_sentence_and_not_the_users_fault(monkeypatch: pytest.MonkeyPatch):
    def broken(*_anything: object) -> None:
        raise KeyError("H")

    monkeypatch.setattr(sys.modules["meldhouse.players.trials"], "play_hand", broken)
    said = " ".join(run("n42pa", "--hands", "60", "--processes", "1", code=3).stderr.split())
    assert said.startswith("Part 1 of 3 (1–25 of 60) failed: KeyError: 'H'. It’s not your fault.")
    monkeypatch.setenv("MELDHOUSE_DEBUG", "1")
    with pytest.raises(BatchError) as shown:
        run("n42pa", "--hands", "60", "--processes", "1")
    assert "in broken" in shown.value.__notes__[0]


def test_a_person_reads_a_page():
    result = run("n42pa", "--hands", "30", "--seed", "sunday")
    for row in ("Someone bid", "and made", "Everyone passed", "Average bid", "Points taken", "hands a second"):
        assert row in result.stdout
    assert "meldhouse simulate n42pa --hands 30 --key" in result.stdout
    assert "\x1b" not in result.stdout
    assert result.stderr == "", "no bar where nobody is looking"
    # Only the line that is made to be copied may be wider than the screen.
    assert all(len(line) <= 80 for line in result.stdout.splitlines() if "--key" not in line)


def test_hands_that_nobody_bid_have_no_averages():
    seed = next(f"s{at}" for at in range(200) if figures("n42pa", "--hands", "1", "--seed", f"s{at}")["bid_rate"] == 0)
    told = run("n42pa", "--hands", "1", "--seed", seed).stdout
    assert "Everyone passed 100.0%" in " ".join(told.split())
    assert "On average" not in told


def test_a_house_with_a_forced_dealer_tells_how_often_it_comes_to_that():
    assert "Left to the dealer" in run("mcallen", "--hands", "4", "--seed", "x", "--players", "chance").stdout


def test_every_way_a_hand_can_end_has_words():
    from typing import get_args

    assert set(get_args(How)) == set(read(HOME / "en")[0]["cli-ended"].keys["how"])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("nowhere",), "“nowhere”"),
        (("npa", "--hands", "0"), says("command-number-between", value="0", least=1, most=1_000_000)),
        (("npa", "--hands", "many"), says("command-number-between", value="many", least=1, most=1_000_000)),
        (("npa", "--players", "genius"), "genius"),
        (("npa", "--seed", "x", "--key", "00" * 32), "not both"),
        (("npa", "--processes", "2", "--cluster", "x:1"), says("cli-not-both", one="--processes", other="--cluster")),
        (("npa", "--processes", "0"), says("command-number-between", value="0", least=1, most=64)),
        ((), says("command-missing", what="RULES", choices=())),
    ],
)
def test_what_cannot_be_simulated_is_said(options: tuple[str, ...], sentence: str):
    assert sentence in run(*options, code=2).stderr


def test_an_interrupt_stops_it_with_a_sentence(monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_anything: object, **_more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("meldhouse.cli.commands.simulate.trials", interrupted)
    assert says("cli-stopped", what="playing") in run("npa", code=130).stderr
