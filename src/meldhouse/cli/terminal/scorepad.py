"""What stands on the score pad: a hand that was counted, the game so far, the end of it."""

from __future__ import annotations

from meldhouse.cli.output import Column
from meldhouse.cli.terminal.numbers import counted
from meldhouse.cli.terminal.scorecard import ScoreCard
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import Entry, Game, Match, View
from meldhouse.game.games import game_name
from meldhouse.game.scoring import unit_of
from meldhouse.pieces import Piece, in_order
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count


class ScorePad:
    """Tells points to the one who sits at the table."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.book: Book = voice.book

    def result(self, entries: tuple[Entry, ...]) -> None:
        """What a hand has brought, with the clauses."""
        voice, say = self.voice, self.book.voice.say
        voice.heading("The hand is counted")
        if voice.plain:
            for entry in entries:
                said = f"{voice.side(entry.account)}: {counted(entry.points, entry.unit)}. {say(entry.reason)}."
                voice.say(said, note=entry.clause)
            return
        rows = []
        for entry in entries:
            amount = counted(entry.points, entry.unit) if entry.unit == "cents" else str(entry.points)
            rows.append([voice.side(entry.account), amount, say(entry.reason), entry.clause or ""])
        unit = unit_of(self.book).capitalize()
        voice.page.table([Column("For"), Column(unit, number=True), Column("Why", wrap=True), Column("Clause")], rows)
        voice.blank()

    def hands_open(self, view: View) -> None:
        """Everybody's hand as it was dealt, suit by suit, and what lay aside, when all is over."""
        voice = self.voice
        if not view.dealt:
            return
        shown: dict[str, tuple[Piece, ...]] = {voice.name(seat): pieces for seat, pieces in view.dealt.items()}
        if view.kitty:
            shown["Kitty"] = in_order(view.kitty)
        if view.discard:
            shown["Laid away"] = in_order(view.discard)
        voice.say("The hands were:")
        left = 4 + max(map(len, shown)) + 2
        for name, pieces in shown.items():
            lines = voice.hand_lines(pieces, left=left)
            if voice.plain:
                voice.say(f"{name}. {' '.join(line.plain for line in lines)}")
                continue
            for place, line in enumerate(lines):
                voice.say(
                    voice.text("" if place else name, " " * (left - 4 - (0 if place else len(name))), line), indent=4
                )

    def score(self, game: Game) -> None:
        """The running score; where partners have come to differ, everybody's own."""
        voice, length = self.voice, f"The {game_name(self.book)} is {self._target()}."
        if not game.hands:
            voice.say(f"Nothing has been scored yet. {length}")
            return
        sums, own = game.side_totals(), game.totals()
        if any(own[seat] != sums[side] for side, seats in voice.seating.members.items() for seat in seats):
            sums = {str(seat): points for seat, points in own.items()}
        last = list(sums.values())[-1]
        told = voice.tally(sums).removesuffix(str(last)) + counted(last, game.unit)
        done = count(len(game.hands), "hand")
        voice.say(f"Score after {done}: {told}. {length}", style="bold")

    def _target(self) -> str:
        rules = self.book.match
        return count(rules.hands, "hand") if rules.until == "hands" else counted(rules.target, rules.until)

    def whole(self, game: Game) -> None:
        """Every hand of the game, line by line."""
        ScoreCard(self.voice).show(game)
        self.score(game)

    def match(self, match: Match) -> None:
        """The games of a match so far, or who has won it."""
        best_of, wins = self.book.match.best_of, match.wins
        if best_of == 1 or not any(wins.values()):
            return
        voice, clause = self.voice, self.book.cite("page-match")
        if match.winner is None:
            voice.say(f"Games won: {voice.tally(wins)}. The match is the best of {best_of}.", note=clause, style="bold")
            return
        lost = [won for side, won in wins.items() if side != match.winner]
        people = voice.side(match.winner)
        have = "have" if " and " in people or people == "You" else "has"
        games = f"{count(wins[match.winner], 'game')} to {max(lost)}"
        voice.say(f"{people} {have} won the match, {games}.", note=clause, style="bold")

    def game_over(self, game: Game) -> None:
        voice = self.voice
        voice.heading(f"The {game_name(self.book)} is over")
        for bonus in game.bonuses:
            voice.say(
                f"{voice.side(bonus.account)} {bonus.points:+d}: {self.book.voice.say(bonus.reason)}", note=bonus.clause
            )
        self.whole(game)
        if game.winner is None:
            voice.say("It is a draw.", style="bold")
            return
        people = voice.side(game.winner)
        if voice.me is not None and voice.me in voice.seating.members[game.winner]:
            voice.say(f"{people} have won. Well played!", style="bold")
        else:
            voice.say(f"{people} {'have' if ' and ' in people else 'has'} won.", style="bold")
        if game.ending is not None and game.ending.clause is not None:
            clause = self.book.clause_table.get(game.ending.clause)
            if clause is not None:
                voice.say(self.book.voice.say(clause.says), note=clause.id)
