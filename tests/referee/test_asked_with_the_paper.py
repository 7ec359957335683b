"""Questions that readers with the paper in their hands have asked, house by house."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.rulebooks import load_book


def asked(house: str, kind: str, **told: object) -> Ruling:
    return rule(load_book(house), Case(kind=kind, **told))


# --- aces that were not declared ------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-3.1i", "NPA-3.1m")
@pytest.mark.parametrize("aces", ["AS AH AC", "AS AH AC AD"])
def test_aces_that_are_named_of_a_renege_are_those_that_were_not_declared(aces):
    told = {"by": ("N",), "pieces": parse_pieces(aces)}
    assert asked("npa", "renege", **told) == asked("npa", "renege", offence="aces", **told)


@pytest.mark.accepts("NPA-3.1i", "NPA-3.1l")
def test_once_aces_of_all_suits_are_played_nobody_may_still_declare_them():
    told = {"by": ("N",), "offence": "aces", "pieces": parse_pieces("AS AH AC AD")}
    assert "may still be declared" not in asked("npa", "renege", **told).text
    with pytest.raises(CaseError, match="too late to declare them"):
        asked("npa", "renege", in_time=True, **told)


@pytest.mark.accepts("NPA-3.1i")
def test_what_proves_that_aces_were_kept_back_is_told_first():
    text = asked("npa", "renege", by=("N",), offence="aces").text
    assert text.startswith("Only aces already played prove it")
    assert "NPA-3.1i). If that is shown: the hand is over." in text


# --- a trump without its marriage -----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4h")
@pytest.mark.parametrize("known", ["KS", "KH QH"])
def test_a_part_of_the_hand_does_not_prove_that_there_is_no_marriage(known):
    text = asked("npa", "contract_wrong", trump="D", pieces=parse_pieces(known)).text
    assert text.startswith("If the bidder holds the king and queen of diamonds, nothing is wrong (NPA-2.4h). If not: ")
    assert text.endswith("Say whether the bidder holds them, and only one of these is told.")
    assert "hearts" in text or known == "KS"


@pytest.mark.refuses("NPA-2.4h")
def test_a_marriage_that_is_named_contradicts_that_there_is_none():
    with pytest.raises(CaseError, match="king and queen of diamonds are among these cards"):
        asked("npa", "contract_wrong", trump="D", has_marriage=False, pieces=parse_pieces("KD QD"))
    text = asked("npa", "contract_wrong", trump="D", has_marriage=False, pieces=parse_pieces("KH QH")).text
    assert text.startswith("Diamonds cannot be trump")


# --- six laid away at a table of three ------------------------------------------------------------------------------

SIX = {"N": 25, "E": 24, "S": 25, "kitty": 6}


@pytest.mark.accepts("BEN-3.4b")
@pytest.mark.parametrize("told", [{}, {"slip": Slip(bidder="E", bid=500, trump="H")}])
def test_six_laid_away_have_one_answer_after_the_lead_by_whatever_name(told):
    late = asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=False, **told)
    assert late.text.startswith("East laid away too many.")
    for kind in ("count_first", "count_play", "count_end"):
        found = asked("bend.3", kind, by=("E",), counts=SIX, **told)
        assert (found.text, found.alternatives, found.hand) == (late.text, late.alternatives, late.hand), kind


@pytest.mark.accepts("BEN-3.4b")
def test_before_the_lead_they_are_taken_up_again_if_they_were_not_dealt_so():
    laid = asked("bend.3", "discard_count", by=("E",), counts=SIX, in_time=True).text
    assert laid in asked("bend.3", "count_seen", by=("E",), counts=SIX).text
