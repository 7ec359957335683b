"""The pack a house plays with, and a check that given pieces can come from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Literal

from meldhouse.messages import Message, fact
from meldhouse.pieces.cards import SUITS, Card, Rank
from meldhouse.pieces.dominoes import ALL_DOMINOES
from meldhouse.pieces.piece import Piece, sorted_pieces


class Pack:
    """A multiset of pieces.

    >>> len(Pack.of_cards("ATKQJ9", copies=2)), len(Pack.of_cards("ATKQJ", copies=4)), len(Pack.of_dominoes())
    (48, 80, 28)
    """

    def __init__(self, pieces: Iterable[Piece], *, kind: Literal["card", "domino"]) -> None:
        self.pieces: tuple[Piece, ...] = sorted_pieces(pieces)
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
        return sorted_pieces(self.counts)

    def faults(self, pieces: Iterable[Piece]) -> list[Message]:
        """Every reason why `pieces` cannot all come from this pack.

        >>> from meldhouse.pieces.notation import parse_pieces
        >>> Pack.of_cards("ATKQJ9", copies=2).faults(parse_pieces("AS AS AS"))
        [Message(id='pack-too-many', args={'piece': 'AS', 'available': 2, 'count': 3})]
        """
        found = []
        for piece, count in sorted(Counter(pieces).items(), key=lambda item: item[0].order):
            available = self.counts.get(piece, 0)
            if not available:
                found.append(fact("pack-none", piece=piece.text))
            elif count > available:
                found.append(fact("pack-too-many", piece=piece.text, available=available, count=count))
        return found
