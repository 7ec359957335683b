"""N42PA: the set, the draw for the shake, and drawing hands."""

from __future__ import annotations

import pytest

from meldhouse.game import (
    Draw,
    Hand,
    Match,
    NameTrump,
    Play,
    Refused,
    Shuffle,
    Slip,
    TurnKitty,
    draw_for_deal,
    first_dealer,
    highest_draw,
    steward,
    to_act,
    view,
)
from meldhouse.pieces import Piece, parse_piece
from meldhouse.rulebooks import BookError
from table import KEY, assert_refused, at_auction, call, house, pieces, play

N42 = house("n42pa")
DOUBLE_SIX = {f"{high}-{low}" for high in range(7) for low in range(high + 1)}
NORTH_WINS = Slip(bidder="N", bid=84, trump="4", take={"NS": 42, "EW": 0})
WEST_WINS = Slip(bidder="W", bid=84, trump="4", take={"EW": 42, "NS": 0})


def shaken(dealer: str = "W") -> Hand:
    hand = Hand(N42, dealer=dealer, key=KEY)
    hand.apply(Shuffle(dealer))
    return hand


def pips(piece: Piece) -> int:
    return int(piece.text[0]) + int(piece.text[2])


def a_key_that_ties() -> bytes:
    return next(key for key in (bytes([at]) * 32 for at in range(256)) if len(draw_for_deal(N42, key)[1]) > 1)


# --- the set ----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-X1")
def test_four_players_draw_seven_of_the_double_six_set_each_and_nothing_is_left() -> None:
    hand = shaken()
    for seat in "NESW":
        hand.apply(Draw(seat))
    assert view(hand, None).held == {"N": 7, "E": 7, "S": 7, "W": 7}
    drawn = [piece.text for tiles in hand.state.hands.values() for piece in tiles]
    assert len(drawn) == 28
    assert set(drawn) == DOUBLE_SIX
    assert hand.state.deal.kitty == ()


@pytest.mark.refuses("N42-X1")
def test_there_is_no_boneyard_to_take_from() -> None:
    hand = at_auction(N42)
    call(hand, 30, None, None, None)
    assert_refused(hand, TurnKitty("N"), "kitty-none")


@pytest.mark.refuses("N42-X1")
@pytest.mark.parametrize("size", [6, 8])
def test_a_book_with_other_hands_than_seven_cannot_be_played(size: int) -> None:
    with pytest.raises(BookError, match=rf"deal\.hand.*make {4 * size}, but the deck has 28"):
        house("n42pa", f'[deal]\nhand = {size}\nlayouts = ["{size - 3}-3"]')


@pytest.mark.refuses("N42-X1")
def test_a_domino_exists_once_and_only_its_holder_can_play_it() -> None:
    hand = at_auction(N42, N="5-5 6-4", E="5-0")
    call(hand, 30, None, None, None)
    hand.apply(NameTrump("N", "5"))
    steward.tidy(hand)
    assert_refused(hand, Play("N", parse_piece("5-0")), "not-held")
    play(hand, "5-5 5-0")
    assert sum(tiles.count(parse_piece("5-5")) for tiles in hand.state.hands.values()) == 0


# --- who shakes first -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-2a")
@pytest.mark.parametrize(
    ("draws", "shaker"),
    [
        ("6-3 5-2 4-2 1-0", "N"),
        ("5-2 6-3 4-2 1-0", "E"),
        ("0-0 2-1 1-1 2-2", "W"),
        ("6-5 6-6 5-5 6-4", "E"),
        ("4-4 5-4 6-1 3-3", "E"),  # nine pips beat a double of eight
        ("5-5 6-5 6-3 6-2", "E"),
    ],
)
def test_the_domino_with_the_most_pips_wins_the_first_shake(draws: str, shaker: str) -> None:
    assert highest_draw(N42, dict(zip("NESW", pieces(draws), strict=True))) == (shaker,)


@pytest.mark.refuses("N42-2a")
@pytest.mark.parametrize(
    ("draws", "tied"),
    [
        ("6-4 5-5 6-3 1-0", ("N", "E")),  # ten each: the double is not higher
        ("6-0 5-1 4-2 3-3", ("N", "E", "S", "W")),
        ("0-0 6-3 2-1 5-4", ("E", "W")),
    ],
)
def test_tied_players_have_not_won_the_shake(draws: str, tied: tuple[str, ...]) -> None:
    assert highest_draw(N42, dict(zip("NESW", pieces(draws), strict=True))) == tied


@pytest.mark.accepts("N42-2a")
@pytest.mark.parametrize("number", range(12))
def test_all_four_draw_for_the_first_shake_and_the_highest_shakes(number: int) -> None:
    key = bytes([number]) * 32
    shaker, rounds = draw_for_deal(N42, key)
    assert set(rounds[0]) == set("NESW")
    assert len(set(rounds[0].values())) == 4
    heights = {seat: pips(piece) for seat, piece in rounds[-1].items()}
    assert [seat for seat, height in heights.items() if height == max(heights.values())] == [shaker]


@pytest.mark.refuses("N42-2a")
def test_only_those_who_tied_draw_again() -> None:
    _, rounds = draw_for_deal(N42, a_key_that_ties())
    best = max(pips(piece) for piece in rounds[0].values())
    assert {seat for seat, piece in rounds[0].items() if pips(piece) == best} == set(rounds[1])
    assert len(rounds[1]) > 1


@pytest.mark.refuses("N42-2a")
def test_the_first_shake_is_not_the_scorekeepers_by_right() -> None:
    shakers = {first_dealer(N42, scorekeeper=seat, key=KEY) for seat in ("N", "E", "S", "W")}
    assert shakers == {draw_for_deal(N42, KEY)[0]}


@pytest.mark.accepts("N42-2b")
@pytest.mark.parametrize(("slip", "losers"), [(NORTH_WINS, ("E", "W")), (WEST_WINS, ("N", "S"))])
def test_the_losers_of_a_game_draw_for_the_next_first_shake(slip: Slip, losers: tuple[str, ...]) -> None:
    match = Match(N42, first_dealer="W")
    while not match.game.is_over:
        match.game.add(slip)
    assert match.drawers() == losers
    shaker, rounds = draw_for_deal(N42, KEY, match.drawers())
    assert set(rounds[0]) == set(losers)
    assert match.next_game(first_dealer=shaker).dealer == shaker


@pytest.mark.refuses("N42-2b")
@pytest.mark.parametrize("winner", ["N", "S"])
def test_the_winners_of_a_game_may_not_shake_first_in_the_next(winner: str) -> None:
    match = Match(N42, first_dealer="W")
    while not match.game.is_over:
        match.game.add(NORTH_WINS)
    with pytest.raises(Refused, match=r"losers-deal.*'E', 'W'.*N42-2b"):
        match.next_game(first_dealer=winner)
    assert len(match.games) == 1


@pytest.mark.refuses("N42-2b")
def test_the_game_before_decides_the_shake_and_not_the_first_one() -> None:
    match = Match(N42, first_dealer="W")
    while not match.game.is_over:
        match.game.add(NORTH_WINS)
    match.next_game(first_dealer="E")
    while not match.game.is_over:
        match.game.add(WEST_WINS)
    assert match.drawers() == ("N", "S")
    with pytest.raises(Refused, match=r"losers-deal.*'N', 'S'.*N42-2b"):
        match.next_game(first_dealer="E")


@pytest.mark.refuses("N42-2b")
def test_nobody_draws_for_another_game_before_this_one_is_lost() -> None:
    match = Match(N42, first_dealer="W")
    match.game.add(NORTH_WINS)
    assert match.drawers() == ("N", "E", "S", "W")
    with pytest.raises(ValueError, match="not over yet"):
        match.next_game(first_dealer="E")


# --- drawing hands ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-2c")
@pytest.mark.parametrize("order", ["NES", "NSE", "ENS", "ESN", "SNE", "SEN"])
def test_the_three_others_draw_in_any_order_and_the_shaker_after_them(order: str) -> None:
    hand = shaken()
    for seat in (*order, "W"):
        hand.apply(Draw(seat))
    assert hand.phase == "count"
    assert view(hand, None).held == {"N": 7, "E": 7, "S": 7, "W": 7}


@pytest.mark.refuses("N42-2c")
@pytest.mark.parametrize("before", ["", "N", "NE", "SE"])
def test_the_shaker_may_not_draw_before_the_others(before: str) -> None:
    hand = shaken()
    for seat in before:
        hand.apply(Draw(seat))
    assert_refused(hand, Draw("W"), "draw-last", "N42-2c")


@pytest.mark.accepts("N42-2c")
@pytest.mark.parametrize(("shaker", "last"), [("W", "W"), ("N", "N"), ("E", "E"), ("S", "S")])
def test_the_shaker_who_draws_last_also_bids_last(shaker: str, last: str) -> None:
    hand = at_auction(N42, dealer=shaker)
    call(hand, None, None, None)
    assert to_act(hand) == (last,)


@pytest.mark.refuses("N42-2c")
def test_nobody_draws_twice_to_push_the_shaker_forward() -> None:
    hand = shaken()
    hand.apply(Draw("N"))
    hand.apply(Draw("E"))
    assert_refused(hand, Draw("N"), "drawn-already")
    assert_refused(hand, Draw("W"), "draw-last", "N42-2c")
