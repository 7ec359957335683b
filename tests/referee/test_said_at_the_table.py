"""Sentences that are read out: each says what is done now, of whom and with what."""

from __future__ import annotations

import pytest

from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import KINDS, Case, CaseError
from meldhouse.referee.evidence import rule_on_told
from meldhouse.referee.rulings import rule
from meldhouse.referee.told import Told
from table import house

HOUSES = ("npa", "mcallen", "mcallen.hoyle", "st-hilary", "bend", "bend.3", "n42pa")


def said(name: str, kind: str, **more: object) -> str:
    """What is read out, or why it cannot be asked here."""
    asked = {"claim": {"stands": True}, "late": {"seconds": 500}, "renege_unproven": {"caller": "E"}}
    by = () if kind == "onlooker" else ("S",)
    try:
        return rule(house(name), Case(kind=kind, by=by, **{**asked.get(kind, {}), **more})).text  # type: ignore[arg-type]
    except CaseError:
        return ""


@pytest.mark.parametrize("name", HOUSES)
def test_nothing_is_only_done_as_it_should_be(name) -> None:
    assert [kind for kind in KINDS if "done as it should be" in said(name, kind)] == []


@pytest.mark.accepts("BEN-X16")
def test_three_players_have_no_sides() -> None:
    assert [kind for kind in KINDS if "side" in said("bend.3", kind).replace("beside", "")] == []
    assert "the player who won it, and its winner leads" in said("bend.3", "trick_taken_led")
    assert "if all players agree" in said("bend.3", "sheet_error")
    assert "the side that won it" in said("bend", "trick_taken_led")


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("st-hilary", "meld_early", "It is taken up again, and laid when its time has come (STH-ME-a)."),
        ("mcallen", "lead_unready", "The card goes back to the hand, and the lead is made when the table is ready"),
        ("mcallen", "trump_unnamed", "The card goes back to the hand; trump is named, and then the first lead is made"),
        ("mcallen", "played_to", "What was played to that lead goes back to the hands it came from (MCA-10E)."),
        ("bend", "pass_count", "What was passed goes back, and 4 cards are passed each way (BEN-3.3a)."),
        ("bend.3", "discard_count", "South takes those cards back and lays away 5 (BEN-3.4b)."),
        ("n42pa", "rearranged", "The dominoes are put back as they stood."),
        ("npa", "meld_trump", "It is taken up again; South lays the marriage that declares trump, and then the rest"),
        ("n42pa", "open_kept", "What was played in its place stays face up in front of South"),
    ],
)
def test_what_is_taken_back_is_said_with_what_follows(name, kind, words) -> None:
    assert words in said(name, kind)


@pytest.mark.accepts("NPA-2.7f")
def test_of_a_lead_that_the_trick_shows_to_be_his_nothing_is_left_open() -> None:
    trick, (ace,) = parse_pieces("TC KC JC QC"), parse_pieces("AC")
    case = Case(kind="five_up", by=("E",), pieces=(ace,), trump="H")
    found, _ = rule_on_told(house("npa"), case, Told(trick=trick, trump="H", leads="E"))
    assert "not his lead" not in found.text
    assert "not his lead" in said("npa", "five_up")


@pytest.mark.accepts("N42-X14", "N42-5c")
def test_a_first_lead_by_somebody_who_may_not_have_the_bid_is_told_both_ways() -> None:
    assert "If South does not have the bid, it is ruled on as a lead out of turn." in said("n42pa", "trump_unnamed")
    assert "does not have the bid" not in said("st-hilary", "lead_early")


def test_nobody_is_counted_against_a_number_that_no_paper_names() -> None:
    assert all("2 of them" not in said(name, "repeated") for name in HOUSES)
