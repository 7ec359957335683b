"""Trainer exercises: found by a short key to share, with a count and a clock that forms carry along."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.players.practice import FollowExercise, MeldExercise, follow_exercise, meld_exercise
from meldhouse.rulebooks import Book
from meldhouse.web.forms import whole

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
LONGEST_KEY = 40
LONGEST_COUNT = 1_000
SECONDS = 60
KINDS = ("meld", "follow")
MAY, MAY_NOT = "may", "may-not"
Exercise = MeldExercise | FollowExercise


class Tally(NamedTuple):
    """The results so far; only the page stores them."""

    right: int = 0
    asked: int = 0
    ends: int = 0
    """When time is up, in seconds since 1970; 0 without a clock."""

    def counted(self, *, is_right: bool) -> Tally:
        return self._replace(right=self.right + is_right, asked=self.asked + 1)


class Answered(NamedTuple):
    """An answer to an exercise, and whether it was right."""

    exercise: Exercise
    said: str
    is_right: bool


def new_key() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def exercise(book: Book, kind: str, key: str) -> Exercise:
    """The same exercise for the same key. Raises `NoExercise` if a house has none of that kind."""
    seed = hashlib.sha256(key.encode()).digest()
    return meld_exercise(book, seed) if kind == "meld" else follow_exercise(book, seed)


def judged(asked: Exercise, said: str) -> Answered | None:
    """Judge an answer; None if `said` is not one."""
    if isinstance(asked, MeldExercise):
        if (points := whole(said, most=99_999)) is None:
            return None
        return Answered(asked, said.strip(), points == asked.count.points)
    if said not in (MAY, MAY_NOT):
        return None
    return Answered(asked, said, (said == MAY) == asked.is_allowed)


def read_tally(right: str, asked: str, ends: str) -> Tally:
    """Read the tally that a form carried; nonsense starts a new one.

    >>> read_tally("3", "5", ""), read_tally("9", "5", "x"), read_tally("-1", "", "1700000000")
    (Tally(right=3, asked=5, ends=0), Tally(right=0, asked=0, ends=0), Tally(right=0, asked=0, ends=1700000000))
    """

    won, of, end = (whole(text, most=10**12) or 0 for text in (right, asked, ends))
    return Tally(won, of, end) if won <= of <= LONGEST_COUNT else Tally(ends=end)


def held(pieces: Iterable[Piece]) -> Message:
    """Some cards by their names."""
    return fact("some-pieces", pieces=tuple(piece.text for piece in pieces))


def on_the_table(asked: FollowExercise) -> list[tuple[Message, Piece]]:
    return [(fact("seat", seat=seat), piece) for seat, piece in zip(asked.trick_seats, asked.trick, strict=True)]
