"""Pinochle cards."""

from __future__ import annotations

from typing import Literal, get_args

from meldhouse.pieces.piece import Piece

Suit = Literal["S", "H", "C", "D"]
Rank = Literal["A", "T", "K", "Q", "J", "9"]

SUITS: tuple[Suit, ...] = get_args(Suit)
RANKS: tuple[Rank, ...] = get_args(Rank)
SUIT_NAMES: dict[str, str] = {"S": "spades", "H": "hearts", "C": "clubs", "D": "diamonds"}
SUIT_SYMBOLS: dict[str, str] = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
RANK_NAMES: dict[str, str] = {"A": "ace", "T": "ten", "K": "king", "Q": "queen", "J": "jack", "9": "nine"}


class Card(Piece):
    """One face of the pack.

    >>> Card("T", "H")
    <TH>
    >>> Card("A", "S").name, Card("A", "S").symbol
    ('ace of spades', 'A♠')
    >>> Card("A", "S") is Card("A", "S")
    True
    """

    __slots__ = ("rank", "suit")

    rank: Rank
    suit: Suit

    _faces: dict[tuple[str, str], Card] = {}  # noqa: RUF012 - the one place where the faces live

    def __new__(cls, rank: Rank, suit: Suit) -> Card:
        face = cls._faces.get((rank, suit))
        if face is None:
            if rank not in RANKS or suit not in SUITS:
                raise ValueError(f"There is no card of rank {rank!r} and suit {suit!r}.")
            face = super().__new__(cls)
            object.__setattr__(face, "rank", rank)
            object.__setattr__(face, "suit", suit)
            face._engrave(
                text=rank + suit,
                name=f"{RANK_NAMES[rank]} of {SUIT_NAMES[suit]}",
                symbol=("10" if rank == "T" else rank) + SUIT_SYMBOLS[suit],
                order=SUITS.index(suit) * len(RANKS) + RANKS.index(rank),
            )
            cls._faces[rank, suit] = face
        return face

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)


ALL_CARDS: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
