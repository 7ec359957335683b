"""What a referee found who asked a third time with the paper beside him: one answer, whatever it is asked by."""

from __future__ import annotations

from typing import Any

import pytest

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.evidence import rule_on_told
from meldhouse.referee.no_difference import no_difference
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.referee.told import Told
from table import house

HELD = Slip(bidder="N", bid=60, trump="H", meld={"NS": 24, "EW": 12})


def asked(name: str, kind: str, cards: str = "", **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **about))


def paid(ruling: Ruling) -> dict[str, int]:
    sums: dict[str, int] = {}
    for entry in ruling.entries:
        seats = "".join(entry.seats)
        sums[seats] = sums.get(seats, 0) + entry.points
    return {seats: points for seats, points in sums.items() if points}


# --- meld at the wrong moment, with aces in it ------------------------------------------------------------------------


@pytest.mark.refuses("NPA-2.5f")
@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("cards", ["AH KH QH", "QS JD AH", "AH TH KH QH JH AS"])
def test_no_meld_counts_that_was_laid_too_late_beside_an_ace(cards) -> None:
    ruling = asked("npa", "meld_late", cards, by=("N",), trump="H")
    assert "counts nothing, for no meld counts after the first lead (NPA-2.5f)" in ruling.text
    assert "stays" not in ruling.text
    assert paid(ruling) == {"N": -50}


@pytest.mark.refuses("NPA-2.5b")
@pytest.mark.parametrize("cards", ["KH QH AH", "QS JD AH"])
def test_no_meld_stays_that_was_laid_too_early_beside_an_ace(cards) -> None:
    ruling = asked("npa", "meld_early", cards, by=("E",))
    assert "All of it is taken up again, and what is meld is laid when its time has come (NPA-2.5b)" in ruling.text
    assert paid(ruling) == {"E": -50}


def test_laid_in_time_what_is_meld_stays() -> None:
    assert "what is meld stays and counts" in asked("npa", "meld_aces", "KH QH AH", by=("E",), trump="H").text


@pytest.mark.accepts("NPA-2.5h", "NPA-3.1d")
def test_a_fifth_ace_costs_its_points_beside_the_renege() -> None:
    ruling = asked("npa", "meld_late", "AH AS AC AD AH", by=("N",))
    assert ("renege" in ruling.remedies, paid(ruling)) == (True, {"N": -50})
    assert "North loses 50 points (NPA-2.5h)" in ruling.text
    assert "50" not in asked("npa", "meld_late", "AH AS AC AD", by=("N",)).text
    assert paid(asked("npa", "meld_late", "AH AS AC AD AH", by=("N",), caller="E", slip=HELD)) == {"EW": 72, "N": -50}


# --- a second bad deal ------------------------------------------------------------------------------------------------


@pytest.mark.accepts("MCA-5c", "MCA-10Aa", "MCA-P1")
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
@pytest.mark.parametrize("counts", [{"N": 11, "E": 13}, {"N": 10, "E": 14}])
def test_where_no_deal_is_a_bad_one_the_numbers_decide(name, counts) -> None:
    text = asked(name, "misdeal_again", by=("W",), counts=counts).text
    assert "Before the players concerned have looked: whoever is short pulls" in text
    assert "At the end of the hand North and South lose 20 points, and East and West lose 20 points (MCA-P1)" in text
    assert "no points are lost" not in asked(name, "misdeal_again", by=("W",)).text
    with pytest.raises(CaseError, match="Somebody else must have more"):
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
    assert ruling.text.startswith("That is another renege than was called.")
    assert rule_on_told(house("npa"), Case(**about, offence="trump"), told)[1].proven
    assert rule_on_told(house("mcallen"), Case(**about, offence="follow"), told)[1].proven  # where any will do


@pytest.mark.accepts("NPA-3.1h")
def test_the_words_of_a_call_decide_whether_it_is_one() -> None:
    book, case = house("npa"), Case(kind="renege", by=("S",), caller="W", said="I am calling a renege")
    assert "words" not in no_difference(book, case, rule(book, case), lambda other: rule(book, other))
    talk = Case(kind="bid_talk", by=("S",), said="renege")
    assert "in which words" in no_difference(book, talk, rule(book, talk), lambda other: rule(book, other))


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize("kind", ["appeal", "dispute"])
def test_nobody_is_called_twice_to_decide(kind) -> None:
    text = asked("npa", kind, ruled=("a renege",), absent=("Referee",)).text
    assert "the National Tournament Director" in text
    assert "that decision is final" in text
    assert "If they do not" not in text


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
    with pytest.raises(CaseError, match=rf"{clause} has a name of its own; ask for {kind}\b"):
        asked("npa", "conduct", by=("E",), clause=clause)


@pytest.mark.parametrize(
    ("name", "clause"), [("npa", "NPA-6.1a"), ("npa", "NPA-2.6a"), ("bend", "BEN-5a"), ("mcallen", "MCA-9b")]
)
def test_nobody_breaks_what_only_says_what_counts(name, clause) -> None:
    with pytest.raises(CaseError, match="nobody can break that"):
        asked(name, "conduct", by=("E",), clause=clause)


@pytest.mark.parametrize("clause", ["NPA-3.1j", "NPA-3.1i", "NPA-2.5c", "NPA-2.7d"])
def test_what_has_no_answer_is_still_weighed(clause) -> None:
    assert "official" in asked("npa", "conduct", by=("E",), clause=clause).remedies
