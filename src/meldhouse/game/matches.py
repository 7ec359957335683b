"""A match of several games."""

from __future__ import annotations

from meldhouse.game.games import Game
from meldhouse.game.refusals import Refusal, Refused, refuse
from meldhouse.game.seats import Seat, Side
from meldhouse.rulebooks import Book


class Match:
    """The best of several games. Where the book says so, the losers of a game begin the next."""

    def __init__(self, book: Book, *, first_dealer: Seat, is_first: bool = True) -> None:
        self.book = book
        self.games = [Game(book, first_dealer=first_dealer, is_first=is_first)]

    @property
    def game(self) -> Game:
        return self.games[-1]

    @property
    def wins(self) -> dict[Side, int]:
        won = dict.fromkeys(self.game.seating.sides, 0)
        for game in self.games:
            if game.winner is not None and game.is_over:
                won[game.winner] += 1
        return won

    @property
    def winner(self) -> Side | None:
        needed = self.book.match.best_of // 2 + 1
        return next((side for side, won in self.wins.items() if won >= needed), None)

    def drawers(self) -> tuple[Seat, ...]:
        """Who draws for the first deal of the next game."""
        game = self.game
        if not self.book.match.losers_deal or game.winner is None:
            return game.seating.seats
        return tuple(seat for side in game.seating.others(game.winner) for seat in game.seating.members[side])

    def verify_first_dealer(self, seat: Seat) -> Refusal | None:
        """None, or why `seat` may not begin the next game."""
        drawers = self.drawers()
        if seat in drawers:
            return None
        return refuse(self.book, "losers-deal", who=tuple(drawers))

    def next_game(self, *, first_dealer: Seat) -> Game:
        if not self.game.is_over or self.winner is not None:
            raise ValueError("The match is over." if self.winner else "The game is not over yet.")
        if refusal := self.verify_first_dealer(first_dealer):
            raise Refused(refusal)
        self.games.append(Game(self.book, first_dealer=first_dealer, is_first=False))
        return self.game
