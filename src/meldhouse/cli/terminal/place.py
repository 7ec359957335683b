"""A person's place at the terminal table: what is asked and shown there, and what this person knows of the hand."""

from __future__ import annotations

from typing import Protocol

from meldhouse.cli.terminal.bots import Bots
from meldhouse.cli.terminal.keeping import Again
from meldhouse.cli.terminal.keyboard import Keyboard
from meldhouse.cli.terminal.prompts import Question
from meldhouse.cli.terminal.screen import Screen
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import (
    Action,
    Event,
    Game,
    Hand,
    Match,
    Refusal,
    Seat,
    View,
    legal_actions,
    seen,
    view,
)
from meldhouse.messages import Message
from meldhouse.pieces import Piece
from meldhouse.players.seating import Sitting
from meldhouse.referee.officials.conduct import Reminders
from meldhouse.rulebooks import Book

NOTHING_MORE = Again()


class Asks(Protocol):
    """Asks the person who sits here."""

    def ask(self, question: Question) -> str | None: ...

    def confirm(self, words: Message, about: str, *, default: bool) -> bool: ...

    def heed(self) -> None: ...

    def leave(self) -> None: ...


class Place:
    """One person, or nobody, at a table with bots. `again`: options to repeat to sit at the same table another day."""

    dialogue: Asks
    sitting: Sitting
    match: Match

    def __init__(
        self,
        book: Book,
        *,
        key: bytes,
        voice: Voice,
        keyboard: Keyboard,
        bots: Bots,
        again: Again = NOTHING_MORE,
    ) -> None:
        self.book = book
        self.again = again
        self.key = key
        self.voice = voice
        self.keyboard = keyboard
        self.me: Seat | None = voice.me
        self.screen = Screen(voice)
        self.bots = bots
        self.players: dict[Seat, str] = {}
        """Names from a resumed record."""
        self.hands: list[Hand] = []
        """Every finished hand of the evening."""
        self.told = 0
        """How many events of the hand have been shown."""
        self.told_to_arrange = False
        self.reminders = Reminders(book)
        self.refusal: Refusal | None = None
        self.moved = False
        """Whether a command changed the table, so that the question may be a different one now."""
        self._kept: tuple[int, int] | None = None

    @property
    def person(self) -> Seat:
        assert self.me is not None
        return self.me

    @property
    def game(self) -> Game:
        return self.match.game

    def people(self) -> tuple[Seat, ...]:
        return () if self.me is None else (self.me,)

    def names(self) -> dict[Seat, str]:
        return self.bots.names(self.players)

    # --- the hand on the table ----------------------------------------------------------------------------------------

    def view(self) -> View | None:
        """What the player sees; None for a watcher."""
        return self.sitting.view(self.me) if self.me is not None else None

    def table_view(self) -> View:
        """What the person sees, even if they only watch."""
        return view(self.sitting.hand, self.me)

    def owed(self) -> tuple[Piece, ...]:
        """The meld that the house obliges the player to show now."""
        hand = self.sitting.hand
        return legal_actions(hand, self.person).least_meld() if hand.phase == "meld" else ()

    def seen(self) -> list[Event]:
        """The hand so far as the player saw it."""
        if self.me is not None:
            return self.sitting.seen(self.me)
        return [seen(event, None, self.sitting.hand) for event in self.sitting.hand.events]

    def do(self, action: Action) -> None:
        """Carry out the player's decision, which the book allows."""
        self.sitting.act(action)
        self.moved = True

    def refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.screen.refused(refusal)

    # --- keeping ------------------------------------------------------------------------------------------------------

    def record(self) -> list[Hand]:
        """The hands so far, including the one on the table."""
        current = self.sitting.hand
        return self.hands if current in self.hands else [*self.hands, current]

    def kept(self) -> None:
        """Note that the game as it stands is saved."""
        self._kept = (len(self.record()), len(self.sitting.hand.events))

    def is_kept(self) -> bool:
        """Whether the game as it stands is saved."""
        return self._kept == (len(self.record()), len(self.sitting.hand.events))
