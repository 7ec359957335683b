"""An evening at the terminal table: games and hands in order. It does no input or output itself."""

from __future__ import annotations

from typing import Any

from meldhouse.cli.terminal.dialogue import Dialogue
from meldhouse.cli.terminal.helping import show_brief
from meldhouse.cli.terminal.keeping import Resumed
from meldhouse.cli.terminal.keyboard import answered
from meldhouse.cli.terminal.place import Place
from meldhouse.cli.terminal.prompts import Question, yes_or_no
from meldhouse.cli.terminal.turns import Turns
from meldhouse.cli.terminal.words import plain, understood
from meldhouse.game import (
    Game,
    Hand,
    Match,
    Seat,
    draw_for_deal,
    first_dealer,
    view,
)
from meldhouse.messages import fact
from meldhouse.pieces import subkey
from meldhouse.players.seating import Sitting, hand_key
from meldhouse.rulebooks import Book

YOU: Seat = "S"
MOST_PASSED_OUT = 200
"""Stop a table that only ever passes."""
MOST_GAMES = 3
"""Also stop a match of nothing but drawn games, at this many times the best-of number."""


class Session(Place):
    """The evening at this place. `pause`: whether to wait for a watcher after every hand."""

    def __init__(self, book: Book, *, pause: bool = False, **seated: Any) -> None:
        super().__init__(book, **seated)
        self.pause = pause
        self.dialogue = Dialogue(self)

    # --- evening, game, hand ------------------------------------------------------------------------------------------

    def run(self, resumed: Resumed | None = None) -> None:
        show_brief(self.voice)
        self.screen.seats()
        self.bots.sit_down(self.voice)
        waiting = None if resumed is None else self._take_up(resumed)
        if resumed is None:
            self.match = Match(self.book, first_dealer=self._first_dealer())
        while True:
            self._play_game(waiting)
            waiting = None
            if not (self._goes_on_by_itself() if self.me is None else self._another()):
                return
            self._next_game()

    def _goes_on_by_itself(self) -> bool:
        """Whether a watcher sees another game without asking: as long as the match is undecided."""
        undecided = self.book.match.best_of > 1 and self.match.winner is None
        return self.game.is_over and undecided and len(self.match.games) < MOST_GAMES * self.book.match.best_of

    def _take_up(self, resumed: Resumed) -> Hand | None:
        """Continue where a record stops; returns the unfinished hand."""
        self.match, self.players = resumed.match, resumed.players
        self.hands = list(resumed.hands)
        last = resumed.unfinished or self.hands[-1]
        if not last.is_over:  # a redeal follows from the seed like every other deal
            last.state.key = hand_key(self.key, len(self.hands) + 1)
        self.sitting = Sitting(last)
        self.voice.say(fact("play-resumed"))
        if self.game.hands and not self.game.is_over:
            self.screen.pad.score(self.game)
        if not self.game.is_over:
            self.screen.pad.match(self.match)
        return resumed.unfinished

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

    def _first_dealer(self) -> Seat:
        """The first dealer, drawn for in the open if the house draws."""
        key = subkey(self.key, f"first dealer {len(self.hands)}")
        if self.book.deal.first_dealer == "high-piece":
            dealer, rounds = draw_for_deal(self.book, key)
            self.voice.blank()
            self.screen.draws(rounds, dealer)
            return dealer
        return first_dealer(self.book, scorekeeper=YOU, key=key)

    def _next_game(self) -> None:
        if self.match.winner is not None or self.book.match.best_of == 1:
            self.match = Match(self.book, first_dealer=self._first_dealer(), is_first=False)
            return
        self.voice.heading(fact("play-match-game", number=len(self.match.games) + 1))
        key = subkey(self.key, f"first dealer {len(self.hands)}")
        dealer, rounds = draw_for_deal(self.book, key, self.match.drawers())
        self.screen.draws(rounds, dealer, note=self.book.cite("losers-deal"))
        self.match.next_game(first_dealer=dealer)

    def _play_game(self, waiting: Hand | None) -> None:
        """Play a game to its end; `waiting` is a hand of it begun on another day."""
        game = self.game
        while not game.is_over:
            if len(game.hands) - game.hands_counted > MOST_PASSED_OUT:
                self.voice.say(fact("play-nobody-bids"))
                return
            hand = waiting or game.next_hand(scorekeeper=YOU, key=hand_key(self.key, len(self.hands) + 1))
            self.sitting = Sitting(hand)
            self.told = 0
            self.voice.heading(fact("play-hand", number=len(game.hands) + 1, who=game.dealer))
            turns = Turns(self)
            if waiting is not None:
                turns.recap()
                waiting = None
            turns.play()
            self._count(game)
        self.screen.pad.game_over(game)
        self.screen.pad.match(self.match)

    def _count(self, game: Game) -> None:
        self.hands.append(self.sitting.hand)
        entries = game.finish(self.sitting.hand)
        self.screen.pad.result(entries)
        self.screen.pad.hands_open(view(self.sitting.hand, self.me))
        if not game.is_over:
            self.screen.pad.score(game)
            self._pause()

    def _pause(self) -> None:
        """Wait between hands for a player, and for a watcher who asked for it."""
        if self.me is None and not self.pause:
            return
        advice = fact("help-advice", about="next")
        question = Question(fact("play-ask-next"), (fact("help-next"),), advice, may_change=True)
        while typed := self.dialogue.ask(question):
            self.screen.unclear(fact("play-means-nothing", typed=typed[:20]))
