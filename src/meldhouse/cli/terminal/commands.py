"""Commands at the table other than playing: help, looking around, saving, undo, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from meldhouse.cli.terminal.arranging import arrange, read_arrangement
from meldhouse.cli.terminal.helping import show_help, show_rules
from meldhouse.cli.terminal.hintpages import tell_bids, tell_hint
from meldhouse.cli.terminal.keeping import saved, show_ways_back
from meldhouse.cli.terminal.lookback import show_last, show_tricks, show_trump
from meldhouse.cli.terminal.pager import paged
from meldhouse.cli.terminal.picking import Unclear, named
from meldhouse.cli.terminal.place import Place
from meldhouse.cli.terminal.prompts import Question
from meldhouse.cli.terminal.takeback import taken_back, undone
from meldhouse.cli.terminal.voice import Voice
from meldhouse.cli.terminal.words import plain, understood
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Action, Claim, Concede, Event, Seat, Seating, Stack, TurnStack, View
from meldhouse.game.records import Record
from meldhouse.messages import Message, fact
from meldhouse.players.advice import Hint, Irregularity, has_chart, hint
from meldhouse.solver import Unsolvable
from meldhouse.solver.starting import is_ready

COMMANDS = {
    "help": fact("typed-help"),
    "hand": fact("typed-hand"),
    "legal": fact("typed-legal"),
    "score": fact("typed-score"),
    "tricks": fact("typed-tricks"),
    "trump": fact("typed-trump"),
    "why": fact("typed-why"),
    "hint": fact("typed-hint"),
    "chart": fact("typed-chart"),
    "rules": fact("typed-rules"),
    "quit": fact("typed-quit"),
    "undo": fact("typed-undo"),
    "concede": fact("typed-concede"),
    "save": fact("typed-save"),
    "arrange": fact("typed-arrange"),
    "stack": fact("typed-stack"),
    "claim": fact("typed-claim"),
    "last": fact("typed-last"),
}
"""The commands, and the words people use for them."""
UNCHANGING = ("save", "last")
"""Of the commands that take a further word, those that leave the table as it is."""


class Left(Exception):
    """Raised when the player has left the table."""


class Commands:
    """The words that are understood at every question."""

    def __init__(self, session: Place) -> None:
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
        """Commands that take a further word."""

    def handle(self, typed: str, question: Question) -> bool:
        """Do what `typed` asks for while `question` waits; False if it is not a command."""
        said = plain(typed).lstrip("¿¡")
        if said in question.plain_words:
            return False
        said = said.rstrip("!.?") or said[:1]
        for command, words in COMMANDS.items():
            if said in understood(words):
                self._do(command, "", question)
                return True
        for command in self._named:
            for word in understood(COMMANDS[command]):
                if said.startswith(f"{word} "):
                    self._do(command, typed.split(None, word.count(" ") + 1)[-1].strip(), question)
                    return True
        return False

    def _do(self, command: str, said: str, question: Question) -> None:
        if command in self._looks:
            self._looks[command](question)
        elif command in UNCHANGING or self._may_change(question):
            if command in self._changes:
                self._changes[command]()
            else:
                self._named[command](said)

    def _may_change(self, question: Question) -> bool:
        if self.session.me is None:
            self.session.voice.say(fact("play-watching-only"))
            return False
        if not question.may_change:
            self.session.screen.unclear(fact("play-answer-first"))
        return question.may_change

    def _view(self) -> View | None:
        """The player's view, while there is something to decide."""
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
        """Show the table again after text has scrolled it away; listeners can ask for it."""
        if question.show is not None and self.session.keyboard.watched and not self.session.voice.plain:
            question.show()

    def hand(self, _question: Question) -> None:
        session, view = self.session, self.session.table_view()
        if view.phase == "over" and view.dealt:
            session.screen.pad.hands_open(view)
        elif not view.hand:
            session.voice.say(fact("play-nothing-held"))
        else:
            session.screen.news.hand_with_meld(view)

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
        if question.advice is not None or view is None:
            voice.say(question.advice or fact("nothing-to-decide", when="now"))
            return
        try:
            tell_hint(voice, expert_hint(voice, view, session.sitting.seen(session.person)))
        except Irregularity as problem:
            voice.say(problem.message)

    def chart(self, _question: Question) -> None:
        """How likely each bid is to make, while the player is to call or choose trump."""
        session, view = self.session, self._view()
        if view is None or not has_chart(view):
            session.voice.say(fact("play-nothing-to-bid"))
            return
        tell_bids(session.voice, expert_hint(session.voice, view, session.sitting.seen(session.person)))

    # --- changing the table ---------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back the player's last decision, with what the bots did after it."""
        session = self.session
        voice = session.voice
        found = taken_back(session.sitting.hand, session.person, session.people())
        if isinstance(found, Message):
            voice.say(found)
            return
        seen = session.sitting.seen(session.person)
        others = dict.fromkeys(action.seat for place in found.others if isinstance(action := seen[place], Action))
        session.sitting.rewind(found.length)
        session.told = len(session.sitting.hand.events)
        session.moved = True
        voice.say(undone(session.book, found.mine), style="bold")
        if others:
            voice.say(fact("undone-others", others=tuple(others)))
        now = session.sitting.view(session.person)
        if now.phase == "auction":  # for questions that do not show the hand
            session.screen.news.hand_with_meld(now)

    def concede(self) -> None:
        """Give the bid up, if the house allows it and the player means it."""
        session = self.session
        action = Concede(session.person)
        refusal = session.sitting.hand.verify(action)
        if refusal is not None:
            session.refuse(refusal)
        elif session.dialogue.confirm(fact("play-ask-concede"), "concede", default=False):
            session.do(action)

    def arrange(self, said: str) -> None:
        session = self.session
        if not session.book.deal.layouts:
            session.voice.say(fact("play-arranged"))
            return
        try:
            wanted = read_arrangement(session.book, session.sitting.hand, session.person, said)
        except Unclear as problem:
            session.screen.unclear(problem.message)
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
        """For bids so high that tricks stay unseen: the bidder picks how tricks are stacked; others, which way they
        face."""
        session = self.session
        seat = session.person
        towards, form = _towards(plain(said), seat, session.voice.seating), _form(plain(said))
        action: Action = Stack(seat, form)  # type: ignore[arg-type]  # the book says which forms there are
        done = fact("play-stacked", form=form)
        if towards is not None:
            action = TurnStack(seat, towards)
            done = fact("play-stack-towards", to=towards)
        refusal = session.sitting.hand.verify(action)
        if refusal is not None:
            session.refuse(refusal)
            return
        session.do(action)
        session.voice.say(done)

    # --- keeping --------------------------------------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Save the hands so far to a file; True if that worked."""
        session = self.session
        voice = session.voice
        if not name:
            voice.say(fact("play-save-how"))
            return False
        replaces = fact("play-ask-replace", file=name)
        try:
            if Path(name).expanduser().exists() and not session.dialogue.confirm(replaces, "replace", default=False):
                voice.say(fact("play-not-saved"))
                return False
            record = Record(book=session.book, hands=session.record(), players=session.names())
            path = saved(record, name)
        except (OSError, ValueError, RuntimeError) as problem:  # RuntimeError: no such home folder
            why = getattr(problem, "strerror", None) or str(problem)
            voice.say(fact("play-save-failed", file=name, why=why))
            return False
        session.kept()
        voice.say(fact("play-saved", file=str(path)))
        show_ways_back(voice, path, session.again)
        return True


def _form(said: str) -> str:
    """A way to stack, or else the text as typed."""
    for form in ("single", "double"):
        if not said or said in understood(fact("typed-stack-form", form=form)):
            return form
    return said


def _towards(said: str, me: Seat, seating: Seating) -> Seat | None:
    """The seat a stack should face, if one was named."""
    for word in understood(fact("typed-towards")):
        said = said.removeprefix(f"{word} ")
    if said in understood(fact("typed-me")):
        return me
    return next((seat for seat in seating.seats if said in understood(fact("typed-seat", seat=seat))), None)


def expert_hint(voice: Voice, view: View, seen: Sequence[Event]) -> Hint:
    """What the expert would do; for a deck too large to simulate, what simple good sense would."""
    if not is_ready():  # loaded only when first needed
        voice.say(fact("solver-getting-ready"))
    try:
        return hint(voice.book, view, seen)
    except Unsolvable:
        return hint(voice.book, view, seen, "novice")


def lay_down(session: Place, said: str) -> None:
    """Lay down the player's hand, if the house allows it and they mean it; `said` is the order of play."""
    book, seat = session.book, session.person
    try:
        action = Claim(seat, named(book, said) if said else ())
    except Trouble as problem:
        session.screen.unclear(problem.first)
        return
    refusal = session.sitting.hand.verify(action)
    if refusal is not None:
        session.refuse(refusal)
        return
    test = book.claim.test if book.claim.test in ("bid", "any-card") else "trick"
    failed = "hand" if book.claim.failed == "hand" else "rest"
    session.voice.say(fact("play-claim-means", test=test, failed=failed), note=book.cite("claim-failed"))
    if session.dialogue.confirm(fact("play-ask-lay-down"), "claim", default=False):
        if not is_ready():
            session.voice.say(fact("solver-getting-ready"))
        session.do(action)
