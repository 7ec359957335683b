"""What a referee found who asked a third time with the paper beside him: one answer, whatever it is asked by."""

from __future__ import annotations

from typing import Any

import pytest
from payments import paid_by_seats
from ruling_facts import facts_of, flat, ids_of, losses_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.asking.no_difference import no_difference
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

HELD = Slip(bidder="N", bid=60, trump="H", meld={"NS": 24, "EW": 12})


def asked(name: str, kind: str, cards: str = "", **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **about))


# --- meld at the wrong moment, with aces in it ------------------------------------------------------------------------


@pytest.mark.refuses("NPA-2.5f")
@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("cards", ["AH KH QH", "QS JD AH", "AH TH KH QH JH AS"])
def test_no_meld_counts_that_was_laid_too_late_beside_an_ace(cards) -> None:
    ruling = asked("npa", "meld_late", cards, by=("N",), trump="H")
    assert "aces-late" in parts_of(ruling)
    assert "take-back-meld_aces" not in parts_of(ruling)
    assert paid_by_seats(ruling) == {"N": -50}


@pytest.mark.refuses("NPA-2.5b")
@pytest.mark.parametrize("cards", ["KH QH AH", "QS JD AH"])
def test_no_meld_stays_that_was_laid_too_early_beside_an_ace(cards) -> None:
    ruling = asked("npa", "meld_early", cards, by=("E",))
    assert "aces-early" in parts_of(ruling)
    assert paid_by_seats(ruling) == {"E": -50}


def test_laid_in_time_what_is_meld_stays() -> None:
    assert "take-back-meld_aces" in parts_of(asked("npa", "meld_aces", "KH QH AH", by=("E",), trump="H"))


@pytest.mark.accepts("NPA-2.5h", "NPA-3.1d")
def test_a_fifth_ace_costs_its_points_beside_the_renege() -> None:
    ruling = asked("npa", "meld_late", "AH AS AC AD AH", by=("N",))
    assert ("renege" in ruling.remedies, paid_by_seats(ruling)) == (True, {"N": -50})
    assert losses_of(ruling) == [(("N",), 50, "NPA-2.5h")]
    assert "ruling-loses" not in parts_of(asked("npa", "meld_late", "AH AS AC AD", by=("N",)))
    five = asked("npa", "meld_late", "AH AS AC AD AH", by=("N",), caller="E", slip=HELD)
    assert paid_by_seats(five) == {"EW": 72, "N": -50}


# --- a second bad deal ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-5c", "MCA-10Aa", "MCA-P1")
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
@pytest.mark.parametrize("counts", [{"N": 11, "E": 13}, {"N": 10, "E": 14}])
def test_where_no_deal_is_a_bad_one_the_numbers_decide(name, counts) -> None:
    text = parts_of(asked(name, "misdeal_again", by=("W",), counts=counts))
    assert "ruling-before-look" in text
    assert "ruling-at-the-end" in text
    assert "ruling-noted" not in parts_of(asked(name, "misdeal_again", by=("W",)))
    with unruled("case-count-others"):
        asked(name, "misdeal_again", by=("W",), counts={"N": 11})


# --- what was called --------------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-3.1j", "NPA-3.1m")
@pytest.mark.parametrize("caller", [None, "S"])
def test_another_renege_than_was_called_is_not_proven_whoever_called_it(caller) -> None:
    trick, late = parse_pieces("AD QS JD KD"), parse_pieces("TH")
    told = Told(trick=trick, card=trick[1], later=late, trump="H", leads="N")
    about = {"kind": "renege", "by": ("E",), "caller": caller, "trump": "H"}
    ruling, proof = rule_on_told(house("npa"), Case(**about, offence="follow"), told)
    assert (proof.proven, ruling.kind) == (False, "renege_unproven")
    assert ids_of(ruling)[0] == "ruling-another-renege"
    assert rule_on_told(house("npa"), Case(**about, offence="trump"), told)[1].proven
    assert rule_on_told(house("mcallen"), Case(**about, offence="follow"), told)[1].proven  # where any will do


@pytest.mark.accepts("NPA-3.1h")
def test_the_words_of_a_call_decide_whether_it_is_one() -> None:
    book, case = house("npa"), Case(kind="renege", by=("S",), caller="W", said="I am calling a renege")
    assert no_difference(book, case, rule(book, case), lambda other: rule(book, other)) is None
    talk = Case(kind="bid_talk", by=("S",), said="renege")
    assert "said" in flat(no_difference(book, talk, rule(book, talk), lambda other: rule(book, other)))


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize("kind", ["appeal", "dispute"])
def test_nobody_is_called_twice_to_decide(kind) -> None:
    text = parts_of(asked("npa", kind, ruled=("a renege",), absent=("Referee",)))
    assert "ruling-that-is-final" in text
    assert "ruling-if-split" not in text


# --- conduct by a clause that orders something else -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "kind"),
    [
        ("NPA-1.3g", "decision_refused"), ("NPA-9.1b", "direction_ignored"), ("NPA-RS1", "renege"),
        ("NPA-3.1g", "renege_unproven"), ("NPA-3.1m", "renege_unproven"), ("NPA-2.4f", "bid_wrong"),
        ("NPA-2.4g", "bid_wrong"), ("NPA-5.1b", "late"), ("NPA-5.1d", "late"), ("NPA-2.2c", "shuffle_by_other"),
        ("NPA-2.2e", "shuffle_absent"), ("NPA-2.2f", "shuffle_short"), ("NPA-2.2g", "machine_skipped"),
        ("NPA-2.2j", "cut_missing"), ("NPA-2.2k", "cut_wrong"),
    ],
)  # fmt: skip
def test_a_clause_with_an_answer_of_its_own_is_not_only_warned_for(clause, kind) -> None:
    with unruled("case-clause-named", clause, kind):
        asked("npa", "conduct", by=("E",), clause=clause)


@pytest.mark.parametrize(
    ("name", "clause"), [("npa", "NPA-6.1a"), ("npa", "NPA-2.6a"), ("bend", "BEN-5a"), ("mcallen", "MCA-9b")]
)
def test_nobody_breaks_what_only_says_what_counts(name, clause) -> None:
    with unruled("case-clause-worth"):
        asked(name, "conduct", by=("E",), clause=clause)


@pytest.mark.parametrize("clause", ["NPA-3.1j", "NPA-3.1i", "NPA-2.5c", "NPA-2.7d"])
def test_what_has_no_answer_is_still_weighed(clause) -> None:
    assert "official" in asked("npa", "conduct", by=("E",), clause=clause).remedies


# --- sentences that fit -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.2d")
def test_whoever_needs_help_has_done_nothing_wrong() -> None:
    assert ids_of(asked("npa", "assistance"))[0] == "partner-helps"


@pytest.mark.accepts("MCA-8h", "MCA-10E")
def test_what_is_ruled_on_as_something_else_is_ruled_on() -> None:
    about = {"by": ("W",), "caller": "N", "offence": "taken"}
    text = parts_of(asked("mcallen", "renege", **about))
    assert "ruling-give-back" in text
    assert "ruling-not-led" in text
    early = asked("mcallen", "renege", **about, in_time=True)
    assert (early.clause, "ruling-not-led" in parts_of(early)) == ("MCA-8h", False)


@pytest.mark.accepts("NPA-2.4o")
@pytest.mark.parametrize("by", ["N", "E", "W"])
def test_when_everybody_has_passed_the_dealer_takes_the_bid(by) -> None:
    ruling = asked("npa", "bid_early", by=(by,), slip=Slip(bidder="N", bid=50, dropped=True, trump="C"))
    assert "ruling-taken-by-dealer" in parts_of(ruling)
    assert "next-bid-only" not in parts_of(ruling)
    set_on_it = asked("npa", "bid_early", by=("S",), slip=Slip(bidder="N", bid=50, dropped=True, trump="C"))
    assert set_on_it.clause == "NPA-2.4e"


@pytest.mark.accepts("MCA-6c", "MCA-6d")
def test_at_mcallen_even_one_whom_his_partner_has_barred() -> None:
    slip = Slip(bidder="N", bid=15, dropped=True, trump="C")
    barred = asked("mcallen", "bid_early", by=("S",), slip=slip)
    assert "ruling-taken-by-dealer" in parts_of(barred)
    assert any("barred-dealer" in other for other in readings_of(barred))
    assert readings_of(asked("mcallen", "bid_early", by=("E",), slip=slip)) == ()


def test_a_reading_is_told_only_where_it_fits() -> None:
    pulled = asked("mcallen", "count_unseen", counts={"N": 11, "S": 13})
    assert not any("charge-once" in other for other in readings_of(pulled))
    assert "charge-once (MCA-P1)" in readings_of(asked("mcallen", "count_end", counts={"N": 11, "S": 13}))
    partner = "taken-stays"
    assert any(partner in other for other in readings_of(asked("npa", "trick_taken_led", by=("N",), caller="S")))
    assert not any(partner in other for other in readings_of(asked("npa", "trick_taken_led", by=("N",), caller="E")))
    both = asked("npa", "decision_refused", by=("N", "S"))
    assert readings_of(both) == ("who-plays-on ()",)


@pytest.mark.accepts("MCA-10Db")
def test_a_lead_is_called_of_each_partner_by_his_own_opponents() -> None:
    text = parts_of(asked("mcallen", "piece_dropped", by=("E", "N")))
    assert "call-lead-each" in text


@pytest.mark.accepts("NPA-3.1f")
@pytest.mark.parametrize(
    ("bidder", "said"),
    [("E", "bid"), ("N", "meld"), (None, "if-theirs")],
)
def test_what_a_spoiled_hand_is_worth_is_named(bidder, said) -> None:
    slip = Slip(bidder=bidder, bid=60, trump="H", meld={"NS": 24, "EW": 12}) if bidder else None
    ruling = asked("npa", "renege_unproven", by=("N",), caller="E", has_every_trick=True, slip=slip)
    assert facts_of(ruling, "ruling-spoiled-gets")["what"] == said


@pytest.mark.accepts("NPA-2.4g")
def test_who_cannot_bid_has_no_next_bid_and_hears_what_was_wrong() -> None:
    wrong = asked("npa", "bid_wrong", by=("N",), bid=52, over=52, out_of_bidding=True)
    assert ids_of(wrong)[0] == "bid-higher"
    assert "no-bid" in parts_of(wrong)
    assert "next-bid-only" not in wrong.remedies
    assert "ruling-nothing-wrong" not in parts_of(
        asked("npa", "bid_wrong", by=("N",), bid=53, over=52, out_of_bidding=True)
    )
    assert "next-bid-only" in asked("npa", "bid_wrong", by=("N",), bid=52, over=52).remedies


@pytest.mark.accepts("NPA-8.1b", "NPA-8.1d")
def test_until_both_have_signed_a_sheet_may_be_changed() -> None:
    assert ids_of(asked("npa", "sheet_changed", by=("N",), in_time=True))[0] == "ruling-nothing-wrong"
    assert "ruling-change-signed" not in parts_of(asked("npa", "sheet_changed"))


@pytest.mark.accepts("MCA-X5")
def test_where_the_paper_is_silent_the_ruling_says_so() -> None:
    given_up = asked("mcallen", "board_short", slip=Slip(bidder="N", bid=60, trump="H", meld={"NS": 4, "EW": 3}))
    assert any("no-concede" in other for other in readings_of(given_up))
    assert any("card-back" in other for other in readings_of(asked("npa", "lead_unready", by=("N",))))


# --- when the score is written down -----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.1b")
def test_a_hand_at_the_wrong_table_that_is_scored_is_not_dealt_again() -> None:
    ruling = asked("npa", "wrong_table", by=("N",), called="scored")
    assert (ruling.hand, paid_by_seats(ruling)) == ("over", {"N": -100})
    assert "redeal" not in parts_of(ruling)
    assert asked("npa", "wrong_table", by=("N",)).hand == "void"


@pytest.mark.accepts("NPA-2.5h")
def test_an_ace_that_fell_before_the_first_lead_still_costs_its_points() -> None:
    fell = parts_of(asked("npa", "piece_dropped", "AH", by=("N",), called="scored"))
    assert "ruling-before-lead-ace" in fell
    assert "ruling-loses" not in parts_of(asked("npa", "piece_dropped", "KH", by=("N",), called="scored"))


# --- officials who agree ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3d")
@pytest.mark.parametrize(
    "second", ["the renege stands", "Renege stands.", "I agree with the first referee", "the same"]
)
def test_officials_agree_in_whatever_words_they_say_it(second: str) -> None:
    assert asked("npa", "dispute", ruled=("renege stands", second)).clause == "NPA-1.3d"


@pytest.mark.refuses("NPA-1.3d")
@pytest.mark.parametrize("second", ["no renege", "I do not agree"])
def test_where_words_differ_both_answers_are_told(second: str) -> None:
    ruling = asked("npa", "dispute", ruled=("a renege", second))
    assert ruling.clause == "NPA-1.3e"
    assert "ruling-two-mean-same" in parts_of(ruling)


# --- what has a name of its own, and what may be read otherwise -------------------------------------------------------


@pytest.mark.refuses("N42-18a")
def test_whoever_looks_on_and_speaks_is_asked_for_by_that_name() -> None:
    with unruled("case-clause-onlookers"):
        asked("n42pa", "conduct", by=("N",), clause="N42-18a")
    assert "void-onlooker" in parts_of(asked("n42pa", "onlooker"))
    asked("npa", "conduct", by=("N",), clause="NPA-1.2a")  # there it is conduct like any other


@pytest.mark.accepts("NPA-2.5h")
def test_an_ace_that_fell_may_be_taken_for_any_card_by_an_official() -> None:
    assert any("ace-dropped" in other for other in readings_of(asked("npa", "piece_dropped", "AH", by=("N",))))
    for any_card in (
        asked("npa", "piece_dropped", "KH", by=("N",)),
        asked("npa", "piece_dropped", "AH", by=("N",), trick=3),
    ):
        assert not any("ace-dropped" in other for other in readings_of(any_card))
