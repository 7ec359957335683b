"""Players go by what their seat may know: deal everything else anew, and they decide the same."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from meldhouse.game import Hand, seating_of, seen, steward, to_act, view
from meldhouse.players import LEVELS, Level, Player, Thinker, levels_for, player_for
from meldhouse.players.hands.impressions import impression
from meldhouse.players.kinds.random_player import Lots
from meldhouse.referee.claims.laying_down import settle_claim
from meldhouse.rulebooks import book_names, load_book
from redeal import redealt
from soaking import times

FEWER = {"call_worlds": 8, "play_worlds": 12, "choices": 3}
"""Deals enough to depend on them, and few enough for a test."""
HANDS = times(2, 12)
SEATED = [(level, name) for name in book_names() for level in levels_for(load_book(name))]


def quick(level: Level) -> Level:
    return replace(level, **FEWER) if level.thinks == "in-worlds" else level


def seated(name: str, level: str) -> Player:
    return player_for(load_book(name), quick(LEVELS[level]), b"views")


@pytest.mark.parametrize(("level", "name"), SEATED)
def test_hidden_cards_do_not_change_its_mind(name: str, level: str):
    book = load_book(name)
    seats = seating_of(book).seats
    lot = Random(f"redeal {level} {name}")
    wild = Lots(book, lot)
    asked = changed = 0
    for number in range(HANDS):
        hand = Hand(book, dealer=seats[number % len(seats)], scorekeeper="S", key=lot.randbytes(32))
        player = seated(name, level)
        while True:
            steward.tidy(hand)
            if hand.is_over:
                break
            seat = to_act(hand)[0]
            told = [seen(event, seat, hand) for event in hand.events]
            action = player.decide(view(hand, seat), told)
            twin = redealt(hand, seat, lot) if lot.random() < 0.4 else None
            if twin is not None:
                asked += 1
                changed += twin.state.hands != hand.state.hands
                retold = [seen(event, seat, twin) for event in twin.events]
                assert seated(name, level).decide(view(twin, seat), retold) == action
            # The hand goes its way by either, so that positions are seen which good players would not reach.
            hand.apply(action if lot.random() < 0.7 else wild.decide(view(hand, seat), told))
            settle_claim(hand)
    assert asked > 6 * HANDS
    assert changed > asked * 0.6


@pytest.mark.parametrize(("level", "name"), SEATED)
def test_it_decides_the_same_every_time_and_always_legally(name: str, level: str):
    book = load_book(name)
    seats = seating_of(book).seats
    hand = Hand(book, dealer=seats[0], scorekeeper="S", key=bytes(31) + b"\x09")
    player, asked = seated(name, level), 0
    while True:
        steward.tidy(hand)
        if hand.is_over:
            break
        seat = to_act(hand)[0]
        told = [seen(event, seat, hand) for event in hand.events]
        action = player.decide(view(hand, seat), told)
        assert seated(name, level).decide(view(hand, seat), told) == action, "a player with a fresh memory"
        if hand.phase == "tricks" and not asked % 5:
            turned = replace(view(hand, seat), tricks=(), points=None)
            assert seated(name, level).decide(turned, told) == action, "finished tricks are remembered, not looked at"
        asked += 1
        assert hand.verify(action) is None
        hand.apply(action)
        settle_claim(hand)


@pytest.mark.parametrize("name", ["st-hilary", "npa"])
def test_the_first_thought_of_all_is_like_every_other(name: str):
    """What a hand promises is learned when it is first needed, which may be in the middle of a thought."""
    book, asked = load_book(name), 0
    hand = Hand(book, dealer="N", key=bytes(31) + b"\x05")
    sense = player_for(book, "novice")
    steward.tidy(hand)
    while asked < 3:
        seat = to_act(hand)[0]
        told = [seen(event, seat, hand) for event in hand.events]
        if hand.phase == "tricks" and len(set(hand.legal_plays())) > 1:
            impression.cache_clear()
            thoughts = [Thinker(book, LEVELS["expert"], b"first").think(view(hand, seat), told) for _ in range(2)]
            assert thoughts[0] == thoughts[1]
            asked += 1
        hand.apply(sense.decide(view(hand, seat), told))
        steward.tidy(hand)
