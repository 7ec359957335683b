"""A learned player sits down at tables of the game and knows what its seat may know."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from game_walks import Beside
from test_training_environment import CLUBS

from meldhouse.game import Hand, seating_of
from meldhouse.lockstep.observing import known_to_actor
from meldhouse.lockstep.playing import Learned
from meldhouse.lockstep.state import OVER
from meldhouse.lockstep.weights import Weights
from meldhouse.players import level_named
from meldhouse.players.duels import Match, duel
from meldhouse.players.learned.player import LearnedPlayer
from meldhouse.players.learned.tables import rules_of
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import Book, book_names, load_book
from soaking import times
from table import house
from training.ppo import Learner, Recipe

HANDS = times(2, 40)
UNSEEN = ("declined", "spoken")
"""Nobody looks at these: who kept a weak hand is told to nobody, and who has spoken follows from the calls."""


TRICKY = ("the last of equals wins", "no duty to under-trump", "a suit is headed though trumped")
"""Clubs in whose tricks other things tell what a player lacks."""


def fresh_player(book: Book) -> LearnedPlayer:
    """Somebody who has learned nothing yet."""
    rules = rules_of(book)
    recipe = Recipe(hands=2, minibatches=1, before=(8, 2), play=(8, 2))
    return LearnedPlayer(book, Learned(rules, Weights(Learner(rules, recipe).begin(3).params, {})))


@pytest.mark.parametrize("name", [*book_names(), *TRICKY])
def test_the_table_as_a_seat_has_seen_it(name):
    book = house(*CLUBS[name]) if name in CLUBS else load_book(name)
    beside, player = Beside(book, HANDS, Random(f"sitting {name}")), fresh_player(book)
    players = [LearnedPlayer(player.book, player.learned) for _ in beside.tables]
    while (beside.state.phase != OVER).any():
        known = known_to_actor(beside.environment, beside.state)
        for at, (table, own) in enumerate(zip(beside.tables, players, strict=True)):
            question = table.question
            if question is None:
                continue
            found = own.state(question, table.seen(table.agent_selection))
            for field in set(known._fields) - set(UNSEEN):
                np.testing.assert_array_equal(getattr(found, field)[0], getattr(known, field)[at], field)
        beside.step()


@pytest.mark.parametrize("name", book_names())
def test_whole_hands_are_played_without_a_refusal(name):
    player, lot = fresh_player(load_book(name)), Random(name)
    for number in range(HANDS):
        seats = seating_of(player.book).seats
        hand = Hand(player.book, dealer=seats[number % len(seats)], key=lot.randbytes(32))
        assert play_hand(hand, dict.fromkeys(seats, player)).how


def test_it_plays_against_a_level():
    player = fresh_player(load_book("n42pa"))
    match = Match(book=player.book, one=player, other=level_named("novice"), key=bytes(32))
    found = duel(match, 2)
    assert len(found.margins) == 2
