"""City of McAllen: what each meld is worth (the tables of the paper)."""

from __future__ import annotations

from itertools import product

import pytest

from meldhouse.game import NameTrump, ShowMeld, count_meld
from meldhouse.pieces import Card
from table import assert_refused, at_auction, house, pieces, show_all, won_by

RUN = "AS TS KS QS JS"
ROUNDHOUSE = "KS QS KH QH KC QC KD QD"


def items(cards: str, trump: str = "S") -> list[tuple[str, int, int, str | None]]:
    """Each line of the count: kind, how many times, points, clause."""
    return [(m.kind, m.times, m.points, m.clause) for m in count_meld(house("mcallen"), pieces(cards), trump).items]


def worth(cards: str, trump: str = "S") -> int:
    return count_meld(house("mcallen"), pieces(cards), trump).points


# --- runs -------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-Ta")
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_a_run_in_trump_counts_15_and_a_double_run_150(trump: str) -> None:
    run = RUN.replace("S", trump)
    assert items(run, trump) == [("run", 1, 15, "MCA-Ta")]
    assert items(f"{run} {run}", trump) == [("run", 2, 150, "MCA-Ta")]


@pytest.mark.refuses("MCA-Ta")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("TS KS QS JS", 4), ("AS KS QS JS", 4), ("AS TS QS JS", 0), ("AS TS KS JS", 0), ("AS TS KS QS", 4)],
)
def test_with_a_card_missing_there_is_no_run(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.refuses("MCA-Ta")
def test_the_five_cards_of_another_suit_are_only_a_marriage() -> None:
    assert items(RUN, "H") == [("marriage", 1, 2, "MCA-Tb")]


@pytest.mark.refuses("MCA-Ta")
@pytest.mark.parametrize(("second", "points"), [("TS KS QS JS", 19), ("AS TS KS QS", 19), ("AS TS KS JS", 15)])
def test_nine_of_the_ten_cards_are_no_double_run(second: str, points: int) -> None:
    assert worth(f"{RUN} {second}") == points


@pytest.mark.accepts("MCA-Th")
def test_a_run_with_a_roundhouse_counts_35() -> None:
    assert worth(f"{RUN} KH QH KC QC KD QD") == 35


@pytest.mark.accepts("MCA-Th")
def test_a_second_marriage_beside_the_run_still_counts_4() -> None:
    assert items(f"{RUN} KS QS") == [("run", 1, 15, "MCA-Ta"), ("royal", 1, 4, "MCA-Th")]


@pytest.mark.refuses("MCA-Th")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        pytest.param(RUN, 15, id="not 19"),
        pytest.param(f"{RUN} KS", 15, id="a spare king makes no marriage"),
        pytest.param(f"{RUN} QS", 15, id="nor does a spare queen"),
        pytest.param(f"{RUN} {RUN}", 150, id="not 158"),
        pytest.param(f"{RUN} KH QH KC QC KD", 27, id="no roundhouse: 15 + 2 + 2 + kings 8"),
    ],
)
def test_the_marriage_inside_a_run_brings_nothing_more(cards: str, points: int) -> None:
    assert worth(cards) == points


# --- marriages and roundhouses ----------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-Tb")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("KS QS", [("royal", 1, 4, "MCA-Tb")]),
        ("KS KS QS QS", [("royal", 2, 8, "MCA-Tb")]),
        ("KH QH", [("marriage", 1, 2, "MCA-Tb")]),
        ("KD KD QD QD", [("marriage", 2, 4, "MCA-Tb")]),
        ("KS QS KH QH", [("royal", 1, 4, "MCA-Tb"), ("marriage", 1, 2, "MCA-Tb")]),
    ],
)
def test_a_royal_marriage_counts_4_and_any_other_2(cards: str, expected: list[tuple[str, int, int, str]]) -> None:
    assert items(cards) == expected


@pytest.mark.refuses("MCA-Tb")
@pytest.mark.parametrize(("cards", "points"), [("KS", 0), ("QS QS", 0), ("KS QH", 0), ("KS KS QS", 4), ("KH QH QH", 2)])
def test_a_king_and_a_queen_marry_only_in_one_suit_and_once(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.accepts("MCA-Tc")
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_king_and_queen_of_all_suits_count_24(trump: str) -> None:
    assert items(ROUNDHOUSE, trump) == [("roundhouse", 1, 24, "MCA-Tc")]


@pytest.mark.accepts("MCA-Tc")
def test_what_lies_beside_a_roundhouse_counts_for_itself() -> None:
    assert worth(f"{ROUNDHOUSE} KS QS") == 28
    assert worth(f"{ROUNDHOUSE} KH QH") == 26
    assert worth(f"{ROUNDHOUSE} JD") == 28


@pytest.mark.refuses("MCA-Tc")
@pytest.mark.parametrize(
    ("missing", "points"), [("QD", 16), ("KD", 14), ("QS", 14), ("KS", 12)], ids=["QD", "KD", "QS", "KS"]
)
def test_with_one_of_the_eight_missing_there_is_no_roundhouse(missing: str, points: int) -> None:
    counted = items(ROUNDHOUSE.replace(missing, ""))
    assert "roundhouse" not in {kind for kind, *_ in counted}
    assert sum(line[2] for line in counted) == points


@pytest.mark.refuses("MCA-Tc")
def test_a_roundhouse_is_not_counted_once_more_by_its_parts() -> None:
    assert [kind for kind, *_ in items(ROUNDHOUSE)] == ["roundhouse"]
    assert worth(ROUNDHOUSE) == 24


@pytest.mark.accepts("MCA-Td")
def test_the_table_prices_sixteen_cards_at_240() -> None:
    assert items(f"{ROUNDHOUSE} {ROUNDHOUSE}") == [("roundhouse", 2, 240, "MCA-Td")]


@pytest.mark.refuses("MCA-Td")
def test_no_twelve_kings_and_queens_make_a_double_roundhouse() -> None:
    faces = [Card(rank, suit) for suit in "SHCD" for rank in "KQ"]  # type: ignore[arg-type]
    book, singles = house("mcallen"), 0
    for copies in product((0, 1, 2), repeat=8):
        if sum(copies) == 12:
            cards = [card for card, often in zip(faces, copies, strict=True) for _ in range(often)]
            counted = count_meld(book, cards, "S")
            assert all(item.times == 1 for item in counted.items if item.kind == "roundhouse")
            assert counted.points < 240
            singles += any(item.kind == "roundhouse" for item in counted.items)
    assert singles == 68  # 70 ways to hold four twice; eight kings or eight queens are worth more by themselves


@pytest.mark.refuses("MCA-Td")
def test_nobody_lays_sixteen_cards() -> None:
    book = house("mcallen")
    hand = won_by(at_auction(book, S=f"{ROUNDHOUSE} KS QS KH QH"), "S", 15)
    hand.apply(NameTrump("S", "S"))
    assert_refused(hand, ShowMeld("S", pieces(f"{ROUNDHOUSE} {ROUNDHOUSE}")), "meld-held")
    show_all(hand, "S")
    assert hand.state.meld["S"].points == 30


# --- arounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-Te")
@pytest.mark.parametrize(
    ("rank", "kind", "single", "double"),
    [("A", "aces", 10, 100), ("K", "kings", 8, 80), ("Q", "queens", 6, 60), ("J", "jacks", 4, 40)],
)
def test_one_of_each_suit_and_all_eight_have_their_price(rank: str, kind: str, single: int, double: int) -> None:
    four = " ".join(rank + suit for suit in "SHCD")
    assert items(four) == [(kind, 1, single, "MCA-Te")]
    assert items(f"{four} {four}") == [(kind, 2, double, "MCA-Te")]


@pytest.mark.refuses("MCA-Te")
@pytest.mark.parametrize(("rank", "single"), [("A", 10), ("K", 8), ("Q", 6), ("J", 4)])
def test_seven_count_as_four_and_three_suits_as_nothing(rank: str, single: int) -> None:
    four = " ".join(rank + suit for suit in "SHCD")
    three = " ".join(rank + suit for suit in "SHC")
    assert worth(f"{four} {three}") == single
    assert worth(f"{three} {three}") == 0


@pytest.mark.refuses("MCA-Te")
@pytest.mark.parametrize("rank", ["T", "9"])
def test_tens_and_nines_around_count_nothing(rank: str) -> None:
    assert worth(" ".join(rank + suit for suit in "HCD")) == 0
    assert worth(" ".join(rank + suit for suit in "SHCD")) == (1 if rank == "9" else 0)  # the nine of trump


# --- pinochles and nines ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-Tf")
@pytest.mark.parametrize("trump", ["S", "H", "D"])
def test_a_pinochle_counts_4_and_a_double_one_30(trump: str) -> None:
    assert items("QS JD", trump) == [("pinochle", 1, 4, "MCA-Tf")]
    assert items("QS QS JD JD", trump) == [("pinochle", 2, 30, "MCA-Tf")]


@pytest.mark.refuses("MCA-Tf")
@pytest.mark.parametrize(
    ("cards", "points"), [("QS QS JD", 4), ("QS JD JD", 4), ("QD JS", 0), ("QS JH", 0), ("QS QS", 0), ("JD JD", 0)]
)
def test_nothing_else_is_a_pinochle_and_half_a_second_one_counts_nothing(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.accepts("MCA-Tg")
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_each_nine_of_trump_counts_1(trump: str) -> None:
    assert items(f"9{trump}", trump) == [("nine", 1, 1, "MCA-Tg")]
    assert items(f"9{trump} 9{trump}", trump) == [("nine", 2, 2, "MCA-Tg")]


@pytest.mark.refuses("MCA-Tg")
@pytest.mark.parametrize("cards", ["9H", "9C 9C", "9D 9D 9H 9H"])
def test_nines_of_other_suits_count_nothing(cards: str) -> None:
    assert items(cards) == []
