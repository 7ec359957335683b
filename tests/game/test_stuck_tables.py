"""Tables that once had nowhere to go: every hand comes to an end and can be scored."""

from __future__ import annotations

from random import Random

import pytest

from meldhouse.game import (
    Discard,
    Hand,
    Play,
    Restrict,
    StepAway,
    legal_actions,
    score,
    seating_of,
    seen,
    slip_of,
    steward,
)
from meldhouse.players.kinds.random_actions import play_by_chance
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.seating import play_hand
from table import assert_refused, at_auction, at_tricks, call, house, pieces, play


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("bend.3", "[trump]\nmarriage = true"),
        ("npa", '[trump]\nchoices = ["S"]'),
        ("bend", '[auction]\nall_pass = "reshake"'),
        ("npa", '[auction]\nall_pass = "forced"'),
    ],
)
def test_every_hand_of_such_a_club_ends_and_is_scored(name, changes):
    book = house(name, changes)
    lot = Random(name)
    for number in range(120):
        seats = seating_of(book).seats
        hand = Hand(book, dealer=seats[number % len(seats)], scorekeeper="S", key=lot.randbytes(32))
        play_by_chance(hand, lot)
        score(book, slip_of(hand))


@pytest.mark.parametrize("how", ["silenced", "next-bid"])
def test_bots_and_lots_obey_an_officials_order(how):
    for seat in "NESW":
        hand = at_auction(house("npa"))
        hand.apply(Restrict(seat, how))
        play_hand(hand, {each: Sense(hand.book) for each in "NESW"})
        other = at_auction(house("npa"))
        other.apply(Restrict(seat, how))
        play_by_chance(other, Random(seat))


def test_a_frozen_bid_beyond_all_reason_is_still_made():
    hand = at_auction(house("npa"))
    hand.apply(Restrict("N", "frozen", 100_000))
    assert [action.amount for action in legal_actions(hand, "N")] == [100_000]
    play_hand(hand, {each: Sense(hand.book) for each in "NESW"})
    assert hand.state.amount == 100_000


def test_a_forced_dealer_who_is_silenced_is_treated_as_a_dropped_one():
    hand = at_auction(house("npa", '[auction]\nall_pass = "forced"'))
    hand.apply(Restrict("W", "silenced"))
    call(hand, None, None, None)
    assert hand.state.ending.ended == "silenced"
    score(hand.book, slip_of(hand))


def test_the_steward_waits_for_a_player_who_is_away():
    hand = Hand(house("npa"), dealer="W", scorekeeper="S", key=bytes(32))
    hand.apply(StepAway("N"))
    assert steward.tidy(hand) == ()
    assert hand.phase == "shuffle"


def test_where_trump_must_be_remembered_no_refusal_tells_it():
    known = {"N": "AC AC 9C", "E": "AD KD QS 9S", "S": "KC QC", "W": "TC TC"}
    hand = at_tricks(house("mcallen", "[tricks]\noverruff = true"), bidder="N", trump="D", amount=20, **known)
    play(hand, "AC")
    while len(hand.state.play.tricks) == 0:
        hand.apply(Play(hand.turn, hand.legal_plays()[0]))
    steward.tidy(hand)
    for seat in "NESW":
        for piece in hand.book.pack.faces:
            refusal = hand.verify(Play(seat, piece))
            if refusal is not None and refusal.code in ("must-trump", "must-overtrump"):
                assert refusal.message.args == {}
                assert refusal.pieces == ()


def test_what_is_laid_away_is_not_told_where_the_house_does_not_declare_it():
    book = house("bend.3", "[kitty]\ndeclare_trumps = false")
    hand = Hand(book, dealer="N", scorekeeper="S", key=bytes(32))
    play_by_chance(hand, Random(4))
    (laid,) = [event for event in hand.events if isinstance(event, Discard)]
    other = next(seat for seat in "NES" if seat != laid.seat)
    assert seen(laid, other, hand).trumps == 0
    assert_refused(hand, Play("N", pieces("AS")[0]), "wrong-moment")
