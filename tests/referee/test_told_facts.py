"""The facts that somebody tells decide, whatever he calls it: cards held, bids, points and tricks."""

from __future__ import annotations

import pytest
from felt_table import put
from npa_felt import tricks
from payments import paid
from ruling_facts import ids_of, parts_of, readings_of, unruled

from meldhouse.game import CallRenege, Slip
from meldhouse.pieces import Piece, parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

NPA, MCA, STH = house("npa"), house("mcallen"), house("st-hilary")
N42 = house("n42pa")
HAND = Slip(bidder="S", bid=60, trump="H", meld={"NS": 30, "EW": 24})
DIAMONDS = parse_pieces("TD KD JD QD")


# --- aces that were kept back -----------------------------------------------------------------------------------------

TO_BE_SEEN = "ruling-aces-to-see"


def called_aces(cards: str, **more: object) -> Ruling:
    asked = {"kind": "renege", "by": ("N",), "caller": "E", "offence": "aces", "slip": HAND, "in_time": False}
    return rule(NPA, Case(**{**asked, "pieces": parse_pieces(cards), **more}))  # type: ignore[arg-type]


@pytest.mark.accepts("NPA-3.1d", "NPA-3.1i")
def test_four_different_aces_that_were_played_prove_it():
    assert paid(called_aces("AS AH AD AC")) == {"EW": 84}


@pytest.mark.refuses("NPA-3.1d", "NPA-2.5e")
@pytest.mark.accepts("NPA-3.1m")
@pytest.mark.parametrize("held", ["AS", "AS AH AD", "AS AS AH AD", "KS KH KD KC"])
def test_fewer_prove_nothing_and_the_callers_pay(held):
    ruling = called_aces(held)
    assert (ruling.kind, ruling.clause, paid(ruling)) == ("renege_unproven", "NPA-3.1m", {"NS": 90})
    assert TO_BE_SEEN in parts_of(ruling)


@pytest.mark.accepts("NPA-3.1f", "NPA-3.1g")
def test_against_a_side_with_every_book_they_pay_more():
    ruling = called_aces("AS AH AD", has_every_trick=True)
    assert (paid(ruling), ruling.clause) == ({"NS": 580, "E": -200}, "NPA-3.1f")


@pytest.mark.refuses("NPA-3.1d")
def test_if_nobody_says_who_called_it_the_side_is_known():
    ruling = called_aces("AS AH AD", caller=None)
    assert ruling.entries == called_aces("AS AH AD").entries
    assert "ruling-unproven-side" in parts_of(ruling)


def test_cards_that_would_prove_what_is_said_not_to_be_proven_are_asked_about():
    with unruled("case-aces-prove"):
        called_aces("AS AH AD AC", kind="renege_unproven")


@pytest.mark.accepts("NPA-3.1d")
def test_where_nobody_says_when_both_answers_are_told():
    text = parts_of(rule(NPA, Case(kind="renege", by=("N",), offence="aces")))
    assert text[:3] == (TO_BE_SEEN, "NPA-3.1i", "ruling-if-seen")
    assert text[-2:] == ("ruling-aces-still", "NPA-3.1d")


# --- bids -------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4c", "NPA-2.4f", "NPA-2.4g", "NPA-4.1a")
@pytest.mark.parametrize("bid", [49, 62, 105])
def test_talk_with_a_bid_that_is_none_is_a_wrong_bid_and_talk(bid):
    ruling = rule(NPA, Case(kind="bid_talk", by=("E",), bid=bid))
    assert (ruling.kind, ruling.clause, ruling.logged) == ("bid_wrong", "NPA-2.4c", True)
    assert ruling.remedies == ("void", "silence-partner", "next-bid-only", "warn", "log")
    assert "silence-partner" in parts_of(ruling)
    assert "ruling-the-remark" in parts_of(ruling)
    assert parts_of(ruling)[-1] == "NPA-4.1a"


@pytest.mark.accepts("MCA-10Ba")
def test_in_mcallen_it_is_a_pass():
    text = parts_of(rule(MCA, Case(kind="bid_talk", by=("E",), bid=14)))
    assert text[:4] == ("ruling-no-bid", "MCA-6b", "counts-as-pass", "MCA-10Ba")


@pytest.mark.refuses("NPA-2.4c")
@pytest.mark.parametrize("bid", [52, None])
def test_talk_with_a_bid_that_may_be_made_is_only_talk(bid):
    assert rule(NPA, Case(kind="bid_talk", by=("E",), bid=bid)).remedies == ("warn", "log")


@pytest.mark.accepts("NPA-2.4e", "NPA-2.4s")
@pytest.mark.parametrize(("kind", "clause"), [("bid_early", "NPA-2.4e"), ("bid_wrong", "NPA-2.4s")])
def test_a_dealer_whom_his_partner_has_silenced_is_set_on_what_he_is_given(kind, clause):
    given = Slip(bidder="W", bid=50, dropped=True, meld={"NS": 24, "EW": 10})
    ruling = rule(NPA, Case(kind=kind, by=("E",), slip=given))
    assert (paid(ruling), ruling.clause, ruling.hand) == ({"NS": 74}, clause, "over")
    untold = rule(NPA, Case(kind=kind, by=("E",), slip=Slip(bidder="W", bid=50, dropped=True)))
    assert "ruling-others-bid-meld" in parts_of(untold)


@pytest.mark.refuses("NPA-2.4e")
@pytest.mark.parametrize(
    ("book", "by", "slip"),
    [
        (NPA, "N", Slip(bidder="W", bid=50, dropped=True)),
        (NPA, "E", Slip(bidder="W", bid=52)),
        (MCA, "E", Slip(bidder="W", bid=15, dropped=True)),
    ],
)
def test_nobody_else_is(book, by, slip):
    assert rule(book, Case(kind="bid_early", by=(by,), slip=slip)).hand == "goes-on"


@pytest.mark.accepts("N42-X4")
@pytest.mark.parametrize(("bid", "clause"), [(126, "N42-X4"), (168, "N42-X4"), (252, "N42-X4"), (29, "N42-X3")])
def test_a_wrong_bid_names_the_rung_that_it_breaks(bid, clause):
    assert rule(N42, Case(kind="bid_wrong", by=("N",), bid=bid)).clause == clause


# --- a trick whose cards are told -------------------------------------------------------------------------------------


def led_from(book: str, by: str, **more: object) -> Ruling:
    """West has led the ten of diamonds and won; `by` leads to the next trick."""
    case = Case(**{"kind": "lead_early", "by": (by,), **more})  # type: ignore[arg-type]
    return rule_on_told(house(book), case, Told(trick=DIAMONDS, trump="H", leads="W"))[0]


@pytest.mark.accepts("MCA-10E", "NPA-2.7l", "MCA-X7", "NPA-2.7e")
@pytest.mark.parametrize(("book", "clause"), [("mcallen", "MCA-10E"), ("npa", "NPA-2.7l")])
@pytest.mark.parametrize("caller", [None, "N"])
def test_whoever_leads_from_a_trick_that_his_partner_won_leads_out_of_turn(book, clause, caller):
    ruling = led_from(book, "E", caller=caller, slip=Slip(bidder="S", bid=60, trump="H", meld={"NS": 30, "EW": 24}))
    assert (ruling.kind, ruling.clause, ruling.entries) == ("lead_early", clause, ())
    assert "face-up" in ruling.remedies


@pytest.mark.accepts("STH-RN-c")
def test_where_that_is_a_renege_it_may_be_called():
    slip = Slip(bidder="S", bid=24, trump="H", meld={"NS": 20, "EW": 9})
    assert paid(led_from("st-hilary", "E", caller="N", slip=slip)) == {"NS": 44}


@pytest.mark.refuses("MCA-10E")
def test_the_winner_himself_leads_rightly():
    assert ids_of(led_from("mcallen", "W"))[0] == "ruling-nothing-wrong"


def told(trick: str, card: str, later: str, trump: str = "H") -> Told:
    one: Piece = parse_pieces(card)[0]
    return Told(trick=parse_pieces(trick), card=one, later=parse_pieces(later), trump=trump, leads="W")


@pytest.mark.accepts("NPA-2.7h", "NPA-2.7i", "NPA-9.1c")
def test_a_book_that_is_not_complete_cannot_have_been_asked_for():
    incomplete = told("TC KD", "KD", "JC")
    ruling = rule_on_told(NPA, Case(kind="renege", by=("N",), caller="E", slip=HAND), incomplete)[0]
    assert paid(ruling) == {"EW": 84}
    assert "ruling-until-own" not in parts_of(ruling)
    assert any("NPA-9.1c" in other for other in readings_of(ruling))
    own = rule_on_told(NPA, Case(kind="renege", by=("N",), caller="N"), incomplete)[0]
    assert ids_of(own) == ("ruling-change-own",)
    with unruled("case-not-complete"):
        rule_on_told(NPA, Case(kind="renege", by=("N",), caller="E", in_time=True), incomplete)


@pytest.mark.accepts("STH-RP-e", "NPA-3.1b")
@pytest.mark.parametrize("book", ["st-hilary", "npa"])
def test_the_other_reading_of_a_trick_that_was_trumped_is_told(book):
    case = Case(kind="renege", by=("E",), caller="S")
    (reading,) = house(book).other_readings("page-head-trumped")
    kept_back = rule_on_told(house(book), case, told("TH JC KH QH", "KH", "AH", trump="C"))[0]
    assert (kept_back.kind, kept_back.alternatives) == ("renege_unproven", (reading,))
    uncalled = rule_on_told(house(book), Case(kind="renege", by=("E",)), told("TH JC KH QH", "KH", "AH", trump="C"))[0]
    assert uncalled.alternatives == (reading,)
    nothing_higher = rule_on_told(house(book), case, told("TH JC KH QH", "KH", "QH", trump="C"))[0]
    assert readings_of(nothing_higher) == ()


@pytest.mark.accepts("NPA-3.1b")
@pytest.mark.parametrize(("held", "readings"), [("KC AC", NPA.other_readings("page-head-trumped")), ("KC", ())])
def test_at_the_table_it_is_told_too(held, readings):
    others = "AC*4" if held == "KC" else "AC*3"
    felt = tricks(W="KH QH TC", N="JH*4 TS*4 KS*4 QS*4 JS*4", E=held, S=f"JC {others}")
    put(felt, "TC JH KC JC")
    felt.act(CallRenege("N", "E", 1, "beat"))
    assert (felt.rulings[-1].kind, felt.rulings[-1].alternatives) == ("renege_unproven", readings)


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.refuses("N42-16b")
@pytest.mark.parametrize(("contract", "taken"), [(30, {"NS": 33, "EW": 0}), (31, {"NS": 31, "EW": 2})])
def test_a_bid_that_is_home_cannot_be_set_any_more(contract, taken):
    slip = Slip(bidder="N", bid=contract, trump="4")
    with unruled("case-claim-home"):
        rule(N42, Case(kind="claim", by=("N",), stands=False, taken=taken, slip=slip))
    assert paid(rule(N42, Case(kind="claim", by=("N",), stands=True, taken=taken, slip=slip)), "marks") == {"NS": 1}


@pytest.mark.accepts("N42-7a")
def test_whether_played_dominoes_may_be_seen_is_told_for_both_where_nobody_tells_the_bid():
    ruling = rule(N42, Case(kind="old_trick", by=("N",)))
    assert (ruling.logged, ruling.remedies) == (False, ())
    assert "ruling-look-under" in parts_of(ruling)
    assert "ruling-from-bid" in parts_of(ruling)
    assert rule(N42, Case(kind="old_trick", by=("N",), slip=Slip(bidder="S", bid=84))).logged


@pytest.mark.accepts("NPA-3.1f")
def test_a_side_that_has_no_points_may_have_no_book_either():
    asked = {"kind": "renege_unproven", "by": ("N",), "caller": "E", "slip": HAND}
    text = parts_of(rule(NPA, Case(taken={"NS": 14, "EW": 0}, **asked)))  # type: ignore[arg-type]
    assert "ruling-if-no-trick" in text
    assert text[-2:] == ("ruling-spoiled-fine", "NPA-3.1f")
    assert "ruling-if-no-trick" not in parts_of(rule(NPA, Case(taken={"NS": 14, "EW": 3}, **asked)))  # type: ignore[arg-type]
