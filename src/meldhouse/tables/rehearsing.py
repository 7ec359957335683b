"""A hand that nobody sees, played by bots among themselves. What they need of the solver is translated at its first
use, or loaded where that was done before, and nobody at a table should have to wait for either."""

from __future__ import annotations

from meldhouse.game import Hand, seating_of
from meldhouse.rulebooks import load_book
from meldhouse.solver.starting import say_all_is_translated

BOOK = "n42pa"
"""Its hands are the shortest: seven tricks."""
LEVEL = "expert"
"""He needs all that anybody needs."""
KEY = bytes(32)


def rehearse() -> None:
    from meldhouse.players import player_for
    from meldhouse.players.seating import play_hand

    book = load_book(BOOK)
    seats = seating_of(book).seats
    player = player_for(book, LEVEL, KEY)
    play_hand(Hand(book, dealer=seats[0], key=KEY), dict.fromkeys(seats, player))
    say_all_is_translated()
