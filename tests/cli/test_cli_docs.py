"""Every example in docs/cli.md is what really happens."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest
from cli_runner import ask

from meldhouse.cli.main import COMMANDS
from meldhouse.solver.starting import kernel

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
SKIPPED = "…"


class Example(NamedTuple):
    command: str
    shown: list[str]


def examples() -> list[Example]:
    found: list[Example] = []
    for block in re.findall(r"^```console\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append(Example(line[2:], []))
            else:
                found[-1].shown.append(line)
    return found


def run(command: str) -> tuple[str, int]:
    before, _, asked = command.rpartition(" | ")
    stdin = None
    if before:
        verb, what = shlex.split(before)
        stdin = Path(what).read_text("utf-8") if verb == "cat" else f"{what}\n"
    program, *words = shlex.split(asked)
    assert program == "meldhouse"
    result = ask(*words, stdin=stdin)
    return result.output, result.exit_code


def test_every_example_shows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    kernel()  # whoever has to wait for it is told so, which is no part of an answer
    code = 0
    for command, shown in examples():
        if re.fullmatch(r"cat [\w.-]+", command):
            Path(command.split()[1]).write_text("\n".join(shown) + "\n", encoding="utf-8")
        elif command == "echo $?":
            assert shown == [str(code)]
        else:
            output, code = run(command)
            lines = output.rstrip("\n").split("\n")
            if shown[-1] == SKIPPED:
                shown, lines = shown[:-1], lines[: len(shown) - 1]
            assert lines == shown, command


def test_every_command_is_in_the_page():
    text = PAGE.read_text("utf-8")
    assert len(examples()) > 20
    for name in COMMANDS:
        assert f"`meldhouse {name}" in text
