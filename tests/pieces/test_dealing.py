"""Cutting and dealing move pieces; they lose none and invent none."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from meldhouse.pieces import Pack, cut, deal_out

EIGHTY = tuple(range(80))
FORTY_EIGHT = tuple(range(48))


def test_a_cut_of_80_that_leaves_30_puts_those_30_on_top():
    assert cut(EIGHTY, leaving=30) == EIGHTY[50:80] + EIGHTY[0:50]


def test_a_cut_of_48_that_leaves_20_puts_those_20_on_top():
    assert cut(FORTY_EIGHT, leaving=20) == FORTY_EIGHT[28:48] + FORTY_EIGHT[0:28]


@pytest.mark.parametrize("leaving", [1, 79])
def test_a_cut_may_lift_all_but_one_or_only_one(leaving):
    assert cut(EIGHTY, leaving=leaving)[:leaving] == EIGHTY[-leaving:]


@pytest.mark.parametrize("leaving", [-1, 0, 80, 81])
def test_a_cut_leaves_some_and_lifts_some(leaving):
    with pytest.raises(ValueError, match=f"A cut of 80 pieces leaves from 1 to 79 below, not {leaving}."):
        cut(EIGHTY, leaving=leaving)


def test_five_packets_of_four_give_four_players_20_each():
    hands, kitty = deal_out(EIGHTY, players=4, packets=(4,) * 5)
    assert [len(hand) for hand in hands] == [20] * 4
    assert kitty == ()
    assert hands[0] == (0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35, 48, 49, 50, 51, 64, 65, 66, 67)
    assert hands[3][-4:] == (76, 77, 78, 79)


def test_four_packets_of_five_give_four_players_20_each():
    hands, kitty = deal_out(EIGHTY, players=4, packets=(5,) * 4)
    assert [len(hand) for hand in hands] == [20] * 4
    assert kitty == ()
    assert hands[1] == (5, 6, 7, 8, 9, 25, 26, 27, 28, 29, 45, 46, 47, 48, 49, 65, 66, 67, 68, 69)


def test_packets_of_three_give_four_players_12_each():
    hands, _ = deal_out(FORTY_EIGHT, players=4, packets=(3,) * 4)
    assert hands[0] == (0, 1, 2, 12, 13, 14, 24, 25, 26, 36, 37, 38)
    assert hands[2] == (6, 7, 8, 18, 19, 20, 30, 31, 32, 42, 43, 44)


def test_three_players_get_25_each_and_the_kitty_5_just_before_the_last_packet():
    hands, kitty = deal_out(EIGHTY, players=3, packets=(5,) * 5, kitty=5)
    assert [len(hand) for hand in hands] == [25] * 3
    assert kitty == EIGHTY[60:65]
    assert hands[0][-5:] == EIGHTY[65:70]
    assert hands[2][-5:] == EIGHTY[75:80]


def test_a_deal_of_one_packet_gives_the_kitty_first():
    assert deal_out("abcdef", players=2, packets=(2,), kitty=2) == ((("c", "d"), ("e", "f")), ("a", "b"))


def test_dominoes_may_be_drawn_seven_at_a_time():
    tiles = Pack.of_dominoes().pieces
    hands, _ = deal_out(tiles, players=4, packets=(7,))
    assert hands == (tiles[:7], tiles[7:14], tiles[14:21], tiles[21:])


@pytest.mark.parametrize(
    ("players", "packets", "kitty"),
    [(4, (3,) * 3, 0), (4, (3,) * 5, 0), (3, (4,) * 4, 1), (5, (3,) * 4, 0), (4, (), 0), (4, (), 48)],
)
def test_a_deal_must_use_the_pack_exactly(players, packets, kitty):
    with pytest.raises(ValueError, match="of 48"):
        deal_out(FORTY_EIGHT, players=players, packets=packets, kitty=kitty)


@pytest.mark.parametrize(
    ("players", "packets", "kitty"),
    [
        (1, (2, 3), -1),  # the sizes add up to 4, but the second piece would be dealt twice
        (1, (3, -1, 2), 0),  # and here the third
        (1, (4, 0), 0),
        (0, (4,), 4),
        (-1, (4,), 8),
    ],
)
def test_nobody_deals_to_nobody_or_deals_less_than_nothing(players, packets, kitty):
    with pytest.raises(ValueError, match="Nobody can deal"):
        deal_out("abcd", players=players, packets=packets, kitty=kitty)


@given(st.data(), st.integers(2, 100))
@settings(deadline=None)
def test_a_cut_loses_and_invents_nothing_and_a_second_cut_can_undo_it(data, size):
    leaving = data.draw(st.integers(1, size - 1))
    after = cut(range(size), leaving=leaving)
    assert sorted(after) == list(range(size))
    assert cut(after, leaving=size - leaving) == tuple(range(size))


@given(st.integers(1, 6), st.lists(st.integers(1, 8), min_size=1, max_size=8), st.integers(0, 10))
@settings(deadline=None)
def test_a_deal_loses_and_invents_nothing(players, packets, kitty):
    size = players * sum(packets) + kitty
    hands, aside = deal_out(range(size), players=players, packets=packets, kitty=kitty)
    assert sorted([*aside, *(place for hand in hands for place in hand)]) == list(range(size))
    assert [len(hand) for hand in hands] == [sum(packets)] * players
    assert len(aside) == kitty


@given(st.integers(-3, 6), st.lists(st.integers(-3, 8), max_size=6), st.integers(-5, 10), st.integers(0, 60))
@settings(deadline=None, max_examples=300)
def test_a_deal_that_is_not_refused_is_a_whole_deal(players, packets, kitty, size):
    try:
        hands, aside = deal_out(range(size), players=players, packets=packets, kitty=kitty)
    except ValueError:
        return
    assert sorted([*aside, *(place for hand in hands for place in hand)]) == list(range(size))
