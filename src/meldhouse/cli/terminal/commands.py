"""What one can ask for at the table besides playing: help, looking, saving, taking back, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from meldhouse.cli.hintpages import tell_bids, tell_hint
from meldhouse.cli.terminal.acts import mine, theirs
from meldhouse.cli.terminal.arranging import arrange, read_arrangement
from meldhouse.cli.terminal.expert import expert_hint
from meldhouse.cli.terminal.guide import show_rules
from meldhouse.cli.terminal.helping import show_help
from meldhouse.cli.terminal.keeping import show_ways_back, written
from meldhouse.cli.terminal.laydowns import lay_down
from meldhouse.cli.terminal.lookback import show_last, show_tricks, show_trump
from meldhouse.cli.terminal.pager import paged
from meldhouse.cli.terminal.picking import Unclear
from meldhouse.cli.terminal.questions import Question
from meldhouse.cli.terminal.takeback import taken_back
from meldhouse.game import SEAT_NAMES, Action, Concede, Stack, TurnStack, View
from meldhouse.game.records import Record
from meldhouse.players.advice import Irregularity, has_chart

if TYPE_CHECKING:
    from meldhouse.cli.terminal.session import Session

QUITS = ("quit", "q", "exit", "bye", "leave")
SPELLINGS = {
    "?": "help", "help me": "help", "my hand": "hand", "cards": "hand", "the score": "score",
    "all tricks": "tricks", "books": "tricks", "all books": "tricks",
    "what is trump": "trump", "whats trump": "trump", "what's trump": "trump", "u": "undo", "take back": "undo",
    "bid": "chart", "bids": "chart", "what should i bid": "chart", "what to bid": "chart",
    "lay down": "claim", "laydown": "claim", "the rest are mine": "claim", "the rest is mine": "claim",
    "give up": "concede", "give it up": "concede", "rule": "rules", **dict.fromkeys(QUITS, "quit"),
}  # fmt: skip
"""Other ways in which people ask for the same."""
UNCHANGING = ("save", "last")
"""Of the commands that say something behind their word, those that leave the table as it is."""


class Left(Exception):
    """The player has left the table."""


class Commands:
    """The words that are understood at every question."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._looks: dict[str, Callable[[Question], object]] = {
            "help": self.help,
            "hand": self.hand,
            "legal": self.legal,
            "score": self.score,
            "tricks": lambda _: show_tricks(session),
            "trump": lambda _: show_trump(session),
            "why": lambda _: session.screen.why(session.refusal),
            "hint": self.hint,
            "chart": self.chart,
            "rules": self.rules,
            "quit": lambda _: session.dialogue.leave(),
        }
        self._changes: dict[str, Callable[[], object]] = {"undo": self.undo, "concede": self.concede}
        self._named: dict[str, Callable[[str], object]] = {
            "save": self.save,
            "arrange": self.arrange,
            "stack": self.stack,
            "claim": lambda said: lay_down(session, said),
            "last": lambda said: show_last(session, said),
        }
        """Commands that say something behind their word."""

    def handle(self, typed: str, question: Question) -> bool:
        """Do what `typed` asks for while `question` waits; False when it is no command."""
        said = " ".join(typed.lower().split())
        if said in question.plain_words:
            return False
        said = said.rstrip("!.?") or said[:1]
        word = SPELLINGS.get(said, said)
        if word in self._looks:
            self._looks[word](question)
        elif word in self._changes:
            if self._may_change(question):
                self._changes[word]()
        elif word.partition(" ")[0] in self._named:
            name = word.partition(" ")[0]
            if name in UNCHANGING or self._may_change(question):
                self._named[name](typed.partition(" ")[2].strip() if word == said else "")
        else:
            return False
        return True

    def _may_change(self, question: Question) -> bool:
        if self.session.me is None:
            self.session.voice.say("You watch; there is nothing of yours on this table.")
            return False
        if not question.may_change:
            self.session.screen.unclear("Please answer the question first.")
        return question.may_change

    def _view(self) -> View | None:
        """My view, while there is something to decide."""
        view = self.session.view()
        return view if view is not None and view.seat in view.to_act else None

    # --- looking --------------------------------------------------------------------------------------------------

    def help(self, question: Question) -> None:
        session = self.session
        paged(session.voice.page, session.keyboard, lambda: show_help(session.voice, question))
        self._again(question)

    def rules(self, question: Question) -> None:
        session = self.session
        paged(session.voice.page, session.keyboard, lambda: show_rules(session.voice))
        self._again(question)

    def _again(self, question: Question) -> None:
        """Show the table once more where the text has pushed it off the screen; a listener can ask for it."""
        if question.show is not None and self.session.keyboard.watched and not self.session.voice.plain:
            question.show()

    def hand(self, _question: Question) -> None:
        session, view = self.session, self.session.table_view()
        if view.phase == "over" and view.dealt:
            session.screen.pad.hands_open(view)
        elif not view.hand:
            session.voice.say("You hold nothing just now.")
        else:
            session.screen.teller.hand_with_meld(view)

    def score(self, _question: Question) -> None:
        pad = self.session.screen.pad
        pad.whole(self.session.game)
        pad.match(self.session.match)

    def legal(self, question: Question) -> None:
        view = self._view()
        if view is None or not question.may_change:
            self.session.voice.each(question.answers, indent=2)
        else:
            self.session.screen.legal(view, self.session.owed())

    def hint(self, question: Question) -> None:
        session, view = self.session, self._view()
        voice = session.voice
        if question.advice or view is None:
            voice.say(question.advice or "There is nothing for you to decide just now.")
            return
        try:
            tell_hint(voice, expert_hint(voice, view, session.sitting.seen(session.person)))
        except Irregularity as problem:
            voice.say(str(problem))

    def chart(self, _question: Question) -> None:
        """How likely each bid is made, while I am to call or to name trump."""
        session, view = self.session, self._view()
        if view is None or not has_chart(view):
            session.voice.say("There is nothing for you to bid or to name just now.")
            return
        tell_bids(session.voice, expert_hint(session.voice, view, session.sitting.seen(session.person)))

    # --- changing the table ---------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back my last decision, with what the bots did after it."""
        session = self.session
        voice = session.voice
        found = taken_back(session.sitting.hand, session.person, session.people())
        if isinstance(found, str):
            voice.say(found)
            return
        seen = session.sitting.seen(session.person)
        others = [theirs(voice, action) for place in found.others if isinstance(action := seen[place], Action)]
        gone = voice.text("You take back ", mine(voice, found.mine))
        for number, told in enumerate(others):
            gone = voice.text(gone, ", " if number else f"; with it {'go' if len(others) > 1 else 'goes'}: ", told)
        session.sitting.rewind(found.length)
        session.told = len(session.sitting.hand.events)
        session.moved = True
        voice.say(voice.text(gone, "."), style="bold")
        now = session.sitting.view(session.person)
        if now.phase == "auction":  # where the question alone does not show what one holds
            session.screen.teller.hand_with_meld(now)

    def concede(self) -> None:
        """Give the bid up, where the house lets one and it is meant."""
        session = self.session
        action = Concede(session.person)
        refusal = session.sitting.hand.verify(action)
        if refusal is not None:
            session.refuse(refusal)
        elif session.dialogue.confirm(
            "Give your bid up without playing?",
            default=False,
            yes="gives it up, and your side is set",
            no="plays on",
            advice="Give up only what cannot be reached any more; whoever plays may still take points.",
        ):
            session.do(action)

    def arrange(self, said: str) -> None:
        session = self.session
        if not session.book.deal.layouts:
            session.voice.say(f"In this house your {session.book.words.pieces} are arranged for you.")
            return
        try:
            wanted = read_arrangement(session.book, session.sitting.hand, session.person, said)
        except Unclear as problem:
            session.screen.unclear(str(problem))
            return
        refusal = arrange(session.sitting, wanted)
        if refusal is not None:
            session.refuse(refusal)
            return
        session.told = len(session.sitting.hand.events)
        session.moved = True
        view = session.view()
        if view is not None:
            session.screen.hand(view)

    def stack(self, said: str) -> None:
        """On a bid so high that nobody may look: how tricks are stacked, for the bidder; and for the others, towards
        whom."""
        session = self.session
        words = said.lower().removeprefix("towards").removeprefix("to").strip()
        towards = next((seat for seat, name in SEAT_NAMES.items() if words in (seat.lower(), name.lower())), None)
        towards = session.person if words in ("me", "us") else towards
        form = words or "single"
        action: Action = Stack(session.person, form)  # type: ignore[arg-type]  # the book says which forms there are
        done = f"Your {session.book.words.trick}s are stacked {form}."
        if towards is not None:
            action = TurnStack(session.person, towards)  # type: ignore[arg-type]
            done = f"The stack runs towards {session.voice.who(towards)}."  # type: ignore[arg-type]
        refusal = session.sitting.hand.verify(action)
        if refusal is not None:
            session.refuse(refusal)
            return
        session.do(action)
        session.voice.say(done)

    # --- keeping --------------------------------------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Write the hands so far to a file; whether that was done."""
        session = self.session
        voice = session.voice
        if not name:
            voice.say("Say where to: save FILE, for example: save sunday.record")
            return False
        try:
            if Path(name).expanduser().exists() and not session.dialogue.confirm(
                f"{name} is there already. Write over it?",
                default=False,
                yes=f"replaces what is in {name}",
                no="writes nothing",
                advice="If you are not sure what is in it, say n and save under another name.",
            ):
                voice.say("Nothing was written.")
                return False
            record = Record(book=session.book, hands=session.record(), players=session.names())
            path = written(record, name)
        except (OSError, ValueError, RuntimeError) as problem:  # RuntimeError: a home that nobody has
            why = getattr(problem, "strerror", None) or str(problem)
            voice.say(f"{name} could not be written: {why}. Try another name.")
            return False
        session.kept(str(path))
        voice.say(f"The game so far is in {path}.")
        show_ways_back(voice, path, session.again)
        return True
