"""City of McAllen by the Hoyle half of its paper: a renege costs the cards and not the meld (rule 10C)."""

from __future__ import annotations

import pytest
from clubs_table import MCALLEN_SLIPS, mcallen_table, result
from felt_table import put, turned
from ruling_facts import ids_of, parts_of

from meldhouse.game import CallRenege, Resumed, Seat, Slip, score, slip_of
from meldhouse.game.actions import Offence
from meldhouse.referee.cases.case import Case
from meldhouse.referee.disputes.disputes import Called, NotAgreed, Raised, Ruled
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house, play_out, points

OPPONENT: dict[Seat, Seat] = {"N": "E", "E": "S", "S": "W", "W": "N"}


def called(offender: Seat, amount: int, name: str = "mcallen.hoyle") -> Felt:
    """`offender` has not followed suit, and an opponent has called it when the trick was turned."""
    felt = turned(put(mcallen_table(name, amount), MCALLEN_SLIPS[offender]))
    felt.act(CallRenege(OPPONENT[offender], offender, len(felt.hand.state.play.tricks), "follow"))
    return felt


# --- the cards are lost, the meld is not ------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-10C")
@pytest.mark.parametrize("offender", ["N", "E", "S", "W"])
def test_the_hand_is_played_out(offender: Seat) -> None:
    felt = called(offender, 30)
    assert not felt.hand.is_over
    assert felt.hand.state.ending.spoiled == ("NS" if offender in "NS" else "EW",)
    assert (felt.rulings[-1].hand, felt.rulings[-1].clause) == ("goes-on", "MCA-10C")
    told = rule(house("mcallen.hoyle"), Case(kind="renege", by=(offender,), in_time=False))
    assert ids_of(felt.rulings[-1])[0] == ids_of(told)[0]
    assert ("ruling-set-under" in parts_of(felt.rulings[-1])) == (offender in "NS"), (
        "20 of meld do not make the bid of 30"
    )
    play_out(felt.hand)
    assert len(felt.hand.state.play.tricks) == 12


@pytest.mark.accepts("MCA-10C")
@pytest.mark.parametrize("offender", ["S", "N"])
@pytest.mark.parametrize(("amount", "bidders"), [(30, -30), (21, -21), (20, 20), (15, 20)])
def test_bidders_who_reneged_have_only_their_meld_for_the_bid(offender: Seat, amount: int, bidders: int) -> None:
    felt = called(offender, amount)
    play_out(felt.hand)
    slip = slip_of(felt.hand)
    assert slip.take["NS"] > 10, "their cards would have made the bid"
    assert result(felt) == {"NS": bidders, "EW": 13 + slip.take["EW"]}


@pytest.mark.accepts("MCA-10C")
@pytest.mark.parametrize("offender", ["E", "W"])
def test_others_who_reneged_score_their_meld_alone(offender: Seat) -> None:
    felt = called(offender, 15)
    play_out(felt.hand)
    slip = slip_of(felt.hand)
    assert slip.take["EW"] > 0
    assert result(felt) == {"NS": 20 + slip.take["NS"], "EW": 13}
    entries = score(felt.hand.book, slip)
    assert [entry.points for entry in entries if entry.clause == "MCA-10C"] == [0]


@pytest.mark.accepts("MCA-10C")
def test_typed_from_paper_it_is_the_same() -> None:
    slip = Slip(bidder="S", bid=30, trump="S", meld={"NS": 20, "EW": 13}, take={"NS": 11, "EW": 14}, spoiled=("NS",))
    assert points(score(house("mcallen.hoyle"), slip)) == {"NS": -30, "EW": 27}


@pytest.mark.refuses("MCA-10C")
@pytest.mark.parametrize("offender", ["N", "E", "S", "W"])
def test_cards_count_as_long_as_nobody_has_called_it(offender: Seat) -> None:
    felt = turned(put(mcallen_table("mcallen.hoyle", 15), MCALLEN_SLIPS[offender]))
    play_out(felt.hand)
    slip = slip_of(felt.hand)
    assert result(felt) == {"NS": 20 + slip.take["NS"], "EW": 13 + slip.take["EW"]}


@pytest.mark.refuses("MCA-10C")
def test_the_progressive_half_ends_the_hand_instead() -> None:
    felt = called("W", 30, "mcallen")
    assert felt.hand.is_over
    assert felt.hand.state.ending.spoiled == ()
    assert {entry.clause for entry in score(felt.hand.book, slip_of(felt.hand))} == {"MCA-13f"}


@pytest.mark.accepts("MCA-10C")
def test_when_each_side_has_reneged_neither_scores_its_cards() -> None:
    felt = turned(put(mcallen_table("mcallen.hoyle", 20), "TD 9C KC AD"))
    felt.act(CallRenege("N", "W", 1, "follow"))
    felt.act(CallRenege("W", "N", 1, "follow"))
    play_out(felt.hand)
    assert result(felt) == {"NS": 20, "EW": 13}


# --- calls that are not proven ----------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-X8")
@pytest.mark.refuses("MCA-13g")
@pytest.mark.parametrize(("accused", "trick", "offence"), [("E", 1, "follow"), ("W", 1, "beat"), ("W", 1, "trump")])
def test_a_false_call_costs_nothing_and_is_written_down(accused: Seat, trick: int, offence: Offence) -> None:
    felt = turned(put(mcallen_table("mcallen.hoyle", 15), "TD JD 9D AD"))
    felt.act(CallRenege("N", accused, trick, offence))
    assert felt.hand.turn == "E", "play goes on where it was"
    assert felt.hand.state.ending.spoiled == ()
    ruling = felt.rulings[-1]
    assert (ruling.clause, ruling.hand, ruling.entries, ruling.logged) == ("MCA-X8", "goes-on", (), True)
    assert ruling == rule(house("mcallen.hoyle"), Case(kind="renege_unproven", by=(accused,), caller="N"))
    play_out(felt.hand)
    slip = slip_of(felt.hand)
    assert result(felt) == {"NS": 20 + slip.take["NS"], "EW": 13 + slip.take["EW"]}


@pytest.mark.refuses("MCA-X8")
def test_the_same_call_loses_the_hand_by_the_progressive_half() -> None:
    felt = turned(put(mcallen_table(), "TD JD 9D AD"))
    felt.act(CallRenege("N", "E", 1, "follow"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "N")


@pytest.mark.refuses("MCA-X8")
def test_a_call_that_is_proven_is_no_false_one() -> None:
    assert called("W", 30).rulings[-1].clause == "MCA-10C"


# --- a renege that an official overturns ------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-C5", "MCA-10C")
@pytest.mark.parametrize("offender", ["N", "E"])
def test_a_take_that_it_cost_counts_after_all(offender: Seat) -> None:
    felt = called(offender, 30)
    for step in (
        Raised("N", "the renege"),
        NotAgreed("N"),
        Called("referee", "R"),
        Ruled("R", "no renege", hand="goes-on"),
    ):
        felt.hear(step)
    assert felt.hand.state.ending.spoiled == ()
    assert Resumed(reopened=True) in felt.hand.events
    play_out(felt.hand)
    slip = slip_of(felt.hand)
    assert slip.spoiled == ()
    assert slip.take["NS"] + slip.take["EW"] == 25


@pytest.mark.refuses("MCA-C5")
def test_another_dispute_leaves_it_as_it_is() -> None:
    felt = called("N", 30)
    steps = (
        Raised("N", "who leads", "conduct"),
        NotAgreed("N"),
        Called("referee", "R"),
        Ruled("R", "play on", hand="goes-on"),
    )
    for step in steps:
        felt.hear(step)
    assert felt.hand.state.ending.spoiled == ("NS",)
