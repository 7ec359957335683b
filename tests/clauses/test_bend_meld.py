"""Bend: what meld is worth. Clubs are trump unless a case says otherwise."""

from __future__ import annotations

import pytest

from meldhouse.game import MeldCount, MeldCounted, NameTrump, count_meld, to_act
from table import at_auction, call, house, pieces, show_all, swap_back

FOUR, THREE = house("bend"), house("bend.3")
SUITS = "SHCD"
RUN = "AC TC KC QC JC "


def suit(cards: str, times: int) -> str:
    return f"{cards} " * times


def around(rank: str, times: int = 1) -> str:
    return suit(" ".join(rank + each for each in SUITS), times)


def counted(cards: str, trump: str = "C") -> MeldCount:
    found = count_meld(FOUR, pieces(cards), trump)
    assert found == count_meld(THREE, pieces(cards), trump), "both tables count alike"
    return found


def worth(cards: str, trump: str = "C") -> int:
    return counted(cards, trump).points


def lines(cards: str, trump: str = "C") -> list[tuple[str, int, int, str | None]]:
    return [(item.kind, item.times, item.points, item.clause) for item in counted(cards, trump).items]


# --- marriages --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-5a")
@pytest.mark.parametrize(("times", "points"), [(1, 20), (2, 40), (3, 60), (4, 80)])
@pytest.mark.parametrize("plain", ["D", "S", "H"])
def test_plain_marriages_in_one_suit(times: int, points: int, plain: str) -> None:
    assert lines(suit(f"K{plain} Q{plain}", times)) == [("marriage", times, points, "BEN-5a")]


@pytest.mark.accepts("BEN-5a")
def test_marriages_in_different_suits_are_counted_suit_by_suit() -> None:
    assert worth("KD QD KD QD KH QH") == 60
    assert [points for _, _, points, _ in lines("KD QD KD QD KH QH")] == [20, 40]


@pytest.mark.refuses("BEN-5a")
@pytest.mark.parametrize(
    ("cards", "points"),
    [("KD QH", 0), ("KD KD", 0), ("KD KD KD QD QD", 40), ("KD QD QD QD QD", 20), ("TD QD", 0), ("AD TD KD JD", 0)],
)
def test_a_marriage_takes_king_and_queen_of_one_suit(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.accepts("BEN-5b")
@pytest.mark.parametrize(("times", "points"), [(1, 40), (2, 80), (3, 120), (4, 240)])
@pytest.mark.parametrize("trump", list(SUITS))
def test_marriages_in_trump(times: int, points: int, trump: str) -> None:
    assert lines(suit(f"K{trump} Q{trump}", times), trump) == [("royal", times, points, "BEN-5b")]


@pytest.mark.refuses("BEN-5b")
def test_four_trump_marriages_are_not_240_when_a_run_uses_one_of_them() -> None:
    cards = suit("KC QC", 4) + "AC TC JC"
    assert worth(cards) == 150 + 120
    assert worth(suit("KC QC", 4) + "AC TC") == 240


@pytest.mark.refuses("BEN-5b")
@pytest.mark.parametrize(
    ("cards", "points"), [("KC KC KC KC QC QC QC", 120), ("KC QD", 0), ("KD QD " * 4, 80), ("KC KC QC QC QC", 80)]
)
def test_three_couples_or_another_suit_do_not_make_240(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.accepts("BEN-5b")
def test_another_club_may_count_four_trump_marriages_as_160() -> None:
    straight = house("bend", "[meld]\nroyal = [40, 80, 120, 160]")
    assert count_meld(straight, pieces("KC QC " * 4), "C").points == 160


# --- round robins -----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-5c")
@pytest.mark.parametrize("trump", list(SUITS))
def test_a_round_robin_is_240(trump: str) -> None:
    assert lines(around("K") + around("Q"), trump) == [("roundhouse", 1, 240, "BEN-5c")]


@pytest.mark.refuses("BEN-5c")
def test_the_240_is_not_added_to_its_kings_queens_and_marriages() -> None:
    assert worth(around("K") + around("Q")) == 80 + 60 + 40 + 3 * 20 == 240


@pytest.mark.refuses("BEN-5c")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (around("K") + "QS QH QD", 80 + 3 * 20),  # no queen of trump
        (around("K") + "QS QC QD", 80 + 40 + 2 * 20),  # no queen of hearts
        ("KS KH KC " + around("Q"), 60 + 40 + 2 * 20),  # no king of diamonds
    ],
)
def test_a_round_robin_with_a_card_missing_is_only_its_parts(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.accepts("BEN-5c")
@pytest.mark.parametrize(
    ("more", "points"),
    [("KD QD", 240 + 20), ("KC QC", 240 + 40), ("AC TC JC", 150 + 3 * 20 + 80 + 60), ("AC TC JC KC QC", 350 + 40)],
)
def test_what_lies_beside_a_round_robin_is_counted_too(more: str, points: int) -> None:
    assert worth(around("K") + around("Q") + more) == points


@pytest.mark.accepts("BEN-5c", "BEN-5b")
def test_four_trump_marriages_beside_the_other_three_keep_their_240() -> None:
    cards = around("K") + around("Q") + suit("KC QC", 3)
    assert worth(cards) == 240 + 3 * 20 + 80 + 60


@pytest.mark.accepts("BEN-5d")
def test_two_round_robins_are_1600() -> None:
    cards = around("K", 2) + around("Q", 2)
    assert worth(cards) == 1600
    assert sorted((kind, points) for kind, _, points, _ in lines(cards)) == [
        ("kings", 800),
        ("marriage", 40),
        ("marriage", 40),
        ("marriage", 40),
        ("queens", 600),
        ("royal", 80),
    ]


@pytest.mark.accepts("BEN-5d")
def test_three_round_robins_follow_the_third_column() -> None:
    assert worth(around("K", 3) + around("Q", 3)) == 1200 + 900 + 120 + 3 * 60


@pytest.mark.refuses("BEN-5d")
def test_the_first_240_is_not_added_to_the_second_round_robin() -> None:
    assert "roundhouse" not in [kind for kind, *_ in lines(around("K", 2) + around("Q", 2))]


@pytest.mark.refuses("BEN-5d")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (around("K", 2) + around("Q") + "QS QH QC", 800 + 60 + 80 + 40 + 40 + 20),  # one queen short of 600
        (around("K") + "KS KH KC " + around("Q", 2), 80 + 600 + 80 + 40 + 40 + 20),  # one king short of 800
        (around("K") + "KS KH KC " + around("Q") + "QS QH QC", 80 + 60 + 80 + 40 + 40 + 20),
    ],
)
def test_a_second_round_robin_with_a_card_missing(cards: str, points: int) -> None:
    assert worth(cards) == points


# --- runs -------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-5e")
@pytest.mark.parametrize(("times", "points"), [(1, 150), (2, 1500), (3, 3000), (4, 6000)])
def test_runs_in_trump(times: int, points: int) -> None:
    assert lines(RUN * times) == [("run", times, points, "BEN-5e")]


@pytest.mark.refuses("BEN-5e")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AC KC QC JC", 40),  # no ten
        ("TC KC QC JC", 40),  # no ace
        ("AC TC KC QC", 40),  # no jack
        ("AC TC QC JC", 0),
        (RUN + "AC TC JC QC", 150),  # the second lacks its king
        (RUN + "AC KC QC JC", 190),  # the second lacks its ten and leaves a marriage
    ],
)
def test_a_run_with_a_card_missing_is_no_run(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.refuses("BEN-5e")
@pytest.mark.parametrize("trump", ["S", "H", "D"])
def test_a_run_in_another_suit_is_only_its_marriage(trump: str) -> None:
    assert worth(RUN, trump) == 20


@pytest.mark.accepts("BEN-5f")
@pytest.mark.parametrize(("extra", "points"), [(1, 40), (2, 80), (3, 120)])
def test_extra_kings_and_queens_of_trump_are_added_to_the_run(extra: int, points: int) -> None:
    assert lines(RUN + suit("KC QC", extra)) == [("run", 1, 150, "BEN-5e"), ("royal", extra, points, "BEN-5f")]


@pytest.mark.accepts("BEN-5f")
def test_an_extra_marriage_beside_a_double_run() -> None:
    assert worth(RUN * 2 + "KC QC") == 1540


@pytest.mark.refuses("BEN-5f")
@pytest.mark.parametrize(
    ("cards", "points"), [(RUN, 150), (RUN + "KC", 150), (RUN + "QC", 150), (RUN + "KC QD", 150), (RUN + "KD QD", 170)]
)
def test_the_runs_own_king_and_queen_add_nothing_nor_does_half_a_marriage(cards: str, points: int) -> None:
    assert worth(cards) == points


# --- arounds and pinochles --------------------------------------------------------------------------------------------

AROUNDS = [
    ("A", "aces", "BEN-5g", (100, 1000, 2000, 4000)),
    ("K", "kings", "BEN-5h", (80, 800, 1200, 2400)),
    ("Q", "queens", "BEN-5i", (60, 600, 900, 1800)),
    ("J", "jacks", "BEN-5j", (40, 400, 600, 1200)),
]


@pytest.mark.parametrize(
    ("rank", "kind", "clause", "values"),
    [
        pytest.param(*AROUNDS[0], marks=pytest.mark.accepts("BEN-5g")),
        pytest.param(*AROUNDS[1], marks=pytest.mark.accepts("BEN-5h")),
        pytest.param(*AROUNDS[2], marks=pytest.mark.accepts("BEN-5i")),
        pytest.param(*AROUNDS[3], marks=pytest.mark.accepts("BEN-5j")),
    ],
)
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_a_card_in_every_suit(rank: str, kind: str, clause: str, values: tuple[int, ...], times: int) -> None:
    assert lines(around(rank, times)) == [(kind, times, values[times - 1], clause)]


@pytest.mark.parametrize(
    ("rank", "kind", "clause", "values"),
    [
        pytest.param(*AROUNDS[0], marks=pytest.mark.refuses("BEN-5g")),
        pytest.param(*AROUNDS[1], marks=pytest.mark.refuses("BEN-5h")),
        pytest.param(*AROUNDS[2], marks=pytest.mark.refuses("BEN-5i")),
        pytest.param(*AROUNDS[3], marks=pytest.mark.refuses("BEN-5j")),
    ],
)
@pytest.mark.parametrize("times", [1, 2, 3, 4])
@pytest.mark.parametrize("missing", range(4))
def test_one_suit_short_drops_to_the_cell_before(
    rank: str, kind: str, clause: str, values: tuple[int, ...], times: int, missing: int
) -> None:
    short = around(rank, times - 1) + " ".join(rank + each for each in SUITS if each != SUITS[missing])
    before = [(kind, times - 1, values[times - 2], clause)] if times > 1 else []
    assert lines(short) == before


@pytest.mark.refuses("BEN-5g")
def test_tens_around_are_worth_nothing() -> None:
    assert worth(around("T", 4)) == 0


@pytest.mark.accepts("BEN-5k")
@pytest.mark.parametrize(("times", "points"), [(1, 40), (2, 300), (3, 900), (4, 3000)])
def test_pinochles(times: int, points: int) -> None:
    assert lines(suit("QS JD", times)) == [("pinochle", times, points, "BEN-5k")]


@pytest.mark.refuses("BEN-5k")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("QD JS", 0),
        ("QS JS", 0),
        ("QH JD", 0),
        ("QS QS JD", 40),
        ("QS QS JD JD JD", 300),
        ("QS QS QS JD JD JD JD", 900),
    ],
)
def test_only_the_queen_of_spades_with_the_jack_of_diamonds_and_only_in_pairs(cards: str, points: int) -> None:
    assert worth(cards) == points


@pytest.mark.accepts("BEN-5k")
def test_a_card_serves_a_marriage_an_around_and_a_pinochle_at_once() -> None:
    assert worth("KS " + around("Q") + "JD") == 20 + 60 + 40


# --- one cell, not a sum ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-5l")
@pytest.mark.parametrize(
    ("cards", "points"),
    [(around("A", 3), 2000), (RUN * 2, 1500), ("QS JD " * 3, 900), (around("J", 4), 1200), ("KC QC " * 4, 240)],
)
def test_a_multiple_is_one_line_worth_its_own_cell(cards: str, points: int) -> None:
    assert [found for _, _, found, _ in lines(cards)] == [points]


@pytest.mark.refuses("BEN-5l")
@pytest.mark.parametrize(
    ("cards", "sums"),
    [
        (around("A", 3), (100 + 1000 + 2000, 3 * 100)),
        (RUN * 2, (150 + 1500, 2 * 150)),
        ("QS JD " * 2, (40 + 300, 2 * 40)),
        (around("A") + around("A", 2), (100 + 1000,)),
    ],
)
def test_smaller_cells_are_not_added_to_it_nor_is_a_multiple_taken_apart(cards: str, sums: tuple[int, ...]) -> None:
    assert worth(cards) not in sums
    assert len(lines(cards)) == 1


@pytest.mark.accepts("BEN-5l", "BEN-5g")
def test_partners_meld_their_own_hands_and_do_not_put_them_together() -> None:
    hand = at_auction(FOUR, N=around("A") + "KC", S=around("A") + "QC", E="TS TS TS TS", W="TD TD TD TD")
    call(hand, 500, None, None, None)
    hand.apply(NameTrump("N", "C"))
    swap_back(hand)
    for seat in to_act(hand):
        show_all(hand, seat)
    aces = [item.points for seat in ("N", "S") for item in hand.state.meld[seat].items if item.kind == "aces"]
    assert aces == [100, 100]
    total = next(event for event in hand.events if isinstance(event, MeldCounted))
    assert total.points["NS"] == hand.state.meld["N"].points + hand.state.meld["S"].points
