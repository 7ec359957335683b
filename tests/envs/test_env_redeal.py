"""An observation holds only what its seat may know: deal everything else anew, and it stays the same to the bit."""

from __future__ import annotations

from random import Random

import numpy
import pytest
from env_walks import questions

from meldhouse import envs
from meldhouse.game.melds import marriages
from meldhouse.rulebooks import book_names
from redeal import redealt


def same(one, other):
    return all(numpy.array_equal(one[part], other[part]) for part in ("observation", "action_mask"))


def at_the_same_question(table, twin, question):
    """Begin with the `twin` of a hand and go to where `question` was asked: others decline what they are offered now,
    and what he had chosen is chosen again."""
    table.reset(options={"hand": twin})
    while table.question.offer is not None and (table.question.seat, table.question.offer) != (
        question.seat,
        question.offer,
    ):
        table.step(table.numbers.number["decline"][None])
    for piece in question.chosen:
        kind = "give" if question.view.phase == "exchange" else "lay-away"
        table.step(table.numbers.number[kind][piece])
    assert (table.question.seat, table.question.chosen) == (question.seat, question.chosen)


def has_nothing_to_name(hand):
    """A new deal may leave the bidder without the marriage that he must have, for the hand was not ended."""
    state = hand.state
    return state.phase == "trump" and hand.book.trump.marriage and not marriages(state.hands[state.bidder])


@pytest.mark.parametrize("name", book_names())
def test_hidden_pieces_change_neither_observation_nor_mask(name):
    table, other = envs.raw_env(name), envs.raw_env(name)
    lot = Random(f"env redeal {name}")
    looked, changed, phases = 0, 0, set()
    for question in questions(table, lot, hands=6):
        if lot.random() > (0.2 if question.view.phase in ("auction", "tricks") else 0.6):
            continue
        for agent, seat in table.seats.items():
            twin = redealt(table.hand, seat, lot)
            if twin is None or has_nothing_to_name(twin):
                continue
            if agent == table.agent_selection:
                at_the_same_question(other, twin, question)
            else:  # of what somebody has chosen so far nobody else knows, so there it is not chosen again
                other.reset(options={"hand": twin})
                if other.agent_selection == agent:
                    continue  # by the new deal this seat is offered something itself
            looked += 1
            changed += twin.state.hands != table.hand.state.hands
            phases.add(question.view.phase)
            assert same(other.observe(agent), table.observe(agent)), question.view
    assert looked > 100
    assert changed > looked * 0.6
    assert phases >= {"auction", "tricks"}


def test_the_test_would_notice_a_leak():
    table, other = envs.raw_env("st-hilary"), envs.raw_env("st-hilary")
    table.reset(seed=1)
    other.reset(options={"hand": redealt(table.hand, "N", Random(1))})
    assert same(other.observe("player_0"), table.observe("player_0"))
    assert not same(other.observe("player_1"), table.observe("player_1"))
