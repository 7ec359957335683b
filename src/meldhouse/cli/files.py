"""Opening what people name: a text, or a rulebook of a house or in a file."""

from __future__ import annotations

import difflib
import sys
from pathlib import Path
from typing import IO

from msgspec.structs import replace

from meldhouse.cli.speaking import voice
from meldhouse.cli.trouble import USAGE, Trouble
from meldhouse.game.records.record import TITLE
from meldhouse.messages import fact
from meldhouse.rulebooks import Book, BookError, book_names, load_book, loads_book
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.errors import BookFault
from meldhouse.rulebooks.faults import Fault
from meldhouse.rulebooks.loading import ALIASES, LARGEST_FILE
from meldhouse.rulebooks.openfile import SilentPipe, read_bytes


def read_text(source: str, *, largest: int, what: str) -> str:
    """The text of a file, of a pipe that somebody writes into, or of standard input for “-”; never more than `largest`
    bytes of it, and never waiting for a pipe forever."""
    shown = "standard input" if source == "-" else source
    try:
        raw = standard_input().read(largest + 1) if source == "-" else read_bytes(source, largest + 1)
    except FileNotFoundError:
        raise Trouble("no-file", f"There is no file {shown}.", advice=_near_files(source)) from None
    except IsADirectoryError:
        raise Trouble("no-file", f"{shown} is a folder.", advice=f"Name the {what} in it.") from None
    except SilentPipe as problem:
        advice = f"Name the {what} file itself, or write the {what} into the pipe first."
        silent = voice().say(fact("book-file-silent", seconds=problem.seconds))
        raise Trouble("no-file", f"{shown} isn’t a file. {silent}", advice=advice) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Trouble("no-file", f"{shown} cannot be read: {why}.", advice="Check the path.") from None
    if len(raw) > largest:
        raise Trouble("too-large", f"{shown} is too large: a {what} has at most {largest // 1024} KiB.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Trouble(
            "not-text",
            f"{shown} is not a text file (byte {problem.start} is not UTF-8).",
            advice=f"Save the {what} as plain UTF-8 text.",
        ) from None


def standard_input() -> IO[bytes]:
    """Whoever started the program may have closed standard input; then there is nothing to wait for."""
    if sys.stdin is None or sys.stdin.closed:
        raise Trouble("no-file", "Standard input is closed, so nothing can be read from it.", advice="Name a file.")
    return sys.stdin.buffer


def _near_files(source: str) -> str:
    path = Path(source)
    try:
        close = difflib.get_close_matches(path.name, [entry.name for entry in path.parent.iterdir()], n=1)
    except (OSError, ValueError):
        close = []
    return f"Did you mean {path.parent / close[0]}?" if close else "Check the spelling of the path."


def find_book(name: str, *, exit_code: int = USAGE, stdin: bool = False) -> Book:
    """The house of that name, or the book in that file; with `stdin` also “-”. `exit_code` is for one with faults."""
    if not name.strip():
        raise Trouble("unknown-book", "Say which rules.", advice="“meldhouse books” lists them.")
    try:
        if ALIASES.get(name, name) in book_names():
            return load_book(name)
        if not is_path(name) and not (stdin and name == "-"):
            return _unknown_house(name)
        text = read_text(name, largest=LARGEST_FILE, what="rulebook")
        if text.lstrip().startswith(TITLE):
            raise Trouble("bad-book", f"{name} is a record, not a rulebook.", advice="Name the BOOK before it.")
        path = Path(name)
        # Only a true file is opened again, so that it may extend a neighbour; a pipe could not be read twice.
        return load_book(path) if path.is_file() else loads_book(text, source="standard input" if name == "-" else name)
    except BookError as problem:
        raise _faulty(problem, exit_code) from None
    except RecursionError:
        raise Trouble("bad-book", f"{name} is nested too deeply to be a rulebook.", exit_code=exit_code) from None
    except (OSError, ValueError) as problem:
        raise Trouble("bad-book", f"{name} cannot be read as a rulebook: {problem}.", exit_code=exit_code) from None


def is_path(name: str) -> bool:
    """Whether a file is meant, or there is one, where a house may be named too."""
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
            voice().say(problem.faults[0].told),
            advice="“meldhouse books” lists them. For your club’s own, name its .toml file.",
        ) from None


def _faulty(problem: BookError, exit_code: int) -> Trouble:
    return Trouble(
        "bad-book",
        f"{problem.source} has {count(len(problem.faults), 'fault')} and cannot be played by:",
        faults=list(map(said, problem.faults)),
        advice="Correct the file and run “meldhouse book check” on it again.",
        exit_code=exit_code,
    )


def said(fault: BookFault) -> Fault:
    """A fault of a book as other faults are: with its words."""
    told = voice().say(replace(fault, line=None).told)
    return Fault(told, key=fault.key, line=fault.line, file=fault.file, clause=fault.clause)
