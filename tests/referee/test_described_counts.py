"""Numbers of cards that somebody tells: what cannot be, what is in order, and who alone is charged."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, losses_of, parts_of, points_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house, points

THREE = Slip(bidder="E", bid=580, trump="H", meld={"N": 320, "S": 180, "E": 400})


def told(name: str, kind: str, slip: Slip | None = None, **counts: int) -> Ruling:
    return rule(house(name), Case(kind=kind, counts=counts, slip=slip))  # type: ignore[arg-type]


# --- in play, and at the end ------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-2.3g", "MCA-P1")
@pytest.mark.parametrize("kind", ["count_first", "count_play", "count_end"])
@pytest.mark.parametrize(("name", "each"), [("npa", 10), ("npa", 0), ("npa", 20), ("mcallen", 5), ("bend", 7)])
def test_where_all_have_as_many_nothing_is_wrong(kind: str, name: str, each: int) -> None:
    ruling = told(name, kind, N=each, E=each, S=each, W=each)
    assert (ids_of(ruling), ruling.entries, ruling.hand) == (("ruling-counts-right",), (), "goes-on")


@pytest.mark.accepts("NPA-2.3g", "MCA-P1")
def test_only_those_pay_whose_number_is_off() -> None:
    end = told("npa", "count_play", N=9, S=11, E=10, W=10)
    assert losses_of(end) == [(("N", "S"), 50, "NPA-2.3g")]
    side = told("mcallen", "count_play", N=4, S=6, E=5, W=5)
    assert losses_of(side) == [(("N", "S"), 40, "MCA-P1")]
    left = told("npa", "count_end", N=0, E=2, S=1, W=1)
    assert points(left.entries) == {"N": -50, "E": -50}


@pytest.mark.accepts("MCA-P1")
def test_two_of_one_side_are_told_as_that_side() -> None:
    ruling = told("mcallen", "count_end", N=11, S=13)
    assert losses_of(ruling) == [(("N", "S"), 40, "MCA-P1")]
    assert points(ruling.entries) == {"NS": -40}
    assert "charge-once" in readings_of(ruling)[0]


@pytest.mark.parametrize(
    ("name", "kind", "counts", "sentence"),
    [
        ("npa", "count_end", {"N": 81}, "case-count-range"),
        ("npa", "count_end", dict.fromkeys("NESW", 21), "case-count-sum"),
        ("npa", "count_end", {"N": 0, "E": 1, "S": 0, "W": 0}, "case-count-uneven"),
        ("npa", "count_play", {"N": 9, "E": 10, "S": 10, "W": 10}, "case-count-uneven"),
        ("npa", "count_end", {"N": 19}, "case-count-others"),
        ("mcallen", "count_end", {"N": 49}, "case-count-range"),
        ("mcallen", "count_end", dict.fromkeys("NESW", 13), "case-count-sum"),
        ("st-hilary", "count_seen", {"N": 10, "S": 13, "E": 12, "W": 12}, "case-count-sum"),
        ("n42pa", "count_unseen", {"N": 8}, "case-count-others"),
        ("npa", "count_end", {"N": 0, "S": 2}, "case-count-others"),
        ("npa", "count_play", {"N": 9, "S": 11}, "case-count-others"),
        ("npa", "count_seen", {"N": 20}, "case-count-right"),
        ("bend.3", "count_seen", {"N": 26}, "case-count-others"),
        ("bend.3", "count_seen", {"N": 31, "E": 25, "S": 25}, "case-count-sum"),
    ],
)
@pytest.mark.refuses("NPA-2.3e", "MCA-5e", "N42-X15")
def test_numbers_that_no_table_can_have_are_refused(name, kind, counts, sentence) -> None:
    with unruled(sentence):
        told(name, kind, **counts)


@pytest.mark.refuses("MCA-10Aa", "NPA-2.3e")
def test_before_anybody_has_looked_nobody_has_bid() -> None:
    with unruled("case-bid-unseen"):
        told("npa", "count_unseen", Slip(bidder="N", bid=60, trump="H"), N=19, S=21)


@pytest.mark.accepts("N42-X15")
@pytest.mark.parametrize(
    ("counts", "kind", "hand"),
    [
        ({"N": 6, "E": 7, "S": 8, "W": 6}, "count_first", "dealt-again"),
        ({"N": 6, "E": 8, "S": 7, "W": 7}, "count_first", "dealt-again"),
        ({"N": 6, "E": 7, "S": 7, "W": 7}, "count_first", "goes-on"),
        ({"N": 6, "E": 5, "S": 7, "W": 6}, "count_play", "stopped"),
        ({"N": 1, "E": 2, "S": 1, "W": 0}, "count_play", "stopped"),
    ],
)
def test_the_first_trick_is_over_when_so_few_are_left(counts, kind, hand) -> None:
    ruling = told("n42pa", "count_first", **counts)
    assert (ruling.kind, ruling.hand) == (kind, hand)


@pytest.mark.refuses("STH-PS-d", "STH-PS-e")
def test_of_a_pass_only_those_who_passed_are_counted() -> None:
    bidder = Slip(bidder="N", bid=20, trump="H")
    right = told("st-hilary", "pass_count", bidder, N=12, S=12)
    assert (right.hand, right.remedies) == ("goes-on", ())
    assert ids_of(right)[0] == "ruling-nothing-wrong"
    assert told("st-hilary", "pass_count", bidder, N=11, S=13).remedies == ("agree",)
    others = told("st-hilary", "pass_count", bidder, E=9, W=15)
    assert ids_of(others)[0] == "ruling-only-bidders-pass"


# --- something is only not done yet -----------------------------------------------------------------------------------


@pytest.mark.refuses("BEN-3.6b")
@pytest.mark.parametrize("slip", [None, THREE])
def test_a_bidder_with_the_kitty_in_his_hand_has_still_to_lay_away(slip: Slip | None) -> None:
    ruling = told("bend.3", "count_seen", slip, N=25, E=30, S=25)
    assert (ruling.hand, ruling.clause) == ("goes-on", "BEN-3.4b")
    assert "ruling-kitty-in-hand" in parts_of(ruling)
    assert ("ruling-if-bidder" in parts_of(ruling)) is (slip is None)


@pytest.mark.accepts("BEN-3.6b")
def test_anybody_else_with_thirty_has_been_misdealt() -> None:
    assert told("bend.3", "count_seen", THREE, N=30, E=25, S=25).hand == "dealt-again"


@pytest.mark.accepts("BEN-1.3d", "BEN-3.6b")
@pytest.mark.parametrize(
    ("slip", "counts", "hand"),
    [
        # Who had the bid is not said: as it was dealt, or as the bidder left it.
        (None, {"N": 26, "E": 25, "S": 25}, "stopped"),
        (None, {"N": 24, "E": 25, "S": 25}, "stopped"),
        (None, {"N": 26, "E": 27, "S": 27}, "dealt-again"),
        (THREE, {"N": 24, "E": 31, "S": 25}, "dealt-again"),
        (THREE, {"N": 25, "E": 29, "S": 26}, "dealt-again"),
    ],
)
def test_a_kitty_of_another_size_is_a_misdeal(slip, counts, hand) -> None:
    ruling = told("bend.3", "count_seen", slip, **counts)
    assert (ruling.clause, ruling.hand) == ("BEN-3.6b", hand)


@pytest.mark.accepts("BEN-3.6b")
def test_so_is_one_card_too_many() -> None:
    assert told("bend.3", "count_seen", THREE, N=26, E=24, S=25).hand == "dealt-again"


@pytest.mark.refuses("BEN-3.6b")
@pytest.mark.parametrize(("name", "counts"), [("bend", {"N": 16, "S": 24}), ("st-hilary", {"N": 15, "S": 9})])
def test_in_the_middle_of_the_exchange_the_pass_back_is_due(name: str, counts: dict[str, int]) -> None:
    bidder = Slip(bidder="N", bid=house(name).auction.minimum, trump="H")
    ruling = told(name, "count_seen", bidder, **counts)
    assert ruling.hand == "goes-on"
    assert "ruling-if-one-passed" in parts_of(ruling)
    assert "ruling-if-both-passed" in parts_of(ruling)


@pytest.mark.accepts("BEN-3.6b")
@pytest.mark.parametrize("counts", [{"N": 16, "E": 24}, {"N": 17, "S": 23}])
def test_other_numbers_or_other_players_are_a_misdeal(counts: dict[str, int]) -> None:
    assert told("bend", "count_seen", Slip(bidder="N", bid=600, trump="H"), **counts).hand == "dealt-again"


# --- at the end, at Bend ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5h", "BEN-3.5i")
def test_a_bidder_who_ends_with_thirty_forgot_to_lay_away() -> None:
    ruling = told("bend.3", "count_end", THREE, N=25, E=30, S=25)
    assert ids_of(ruling)[0] == "ruling-discarded"
    assert (ruling.kind, ruling.clause, points(ruling.entries)) == (
        "count_end",
        "BEN-3.5h",
        {"N": 900, "S": 760, "E": 0},
    )
    assert points(ruling.entries, "cents") == {"E": -25}


@pytest.mark.accepts("BEN-3.5h", "BEN-3.5i")
@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("count_first", {"E": 30}),
        ("count_play", {"N": 25, "E": 30, "S": 25}),
        ("count_play", {"N": 5, "E": 10, "S": 5}),
        ("count_end", {"N": 0, "E": 5, "S": 0}),
        ("count_end", {"N": 1, "E": 6, "S": 1}),
    ],
)
def test_whenever_that_is_found_after_the_first_lead(kind, counts) -> None:
    ruling = told("bend.3", kind, THREE, **counts)
    assert ids_of(ruling)[0] == "ruling-discarded"
    assert (ruling.clause, points(ruling.entries)) == ("BEN-3.5h", {"N": 900, "S": 760, "E": 0})


@pytest.mark.refuses("BEN-3.5h")
def test_other_numbers_at_a_table_of_three_are_for_the_organizer() -> None:
    ruling = told("bend.3", "count_end", THREE, N=24, E=26, S=25)
    assert (ruling.remedies, ruling.entries) == (("official",), ())
    assert "BEN-3.5h" in readings_of(ruling)[0], "who is told of the other readings"


@pytest.mark.accepts("BEN-3.5d")
@pytest.mark.parametrize("by", ["N", "E"])
def test_without_numbers_it_is_the_bidding_sides_all_the_same(by: str) -> None:
    slip = Slip(bidder="N", bid=900, trump="H", meld={"NS": 600, "EW": 200})
    ruling = rule(house("bend"), Case(kind="count_end", by=(by,), slip=slip))  # type: ignore[arg-type]
    assert "ruling-uneven-of" in parts_of(ruling)
    assert 900 in points_of(ruling)
    assert "ruling-price-others" not in parts_of(ruling)


@pytest.mark.accepts("BEN-3.5d")
def test_uneven_numbers_are_told_with_the_price_though_nobody_says_who_had_the_bid() -> None:
    text = parts_of(told("bend", "count_end", N=19, E=21))
    assert text[0] == "ruling-uneven"
    assert "ruling-price-bidding" in text


@pytest.mark.refuses("BEN-3.5d")
def test_partners_who_make_up_for_each_other_leave_the_hand_standing() -> None:
    ruling = told("bend", "count_end", Slip(bidder="N", bid=900, trump="H"), N=19, S=21)
    assert ids_of(ruling)[0] == "ruling-totals-even"
    assert "BEN-3.6b" in readings_of(ruling)[0]
