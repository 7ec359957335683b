"""Reading pieces the way people type them."""

from __future__ import annotations

import re

from meldhouse.messages import FactError, fact
from meldhouse.pieces.cards import ALL_CARDS, SUIT_NAMES, SUIT_SYMBOLS, SUITS, Card, Suit
from meldhouse.pieces.dominoes import ALL_DOMINOES, PIP_NAMES, Domino
from meldhouse.pieces.piece import FACE_DOWN, Piece


class NotationError(FactError, ValueError):
    """What was typed is not a piece; the message says how to write one."""


def _white(suit: Suit) -> str:
    """The outlined suit symbol, which Unicode keeps four places from the black one."""
    return chr(ord(SUIT_SYMBOLS[suit]) ^ 4)


def _spellings() -> dict[str, Piece]:
    found: dict[str, Piece] = {FACE_DOWN.text: FACE_DOWN}
    for card in ALL_CARDS:
        for rank in (card.rank, "10") if card.rank == "T" else (card.rank,):
            for suit in (card.suit, SUIT_SYMBOLS[card.suit], _white(card.suit)):
                found[rank + suit] = card
        found[card.name.upper()] = card
    for tile in ALL_DOMINOES:
        for one, other in ((tile.high, tile.low), (tile.low, tile.high)):
            for between in ("-", ":", "|", "/", ""):
                found[f"{one}{between}{other}"] = tile
            found[f"[{one}|{other}]"] = tile
            found[f"{PIP_NAMES[one]}-{PIP_NAMES[other]}".upper()] = tile
        if tile.is_double:
            found[tile.name.upper()] = tile
    return found


_SPELLINGS = _spellings()
_SUIT_SPELLINGS: dict[str, Suit] = {
    spelling: suit
    for suit in SUITS
    for spelling in (
        suit,
        SUIT_SYMBOLS[suit],
        _white(suit),
        SUIT_NAMES[suit].upper(),
        SUIT_NAMES[suit].upper().rstrip("S"),
    )
}
# People put a variation selector after a suit symbol without knowing it, and type dashes of every length.
_TIDY = str.maketrans({"\ufe0e": None, "\ufe0f": None, "–": "-", "—": "-", "‑": "-"})


def parse_piece(text: str) -> Piece:
    """The piece that `text` names.

    >>> parse_piece("10h"), parse_piece("A♠"), parse_piece("4-6"), parse_piece("queen of spades")
    (<TH>, <AS>, <6-4>, <QS>)
    """
    piece = _SPELLINGS.get(text) or _SPELLINGS.get(_tidy(text))
    if piece is None:
        raise NotationError(fact("piece-unknown", text=_shown(text)))
    return piece


def parse_pieces(text: str) -> tuple[Piece, ...]:
    """All the pieces of a line, separated by spaces or commas.

    >>> parse_pieces("AS 10H, 9d")
    (<AS>, <TH>, <9D>)
    """
    return tuple(parse_piece(word) for word in re.split(r"[\s,;]+", text.strip()) if word)


def parse_card(text: str) -> Card:
    piece = _SPELLINGS.get(_tidy(text))
    if not isinstance(piece, Card):
        raise NotationError(fact("piece-no-card", text=_shown(text)))
    return piece


def parse_domino(text: str) -> Domino:
    piece = _SPELLINGS.get(_tidy(text))
    if not isinstance(piece, Domino):
        raise NotationError(fact("piece-no-domino", text=_shown(text)))
    return piece


def parse_suit(text: str) -> Suit:
    """
    >>> parse_suit("hearts"), parse_suit("♦")
    ('H', 'D')
    """
    suit = _SUIT_SPELLINGS.get(_tidy(text))
    if suit is None:
        raise NotationError(fact("piece-no-suit", text=_shown(text)))
    return suit


def write_pieces(pieces: tuple[Piece, ...] | list[Piece]) -> str:
    """
    >>> write_pieces(parse_pieces("a♠ 10h"))
    'AS TH'
    """
    return " ".join(piece.text for piece in pieces)


def _tidy(text: str) -> str:
    return re.sub(r"\s+", " ", text.translate(_TIDY)).strip().upper()


def _shown(text: str) -> str:
    return text if len(text) <= 40 else text[:40] + "…"
