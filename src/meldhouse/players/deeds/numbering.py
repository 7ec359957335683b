"""Every decision of a book has a number, and the number means the same at every moment of every hand."""

from __future__ import annotations

from itertools import islice
from typing import Literal, NamedTuple, get_args

from meldhouse.game.bids import price
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import rungs_above

BIDS = 64
"""How many rungs of the ladder have a number by default: few rulebooks limit the bidding."""

Kind = Literal[
    "pass", "bid", "turn", "name", "give", "lay-away", "show", "show-least", "play", "concede", "redeal", "decline"
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)
"""In numbering order. ``turn`` turns the kitty, ``name`` names trump or the contract; ``give`` (to partner) and
``lay-away`` choose one piece, repeated as often as needed; ``show`` lays all the meld in hand and ``show-least`` only
what must be laid; ``decline`` answers an offer of ``redeal`` or ``concede``."""


What = int | str | Piece | None
"""A bid, a trump, a piece or nothing."""


class Deed(NamedTuple):
    """What a number stands for."""

    kind: Kind
    what: What = None


class Numbering:
    """The numbers of a book.

    >>> from meldhouse.rulebooks import load_book
    >>> numbers = Numbering(load_book("n42pa"))
    >>> {kind: (there[0], there[-1]) for kind, there in numbers.ranges.items()}
    {'pass': (0, 0), 'bid': (1, 17), 'name': (18, 26), 'play': (27, 54)}
    >>> numbers.name(0), numbers.name(14), numbers.name(25), numbers.name(27)
    ('pass', 'bid 2 marks', 'name doubles', 'play 6-6')
    """

    def __init__(self, book: Book, bids: int = BIDS) -> None:
        if bids < 1:
            raise ValueError(f"An auction needs at least one bid; bids={bids} leaves none.")
        self.book = book
        self.bids = _ladder(book, bids)
        """The bids that have a number, lowest first."""
        self.deeds: tuple[Deed, ...] = tuple(Deed(kind, what) for kind in KINDS for what in self._choices(kind))
        self.number: dict[Kind, dict[What, int]] = {}
        """For every kind of deed in this book, the number of each."""
        for at, (kind, what) in enumerate(self.deeds):
            self.number.setdefault(kind, {})[what] = at

    def __len__(self) -> int:
        return len(self.deeds)

    @property
    def ranges(self) -> dict[Kind, range]:
        """The numbers of each kind."""
        return {kind: range(min(there.values()), max(there.values()) + 1) for kind, there in self.number.items()}

    def name(self, number: int) -> str:
        """A number in words."""
        kind, what = self.deeds[number]
        said = price(self.book, what) if isinstance(what, int) else what
        return kind if said is None else f"{kind} {said}"

    def _choices(self, kind: Kind) -> tuple[What, ...]:
        """All choices of a kind; empty where the book does not have it."""
        book = self.book
        if kind == "bid":
            return self.bids
        if kind == "name":
            return book.trump.choices
        if kind == "play":
            return book.pack.faces
        if kind == "give":
            return book.pack.faces if book.exchange.form != "none" else ()
        if kind == "lay-away":
            return book.pack.faces if book.deal.kitty else ()
        there = {
            "pass": True,
            "turn": bool(book.deal.kitty),
            "show": book.has_meld,
            "show-least": book.has_meld,
            "concede": book.board.concede != "never",
            "redeal": bool(book.deal.weak_nines),
            "decline": book.board.concede != "never" or bool(book.deal.weak_nines),
        }
        return (None,) if there[kind] else ()


def _ladder(book: Book, most: int) -> tuple[int, ...]:
    """The lowest rungs anybody can bid: where the opening is fixed, nothing below it."""
    first = book.auction.opening or book.auction.minimum
    return tuple(islice(rungs_above(book.auction, first - 1), most))
