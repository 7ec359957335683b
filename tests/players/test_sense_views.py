"""A sensible player goes by what its seat may know: deal everything else anew, and it decides the same."""

from __future__ import annotations

from random import Random

import pytest

from meldhouse.game import Hand, seating_of, seen, steward, to_act, view
from meldhouse.players.lots import Lots
from meldhouse.players.sense import Sense
from meldhouse.rulebooks import book_names, load_book
from redeal import redealt

HANDS = 4


@pytest.mark.parametrize("name", book_names())
def test_hidden_cards_do_not_change_its_mind(name: str):
    book = load_book(name)
    seats = seating_of(book).seats
    lot = Random(f"sense redeal {name}")
    wild = Lots(book, lot)
    asked = changed = 0
    for number in range(HANDS):
        hand = Hand(book, dealer=seats[number % len(seats)], scorekeeper="S", key=lot.randbytes(32))
        sense = Sense(book)
        while True:
            steward.tidy(hand)
            if hand.is_over:
                break
            seat = to_act(hand)[0]
            told = [seen(event, seat, hand) for event in hand.events]
            action = sense.decide(view(hand, seat), told)
            twin = redealt(hand, seat, lot) if lot.random() < 0.5 else None
            if twin is not None:
                asked += 1
                changed += twin.state.hands != hand.state.hands
                retold = [seen(event, seat, twin) for event in twin.events]
                assert Sense(book).decide(view(twin, seat), retold) == action
            # The hand goes its way by either, so that positions are seen which sense alone would not reach.
            hand.apply(action if lot.random() < 0.7 else wild.decide(view(hand, seat), told))
    assert asked > 50
    assert changed > asked * 0.6


@pytest.mark.parametrize("name", book_names())
def test_it_decides_the_same_every_time_and_always_legally(name: str):
    book = load_book(name)
    seats = seating_of(book).seats
    hand = Hand(book, dealer=seats[0], scorekeeper="S", key=bytes(31) + b"\x09")
    sense = Sense(book)
    while True:
        steward.tidy(hand)
        if hand.is_over:
            break
        seat = to_act(hand)[0]
        told = [seen(event, seat, hand) for event in hand.events]
        action = sense.decide(view(hand, seat), told)
        assert Sense(book).decide(view(hand, seat), told) == action, "a player with a fresh memory"
        assert hand.verify(action) is None
        hand.apply(action)
