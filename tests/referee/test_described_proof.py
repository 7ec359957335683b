"""A renege described by its trick: whose card it was, what he is known to have held, and when it may be put right."""

from __future__ import annotations

import pytest
from ruling_facts import facts_of, ids_of, parts_of, readings_of, unruled

from meldhouse.game import Seat, Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.proof.described import DescribedProof, prove_described
from meldhouse.referee.rulings.ruling import rule
from table import house

NPA, STH, BEND, N42 = (house(name) for name in ("npa", "st-hilary", "bend", "n42pa"))


def proof(trick: str, card: str, later: str, by: Seat | None = None, leads: Seat | None = None) -> DescribedProof:
    return prove_described(
        NPA,
        trump="S",
        trick=parse_pieces(trick),
        card=parse_pieces(card)[0],
        later=parse_pieces(later),
        by=by,
        leads=leads,
    )


@pytest.mark.accepts("NPA-3.1b")
def test_of_two_identical_cards_only_the_one_that_failed_to_go_over_is_a_renege() -> None:
    assert not proof("AD JS JS", "JS", "QS", "N", "W").proven, "North, the second to play, cut the ace"
    assert proof("AD JS JS", "JS", "QS", "E", "W").proven


@pytest.mark.refuses("NPA-3.1b")
def test_nobody_is_convicted_for_the_card_of_another() -> None:
    assert not proof("KD QD AD QD", "QD", "TD", "S", "W").proven, "South could not beat the ace; the other is North's"
    assert proof("KD QD AD QD", "QD", "TD", "N", "W").proven


@pytest.mark.refuses("NPA-3.1k")
@pytest.mark.parametrize(
    ("trick", "by", "sentence"),
    [
        ("KD QD AD JD", "E", "case-card-not-theirs"),
        ("KD QD", "S", "case-not-played-yet"),
    ],
)
def test_a_card_that_he_did_not_play_is_refused(trick: str, by: Seat, sentence: str) -> None:
    with unruled(sentence):
        proof(trick, "QD", "TD", by, "W")


@pytest.mark.refuses("NPA-3.1k")
def test_where_the_answer_hangs_on_whose_it_was_that_is_asked() -> None:
    with unruled("case-card-twice"):
        proof("AD JS JS", "JS", "QS")
    assert proof("TD QD KD QD", "QD", "AD").proven, "whosever it was, the ace should have been played"


# --- the window in which it is put right ------------------------------------------------------------------------------

HAND = Slip(bidder="N", bid=900, trump="H", meld={"NS": 600, "EW": 200})


@pytest.mark.accepts("BEN-3.5b", "BEN-3.5c")
@pytest.mark.parametrize("offence", [None, "follow"])
def test_where_nobody_says_whether_it_is_too_late_both_answers_are_told(offence) -> None:
    ruling = rule(BEND, Case(kind="renege", by=("E",), offence=offence, slip=HAND))
    assert ids_of(ruling)[0] == "ruling-reneged"
    assert ids_of(ruling)[-1] == "ruling-nothing-follows"
    assert ruling.hand == "over"


@pytest.mark.refuses("BEN-3.5b", "BEN-3.5c")
def test_whoever_says_it_gets_one_answer() -> None:
    late, in_time = (rule(BEND, Case(kind="renege", by=("E",), slip=HAND, in_time=when)) for when in (False, True))
    assert ids_of(late)[0] == "ruling-reneged"
    assert (in_time.hand, in_time.entries, in_time.clause) == ("goes-on", (), "BEN-3.5b")


@pytest.mark.accepts("STH-RN-j")
def test_each_house_has_its_own_window() -> None:
    told = {name: rule(house(name), Case(kind="renege", by=("E",))) for name in ("st-hilary", "mcallen", "npa")}
    assert facts_of(told["st-hilary"], "ruling-until-mended")["until"] == "next-piece"
    assert facts_of(told["mcallen"], "ruling-until-mended") == {"until": "next-legal", "seconds": 10}
    assert facts_of(told["npa"], "ruling-until-own") == {"who": ("E",)}


@pytest.mark.refuses("N42-5e")
def test_where_nothing_is_put_right_nothing_is_said_of_it() -> None:
    assert ids_of(rule(N42, Case(kind="renege", by=("E",))))[0] == "ruling-hand-over"


@pytest.mark.refuses("NPA-2.7i")
def test_aces_that_were_kept_back_are_no_card_in_a_book() -> None:
    ruling = rule(NPA, Case(kind="renege", by=("N",), offence="aces", in_time=True))
    assert (ruling.clause, ruling.hand) == ("NPA-3.1d", "goes-on")
    assert "ruling-aces-still" in parts_of(ruling)
    others = readings_of(rule(NPA, Case(kind="renege", by=("N",), offence="aces")))
    assert not any("changed" in other for other in others), "no card can be changed"


@pytest.mark.accepts("STH-RN-g", "STH-RN-j", "NPA-3.1l", "MCA-13f")
@pytest.mark.parametrize("name", ["npa", "mcallen", "st-hilary", "bend"])
def test_what_a_proven_renege_costs_is_told_before_how_it_would_have_been_put_right(name) -> None:
    text = parts_of(rule(house(name), Case(kind="renege", by=("E",))))
    assert text[0] == "ruling-hand-over"
    assert text.index("ruling-price-bidders") < len(text) - 2
