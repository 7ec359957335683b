"""What a card and a domino have in common: a small immutable value that exists once.

Two aces of spades of one pack are the *same object*, so no list, record or view can tell copies apart, and comparing
or hashing a piece costs no more than comparing an address. (That is also why pieces have no `<` of their own: one
comparison written in Python would make all of them slow. To sort, use `sorted_pieces`.)
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any


class Piece:
    """A card, a domino, or the back of one."""

    __slots__ = ("name", "order", "symbol", "text")

    text: str
    """How people type it: ``AS``, ``6-4``."""
    name: str
    """How people say it: ``ace of spades``."""
    symbol: str
    """How people like to see it: ``A♠``."""
    order: int
    """The sort key within a hand."""

    def __setattr__(self, attribute: str, value: Any) -> None:
        raise AttributeError(
            f"A {type(self).__name__.lower()} never changes; {self} cannot take {attribute}={value!r}."
        )

    def __delattr__(self, attribute: str) -> None:
        raise AttributeError(f"A {type(self).__name__.lower()} never changes; {self} cannot lose its {attribute}.")

    def _engrave(self, text: str, name: str, symbol: str, order: int) -> None:
        for attribute, value in (("text", text), ("name", name), ("symbol", symbol), ("order", order)):
            object.__setattr__(self, attribute, value)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __copy__(self) -> Piece:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Piece:
        return self


_place = attrgetter("order")


def sorted_pieces(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """`pieces`, sorted like a hand."""
    return tuple(sorted(pieces, key=_place))


class Back(Piece):
    """A piece that lies face down: all that another seat may know of it."""

    __slots__ = ()

    _only: Back | None = None

    def __new__(cls) -> Back:
        if cls._only is None:
            back = super().__new__(cls)
            back._engrave("??", "face-down", "▒▒", 1_000)
            cls._only = back
        return cls._only

    def __reduce__(self) -> tuple[type[Back], tuple[()]]:
        return Back, ()


FACE_DOWN = Back()
