"""NPA 2.6: what meld is worth, once, twice, three and four times, and which card counts where."""

from __future__ import annotations

import pytest
from npa_table import NPA, cards, hands

from meldhouse.game import NameTrump, ShowMeld, count_meld
from meldhouse.pieces import sorted_pieces
from table import at_auction, house, name_and_settle, pieces, won_by


def meld(text, trump="H"):
    return count_meld(NPA, pieces(cards(text)), trump)


def worth(text, trump="H"):
    return meld(text, trump).points


def around(rank, times):
    return " ".join(f"{rank}{suit}*{times}" for suit in "SHDC")


def item(kind, text, trump="H"):
    """What one kind of meld brought, and the clause it was counted by; (0, None) where there is none."""
    found = [(each.points, each.clause) for each in meld(text, trump).items if each.kind == kind]
    return found[0] if found else (0, None)


# --- runs and pinochles ---------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.6a")
@pytest.mark.parametrize(("times", "points"), [(1, 25), (2, 250), (3, 450), (4, 500)])
@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_a_run_is_worth_25_250_450_or_500_in_all(suit, times, points):
    text = " ".join(f"{rank}{suit}*{times}" for rank in "ATKQJ")
    assert item("run", text, suit) == (points, "NPA-2.6a")
    assert worth(text, suit) == points


@pytest.mark.accepts("NPA-2.6a")
def test_a_run_in_trump_may_be_laid_by_any_player():
    hand = won_by(at_auction(NPA, dealer="S", W="KH QH", N=cards("AH TH KH QH JH TS*4 TD*4 TC*4 JS*3")), "W", 50)
    hand.apply(NameTrump("W", "H", laid=True))
    hand.apply(ShowMeld("N", pieces("AH TH KH QH JH")))
    assert hand.state.meld["N"].points == 25


@pytest.mark.refuses("NPA-2.6a")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("TH KH QH JH", 4),
        ("AH KH QH JH", 4),
        ("AH TH QH JH", 0),
        ("AH TH KH JH", 0),
        ("AH TH KH QH", 4),
        ("AD TD KD QD JD", 2),
        ("AH TH KH QH JD", 4),
        ("AH*2 TH KH*2 QH*2 JH*2", 25 + 4),
        ("AH*3 TH*3 KH*3 QH*3 JH*2", 250 + 4),
        ("AH*4 TH*4 KH*4 QH*4 JH*3", 450 + 4),
    ],
)
def test_a_card_short_of_a_run_or_a_run_outside_trump_is_not_that_run(text, points):
    assert worth(text) == points


@pytest.mark.refuses("NPA-2.6a")
def test_there_is_no_run_without_a_trump():
    assert worth("AH TH KH QH JH", None) == 2


@pytest.mark.accepts("NPA-2.6b")
@pytest.mark.parametrize(("times", "points"), [(1, 15), (2, 30), (3, 90), (4, 500)])
def test_a_pinochle_is_worth_15_30_90_or_500_in_all(times, points):
    assert item("pinochle", f"QS*{times} JD*{times}") == (points, "NPA-2.6b")
    assert worth(f"QS*{times} JD*{times}") == points


@pytest.mark.accepts("NPA-2.6b")
@pytest.mark.parametrize("text", ["QS*3 JD*4", "QS*4 JD*3"])
def test_the_scarcer_card_tells_how_many_pinochles_there_are(text):
    assert worth(text) == 90


@pytest.mark.refuses("NPA-2.6b")
@pytest.mark.parametrize("text", ["QS*4", "JD*4", "QD JS", "QS JS", "QD JD", "QH JD", "QS JC"])
def test_other_queens_and_jacks_are_no_pinochle(text):
    assert worth(text) == 0


@pytest.mark.refuses("NPA-2.6b")
@pytest.mark.parametrize(("text", "points"), [("QS*2 JD", 15), ("QS*3 JD*2", 30), ("QS JD*4", 15)])
def test_half_a_pinochle_more_adds_nothing(text, points):
    assert worth(text) == points


# --- arounds --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.6c", "NPA-2.6d", "NPA-2.6e", "NPA-2.6f")
@pytest.mark.parametrize(
    ("kind", "rank", "values", "clause"),
    [
        ("aces", "A", (10, 100, 300, 500), "NPA-2.6c"),
        ("kings", "K", (8, 80, 240, 500), "NPA-2.6d"),
        ("queens", "Q", (6, 60, 180, 500), "NPA-2.6e"),
        ("jacks", "J", (4, 40, 120, 500), "NPA-2.6f"),
    ],
)
@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_one_of_every_suit_once_or_more_often_is_one_cell_of_the_table(kind, rank, values, clause, times):
    assert item(kind, around(rank, times)) == (values[times - 1], clause)
    assert worth(around(rank, times)) == values[times - 1]


@pytest.mark.refuses("NPA-2.6c", "NPA-2.6d", "NPA-2.6e", "NPA-2.6f")
@pytest.mark.parametrize(("rank", "one", "two"), [("A", 10, 100), ("K", 8, 80), ("Q", 6, 60), ("J", 4, 40)])
@pytest.mark.parametrize("missing", ["S", "H", "D", "C"])
def test_without_one_suit_there_is_none_and_short_of_a_second_set_only_one(rank, one, two, missing):
    three = " ".join(f"{rank}{suit}*4" for suit in "SHDC" if suit != missing)
    assert worth(three) == 0
    assert worth(f"{three} {rank}{missing}") == one
    assert worth(f"{three} {rank}{missing}*2") == two


@pytest.mark.parametrize(
    ("north", "south"),
    [
        pytest.param("AS*2 AH*2 JS*4", "AD*2 AC*2 AH*2 JH*4 JC*4 QD*2", marks=pytest.mark.refuses("NPA-2.6c")),
        pytest.param("KS*2 KH*2 JS*4", "KD*2 KC*2 AH*4 JH*4 JC*4", marks=pytest.mark.refuses("NPA-2.6d")),
        pytest.param("QS*2 QH*2 JS*4", "QD*2 QC*2 AH*4 JH*4 JC*4", marks=pytest.mark.refuses("NPA-2.6e")),
        pytest.param("JS*2 JH*2 AS*4", "JD*2 JC*2 AH*4 AC*4 KS*4", marks=pytest.mark.refuses("NPA-2.6f")),
    ],
)
def test_partners_do_not_put_a_set_together(north, south):
    hand = at_auction(NPA, dealer="S", W="KH QH", **hands(N=f"{north} TS*4 TH*4 TD*4", S=f"{south} TC*4"))
    name_and_settle(won_by(hand, "W", 50), "H")
    assert hand.state.meld_of("NS") == 0


# --- marriages and roundhouses --------------------------------------------------------------------------------------

COUPLES = "KS QS KH QH KD QD KC QC"
TWO_COUPLES = "KS*2 QS*2 KH*2 QH*2 KD*2 QD*2 KC*2 QC*2"


@pytest.mark.accepts("NPA-2.6g")
@pytest.mark.parametrize(("text", "points"), [(COUPLES, 24), (TWO_COUPLES, 240)])
def test_a_roundhouse_is_worth_24_in_all_and_a_double_240(text, points):
    assert item("roundhouse", text) == (points, "NPA-2.6g")
    assert worth(text) == points


@pytest.mark.accepts("NPA-2.6g")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        (f"{TWO_COUPLES} AH TH JH", 240),
        ("KS*3 QS*2 KH*3 QH*2 KD*3 QD*2 KC*3 QC*2", 320),
        ("KS*2 QS*3 KH*2 QH*3 KD*2 QD*3 KC*2 QC*3", 280),
        (f"{TWO_COUPLES} KH QH", 240 + 4),
        (f"{TWO_COUPLES} KS QS", 240 + 2),
    ],
)
def test_the_hand_is_counted_in_the_one_way_that_is_worth_most(text, points):
    assert worth(text) == points


@pytest.mark.refuses("NPA-2.6g")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("KS QS KH QH KD QD KC", 8 + 4 + 2 + 2),
        ("KS QS KH QH KD QD QC", 6 + 4 + 2 + 2),
        ("KS QS KH KD QD KC QC", 8 + 2 + 2 + 2),
        ("KS*2 QS*2 KH*2 QH*2 KD*2 QD*2 KC*2 QC", 80 + 6 + 8 + 4 + 4 + 2),
        ("KS*2 QS*2 KH*2 QH*2 KD*2 QD*2 KC QC*2", 8 + 60 + 8 + 4 + 4 + 2),
    ],
)
def test_with_one_card_missing_only_the_parts_count(text, points):
    assert worth(text) == points
    if not text.count("*"):
        assert item("roundhouse", text) == (0, None)


@pytest.mark.refuses("NPA-2.6g")
@pytest.mark.parametrize(("text", "points"), [(COUPLES, 22), (TWO_COUPLES, 156)])
def test_without_a_trump_four_marriages_are_no_roundhouse(text, points):
    assert worth(text, None) == points


@pytest.mark.accepts("NPA-2.6h")
@pytest.mark.parametrize(
    ("text", "trump", "points", "kind"),
    [
        ("KD QD", "H", 2, "marriage"),
        ("KD*2 QD*2", "H", 4, "marriage"),
        ("KD*3 QD*3", "H", 6, "marriage"),
        ("KD*4 QD*4", "H", 8, "marriage"),
        ("KD QD", "D", 4, "royal"),
        ("KH*2 QH*2", "H", 8, "royal"),
        ("KH*3 QH*3", "H", 12, "royal"),
        ("KH*4 QH*4", "H", 16, "royal"),
    ],
)
def test_each_marriage_is_worth_2_and_4_in_trump(text, trump, points, kind):
    assert item(kind, text, trump) == (points, "NPA-2.6h")
    assert worth(text, trump) == points


@pytest.mark.refuses("NPA-2.6h")
@pytest.mark.parametrize(
    ("text", "points"),
    [("KD QH", 0), ("KD*4", 0), ("QD*4", 0), ("KD*2 QD", 2), ("KH QH*3", 4), ("KS QD KC QH", 0)],
)
def test_a_king_and_a_queen_that_do_not_pair_make_no_marriage(text, points):
    assert worth(text) == points


# --- one card, several melds ----------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.6i")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("QS KS JD", 2 + 15),
        (f"KS {around('Q', 1)} JD", 2 + 6 + 15),
        ("AH TH KH QH JH AS AD AC", 25 + 10),
        ("AH TH KH QH JH KS QS KD QD KC QC", 45),
        ("AH TH KH QH JH KS QS KD QD KC QC KH QH", 25 + 24),
        ("AH TH KH QH JH KH QH", 25 + 4),
    ],
)
def test_a_card_serves_once_in_each_kind_of_meld(text, points):
    assert worth(text) == points


@pytest.mark.refuses("NPA-2.6i")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("AH TH KH QH JH", 25),
        ("AH TH KH*2 QH JH", 25),
        ("AH*2 TH*2 KH*2 QH*2 JH*2", 250),
        ("QS JD JD", 15),
        ("KD QD QD", 2),
    ],
)
def test_a_card_does_not_serve_twice_in_the_same_kind(text, points):
    assert worth(text) == points


@pytest.mark.refuses("NPA-2.6i")
def test_the_king_and_queen_of_a_run_are_no_marriage_beside_it():
    assert item("royal", "AH TH KH QH JH") == (0, None)
    assert item("royal", "AH TH KH*2 QH*2 JH") == (4, "NPA-2.6h")


@pytest.mark.refuses("NPA-2.6i")
@pytest.mark.parametrize(("text", "npa", "club"), [("AH TH KH QH JH", 25, 29), ("AH TH KH*2 QH*2 JH", 29, 33)])
def test_only_a_club_that_says_so_counts_the_marriage_inside_a_run(text, npa, club):
    assert worth(text) == npa
    keeps = house("npa", "[meld]\nrun_keeps_marriage = true")
    assert count_meld(keeps, pieces(cards(text)), "H").points == club


@pytest.mark.accepts("NPA-2.6i")
def test_a_queen_that_serves_three_melds_is_laid_only_once():
    count = meld(f"KS {around('Q', 1)} JD")
    assert count.pieces == sorted_pieces(pieces("KS QS QH QD QC JD"))
