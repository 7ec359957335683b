"""Every question at the table goes through here, so that commands, Ctrl-C and Ctrl-D work at all of them alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.cli.terminal.commands import Commands, Left
from meldhouse.cli.terminal.keyboard import InputEnded, answered
from meldhouse.cli.terminal.questions import Question, yes_or_no

if TYPE_CHECKING:
    from meldhouse.cli.terminal.session import Session


class Dialogue:
    """Asks the one who sits there."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.commands = Commands(session)

    def ask(self, question: Question) -> str | None:
        """What was typed, if it was no command; None when a command has changed the table under the question."""
        session = self.session
        session.moved = False
        while True:
            session.voice.refit()
            try:
                typed = session.keyboard.ask(question.words)
            except (KeyboardInterrupt, InputEnded) as stop:
                if isinstance(stop, InputEnded) and not session.keyboard.watched:
                    raise  # a script that is at its end cannot be asked
                session.voice.blank()
                self.leave()
                continue
            if not self.commands.handle(typed, question):
                return typed
            if session.moved:
                return None

    def confirm(self, words: str, *, default: bool, yes: str, no: str, advice: str) -> bool:
        """Yes or no; the commands that only look, and leaving the table, work here too."""
        question = yes_or_no(words, default=default, yes=yes, no=no, advice=advice)
        while True:
            answer = answered(self.ask(question) or "", default=default)
            if answer is not None:
                return answer
            self.session.screen.unclear("Please answer y or n.")

    def heed(self) -> None:
        """Let a Ctrl-C that came while the bots were busy be heard."""
        if self.session.keyboard.interrupted:
            self.session.keyboard.interrupted = False
            self.session.voice.blank()
            self.leave()

    def leave(self) -> None:
        """Ask whether to leave; `Left` when yes. A Ctrl-C here gets through, and leaves at once."""
        session = self.session
        kept = session.kept_as()
        state = f"The game is kept in {kept}." if kept else "The game is not saved."
        session.voice.say(f"Leave the table? {state}")
        words = "y to leave, n to stay:" if kept else "y to leave, n to stay, or save FILE:"
        question = Question(
            words,
            (
                "y leaves the table; so does a second Ctrl-C.",
                "n or Enter goes on with the game.",
                "save FILE keeps the game in a file and leaves, such as: save sunday.record",
            ),
            advice="Save the game first if you want to go on with it another day, such as: save sunday.record",
        )
        while True:
            typed = session.keyboard.ask(question.words)
            word, _, rest = typed.partition(" ")
            if word.lower() == "save" and rest.strip():
                if self.commands.save(rest.strip()):
                    raise Left
            elif typed.lower() in ("y", "yes", "q", "quit", "exit", "bye", "leave"):
                raise Left
            elif typed.lower() in ("n", "no", "", "stay"):
                session.voice.say("You stay.")
                return
            elif not self.commands.handle(typed, question):
                session.screen.unclear("Please type y, n, or save and the name of a file.")
