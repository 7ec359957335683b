"""N42PA: bids out of turn, which an official freezes."""

from __future__ import annotations

import pytest

from meldhouse.game import Bid, Hand, Pass, Restrict, Won, legal_actions, to_act, view
from table import assert_refused, at_auction, call, house

N42 = house("n42pa")
LOWER_AND_HIGHER = (30, 32, 33, 41, 42, 84)


def frozen(seat: str, amount: int, *calls: int | None) -> Hand:
    """`seat` said `amount` too early; then the bidding went on with `calls`."""
    hand = at_auction(N42)
    hand.apply(Restrict(seat, "frozen", amount))
    call(hand, *calls)
    assert to_act(hand) == (seat,)
    return hand


# --- neither raised nor lowered ---------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11a")
@pytest.mark.parametrize("amount", [30, 31, 41, 42, 84])
def test_an_early_bid_stands_as_it_was_said(amount: int) -> None:
    hand = frozen("E", amount, None)
    assert view(hand, None).frozen == {"E": amount}
    hand.apply(Bid("E", amount))
    call(hand, None, None)
    assert hand.events[-1] == Won("E", amount)


@pytest.mark.refuses("N42-11a")
@pytest.mark.parametrize("amount", LOWER_AND_HIGHER)
def test_an_early_bid_is_neither_raised_nor_lowered(amount: int) -> None:
    assert_refused(frozen("E", 31, None), Bid("E", amount), "bid-frozen", "N42-11a")


@pytest.mark.refuses("N42-11a")
@pytest.mark.parametrize("amount", [32, 33, 42, 84])
def test_an_early_bid_that_was_beaten_is_not_raised_either(amount: int) -> None:
    assert_refused(frozen("E", 31, 31), Bid("E", amount), "frozen-passed", "N42-11b")


@pytest.mark.refuses("N42-11a")
def test_the_early_bid_still_does_not_count_before_its_turn() -> None:
    hand = at_auction(N42)
    hand.apply(Restrict("E", "frozen", 31))
    assert view(hand, None).bid is None
    assert_refused(hand, Bid("E", 31), "bid-turn", "N42-X2")
    assert hand.can(Bid("N", 30))


@pytest.mark.accepts("N42-11a")
def test_only_the_offender_is_bound() -> None:
    hand = frozen("E", 31, None)
    hand.apply(Bid("E", 31))
    assert hand.can(Pass("S"))
    hand.apply(Bid("S", 33))
    hand.apply(Bid("W", 84))
    assert hand.events[-1] == Won("W", 84)


# --- reached or passed: he must pass ----------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11b")
@pytest.mark.parametrize("reached", [31, 32, 42, 84])
def test_when_the_bidding_has_reached_the_early_bid_its_maker_passes(reached: int) -> None:
    hand = frozen("E", 31, reached)
    assert list(legal_actions(hand, "E")) == [Pass("E")]
    hand.apply(Pass("E"))
    assert (view(hand, None).bid, view(hand, None).bidder) == (reached, "N")


@pytest.mark.refuses("N42-11b")
@pytest.mark.parametrize("reached", [31, 32, 42])
def test_when_the_bidding_has_reached_the_early_bid_no_bid_is_left_to_its_maker(reached: int) -> None:
    hand = frozen("E", 31, reached)
    for amount in (30, 31, 32, 33, 41, 42, 84):
        assert_refused(hand, Bid("E", amount), "frozen-passed", "N42-11b")


@pytest.mark.refuses("N42-11b")
def test_one_below_the_early_bid_is_not_reaching_it() -> None:
    assert_refused(frozen("E", 31, 30), Pass("E"), "must-bid-frozen", "N42-11c")


# --- still below: he must bid it --------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11c")
@pytest.mark.parametrize("before", [None, 30])
def test_while_the_bidding_is_below_the_early_bid_its_maker_bids_exactly_that(before: int | None) -> None:
    hand = frozen("E", 31, before)
    assert list(legal_actions(hand, "E")) == [Bid("E", 31)]
    hand.apply(Bid("E", 31))
    assert (view(hand, None).bid, view(hand, None).bidder) == (31, "E")


@pytest.mark.refuses("N42-11c")
@pytest.mark.parametrize("before", [None, 30])
def test_while_the_bidding_is_below_the_early_bid_its_maker_may_not_pass(before: int | None) -> None:
    assert_refused(frozen("E", 31, before), Pass("E"), "must-bid-frozen", "N42-11c")


@pytest.mark.refuses("N42-11c")
def test_a_player_who_spoke_in_turn_is_never_made_to_bid() -> None:
    hand = at_auction(N42)
    hand.apply(Restrict("E", "frozen", 31))
    assert hand.can(Pass("N"))
    call(hand, None, 31)
    assert hand.can(Pass("S"))


# --- in any seat ------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-11d")
@pytest.mark.parametrize(
    ("seat", "amount", "calls"),
    [
        ("W", 34, (None, None, None)),
        ("W", 34, (30, None, 33)),
        ("W", 34, (31, 32, 33)),
        ("S", 42, (40, 41)),
        ("S", 84, (30, 42)),
        ("N", 30, ()),
        ("W", 168, (42, 84, 126)),
    ],
)
def test_whoever_bid_early_must_make_that_bid_while_it_is_high_enough(
    seat: str, amount: int, calls: tuple[int | None, ...]
) -> None:
    hand = frozen(seat, amount, *calls)
    assert list(legal_actions(hand, seat)) == [Bid(seat, amount)]
    assert_refused(hand, Pass(seat), "must-bid-frozen", "N42-11c")


@pytest.mark.refuses("N42-11d")
@pytest.mark.parametrize(
    ("seat", "amount", "calls"),
    [
        ("W", 34, (None, None, 34)),
        ("W", 34, (33, 34, None)),
        ("W", 34, (30, 31, 35)),
        ("S", 42, (41, 42)),
        ("S", 84, (42, 84)),
        ("W", 168, (42, 84, None)),  # three marks must come first: nobody skips a mark
    ],
)
def test_whoever_bid_early_must_pass_once_it_is_too_late_for_it(
    seat: str, amount: int, calls: tuple[int | None, ...]
) -> None:
    hand = frozen(seat, amount, *calls)
    assert not hand.can(Bid(seat, amount))
    assert list(legal_actions(hand, seat)) == [Pass(seat)]


@pytest.mark.accepts("N42-11d")
def test_two_players_who_bid_early_are_bound_each_by_his_own_bid() -> None:
    hand = at_auction(N42)
    hand.apply(Restrict("S", "frozen", 34))
    hand.apply(Restrict("W", "frozen", 34))
    call(hand, 30, None)
    assert list(legal_actions(hand, "S")) == [Bid("S", 34)]
    hand.apply(Bid("S", 34))
    assert list(legal_actions(hand, "W")) == [Pass("W")]


@pytest.mark.accepts("N42-11d")
def test_an_early_bid_may_be_frozen_before_the_last_player_has_set_up() -> None:
    hand = at_auction(N42)
    early = Hand.with_hands(N42, dealer="W", hands=hand.state.deal.dealt)
    assert early.phase == "count"
    assert early.can(Restrict("S", "frozen", 31))


@pytest.mark.refuses("N42-11d")
def test_a_pass_said_too_early_binds_too() -> None:
    hand = at_auction(N42)
    hand.apply(Restrict("S", "silenced"))
    call(hand, None, None)
    for amount in (30, 31, 84):
        refusal = assert_refused(hand, Bid("S", amount), "bid-silenced")
        assert refusal.clause is None, "the clause about early calls knows no silencing"
    assert list(legal_actions(hand, "S")) == [Pass("S")]


@pytest.mark.refuses("N42-11d")
@pytest.mark.parametrize(
    ("amount", "code", "clause"),
    [
        (0, "bid-minimum", "N42-X3"),
        (29, "bid-minimum", "N42-X3"),
        (43, "bid-step", "N42-X3"),
        (83, "bid-step", "N42-X3"),
        (252, "bid-maximum", "N42-X4"),
    ],
)
def test_what_is_no_bid_at_all_cannot_be_frozen(amount: int, code: str, clause: str) -> None:
    assert_refused(at_auction(N42), Restrict("E", "frozen", amount), code, clause)


@pytest.mark.refuses("N42-11d")
def test_nothing_is_frozen_when_the_auction_is_over() -> None:
    hand = call(at_auction(N42), 30, None, None, None)
    assert_refused(hand, Restrict("E", "frozen", 31), "wrong-moment")
