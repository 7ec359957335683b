"""NPA 2.5h: aces that make no meld cost 50 however and whenever they are exposed before the first card."""

from __future__ import annotations

import pytest
from aces_table import ACES, at_meld, lead, show, to_the_lead
from npa_felt import auction, cards, dealt, described, worth
from ruling_facts import losses_of, parts_of, readings_of

from meldhouse.game import Expose, Refused, ShowMeld
from meldhouse.pieces import parse_pieces
from table import won_by

FIFTY = [(("N",), -50, "NPA-2.5h")]


def incidents(felt):
    return [(one.seats, one.points, one.clause) for one in felt.hand.state.incidents]


def in_phase(phase, **known):
    felt = {"count": dealt, "auction": lambda **k: auction(dealer="S", **k), "meld": at_meld}.get(phase, at_trump)(
        **known
    )
    assert felt.hand.phase == phase
    return felt


def at_trump(**known):
    """West has the bid and has trump to name."""
    felt = auction(dealer="S", W="KH QH", **known)
    won_by(felt.hand, "W", 50)
    return felt


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("phase", ["count", "auction", "trump"])
@pytest.mark.parametrize("laid", ["AS", "AS AD AC", f"{ACES} AS", "QS JD AS"])
def test_laid_as_meld_before_trump_is_named_they_cost_the_same(phase, laid):
    felt = show(in_phase(phase, N=f"{ACES} AS QS JD"), "N", laid)
    assert (incidents(felt), felt.rulings[-1].kind) == (FIFTY, "meld_aces")
    assert "N" not in felt.hand.state.meld


@pytest.mark.refuses("NPA-2.5h")
@pytest.mark.parametrize("phase", ["count", "auction", "trump"])
@pytest.mark.parametrize("laid", [ACES, "KS QS", "AD TD KD QD JD"])
def test_meld_that_is_only_too_early_is_taken_up_again_and_costs_nothing(phase, laid):
    felt = show(in_phase(phase, N="AS AH AC AD TD KD QD JD KS QS"), "N", laid)
    assert (incidents(felt), felt.rulings[-1].clause) == ([], "NPA-2.5b")


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("laid", ["AS", "AS AD AC"])
def test_laid_as_meld_when_it_is_too_late_they_cost_the_same(laid):
    felt = show(lead(to_the_lead(at_meld(N="AS AD AC", E="AH*4"))), "N", laid)
    assert incidents(felt) == FIFTY


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("phase", ["count", "auction", "trump", "meld"])
@pytest.mark.parametrize("purposely", [False, True])
@pytest.mark.parametrize("seen", ["AS", "AS AD", "TC AD"])
def test_dropped_or_shown_before_the_first_card_they_cost_50_and_are_taken_back(phase, purposely, seen):
    felt = in_phase(phase, N=f"{ACES} TC")
    pieces = parse_pieces(seen)
    felt.act(Expose("N", pieces, purposely))
    assert (incidents(felt), felt.rulings[-1].kind) == (FIFTY, "aces_exposed")
    assert "N" not in felt.hand.state.felt.exposed
    told = described("aces_exposed", by=("N",), pieces=pieces)
    assert (parts_of(told), worth(told)) == (parts_of(felt.rulings[-1]), {"N": -50})


@pytest.mark.refuses("NPA-2.5h")
def test_what_he_holds_beside_them_makes_no_difference_so_that_nobody_is_told_it():
    rulings = []
    for held in (ACES, "AS TH TD TC"):
        felt = in_phase("auction", N=held)
        felt.act(Expose("N", parse_pieces("AS")))
        rulings.append(felt.rulings)
    assert rulings[0] == rulings[1]


@pytest.mark.refuses("NPA-2.5h")
def test_all_four_of_them_and_other_cards_cost_nothing_when_they_are_dropped():
    for seen in (ACES, "TC KD"):
        felt = in_phase("auction", N=f"{ACES} TC KD")
        felt.act(Expose("N", parse_pieces(seen)))
        assert (incidents(felt), felt.rulings[-1].kind) == ([], "piece_dropped")


@pytest.mark.accepts("NPA-2.5h")
def test_laid_or_dropped_they_are_answered_alike_and_the_other_reading_is_told():
    aces = parse_pieces("AS AD")
    laid, dropped = (described(kind, by=("N",), pieces=aces) for kind in ("meld_aces", "aces_exposed"))
    assert laid.remedies == dropped.remedies == ("take-back", "penalty")
    assert "take-back-aces_exposed" in parts_of(dropped)
    for ruling in (laid, dropped):
        assert any("aces-open" in other for other in readings_of(ruling)), readings_of(ruling)
    assert any("ace-dropped" in other for other in readings_of(dropped))


@pytest.mark.accepts("NPA-2.5h")
def test_of_an_ace_that_fell_at_a_moment_nobody_names_both_answers_are_told():
    told = described("piece_dropped", by=("N",), pieces=parse_pieces("AS"))
    assert "ruling-before-lead-ace" in parts_of(told)
    assert losses_of(told) == [(("N",), 50, "NPA-2.5h")]


@pytest.mark.accepts("NPA-2.5h")
def test_an_ace_that_was_taken_up_and_falls_again_is_paid_for_again():
    felt = in_phase("auction", N="AS", W=cards("AS*3"))
    for _ in range(2):
        felt.act(Expose("N", parse_pieces("AS")))
    assert incidents(felt) == FIFTY * 2


@pytest.mark.refuses("NPA-2.5h")
def test_once_cards_are_played_an_ace_that_falls_is_a_card_like_any_other():
    felt = lead(to_the_lead(at_meld(N="AS TH*4")))
    felt.act(Expose("N", parse_pieces("AS")))
    assert (incidents(felt), felt.rulings[-1].clause) == ([], "NPA-2.7l")


@pytest.mark.refuses("NPA-2.5h")
def test_nobody_pays_for_aces_that_he_does_not_hold():
    felt = in_phase("auction", W=cards("AS*4"))
    with pytest.raises(Refused):
        felt.act(ShowMeld("N", parse_pieces("AS")))
    assert felt.rulings == []
