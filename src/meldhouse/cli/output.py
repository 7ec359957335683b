"""Pages for people, JSON for programs. Color turns off by itself when output is not a terminal."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
from typing import IO, TYPE_CHECKING, Any

import click
import msgspec

from meldhouse.cli.speaking import say
from meldhouse.messages import Message, fact
from meldhouse.pieces import Card, Piece

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

WIDEST = 100
"""Longer lines are tiring to read, however wide the window."""
INDENT = 2
GAP = 2
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def clean(text: str) -> str:
    """`text` without control characters, so that a club's title cannot steer the terminal."""
    return _CONTROL.sub("", text)


def speaks_unicode(stream: IO[Any] | None = None) -> bool:
    encoding = getattr(stream or sys.stdout, "encoding", None) or "utf-8"
    return encoding.lower().replace("-", "").startswith("utf")


def plain(value: Any) -> Any:
    """An answer as plain JSON data: pieces become text."""
    return msgspec.to_builtins(value, enc_hook=lambda piece: piece.text)


def print_json(answer: Any, *, compact: bool = False) -> None:
    text = json.dumps(plain(answer), ensure_ascii=not speaks_unicode(), indent=None if compact else 2)
    click.echo(text.translate(_LINE_ENDS))


# Valid in JSON, but some line readers would break a line here.
_LINE_ENDS = {ord(sign): f"\\u{ord(sign):04x}" for sign in "\u0085\u2028\u2029"}


def head(code: str) -> str:
    """A column heading that several pages use."""
    return say(fact("cli-column", head=code))


class Column:
    """A column of a table: its heading, whether it holds numbers, and whether it may be shortened."""

    def __init__(self, head: str, *, number: bool = False, shorten: bool = False, wrap: bool = False) -> None:
        self.head = head
        self.number = number
        self.shorten = shorten
        self.wrap = wrap


class Page:
    """What people read: titles, sentences, bullets and tables."""

    def __init__(self, file: IO[Any] | None = None) -> None:
        from rich.console import Console

        stream = file or sys.stdout
        self.console = Console(file=stream, highlight=False, markup=False, emoji=False)
        known = self.console.is_terminal or os.environ.get("COLUMNS", "").isdecimal()
        self.console.width = min(self.console.width, WIDEST) if known else WIDEST
        self.symbols = speaks_unicode(stream)

    def text(self, words: str, style: str = "") -> Text:
        from rich.text import Text

        return Text().append(clean(words), style)

    def show(self, shown: RenderableType, *, whole: bool = False) -> None:
        """Rich pads lines with blanks, which do not belong in a file."""
        with self.console.capture() as captured:
            self.console.print(shown, soft_wrap=whole)
        self.console.file.write(re.sub(r"[ \t]+(?=\n)", "", captured.get()))

    def blank(self) -> None:
        self.show("")

    def title(self, words: str, after: str = "") -> None:
        head = self.text(words, "bold")
        if after:
            head.append_text(self.text(f" · {after}" if self.symbols else f" - {after}"))
        self.show(head)

    def heading(self, words: str) -> None:
        self.blank()
        self.show(self.text(words, "cyan"))

    def line(self, words: str | Text, *, style: str = "", indent: int = 0, note: str | None = None) -> None:
        """A sentence, followed by its clause in brackets."""
        from rich.padding import Padding

        said = self.text(words, style) if isinstance(words, str) else words
        if note:
            said = said.copy().append_text(self.text(f" [{note}]", "dim"))
        self.show(Padding(said, (0, 0, 0, indent)))

    def bullet(
        self, words: str | Text, *, note: str | None = None, aside: str = "", mark: str = "•", style: str = ""
    ) -> None:
        from rich.table import Table

        said = self.text(words, style) if isinstance(words, str) else words
        if note:
            said = said.copy().append_text(self.text(f" [{note}]", "dim"))
        if aside:
            said = said.copy().append_text(self.text(f" ({aside})", "italic"))
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column()
        row.add_column(overflow="fold")
        row.add_row(f"  {mark if self.symbols else '*'}", said)
        self.show(row)

    def with_faces(self, said: Message, pieces: Iterable[Piece], *, style: str = "", indent: int = 0) -> None:
        """A sentence about pieces, followed by the pieces as drawn here."""
        self.line(self.text(f"{say(said)} ", style).append_text(self.faces(pieces)), indent=indent)

    def copyable(self, words: str) -> None:
        """A line that is never broken, so it can be copied whole."""
        self.show(self.text(f"  {words}"), whole=True)

    def table(self, columns: Sequence[Column], rows: Iterable[Sequence[str | Text]], *, foot: int = 0) -> None:
        """Rows under their headings; the last `foot` rows are sums."""
        from rich import box
        from rich.cells import cell_len
        from rich.padding import Padding
        from rich.table import Table

        cells = [[self.text(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
        widths = [max([cell_len(each.head), *(row[at].cell_len for row in cells)]) for at, each in enumerate(columns)]
        heads = any(column.head for column in columns)
        table = Table(box=box.SIMPLE_HEAD if heads else None, show_header=heads, pad_edge=False, header_style="bold")
        table.padding = (0, 1, 0, 0)
        table.show_edge = False
        room = self.console.width - INDENT - GAP * (len(columns) - 1)
        for at, column in enumerate(columns):
            left = max(8, room - sum(widths[:at] + widths[at + 1 :]))
            table.add_column(
                column.head,
                justify="right" if column.number else "left",
                no_wrap=not column.wrap,
                overflow="ellipsis" if column.shorten else "fold",
                width=min(left, widths[at]) if column.shorten or column.wrap else widths[at],
            )
        for number, row in enumerate(cells, start=1):
            sums = len(cells) - foot
            table.add_row(*row, style="bold" if number > sums else "", end_section=bool(foot) and number == sums)
        self.show(Padding(table, (0, 0, 0, INDENT)))

    # --- pieces ---------------------------------------------------------------------------------------------------

    def face(self, piece: Piece) -> Text:
        red = isinstance(piece, Card) and piece.suit in "HD"
        return self.text(piece.symbol if self.symbols else piece.text, "red" if red else "")

    def faces(self, pieces: Iterable[Piece]) -> Text:
        said = self.text("")
        for piece in pieces:
            said = said.append_text(self.text(" ")) if len(said) else said
            said = said.append_text(self.face(piece))
        return said
