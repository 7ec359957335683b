"""Meldhouse plays, referees and runs partnership Pinochle and Texas 42 by the book of the house that hosts the game.

The few names most programs need live here; each floor is loaded only when one of its names is asked for.

>>> import meldhouse
>>> meldhouse.load_book("npa").auction.minimum
50
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meldhouse.game import (
        Bid,
        Game,
        Hand,
        NameTrump,
        Pass,
        Play,
        Refusal,
        Refused,
        Slip,
        SlipError,
        count_meld,
        legal_actions,
        records,
        score,
        seen,
        steward,
        view,
    )
    from meldhouse.pieces import Card, Domino, NotationError, parse_pieces
    from meldhouse.rulebooks import Book, BookError, book_names, load_book, loads_book

    __version__: str

_HOMES = {
    "meldhouse.pieces": ("Card", "Domino", "NotationError", "parse_pieces"),
    "meldhouse.rulebooks": ("Book", "BookError", "book_names", "load_book", "loads_book"),
    "meldhouse.game": (
        "Bid", "Game", "Hand", "NameTrump", "Pass", "Play", "Refusal", "Refused", "Slip", "SlipError", "count_meld",
        "legal_actions", "records", "score", "seen", "steward", "view",
    ),
}  # fmt: skip
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Bid",
    "Book",
    "BookError",
    "Card",
    "Domino",
    "Game",
    "Hand",
    "NameTrump",
    "NotationError",
    "Pass",
    "Play",
    "Refusal",
    "Refused",
    "Slip",
    "SlipError",
    "__version__",
    "book_names",
    "count_meld",
    "legal_actions",
    "load_book",
    "loads_book",
    "parse_pieces",
    "records",
    "score",
    "seen",
    "steward",
    "view",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        found: Any = version("meldhouse")
    elif name in _HOME_OF:
        found = getattr(import_module(_HOME_OF[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
