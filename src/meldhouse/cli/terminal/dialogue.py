"""Every question at the table goes through here, so that commands, Ctrl-C and Ctrl-D work the same at all of them."""

from __future__ import annotations

from meldhouse.cli.terminal.commands import Commands, Left
from meldhouse.cli.terminal.keyboard import InputEnded, answered
from meldhouse.cli.terminal.place import Place
from meldhouse.cli.terminal.prompts import Question, yes_or_no
from meldhouse.cli.terminal.words import plain, understood
from meldhouse.messages import Message, fact


class Dialogue:
    """Asks the player who sits here."""

    def __init__(self, session: Place) -> None:
        self.session = session
        self.commands = Commands(session)

    def ask(self, question: Question) -> str | None:
        """What was typed, if not a command; None if a command changed the table meanwhile."""
        session = self.session
        session.moved = False
        while True:
            session.voice.refit()
            try:
                typed = session.keyboard.ask(session.voice.told(question.words))
            except (KeyboardInterrupt, InputEnded) as stop:
                if isinstance(stop, InputEnded) and not session.keyboard.watched:
                    raise  # nobody can answer once the script has ended
                session.voice.blank()
                self.leave()
                continue
            if not self.commands.handle(typed, question):
                return typed
            if session.moved:
                return None

    def confirm(self, words: Message, about: str, *, default: bool) -> bool:
        """Yes or no; commands that only look, and leaving the table, work here too."""
        question = yes_or_no(words, about, default=default)
        while True:
            answer = answered(self.ask(question) or "", default=default)
            if answer is not None:
                return answer
            self.session.screen.unclear(fact("play-yes-or-no"))

    def heed(self) -> None:
        """Handle a Ctrl-C that came while the bots were busy."""
        if self.session.keyboard.interrupted:
            self.session.keyboard.interrupted = False
            self.session.voice.blank()
            self.leave()

    def leave(self) -> None:
        """Ask whether to leave; raises `Left` on yes. Ctrl-C here leaves at once."""
        session, voice = self.session, self.session.voice
        kept = "yes" if session.is_kept() else "no"
        voice.say(fact("play-leaving", kept=kept))
        answers = fact("help-leave-yes"), fact("help-leave-no"), fact("help-leave-save")
        question = Question(fact("play-ask-leave", kept=kept), answers, fact("help-advice", about="leave"))
        while True:
            typed = session.keyboard.ask(voice.told(question.words))
            word, _, rest = typed.partition(" ")
            if plain(word) in understood(fact("typed-save")) and rest.strip():
                if self.commands.save(rest.strip()):
                    raise Left
            elif plain(typed) in (*understood(fact("typed-quit")), *understood(fact("typed-yes"))):
                raise Left
            elif not typed or plain(typed) in understood(fact("typed-stay")):
                voice.say(fact("play-stay"))
                return
            elif not self.commands.handle(typed, question):
                session.screen.unclear(fact("play-leave-unclear"))
