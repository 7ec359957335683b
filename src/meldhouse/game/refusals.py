"""A refusal teaches: what was wrong, the pieces involved, and the house's clause."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from meldhouse.messages import Arg, Message, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed."""

    code: str
    """What the clause is cited for; programs use it to tell refusals apart."""
    message: Message
    clause: str | None = None
    pieces: tuple[Piece, ...] = ()
    cited: Literal["paper", "custom", "within"] = "paper"
    """Whether the clause is in the paper, is only a custom of the house, or is named in the message itself."""

    @property
    def whole(self) -> Message:
        """The whole sentence, with the clause and a period.

        >>> from meldhouse.rulebooks import load_book
        >>> book = load_book("npa")
        >>> book.voice.say(refuse(book, "bid-turn", who="N").whole)
        'It’s North’s turn to bid (NPA-2.4b).'
        """
        if self.clause is None or self.cited == "within":
            return fact("refused", why=self.message)
        if self.cited == "custom":
            return fact("refused-by-custom", why=self.message, clause=self.clause)
        return fact("refused-by", why=self.message, clause=self.clause)


class Refused(Exception):
    """An action was not allowed; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def message(self) -> Message:
        """The refusal as a message."""
        return self.refusal.whole


Fact = Arg | Piece | tuple[Piece, ...]


@lru_cache(maxsize=4096, typed=True)
def refuse(book: Book, id: str, *, code: str = "", pieces: tuple[Piece, ...] = (), **facts: Fact) -> Refusal:
    """The refusal `id` with this house's clause; `code` if the clause is cited under a code other than the id.

    Checking what is allowed makes the same few refusals over and over, so they are cached."""
    args = {name: _noted(value) for name, value in facts.items()}
    return Refusal(code or id, Message(id, args), book.cite(code or id), pieces)


def _noted(value: Fact) -> Arg:
    if isinstance(value, Piece):
        return value.text
    if isinstance(value, tuple):
        return tuple(one.text if isinstance(one, Piece) else one for one in value)
    return value
