"""How the table speaks to the one who sits at it: names, cards and sides, in symbols or in plain words."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from meldhouse.cli.output import WIDEST, Page
from meldhouse.cli.speaking import voice
from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Seat, Seating, Side, seating_of
from meldhouse.messages import Message
from meldhouse.pieces import SUIT_SYMBOLS, SUITS, Card, Domino, Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import joined, of_another

if TYPE_CHECKING:
    from rich.text import Text

NARROWEST = 20


class Voice:
    """Words for `me`, who may also be nobody and watch. `plain`: for a screen reader, everything in words."""

    def __init__(self, book: Book, page: Page, me: Seat | None, *, plain: bool) -> None:
        self.book = book
        self.page = page
        self.me = me
        self.plain = plain
        self.seating: Seating = seating_of(book)

    # --- people -----------------------------------------------------------------------------------------------------

    def who(self, seat: Seat) -> str:
        return "you" if seat == self.me else SEAT_NAMES[seat]

    def name(self, seat: Seat) -> str:
        """As it stands at the beginning of a line."""
        return "You" if seat == self.me else SEAT_NAMES[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """“You pass”, “North passes”.

        >>> from meldhouse.rulebooks import load_book
        >>> voice = Voice(load_book("npa"), Page(), "S", plain=True)
        >>> voice.does("S", "pass"), voice.does("N", "pass"), voice.does("E", "have"), voice.does("W", "be")
        ('You pass', 'North passes', 'East has', 'West is')
        """
        if seat == self.me:
            return f"You {'are' if verb == 'be' else verb}"
        return f"{SEAT_NAMES[seat]} {of_another(verb)}"

    def side(self, side: Side) -> str:
        """A side by its people, mine with me first."""
        members = self.seating.members.get(side, tuple(side))
        if len(members) > 2:
            return "Everybody"
        names = ["You"] if self.me in members else []
        names += [SEAT_NAMES[seat] for seat in members if seat != self.me]
        return joined(names)

    def tally(self, sums: Mapping[Side, int]) -> str:
        """“You and North 26, East and West 83”; who is not named first has a small letter: “North 60, you 38”."""
        told = [f"{self.side(side)} {points}" for side, points in sums.items()]
        return ", ".join([*told[:1], *(one.replace("You ", "you ", 1) for one in told[1:])])

    def short(self, side: Side) -> str:
        """A side in a word, as players say it."""
        members = self.seating.members[side]
        if len(members) == 1:
            return self.who(members[0])
        if self.me is None:
            return "–".join(members)
        return "us" if self.me in members else "them"

    # --- pieces -----------------------------------------------------------------------------------------------------

    def face(self, piece: Piece) -> Text:
        """One piece: “A♠”, or “ace of spades” in plain words."""
        if self.plain:
            return self.page.text(piece.name)
        if isinstance(piece, Domino):
            return self.page.text(f"[{piece.high}|{piece.low}]")
        return self.page.face(piece)

    def faces(self, pieces: Sequence[Piece]) -> Text:
        said = self.page.text("")
        for place, piece in enumerate(pieces):
            if place:
                said.append_text(self.page.text(", " if self.plain else " "))
            said.append_text(self.face(piece))
        return said if pieces else self.page.text("nothing")

    def numbered(self, pieces: Sequence[Piece]) -> Text:
        """A few pieces to choose from, each with its number, on one line."""
        said = self.page.text("")
        for number, piece in enumerate(pieces, start=1):
            between = "" if number == 1 else ", " if self.plain else "  "
            said.append_text(self.text(between, f"{number}. " if self.plain else f"{number}) ", self.face(piece)))
        return said.append(".") if self.plain else said

    def hand_lines(self, pieces: Sequence[Piece], *, left: int = 4) -> list[Text]:
        """Cards suit by suit, on as few lines as fit when they begin `left` from the edge; dominoes one by one."""
        room = max(NARROWEST, self.page.console.width - left)
        if any(not isinstance(piece, Card) for piece in pieces):
            return [self.text(self.faces(pieces), "." if self.plain else "")]
        lines: list[Text] = []
        for suit in SUITS:
            held = [card for card in pieces if isinstance(card, Card) and card.suit == suit]
            if not held:
                continue
            part = self._suit(suit, held)
            if not lines or self.plain or lines[-1].cell_len + 4 + part.cell_len > room:
                lines.append(part)
            else:
                lines[-1].append_text(self.page.text("    ")).append_text(part)
        return lines

    def _suit(self, suit: str, held: Sequence[Card]) -> Text:
        if self.plain:
            names = ", ".join(card.name.partition(" of ")[0] for card in held)
            return self.page.text(f"{CONTRACT_NAMES[suit].capitalize()}: {names}.")
        sign = SUIT_SYMBOLS[suit] if self.page.symbols else f"{suit}:"
        ranks = " ".join("10" if card.rank == "T" else card.rank for card in held)
        return self.page.text(f"{sign} {ranks}", "red" if suit in "HD" else "")

    def rows(self, slots: Sequence[Piece | None], layout: str, *, numbered: bool = False) -> list[Text]:
        """Dominoes where they stand, with a gap where one was played; with numbers, those that are still there."""
        first = int(layout.split("-")[0]) if layout else len(slots)
        numbers = iter(range(1, len(slots) + 1))
        lines = []
        for row in filter(None, (slots[:first], slots[first:])):
            if self.plain:
                lines.append(self.page.text(", ".join(tile.name if tile else "empty" for tile in row) + "."))
                continue
            cells = []
            for tile in row:
                label = f"{next(numbers)}) " if numbered and tile else "   " if numbered else ""
                cells.append(label + (self.face(tile).plain if tile else "  .  "))
            lines.append(self.page.text(("  " if numbered else " ").join(cells)))
        return lines

    def trump(self, trump: str) -> str:
        name = CONTRACT_NAMES.get(trump, trump)
        sign = SUIT_SYMBOLS.get(trump, "")
        return f"{name} {sign}" if sign and self.page.symbols and not self.plain else name

    # --- messages -----------------------------------------------------------------------------------------------------

    def told(self, message: Message) -> str:
        """A message in words; without symbols where nobody could see or print them."""
        spoken = self.plain or not self.page.symbols
        return replace(voice(self.book), you=self.me or "", spoken=spoken).say(message)

    # --- lines --------------------------------------------------------------------------------------------------------

    def refit(self) -> None:
        """Keep to the window, which people make smaller when they make the letters larger."""
        if self.page.console.is_terminal:
            self.page.console.width = min(shutil.get_terminal_size().columns, WIDEST)

    def say(self, words: str | Text, *, note: str | None = None, style: str = "", indent: int = 2) -> None:
        if self.plain:
            self.page.line(self.text(words, f" (clause {note})" if note else ""))
        else:
            self.page.line(words, note=note, style=style, indent=indent)

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

    def heading(self, words: str) -> None:
        self.blank()
        self.page.line(words, style="" if self.plain else "bold cyan")

    def each(self, lines: Iterable[str | Text], *, indent: int = 4) -> None:
        for line in lines:
            self.say(line, indent=indent)
