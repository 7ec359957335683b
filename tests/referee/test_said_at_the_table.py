"""Sentences that are read out: each says what is done now, of whom and with what."""

from __future__ import annotations

import pytest
from ruling_facts import facts_of, flat, parts_of

from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

HOUSES = ("npa", "mcallen", "mcallen.hoyle", "st-hilary", "bend", "bend.3", "n42pa")


def found(name: str, kind: str, **more: object) -> Ruling | None:
    """What is ruled; None where it cannot be asked here."""
    asked = {"claim": {"stands": True}, "late": {"seconds": 500}, "renege_unproven": {"caller": "E"}}
    by = () if kind == "onlooker" else ("S",)
    try:
        return rule(house(name), Case(kind=kind, by=by, **{**asked.get(kind, {}), **more}))  # type: ignore[arg-type]
    except CaseError:
        return None


def said(name: str, kind: str) -> tuple[str, ...]:
    ruling = found(name, kind)
    return parts_of(ruling) if ruling is not None else ()


def in_words(name: str, kind: str) -> str:
    ruling = found(name, kind)
    return house(name).voice.say(ruling.says) if ruling is not None else ""


@pytest.mark.parametrize("name", HOUSES)
def test_nothing_is_only_done_as_it_should_be(name) -> None:
    assert [kind for kind in KINDS if "take-back" in said(name, kind)] == []


@pytest.mark.accepts("BEN-X16")
def test_three_players_have_no_sides() -> None:
    assert [kind for kind in KINDS if "side" in in_words("bend.3", kind).replace("beside", "")] == []
    for name, alone in (("bend.3", "yes"), ("bend", "no")):
        for kind, told in (("trick_taken_led", "ruling-give-back"), ("sheet_error", "ruling-sheet-if-agreed")):
            ruling = found(name, kind)
            assert ruling is not None
            assert facts_of(ruling, told)["alone"] == alone


@pytest.mark.parametrize(
    ("name", "kind", "words"),
    [
        ("st-hilary", "meld_early", "take-back-meld_early"),
        ("mcallen", "lead_unready", "take-back-lead_unready"),
        ("mcallen", "trump_unnamed", "take-back-trump_unnamed"),
        ("mcallen", "played_to", "take-back-played_to"),
        ("bend", "pass_count", "ruling-pass-again"),
        ("bend.3", "discard_count", "ruling-discard-again"),
        ("n42pa", "rearranged", "take-back-rearranged"),
        ("npa", "meld_trump", "take-back-meld_trump"),
        ("n42pa", "open_kept", "face-up-open_kept"),
    ],
)
def test_what_is_taken_back_is_said_with_what_follows(name, kind, words) -> None:
    assert words in said(name, kind)


@pytest.mark.accepts("NPA-2.7f")
def test_of_a_lead_that_the_trick_shows_to_be_his_nothing_is_left_open() -> None:
    trick, (ace,) = parse_pieces("TC KC JC QC"), parse_pieces("AC")
    case = Case(kind="five_up", by=("E",), pieces=(ace,), trump="H")
    ruling, _ = rule_on_told(house("npa"), case, Told(trick=trick, trump="H", leads="E"))
    assert "ruling-not-their-lead" not in parts_of(ruling)
    assert "ruling-not-their-lead" in said("npa", "five_up")


@pytest.mark.accepts("N42-X14", "N42-5c")
def test_a_first_lead_by_somebody_who_may_not_have_the_bid_is_told_both_ways() -> None:
    assert "ruling-without-the-bid" in said("n42pa", "trump_unnamed")
    assert "ruling-without-the-bid" not in said("st-hilary", "lead_early")


def test_nobody_is_counted_against_a_number_that_no_paper_names() -> None:
    for name in HOUSES:
        ruling = found(name, "repeated")
        assert ruling is None or not [one for one in flat(ruling.says) if isinstance(one, int)]
