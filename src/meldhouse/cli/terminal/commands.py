"""What one can ask for at the table besides playing: help, looking, saving, taking back, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from meldhouse.cli.terminal.guide import show_help, show_rules
from meldhouse.cli.terminal.takeback import taken_back
from meldhouse.game import (
    Action,
    AskToSee,
    Bid,
    Concede,
    Discard,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    TurnKitty,
    View,
)
from meldhouse.game.bids import price
from meldhouse.game.records import Record, dump
from meldhouse.players.sense import Sense

if TYPE_CHECKING:
    from rich.text import Text

    from meldhouse.cli.terminal.session import Session


class Left(Exception):
    """The player has left the table."""


class Commands:
    """The words that are understood at every question."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.does = {
            "?": self.help,
            "help": self.help,
            "hand": self.hand,
            "legal": self.legal,
            "score": self.score,
            "last": self.last,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "u": self.undo,
            "save": self.save_where,
            "quit": self.quit,
            "q": self.quit,
            "exit": self.quit,
            "bye": self.quit,
        }

    def handle(self, typed: str) -> bool:
        """Do what `typed` asks for; False when it is no command."""
        word, _, rest = typed.partition(" ")
        if word.lower() == "save" and rest.strip():
            self.save(rest.strip())
            return True
        done = self.does.get(typed.lower().rstrip("!.") if typed != "?" else typed)
        if done is None:
            return False
        done()
        return True

    # --- looking --------------------------------------------------------------------------------------------------

    def _view(self) -> View | None:
        """My view, while there is something to decide."""
        view = self.session.view()
        return view if view is not None and view.seat in view.to_act else None

    def help(self) -> None:
        show_help(self.session.voice, self._view())

    def hand(self) -> None:
        view = self.session.view()
        if view is None or not view.hand:
            self.session.voice.say("You hold nothing just now.")
        else:
            self.session.screen.teller.hand_with_meld(view)

    def legal(self) -> None:
        view = self._view()
        if view is None:
            self.session.voice.say("There is nothing for you to decide just now.")
        else:
            self.session.screen.legal(view)

    def score(self) -> None:
        self.session.screen.pad(self.session.game)

    def last(self) -> None:
        """Ask to see the last trick, as the house allows it."""
        session = self.session
        hand = session.sitting.hand
        asking = AskToSee(session.person)
        refusal = hand.verify(asking)
        if refusal is None:
            hand.apply(asking)
            session.told = len(hand.events)
        else:
            session.refuse(refusal)
        view = session.view()
        if view is not None and view.tricks:
            session.screen.last_trick(view.tricks[-1], sum(view.tricks_won.values()))

    def why(self) -> None:
        self.session.screen.why(self.session.refusal)

    def rules(self) -> None:
        show_rules(self.session.voice)

    def hint(self) -> None:
        session, view = self.session, self._view()
        if view is None:
            session.voice.say("There is nothing for you to decide just now.")
            return
        action = Sense(session.book).decide(view, session.sitting.seen(session.person))
        session.voice.say(session.voice.text("A sensible player would ", *self._said(action), "."))

    def _said(self, action: Action) -> tuple[str | Text, ...]:
        voice = self.session.voice
        match action:
            case Bid():
                return (f"bid {price(self.session.book, action.amount)}",)
            case Pass():
                return ("pass",)
            case NameTrump():
                return (f"name {voice.trump(action.trump)}",)
            case PassPieces():
                return ("pass ", voice.faces(action.pieces))
            case Discard():
                return ("lay away ", voice.faces(action.pieces))
            case ShowMeld():
                return ("lay all the meld",)
            case Play():
                return ("play ", voice.face(action.piece))
            case TurnKitty():
                return ("turn the kitty first",)
            case Concede():
                return ("give the bid up",)
        return (f"{type(action).__name__}",)

    # --- taking back ----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back my last decision, if it is the last decision of all."""
        session = self.session
        found = taken_back(session.sitting.hand, session.person)
        if isinstance(found, str):
            session.voice.say(found)
            return
        session.sitting.rewind(found)
        session.told = len(session.sitting.hand.events)
        session.moved = True
        session.voice.say("Your last decision is taken back.")

    # --- keeping and leaving -----------------------------------------------------------------------------------------

    def save_where(self) -> None:
        self.session.voice.say("Say where to: save FILE, for example: save sunday.record")

    def save(self, name: str) -> bool:
        """Write the hands so far to a file; whether that was done."""
        session = self.session
        path = Path(name).expanduser()
        try:
            if path.exists() and not session.keyboard.confirm(
                f"{name} is there already. Write over it?", default=False
            ):
                session.voice.say("Nothing was written.")
                return False
            dump(Record(book=session.book, hands=session.record(), players=session.names()), path)
        except (OSError, ValueError) as problem:
            why = getattr(problem, "strerror", None) or str(problem)
            session.voice.say(f"{name} could not be written: {why}. Try another name.")
            return False
        session.saved = True
        session.voice.say(f"The game so far is in {name}. To see it again: meldhouse replay {name}")
        return True

    def quit(self) -> None:
        """Leave, after asking."""
        session = self.session
        while True:
            typed = session.keyboard.ask("Leave the table? y to leave, n to stay, or save FILE first:")
            word, _, rest = typed.partition(" ")
            if word.lower() == "save" and rest.strip():
                if self.save(rest.strip()):
                    raise Left
            elif typed.lower() in ("y", "yes", "q", "quit"):
                raise Left
            elif typed.lower() in ("n", "no", ""):
                session.voice.say("You stay.")
                return
