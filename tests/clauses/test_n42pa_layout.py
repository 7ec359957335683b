"""N42PA: standing the dominoes up, leaving them where they stand, and keeping the layout through the game."""

from __future__ import annotations

import pytest

from meldhouse.game import Bid, Game, Hand, Match, NameTrump, Pass, Play, SetUp, Slip, slip_of, steward, view
from table import assert_refused, at_auction, call, dealt, house, pieces, play

N42 = house("n42pa")


def set_up(hand: Hand, seat: str, layout: str = "4-3") -> SetUp:
    return SetUp(seat, layout, hand.state.hands[seat])


# --- standing the dominoes up -----------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-8a")
@pytest.mark.parametrize("layout", ["4-3", "3-4"])
def test_a_hand_is_set_up_in_four_and_three_or_three_and_four(layout: str) -> None:
    hand = dealt(N42, N="6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    wanted = pieces("0-0 6-6 1-1 5-5 2-2 4-4 3-3")
    hand.apply(SetUp("N", layout, wanted))
    assert view(hand, "E").layouts == {"N": layout}
    assert view(hand, "N").slots == wanted
    assert view(hand, "E").slots == ()


@pytest.mark.refuses("N42-8a")
@pytest.mark.parametrize("layout", ["5-2", "2-5", "7-0", "7", "4-4", "3-3", "4-2-1", ""])
def test_no_other_layout_is_allowed(layout: str) -> None:
    hand = dealt(N42)
    assert_refused(hand, set_up(hand, "N", layout), "layout", "N42-8a")


@pytest.mark.refuses("N42-8a")
@pytest.mark.parametrize(
    "tiles",
    [
        "6-6 5-5 4-4 3-3 2-2 1-1",
        "6-6 5-5 4-4 3-3 2-2 1-1 0-0 6-5",
        "6-6 5-5 4-4 3-3 2-2 1-1 6-5",
        "6-6 5-5 4-4 3-3 2-2 1-1 1-1",
    ],
)
def test_exactly_the_seven_dominoes_drawn_are_set_up(tiles: str) -> None:
    hand = dealt(N42, N="6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    assert_refused(hand, SetUp("N", "4-3", pieces(tiles)), "layout-tiles", "N42-8a")


@pytest.mark.accepts("N42-13a")
def test_the_first_bid_may_be_made_when_the_dominoes_stand() -> None:
    hand = dealt(N42)
    for seat in "ESWN":
        assert hand.phase == "count"
        hand.apply(set_up(hand, seat, "3-4"))
    hand.apply(Bid("N", 30))
    assert view(hand, None).bid == 30


@pytest.mark.refuses("N42-13a")
@pytest.mark.parametrize("call_of_north", [Bid("N", 30), Bid("N", 84), Pass("N")])
def test_nobody_speaks_with_his_dominoes_face_down(call_of_north: Bid | Pass) -> None:
    hand = dealt(N42)
    assert_refused(hand, call_of_north, "blind-bid", "N42-13a")
    for seat in "ESW":
        hand.apply(set_up(hand, seat))
    assert_refused(hand, call_of_north, "blind-bid", "N42-13a")


@pytest.mark.refuses("N42-13a")
def test_the_bidding_waits_for_the_last_player_to_stand_his_dominoes_up() -> None:
    hand = dealt(N42)
    for seat in "NES":
        hand.apply(set_up(hand, seat))
    assert_refused(hand, Bid("N", 30), "layout-wait", "N42-13a")
    assert_refused(hand, Bid("W", 30), "blind-bid", "N42-13a")
    hand.apply(set_up(hand, "W"))
    assert hand.can(Bid("N", 30))


# --- leaving them where they stand ------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-8b")
def test_dominoes_may_be_moved_about_until_somebody_has_spoken() -> None:
    hand = at_auction(N42, E="6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    wanted = pieces("0-0 1-1 2-2 3-3 4-4 5-5 6-6")
    hand.apply(SetUp("E", "4-3", wanted))
    assert view(hand, "E").slots == wanted
    assert hand.can(Bid("N", 30))


@pytest.mark.refuses("N42-8b")
@pytest.mark.parametrize("first", [30, None])
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_once_the_first_player_has_spoken_nobody_rearranges(first: int | None, seat: str) -> None:
    hand = call(at_auction(N42), first)
    held = hand.state.hands[seat]
    assert_refused(hand, SetUp(seat, "4-3", held[::-1]), "layout-late", "N42-8b")
    assert_refused(hand, SetUp(seat, "4-3", held), "layout-late", "N42-8b")


@pytest.mark.accepts("N42-8b")
def test_the_gap_of_a_played_domino_stays_open() -> None:
    hand = at_auction(N42, N="6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    hand.apply(SetUp("N", "4-3", pieces("1-1 6-6 0-0 5-5 2-2 4-4 3-3")))
    call(hand, 30, None, None, None)
    hand.apply(NameTrump("N", "6"))
    steward.tidy(hand)
    play(hand, "6-6")
    one, _, blank, five, two, four, three = pieces("1-1 6-6 0-0 5-5 2-2 4-4 3-3")
    assert view(hand, "N").slots == (one, None, blank, five, two, four, three)
    hand.apply(Play("E", hand.legal_plays()[0]))
    assert view(hand, "N").slots == (one, None, blank, five, two, four, three)


@pytest.mark.refuses("N42-8b")
def test_the_gaps_are_not_closed_by_setting_up_what_is_left() -> None:
    hand = at_auction(N42, N="6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    call(hand, 30, None, None, None)
    hand.apply(NameTrump("N", "6"))
    assert_refused(hand, set_up(hand, "N"), "layout-late", "N42-8b")
    steward.tidy(hand)
    play(hand, "6-6")
    assert_refused(hand, set_up(hand, "N"), "layout-late", "N42-8b")


# --- keeping the layout through the game ------------------------------------------------------------------------------


def second_hand(**first: str) -> Hand:
    """The second hand of a game in whose first hand these layouts were chosen."""
    before = dealt(N42)
    for seat in "NESW":
        before.apply(set_up(before, seat, first.get(seat, "4-3")))
    call(before, None, None, None, None)
    game = Game(N42, first_dealer="W")
    game.add(slip_of(before))
    return Hand.with_hands(
        N42, dealer=game.dealer, hands=before.state.deal.dealt, fixed_layouts=before.state.deal.layouts
    )


@pytest.mark.accepts("N42-8c")
@pytest.mark.parametrize("layout", ["4-3", "3-4"])
def test_the_layout_of_the_first_hand_is_used_again_in_the_second(layout: str) -> None:
    hand = second_hand(N=layout)
    hand.apply(set_up(hand, "N", layout))
    assert view(hand, "N").layouts == {"N": layout}


@pytest.mark.refuses("N42-8c")
@pytest.mark.parametrize(("first", "second"), [("4-3", "3-4"), ("3-4", "4-3")])
def test_the_other_layout_is_refused_in_a_later_hand_of_the_game(first: str, second: str) -> None:
    hand = second_hand(N=first)
    assert_refused(hand, set_up(hand, "N", second), "layout-kept", "N42-8c")


@pytest.mark.refuses("N42-8c")
def test_each_player_is_bound_by_his_own_layout_only() -> None:
    hand = second_hand(N="4-3", E="3-4")
    hand.apply(set_up(hand, "E", "3-4"))
    assert_refused(hand, set_up(hand, "N", "3-4"), "layout-kept", "N42-8c")


@pytest.mark.accepts("N42-8c")
def test_within_the_layout_each_hand_may_be_ordered_anew() -> None:
    hand = second_hand(N="4-3")
    turned = hand.state.hands["N"][::-1]
    hand.apply(SetUp("N", "4-3", turned))
    assert view(hand, "N").slots == turned


@pytest.mark.accepts("N42-8c")
def test_a_new_game_begins_with_a_free_choice_of_layout() -> None:
    match = Match(N42, first_dealer="W")
    match.game.layouts.update(second_hand(N="4-3").state.fixed_layouts)
    while not match.game.is_over:
        match.game.add(Slip(bidder="N", bid=84, trump="4", take={"NS": 42, "EW": 0}))
    match.next_game(first_dealer="E")
    hands = dealt(N42).state.hands
    hand = Hand.with_hands(N42, dealer="E", hands=hands, fixed_layouts=match.game.layouts)
    hand.apply(set_up(hand, "N", "3-4"))
    assert view(hand, "N").layouts == {"N": "3-4"}
