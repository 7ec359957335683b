"""An evening at the terminal table: the game loop. It shows nothing itself and reads nothing itself."""

from __future__ import annotations

from meldhouse.cli.terminal.commands import Commands
from meldhouse.cli.terminal.guide import show_brief
from meldhouse.cli.terminal.keyboard import Keyboard, answered
from meldhouse.cli.terminal.screen import Screen
from meldhouse.cli.terminal.typed import Unclear, decision
from meldhouse.cli.terminal.voice import Voice
from meldhouse.game import (
    Action,
    Bid,
    CallRedeal,
    Concede,
    Event,
    Game,
    Hand,
    Match,
    NameTrump,
    Refusal,
    Seat,
    StopPlay,
    View,
    draw_for_deal,
    first_dealer,
    seen,
    steward,
    to_act,
    view,
)
from meldhouse.game.bids import price
from meldhouse.pieces import FACE_DOWN, subkey
from meldhouse.players.seating import Sitting, hand_key
from meldhouse.players.sense import Sense
from meldhouse.rulebooks import Book, some_legal_bids

YOU: Seat = "S"
MOST_PASSED_OUT = 200
A_LONG_JUMP = 12
"""So many steps above the lowest bid nobody means by accident."""
"""A table that only ever passes is stopped."""


class Session:
    """One person, or nobody, at a table with bots."""

    def __init__(self, book: Book, *, key: bytes, voice: Voice, keyboard: Keyboard) -> None:
        self.book = book
        self.key = key
        self.voice = voice
        self.keyboard = keyboard
        self.me: Seat | None = voice.me
        self.screen = Screen(voice)
        self.commands = Commands(self)
        self.bots = Sense(book)
        self.hands: list[Hand] = []
        """Every hand of the evening."""
        self.told = 0
        """How many events of the hand have been told."""
        self.refusal: Refusal | None = None
        self.moved = False
        """Whether a command has changed the table, so that the question may be another one now."""
        self.saved = False

    @property
    def person(self) -> Seat:
        assert self.me is not None
        return self.me

    @property
    def game(self) -> Game:
        return self.match.game

    def names(self) -> dict[Seat, str]:
        return {seat: "you" if seat == self.me else "bot" for seat in self.voice.seating.seats}

    def record(self) -> list[Hand]:
        """The hands so far, the one on the table too."""
        current = self.sitting.hand
        return self.hands if current in self.hands else [*self.hands, current]

    def view(self) -> View | None:
        return self.sitting.view(self.me) if self.me is not None else None

    # --- evening, game, hand ------------------------------------------------------------------------------------------

    def run(self) -> None:
        show_brief(self.voice)
        self.screen.seats()
        self.match = Match(self.book, first_dealer=self._first_dealer())
        while True:
            self._play_game()
            if self.me is None or not self._another():
                return
            self._next_game()

    def _another(self) -> bool:
        """Whether to go on; the game that is over can still be looked at and saved."""
        while True:
            typed = self.keyboard.ask("Play another game? (y/N):")
            if typed.lower() in ("y", "yes"):
                return True
            if typed.lower() in ("", "n", "no", "q", "quit"):
                return False
            if not self.commands.handle(typed):
                self.screen.unclear("Please answer y or n.")

    def _first_dealer(self) -> Seat:
        """Who begins, drawn for in the open where the house draws."""
        key = subkey(self.key, f"first dealer {len(self.hands)}")
        if self.book.deal.first_dealer == "high-piece":
            dealer, rounds = draw_for_deal(self.book, key)
            self.voice.blank()
            self.screen.draws(rounds, dealer)
            return dealer
        return first_dealer(self.book, scorekeeper=YOU, key=key)

    def _next_game(self) -> None:
        if self.match.winner is not None or self.book.match.best_of == 1:
            self.match = Match(self.book, first_dealer=self._first_dealer())
            return
        key = subkey(self.key, f"first dealer {len(self.hands)}")
        dealer, rounds = draw_for_deal(self.book, key, self.match.drawers())
        self.screen.draws(rounds, dealer)
        self.match.next_game(first_dealer=dealer)

    def _play_game(self) -> None:
        game = self.game
        while not game.is_over:
            if len(game.hands) - game.hands_counted > MOST_PASSED_OUT:
                self.voice.say("Nobody ever bids at this table; the game is stopped.")
                return
            hand = game.next_hand(scorekeeper=YOU, key=hand_key(self.key, len(self.hands) + 1))
            self.sitting = Sitting(hand)
            self.told = 0
            dealer = self.voice.does(game.dealer, "be").replace("You be", "You are").replace("bes", "is")
            self.voice.heading(f"Hand {len(game.hands) + 1}: {dealer} the {self.book.words.dealer}")
            self._play_hand()
            self.hands.append(self.sitting.hand)
            entries = game.finish(self.sitting.hand)
            self.screen.result(entries)
            self._show_hands()
            if not game.is_over:
                self.screen.score(game)
                self._pause("Press Enter for the next hand:")
        self.screen.game_over(game)

    def _show_hands(self) -> None:
        self.screen.hands_open(view(self.sitting.hand, self.me))

    def _pause(self, question: str) -> None:
        if self.me is None:
            return
        while typed := self.keyboard.ask(question):
            if not self.commands.handle(typed):
                self.screen.unclear(f"“{typed[:20]}” means nothing between two hands.")

    def _play_hand(self) -> None:
        offered = -1
        asked_to_stop = False
        while True:
            hand = self.sitting.hand
            steward.tidy(hand)
            if hand.is_over:
                self._tell()
                return
            if self.sitting.before_first_call() and offered < hand.state.deals:
                offered = hand.state.deals
                if self._thrown_in():
                    continue
            if not asked_to_stop and self._can_stop():
                asked_to_stop = True
                if self._stop():
                    continue
            waiting = to_act(hand)
            if self.me in waiting:
                self._ask()
            else:
                hand.apply(self.sitting.ask(waiting[0], self.bots))

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Tell what has happened since the last time, as I saw it."""
        hand = self.sitting.hand
        seen_so_far: list[Event]
        if self.me is not None:
            seen_so_far = self.sitting.seen(self.me)
        else:
            seen_so_far = [seen(event, None, hand) for event in hand.events]
        now = view(hand, self.me)
        self.screen.teller.tell(seen_so_far, self.told, now)
        self.told = len(seen_so_far)

    def refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.screen.refused(refusal)

    # --- deciding ----------------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """One decision of mine, after any number of commands and refusals."""
        self._tell()
        self.moved = False
        hand = self.sitting.hand
        now = self.sitting.view(self.person)
        if now.phase == "tricks" and hand.can(Concede(self.person)):
            self.voice.say("Your bid is out of reach now. You may type “concede”, or play on.")
        question = self.screen.turn(now)
        while not self.moved:
            typed = self.keyboard.ask(question)
            if self.commands.handle(typed):
                continue
            try:
                action = decision(self.book, now, typed)
            except Unclear as problem:
                self.screen.unclear(str(problem))
                continue
            refusal = hand.verify(action)
            if refusal is not None:
                self.refuse(refusal)
            elif self._is_meant(action, now):
                hand.apply(action)
                return

    def _is_meant(self, action: Action, now: View) -> bool:
        """Ask once more where a slip of the hand could not be taken back."""
        if isinstance(action, NameTrump) and FACE_DOWN in now.kitty:
            named = self.voice.trump(action.trump)
            return self.confirm(f"Name {named} before you see the kitty? It stays.", default=False)
        if isinstance(action, Bid):
            usual = some_legal_bids(self.book.auction, now.bid, A_LONG_JUMP)
            if usual and action.amount > usual[-1]:
                asked = f"Bid {price(self.book, action.amount)}, when {price(self.book, usual[0])} would do?"
                return self.confirm(asked, default=False)
        return True

    def confirm(self, question: str, *, default: bool) -> bool:
        """Yes or no; the commands that only look, and leaving the table, work here too."""
        while True:
            typed = self.keyboard.ask(f"{question} ({'Y/n' if default else 'y/N'}):")
            answer = answered(typed, default=default)
            if answer is not None:
                return answer
            changes_the_hand = typed.lower().split()[0] in ("undo", "concede", "hint")
            if changes_the_hand or not self.commands.handle(typed):
                self.screen.unclear("Please answer y or n.")

    def _thrown_in(self) -> bool:
        """Offer everybody the right to throw a hopeless hand in, before anyone speaks."""
        hand = self.sitting.hand
        if not self.book.deal.weak_nines:
            return False
        seating = hand.state.seating
        for seat in seating.clockwise_from(seating.left[hand.state.dealer]):
            action = None
            if seat != self.me:
                action = self.sitting.ask_unasked(seat, self.bots)
            elif hand.can(CallRedeal(seat)):
                self._tell()
                nines = self.book.deal.weak_nines
                asked = f"You have {nines} nines or more and no meld. Throw the hand in?"
                action = CallRedeal(seat) if self.confirm(asked, default=True) else None
            if action is not None:
                hand.apply(action)
                return True
        return False

    def _can_stop(self) -> bool:
        hand = self.sitting.hand
        return self.book.tricks.stop_when_decided and hand.can(StopPlay(self.me or hand.state.dealer))

    def _stop(self) -> bool:
        """A hand that is made or set need not be played to the end."""
        hand = self.sitting.hand
        self._tell()
        asked = "The bid is decided. Stop here and count?"
        if self.me is not None and not self.confirm(asked, default=True):
            return False
        hand.apply(StopPlay(self.me or hand.state.dealer))
        return True
