"""A hand that nobody sees, played by bots alone. It compiles the parts of the solver they need, or loads them if that
was done before, so that nobody at a table waits for it."""

from __future__ import annotations

from meldhouse.game import Hand, seating_of
from meldhouse.rulebooks import load_book
from meldhouse.solver.starting import note_all_compiled

BOOK = "n42pa"
"""Its hands are the shortest: seven tricks."""
LEVEL = "expert"
"""Needs everything the other levels need."""
KEY = bytes(32)


def rehearse() -> None:
    from meldhouse.players import player_for
    from meldhouse.players.seating import play_hand

    book = load_book(BOOK)
    seats = seating_of(book).seats
    player = player_for(book, LEVEL, KEY)
    play_hand(Hand(book, dealer=seats[0], key=KEY), dict.fromkeys(seats, player))
    note_all_compiled()
