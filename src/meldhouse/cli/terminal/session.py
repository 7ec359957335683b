"""An evening at the terminal table: games, hands and turns in order. What happens there is the business of the table;
here a person is asked and told."""

from __future__ import annotations

from typing import Any

from meldhouse.cli.terminal.commands import Dialogue, show_tricks
from meldhouse.cli.terminal.helping import answers, show_brief
from meldhouse.cli.terminal.keyboard import Question, answered, yes_or_no
from meldhouse.cli.terminal.news import no_longer_shown
from meldhouse.cli.terminal.place import Place
from meldhouse.cli.terminal.typed import Unclear, could_be_stray, decision, plain, understood
from meldhouse.game import Action, Bid, CallRedeal, Hand, NameTrump, Play, Seat, StopPlay, View, view
from meldhouse.messages import fact
from meldhouse.pieces import FACE_DOWN
from meldhouse.players import Level
from meldhouse.rulebooks import some_legal_bids
from meldhouse.rulebooks.ladder import bid_fact
from meldhouse.solver.starting import is_ready, kernel
from meldhouse.tables.decisions import is_decision
from meldhouse.tables.offers import Offers

MOST_PASSED_OUT = 200
"""Stop a table that only ever passes."""
MOST_GAMES = 3
"""Also stop a match of nothing but drawn games, at this many times the best-of number."""
A_LONG_JUMP = 12
"""A bid this many steps above the lowest is hardly an accident."""


class Session(Place):
    """The evening at this place. `pause`: whether to wait for a watcher after every hand."""

    def __init__(self, *seated: Any, pause: bool = False, **how: Any) -> None:
        super().__init__(*seated, **how)
        self.pause = pause
        self.dialogue = Dialogue(self)
        self._told_to_arrange = False
        self._stop_offered = False

    # --- evening, game, hand ------------------------------------------------------------------------------------------

    def run(self) -> None:
        show_brief(self.voice)
        self.screen.seats()
        self._introduce()
        if self.sitting.table.match is None:
            self._play_next_hand()
        else:
            self._go_on()
        while True:
            self._finish_game()
            if not (self._goes_on_by_itself() if self.me is None else self._another()):
                return
            self._play_next_hand()

    def _introduce(self) -> None:
        """Say how well the bots play, and why there may be a wait until they can."""
        by_level: dict[Level, list[Seat]] = {}
        for seat, level in self.levels.items():
            by_level.setdefault(level, []).append(seat)
        if len(by_level) == 1:
            self.voice.say(fact("play-level", level=next(iter(by_level)).name))
        else:
            told = [fact("play-level-seats", seats=tuple(seats), level=level.name) for level, seats in by_level.items()]
            self.voice.say(fact("play-levels", levels=tuple(told)))
        if any(level.thinks == "in-worlds" for level in by_level) and not is_ready():
            self.voice.say(fact("solver-getting-ready"))
            kernel()

    def _go_on(self) -> None:
        """Resume an evening: recap the unfinished hand from its start."""
        self.voice.say(fact("play-resumed"))
        if not self.game.is_over:
            if self.game.hands:
                self.screen.pad.score(self.game)
            self.screen.pad.match(self.match)
        if self.sitting.table.stage == "hand":
            self._head()
            self._recap()
            self._play_hand()

    def _play_next_hand(self) -> None:
        self._deal()
        self._play_hand()

    def _finish_game(self) -> None:
        while not self.game.is_over:
            if len(self.game.hands) - self.game.hands_counted > MOST_PASSED_OUT:
                self.voice.say(fact("play-nobody-bids"))
                return
            self._play_next_hand()
        self.screen.pad.game_over(self.game)
        self.screen.pad.match(self.match)

    def _goes_on_by_itself(self) -> bool:
        """Whether a watcher sees another game without asking: as long as the match is undecided."""
        undecided = self.book.match.best_of > 1 and self.match.winner is None
        return self.game.is_over and undecided and len(self.match.games) < MOST_GAMES * self.book.match.best_of

    def _another(self) -> bool:
        """Whether to go on; the finished game can still be looked at and saved."""
        goes_on = self.book.match.best_of > 1 and self.match.winner is None
        asked = fact("play-ask-again", what="match" if goes_on else "game")
        quits = understood(fact("typed-quit"))
        question = yes_or_no(asked, "again", default=goes_on)._replace(plain_words=quits)
        while True:
            typed = self.dialogue.ask(question) or ""
            answer = False if plain(typed) in quits else answered(typed, default=goes_on)
            if answer is not None:
                return answer
            self.screen.unclear(fact("play-yes-or-no"))

    def _deal(self) -> None:
        """The next hand. If the first dealer is drawn for, that happens in the open."""
        self.sitting.deal()
        self.told, self._stop_offered = 0, False
        if self.sitting.draws:
            number = len(self.match.games)
            if number > 1:
                self.voice.heading(fact("play-match-game", number=number))
            else:
                self.voice.blank()
            note = self.book.cite("losers-deal") if number > 1 else None
            self.screen.draws(self.sitting.draws, self.game.dealer, note=note)
        self._head()

    def _head(self) -> None:
        self.voice.heading(fact("play-hand", number=len(self.game.hands) + 1, who=self.game.dealer))

    def _play_hand(self) -> None:
        """Play the hand on the table to its end, and tell what it scored."""
        sitting = self.sitting
        while True:
            self.dialogue.heed()
            if sitting.table.stage != "hand":
                break
            seen = sitting.seen()
            if seen.keep:
                self._throw_in_or_keep()
            elif not self._stop_offered and seen.may is not None and "stop-play" in seen.may.acts:
                self._stop()
            elif not sitting.let_bot_act():
                self._ask()
        self.tell()
        self.screen.pad.result(sitting.table.result)
        self.screen.pad.hands_open(self.view())
        if not self.game.is_over:
            self.screen.pad.score(self.game)
            self._pause()

    def _pause(self) -> None:
        """Wait between hands for a player, and for a watcher who asked for it."""
        if self.me is None and not self.pause:
            return
        advice = fact("help-advice", about="next")
        question = Question(fact("play-ask-next"), (fact("help-next"),), advice, may_change=True)
        while typed := self.dialogue.ask(question):
            self.screen.unclear(fact("play-means-nothing", typed=typed[:20]))

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell what has happened since the last time, as the player saw it."""
        events = self.sitting.events()
        self.screen.news.tell(events, self.told, self.view())
        self.told = len(events)

    def _recap(self) -> None:
        """Retell a resumed hand from the start, as far as the table still shows it; what players must remember is not
        repeated."""
        hand, events, now = self.sitting.hand, self.sitting.events(), self.view()
        gone = no_longer_shown(events, now)
        for place, event in enumerate(hand.events):
            if is_decision(event) and event.seat == self.me:
                before = view(Hand.replayed(hand, hand.events[:place]), self.me)
                self.screen.news.tell(events[:place], self.told, before, gone)
                self.told = place
        self.screen.news.tell(events, self.told, now, gone)
        self.told = len(events)
        if now.tricks:
            show_tricks(self)

    # --- deciding -----------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """One decision by the player, after any number of commands and refusals."""
        self.tell()
        now, may = self.view(), self.may()
        self._remind(now, may)
        words = self.screen.turn(now, may)
        said = answers(self.book, now, may)
        question = Question(words, said, show=lambda: self.screen.turn(now, may), may_change=True)
        while True:
            typed = self.dialogue.ask(question)
            if typed is None:
                self._stop_offered = False
                return
            try:
                action = decision(self.book, now, may, typed)
            except Unclear as problem:
                self.screen.unclear(problem.message)
                continue
            refusal = self.sitting.verify(action)
            if refusal is not None:
                self.refuse(refusal)
            elif self._is_meant(action, now, typed):
                self.do(action)
                return

    def _remind(self, now: View, may: Offers) -> None:
        """Reminders for this moment: what the house asks of everybody, and options that are easily forgotten."""
        is_first = self.sitting.table.number == 1
        if (asked := self.reminders.at(now.phase, self.sitting.table.number)) is not None:
            self.voice.say(fact("play-reminder", says=asked.says), note=asked.clause, style="dim")
        if now.phase == "tricks" and "concede" in may.acts and now.bid is not None:
            reach = self.book.reach(now.meld_points.get(self.voice.seating.side[self.person], 0))
            if reach < now.bid:
                self.voice.say(fact("play-concede-hint"))
        others = [layout for layout in self.book.deal.layouts if layout != now.layouts.get(self.person)]
        if now.phase == "auction" and others and is_first and not self._told_to_arrange:
            self._told_to_arrange = True
            self.voice.say(fact("play-arrange-hint", layout=now.layouts[self.person], other=others[0]))

    def _is_meant(self, action: Action, now: View, typed: str) -> bool:
        """Ask again where a typing slip would cost a lot; most actions need no question."""
        confirm = self.dialogue.confirm
        if isinstance(action, NameTrump) and FACE_DOWN in now.kitty:
            return confirm(fact("play-ask-blind", trump=action.trump), "blind", default=False)
        if isinstance(action, Bid):
            usual = some_legal_bids(self.book.auction, now.bid, A_LONG_JUMP)
            if not usual or action.amount <= usual[-1]:
                return True
            bid, lowest = bid_fact(self.book, action.amount), bid_fact(self.book, usual[0])
            return confirm(fact("play-ask-high", bid=bid, lowest=lowest), "high", default=False)
        if isinstance(action, Play) and could_be_stray(self.book, now, typed):
            asked = fact("play-ask-number", act="play" if now.trick else "lead", piece=action.piece.text)
            return confirm(asked, "number", default=True)
        return True

    # --- offers -------------------------------------------------------------------------------------------------------

    def _throw_in_or_keep(self) -> None:
        """Offer the chance to throw in a hopeless hand before the bidding."""
        self.tell()
        nines = self.book.deal.weak_nines
        self.voice.say(fact("play-redeal-why", nines=nines), note=self.book.cite("redeal-nines"))
        if self.dialogue.confirm(fact("play-ask-redeal"), "redeal", default=True):
            self.do(CallRedeal(self.person))
        else:
            self.sitting.keep_hand()

    def _stop(self) -> None:
        """Offer to stop: a hand that is already made or set need not be played out."""
        self._stop_offered = True
        self.tell()
        if self.dialogue.confirm(fact("play-ask-stop"), "stop", default=True):
            self.do(StopPlay(self.person))
