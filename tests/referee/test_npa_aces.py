"""NPA 2.5h and 3.1d: aces that are shown and make no meld, and aces that are kept back."""

from __future__ import annotations

import pytest
from aces_table import ACES, at_meld, lead, show, to_the_lead
from npa_felt import NPA, PARTNER, SEATS, clauses, described, go_on, scores, slip, worth
from ruling_facts import parts_of

from meldhouse.game import (
    CallRenege,
    Refused,
    ShowMeld,
    slip_of,
    totals,
    view,
)
from meldhouse.game.melds import times_around
from meldhouse.game.scoring import score
from meldhouse.pieces import parse_pieces
from meldhouse.referee.proof.proving import prove

# --- aces that cannot be declared -----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("AS", "AS"),
        ("AS AD AC", "AS AD AC"),
        ("AS*4 AD*4 AC*4", "AS*4 AD*4 AC*4"),
        (f"{ACES} AS", f"{ACES} AS"),
        (f"{ACES} AS AH AD", f"{ACES} AS AH AD"),
        ("QS JD AS AD", "QS JD AS AD"),
    ],
)
def test_aces_that_make_no_meld_cost_their_player_50_and_go_back(held, laid):
    felt = show(at_meld(N=held), "N", laid)
    assert "N" not in felt.hand.state.meld
    assert [(i.seats, i.points, i.clause) for i in felt.hand.state.incidents] == [(("N",), -50, "NPA-2.5h")]
    assert felt.rulings[-1] == described("meld_aces", by=("N",), counts=dict.fromkeys(SEATS, 20))


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("seat", SEATS)
def test_it_is_taken_from_the_round_score_of_that_player_alone(seat):
    known = {"W": "KH QH TS", **dict.fromkeys("NES", "TS")}
    known[seat] += " AS AD"
    laid = "KH QH AS AD" if seat == "W" else "AS AD"
    felt = go_on(to_the_lead(show(at_meld(**known), seat, laid)), 20)
    sums = totals(score(NPA, slip_of(felt.hand)), SEATS)
    assert sums[PARTNER[seat]] - sums[seat] == 50
    assert scores(felt)[seat] == -50


@pytest.mark.accepts("NPA-2.5h")
def test_told_at_felt_it_costs_the_same_and_no_more_for_more_aces():
    for shown in ("AS AD AC", f"{ACES} AS AH AD"):
        ruling = described("meld_aces", by=("E",), pieces=parse_pieces(shown))
        assert (worth(ruling), ruling.clause, ruling.logged) == ({"E": -50}, "NPA-2.5h", True)


@pytest.mark.accepts("NPA-2.5h")
def test_other_cards_laid_with_the_aces_do_not_make_it_cheaper():
    felt = show(at_meld(N="AS AD AC JC"), "N", "AS AD AC JC")
    assert [(i.seats, i.points, i.clause) for i in felt.hand.state.incidents] == [(("N",), -50, "NPA-2.5h")]


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize(
    "laid",
    [ACES, f"{ACES} {ACES}", f"{ACES} {ACES} {ACES}", f"{ACES} QS JD", f"{ACES} {ACES} {ACES} {ACES}"],
)
def test_aces_that_are_declared_as_they_are_cost_nothing(laid):
    felt = show(at_meld(N=laid), "N", laid)
    assert felt.hand.state.meld["N"].points >= 10
    assert (felt.hand.state.incidents, felt.rulings) == ((), [])


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize(
    ("held", "laid"),
    [
        ("AH TH KH QH JH", "AH TH KH QH JH"),
        ("AH*2 TH*2 KH*2 QH*2 JH*2", "AH*2 TH*2 KH*2 QH*2 JH*2"),
        ("AH*2 TH*2 KH*2 QH*2 JH*2 AS AD AC", "AH*2 TH*2 KH*2 QH*2 JH*2 AS AD AC"),
    ],
)
def test_aces_inside_a_run_cost_nothing_not_even_two_of_them(held, laid):
    felt = show(at_meld(W=held), "W", laid)
    assert "W" in felt.hand.state.meld
    assert felt.hand.state.incidents == ()


@pytest.mark.accepts("NPA-2.5h")
def test_one_more_ace_than_the_run_has_is_not_inside_it():
    felt = show(at_meld(W="AH*2 TH KH QH JH"), "W", "AH*2 TH KH QH JH")
    assert [incident.points for incident in felt.hand.state.incidents] == [-50]


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize("more", ["AC", "AC AC", "AC AS AH"])
def test_whoever_declares_double_aces_pays_nothing_for_a_third_of_a_suit(more):
    felt = show(at_meld(N=f"{ACES} {ACES} {more}"), "N", f"{ACES} {ACES} {more}")
    assert felt.hand.state.incidents == ()
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("meld_stray", "NPA-2.5d")
    assert felt.hand.state.felt.exposed == {}


# --- aces that are kept back ----------------------------------------------------------------------------------------


def kept_back(held=ACES, laid="", accused="N"):
    """`accused` holds just these aces of clubs, he has laid less than he holds, and the first lead is due."""
    known = {accused: f"KH QH {held}" if accused == "W" else held}
    known["S" if accused == "E" else "E"] = f"AC*{4 - held.count('AC')}"
    laid = f"KH QH {laid}" if accused == "W" else laid
    return to_the_lead(show(at_meld(**known), accused, laid))


KEPT = [(ACES, ""), (f"{ACES} QS JD", "QS JD"), (f"{ACES} {ACES}", ACES), (f"{ACES} {ACES} {ACES}", f"{ACES} {ACES}")]


def aces_played(felt, accused, times=1):
    """Books are played until `accused` has played an ace of each suit that often."""
    while times_around(played_by_seat(felt, accused), "aces") < times:
        go_on(felt, 1)
    return felt


def played_by_seat(felt, seat):
    return tuple(trick.pieces[trick.seats.index(seat)] for trick in felt.hand.state.play.tricks)


@pytest.mark.accepts("NPA-3.1d", "NPA-3.1i")
@pytest.mark.parametrize(("held", "laid"), KEPT)
@pytest.mark.parametrize("accused", ["N", "E"])
def test_whoever_keeps_aces_back_has_reneged_once_they_have_been_played(held, laid, accused):
    felt = aces_played(kept_back(held, laid, accused), accused, held.count("AC"))
    stood = slip(felt)
    caller = "W" if accused == "N" else "N"
    felt.act(CallRenege(caller, accused, 0, "aces"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", accused)
    other = "EW" if accused == "N" else "NS"
    assert scores(felt) == {account: sum for account, sum in {other: 50 + stood.meld[other]}.items() if sum}
    told = described("renege", by=(accused,), caller=caller, offence="aces", trick=0, slip=stood, in_time=False)
    assert felt.rulings[-1] == told


@pytest.mark.refuses("NPA-3.1i", "NPA-3.1d")
@pytest.mark.parametrize(("held", "laid"), KEPT)
def test_aces_that_are_still_in_the_hand_prove_nothing(held, laid):
    felt = lead(kept_back(held, laid))
    felt.act(CallRenege("W", "N", 0, "aces"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")
    assert parts_of(felt.rulings[-1])[-2:] == ("ruling-aces-to-see", "NPA-3.1i")


@pytest.mark.accepts("NPA-3.1i")
def test_the_fourth_of_them_tells_it_and_the_third_does_not():
    felt = kept_back()
    while len(set(parse_pieces(ACES)) & set(played_by_seat(felt, "N"))) < 3:
        go_on(felt, 1)
    assert not prove(felt.hand, CallRenege("W", "N", 0, "aces")).proven
    assert prove(aces_played(felt, "N").hand, CallRenege("W", "N", 0, "aces")).proven


@pytest.mark.accepts("NPA-3.1d")
def test_it_can_be_called_after_the_last_book():
    felt = go_on(kept_back(), 20)
    felt.act(CallRenege("E", "N", 0, "aces"))
    assert felt.hand.state.ending.offender == "N"
    assert clauses(felt) == {"NPA-3.1l"}


@pytest.mark.accepts("NPA-3.1d")
def test_the_bidder_himself_can_do_it():
    felt = aces_played(kept_back(accused="W"), "W")
    felt.act(CallRenege("N", "W", 0, "aces"))
    assert felt.hand.state.ending.offender == "W"


@pytest.mark.refuses("NPA-3.1d")
@pytest.mark.parametrize(
    ("held", "laid"),
    [(ACES, ACES), ("AS AH AD", ""), ("AS*4 AH*4 AD*4", ""), (f"{ACES} AS AH AD", ACES), ("QS JD", "")],
)
def test_it_is_no_renege_to_declare_them_or_to_have_none_to_declare(held, laid):
    felt = go_on(kept_back(held, laid), 19)
    felt.act(CallRenege("W", "N", 0, "aces"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "W")


@pytest.mark.refuses("NPA-3.1d")
def test_before_the_first_card_they_can_still_be_declared_and_nothing_is_proven():
    felt = kept_back()
    assert felt.hand.can(ShowMeld("N", parse_pieces(ACES)))
    felt.act(CallRenege("W", "N", 0, "aces"))
    assert felt.hand.state.ending.offender == "W"


@pytest.mark.refuses("NPA-3.1d")
def test_aces_declared_as_an_afterthought_before_the_first_card_are_declared():
    felt = go_on(to_the_lead(show(kept_back(), "N", ACES)), 19)
    felt.act(CallRenege("W", "N", 0, "aces"))
    assert felt.hand.state.ending.offender == "W"


@pytest.mark.refuses("NPA-3.1d")
def test_meld_other_than_aces_may_be_kept_back():
    felt = go_on(kept_back("QS JD KS KD KC QD QC", ""), 19)
    felt.act(CallRenege("W", "N", 0, "aces"))
    assert felt.hand.state.ending.offender == "W"


@pytest.mark.refuses("NPA-3.1d")
def test_nobody_is_told_of_it():
    told = kept_back()
    plain = kept_back("AS AH AD TC", "")
    assert told.rulings == plain.rulings == []
    assert [event for event in told.hand.events[1:] if getattr(event, "seat", "") == "N"] == [
        event for event in plain.hand.events[1:] if getattr(event, "seat", "") == "N"
    ]
    assert view(told.hand, None).meld["N"] == view(plain.hand, None).meld["N"]


@pytest.mark.refuses("NPA-3.1d")
@pytest.mark.parametrize("caller", ["N", "S"])
def test_neither_he_nor_his_partner_may_call_it(caller):
    felt = lead(kept_back())
    with pytest.raises(Refused, match=r"NPA-3\.1e"):
        felt.act(CallRenege(caller, "N", 0, "aces"))


# --- aces that are declared too late ----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-3.1d", "NPA-2.5f")
def test_aces_laid_after_the_first_card_count_nothing_and_everybody_is_told_that_they_are_a_renege():
    felt = show(lead(kept_back()), "N", ACES)
    told = felt.rulings[-1]
    assert (told.kind, told.remedies, told.clause) == ("meld_owed_late", ("no-meld", "renege"), "NPA-3.1d")
    assert "ruling-is-renege" in parts_of(told)
    felt.act(CallRenege("W", "N", 0, "aces"))
    assert (felt.hand.state.ending.ended, felt.hand.state.ending.offender) == ("renege", "N")


@pytest.mark.refuses("NPA-3.1d")
@pytest.mark.parametrize(("held", "laid", "late"), [(ACES, ACES, ACES), ("QS JD", "", "QS JD")])
def test_meld_that_was_declared_or_need_not_be_is_only_late(held, laid, late):
    felt = show(lead(kept_back(held, laid)), "N", late)
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("meld_late", "NPA-2.5f")


@pytest.mark.refuses("NPA-2.5f")
def test_meld_laid_too_late_beside_an_ace_counts_nothing_at_a_table_either():
    told = show(lead(kept_back("KD QD AS", "")), "N", "KD QD AS").rulings[-1]
    assert (told.kind, told.clause) == ("meld_aces", "NPA-2.5h")
    assert "aces-late" in parts_of(told)
    assert "take-back-meld_aces" not in parts_of(told)
