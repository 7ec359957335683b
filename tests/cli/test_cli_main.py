"""The door: help, lost visitors, and what is loaded when."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest
from cli_runner import ask

import meldhouse.cli.main as door
from meldhouse.cli.main import COMMANDS
from meldhouse.cli.sections import Sections
from meldhouse.messages import Message, Voice

OURS = (
    "books",
    "book",
    "clauses",
    "deal",
    "meld",
    "legal",
    "bids",
    "score",
    "replay",
    "solve",
    "perft",
    "hint",
    "review",
)


def test_help_lists_every_command_that_is_there():
    shown = ask("--help").stdout
    for name in COMMANDS:
        line = Voice().say(Message(f"command-{name}"))
        there = find_spec(f"meldhouse.cli.commands.{name}") is not None
        assert (f"  {name}" in shown and line in shown) == there


@pytest.mark.parametrize("words", [(name,) for name in OURS] + [("book", "check")])
def test_every_command_has_help_with_an_example(words: tuple[str, ...]):
    result = ask(*words, "--help")
    assert result.exit_code == 0
    assert "Example" in result.stdout
    assert f"  meldhouse {words[0]}" in result.stdout
    assert "--json" in result.stdout


def test_a_command_that_is_not_there_yet_does_not_break_the_others(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(door.SECTIONS, "play", (*door.SECTIONS["play"], "not-written"))
    assert "not-written" not in ask("--help").stdout
    assert ask("not-written").exit_code == 2
    assert ask("books").exit_code == 0


def test_the_version_is_told():
    from importlib.metadata import version

    assert ask("--version").stdout == f"Meldhouse {version('meldhouse')}\n"


def test_a_misspelt_command_is_put_right():
    result = ask("mild")
    assert result.exit_code == 2
    assert "Did you mean “meldhouse meld”?" in result.stderr


def test_a_house_is_not_a_command():
    result = ask("npa")
    assert result.exit_code == 2
    assert "meldhouse book npa" in result.stderr


def test_help_loads_neither_the_game_nor_rich():
    script = (
        "import sys; from meldhouse.cli.main import cli; cli(['--help'], standalone_mode=False); print(*sys.modules)"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    loaded = out.splitlines()[-1].split()
    assert "click" in loaded
    for heavy in (
        "rich",
        "babel",
        "fluent.syntax",
        "starlette",
        "uvicorn",
        "meldhouse.web",
        "meldhouse.game",
        "meldhouse.rulebooks",
        "meldhouse.pieces",
    ):
        assert heavy not in loaded


def run_main(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    script = "from meldhouse.cli.main import main; main()"
    return subprocess.run(
        [sys.executable, "-c", script, *words], capture_output=True, env={**os.environ, **environment}, check=False
    )


def test_an_old_terminal_gets_letters_instead_of_an_error():
    result = run_main("meld", "npa", "--trump", "H", "KH", "QH", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert result.returncode == 0, result.stderr
    assert b"KH QH" in result.stdout
    assert b"Traceback" not in result.stderr
    as_json = run_main("legal", "npa", "--trump", "Q♣", "--hand", "KH", "--json", PYTHONIOENCODING="ascii")
    assert as_json.returncode == 2
    assert as_json.stdout.isascii()


def test_our_own_failure_is_a_sentence_too():
    script = (
        "import meldhouse.cli.main as m\n"
        "def fail(*a, **k): raise KeyError('spades')\n"
        "m.MainCommand.invoke = fail\n"
        "m.main()"
    )
    result = subprocess.run([sys.executable, "-c", script, "books"], capture_output=True, text=True, check=False)
    assert result.returncode == 3
    assert "Traceback" not in result.stderr
    assert "went wrong inside Meldhouse" in result.stderr


def test_a_reader_who_stops_reading_sees_no_traceback():
    script = "from meldhouse.cli.main import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", script, "book", "npa", "--clauses"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        assert b"Traceback" not in child.stderr.read()


def test_a_group_that_cannot_load_its_commands_is_none():
    with pytest.raises(TypeError, match="load"):
        Sections("nothing")  # type: ignore[abstract]
