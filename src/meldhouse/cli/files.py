"""Opening what people name: a text, or a rulebook of a house or in a file."""

from __future__ import annotations

import difflib
import re
import sys
from pathlib import Path

from meldhouse.cli.trouble import USAGE, Fault, Trouble
from meldhouse.rulebooks import Book, BookError, book_names, load_book, loads_book
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.loading import ALIASES, LARGEST_FILE

_KEY = re.compile(r"(?P<key>[a-z_]+(?:[.\[][\w.\-\]\[]+)?): ")


def read_text(source: str, *, largest: int, what: str) -> str:
    """The text of a file, or of standard input for “-”; never more than `largest` bytes of it."""
    shown = "standard input" if source == "-" else source
    try:
        if source == "-":
            raw = sys.stdin.buffer.read(largest + 1)
        else:
            with Path(source).open("rb") as file:
                raw = file.read(largest + 1)
    except FileNotFoundError:
        raise Trouble("no-file", f"There is no file {shown}.", advice=_near_files(source)) from None
    except IsADirectoryError:
        raise Trouble("no-file", f"{shown} is a folder.", advice=f"Name the {what} file in it.") from None
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


def _near_files(source: str) -> str:
    path = Path(source)
    try:
        close = difflib.get_close_matches(path.name, [entry.name for entry in path.parent.iterdir()], n=1)
    except (OSError, ValueError):
        close = []
    return f"Did you mean {path.parent / close[0]}?" if close else "Check the spelling of the path."


def find_book(name: str, *, exit_code: int = USAGE, stdin: bool = False) -> Book:
    """The house of that name, or the book in that file; with `stdin` also “-”. `exit_code` is for one with faults."""
    try:
        if ALIASES.get(name, name) in book_names():
            return load_book(name)
        if not _is_path(name) and not (stdin and name == "-"):
            return _unknown_house(name)
        text = read_text(name, largest=LARGEST_FILE, what="rulebook")
        path = Path(name)
        # Only a true file is opened again, so that it may extend a neighbour; a pipe could not be read twice.
        return load_book(path) if path.is_file() else loads_book(text, source="standard input" if name == "-" else name)
    except BookError as problem:
        raise _faulty(problem, exit_code) from None
    except RecursionError:
        raise Trouble("bad-book", f"{name} is nested too deeply to be a rulebook.", exit_code=exit_code) from None
    except (OSError, ValueError) as problem:
        raise Trouble("bad-book", f"{name} cannot be read as a rulebook: {problem}.", exit_code=exit_code) from None


def _is_path(name: str) -> bool:
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
            problem.faults[0],
            advice="“meldhouse books” lists the houses; a club's own book is named by its .toml file.",
        ) from None


def _faulty(problem: BookError, exit_code: int) -> Trouble:
    faults = []
    for sentence in problem.faults:
        match = _KEY.match(sentence)
        faults.append(Fault(sentence, key=match["key"] if match else None))
    return Trouble(
        "bad-book",
        f"{problem.source} has {count(len(faults), 'fault')} and cannot be played by:",
        faults=faults,
        advice="Correct the file and run “meldhouse book check” on it again.",
        exit_code=exit_code,
    )
