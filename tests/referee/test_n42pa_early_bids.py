"""N42PA on felt: a bid or a pass before its turn binds whoever made it."""

from __future__ import annotations

from contextlib import suppress

import pytest
from felt_table import felt_dealt, turned
from n42pa_felt import HANDS, N42, bidding
from ruling_facts import flat

from meldhouse.game import Bid, Pass, Refused, SetUp, Won, legal_actions, to_act, view
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule


def spoken(felt: Felt, *calls: int | None) -> Felt:
    """Whoever's turn it is bids (a number) or passes."""
    for amount in calls:
        (seat,) = to_act(felt.hand)
        felt.act(Pass(seat) if amount is None else Bid(seat, amount))
    return felt


def early(seat: str, amount: int, *calls: int | None) -> Felt:
    """North is to speak and `seat` bids `amount`; then the bidding takes its course."""
    felt = bidding()
    felt.act(Bid(seat, amount))
    return spoken(felt, *calls)


def choices(felt: Felt) -> list[object]:
    (seat,) = to_act(felt.hand)
    return list(legal_actions(felt.hand, seat))


# --- frozen as it was said --------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11a")
@pytest.mark.parametrize("amount", [30, 31, 41, 42, 84])
def test_a_bid_out_of_turn_is_frozen(amount: int) -> None:
    felt = early("E", amount)
    assert (felt.hand.turn, view(felt.hand, None).bid, view(felt.hand, None).frozen) == ("N", None, {"E": amount})
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.remedies, ruling.hand, ruling.entries) == ("N42-11a", ("freeze",), "goes-on", ())
    assert ruling == rule(N42, Case(kind="bid_early", by=("E",), bid=amount))
    spoken(felt, None, amount, None, None)
    assert felt.hand.events[-1] == Won("E", amount)


@pytest.mark.refuses("N42-11a")
@pytest.mark.parametrize("amount", [30, 32, 33, 42, 84])
def test_it_is_neither_raised_nor_lowered_in_its_turn(amount: int) -> None:
    felt = early("E", 31, None)
    felt.act(Bid("E", amount))
    assert (felt.hand.turn, felt.hand.state.amount) == ("E", None), "it does not count"
    assert choices(felt) == [Bid("E", 31)]


@pytest.mark.refuses("N42-11a")
@pytest.mark.parametrize(("before", "clause"), [(None, "N42-11a"), (31, "N42-11b")])
def test_whoever_tries_is_told_why(before: int | None, clause: str) -> None:
    felt = early("E", 31, before)
    felt.act(Bid("E", 33))
    assert felt.rulings[-1].clause == clause


@pytest.mark.refuses("N42-11a")
@pytest.mark.parametrize("second", [30, 33, 84])
def test_a_second_early_bid_does_not_replace_the_first(second: int) -> None:
    felt = early("E", 31)
    felt.act(Bid("E", second))
    assert view(felt.hand, None).frozen == {"E": 31}
    assert choices(spoken(felt, None)) == [Bid("E", 31)]


@pytest.mark.refuses("N42-11a")
def test_after_a_second_early_bid_the_referee_still_names_the_first() -> None:
    felt = early("E", 31)
    felt.act(Bid("E", 33))
    assert 31 in flat(felt.rulings[-1].says)


@pytest.mark.refuses("N42-11a")
def test_a_bid_in_turn_is_not_frozen() -> None:
    felt = spoken(bidding(), 31)
    assert (view(felt.hand, None).frozen, felt.rulings) == ({}, [])


# --- reached or passed ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11b")
@pytest.mark.parametrize("reached", [31, 32, 42, 84])
def test_reached_or_passed_it_is_a_pass(reached: int) -> None:
    felt = early("E", 31, reached)
    assert choices(felt) == [Pass("E")]
    spoken(felt, None, None, None)
    assert felt.hand.events[-1] == Won("N", reached)


@pytest.mark.refuses("N42-11b")
def test_one_below_it_is_not_reached() -> None:
    felt = early("E", 31, 30)
    with pytest.raises(Refused, match="N42-11c"):
        felt.act(Pass("E"))


# --- still high enough ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11c")
@pytest.mark.parametrize("before", [None, 30])
def test_while_it_is_high_enough_it_must_be_made(before: int | None) -> None:
    felt = early("E", 31, before)
    assert choices(felt) == [Bid("E", 31)]
    assert spoken(felt, 31).hand.state.bidder == "E"


@pytest.mark.refuses("N42-11c")
@pytest.mark.parametrize("before", [31, 32])
def test_once_it_is_not_high_enough_nobody_makes_him_bid(before: int) -> None:
    felt = early("E", 31, before, None)
    assert (felt.hand.state.bidder, felt.hand.state.amount) == ("N", before)


@pytest.mark.refuses("N42-11c")
def test_a_pass_out_of_turn_does_not_free_him_from_his_early_bid() -> None:
    felt = early("E", 31)
    with suppress(Refused):
        felt.act(Pass("E"))
    spoken(felt, None)
    assert to_act(felt.hand) == ("E",)
    assert choices(felt) == [Bid("E", 31)]


# --- any seat, and passes ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11d")
@pytest.mark.parametrize(
    ("seat", "amount", "calls", "then"),
    [
        ("W", 34, (None, 33, None), Bid("W", 34)),
        ("W", 34, (None, 34, None), Pass("W")),
        ("W", 34, (33, None, 35), Pass("W")),
        ("S", 42, (40, 41), Bid("S", 42)),
        ("S", 42, (41, 42), Pass("S")),
        ("W", 126, (42, 84, None), Bid("W", 126)),
        ("W", 126, (42, None, None), Pass("W")),  # two marks must come first
    ],
)
def test_it_holds_for_every_seat(seat: str, amount: int, calls: tuple[int | None, ...], then: object) -> None:
    assert choices(early(seat, amount, *calls)) == [then]


@pytest.mark.accepts("N42-11d")
@pytest.mark.parametrize("amount", [29, 43, 252])
def test_what_is_no_bid_at_all_can_never_be_made_and_is_a_pass(amount: int) -> None:
    assert choices(early("E", amount, None)) == [Pass("E")]


@pytest.mark.accepts("N42-11d")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_a_pass_out_of_turn_binds_too(seat: str) -> None:
    felt = bidding()
    felt.act(Pass(seat))
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.remedies) == ("N42-11d", ("counts-as-pass",))
    assert ruling == rule(N42, Case(kind="pass_early", by=(seat,)))
    assert felt.hand.turn == "N"
    spoken(felt, 30, 31, 32)
    assert felt.hand.state.amount == 32
    assert felt.hand.phase == "trump", "the other three have spoken, and he is not asked again"
    assert felt.hand.state.bidder != seat


@pytest.mark.accepts("N42-11d")
def test_if_the_others_pass_as_well_the_hand_is_passed_out() -> None:
    felt = bidding()
    felt.act(Pass("W"))
    spoken(felt, None, None, None)
    assert felt.hand.state.ending.ended == "passed-out"


@pytest.mark.refuses("N42-11d")
def test_after_an_early_pass_no_bid_of_his_counts() -> None:
    felt = bidding()
    felt.act(Pass("S"))
    felt.act(Bid("S", 84))
    assert (felt.hand.state.amount, felt.hand.state.auction.frozen) == (None, {})
    assert felt.rulings[-1].remedies == ("first-stands",)
    spoken(felt, None, None)
    assert to_act(felt.hand) == ("W",)


@pytest.mark.refuses("N42-11d")
@pytest.mark.parametrize("first", [Bid("N", 30), Pass("N")])
def test_whoever_speaks_in_his_turn_binds_nobody(first: object) -> None:
    felt = bidding()
    felt.act(first)
    assert felt.rulings == []
    assert Bid("E", 84) in choices(felt)
    assert Pass("E") in choices(felt)


@pytest.mark.refuses("N42-11d")
def test_nothing_is_frozen_once_the_bidding_is_over() -> None:
    felt = spoken(bidding(), 30, None, None, None)
    with pytest.raises(Refused):
        felt.act(Bid("E", 31))
    assert felt.rulings == []


# --- before everybody's dominoes stand --------------------------------------------------------------------------------


def standing(*seats: str) -> Felt:
    """Only these have stood their dominoes up."""
    felt = felt_dealt(N42, **HANDS)
    for seat in seats:
        felt.act(SetUp(seat, "4-3", felt.hand.state.hands[seat]))
    return felt


@pytest.mark.accepts("N42-11a")
def test_a_bid_before_the_others_are_ready_is_frozen_too() -> None:
    felt = standing("S", "N")
    felt.act(Bid("S", 31))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("bid_unready", "N42-11a")
    turned(felt)
    assert choices(spoken(felt, 30, None)) == [Bid("S", 31)]


@pytest.mark.refuses("N42-11a")
def test_a_blind_bid_is_not_frozen_but_does_not_count_at_all() -> None:
    felt = standing("N")
    felt.act(Bid("S", 31))
    assert (felt.rulings[-1].clause, felt.hand.state.auction.frozen) == ("N42-13a", {})
    assert len(choices(spoken(turned(felt), None, None))) > 2
