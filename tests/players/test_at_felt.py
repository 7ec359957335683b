"""Our players at a refereed table: fair themselves, and awake."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from meldhouse.game import Action, CallRenege, Event, Hand, Irregular, Play, View, seating_of
from meldhouse.players import LEVELS, Sense, player_for
from meldhouse.players.kinds.at_felt import play_felt
from meldhouse.referee.felt import Felt
from meldhouse.rulebooks import book_names, load_book

QUICK = replace(LEVELS["expert"], call_worlds=6, play_worlds=8, choices=2)


class Careless(Sense):
    """Sensible but for the cards: it plays some piece of its hand, whatever the house says."""

    def __init__(self, book, lot: Random) -> None:
        super().__init__(book)
        self.lot = lot

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        action = super().decide(view, seen)
        if isinstance(action, Play) and view.trick and self.lot.random() < 0.5:
            return Play(action.seat, self.lot.choice(view.hand))
        return action

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:  # noqa: ARG002
        return None


def table(name: str, number: int) -> Felt:
    book = load_book(name)
    seats = seating_of(book).seats
    key = Random(f"felt {name} {number}").randbytes(32)
    return Felt(Hand(book, dealer=seats[number % len(seats)], key=key, refereed=True))


@pytest.mark.parametrize("level", [LEVELS["novice"], QUICK], ids=lambda level: level.name)
@pytest.mark.parametrize("name", book_names())
def test_they_do_nothing_irregular_and_call_nothing_that_did_not_happen(name: str, level):
    for number in range(2):
        felt = table(name, number)
        player = player_for(felt.hand.book, level, b"felt")
        play_felt(felt, dict.fromkeys(felt.hand.state.seating.seats, player))
        assert not [event for event in felt.hand.events if isinstance(event, Irregular | CallRenege)]


@pytest.mark.parametrize("name", book_names())
def test_a_renege_that_a_later_card_shows_is_called_and_proven(name: str):
    """One careless player at every table: those who call him are right, and he is called."""
    called = 0
    for number in range(12):
        felt = table(name, number)
        seats = felt.hand.state.seating.seats
        careless = seats[number % len(seats)]
        players = {seat: player_for(felt.hand.book, LEVELS["novice"]) for seat in seats}
        players[careless] = Careless(felt.hand.book, Random(number))
        play_felt(felt, players)
        for call in [event for event in felt.hand.events if isinstance(event, CallRenege)]:
            called += 1
            assert call.accused == careless
            side = felt.hand.state.seating.side
            assert side[call.seat] != side[careless]
        kinds = {ruling.kind for ruling in felt.rulings}
        assert "renege_unproven" not in kinds
    assert called > 0
