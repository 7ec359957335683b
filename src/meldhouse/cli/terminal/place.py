"""A person's place at the terminal table: what is seen and said there, and what of the evening is saved."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from meldhouse.cli.terminal.keyboard import Keyboard
from meldhouse.cli.terminal.saving import Again, names, ways_back
from meldhouse.cli.terminal.screen import Screen
from meldhouse.cli.voice import Voice
from meldhouse.game import Action, Game, Match, Refusal, Seat, View
from meldhouse.game.records import Record, dump
from meldhouse.messages import fact
from meldhouse.players import Level
from meldhouse.referee.officials.conduct import Reminders
from meldhouse.solver.starting import is_ready
from meldhouse.tables.alone import Alone
from meldhouse.tables.offers import Offers

NOTHING_MORE = Again()


class Place:
    """One person, or nobody, at a table with bots. `players`: names from a resumed record. `again`: options to repeat
    to sit at the same table another day."""

    def __init__(
        self,
        sitting: Alone,
        levels: Mapping[Seat, Level],
        *,
        voice: Voice,
        keyboard: Keyboard,
        players: Mapping[Seat, str] | None = None,
        again: Again = NOTHING_MORE,
    ) -> None:
        self.sitting = sitting
        self.levels = levels
        self.book = sitting.table.book
        self.me: Seat | None = sitting.me
        self.voice = voice
        self.keyboard = keyboard
        self.screen = Screen(voice)
        self.again = again
        self.names = names(self.book, levels, players or {})
        self.told = 0
        """How many events of the hand have been shown."""
        self.reminders = Reminders(self.book)
        self.refusal: Refusal | None = None
        self.moved = False
        """Whether a command changed the table, so that the question may be a different one now."""
        self._kept: tuple[int, int] | None = None

    @property
    def person(self) -> Seat:
        assert self.me is not None
        return self.me

    @property
    def match(self) -> Match:
        assert self.sitting.table.match is not None
        return self.sitting.table.match

    @property
    def game(self) -> Game:
        return self.match.game

    def view(self) -> View:
        """What is seen from here, even by somebody who only watches."""
        shown = self.sitting.seen().hand
        assert shown is not None
        return shown

    def may(self) -> Offers:
        """What the person may do now."""
        return self.sitting.seen().may or Offers()

    def do(self, action: Action) -> None:
        """Carry out the person's decision, which the table allows."""
        if self.sitting.table.laid_down(action) is not None and not is_ready():
            self.voice.say(fact("solver-getting-ready"))
        self.sitting.act(action)
        self.moved = True

    def has_changed(self) -> None:
        """The hand was changed, and everything in it is known."""
        self.told = len(self.sitting.hand.events)
        self.moved = True

    def refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.screen.refused(refusal)

    # --- saving -------------------------------------------------------------------------------------------------------

    def save(self, name: str) -> None:
        """Save the hands so far to the file that was typed; OSError, ValueError or RuntimeError if that fails."""
        path = Path(name).expanduser()
        dump(Record(book=self.book, hands=self.sitting.hands(), players=self.names), path)
        self._kept = self._so_far
        self.voice.say(fact("play-saved", file=str(path)))
        for purpose, line in ways_back(path, self.again).items():
            self.voice.say(fact("play-way-back", what=purpose))
            self.voice.page.copyable(line if self.voice.plain else f"  {line}")

    @property
    def is_saved(self) -> bool:
        """Whether the evening as it stands is in a file."""
        return self._kept == self._so_far

    @property
    def _so_far(self) -> tuple[int, int]:
        return len(self.sitting.hands()), len(self.sitting.hand.events)
