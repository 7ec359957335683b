"""Asked about a bid that cannot be played: too little meld for it, or no marriage to make trump of."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of, unruled

from meldhouse.game import Slip
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house


def asked(name: str, bid: int, own: int, others: int, *, dropped: bool = False, kind: str = "board_short") -> Ruling:
    slip = Slip(bidder="W", bid=bid, trump="S", dropped=dropped, meld={"NS": others, "EW": own})
    return rule(house(name), Case(kind=kind, slip=slip))


def sums(ruling: Ruling) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in ruling.entries:
        for seat in entry.seats:
            found[seat] = found.get(seat, 0) + entry.points
    return {seat: points for seat, points in found.items() if points}


@pytest.mark.accepts("MCA-6f", "MCA-6g")
@pytest.mark.parametrize(("name", "worth"), [("mcallen", {"N": 28, "S": 28}), ("mcallen.hoyle", {"N": 13, "S": 13})])
def test_with_nine_both_hands_are_shown_and_the_bid_is_set(name, worth) -> None:
    ruling = asked(name, 15, 9, 13, dropped=True)
    assert (ruling.clause, ruling.hand) == ("MCA-6g", "over")
    assert "ruling-hands-shown" in parts_of(ruling)
    assert "MCA-6f" in parts_of(ruling)
    lost = {} if name == "mcallen" else {"E": -15, "W": -15}
    assert sums(ruling) == {**worth, **lost}


@pytest.mark.refuses("MCA-6g")
@pytest.mark.parametrize("own", [10, 11])
def test_with_ten_found_in_the_hands_they_must_be_played(own) -> None:
    ruling = asked("mcallen", 15, own, 13, dropped=True)
    assert (ruling.clause, ruling.hand, ruling.entries) == ("MCA-6g", "goes-on", ())
    assert "ruling-board-enough" in parts_of(ruling)


@pytest.mark.accepts("NPA-2.4r", "NPA-2.4k")
@pytest.mark.parametrize(
    ("bid", "own", "others", "dropped", "worth"),
    [(50, 19, 24, True, 74), (50, 19, 19, True, 50), (80, 29, 22, False, 102), (80, 29, 18, False, 80)],
)
def test_in_npa_the_side_is_set_and_the_others_need_20(bid, own, others, dropped, worth) -> None:
    ruling = asked("npa", bid, own, others, dropped=dropped)
    assert (ruling.hand, sums(ruling)) == ("over", {"N": worth, "S": worth})


@pytest.mark.refuses("NPA-2.4r", "NPA-2.4k")
@pytest.mark.parametrize(("bid", "own", "dropped"), [(50, 20, True), (80, 30, False)])
def test_with_one_more_it_is_played(bid, own, dropped) -> None:
    ruling = asked("npa", bid, own, 24, dropped=dropped)
    assert (ruling.hand, ruling.entries) == ("goes-on", ())


@pytest.mark.accepts("STH-OB-c", "MCA-X5", "BEN-X9")
@pytest.mark.parametrize(
    ("name", "bid", "own", "clause"),
    [("st-hilary", 40, 14, "STH-OB-c"), ("mcallen", 50, 24, "MCA-X5"), ("bend", 600, 80, "BEN-X9")],
)
def test_elsewhere_a_bid_out_of_reach_is_played_or_given_up(name, bid, own, clause) -> None:
    ruling = asked(name, bid, own, 0)
    assert (ruling.clause, ruling.hand, ruling.entries) == (clause, "goes-on", ())
    assert "ruling-set-anyway" in parts_of(ruling)


@pytest.mark.accepts("STH-OB-a")
def test_on_the_board_the_hand_is_played() -> None:
    assert asked("st-hilary", 40, 15, 0).clause == "STH-OB-a"


def test_without_the_hand_both_answers_are_told() -> None:
    text = parts_of(rule(house("mcallen"), Case(kind="board_short")))
    assert "ruling-board-floor" in text
    text = parts_of(rule(house("npa"), Case(kind="board_short")))
    assert "NPA-2.4k" in text


@pytest.mark.accepts("NPA-2.4i", "NPA-2.4p")
@pytest.mark.parametrize(("bid", "dropped", "clause"), [(55, False, "NPA-2.4i"), (50, True, "NPA-2.4p")])
def test_a_bidder_without_a_marriage_is_set_on_his_bid(bid, dropped, clause) -> None:
    ruling = asked("npa", bid, 0, 27, dropped=dropped, kind="no_marriage")
    assert (ruling.clause, ruling.hand, sums(ruling)) == (clause, "over", {"N": bid + 27, "S": bid + 27})


@pytest.mark.refuses("NPA-2.4i")
def test_natural_meld_under_20_counts_nothing() -> None:
    assert sums(asked("npa", 55, 0, 19, kind="no_marriage")) == {"N": 55, "S": 55}
    assert "ruling-award-bid" in parts_of(rule(house("npa"), Case(kind="no_marriage")))


@pytest.mark.parametrize(("name", "clause"), [("mcallen", "MCA-6e"), ("st-hilary", "STH-BI-e"), ("bend", "BEN-X7")])
def test_where_no_marriage_is_asked_for_nothing_is_wrong(name, clause) -> None:
    ruling = rule(house(name), Case(kind="no_marriage", by=("N",)))
    assert (ruling.clause, ids_of(ruling)) == (clause, ("ruling-no-marriage-needed",))


@pytest.mark.parametrize("kind", ["board_short", "no_marriage"])
def test_dominoes_have_no_meld_and_only_bidders_are_set(kind) -> None:
    with unruled("case-no-meld"):
        rule(house("n42pa"), Case(kind=kind))
    slip = Slip(bidder="W", bid=50, trump="S", dropped=True, meld={"NS": 20, "EW": 4 if kind == "board_short" else 0})
    with unruled("case-not-bidders"):
        rule(house("npa"), Case(kind=kind, by=("N",), slip=slip))
