"""Bend on felt, three hands: what a renege, a forgotten discard and trumps that were not told cost."""

from __future__ import annotations

from collections import Counter

import pytest
from bend_felt import (
    HONEST3,
    LAID,
    NEXT3,
    SOUTH_RENEGES,
    THREE,
    all_cards,
    called,
    card,
    fees,
    played_out,
    scores,
    shown,
    slip,
    three,
    to_discard,
)
from felt_table import led_on, put, turned

from meldhouse.game import Correct, Discard, Play, Refused, Slip, score, slip_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import pieces, points

MELD = {"N": 530, "E": 270, "S": 730}


def late(cards: str = SOUTH_RENEGES, amount: int = 500) -> Felt:
    """A card of the trick after the next lies on the table."""
    return put(three(amount), f"{cards} {NEXT3} AD")


def east_reneges(amount: int = 500) -> Felt:
    """North wins a diamond and leads the ace of hearts, on which the bidder throws a spade."""
    return played_out(put(three(amount), "QD TD AD AH JS QH"))


def described(by: str) -> dict[str, int]:
    meld = {"N": 320, "E": 280, "S": 180}
    return points(rule(THREE, Case(kind="renege", by=(by,), slip=Slip(bidder="E", bid=580, meld=meld))).entries)


# --- a renege ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize("amount", [500, 520])
@pytest.mark.parametrize("caller", ["E", "N"])
def test_after_a_defenders_renege_the_bidder_and_the_third_player_each_get_meld_and_bid(
    amount: int, caller: str
) -> None:
    felt = called(late(amount=amount), caller, "S")
    assert scores(felt) == {"E": MELD["E"] + amount, "N": MELD["N"] + amount}
    assert fees(felt) == {"S": -25}
    clauses = {entry.clause for entry in score(THREE, slip_of(felt.hand)) if entry.unit == "points"}
    assert clauses == {"BEN-3.5h"}


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_after_the_bidders_renege_both_others_get_their_meld_and_the_whole_bid(caller: str) -> None:
    felt = called(east_reneges(520), caller, "E", trick=2)
    assert scores(felt) == {"N": MELD["N"] + 520, "S": MELD["S"] + 520}
    assert fees(felt) == {"E": -25}, "and not another for the set"


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize(
    ("by", "expected"),
    [
        ("E", {"N": 900, "E": 0, "S": 760}),
        ("S", {"N": 900, "E": 860, "S": 0}),
        ("N", {"N": 0, "E": 860, "S": 760}),
    ],
)
def test_the_printed_figures(by: str, expected: dict[str, int]) -> None:
    assert described(by) == expected


@pytest.mark.accepts("BEN-3.5h")
def test_a_described_renege_is_ruled_as_the_table_rules_it() -> None:
    felt = late()
    told = rule(THREE, Case(kind="renege", by=("S",), offence="follow", trick=1, slip=slip(felt), in_time=False))
    assert told == called(felt, "N", "S").rulings[-1]
    assert told.entries == score(THREE, slip_of(felt.hand))


@pytest.mark.refuses("BEN-3.5h")
def test_a_renege_that_is_put_right_in_time_costs_nothing() -> None:
    before = put(three(), "AD")
    felt = called(put(three(), f"{SOUTH_RENEGES} AS QS"), "N", "S")
    state = felt.hand.state
    assert (state.turn, state.play.trick, state.hands) == ("S", (card("AD"),), before.hand.state.hands)
    assert all_cards(felt) == THREE.pack.counts
    put(felt, "JD QD")
    assert fees(played_out(felt)).get("S", 0) == 0


@pytest.mark.refuses("BEN-3.5h")
def test_at_three_hands_the_last_card_of_the_next_trick_is_the_third() -> None:
    felt = put(three(), f"{SOUTH_RENEGES} {NEXT3}")
    with pytest.raises(Refused, match=r"BEN-3\.5c"):
        felt.act(Correct("S", card("JD")))
    assert called(felt, "N", "S").hand.state.ending.ended == "renege"


@pytest.mark.refuses("BEN-3.5h")
def test_nobody_gets_trick_points_and_the_offender_gets_nothing() -> None:
    felt = called(played_out(put(three(), SOUTH_RENEGES)), "N", "S")
    assert all(felt.hand.state.points.values())
    assert scores(felt) == {"E": MELD["E"] + 500, "N": MELD["N"] + 500}


@pytest.mark.refuses("BEN-3.5h")
def test_whoever_follows_costs_nobody_anything() -> None:
    felt = called(put(three(), f"{HONEST3} {NEXT3} AD"), "N", "S")
    assert not felt.hand.is_over


# --- a forgotten discard ----------------------------------------------------------------------------------------------


def forgotten(cards: str = "", amount: int = 500) -> Felt:
    """East leads the ace of diamonds with thirty cards in his hand."""
    felt = to_discard(amount)
    felt.act(Play("E", card("AD")))
    return put(felt, cards)


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize("cards", ["", "JD", f"JD QD {NEXT3} AD"])
@pytest.mark.parametrize("caller", ["N", "S", "E"])
def test_a_lead_without_the_discard_gives_both_others_the_bid(caller: str, cards: str) -> None:
    felt = forgotten(cards)
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("discard_forgotten", "BEN-3.5h")
    called(felt, caller, "E", trick=0, offence="discard")
    bids = [e.account for e in score(THREE, slip_of(felt.hand)) if e.points == 500]
    assert sorted(bids) == ["N", "S"]
    assert "E" not in scores(felt)
    assert fees(felt) == {"E": -25}


@pytest.mark.accepts("BEN-3.5h")
def test_and_both_keep_their_meld_although_they_had_no_time_to_lay_it() -> None:
    felt = called(forgotten(), "N", "E", trick=0, offence="discard")
    assert scores(felt) == {"N": MELD["N"] + 500, "S": MELD["S"] + 500}


@pytest.mark.accepts("BEN-3.5h")
def test_it_is_called_at_the_end_of_the_hand_too() -> None:
    felt = called(played_out(forgotten()), "S", "E", trick=0, offence="discard")
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "E")


@pytest.mark.accepts("BEN-3.5h")
def test_somebody_who_describes_it_hears_that_it_is_a_renege() -> None:
    ruling = rule(THREE, Case(kind="discard_forgotten", by=("E",)))
    assert (ruling.remedies, ruling.clause) == (("renege",), "BEN-3.5h")
    assert described("E") == {"N": 320 + 580, "E": 0, "S": 180 + 580}


@pytest.mark.refuses("BEN-3.5h")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_before_the_bidder_leads_nothing_is_forgotten(seat: str) -> None:
    felt = to_discard()
    with pytest.raises(Refused):
        called(felt, seat, "E", trick=0, offence="discard")
    felt.act(Play(seat, felt.hand.state.hands[seat][0]))
    assert (felt.rulings[-1].kind, felt.hand.phase, felt.hand.state.felt.exposed) == ("lead_unready", "discard", {})


@pytest.mark.refuses("BEN-3.5h")
def test_five_cards_laid_away_are_not_forgotten() -> None:
    felt = called(put(three(), HONEST3), "N", "E", trick=0, offence="discard")
    assert not felt.hand.is_over
    assert felt.rulings[-1].kind == "renege_unproven"


@pytest.mark.refuses("BEN-3.5h")
@pytest.mark.parametrize("count", [4, 6])
def test_a_wrong_number_is_taken_back_and_laid_away_rightly(count: int) -> None:
    felt = to_discard()
    felt.act(Discard("E", felt.hand.state.hands["E"][:count]))
    assert (felt.rulings[-1].clause, felt.rulings[-1].remedies) == ("BEN-3.4b", ("take-back",))
    assert (felt.hand.phase, len(felt.hand.state.hands["E"])) == ("discard", 30)
    felt.act(Discard("E", pieces(LAID), 2))
    assert Counter(felt.hand.state.deal.discard) == Counter(pieces(LAID))


# --- trumps that were not told ----------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.4c")
@pytest.mark.parametrize("said", [0, 1, 3])
@pytest.mark.parametrize("caller", ["N", "S"])
def test_a_false_number_of_trumps_is_a_renege(said: int, caller: str) -> None:
    felt = called(led_on(three(said=said)), caller, "E", trick=0, offence="discard")
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "E")
    assert scores(felt) == {"N": MELD["N"] + 500, "S": MELD["S"] + 500}
    assert fees(felt) == {"E": -25}
    ruling = rule(THREE, Case(kind="discard_declared", by=("E",)))
    assert (ruling.remedies, ruling.clause) == (("renege",), "BEN-3.4c")


@pytest.mark.accepts("BEN-3.4c")
def test_it_can_be_called_during_and_after_play() -> None:
    assert called(put(three(said=0), f"{HONEST3} AS"), "N", "E", 0, "discard").hand.is_over
    assert called(played_out(three(said=0)), "S", "E", 0, "discard").hand.state.ending.ended == "renege"


@pytest.mark.refuses("BEN-3.4c")
def test_the_right_number_proves_nothing() -> None:
    felt = called(three(), "N", "E", trick=0, offence="discard")
    assert not felt.hand.is_over
    assert felt.rulings[-1].clause == "BEN-X19"


@pytest.mark.refuses("BEN-3.4c")
@pytest.mark.parametrize("said", [-1, 6])
def test_what_is_no_number_of_five_cards_cannot_be_said(said: int) -> None:
    with pytest.raises(Refused):
        to_discard().act(Discard("E", pieces(LAID), said))


@pytest.mark.refuses("BEN-3.4c")
def test_nobody_but_the_bidder_can_have_said_it() -> None:
    felt = called(three(said=0), "N", "S", trick=0, offence="discard")
    assert not felt.hand.is_over


@pytest.mark.refuses("BEN-3.4c")
@pytest.mark.parametrize("cards", ["", HONEST3, f"{HONEST3} {NEXT3}"])
def test_a_false_number_looks_like_a_true_one(cards: str) -> None:
    true = put(three(show=False), cards)
    false = put(three(laid="KC TD TH JH JS", show=False), cards)
    for seat in ("N", "S", None):
        assert shown(turned(true), seat) == shown(turned(false), seat)
    assert false.rulings == []
