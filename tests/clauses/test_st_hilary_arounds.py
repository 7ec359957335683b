"""St. Hilary: arounds, pinochles and the round robin."""

from __future__ import annotations

from collections import Counter

import pytest
from st_hilary_table import BOOK, at_meld, cards

from meldhouse.game import ShowMeld, count_meld, legal_actions
from table import assert_refused

FOUR = {"A": 10, "K": 8, "Q": 6, "J": 4}
ROBIN = "KS QS KH QH KC QC KD QD"


def around(rank, times=1):
    return " ".join([f"{rank}S {rank}H {rank}C {rank}D"] * times)


def laid(text, *, trump="C"):
    """What South's `text` counts when he lays it, and by which clauses."""
    hand = at_meld(trump=trump, S=text)
    hand.apply(ShowMeld("S", cards(text)))
    meld = hand.state.meld["S"]
    return meld.points, {item.clause for item in meld.items}


def held(text, *, trump="C"):
    """What a whole hand of twelve counts when all its meld is laid."""
    assert len(cards(text)) == 12
    hand = at_meld(trump=trump, S=text)
    hand.apply(ShowMeld("S", legal_actions(hand, "S").full_meld()))
    return hand.state.meld["S"].points


def assert_worthless(text, stray):
    """South may not lay `text`, because `stray` is no meld."""
    refusal = assert_refused(at_meld(S=text), ShowMeld("S", cards(text)), "meld-stray", "STH-RN-d")
    assert Counter(refusal.pieces) == Counter(cards(stray))


@pytest.mark.accepts("STH-ME-i")
@pytest.mark.parametrize(("rank", "points"), FOUR.items())
@pytest.mark.parametrize("trump", ["C", "S"])
def test_one_of_each_suit_counts(rank, points, trump):
    assert laid(around(rank), trump=trump) == (points, {"STH-ME-i"})


@pytest.mark.accepts("STH-ME-i")
@pytest.mark.parametrize(("rank", "points"), [("A", 100), ("K", 80), ("Q", 60), ("J", 40)])
def test_two_of_each_suit_count_ten_times_as_much(rank, points):
    assert laid(around(rank, 2)) == (points, {"STH-ME-i"})


@pytest.mark.refuses("STH-ME-i")
@pytest.mark.parametrize("rank", ["A", "K", "Q", "J"])
def test_a_missing_suit_makes_no_around(rank):
    three = f"{rank}S {rank}H {rank}C"
    assert_worthless(three, three)
    assert_worthless(f"{three} {three}", f"{three} {three}")


@pytest.mark.refuses("STH-ME-i")
@pytest.mark.parametrize(("rank", "points"), FOUR.items())
def test_seven_of_a_rank_are_a_single_around(rank, points):
    seven = f"{around(rank)} {rank}S {rank}H {rank}C"
    assert_worthless(seven, f"{rank}S {rank}H {rank}C")
    assert held(f"{seven} TS TS TH TH TD") == points


@pytest.mark.refuses("STH-ME-i")
@pytest.mark.parametrize("rank", ["T", "9"])
def test_tens_and_nines_around_are_no_meld(rank):
    four = around(rank)
    hand = at_meld(trump="C", S=four)
    assert_refused(hand, ShowMeld("S", cards(four)), "meld-stray", "STH-RN-d")


@pytest.mark.accepts("STH-ME-j")
@pytest.mark.parametrize(("text", "points"), [("JD QS", 4), ("JD JD QS QS", 30)])
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_a_pinochle_counts_4_and_a_double_one_30(text, points, trump):
    assert laid(text, trump=trump) == (points, {"STH-ME-j"})


@pytest.mark.accepts("STH-ME-j")
def test_its_queen_may_also_be_married_and_its_jack_be_in_an_around():
    assert laid("JD QS KS") == (4 + 2, {"STH-ME-j", "STH-ME-f"})
    assert laid("QS JS JH JC JD") == (4 + 4, {"STH-ME-j", "STH-ME-i"})


@pytest.mark.refuses("STH-ME-j")
@pytest.mark.parametrize(
    ("text", "stray"),
    [
        ("JD QD", "JD QD"),
        ("JS QS", "JS QS"),
        ("JS QD", "JS QD"),
        ("JD", "JD"),
        ("JD JD QS", "JD"),
        ("JD QS QS", "QS"),
    ],
)
def test_any_other_jack_and_queen_are_no_pinochle_and_three_cards_are_a_single_one(text, stray):
    assert_worthless(text, stray)


@pytest.mark.accepts("STH-ME-k")
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_a_round_robin_counts_24(trump):
    assert laid(ROBIN, trump=trump) == (24, {"STH-ME-k"})


@pytest.mark.refuses("STH-ME-k")
def test_a_round_robin_is_nothing_on_top_of_its_kings_queens_and_marriages():
    assert held(f"{ROBIN} TS TH 9S 9H") == 8 + 6 + 4 + 2 + 2 + 2


@pytest.mark.refuses("STH-ME-k")
def test_a_run_swallows_the_trump_marriage_of_the_round_robin():
    assert held(f"{ROBIN} AC TC JC TS") == 15 + 8 + 6 + 2 + 2 + 2
    assert held(f"{ROBIN} AC TC JS TS") == 24


@pytest.mark.refuses("STH-ME-k")
@pytest.mark.parametrize(
    ("missing", "points"),
    [("QC", 8 + 2 + 2 + 2), ("QD", 8 + 4 + 2 + 2), ("KC", 6 + 2 + 2 + 2), ("KD", 6 + 4 + 2 + 2)],
)
def test_without_one_of_its_eight_cards_there_is_no_round_robin(missing, points):
    seven = [one for one in ROBIN.split() if one != missing]
    assert held(f"{' '.join(seven)} TS TS TH TH 9H") == points


@pytest.mark.accepts("STH-ME-k")
def test_a_second_marriage_beside_the_round_robin_is_counted():
    assert held(f"{ROBIN} KC QC KD QD") == 24 + 4 + 2


@pytest.mark.accepts("STH-ME-l")
def test_twelve_cards_hold_at_most_one_round_robin_and_the_double_kings_or_queens():
    assert held(f"{around('K', 2)} {around('Q')}") == 80 + 6 + 4 + 2 + 2 + 2
    assert held(f"{around('Q', 2)} {around('K')}") == 60 + 8 + 4 + 2 + 2 + 2


@pytest.mark.refuses("STH-ME-l")
def test_sixteen_cards_cannot_be_laid_from_a_hand_of_twelve():
    hand = at_meld(S="KS KS QS QS KH KH QH QH KC KC QC QC")
    assert_refused(hand, ShowMeld("S", cards(f"{ROBIN} {ROBIN}")), "meld-held", "STH-ME-b")


@pytest.mark.refuses("STH-ME-l")
def test_not_even_all_sixteen_cards_would_count_240():
    meld = count_meld(BOOK, cards(f"{ROBIN} {ROBIN}"), "C")
    assert meld.points == 80 + 60 + 8 + 4 + 4 + 4
