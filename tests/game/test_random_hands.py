"""Thousands of random hands of every book: nothing is lost or invented, and the log tells the whole hand again.

`make soak` plays ten thousand of each.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from meldhouse.game import Hand, Play, score, seating_of, slip_of, totals
from meldhouse.game.records import Record, dumps, loads
from meldhouse.players.kinds.random_actions import play_by_chance
from meldhouse.rulebooks import book_names, load_book
from soaking import times

HANDS = times(800, 10_000)
CHUNKS = 5
WHOLE = {"npa": 50, "mcallen": 25, "mcallen.hoyle": 25, "st-hilary": 25, "n42pa": 42, "bend": 500, "bend.3": 500}


def random_hands(name, chunk, count):
    book = load_book(name)
    seats = seating_of(book).seats
    lot = Random(f"{name} {chunk}")
    for number in range(count):
        hand = Hand(book, dealer=seats[number % len(seats)], scorekeeper="S", key=lot.randbytes(32))
        play_by_chance(hand, lot)
        yield book, hand


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", book_names())
def test_cards_and_points_are_conserved_and_the_replay_is_identical(name, chunk):
    for book, hand in random_hands(name, chunk, HANDS // CHUNKS):
        state = hand.state
        assert state.ending.ended is not None
        everything = Counter(state.deal.discard or ())
        for pieces in state.hands.values():
            everything.update(pieces)
        for trick in state.play.tricks:
            everything.update(trick.pieces)
        if state.deal.kitty and not state.deal.kitty_open:
            everything.update(state.deal.kitty)
        assert everything == book.pack.counts
        slip = slip_of(hand)
        if slip.how == "played":
            assert sum(slip.take.values()) == WHOLE[name]
            assert sum(slip.tricks.values()) == book.deal.hand == len(state.play.tricks)
            assert sum(isinstance(event, Play) for event in hand.events) == len(book.pack) - book.deal.kitty
        entries = score(book, slip)
        assert all(entry.clause in book.clause_table for entry in entries), entries
        assert set(totals(entries, seating_of(book).seats)) == set(seating_of(book).seats)
        twin = Hand.replayed(hand, hand.events)
        assert twin.events == hand.events
        assert same_state(twin, hand)


@pytest.mark.parametrize("name", book_names())
def test_records_tell_random_hands_again_event_by_event(name):
    hands = [hand for _, hand in random_hands(name, "records", 150)]
    text = dumps(Record(book=load_book(name), hands=hands))
    again = loads(text)
    assert [hand.events for hand in again.hands] == [hand.events for hand in hands]
    assert dumps(again) == text


@pytest.mark.parametrize("name", book_names())
def test_a_fork_goes_its_own_way(name):
    for _, hand in random_hands(name, "forks", 20):
        middle = Hand.replayed(hand, hand.events[: len(hand.events) // 2])
        fork = middle.fork()
        assert same_state(fork, middle)
        before = list(middle.events)
        for event in hand.events[len(before) :]:
            fork._log(event)
        assert middle.events == before
        assert same_state(fork, hand)
        assert same_state(middle, Hand.replayed(hand, before))


def same_state(one, other):
    return facts(one) == facts(other)


def facts(hand):
    """All but what was worked out before."""
    state = hand.state.copy()
    state.play.known_plays = ((), (), ())
    return [getattr(state, name) for name in state.__slots__]
