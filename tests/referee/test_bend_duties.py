"""Bend on felt: not beating and not trumping are put right without a penalty; a renege nobody calls is not seen."""

from __future__ import annotations

import pytest
from bend_felt import BEND, HANDS, NEXT, WEST_RENEGES, all_cards, called, card, clubs, fees, played_out, scores, shown
from felt_table import put
from ruling_facts import parts_of

from meldhouse.game import Correct
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule

BREACHES = [
    ("KD JD QD TD", "W", "beat", "AD"),  # West has the ace and the ten of diamonds
    ("AH JS QC JH", "W", "trump", "JC"),  # West has no heart and keeps his trumps
    ("AH TC JC JH", "N", "beat", "AC"),  # North trumps, but not over West
]


def caller_of(accused: str) -> str:
    return "E" if accused == "N" else "S"


@pytest.mark.accepts("BEN-X4")
@pytest.mark.parametrize(("cards", "accused", "offence", "right"), BREACHES)
@pytest.mark.parametrize("more", [0, 1])
def test_it_is_put_right_when_it_is_noticed_in_time(
    cards: str, accused: str, offence: str, right: str, more: int
) -> None:
    felt = put(clubs(), cards)
    for _ in range(more):  # the next lead
        put(felt, felt.hand.state.hands[felt.hand.state.play.leader][0].text)
    called(felt, caller_of(accused), accused, offence=offence)
    state = felt.hand.state
    assert (state.turn, state.play.tricks, state.points) == (accused, (), {"NS": 0, "EW": 0})
    assert state.play.trick == tuple(map(card, cards.split()))[: 1 if accused == "W" else 2]
    assert all_cards(felt) == BEND.pack.counts
    assert card(right) in felt.hand.legal_plays()
    assert card(cards.split()[1 if accused == "W" else 2]) not in felt.hand.legal_plays()


@pytest.mark.accepts("BEN-X4")
@pytest.mark.parametrize(("cards", "accused", "offence", "right"), BREACHES)
def test_its_maker_may_put_it_right_himself(cards: str, accused: str, offence: str, right: str) -> None:
    felt = put(clubs(), cards)
    felt.act(Correct(accused, card(right)))
    assert felt.hand.state.play.trick[-1] == card(right)
    assert all_cards(felt) == BEND.pack.counts
    assert not called(felt, caller_of(accused), accused, offence=offence).hand.is_over


@pytest.mark.accepts("BEN-X4")
@pytest.mark.parametrize(("cards", "accused", "offence", "right"), BREACHES)
def test_too_late_to_mend_it_costs_nothing_either(cards: str, accused: str, offence: str, right: str) -> None:
    del right
    felt = played_out(put(clubs(), cards))
    before = scores(felt), fees(felt)
    called(felt, caller_of(accused), accused, offence=offence)
    assert (felt.hand.state.ending.ended, (scores(felt), fees(felt))) == ("played", before)


@pytest.mark.accepts("BEN-X4")
@pytest.mark.parametrize("offence", ["beat", "trump"])
def test_somebody_who_describes_it_hears_the_same(offence: str) -> None:
    ruling = rule(BEND, Case(kind="renege", by=("W",), offence=offence))
    assert (ruling.hand, ruling.entries) == ("goes-on", ())
    assert "ruling-mended" in parts_of(ruling)


@pytest.mark.accepts("BEN-X4")
def test_the_referee_cites_the_clause_of_the_duties() -> None:
    ruling = called(put(clubs(), "KD JD QD TD"), "S", "W", offence="beat").rulings[-1]
    assert ruling.clause == "BEN-X4"
    assert rule(BEND, Case(kind="renege", by=("W",), offence="beat")).clause == "BEN-X4"


@pytest.mark.refuses("BEN-X4")
@pytest.mark.parametrize("offence", ["beat", "trump"])
def test_not_following_is_not_made_harmless_by_another_name(offence: str) -> None:
    felt = called(played_out(put(clubs(), WEST_RENEGES)), "S", "W", offence=offence)
    assert felt.hand.state.ending.ended == "renege", "the paper asks nobody to say what it was"


@pytest.mark.refuses("BEN-X4")
def test_nor_is_not_beating_a_renege_because_it_is_called_one() -> None:
    felt = called(played_out(put(clubs(), "KD JD QD TD")), "S", "W", offence="follow")
    assert (felt.hand.state.ending.ended, felt.rulings[-1].clause) == ("played", "BEN-X4")


@pytest.mark.refuses("BEN-X4")
def test_whoever_cannot_beat_may_play_low() -> None:
    felt = called(put(clubs(), "AD JD QD QD"), "S", "W", offence="beat")
    assert felt.rulings[-1].kind == "renege_unproven"


# --- nobody can know --------------------------------------------------------------------------------------------------

_HEARTS, _OTHERS = "AH AH TH TH TH KH KH QH QH JH JH", "AD TD TD JD JD AC TC KC QC JC JC"
VOID = {"W": HANDS["W"].replace(_OTHERS, _HEARTS), "E": HANDS["E"].replace(_HEARTS, _OTHERS)}
"""The same table, but West's diamonds and clubs and East's hearts have changed places: West may throw what he likes."""


def both(cards: str) -> tuple[Felt, Felt]:
    return put(clubs(show=False), cards), put(clubs(show=False, **VOID), cards)


@pytest.mark.accepts("BEN-X19")
@pytest.mark.parametrize("count", [2, 3, 4, 6, 8])
def test_a_renege_that_nobody_calls_looks_like_an_honest_card(count: int) -> None:
    cards = f"{WEST_RENEGES} {NEXT}".split()[:count]
    false, honest = both(" ".join(cards))
    for seat in ("S", "N", None):
        assert shown(false, seat) == shown(honest, seat)
    assert false.rulings == []


@pytest.mark.refuses("BEN-X19")
def test_the_call_brings_it_out() -> None:
    false, honest = both(WEST_RENEGES)
    for felt in (false, honest):
        called(felt, "S", "W")
    assert (false.hand.turn, false.hand.state.play.trick) == ("W", (card("AD"),))
    assert (honest.rulings[-1].kind, len(honest.hand.state.play.tricks)) == ("renege_unproven", 1)
