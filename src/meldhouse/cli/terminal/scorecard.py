"""The score card of a game, as on paper: dealer and trump, and for each side bid, meld, take and total."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.cli.output import Column
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import CONTRACT_NAMES, Game, Side
from meldhouse.game.bids import price
from meldhouse.game.sheets import SheetRow, sheet_rows
from meldhouse.game.slip_kinds import PLAYED
from meldhouse.pieces import SUIT_SYMBOLS

WIDE, NARROW = 72, 60
"""From so many letters on there is room for everybody's name, or at least for a table."""


class ScoreCard:
    """Shows what stands on the card to the one who sits at the table."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book = voice.book

    def show(self, game: Game) -> None:
        rows = sheet_rows(game)
        if self.voice.plain or self.voice.page.console.width < NARROW:
            for row in rows:
                self.voice.say(" ".join(self._sentences(row)))
        elif rows:
            self._table(game, rows)

    # --- in words -----------------------------------------------------------------------------------------------------

    def _sentences(self, row: SheetRow) -> Iterator[str]:
        yield f"Hand {row.number}. {self.book.words.dealer.capitalize()}: {self.voice.name(row.dealer)}."
        if row.trump is not None:
            yield f"{self._trump_head}: {CONTRACT_NAMES[row.trump]}."
        if row.how not in PLAYED:
            yield f"How it ended: {row.how.replace('-', ' ')}."
        for side in self.voice.seating.sides:
            cells = [f"{head.lower()} {cell}" for head, cell in self._cells(row, side).items() if cell]
            yield f"{self.voice.side(side)}: {', '.join(cells)}."

    # --- in columns ---------------------------------------------------------------------------------------------------

    def _table(self, game: Game, rows: tuple[SheetRow, ...]) -> None:
        sides, room = self.voice.seating.sides, self.voice.page.console.width
        name = self.voice.side if room >= WIDE else self.voice.short
        heads = list(self._cells(rows[0], sides[0]))
        columns = [
            Column("Hand", number=True),
            Column(self.book.words.dealer.capitalize()),
            Column(self._trump_head),
            Column("For"),
            *(Column(head, number=True) for head in heads),
        ]
        lines = [
            [*(self._hand(row) if not place else ["", "", ""]), name(side), *self._cells(row, side).values()]
            for row in rows
            for place, side in enumerate(sides)
        ]
        sums = [
            ["", "", "", name(side), *[""] * (len(heads) - 1), str(sum_)] for side, sum_ in game.side_totals().items()
        ]
        self.voice.page.table(columns, [*lines, *sums], foot=len(sums))

    def _hand(self, row: SheetRow) -> list[str]:
        sign = CONTRACT_NAMES.get(row.trump or "", "")
        if row.trump in SUIT_SYMBOLS and self.voice.page.symbols:
            sign = SUIT_SYMBOLS[row.trump]
        ended = "" if row.how in PLAYED else row.how.replace("-", " ")
        return [str(row.number), self.voice.name(row.dealer), " ".join(filter(None, (sign, ended)))]

    @property
    def _trump_head(self) -> str:
        return "Trump" if self.book.deck.pieces == "cards" else "Call"

    def _cells(self, row: SheetRow, side: Side) -> dict[str, str]:
        """What stands in the columns of one side."""
        cells = {"Bid": price(self.book, row.bid[side]) if side in row.bid else ""}
        if self.book.has_meld:
            cells["Meld"] = str(row.meld.get(side, ""))
        cells["Take"] = str(row.take.get(side, ""))
        cells["Marks" if self.book.scoring.style == "marks" else "Total"] = str(row.total[side])
        return cells
