"""Open what people name: a text, or a rulebook that is on the shelf or in a file."""

from __future__ import annotations

import difflib
import sys
from pathlib import Path
from typing import IO, Literal

from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import USAGE, Trouble
from meldhouse.game.records.record import TITLE
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, BookError, book_names, load_book, loads_book
from meldhouse.rulebooks.loading import ALIASES, LARGEST_FILE
from meldhouse.rulebooks.reading.openfile import SilentPipe, read_bytes

What = Literal["rules", "record", "slip", "witness", "positions", "tournament", "players"]


def read_text(source: str, *, largest: int, what: What) -> str:
    """The text of a file, a pipe, or standard input (“-”); reads at most `largest` bytes and never waits on a pipe
    forever."""
    shown = fact("cli-standard-input") if source == "-" else source
    try:
        raw = standard_input().read(largest + 1) if source == "-" else read_bytes(source, largest + 1)
    except FileNotFoundError:
        raise Trouble("no-file", fact("cli-no-file", file=shown), advice=_near_files(source)) from None
    except IsADirectoryError:
        raise Trouble("no-file", fact("cli-folder", file=shown), advice=fact("cli-folder-advice", what=what)) from None
    except SilentPipe as problem:
        silent = fact("cli-pipe", file=shown, why=fact("book-file-silent", seconds=problem.seconds))
        raise Trouble("no-file", silent, advice=fact("cli-pipe-advice", what=what)) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Trouble("no-file", fact("cli-unreadable", file=shown, why=why), advice=fact("cli-check-path")) from None
    if len(raw) > largest:
        raise Trouble("too-large", fact("cli-too-large", file=shown, what=what, most=largest // 1024))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Trouble(
            "not-text",
            fact("cli-not-text", file=shown, byte=problem.start),
            advice=fact("cli-not-text-advice", what=what),
        ) from None


def standard_input() -> IO[bytes]:
    """Standard input; an error if the program was started with it closed."""
    if sys.stdin is None or sys.stdin.closed:
        raise Trouble("no-file", fact("cli-no-input"), advice=fact("cli-name-a-file"))
    return sys.stdin.buffer


def _near_files(source: str) -> Message:
    path = Path(source)
    try:
        close = difflib.get_close_matches(path.name, [entry.name for entry in path.parent.iterdir()], n=1)
    except (OSError, ValueError):
        close = []
    return fact("cli-did-you-mean", near=str(path.parent / close[0])) if close else fact("cli-check-path")


def find_book(name: str, *, exit_code: int = USAGE, stdin: bool = False) -> Book:
    """The house of that name, or the book in that file; with `stdin` also “-”. `exit_code` is used when the book has
    faults."""
    if not name.strip():
        raise Trouble("unknown-book", fact("cli-which-rules"), advice=fact("cli-which-rules-advice"))
    try:
        if ALIASES.get(name, name) in book_names():
            return load_book(name)
        if not is_path(name) and not (stdin and name == "-"):
            return _unknown_house(name)
        text = read_text(name, largest=LARGEST_FILE, what="rules")
        if text.lstrip().startswith(TITLE):
            raise Trouble(
                "bad-book", fact("cli-record-for-rules", file=name), advice=fact("cli-record-for-rules-advice")
            )
        path = Path(name)
        # Only a regular file is reopened by path, so it can extend a neighbor; a pipe cannot be read twice.
        return (
            load_book(path)
            if path.is_file()
            else loads_book(text, source=say(fact("cli-standard-input")) if name == "-" else name)
        )
    except BookError as problem:
        raise _faulty(problem, exit_code) from None
    except RecursionError:
        raise Trouble("bad-book", fact("cli-rules-too-deep", file=name), exit_code=exit_code) from None
    except (OSError, ValueError) as problem:
        raise Trouble(
            "bad-book", fact("cli-rules-unreadable", file=name, why=str(problem)), exit_code=exit_code
        ) from None


def is_path(name: str) -> bool:
    """Whether this names a file rather than a house, or a file of that name exists."""
    try:
        return name.endswith(".toml") or "/" in name or "\\" in name or Path(name).exists()
    except (OSError, ValueError):
        return False


def _unknown_house(name: str) -> Book:
    shown = name if len(name) <= 60 else f"{name[:57]}…"
    try:
        return load_book(shown)
    except BookError as problem:
        raise Trouble(
            "unknown-book",
            problem.faults[0].told,
            advice=fact("cli-which-rules-advice"),
        ) from None


def _faulty(problem: BookError, exit_code: int) -> Trouble:
    return Trouble(
        "bad-book",
        fact("cli-rules-faulty", file=problem.source, faults=len(problem.faults)),
        faults=problem.faults,
        advice=fact("cli-rules-faulty-advice"),
        exit_code=exit_code,
    )
