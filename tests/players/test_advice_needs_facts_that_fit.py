"""What advice is asked about must belong together: otherwise there is a sentence, and no figure."""

from __future__ import annotations

import pytest

from meldhouse.game import Hand, steward, to_act, view
from meldhouse.players import LEVELS, player_for
from meldhouse.players.advice import NothingToDecide, bid_chart, hint, position, review, seen_by
from meldhouse.players.seating import play_hand
from meldhouse.players.trials import trials
from meldhouse.referee.claims.position import position_of
from meldhouse.rulebooks import load_book
from meldhouse.solver import can_take, playouts
from meldhouse.solver.batch import BatchQuestion, solve_all
from meldhouse.solver.checking import Impossible

BOOK = load_book("mcallen")


def begun() -> Hand:
    hand = Hand(BOOK, dealer="N", key=bytes(32))
    steward.tidy(hand)
    return hand


def over() -> Hand:
    hand = begun()
    play_hand(hand, dict.fromkeys("NESW", player_for(BOOK, "novice")))
    return hand


@pytest.mark.parametrize("ask", [hint, bid_chart])
def test_what_another_seat_saw_is_refused(ask):
    hand = begun()
    seat, other = to_act(hand)[0], "N"
    assert seat != other
    for seen in (seen_by(hand, other), []):
        with pytest.raises(ValueError, match=r"has seen begins with his own hand; take seen_by\(hand, seat\)"):
            ask(BOOK, view(hand, seat), seen, "club")


@pytest.mark.parametrize("ask", [hint, bid_chart])
def test_a_view_of_another_house_is_refused(ask):
    hand = begun()
    seat = to_act(hand)[0]
    with pytest.raises(ValueError, match="This is a view of a table of mcallen, not of npa"):
        ask(load_book("npa"), view(hand, seat), seen_by(hand, seat), "club")


def test_there_is_a_chart_only_for_whoever_calls():
    hand = begun()
    for seat in (None, "N"):
        with pytest.raises(NothingToDecide, match="There’s a chart only when you have to bid"):
            bid_chart(BOOK, view(hand, seat), seen_by(hand, "N"), "club")
    played = position(over(), 20)
    seat = to_act(played)[0]
    assert played.phase == "tricks"
    with pytest.raises(NothingToDecide, match="There’s a chart only when you have to bid"):
        bid_chart(BOOK, view(played, seat), seen_by(played, seat), "club")


def test_a_hand_of_another_house_is_not_looked_back_at():
    with pytest.raises(ValueError, match="This is a hand of mcallen, not of npa"):
        review(load_book("npa"), over(), "club")


@pytest.mark.parametrize("number", [-1, 999])
def test_there_is_no_moment_outside_a_hand(number: int):
    with pytest.raises(ValueError, match=f"there is no moment after {number} of them"):
        position(over(), number)


@pytest.mark.parametrize("points", [float("nan"), 2.5, "15", None])
def test_points_are_a_whole_number(points):
    with pytest.raises(ValueError, match="A side takes a whole number of points"):
        can_take(position_of(position(over(), 40)), "NS", points)


@pytest.mark.parametrize("number", [0, -1, 2.5, "x"])
def test_a_position_is_played_out_a_whole_number_of_times(number):
    with pytest.raises(ValueError, match="A position can be played out once or more often"):
        playouts(position_of(position(over(), 40)), "NS", number)


def test_a_side_that_nobody_plays_for_is_told_before_anything_is_solved():
    with pytest.raises(Impossible, match="no side “XX”"):
        list(solve_all([BatchQuestion(position_of(position(over(), 40)), "XX")]))


def test_before_the_tricks_there_is_no_position_of_them():
    with pytest.raises(ValueError, match="nothing to claim or to solve before the tricks are played"):
        position_of(begun())


@pytest.mark.parametrize("hands", [0, -3])
def test_some_hands_are_played(hands: int):
    with pytest.raises(ValueError, match="One hand or more can be played"):
        trials(BOOK, bytes(32), LEVELS["novice"], hands)
