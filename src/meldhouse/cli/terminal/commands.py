"""Every question at the table, and the words that are understood at all of them: help, looking around, taking back,
saving, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from meldhouse.cli.hintpages import tell_bids, tell_hint
from meldhouse.cli.terminal.helping import show_help, show_rules
from meldhouse.cli.terminal.keyboard import InputEnded, Left, Question, answered, paged, yes_or_no
from meldhouse.cli.terminal.place import Place
from meldhouse.cli.terminal.typed import Unclear, named, plain, read_arrangement, spoken_number, understood
from meldhouse.game import (
    Action,
    AskToSee,
    AskTrump,
    Claim,
    Concede,
    NameTrump,
    Refused,
    Seat,
    Seating,
    Stack,
    TurnStack,
    View,
)
from meldhouse.messages import Message, fact
from meldhouse.players.advice import Hint, Irregularity, expert_hint, has_chart
from meldhouse.rulebooks.reading.unreadable import Unreadable
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


class Dialogue:
    """Asks the person at `place`. Commands, Ctrl-C and Ctrl-D work the same at every question."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._looks: dict[str, Callable[[Question], object]] = {
            "help": lambda question: self._read(question, lambda: show_help(place.voice, question)),
            "hand": lambda _: self._hand(),
            "legal": self._legal,
            "score": lambda _: self._score(),
            "tricks": lambda _: show_tricks(place),
            "trump": lambda _: show_trump(place),
            "why": lambda _: place.screen.why(place.refusal),
            "hint": self._hint,
            "chart": lambda _: self._chart(),
            "rules": lambda question: self._read(question, lambda: show_rules(place.voice)),
            "quit": lambda _: self.leave(),
        }
        self._changes: dict[str, Callable[[], object]] = {"undo": self._undo, "concede": self._concede}
        self._named: dict[str, Callable[[str], object]] = {
            "save": self._save,
            "arrange": self._arrange,
            "stack": self._stack,
            "claim": self._lay_down,
            "last": lambda said: show_last(place, said),
        }
        """Commands that take a further word."""

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask(self, question: Question) -> str | None:
        """What was typed, if not a command; None if a command changed the table meanwhile."""
        place = self.place
        place.moved = False
        while True:
            place.voice.refit()
            try:
                typed = place.keyboard.ask(place.voice.told(question.words))
            except (KeyboardInterrupt, InputEnded) as stop:
                if isinstance(stop, InputEnded) and not place.keyboard.watched:
                    raise  # nobody can answer once the script has ended
                place.voice.blank()
                self.leave()
                continue
            if not self._handle(typed, question):
                return typed
            if place.moved:
                return None

    def confirm(self, words: Message, about: str, *, default: bool) -> bool:
        """Yes or no; commands that only look, and leaving the table, work here too."""
        question = yes_or_no(words, about, default=default)
        while True:
            answer = answered(self.ask(question) or "", default=default)
            if answer is not None:
                return answer
            self.place.screen.unclear(fact("play-yes-or-no"))

    def heed(self) -> None:
        """Handle a Ctrl-C that came while the bots were busy."""
        if self.place.keyboard.interrupted:
            self.place.keyboard.interrupted = False
            self.place.voice.blank()
            self.leave()

    def leave(self) -> None:
        """Ask whether to leave; raises `Left` on yes. Ctrl-C here leaves at once."""
        place, voice = self.place, self.place.voice
        kept = "yes" if place.is_saved else "no"
        voice.say(fact("play-leaving", kept=kept))
        answers = fact("help-leave-yes"), fact("help-leave-no"), fact("help-leave-save")
        question = Question(fact("play-ask-leave", kept=kept), answers, fact("help-advice", about="leave"))
        while True:
            typed = place.keyboard.ask(voice.told(question.words))
            word, _, rest = typed.partition(" ")
            if plain(word) in understood(fact("typed-save")) and rest.strip():
                if self._save(rest.strip()):
                    raise Left
            elif plain(typed) in (*understood(fact("typed-quit")), *understood(fact("typed-yes"))):
                raise Left
            elif not typed or plain(typed) in understood(fact("typed-stay")):
                voice.say(fact("play-stay"))
                return
            elif not self._handle(typed, question):
                place.screen.unclear(fact("play-leave-unclear"))

    def _handle(self, typed: str, question: Question) -> bool:
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
        if self.place.me is None:
            self.place.voice.say(fact("play-watching-only"))
            return False
        if not question.may_change:
            self.place.screen.unclear(fact("play-answer-first"))
        return question.may_change

    # --- looking ------------------------------------------------------------------------------------------------------

    def _view(self) -> View | None:
        """What the person sees, while there is something to decide."""
        view = self.place.view()
        return view if view.seat is not None and view.seat in view.to_act else None

    def _read(self, question: Question, show: Callable[[], object]) -> None:
        """Show a text, and the table again if that has scrolled it away; listeners can ask for it."""
        place = self.place
        paged(place.voice.page, place.keyboard, show)
        if question.show is not None and place.keyboard.watched and not place.voice.plain:
            question.show()

    def _hand(self) -> None:
        place, view = self.place, self.place.view()
        if view.phase == "over" and view.dealt:
            place.screen.pad.hands_open(view)
        elif not view.hand:
            place.voice.say(fact("play-nothing-held"))
        else:
            place.screen.news.hand_with_meld(view)

    def _score(self) -> None:
        pad = self.place.screen.pad
        pad.whole(self.place.game)
        pad.match(self.place.match)

    def _legal(self, question: Question) -> None:
        view = self._view()
        if view is None or not question.may_change:
            self.place.voice.each(question.answers, indent=2)
        else:
            self.place.screen.legal(view, self.place.may())

    def _hint(self, question: Question) -> None:
        place, view = self.place, self._view()
        if question.advice is not None or view is None:
            place.voice.say(question.advice or fact("nothing-to-decide", when="now"))
            return
        try:
            tell_hint(place.voice, self._expert(view))
        except Irregularity as problem:
            place.voice.say(problem.message)

    def _chart(self) -> None:
        """How likely each bid is to make, while the player is to call or choose trump."""
        place, view = self.place, self._view()
        if view is None or not has_chart(view):
            place.voice.say(fact("play-nothing-to-bid"))
            return
        tell_bids(place.voice, self._expert(view))

    def _expert(self, view: View) -> Hint:
        if not is_ready():  # loaded only when first needed
            self.place.voice.say(fact("solver-getting-ready"))
        return expert_hint(self.place.book, view, self.place.sitting.events())

    # --- changing the table -------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        """Take back the player's last decision, with what the bots did after it."""
        place = self.place
        try:
            place.sitting.take_back()
        except Refused as problem:  # not by a rule of the club, so that “why” has nothing to add
            place.voice.say(problem.message)
            return
        place.has_changed()
        rewound = place.sitting.table.rewound
        assert rewound is not None
        assert rewound.mine is not None
        place.voice.say(place.screen.news.lines.taken_back(rewound.mine), style="bold")
        if rewound.others:
            place.voice.say(fact("undone-others", others=rewound.others))
        now = place.view()
        if now.phase == "auction":  # for questions that do not show the hand
            place.screen.news.hand_with_meld(now)

    def _if_meant(self, action: Action, asked: Message, about: str) -> None:
        """Do it, if the table allows it and the player means it."""
        refusal = self.place.sitting.verify(action)
        if refusal is not None:
            self.place.refuse(refusal)
        elif self.confirm(asked, about, default=False):
            self.place.do(action)

    def _concede(self) -> None:
        self._if_meant(Concede(self.place.person), fact("play-ask-concede"), "concede")

    def _lay_down(self, said: str) -> None:
        """Lay down the player's hand; `said` is the order of play."""
        place, book = self.place, self.place.book
        try:
            action = Claim(place.person, named(book, said) if said else ())
        except Unreadable as problem:
            place.screen.unclear(problem.first)
            return
        if place.sitting.verify(action) is None:
            test = book.claim.test if book.claim.test in ("bid", "any-card") else "trick"
            failed = "hand" if book.claim.failed == "hand" else "rest"
            place.voice.say(fact("play-claim-means", test=test, failed=failed), note=book.cite("claim-failed"))
        self._if_meant(action, fact("play-ask-lay-down"), "claim")

    def _arrange(self, said: str) -> None:
        place = self.place
        if not place.book.deal.layouts:
            place.voice.say(fact("play-arranged"))
            return
        try:
            place.sitting.act(read_arrangement(place.book, place.view(), said))
        except Unclear as problem:
            place.screen.unclear(problem.message)
            return
        except Refused as problem:
            place.refuse(problem.refusal)
            return
        place.has_changed()
        place.screen.hand(place.view())

    def _stack(self, said: str) -> None:
        """For bids so high that tricks stay unseen: the bidder picks how tricks are stacked; others, which way they
        face."""
        place = self.place
        towards, form = _towards(plain(said), place.person, place.voice.seating), _form(plain(said))
        action: Action = Stack(place.person, form)  # type: ignore[arg-type]  # the book says which forms there are
        done = fact("play-stacked", form=form)
        if towards is not None:
            action = TurnStack(place.person, towards)
            done = fact("play-stack-towards", to=towards)
        refusal = place.sitting.verify(action)
        if refusal is not None:
            place.refuse(refusal)
            return
        place.do(action)
        place.voice.say(done)

    def _save(self, name: str) -> bool:
        """Save the hands so far to a file; True if that worked."""
        place = self.place
        if not name:
            place.voice.say(fact("play-save-how"))
            return False
        replaces = fact("play-ask-replace", file=name)
        try:
            if Path(name).expanduser().exists() and not self.confirm(replaces, "replace", default=False):
                place.voice.say(fact("play-not-saved"))
                return False
            place.save(name)
        except (OSError, ValueError, RuntimeError) as problem:  # RuntimeError: no such home folder
            why = getattr(problem, "strerror", None) or str(problem)
            place.voice.say(fact("play-save-failed", file=name, why=why))
            return False
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


def show_last(place: Place, said: str = "") -> None:
    """Show the last trick, or the last `said` tricks."""
    number = plain(said)
    for word in understood(fact("typed-last-of")):
        number = number.removesuffix(word).strip()
    many = spoken_number(number) if number else 1
    if many is None or many < 1:
        place.screen.unclear(fact("play-no-such-number", typed=said[:20]))
        return
    show_tricks(place, many)


def show_tricks(place: Place, many: int | None = None) -> None:
    """Show the last few tricks, or all; if they are not in the open, ask for them as the house allows."""
    view = place.view()
    if view.phase == "over" and not view.tricks:
        place.voice.say(fact("play-no-trick-played"))
        return
    if not view.tricks and place.me is not None:
        asking = AskToSee(place.me)
        refusal = place.sitting.verify(asking)
        if refusal is not None:
            place.refuse(refusal)
            return
        place.sitting.act(asking)
        place.told = len(place.sitting.hand.events)
        view = place.view()
    if not view.tricks:
        place.voice.say(fact("play-no-trick-open"))
    shown = view.tricks[-many:] if many is not None else view.tricks
    first = sum(view.tricks_won.values()) - len(shown) + 1
    for number, trick in enumerate(shown, start=first):
        place.screen.last_trick(trick, number)


def show_trump(place: Place) -> None:
    """Show trump, or say why this house leaves it to memory."""
    voice, view = place.voice, place.view()
    if place.me is not None and view.trump is not None and view.phase == "tricks":
        refusal = place.sitting.verify(AskTrump(place.me))
        if refusal is not None:
            place.refuse(refusal)
            return
    if view.trump is not None:
        voice.say(fact("play-trump", trump=view.trump))
        return
    heard = next((event.trump for event in reversed(place.sitting.events()) if isinstance(event, NameTrump)), None)
    if heard is None or view.bidder is None:
        voice.say(fact("play-no-trump-yet"))
        return
    if _side_tells(place, view):
        voice.say(fact("play-trump-told", trump=heard), note=place.book.cite("page-side-tells"))
        return
    voice.say(fact("play-trump-untold", after="lead" if place.book.trump.shown == "first-lead" else "trick"))
    for code in ("page-remember", "page-ask-late", "page-not-told"):
        clause = place.book.cite(code)
        if clause is not None:
            place.screen.clause(clause)
            return


def _side_tells(place: Place, view: View) -> bool:
    """Whether the house lets the side that named trump say it, and the player is on that side."""
    if place.me is None or view.bidder is None or place.book.cite("page-side-tells") is None:
        return False
    side = place.voice.seating.side
    return side[place.me] == side[view.bidder]
