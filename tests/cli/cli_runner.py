"""Asking the command line in a test."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from meldhouse.cli.main import cli
from meldhouse.messages import Arg, Message, Voice
from meldhouse.rulebooks import load_book

KEY = "00" * 32


def ask(*words: str, stdin: str | bytes | None = None, width: int = 80) -> Result:
    """Run `meldhouse words…`; an exception that would be a traceback is raised here."""
    result = CliRunner(env={"COLUMNS": str(width)}).invoke(cli, list(words), input=stdin, prog_name="meldhouse")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def answered(*words: str, stdin: str | bytes | None = None, code: int = 0) -> Any:
    """The JSON answer of a command."""
    result = ask(*words, "--json", stdin=stdin)
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def told(*words: str, stdin: str | bytes | None = None, code: int = 0) -> str:
    """What a person reads on the screen, in one line of words."""
    result = ask(*words, stdin=stdin)
    assert result.exit_code == code, result.output
    return " ".join((result.stderr if code and not result.stdout else result.stdout).split())


def says(id: str, /, book: str | None = None, **facts: Arg) -> str:
    """What a message says in English, in one line of words."""
    spoken = Voice() if book is None else load_book(book).voice
    return " ".join(spoken.say(Message(id, facts)).split())


def lines(*words: str, stdin: str | bytes, code: int = 0) -> list[Any]:
    """The answers to JSON lines."""
    result = ask(*words, "--jsonl", stdin=stdin)
    assert result.exit_code == code, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]
