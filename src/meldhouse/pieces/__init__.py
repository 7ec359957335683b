"""Floor 0: cards, dominoes, packs, notation, shuffling and dealing."""

from meldhouse.pieces.cards import (
    ALL_CARDS,
    RANK_NAMES,
    RANKS,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    SUITS,
    Card,
    Rank,
    Suit,
)
from meldhouse.pieces.dealing import cut, deal_out
from meldhouse.pieces.dominoes import ALL_DOMINOES, PIP_NAMES, PIP_PLURALS, Domino
from meldhouse.pieces.notation import (
    NotationError,
    parse_card,
    parse_domino,
    parse_piece,
    parse_pieces,
    parse_suit,
    write_pieces,
)
from meldhouse.pieces.packs import Pack
from meldhouse.pieces.piece import FACE_DOWN, Piece, sorted_pieces
from meldhouse.pieces.shuffling import BadKey, below, new_key, parse_key, shuffled, stream, subkey

__all__ = [
    "ALL_CARDS",
    "ALL_DOMINOES",
    "FACE_DOWN",
    "PIP_NAMES",
    "PIP_PLURALS",
    "RANKS",
    "RANK_NAMES",
    "SUITS",
    "SUIT_NAMES",
    "SUIT_SYMBOLS",
    "BadKey",
    "Card",
    "Domino",
    "NotationError",
    "Pack",
    "Piece",
    "Rank",
    "Suit",
    "below",
    "cut",
    "deal_out",
    "new_key",
    "parse_card",
    "parse_domino",
    "parse_key",
    "parse_piece",
    "parse_pieces",
    "parse_suit",
    "shuffled",
    "sorted_pieces",
    "stream",
    "subkey",
    "write_pieces",
]
