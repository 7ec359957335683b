"""N42PA: the one round of bidding, the ladder to five marks, and hands that everybody passes."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import (
    Bid,
    Ended,
    Game,
    Hand,
    Pass,
    Slip,
    SlipError,
    Won,
    legal_actions,
    score,
    slip_of,
    to_act,
    view,
)
from table import assert_refused, at_auction, call, clauses_of, house, scored

N42 = house("n42pa")


def bids(hand: Hand) -> list[int]:
    """Every bid that the book offers to the player whose turn it is."""
    return [action.amount for action in legal_actions(hand, to_act(hand)[0]) if isinstance(action, Bid)]


def standing(*calls: int | None) -> Hand:
    return call(at_auction(N42), *calls)


# --- one round --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X2")
@pytest.mark.parametrize(("shaker", "order"), [("W", "NESW"), ("N", "ESWN"), ("E", "SWNE"), ("S", "WNES")])
def test_the_bidding_goes_once_round_from_the_shakers_left_to_the_shaker(shaker: str, order: str) -> None:
    hand = at_auction(N42, dealer=shaker)
    spoke = []
    for amount in (30, 31, None, 32):
        spoke.extend(to_act(hand))
        call(hand, amount)
    assert "".join(spoke) == order
    assert hand.events[-1] == Won(shaker, 32)


@pytest.mark.accepts("N42-X2")
def test_the_shakers_overbid_ends_the_auction() -> None:
    hand = call(at_auction(N42, dealer="N"), 30, None, None, 31)
    assert (hand.state.bidder, hand.state.amount, hand.phase) == ("N", 31, "trump")
    assert_refused(hand, Bid("E", 32), "wrong-moment")


@pytest.mark.refuses("N42-X2")
@pytest.mark.parametrize("spoken", [30, None])
def test_nobody_speaks_twice(spoken: int | None) -> None:
    hand = call(at_auction(N42, dealer="N"), spoken, None, None)
    assert to_act(hand) == ("N",)
    assert_refused(hand, Bid("E", 32), "bid-once", "N42-X2")
    assert_refused(hand, Pass("E"), "bid-once", "N42-X2")


@pytest.mark.refuses("N42-X2")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_speaks_before_his_turn(seat: str) -> None:
    hand = at_auction(N42)
    assert_refused(hand, Bid(seat, 31), "bid-turn", "N42-X2")
    assert_refused(hand, Pass(seat), "bid-turn", "N42-X2")


@pytest.mark.refuses("N42-X2")
def test_the_auction_is_not_over_before_the_shaker_has_spoken() -> None:
    hand = standing(84, None, None)
    assert hand.phase == "auction"
    hand.apply(Bid("W", 126))
    assert hand.events[-1] == Won("W", 126)


# --- the ladder -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X3")
@pytest.mark.parametrize(
    ("calls", "offered"),
    [
        ((), [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 84]),
        ((30,), [31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 84]),
        ((40,), [41, 42, 84]),
        ((41,), [42, 84]),
        ((42,), [84]),
        ((84,), [126]),
        ((84, 126), [168]),
        ((84, 126, 168), [210]),
    ],
)
def test_every_rung_of_the_ladder_is_offered_and_no_other(calls: tuple[int, ...], offered: list[int]) -> None:
    hand = standing(*calls)
    assert bids(hand) == offered
    assert all(hand.can(Bid(to_act(hand)[0], amount)) for amount in offered)


@pytest.mark.refuses("N42-X3")
@pytest.mark.parametrize("amount", [-30, 0, 1, 2, 28, 29])
def test_the_lowest_bid_is_thirty(amount: int) -> None:
    hand = standing()
    assert_refused(hand, Bid("N", amount), "bid-minimum", "N42-X3")
    assert hand.can(Bid("N", 30))


@pytest.mark.refuses("N42-X3")
@pytest.mark.parametrize("amount", [43, 44, 60, 83, 85, 100, 125, 127, 167, 169, 209])
def test_above_one_mark_only_whole_marks_are_bid(amount: int) -> None:
    assert_refused(standing(), Bid("N", amount), "bid-step", "N42-X3")


@pytest.mark.refuses("N42-X3")
@pytest.mark.parametrize(
    ("calls", "amount"), [((31,), 30), ((31,), 31), ((42,), 41), ((42,), 42), ((84,), 42), ((84,), 84)]
)
def test_a_bid_must_beat_the_one_before(calls: tuple[int, ...], amount: int) -> None:
    assert_refused(standing(*calls), Bid("E", amount), "bid-higher", "N42-X3")


@pytest.mark.accepts("N42-X4")
@pytest.mark.parametrize("calls", [(84,), (30, 84), (41, 84), (42, 84), (42, 84, 126), (84, 126, 168, 210)])
def test_two_marks_may_be_opened_and_then_one_mark_is_added_at_a_time(calls: tuple[int, ...]) -> None:
    hand = standing(*calls)
    assert view(hand, None).bid == calls[-1]


@pytest.mark.refuses("N42-X4")
@pytest.mark.parametrize(
    ("calls", "amount"),
    [
        ((), 126),
        ((), 168),
        ((), 210),
        ((None, None, None), 126),
        ((30,), 126),
        ((41,), 126),
        ((42,), 126),
        ((42,), 168),
        ((84,), 168),
        ((84,), 210),
        ((84, 126), 210),
    ],
)
def test_nobody_opens_above_two_marks_or_skips_a_mark(calls: tuple[int | None, ...], amount: int) -> None:
    hand = standing(*calls)
    assert_refused(hand, Bid(to_act(hand)[0], amount), "bid-marks", "N42-X4")


@pytest.mark.refuses("N42-X4")
@pytest.mark.parametrize("amount", [211, 252, 294])
def test_five_marks_are_the_most(amount: int) -> None:
    hand = standing(84, 126, 168)
    assert_refused(hand, Bid("W", amount), "bid-maximum", "N42-X4")
    assert hand.can(Bid("W", 210))


# --- nobody is forced -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-4a")
@pytest.mark.parametrize("shaker", ["N", "E", "S", "W"])
def test_the_shaker_may_pass_after_three_passes(shaker: str) -> None:
    hand = call(at_auction(N42, dealer=shaker), None, None, None)
    assert Pass(shaker) in list(legal_actions(hand, shaker))
    hand.apply(Pass(shaker))
    assert hand.is_over


@pytest.mark.refuses("N42-4a")
def test_the_bid_is_not_forced_upon_the_shaker() -> None:
    hand = standing(None, None, None)
    assert (hand.phase, hand.turn, hand.state.bidder) == ("auction", "W", None)
    assert not any(isinstance(event, Won) for event in hand.events)
    hand.apply(Pass("W"))
    assert hand.state.bidder is None
    assert not any(isinstance(event, Won) for event in hand.events)


@pytest.mark.refuses("N42-4a")
def test_a_shaker_who_does_bid_has_no_cheaper_bid_than_the_others() -> None:
    hand = standing(None, None, None)
    assert_refused(hand, Bid("W", 29), "bid-minimum", "N42-X3")
    hand.apply(Bid("W", 30))
    assert hand.events[-1] == Won("W", 30)


@pytest.mark.refuses("N42-4a")
def test_a_slip_cannot_say_that_the_bid_was_dropped_on_the_shaker() -> None:
    slip = Slip(bidder="W", bid=30, trump="4", dealer="W", dropped=True, take={"EW": 30, "NS": 12})
    with sent_back("slip-never-dropped"):
        score(N42, slip)


@pytest.mark.accepts("N42-4b")
@pytest.mark.parametrize(("shaker", "following"), [("W", "N"), ("N", "E"), ("E", "S"), ("S", "W")])
def test_when_all_pass_no_marks_are_given_and_the_next_player_shakes(shaker: str, following: str) -> None:
    hand = call(at_auction(N42, dealer=shaker), None, None, None, None)
    assert hand.events[-1] == Ended("passed-out")
    game = Game(N42, first_dealer=shaker)
    entries = game.add(slip_of(hand))
    assert [(entry.points, entry.unit, entry.clause) for entry in entries] == [(0, "marks", "N42-4b")]
    assert game.side_totals() == {"NS": 0, "EW": 0}
    assert game.dealer == following


@pytest.mark.accepts("N42-4b")
def test_a_passed_hand_leaves_the_score_as_it_was() -> None:
    game = Game(N42, first_dealer="W")
    game.add(Slip(bidder="N", bid=84, trump="4", take={"NS": 42, "EW": 0}))
    game.add(Slip(bidder="E", bid=30, trump="4", take={"EW": 31, "NS": 11}))
    game.add(Slip(how="passed-out"))
    assert game.side_totals() == {"NS": 2, "EW": 1}
    assert (game.dealer, game.is_over) == ("S", False)


@pytest.mark.refuses("N42-4b")
@pytest.mark.parametrize("at", [0, 1, 2, 3])
def test_one_bid_among_three_passes_is_played(at: int) -> None:
    calls: list[int | None] = [None] * 4
    calls[at] = 30
    hand = standing(*calls)
    assert hand.phase == "trump"
    assert hand.state.bidder == "NESW"[at]


@pytest.mark.refuses("N42-4b")
@pytest.mark.parametrize("extra", [{"bidder": "N"}, {"bid": 30}, {"take": {"NS": 42, "EW": 0}}])
def test_a_passed_hand_can_bring_nobody_anything(extra: dict[str, object]) -> None:
    with sent_back("slip-passed-out-empty"):
        score(N42, Slip(how="passed-out", **extra))  # type: ignore[arg-type]
    assert scored(N42, "marks", how="passed-out") == {"NESW": 0}
    assert clauses_of(N42, how="passed-out") == {"N42-4b"}


@pytest.mark.refuses("N42-4b")
def test_with_another_host_who_forces_the_bid_no_hand_is_passed_out() -> None:
    forced = house("n42pa", '[auction]\nall_pass = "dealer"')
    hand = call(at_auction(forced), None, None, None)
    assert not hand.can(Pass("W"))
    assert not hand.is_over
    with sent_back("slip-never-passed-out"):
        score(forced, Slip(how="passed-out"))


# --- the next shake ---------------------------------------------------------------------------------------------------

MADE = {"bidder": "N", "bid": 30, "trump": "4", "take": {"NS": 31, "EW": 11}}


@pytest.mark.accepts("N42-X20")
def test_after_every_hand_the_shake_passes_to_the_left() -> None:
    game = Game(N42, first_dealer="W")
    for dealer in "WNESW":
        game.add(Slip(**MADE, dealer=dealer))  # type: ignore[arg-type]


@pytest.mark.refuses("N42-X20")
@pytest.mark.parametrize("dealer", ["W", "E", "S"])
def test_nobody_else_has_the_next_shake(dealer: str) -> None:
    game = Game(N42, first_dealer="W")
    game.add(Slip(**MADE, dealer="W"))  # type: ignore[arg-type]
    with pytest.raises(SlipError, match=r"North.*\(N42-X20\)"):
        game.add(Slip(**MADE, dealer=dealer))  # type: ignore[arg-type]
