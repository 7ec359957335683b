"""`meldhouse play` with bots of every level: who sits there, how that is told, and how a saved game remembers it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from play_table import said, sit
from test_cli_play_games import typed_game

from meldhouse.cli.files import find_book
from meldhouse.game.records import Record, dump, load
from meldhouse.players import LEVELS
from meldhouse.solver.starting import kernel
from table import at_auction, house
from worded import words

SHORT = 'name = "short"\ntitle = "Short"\nextends = "{}"\n[match]\n{}\n'
LARGE = (
    'name = "large"\ntitle = "Large"\nextends = "bend"\n[deck]\ncopies = 8\n[deal]\nhand = 40\npackets = [[20, 20]]\n'
)


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "match"), [("st-hilary", "target = 30"), ("n42pa", "target = 1\nbest_of = 1")])
def test_a_game_with_bots_of_a_level_comes_to_its_score(
    name: str, match: str, level: str, capsys: pytest.CaptureFixture[str]
):
    kernel()  # whoever has to wait for it is told so; here nobody has
    Path("short.toml").write_text(SHORT.format(name, match), encoding="utf-8")
    lines = typed_game("short.toml", "levels", level)
    capsys.readouterr()
    options = ("short.toml", "--seed", "levels", "--level", level)
    result = sit(*options, lines="\n".join([*lines[:-1], "save whole.record", "n"]) + "\n")
    assert result.exit_code == 0
    assert words("play-level", level=level) in result.stdout
    assert "Score for this hand" in result.stdout
    assert " is over" in result.stdout
    record = load("whole.record", book=find_book("short.toml"))
    assert record.players == {"N": f"{level} bot", "E": f"{level} bot", "S": "you", "W": f"{level} bot"}
    assert all(hand.is_over for hand in record.hands)


def test_the_levels_are_not_all_the_same_players():
    kernel()
    Path("short.toml").write_text(SHORT.format("n42pa", "target = 2\nbest_of = 1"), encoding="utf-8")
    asked = {level: sit("short.toml", "--seed", "oak", "--bots", "4", "--level", level).stdout for level in LEVELS}
    assert len({shown.partition("Hand 1")[2] for shown in asked.values()}) == len(LEVELS)


def test_club_players_sit_down_unless_others_are_asked_for_and_a_newcomer_is_told_to_wait():
    script = (
        "import sys; from click.testing import CliRunner; from meldhouse.cli.commands.play import command\n"
        "for words in (['--level', 'novice'], [], []):\n"
        "    shown = CliRunner().invoke(command, ['mcallen', '--seed', 'oak', *words], input='hand\\n').stdout\n"
        "    waited = 'Getting ready' in shown.partition('Hand 1')[0]\n"
        "    print('numba' in sys.modules, waited, 'Computer players: Club player.' in shown)\n"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert out.splitlines() == ["False False False", "True True True", "True False True"]


def test_partner_may_be_of_another_level():
    shown = said(sit("st-hilary", "--seed", "oak", "--level", "novice", "--partner", "greedy", lines="save a.record\n"))
    assert "Computer players: North (Greedy), East and West (Novice)." in shown
    assert load("a.record").players == {"N": "greedy bot", "E": "novice bot", "S": "you", "W": "novice bot"}


def resumed(*options: str) -> str:
    """What is told of the bots when the game in a.record goes on, without a level that the tests would add."""
    from click.testing import CliRunner

    from meldhouse.cli.commands.play import command

    kernel()
    result = CliRunner(env={"COLUMNS": "80"}).invoke(command, ["--resume", "a.record", *options])
    assert result.exit_code == 0
    return said(result).partition("The game goes on")[0].partition("Computer players: ")[2].strip()


def test_a_saved_game_remembers_the_levels():
    sit("st-hilary", "--seed", "oak", "--level", "novice", "--partner", "expert", lines="p\nsave a.record\n")
    assert resumed() == "North (Expert), East and West (Novice)."
    assert resumed("--level", "greedy") == "Greedy."
    assert resumed("--partner", "club") == "North (Club player), East and West (Novice)."


def test_a_record_that_names_no_level_is_played_on_with_the_usual_bots():
    hand = at_auction(house("st-hilary"), dealer="S")
    dump(Record(book=hand.book, hands=[hand], players={"N": "Ann", "E": "bot", "W": "wizard bot"}), "a.record")
    assert resumed() == "Club player."


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("npa", "--level", "wizard"), "There’s no level “wizard”. Choose novice, club, expert, self-taught,"),
        (("npa", "--partner", "wizard"), "There’s no level “wizard”."),
        (("npa", "--level", ""), "There’s no level “”."),
        (("bend.3", "--partner", "club"), "You have no partner at this table."),
        (("npa", "--bots", "4", "--partner", "club"), "You have no partner at this table"),
        (("untaught.toml", "--level", "self-taught"), "No computer player has taught itself"),
        (("large.toml", "--level", "club"), "The level “novice” can play Large."),
        (("large.toml", "--partner", "expert"), "The level “novice” can play Large."),
    ],
)
def test_bots_that_cannot_be_are_said_and_nothing_begins(options: tuple[str, ...], sentence: str):
    untaught = 'name = "untaught"\ntitle = "Untaught"\nextends = "n42pa"\n[tricks]\neach = 2\n'
    Path("untaught.toml").write_text(untaught, encoding="utf-8")
    Path("large.toml").write_text(LARGE, encoding="utf-8")
    result = sit(*options)
    assert result.exit_code == 2
    assert sentence in " ".join(result.stderr.replace("│", " ").split())
    assert "Hand 1" not in result.stdout


def test_a_pack_too_large_to_imagine_is_played_by_rules_of_thumb():
    Path("large.toml").write_text(LARGE, encoding="utf-8")
    from click.testing import CliRunner

    from meldhouse.cli.commands.play import command

    shown = CliRunner().invoke(command, ["large.toml", "--seed", "oak"]).stdout
    assert words("play-level", level="novice") in shown
    assert "Hand 1" in shown
