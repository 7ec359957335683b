"""A hand to choose from: every piece with its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import View
from meldhouse.messages import Message, fact
from meldhouse.pieces import SUIT_SYMBOLS, SUITS, Card, Piece

if TYPE_CHECKING:
    from rich.text import Text

LEFT = 4


class Cell(NamedTuple):
    """A number, its piece, and how many of them the player holds."""

    number: int
    piece: Piece
    times: int = 1


def each_piece(pieces: Sequence[Piece]) -> list[Cell]:
    """Every piece with its own number, twins too: both may be passed."""
    return [Cell(number, piece) for number, piece in enumerate(pieces, start=1)]


def each_face(view: View) -> list[Cell]:
    """Twins share one number, since it does not matter which is played."""
    return [Cell(number, piece, view.hand.count(piece)) for number, piece in enumerate(view.legal_plays, start=1)]


def tray(voice: Voice, cells: Sequence[Cell]) -> list[Text]:
    """Lines indented by `LEFT`: one suit per line, or as many dominoes as fit."""
    if voice.plain:
        return [voice.shown(fact("play-tray", choices=tuple(map(_in_words, cells))))]
    lines: list[Text] = []
    wide = len(str(len(cells)))
    widest = max((_face(voice, cell).cell_len for cell in cells), default=0)
    for suit in (*SUITS, None):
        held = [cell for cell in cells if (cell.piece.suit if isinstance(cell.piece, Card) else None) == suit]
        if held:
            lines += _suit(voice, suit, held, wide, widest)
    return lines


def _in_words(cell: Cell) -> Message:
    number, piece = cell.number, cell.piece.text
    if cell.times == 1:
        return fact("play-numbered", number=number, piece=piece)
    return fact("play-numbered-times", number=number, piece=piece, times=cell.times)


def _label(cell: Cell, wide: int) -> str:
    return f" {str(cell.number).rjust(wide)}) "


def _face(voice: Voice, cell: Cell) -> Text:
    if not isinstance(cell.piece, Card):
        return voice.face(cell.piece)
    rank = "10" if cell.piece.rank == "T" else cell.piece.rank
    return voice.page.text(" ".join([rank] * cell.times), "red" if cell.piece.suit in "HD" else "")


def _suit(voice: Voice, suit: str | None, cells: Sequence[Cell], wide: int, widest: int) -> list[Text]:
    sign = "" if suit is None else SUIT_SYMBOLS[suit] if voice.page.symbols else f"{suit}:"
    head = voice.page.text(sign, "red" if suit is not None and suit in "HD" else "")
    room = voice.page.console.width - LEFT - len(sign)
    across = max(1, room // (len(_label(cells[0], wide)) + widest))
    lines = []
    for start in range(0, len(cells), across):
        line = head if not start else voice.page.text(" " * len(sign))
        for cell in cells[start : start + across]:
            face = _face(voice, cell)
            line = voice.text(line, _label(cell, wide), face, " " * (widest - face.cell_len))
        lines.append(line)
    return lines
