"""JSON Lines: one question per line, one answer per line; a bad line never stops the rest."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import IO, Any

import click
import msgspec

from meldhouse.cli.files import find_book, standard_input
from meldhouse.cli.output import plain, print_json
from meldhouse.cli.trouble import REFUSED, Trouble, troubled
from meldhouse.game.typed.answers import Question, wrong_kind
from meldhouse.game.typed.pieces_and_bids import did_you_mean
from meldhouse.messages import fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import about
from meldhouse.rulebooks.reading.unreadable import Unreadable

LONGEST_LINE = 1024 * 1024


Answer = Callable[[Book | None, Question], Any]


class QuestionLine:
    """One line of many: its question, or what is wrong with it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.book: Book | None = None
        self.question = Question({})
        self.trouble: Trouble | None = None
        self.label: dict[str, Any] = {}
        """The line's own id, returned with its answer."""

    def read(self, raw: bytes | None, usual: _Usual) -> None:
        asked = _parse(raw)
        if "id" in asked:
            self.label = {"id": _identity(asked.pop("id"))}
        name = Question(asked).text("book") or usual.book
        asked.pop("book", None)
        if usual.fields is not None:
            _check_fields(asked, usual.fields)
        self.book = None if name is None else usual.shelf.get(name) or usual.shelf.setdefault(name, find_book(name))
        self.question = Question({**usual.said, **asked})

    def answered(self, found: Any) -> dict[str, Any]:
        return {**plain(found), "line": self.number, **self.label}

    def refused(self, trouble: Trouble) -> dict[str, Any]:
        return {"error": trouble.as_json(), "line": self.number, **self.label}


class _Usual:
    """Defaults for every line that does not say otherwise."""

    def __init__(self, book: str | None, fields: Sequence[str] | None, said: Mapping[str, Any] | None) -> None:
        self.book, self.fields = book, fields
        self.said = {key: value for key, value in (said or {}).items() if value not in (None, ())}
        self.shelf: dict[str, Book] = {}


def read_lines(
    stream: IO[bytes], *, book: str | None, fields: Sequence[str] | None, usual: Mapping[str, Any] | None = None
) -> Iterator[QuestionLine]:
    """Every line with its question.

    `fields` are the names a question may use besides “book” and “id” (None: any). `usual` holds defaults from the
    command line; a line may override them.
    """
    always = _Usual(book, fields, usual)
    for number, raw in _lines(stream):
        line = QuestionLine(number)
        with not_stopped_by(line):
            line.read(raw, always)
        yield line


def answer_lines(
    answer: Answer, *, book: str | None, fields: Sequence[str] | None, usual: Mapping[str, Any] | None = None
) -> None:
    """Answer every line of standard input, each before reading the next."""
    bad = False
    for line in read_lines(standard_input(), book=book, fields=fields, usual=usual):
        if line.trouble is None:
            with not_stopped_by(line):
                told = line.answered(answer(line.book, line.question))
        if line.trouble is not None:
            bad = True
            told = line.refused(line.trouble)
        print_json(told, compact=True)
        sys.stdout.flush()
    if bad:
        click.get_current_context().exit(REFUSED)


@contextmanager
def not_stopped_by(line: QuestionLine) -> Iterator[None]:
    """Turn a crash on one line into an error for that line, so that a batch of thousands carries on."""
    try:
        yield
    except Trouble as trouble:
        line.trouble = trouble
    except Unreadable as problem:
        line.trouble = troubled(problem)
    except Exception as problem:
        line.trouble = Trouble("internal", fact("cli-internal", what=f"{type(problem).__name__}: {problem}"))


def need_book(book: Book | None) -> Book:
    if book is None:
        raise Trouble("no-book", fact("cli-line-rules"))
    return book


def _lines(stream: IO[bytes]) -> Iterator[tuple[int, bytes | None]]:
    """Numbered lines without blank ones; None for a line that is too long."""
    number = 0
    while raw := stream.readline(LONGEST_LINE + 1):
        number += 1
        if len(raw) > LONGEST_LINE and not raw.endswith(b"\n"):
            while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            yield number, None
        elif raw.strip(b" \t\r\n\xef\xbb\xbf"):
            yield number, raw


def _parse(raw: bytes | None) -> dict[str, Any]:
    if raw is None:
        raise Trouble("too-large", fact("cli-line-too-long", most=LONGEST_LINE // 1024))
    try:
        parsed = msgspec.json.decode(raw.removeprefix(b"\xef\xbb\xbf"))
    except RecursionError:
        raise Trouble("bad-json", fact("cli-line-too-deep")) from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as problem:
        raise Trouble("bad-json", fact("cli-line-not-json", why=_of_the_reader(problem))) from None
    if not isinstance(parsed, dict):
        raise Trouble("bad-json", fact("cli-line-object", example='{"book": "npa"}'))
    return parsed


def _identity(value: Any) -> int | str:
    if isinstance(value, int | str) and not isinstance(value, bool):
        return value
    raise wrong_kind("id", fact("cli-kind-id"), value)


def _of_the_reader(problem: Exception) -> str:
    """The JSON reader's own error text."""
    return re.sub(r"^JSON is malformed: | - at `\$.*|\.$", "", str(problem))


def _check_fields(asked: dict[str, Any], known: Sequence[str]) -> None:
    names = ("book", "id", *known)
    strange = [about(key[:40], did_you_mean(key, names)) for key in asked if key not in names]
    if strange:
        raise Trouble("unknown-field", fact("cli-line-field"), faults=strange)
