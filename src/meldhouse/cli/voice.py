"""How the table speaks to the player and draws hands: with symbols, or all in words; to look at, or to choose from."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from meldhouse.cli.output import WIDEST, Page
from meldhouse.cli.speaking import voice
from meldhouse.game import Seat, Seating, View, seating_of
from meldhouse.messages import Message, fact, written
from meldhouse.pieces import SUIT_SYMBOLS, SUITS, Card, Domino, Piece
from meldhouse.rulebooks import Book

if TYPE_CHECKING:
    from rich.text import Text

NARROWEST = 20


class Voice:
    """Words for `me`, or for a watcher if that is None. `plain`: everything in words, for a screen reader."""

    def __init__(self, book: Book, page: Page, me: Seat | None, *, plain: bool) -> None:
        self.book = book
        self.page = page
        self.me = me
        self.plain = plain
        self.seating: Seating = seating_of(book)
        spoken = plain or not page.symbols  # no symbols if the output cannot show them
        self.reader = replace(voice(book), you=me or "", spoken=spoken)

    # --- pieces -----------------------------------------------------------------------------------------------------

    def face(self, piece: Piece) -> Text:
        """One piece: “A♠”, or “ace of spades” in plain words."""
        if self.plain:
            return self.shown(fact("a-piece", piece=piece.text))
        if isinstance(piece, Domino):
            return self.page.text(f"[{piece.high}|{piece.low}]")
        return self.page.face(piece)

    def hand_lines(self, pieces: Sequence[Piece], *, left: int = 4) -> list[Text]:
        """Cards suit by suit, on as few lines as fit with an indent of `left`; dominoes one by one."""
        if self.plain:
            return [self.shown(line) for line in self.hand_told(pieces)]
        room = max(NARROWEST, self.page.console.width - left)
        suits = _by_suit(pieces)
        if not suits:
            return [self.text(*(part for piece in pieces for part in (self.face(piece), " ")))]
        lines: list[Text] = []
        for suit, held in suits.items():
            part = self._suit(suit, held)
            if not lines or lines[-1].cell_len + 4 + part.cell_len > room:
                lines.append(part)
            else:
                lines[-1].append_text(self.page.text("    ")).append_text(part)
        return lines

    def hand_told(self, pieces: Sequence[Piece]) -> tuple[Message, ...]:
        """The hand in words, to be heard."""
        suits = _by_suit(pieces)
        if not suits:
            return (fact("play-tray", choices=tuple(fact("a-piece", piece=piece.text) for piece in pieces)),)
        return tuple(
            fact("play-suit", suit=suit, ranks=tuple(fact("rank", rank=_code(card)) for card in held))
            for suit, held in suits.items()
        )

    def _suit(self, suit: str, held: Sequence[Card]) -> Text:
        sign = SUIT_SYMBOLS[suit] if self.page.symbols else f"{suit}:"
        ranks = " ".join("10" if card.rank == "T" else card.rank for card in held)
        return self.page.text(f"{sign} {ranks}", "red" if suit in "HD" else "")

    def rows(self, slots: Sequence[Piece | None], layout: str, *, numbered: bool = False) -> list[Text]:
        """Dominoes where they stand, with gaps for played ones; optionally with the numbers of those left."""
        first = int(layout.split("-")[0]) if layout else len(slots)
        numbers = iter(range(1, len(slots) + 1))
        lines = []
        for row in filter(None, (slots[:first], slots[first:])):
            if self.plain:
                places = (fact("a-piece", piece=tile.text) if tile else fact("play-gap") for tile in row)
                lines.append(self.shown(fact("play-tray", choices=tuple(places))))
                continue
            cells = []
            for tile in row:
                label = f"{next(numbers)}) " if numbered and tile else "   " if numbered else ""
                cells.append(label + (self.face(tile).plain if tile else "  .  "))
            lines.append(self.page.text(("  " if numbered else " ").join(cells)))
        return lines

    # --- messages -----------------------------------------------------------------------------------------------------

    def told(self, message: Message) -> str:
        """A message in words."""
        return self.reader.say(message)

    def shown(self, message: Message) -> Text:
        """A message in words, with red cards in red."""
        said = self.page.text(self.told(message))
        said.highlight_regex(r"(?:10|[AKQJ9])[♥♦]", "red")
        return said

    # --- lines --------------------------------------------------------------------------------------------------------

    def refit(self) -> None:
        """Fit the window, which people shrink when they enlarge the text."""
        if self.page.console.is_terminal:
            self.page.console.width = min(shutil.get_terminal_size().columns, WIDEST)

    def say(self, said: Message | str | Text, *, note: str | None = None, style: str = "", indent: int = 2) -> None:
        """A line, with its clause."""
        if self.plain and note:
            message = said if isinstance(said, Message) else written(str(said))
            said, note = fact("play-cited", says=message, clause=note), None
        shown = self.shown(said) if isinstance(said, Message) else self.text(said)
        if self.plain:
            self.page.line(shown)
            return
        if style:
            shown.stylize(style)
        self.page.line(shown, note=note, indent=indent)

    def point(self, words: str | Text) -> None:
        """One of several sentences that belong together."""
        if self.plain:
            self.page.line(words)
        else:
            self.page.bullet(words)

    def text(self, *parts: str | Text) -> Text:
        said = self.page.text("")
        for part in parts:
            said.append_text(self.page.text(part) if isinstance(part, str) else part)
        return said

    def blank(self) -> None:
        self.page.blank()

    def heading(self, words: Message | str) -> None:
        said = self.told(words) if isinstance(words, Message) else words
        if self.plain:
            self.blank()
            self.page.line(said)
        else:
            self.page.heading(said)

    def each(self, lines: Iterable[Message | str | Text], *, indent: int = 4) -> None:
        for line in lines:
            self.say(line, indent=indent)


def _by_suit(pieces: Sequence[Piece]) -> dict[str, list[Card]]:
    cards = [piece for piece in pieces if isinstance(piece, Card)]
    return {suit: held for suit in SUITS if (held := [card for card in cards if card.suit == suit])}


def _code(card: Card) -> str | int:
    return 9 if card.rank == "9" else card.rank


# --- a hand to choose from --------------------------------------------------------------------------------------------


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
