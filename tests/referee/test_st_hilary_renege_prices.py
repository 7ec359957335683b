"""St. Hilary: what a misplay costs the bidding side, and what it costs the others."""

from __future__ import annotations

import pytest
from clubs_table import HILARY_SLIPS, hilary_table, result
from felt_table import led_on, put, turned
from ruling_facts import parts_of

from meldhouse.game import CallRenege, Seat, Slip, score, slip_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import clauses_of, house, play_out, points, scored

OPPONENT: dict[Seat, Seat] = {"N": "E", "E": "S", "S": "W", "W": "N"}
BOOK = house("st-hilary")


def called(offender: Seat, amount: int = 24) -> Felt:
    felt = turned(put(hilary_table(amount), HILARY_SLIPS[offender]))
    number = len(felt.hand.state.play.tricks)
    led_on(felt)
    felt.act(CallRenege(OPPONENT[offender], offender, number, "follow"))
    return felt


def described(offender: Seat, amount: int = 24, meld: int = 20) -> Ruling:
    slip = Slip(bidder="S", bid=amount, trump="C", dealer="E", meld={"NS": meld, "EW": 9})
    return rule(BOOK, Case(kind="renege", by=(offender,), slip=slip, in_time=False))


# --- the bidding side -------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-g")
@pytest.mark.parametrize("offender", ["S", "N"])
@pytest.mark.parametrize("amount", [15, 24, 40])
def test_a_bidding_side_that_misplays_is_set_and_the_others_score_their_meld(offender: Seat, amount: int) -> None:
    felt = called(offender, amount)
    assert felt.hand.is_over, "the rest of the hand is thrown in"
    assert result(felt) == {"NS": -amount, "EW": 9}
    assert felt.rulings[-1] == described(offender, amount)
    assert (felt.rulings[-1].hand, felt.rulings[-1].clause) == ("over", "STH-RN-g")


@pytest.mark.accepts("STH-RN-g")
def test_the_others_need_no_counter_for_their_meld_and_play_points_go_to_nobody() -> None:
    felt = called("N")
    assert felt.hand.state.points["EW"] > 0
    assert result(felt)["EW"] == 9
    assert scored(BOOK, bidder="S", bid=24, trump="C", how="renege", offender="N", meld={"NS": 20, "EW": 9}) == {
        "NS": -24,
        "EW": 9,
    }


@pytest.mark.accepts("STH-RN-g", "STH-RN-h")
def test_without_the_figures_the_price_is_told_in_words() -> None:
    text = parts_of(rule(BOOK, Case(kind="renege", by=("W",))))
    assert "ruling-price-bidders" in text
    assert "ruling-price-others" in text


@pytest.mark.refuses("STH-RN-g")
@pytest.mark.parametrize("offender", ["E", "W"])
def test_a_misplay_of_the_others_does_not_set_the_bidders(offender: Seat) -> None:
    assert result(called(offender))["NS"] > 0


@pytest.mark.refuses("STH-RN-g", "STH-RN-h", "STH-RN-i")
@pytest.mark.parametrize("offender", ["N", "E", "S", "W"])
def test_a_misplay_that_nobody_calls_costs_nothing(offender: Seat) -> None:
    felt = turned(put(hilary_table(15), HILARY_SLIPS[offender]))
    play_out(felt.hand)
    slip = slip_of(felt.hand)
    assert sum(slip.take.values()) == 25
    assert result(felt) == {"NS": 20 + slip.take["NS"], "EW": 9 + slip.take["EW"]}


# --- the others -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-RN-h", "STH-RN-i")
@pytest.mark.parametrize("offender", ["E", "W"])
@pytest.mark.parametrize("amount", [15, 24, 34])
def test_when_the_others_misplay_the_bidders_score_bid_and_meld(offender: Seat, amount: int) -> None:
    felt = called(offender, amount)
    assert felt.hand.is_over
    assert result(felt) == {"NS": amount + 20, "EW": 0}
    told = described(offender, amount)
    assert told.entries == score(BOOK, slip_of(felt.hand)) == felt.rulings[-1].entries
    assert {entry.clause for entry in told.entries} == {"STH-RN-h", "STH-RN-i"}


@pytest.mark.accepts("STH-RN-h")
@pytest.mark.parametrize("offender", ["E", "W"])
def test_the_sentence_that_is_read_out_names_the_clause_of_the_others(offender: Seat) -> None:
    ruling = called(offender).rulings[-1]
    assert ruling.clause == "STH-RN-h"
    assert ruling == described(offender)


@pytest.mark.accepts("STH-RN-h")
def test_it_is_the_bid_itself_even_when_it_is_more_than_could_have_been_made() -> None:
    assert points(described("E", amount=34).entries)["NS"] == 54 > 20 + 25


@pytest.mark.accepts("STH-RN-i")
def test_the_others_lose_what_they_had_won_in_play() -> None:
    felt = turned(put(hilary_table(), "QD 9D KD AD AH 9H JH QH TH 9C JS KH"))
    assert felt.hand.state.points["EW"] == 3
    felt.act(CallRenege("N", "W", 3, "follow"))
    assert result(felt) == {"NS": 44, "EW": 0}


@pytest.mark.refuses("STH-RN-h", "STH-RN-i")
@pytest.mark.parametrize("offender", ["S", "N"])
def test_a_misplay_of_the_bidders_gives_them_nothing_and_leaves_the_others_their_meld(offender: Seat) -> None:
    felt = called(offender)
    assert result(felt) == {"NS": -24, "EW": 9}
    assert not {"STH-RN-h", "STH-RN-i"} & {entry.clause for entry in score(BOOK, slip_of(felt.hand))}


# --- bidders who are not on the board ---------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X7")
@pytest.mark.parametrize("offender", ["E", "W"])
@pytest.mark.parametrize("amount", [46, 60])
def test_bidders_out_of_reach_still_score_bid_and_meld_when_the_others_misplay(offender: Seat, amount: int) -> None:
    assert amount > 20 + 25
    felt = called(offender, amount)
    assert result(felt) == {"NS": amount + 20, "EW": 0}


@pytest.mark.accepts("STH-X7")
def test_with_a_meld_of_12_and_a_bid_of_40_that_is_52() -> None:
    assert points(described("E", amount=40, meld=12).entries) == {"NS": 52, "EW": 0}


@pytest.mark.refuses("STH-X7")
def test_without_a_misplay_they_are_set_whatever_they_take() -> None:
    slip = {"bidder": "S", "bid": 40, "trump": "C", "meld": {"NS": 12, "EW": 9}, "take": {"NS": 25, "EW": 0}}
    assert scored(BOOK, **slip)["NS"] == -40
    assert "STH-OB-b" in clauses_of(BOOK, **slip)


@pytest.mark.refuses("STH-X7")
@pytest.mark.parametrize("offender", ["S", "N"])
def test_a_misplay_of_their_own_sets_them_as_well(offender: Seat) -> None:
    assert result(called(offender, 46)) == {"NS": -46, "EW": 9}
