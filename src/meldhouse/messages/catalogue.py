"""The catalogues of one language: found at once, and read message by message as they are needed.

To read three thousand messages takes half a second, which nobody should wait for who asks for one. To find where each
begins takes some milliseconds; a message is parsed when it is said for the first time.
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
"""Each language by its own name, for whoever chooses. The first is the one that others are translated from."""

_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
_PLAIN = re.compile(r"^( +\.)?([\w-]+) *= *([^\s{}][^{}\n]*)\n(?=\n*(?:\S| +\.|\Z))", re.MULTILINE)
"""A text of one line with nothing to fill in, which needs no parser."""


class MessageError(LookupError):
    """A catalogue does not say what it is asked for: a mistake in a file, or in the code."""


class Place(NamedTuple):
    """Where a message stands."""

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
        self.places: dict[str, Place] = {}
        self._patterns: dict[str, Pattern] = {}
        self._attributes: dict[str, list[str]] = {}
        for folder in folders:
            found: dict[str, Place] = {}
            for file in sorted(folder.glob("*.ftl")):
                for id, place in _split(file):
                    if id in found:
                        raise MessageError(f"{file.name}, line {place.line}: {id} is there twice")
                    found[id] = place
            self.places |= found

    def __contains__(self, id: str) -> bool:
        return id in self.places

    def pattern(self, id: str) -> Pattern:
        """What a message, a term (`-trick`) or an attribute (`claim.spoken`) says, ready to be filled in."""
        pattern = self._patterns.get(id)
        if pattern is None:
            self._read(id)
            pattern = self._patterns[id]
        return pattern

    def has(self, id: str, attribute: str) -> bool:
        if id not in self._attributes:
            self._attributes[id] = _ATTRIBUTE.findall(self.places[id].source) if id in self.places else []
        return attribute in self._attributes[id]

    def _read(self, id: str) -> None:
        whole, _, attribute = id.partition(".")
        if whole not in self.places:
            raise MessageError(f"there is no message {whole}")
        self._patterns |= {name: _always(text) for name, text in plain_texts(self.places[whole].source).items()}
        if id not in self._patterns:
            self._parse(whole)
        if id not in self._patterns:
            raise MessageError(f"{whole} has no {attribute or 'text of its own'}")

    def _parse(self, id: str) -> None:
        from meldhouse.messages.patterns import compiled  # the parser, which a list of commands can do without

        file, line, source = self.places[id]
        try:
            self._patterns |= compiled(source)
        except ValueError as problem:
            raise MessageError(f"{file.name}, line {line}: {problem}") from None


def _always(text: str) -> Pattern:
    return lambda _scope: text


def plain_texts(source: str) -> dict[str, str]:
    """Of a message and its attributes, those that can be read without the parser.

    >>> plain_texts("pass = Pass\\n    .spoken = { $who } passes\\n    .sung = La\\n")
    {'pass': 'Pass', 'pass.sung': 'La'}
    """
    id = source.partition("=")[0].strip()
    return {f"{id}.{name}" if dot else id: text.rstrip() for dot, name, text in _PLAIN.findall(source)}


def _split(file: Path) -> list[tuple[str, Place]]:
    text = file.read_text("utf-8")
    starts = list(_BEGINS.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    found, line, at = [], 1, 0
    for start, end in zip(starts, ends, strict=True):
        line, at = line + text.count("\n", at, start.start()), start.start()
        found.append((start[1], Place(file, line, text[start.start() : end])))
    return found


@cache
def catalogue(language: str, own: Path | None = None) -> Catalogue:
    """What a language says; a club's own folder says some of it better."""
    return Catalogue([home / language for home in (HOME, own) if home is not None])


BROWSER_PARTS = ("words", "hints")
"""What a live table says, by the names of its files: each costs every player its weight when the page is loaded."""
_COMMENTS = re.compile(r"^#.*\n|^\n", re.MULTILINE)


def browser_catalogue(language: str, parts: tuple[str, ...] = BROWSER_PARTS) -> str:
    """Some files of a language as one, without what is meant for translators."""
    return "".join(_COMMENTS.sub("", (HOME / language / f"{part}.ftl").read_text("utf-8")) for part in parts)


def language_of(*wanted: str | None) -> str:
    """The first language that is spoken here among what somebody asks for: `es-MX`, `es_MX.UTF-8`, or a browser's list.

    >>> language_of(None, "es_MX.UTF-8"), language_of("fr;q=0.9, es-419;q=0.8"), language_of("C")
    ('es', 'es', 'en')
    """
    for each in wanted:
        for one in (each or "").lower().split(","):
            tag = re.split(r"[-_.;]", one.strip(), maxsplit=1)[0]
            if tag in LANGUAGES:
                return tag
    return next(iter(LANGUAGES))
