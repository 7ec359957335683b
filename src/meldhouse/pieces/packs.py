"""The pack a house plays with, and what is wrong with a heap of pieces that claims to come from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Literal

from meldhouse.pieces.cards import SUITS, Card, Rank
from meldhouse.pieces.dominoes import ALL_DOMINOES
from meldhouse.pieces.piece import Piece, in_order


class Pack:
    """A multiset of pieces.

    >>> len(Pack.of_cards("ATKQJ9", copies=2)), len(Pack.of_cards("ATKQJ", copies=4)), len(Pack.of_dominoes())
    (48, 80, 28)
    """

    def __init__(self, pieces: Iterable[Piece], *, kind: Literal["card", "domino"]) -> None:
        self.pieces: tuple[Piece, ...] = in_order(pieces)
        self.kind = kind

    @classmethod
    def of_cards(cls, ranks: Iterable[Rank] | str, *, copies: int) -> Pack:
        faces = [Card(rank, suit) for suit in SUITS for rank in ranks]  # type: ignore[arg-type]
        return cls(faces * copies, kind="card")

    @classmethod
    def of_dominoes(cls) -> Pack:
        return cls(ALL_DOMINOES, kind="domino")

    def __len__(self) -> int:
        return len(self.pieces)

    def __contains__(self, piece: object) -> bool:
        return piece in self.counts

    @cached_property
    def counts(self) -> Counter[Piece]:
        return Counter(self.pieces)

    @cached_property
    def faces(self) -> tuple[Piece, ...]:
        """Each different piece once, in order."""
        return in_order(self.counts)

    def faults(self, pieces: Iterable[Piece]) -> list[str]:
        """Every reason, as a sentence, why `pieces` cannot all come from this pack.

        >>> from meldhouse.pieces.notation import parse_pieces
        >>> Pack.of_cards("ATKQJ9", copies=2).faults(parse_pieces("AS AS AS 6-4"))
        ['The pack has 2 of the ace of spades, not 3.', 'There is no 6-4 in this pack.']
        """
        sentences = []
        for piece, count in sorted(Counter(pieces).items(), key=lambda item: item[0].order):
            available = self.counts.get(piece, 0)
            if not available:
                sentences.append(f"There is no {piece} in this pack.")
            elif count > available == 1:
                sentences.append(f"There is only one {piece.name}, not {count}.")
            elif count > available:
                sentences.append(f"The pack has {available} of the {piece.name}, not {count}.")
        return sentences
