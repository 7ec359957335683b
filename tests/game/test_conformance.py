"""What every book must hold to: legal actions, refusals, bytes and counts agree with each other at every moment."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, strategies as st

from meldhouse.game import (
    Action,
    Bid,
    Hand,
    Pass,
    Play,
    decode_action,
    decode_event,
    encode,
    legal_actions,
    seating_of,
    steward,
    to_act,
)
from meldhouse.pieces import NotationError
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.rulebooks import book_names, load_book


def moments(name, hands=4):
    """Positions of random hands, before and after chores."""
    book = load_book(name)
    seats = seating_of(book).seats
    lot = Random(f"conformance {name}")
    for number in range(hands):
        hand = Hand(book, dealer=seats[number % len(seats)], scorekeeper="S", key=lot.randbytes(32))
        while not hand.is_over:
            yield hand, lot
            chore = steward.next_chore(hand)
            hand.apply(chore if chore is not None else chance_action(hand, to_act(hand)[0], lot))
        yield hand, lot


@pytest.mark.parametrize("name", book_names())
def test_every_listed_action_is_legal_unique_and_somebody_always_has_one(name):
    for hand, lot in moments(name):
        if hand.phase in ("exchange", "discard") and lot.random() < 0.9:
            continue
        someone = False
        for seat in seating_of(hand.book).seats:
            offered = legal_actions(hand, seat)
            listed = list(offered)
            assert len({encode(action) for action in listed}) == len(listed)
            assert all(action in offered and hand.can(action) and action.seat == seat for action in listed)
            if seat in to_act(hand):
                someone = someone or bool(listed)
        assert someone or hand.is_over


@pytest.mark.parametrize("name", book_names())
def test_playing_is_legal_exactly_for_the_legal_plays(name):
    for hand, _ in moments(name):
        if hand.phase == "tricks" and hand.turn is not None:
            legal = {piece for piece in hand.book.pack.faces if hand.can(Play(hand.turn, piece))}
            assert legal == set(hand.legal_plays())
            assert legal <= set(hand.state.hands[hand.turn])


@pytest.mark.parametrize("name", book_names())
def test_a_refusal_names_no_clause_that_the_book_does_not_have_and_ends_like_a_sentence(name):
    for hand, lot in moments(name, hands=2):
        seat = lot.choice(seating_of(hand.book).seats)
        tries: list[Action] = [Play(seat, piece) for piece in hand.book.pack.faces]
        tries += [Bid(seat, amount) for amount in range(0, 1200, 7)] + [Pass(seat)]
        for action in tries:
            refusal = hand.verify(action)
            if refusal is not None:
                said = hand.book.voice.say(refusal.whole)
                assert said.endswith(".")
                assert said[0].isupper() or said[0].isdigit() or said[0] == "“"
                assert refusal.clause is None or refusal.clause in hand.book.clause_table


@pytest.mark.parametrize("name", book_names())
def test_events_survive_as_bytes(name):
    hand = [hand for hand, _ in moments(name, hands=2)][-1]
    for event in hand.events:
        assert decode_event(encode(event)) == event
        if isinstance(event, Action):
            assert decode_action(encode(event)) == event


@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_bytes_that_are_no_action_are_told(line):
    with pytest.raises((ValueError, NotationError)):
        decode_action(line)


@pytest.mark.parametrize("name", book_names())
def test_a_seat_that_nobody_has_is_refused(name):
    hand = Hand(load_book(name), dealer="N", scorekeeper="S", key=bytes(32))
    refusal = hand.verify(Pass("X"))
    assert refusal is not None
    assert refusal.code == "no-seat"
