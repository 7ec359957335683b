"""N42PA: stacking tricks, looking back at them, and stopping a hand that is decided."""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import (
    AskToSee,
    Ended,
    Hand,
    NameTrump,
    Play,
    ShowMeld,
    Slip,
    Stack,
    StopPlay,
    TurnStack,
    score,
    slip_of,
    view,
)
from meldhouse.pieces import Piece, parse_pieces, sorted_pieces
from table import assert_refused, at_auction, at_tricks, house, name_and_settle, play, play_out, points, won_by

N42 = house("n42pa")
EVERYBODY = ("N", "E", "S", "W", None)
HANDS = {
    "N": "4-4 6-4 5-4 4-3 4-2 4-1 1-0",
    "E": "4-0 1-1 6-6 6-5 6-3 6-2 6-1",
    "S": "5-5 5-0 3-2 5-3 5-2 5-1 6-0",
    "W": "3-3 3-1 3-0 2-2 2-1 2-0 0-0",
}
TRICKS = (
    "4-4 4-0 5-5 3-3",  # North-South have 11
    "6-4 6-6 5-0 3-1",  # 27
    "5-4 6-5 3-2 3-0",  # 33
    "4-3 6-3 5-3 2-2",  # 34
    "4-2 6-2 5-2 2-1",  # 35
    "4-1 6-1 5-1 2-0",  # 41
    "1-0 1-1 6-0 0-0",  # East wins an empty trick
)
"""North leads six trumps, then the 1-0, and takes every trick but the last."""
LYING = tuple(" ".join(domino.text for domino in sorted_pieces(parse_pieces(trick))) for trick in TRICKS)
"""The same tricks as they can be seen again."""


def ready(amount: int) -> Hand:
    """North has bid `amount` on fours and is to lead."""
    return at_tricks(N42, bidder="N", trump="4", amount=amount, **HANDS)


def after(hand: Hand, tricks: int) -> Hand:
    for tiles in TRICKS[len(hand.state.play.tricks) : tricks]:
        play(hand, tiles)
    return hand


def visible(hand: Hand) -> list[str]:
    """The finished tricks that can be seen, the same for everybody."""
    seen = {tuple(faces(trick.pieces) for trick in view(hand, s).tricks) for s in EVERYBODY}
    assert len(seen) == 1
    return list(seen.pop())


def faces(dominoes: tuple[Piece, ...]) -> str:
    """Dominoes that lie in no particular order."""
    return " ".join(domino.text for domino in sorted_pieces(dominoes))


def north_led_low(amount: int) -> Hand:
    """West has bid and leads a trick that North trumps: 6 points against the bid."""
    hand = at_tricks(N42, bidder="W", trump="4", amount=amount, **HANDS)
    return play(hand, "3-3 4-4 6-3 3-2")


# --- single or double stack -------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-3a")
@pytest.mark.parametrize("amount", [42, 84])
@pytest.mark.parametrize("form", ["single", "double"])
def test_on_a_bid_of_a_mark_or_more_the_bidder_chooses_the_stack(amount: int, form: str) -> None:
    hand = ready(amount)
    hand.apply(Stack("N", form))
    after(hand, 2)
    assert visible(hand) == list(LYING[1:2] if form == "single" else LYING[0:2])


@pytest.mark.accepts("N42-3a")
def test_the_stack_may_be_chosen_until_the_first_trick_is_finished() -> None:
    hand = won_by(at_auction(N42, **HANDS), "N", 42)
    hand.apply(NameTrump("N", "4"))
    assert hand.phase == "settle"
    assert hand.can(Stack("N", "double"))
    hand = play(ready(42), "4-4 4-0 5-5")
    assert hand.can(Stack("N", "double"))


@pytest.mark.refuses("N42-3a")
@pytest.mark.parametrize("amount", [30, 40, 41])
def test_below_a_mark_there_is_no_stack_to_choose(amount: int) -> None:
    assert_refused(ready(amount), Stack("N", "double"), "stack-bid", "N42-3a")
    assert_refused(after(ready(amount), 1), TurnStack("E", "E"), "stack-bid", "N42-3a")


@pytest.mark.refuses("N42-3a")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_but_the_bidder_chooses_the_stack(seat: str) -> None:
    assert_refused(ready(42), Stack(seat, "double"), "stack-bidder", "N42-3a")


@pytest.mark.refuses("N42-3a")
def test_the_stack_is_not_chosen_after_the_first_trick_or_before_the_contract() -> None:
    assert_refused(after(ready(42), 1), Stack("N", "double"), "stack-late", "N42-3a")
    assert_refused(won_by(at_auction(N42, **HANDS), "N", 42), Stack("N", "double"), "wrong-moment")


def test_where_no_bid_closes_the_tricks_there_is_no_stack_to_choose() -> None:
    open_house = house("n42pa", "[tricks]\nclosed_from = 0")
    hand = at_tricks(open_house, bidder="N", trump="4", amount=84, **HANDS)
    assert_refused(hand, Stack("N", "double"), "stack-never")
    assert visible(after(hand, 2)) == list(LYING[:2])


def test_there_is_no_meld_to_lay() -> None:
    assert_refused(ready(42), ShowMeld("N", ()), "meld-none")


@pytest.mark.accepts("N42-3b")
@pytest.mark.parametrize("seat", ["E", "W"])
@pytest.mark.parametrize("towards", ["N", "E", "S", "W"])
@pytest.mark.parametrize("tricks", [1, 3])
def test_after_the_first_trick_the_opponents_set_the_direction(seat: str, towards: str, tricks: int) -> None:
    hand = after(ready(42), tricks)
    hand.apply(TurnStack(seat, towards))
    assert hand.state.play.stack_towards == towards


@pytest.mark.refuses("N42-3b")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_the_bidding_side_does_not_set_the_direction(seat: str) -> None:
    assert_refused(after(ready(42), 1), TurnStack(seat, "E"), "stack-opponents", "N42-3b")


@pytest.mark.refuses("N42-3b")
@pytest.mark.parametrize("tiles", ["", "4-4", "4-4 4-0 5-5"])
def test_the_direction_is_not_set_before_the_first_trick_is_played(tiles: str) -> None:
    assert_refused(play(ready(42), tiles), TurnStack("E", "E"), "stack-early", "N42-3b")


# --- what can still be seen -------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-3c")
@pytest.mark.parametrize(
    ("form", "tricks", "shown"),
    [("single", 1, 1), ("single", 2, 1), ("single", 6, 1), ("double", 1, 1), ("double", 2, 2)],
)
def test_the_stack_shows_the_last_trick_or_the_last_two(form: str, tricks: int, shown: int) -> None:
    hand = ready(84)
    hand.apply(Stack("N", form))
    after(hand, tricks)
    assert visible(hand) == list(LYING[tricks - shown : tricks])


@pytest.mark.refuses("N42-3c")
@pytest.mark.parametrize(("form", "shown"), [("single", 1), ("double", 2)])
@pytest.mark.parametrize("tricks", [3, 4, 5, 6])
def test_the_stack_never_shows_more(form: str, shown: int, tricks: int) -> None:
    hand = ready(42)
    hand.apply(Stack("N", form))
    after(hand, tricks)
    assert visible(hand) == list(LYING[tricks - shown : tricks])
    play(hand, TRICKS[tricks].split()[0])
    assert visible(hand) == list(LYING[tricks - shown : tricks])


@pytest.mark.refuses("N42-3c")
def test_a_single_stack_is_what_a_bidder_has_who_says_nothing() -> None:
    assert visible(after(ready(42), 4)) == [LYING[3]]


@pytest.mark.accepts("N42-7a")
@pytest.mark.parametrize("amount", [30, 35, 41])
def test_below_a_mark_every_played_domino_may_be_looked_at(amount: int) -> None:
    hand = after(ready(amount), 3)
    for seat in ("N", "E", "S", "W"):
        assert hand.can(AskToSee(seat))
    assert visible(hand) == list(LYING[:3])
    assert view(hand, "E").points == {"NS": 33, "EW": 0}


@pytest.mark.refuses("N42-7a")
@pytest.mark.parametrize("amount", [42, 84])
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_from_one_mark_on_nobody_looks_under_a_played_domino(amount: int, seat: str) -> None:
    hand = after(ready(amount), 3)
    assert_refused(hand, AskToSee(seat), "look-under", "N42-7a")
    play(hand, "4-3 6-3")
    assert_refused(hand, AskToSee(seat), "look-under", "N42-7a")
    assert view(hand, seat).points is None
    assert LYING[0] not in visible(hand)
    assert LYING[1] not in visible(hand)


@pytest.mark.accepts("N42-7a")
def test_when_the_hand_is_over_all_of_it_may_be_seen() -> None:
    assert visible(after(ready(84), 7)) == list(LYING)


# --- who played what --------------------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-10c")
@pytest.mark.parametrize("amount", [30, 41, 42, 84])
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_finished_trick_does_not_tell_who_played_what(amount: int, viewer: str | None) -> None:
    shown = view(after(ready(amount), 3), viewer).tricks  # type: ignore[arg-type]
    assert shown
    for trick in shown:
        assert (trick.leader, trick.seats) == (None, ())
        assert trick.pieces == sorted_pieces(trick.pieces), "nor does the order"
        assert trick.winner == "N"


@pytest.mark.refuses("N42-10c")
def test_the_same_trick_looks_the_same_whoever_played_what() -> None:
    other = {**HANDS, "S": HANDS["W"], "W": HANDS["S"]}
    twin = play(at_tricks(N42, bidder="N", trump="4", amount=30, **other), "4-4 4-0 3-3 5-5")
    assert view(after(ready(30), 1), "N").tricks == view(twin, "N").tricks


@pytest.mark.accepts("N42-10c")
def test_while_it_lies_on_the_table_everybody_sees_who_played_what() -> None:
    hand = ready(42)
    for tile in parse_pieces(TRICKS[0]):
        assert hand.turn is not None
        hand.apply(Play(hand.turn, tile))
    seen = view(hand, "E")
    assert (seen.trick, seen.trick_seats) == (parse_pieces(TRICKS[0]), ("N", "E", "S", "W"))


@pytest.mark.accepts("N42-10c")
def test_when_the_hand_is_over_and_in_a_club_that_tells_it_the_names_are_shown() -> None:
    assert view(after(ready(84), 7), "E").tricks[0].seats == ("N", "E", "S", "W")
    club = house("n42pa", '[tricks]\nplayer_shown = "always"')
    hand = play(at_tricks(club, bidder="N", trump="4", amount=30, **HANDS), TRICKS[0])
    (trick,) = view(hand, "E").tricks
    assert (trick.leader, trick.seats, trick.pieces) == ("N", ("N", "E", "S", "W"), parse_pieces(TRICKS[0]))


# --- stopping a decided hand ------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X16")
@pytest.mark.parametrize(("amount", "tricks"), [(30, 3), (33, 3), (34, 4), (35, 5), (36, 6), (41, 6)])
def test_play_may_stop_once_the_bid_is_home(amount: int, tricks: int) -> None:
    hand = after(ready(amount), tricks)
    hand.apply(StopPlay("E"))
    assert hand.events[-1] == Ended("stopped")
    assert points(score(N42, slip_of(hand)), "marks") == {"NS": 1}


@pytest.mark.refuses("N42-X16")
@pytest.mark.parametrize(("amount", "tricks"), [(30, 2), (34, 3), (35, 4), (36, 5), (41, 5), (42, 6), (84, 6)])
@pytest.mark.parametrize("seat", ["N", "W"])
def test_play_goes_on_while_the_bid_is_a_point_away(amount: int, tricks: int, seat: str) -> None:
    assert_refused(after(ready(amount), tricks), StopPlay(seat), "stop-undecided", "N42-X16")


@pytest.mark.accepts("N42-X16")
@pytest.mark.parametrize(("amount", "marks"), [(37, 1), (41, 1), (42, 1), (84, 2)])
def test_play_may_stop_once_the_bid_is_out_of_reach(amount: int, marks: int) -> None:
    hand = north_led_low(amount)
    hand.apply(StopPlay("N"))
    assert points(score(N42, slip_of(hand)), "marks") == {"NS": marks}


@pytest.mark.refuses("N42-X16")
@pytest.mark.parametrize("amount", [30, 35, 36])
def test_play_goes_on_while_the_bid_can_just_be_reached(amount: int) -> None:
    """Six points are lost, so thirty-six are left."""
    assert_refused(north_led_low(amount), StopPlay("N"), "stop-undecided", "N42-X16")


@pytest.mark.refuses("N42-X16")
def test_a_hand_does_not_stop_before_play_has_begun() -> None:
    assert_refused(at_auction(N42, **HANDS), StopPlay("N"), "wrong-moment")
    assert_refused(ready(30), StopPlay("N"), "stop-undecided", "N42-X16")


@pytest.mark.accepts("N42-X16")
@pytest.mark.parametrize("amount", [30, 41])
def test_stopping_changes_no_marks(amount: int) -> None:
    stopped = after(ready(amount), 6)
    played = play_out(stopped.fork())
    stopped.apply(StopPlay("S"))
    assert points(score(N42, slip_of(stopped)), "marks") == points(score(N42, slip_of(played)), "marks") == {"NS": 1}


@pytest.mark.accepts("N42-X16")
@pytest.mark.parametrize(("ours", "theirs", "side"), [(30, 0, "NS"), (30, 12, "NS"), (0, 13, "EW"), (29, 13, "EW")])
def test_the_slip_of_a_stopped_hand_needs_only_the_decision(ours: int, theirs: int, side: str) -> None:
    slip = Slip(bidder="N", bid=30, trump="4", how="stopped", take={"NS": ours, "EW": theirs})
    assert points(score(N42, slip), "marks") == {side: 1}


@pytest.mark.refuses("N42-X16")
@pytest.mark.parametrize(("bid", "ours", "theirs"), [(30, 29, 0), (30, 29, 12), (30, 0, 12), (42, 41, 0), (84, 41, 0)])
def test_the_slip_of_a_hand_stopped_too_early_is_refused(bid: int, ours: int, theirs: int) -> None:
    slip = Slip(bidder="N", bid=bid, trump="4", how="stopped", take={"NS": ours, "EW": theirs})
    with sent_back("slip-undecided", "N42-X16"):
        score(N42, slip)


def test_the_table_of_this_file_is_as_it_says() -> None:
    hand = won_by(at_auction(N42, **HANDS), "N", 30)
    name_and_settle(hand, "4")
    taken = []
    for number in range(1, 8):
        after(hand, number)
        taken.append(hand.state.points["NS"])
    assert taken == [11, 27, 33, 34, 35, 41, 41]
    assert hand.state.points["EW"] == 1
