"""Opening a book or a slip without ever waiting for it forever, and with every fault in full."""

from __future__ import annotations

import sys

from meldhouse.cli.bookfaults import faults_in_full
from meldhouse.cli.files import find_book, read_text
from meldhouse.cli.trouble import USAGE, Fault, Trouble
from meldhouse.rulebooks import Book, BookError, book_names, loads_book
from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.loading import ALIASES, LARGEST_FILE
from meldhouse.rulebooks.openfile import is_silent_kind, read_bytes


def open_book(name: str, *, exit_code: int = USAGE, stdin: bool = False) -> Book:
    """The house of that name, or the book in that file; with `stdin` also “-”. `exit_code` is for one with faults."""
    with faults_in_full():
        if stdin and name == "-":
            need_stdin()
        elif ALIASES.get(name, name) not in book_names() and is_silent_kind(name):
            return _from_pipe(name, exit_code)
        return find_book(name, exit_code=exit_code, stdin=stdin)


def _from_pipe(name: str, exit_code: int) -> Book:
    text = open_text(name, largest=LARGEST_FILE, what="rulebook")
    try:
        return loads_book(text, source=name)
    except BookError as problem:
        raise Trouble(
            "bad-book",
            f"{name} has {count(len(problem.faults), 'fault')} and cannot be played by:",
            faults=map(Fault, problem.faults),
            advice="Correct the book and run “meldhouse book check” on it again.",
            exit_code=exit_code,
        ) from None


def open_text(source: str, *, largest: int, what: str) -> str:
    """The text of a file, of a pipe that somebody writes into, or of standard input for “-”."""
    if source == "-":
        need_stdin()
    if not is_silent_kind(source):
        return read_text(source, largest=largest, what=what)
    try:
        raw = read_bytes(source, largest + 1)
        text = raw.decode("utf-8-sig")
    except OSError as problem:
        why = problem.strerror or str(problem)
        advice = f"Name the {what} file itself, or write the {what} into the pipe first."
        raise Trouble("no-file", f"{source} is not a file, and {why}.", advice=advice) from None
    except UnicodeDecodeError as problem:
        raise Trouble("not-text", f"{source} does not give text (byte {problem.start} is not UTF-8).") from None
    if len(raw) > largest:
        raise Trouble("too-large", f"{source} is too large: a {what} has at most {largest // 1024} KiB.")
    return text


def need_stdin() -> None:
    """Whoever started the program may have closed standard input; then there is nothing to wait for."""
    if sys.stdin is None or sys.stdin.closed:
        raise Trouble("no-file", "Standard input is closed, so nothing can be read from it.", advice="Name a file.")
