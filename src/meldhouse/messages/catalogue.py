"""The catalogs of one language, read message by message as needed.

Parsing four thousand messages takes half a second, too long to wait for one of them. Even finding where each begins
takes longer than a list of commands should. So a file is opened when a message in it is first used, and a message is
parsed then.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from meldhouse.messages.patterns import Pattern

HOME = Path(__file__).parent
LANGUAGES = {"en": "English", "es": "Español"}
"""Each language by its own name, for menus. The first is the one the others are translated from."""

_EQUALS = re.compile(" *=")
_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
_PLAIN = re.compile(r"^( +\.)?([\w-]+) *= *([^\s{}][^{}\n]*)\n(?=\n*(?:\S| +\.|\Z))", re.MULTILINE)
"""A one-line text with nothing to fill in, which needs no parser."""


class MessageError(LookupError):
    """A catalog does not have the message: a mistake in a file or in the code."""


class Source(NamedTuple):
    """The location of a message."""

    file: Path
    line: int
    source: str


class Catalogue:
    """All messages of one language.

    >>> english = Catalogue([HOME / "en"])
    >>> "seat" in english, "no-such-message" in english
    (True, False)
    """

    def __init__(self, folders: list[Path]) -> None:
        self._texts = {file: f"\n{file.read_text('utf-8')}" for folder in folders[::-1] for file in _files(folder)}
        self._split: dict[Path, dict[str, Source]] = {}
        self._places: dict[str, Source | None] = {}
        self._patterns: dict[str, Pattern] = {}
        self._attributes: dict[str, list[str]] = {}

    def __contains__(self, id: str) -> bool:
        return self.place(id) is not None

    def place(self, id: str) -> Source | None:
        """The location of a message: in the last folder that has it."""
        if id not in self._places:
            files = (file for file, text in self._texts.items() if _begins(text, id))
            self._places[id] = next((self.places(file)[id] for file in files), None)
        return self._places[id]

    def places(self, file: Path) -> dict[str, Source]:
        """All messages of a file."""
        if file not in self._split:
            self._split[file] = _split(file, self._texts[file])
        return self._split[file]

    def pattern(self, id: str) -> Pattern:
        """A message, term (`-trick`) or attribute (`claim.spoken`), ready to be filled in."""
        pattern = self._patterns.get(id)
        if pattern is None:
            self._read(id)
            pattern = self._patterns[id]
        return pattern

    def has(self, id: str, attribute: str) -> bool:
        if id not in self._attributes:
            place = self.place(id)
            self._attributes[id] = _ATTRIBUTE.findall(place.source) if place is not None else []
        return attribute in self._attributes[id]

    def _read(self, id: str) -> None:
        whole, _, attribute = id.partition(".")
        place = self.place(whole)
        if place is None:
            raise MessageError(f"there is no message {whole}")
        self._patterns |= {name: _always(text) for name, text in plain_texts(place.source).items()}
        if id not in self._patterns:
            self._parse(place)
        if id not in self._patterns:
            raise MessageError(f"{whole} has no {attribute or 'text of its own'}")

    def _parse(self, place: Source) -> None:
        from meldhouse.messages.patterns import compiled  # the parser: a list of commands does not need it

        try:
            self._patterns |= compiled(place.source)
        except ValueError as problem:
            raise MessageError(f"{place.file.name}, line {place.line}: {problem}") from None


def _always(text: str) -> Pattern:
    return lambda _scope: text


def plain_texts(source: str) -> dict[str, str]:
    """The texts of a message and its attributes that can be read without the parser.

    >>> plain_texts("pass = Pass\\n    .spoken = { $who } passes\\n    .sung = La\\n")
    {'pass': 'Pass', 'pass.sung': 'La'}
    """
    id = source.partition("=")[0].strip()
    return {f"{id}.{name}" if dot else id: text.rstrip() for dot, name, text in _PLAIN.findall(source)}


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))


def _begins(text: str, id: str) -> bool:
    """Whether it has a message of that name."""
    line = f"\n{id}"
    at = text.find(line)
    while at >= 0 and not _EQUALS.match(text, at + len(line)):
        at = text.find(line, at + 1)
    return at >= 0


def _split(file: Path, text: str) -> dict[str, Source]:
    starts = list(_BEGINS.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    found: dict[str, Source] = {}
    line, at = 0, 0
    for start, end in zip(starts, ends, strict=True):
        line, at = line + text.count("\n", at, start.start()), start.start()
        if start[1] in found:
            raise MessageError(f"{file.name}, line {line}: {start[1]} is there twice")
        found[start[1]] = Source(file, line, text[start.start() : end])
    return found


@cache
def catalogue(language: str, own: Path | None) -> Catalogue:
    """A language's catalog; a club's own folder overrides some of it."""
    return Catalogue([home / language for home in (HOME, own) if home is not None])


BROWSER_PARTS = {
    "table": (
        "words",
        "melds",
        "score",
        "news",
        "claims",
        "table",
        "shared",
        "turns",
        "sheet",
        "table-moves",
        "table-seats",
        "levels",
    ),
    "hints": ("hints",),
    "calls": ("calls",),
    "fair": ("fair-checks",),
    "help": ("preferences", "table-help"),
    "replay": ("replay-page",),
    "sheet": ("unsent",),
    "find": ("find",),
    "rulings": ("rulings", "rulings-table", "happenings", "trouble", "refusals", "duties"),
}
"""The catalogs a browser fetches: what every live table needs, which every player downloads with the page; what is
fetched on first use; and what a referee says, at a table that has one."""
_COMMENTS = re.compile(r"^#.*\n|^\n", re.MULTILINE)


def browser_catalogue(language: str, files: tuple[str, ...]) -> str:
    """Some files of a language as one, without the notes for translators."""
    return "".join(_COMMENTS.sub("", (HOME / language / f"{file}.ftl").read_text("utf-8")) for file in files)


def language_of(*wanted: str | None) -> str:
    """The first of the requested languages that we have; asked as `es-MX`, `es_MX.UTF-8`, or a browser's list.

    >>> language_of(None, "es_MX.UTF-8"), language_of("fr;q=0.9, es-419;q=0.8"), language_of("C")
    ('es', 'es', 'en')
    """
    for each in wanted:
        for one in (each or "").lower().split(","):
            tag = re.split(r"[-_.;]", one.strip(), maxsplit=1)[0]
            if tag in LANGUAGES:
                return tag
    return next(iter(LANGUAGES))
