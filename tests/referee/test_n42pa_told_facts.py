"""What a director asks about Texas 42: facts that are told are used, and each clause says what it stands beside."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of, readings_of

from meldhouse.game import Slip
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house

N42 = house("n42pa")
HELD = Slip(bidder="N", bid=31, trump="4")


@pytest.mark.accepts("N42-16b", "N42-16f")
def test_a_lay_down_that_was_shown_to_fail_has_failed():
    told = rule(N42, Case(kind="claim", by=("N",), stands=False, shown=True, slip=HELD))
    assert ids_of(told)[0] == "ruling-claim-shown"
    assert "ruling-claim-unless-shown" not in parts_of(told)
    assert told.entries


@pytest.mark.accepts("N42-X21", "N42-X22")
def test_a_lead_out_of_turn_that_nobody_called_lies_open_and_play_goes_on():
    ruling = rule(N42, Case(kind="lead_early", by=("N",), uncalled=True))
    assert (ruling.clause, ruling.remedies, ruling.hand) == ("N42-X21", ("face-up",), "goes-on")
    assert "ruling-uncalled" in parts_of(ruling)
    assert "ruling-if-called" not in parts_of(ruling)
    assert not any("marks-off" in other for other in readings_of(ruling)), "no renege is ruled on"


@pytest.mark.refuses("N42-X21")
@pytest.mark.accepts("N42-5c")
def test_one_that_was_called_is_a_renege_all_the_same():
    ruling = rule(N42, Case(kind="lead_early", by=("N",), caller="E"))
    assert (ruling.clause, ruling.hand) == ("N42-5c", "over")


@pytest.mark.accepts("N42-11a")
@pytest.mark.parametrize(("bid", "told"), [(31, False), (84, False), (126, True), (29, True), (None, True)])
def test_that_a_bid_is_none_is_told_only_where_it_may_be_none(bid: int | None, told: bool):
    ruling = rule(N42, Case(kind="bid_early", by=("E",), bid=bid))
    assert any("no-bid" in other for other in readings_of(ruling)) is told


@pytest.mark.parametrize("id", ["N42-X21", "N42-X22", "N42-X23"])
def test_what_no_rule_of_the_paper_says_is_told_as_ours(id: str):
    assert N42.clause_table[id].silent


def test_clauses_of_the_paper_stand_only_beside_what_they_say():
    """5e speaks of taking back, 6a of a domino that was knocked over, 19a of ruling and of sending away."""
    of_5e = {code for code, clause in N42.cites.items() if clause == "N42-5e"}
    assert of_5e == {"correct-never"}
    kinds = {kind for kind in N42.rulings.__struct_fields__ if getattr(N42.rulings, kind).clause == "N42-6a"}
    assert kinds == {"piece_dropped"}
    assert N42.clause_table["N42-19a"].when == ("expulsion",)
