"""Where the moment, or the bid before, decides: what is asked with it, and what is told without it."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, losses_of, unruled

from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

WEAK = "9S 9S 9H 9C 9D JH JC TD TD TS TC AH"


@pytest.mark.accepts("NPA-2.4g", "NPA-2.4f")
@pytest.mark.refuses("NPA-2.4g", "NPA-2.4f")
@pytest.mark.parametrize(
    ("name", "over", "bid", "is_one"),
    [
        ("npa", 0, 49, False), ("npa", 0, 50, True), ("npa", 58, 59, True), ("npa", 58, 61, False),
        ("npa", 58, 60, True), ("npa", 60, 65, True), ("npa", 95, 100, True), ("npa", 95, 105, False),
        ("npa", 100, 110, True), ("npa", 60, 59, False),
        ("mcallen", 0, 14, False), ("mcallen", 0, 15, True), ("mcallen", 20, 18, False),
        ("st-hilary", 20, 20, False), ("st-hilary", 20, 21, True), ("n42pa", 0, 29, False), ("n42pa", 0, 30, True),
        ("n42pa", 41, 43, False), ("n42pa", 41, 42, True), ("bend", 0, 490, False), ("bend", 0, 500, True),
        ("bend", 600, 610, False), ("bend", 600, 650, True), ("bend", 1000, 1050, False), ("bend", 520, 540, True),
        ("bend", 520, 550, False),
    ],
)  # fmt: skip
def test_what_stood_before_shows_whether_a_bid_is_wrong(name, over, bid, is_one) -> None:
    ruling = rule(house(name), Case(kind="bid_wrong", by=("N",), bid=bid, over=over))
    assert ids_of(ruling)[0].startswith("ruling-bid-fine") is is_one
    assert bool(ruling.remedies) is not is_one
    if not is_one:
        left_out = ("ruling-no-bid", *(("ruling-silenced-dealer",) if over else ()))
        alone = ids_of(rule(house(name), Case(kind="bid_wrong", by=("N",), bid=bid)))
        assert ids_of(ruling)[1:] == tuple(one for one in alone if one not in left_out)


def test_what_nobody_bids_cannot_have_stood_there() -> None:
    with unruled("case-over-no-bid"):
        rule(house("npa"), Case(kind="bid_wrong", by=("N",), bid=65, over=61))
    with unruled("case-over-where"):
        rule(house("npa"), Case(kind="bid_early", by=("N",), bid=65, over=60))


@pytest.mark.accepts("NPA-2.1b")
def test_the_wrong_table_costs_100_from_the_first_packet_on() -> None:
    def at(in_time: bool | None) -> Ruling:
        return rule(house("npa"), Case(kind="wrong_table", by=("N",), in_time=in_time))

    assert (at(True).entries, at(True).hand) == ((), "goes-on")
    assert ids_of(at(True))[0] == "ruling-right-seats"
    assert [entry.points for entry in at(False).entries] == [-100]
    assert ids_of(at(False))[0] == "ruling-loses"
    assert [(who, points) for who, points, _ in losses_of(at(False))] == [(("N",), 100)]
    assert ids_of(at(None))[0] == "ruling-if-dealt"


@pytest.mark.accepts("STH-F9-a")
@pytest.mark.refuses("STH-F9-c")
def test_five_nines_are_a_right_until_somebody_has_spoken() -> None:
    def at(in_time: bool | None, cards: str = WEAK) -> Ruling:
        case = Case(kind="redeal_called", by=("N",), pieces=parse_pieces(cards), in_time=in_time)
        return rule(house("st-hilary"), case)

    assert (at(True).hand, at(True).clause) == ("dealt-again", "STH-F9-a")
    assert (at(False).hand, at(False).clause) == ("goes-on", "STH-F9-c")
    assert (at(True, WEAK.replace("9D", "QD")).hand, at(True, WEAK.replace("JH JC", "KS QS")).hand) == ("goes-on",) * 2
