"""The networks that come with Meldhouse, found by the rules they learned.

A file is named after a book and the fingerprint of its tables, so clubs whose rules differ only in what no hand shows
(how long a game is, who keeps score) share a network.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from meldhouse.lockstep.playing import Learned
from meldhouse.players.learned.tables import NotLearned, rules_of
from meldhouse.rulebooks import Book

FOLDER = Path(__file__).parent / "weights"


class NotLearnedYet(ValueError):
    """No network knows this book's rules."""


def is_learned(book: Book) -> bool:
    """Whether a network knows the rules of this book."""
    return bool(_file(_Rules(book)))


def learned(book: Book) -> Learned:
    """The network that knows the rules of this book; it is never changed, so all players share it."""
    rules = _Rules(book)
    path = _file(rules)
    if path is None:
        raise NotLearnedYet(book.name)
    return _read(path, rules)


class _Rules:
    """A book reduced to its rules, so that its network is looked up and read only once."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def __hash__(self) -> int:
        return hash(self.book.fingerprint)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Rules) and self.book.fingerprint == other.book.fingerprint


@lru_cache(maxsize=256)
def _file(rules: _Rules) -> Path | None:
    try:
        tables = rules_of(rules.book)
    except NotLearned:
        return None
    return next(FOLDER.glob(f"*-{tables.settings['fingerprint']}.npz"), None)


@lru_cache(maxsize=16)
def _read(path: Path, rules: _Rules) -> Learned:
    return Learned.read(path, rules_of(rules.book))
