"""The player's score: a counted hand, the score sheet so far, and the end of the game."""

from __future__ import annotations

from meldhouse.cli.output import Column, head
from meldhouse.cli.terminal.typed import bids_fact
from meldhouse.cli.voice import Voice
from meldhouse.game import Game, Match, ScoreEntry, Side, View
from meldhouse.game.games import game_kind
from meldhouse.game.scoring import Unit, unit_of
from meldhouse.game.sheets import SheetRow, sheet_rows
from meldhouse.game.slip_kinds import PLAYED
from meldhouse.messages import Message, fact
from meldhouse.messages.functions import number_shown
from meldhouse.pieces import Piece, sorted_pieces
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact

NARROW = 60
"""From this many characters on there is room for a table."""


def amount(number: int, unit: Unit) -> Message:
    if unit == "cents":
        return fact("amount", money=number)
    return fact("bid-in-marks", marks=number) if unit == "marks" else fact("amount-points", points=number)


def length(book: Book) -> Message:
    """How long a game is."""
    rules = book.match
    number = rules.hands if rules.until == "hands" else rules.target
    return fact("rules-fact-length", unit=rules.until, number=number)


class ScorePad:
    """Tells the player the points."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book: Book = voice.book

    # --- a hand that is over ------------------------------------------------------------------------------------------

    def result(self, entries: tuple[ScoreEntry, ...]) -> None:
        """What a hand brought, with the clauses."""
        voice, usual = self.voice, unit_of(self.book)
        voice.heading(fact("play-counted"))
        rows = []
        for entry in entries:
            side, brought = fact("play-side", side=entry.account), amount(entry.points, entry.unit)
            if voice.plain:
                voice.say(fact("play-entry", side=side, amount=brought, why=entry.reason), note=entry.clause)
                continue
            number = self._figure(entry.points) if entry.unit == usual else voice.told(brought)
            rows.append([voice.told(side), number, voice.told(entry.reason), entry.clause or ""])
        if not voice.plain:
            columns = [Column(head("for")), Column(head(usual), number=True), Column(head("why"), wrap=True)]
            voice.page.table([*columns, Column(head("clause"))], rows)
            voice.blank()

    def hands_open(self, view: View) -> None:
        """After the hand: everybody's hand as dealt, suit by suit, and the pieces set aside."""
        voice = self.voice
        if not view.dealt:
            return
        voice.say(fact("play-hands-were"))
        shown: list[tuple[Message, tuple[Piece, ...]]] = [
            (fact("play-name", who=seat), pieces) for seat, pieces in view.dealt.items()
        ]
        for pile, pieces in (("kitty", view.kitty), ("discard", view.discard)):
            if pieces:
                shown.append((fact("play-pile", pile=pile), sorted_pieces(pieces)))
        left = 4 + max(len(voice.told(whose)) for whose, _ in shown) + 2
        for whose, pieces in shown:
            if voice.plain:
                voice.say(fact("play-open-hand", whose=whose, pieces=voice.hand_told(pieces)))
                continue
            for place, line in enumerate(voice.hand_lines(pieces, left=left)):
                name = "" if place else voice.told(whose)
                voice.say(voice.text(name.ljust(left - 4), line), indent=4)

    # --- the game -----------------------------------------------------------------------------------------------------

    def score(self, game: Game) -> None:
        """The running score; for each player where partners differ."""
        if not game.hands:
            self.voice.say(fact("play-no-score", length=length(self.book)))
            return
        sums, own = game.side_totals(), game.totals()
        if any(own[seat] != sums[side] for side, seats in self.voice.seating.members.items() for seat in seats):
            sums = {str(seat): points for seat, points in own.items()}
        sides = tuple(
            fact("side-marks", side=side, marks=sum_)
            if game.unit == "marks"
            else fact("side-points", side=side, points=sum_)
            for side, sum_ in sums.items()
        )
        told = fact("play-score", hands=len(game.hands), sides=sides, length=length(self.book))
        self.voice.say(told, style="bold")

    def whole(self, game: Game) -> None:
        """Every hand of the game, line by line."""
        rows = sheet_rows(game)
        if self.voice.plain or self.voice.page.console.width < NARROW:
            for row in rows:
                self.voice.say(fact("play-sheet-row", parts=self._row_told(row)))
        elif rows:
            self._sheet(game, rows)
        self.score(game)

    def match(self, match: Match) -> None:
        """The games of a match so far, or who won it."""
        best_of, wins = self.book.match.best_of, match.wins
        if best_of == 1 or not any(wins.values()):
            return
        if match.winner is None:
            sides = tuple(fact("side-points", side=side, points=won) for side, won in wins.items())
            told = fact("play-games-won", sides=sides, of=best_of)
        else:
            lost = max(won for side, won in wins.items() if side != match.winner)
            told = fact("play-match-won", side=match.winner, won=wins[match.winner], lost=lost)
        self.voice.say(told, note=self.book.cite("page-match"), style="bold")

    def game_over(self, game: Game) -> None:
        voice = self.voice
        voice.heading(fact("result-over", what=game_kind(self.book)))
        for bonus in game.bonuses:
            side = fact("play-side", side=bonus.account)
            voice.say(fact("cli-bonus", side=side, points=bonus.points, why=bonus.reason), note=bonus.clause)
        self.whole(game)
        if game.winner is None:
            voice.say(fact("play-tie"), style="bold")
            return
        voice.say(fact("result-won", side=game.winner, what=game_kind(self.book)), style="bold")
        if game.ending is not None and game.ending.clause is not None:
            clause = self.book.clause_table.get(game.ending.clause)
            if clause is not None:
                voice.say(clause.says, note=clause.id)

    # --- the sheet, as on paper: dealer and trump, and for each side bid, meld, take and total ------------------------

    def _row_told(self, row: SheetRow) -> tuple[Message, ...]:
        parts = [fact("play-hand", number=row.number, who=row.dealer)]
        if row.trump is not None:
            parts.append(fact("play-sheet-trump", trump=row.trump))
        if row.how not in PLAYED:
            parts.append(fact("play-sheet-ended", how=row.how))
        for side in self.voice.seating.sides:
            cells = [fact("play-sheet-bid", bid=bid_fact(self.book, row.bid[side]))] if side in row.bid else []
            cells += [fact("result-meld", points=row.meld[side])] if side in row.meld else []
            cells += [fact("result-take", points=row.take[side])] if side in row.take else []
            cells.append(fact("play-sheet-total", total=row.total[side], unit=unit_of(self.book)))
            parts.append(fact("play-sheet-side", side=fact("play-side", side=side), cells=tuple(cells)))
        return tuple(parts)

    def _sheet(self, game: Game, rows: tuple[SheetRow, ...]) -> None:
        told, sides = self.voice.told, self.voice.seating.sides
        total = head("marks") if game.unit == "marks" else told(fact("play-column", head="total"))
        columns = [
            Column(head("hand"), number=True),
            Column(told(fact("play-column", head="dealer"))),
            Column(head("trump"), wrap=True),
            Column(head("for")),
            Column(told(fact("play-column", head="bid")), number=True),
            *([Column(head("meld"), number=True)] if self.book.has_meld else []),
            Column(told(fact("play-column", head="take")), number=True),
            Column(total, number=True),
        ]
        lines = [
            [*(self._hand(row) if not place else ["", "", ""]), *self._cells(row, side)]
            for row in rows
            for place, side in enumerate(sides)
        ]
        blank = [""] * (len(columns) - 5)
        sums = [
            ["", "", "", told(fact("play-side", side=side)), *blank, self._figure(sum_)]
            for side, sum_ in game.side_totals().items()
        ]
        self.voice.page.table(columns, [*lines, *sums], foot=len(sums))

    def _hand(self, row: SheetRow) -> list[str]:
        told = self.voice.told
        trump = [told(fact("choice-trump", trump=row.trump))] if row.trump is not None else []
        ended = [] if row.how in PLAYED else [told(fact("cli-ended", how=row.how))]
        return [str(row.number), told(fact("play-name", who=row.dealer)), ", ".join([*trump, *ended])]

    def _cells(self, row: SheetRow, side: Side) -> list[str]:
        """The cells in one side's columns."""
        bid = self.voice.told(bids_fact(self.book, (row.bid[side],))) if side in row.bid else ""
        meld = [self._figure(row.meld.get(side))] if self.book.has_meld else []
        name = self.voice.told(fact("play-side", side=side))
        return [name, bid, *meld, self._figure(row.take.get(side)), self._figure(row.total[side])]

    def _figure(self, number: int | None) -> str:
        return "" if number is None else number_shown(self.voice.reader, number)
