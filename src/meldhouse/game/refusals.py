"""A refusal teaches: what was wrong, the pieces involved, and the clause of the house."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

import msgspec

from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.sentences import SENTENCES


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed, in one sentence a grandparent understands."""

    code: str
    text: str
    clause: str | None = None
    pieces: tuple[Piece, ...] = ()

    def __str__(self) -> str:
        return self.text


class Refused(Exception):
    """An action was not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return Refused, (self.refusal,)


@lru_cache(maxsize=4096, typed=True)
def refuse(
    book: Book, code: str, *, pieces: tuple[Piece, ...] = (), worded_as: str = "", **details: Hashable
) -> Refusal:
    """The refusal `code` in the words, and with the clause, of this house; `worded_as` takes another one's sentence.

    Whoever only asks what is allowed gets the same few refusals over and over, so they are remembered."""
    clause = book.cite(code)
    sentence = SENTENCES[worded_as or code].format(words=book.words, **details)
    sentence = sentence[:1].upper() + sentence[1:]
    if clause is not None:
        sentence = f"{sentence.rstrip('.')} ({clause})."
    return Refusal(code=code, text=sentence, clause=clause, pieces=pieces)
