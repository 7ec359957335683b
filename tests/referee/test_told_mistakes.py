"""Mistakes that no table notices and somebody describes: deals, passes, draws, contracts, open pieces, discards."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

THREE = Slip(bidder="E", bid=580, trump="C", meld={"N": 320, "E": 40, "S": 180})


def asked(name: str, kind: str, cards: str = "", **more: object) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **more))  # type: ignore[arg-type]


WEAK, WITH_MELD = "9S 9S 9H 9H 9D AD JC TC TS AS JS QC", "9S 9S 9H 9H 9D KD QD TC TS AS JS QC"


@pytest.mark.refuses("STH-F9-a", "STH-F9-c")
@pytest.mark.parametrize(
    ("cards", "clause", "hand"),
    [("", "STH-F9-a", "stopped"), (WEAK, "STH-F9-c", "stopped"), (WITH_MELD, "STH-F9-a", "goes-on")],
)
def test_a_new_deal_without_a_right_to_it_is_not_given(cards, clause, hand) -> None:
    ruling = asked("st-hilary", "redeal_called", cards, by=("E",))
    assert (ruling.clause, ruling.hand) == (clause, hand)
    late = asked("st-hilary", "redeal_called", cards, by=("E",), in_time=False)
    assert (late.hand, late.remedies) == ("goes-on", ("not-allowed",))
    assert ("ruling-redeal-until" in parts_of(ruling)) == (cards == WEAK)


@pytest.mark.refuses("NPA-X10", "MCA-5c", "BEN-2.1a")
@pytest.mark.parametrize(
    ("name", "kind", "clause"),
    [
        ("npa", "redeal_called", "NPA-X10"),
        ("mcallen", "redeal_called", "MCA-5c"),
        ("bend", "redeal_called", None),
        ("npa", "redeal_asked", "NPA-2.7a"),
        ("mcallen", "redeal_asked", "MCA-C1"),
        ("bend", "redeal_asked", "BEN-2.1a"),
    ],
)
def test_where_no_hand_is_thrown_in_play_does_not_wait_for_it(name, kind, clause) -> None:
    ruling = asked(name, kind, by=("W",))
    assert (ruling.clause, ruling.hand, ruling.remedies[0]) == (clause, "goes-on", "not-allowed")


@pytest.mark.refuses("STH-PS-c")
def test_who_looks_before_he_has_passed_passes_from_what_he_was_dealt() -> None:
    ruling = asked("st-hilary", "pass_peeked", by=("S",))
    assert (ruling.clause, ruling.remedies) == ("STH-PS-c", ("take-back", "log"))
    with unruled("case-exchange-bidders"):
        asked("st-hilary", "pass_peeked", by=("S",), slip=Slip(bidder="W", bid=20))


@pytest.mark.accepts("BEN-3.3b")
def test_where_partner_passes_first_the_bidder_looks() -> None:
    assert ids_of(asked("bend", "pass_peeked", by=("S",)))[0] == "ruling-nothing-wrong"
    with unruled("case-no-exchange"):
        asked("bend.3", "pass_peeked", by=("S",))


@pytest.mark.refuses("N42-1b")
def test_a_contract_that_is_not_played_is_named_anew() -> None:
    ruling = asked("n42pa", "contract_wrong", by=("S",))
    assert (ruling.clause, parts_of(ruling)) == (
        "N42-1b",
        ("void-contract_wrong", "N42-1b"),
    )
    assert ids_of(asked("n42pa", "contract_wrong", by=("S",), trump="doubles"))[0] == "ruling-nothing-wrong"
    other = asked("n42pa", "contract_wrong", by=("E",), slip=Slip(bidder="S", bid=42))
    assert "ruling-only-bidder-names" in parts_of(other)


@pytest.mark.refuses("N42-2c")
def test_a_shaker_who_draws_before_the_others_draws_again_and_last() -> None:
    ruling = asked("n42pa", "draw_early", by=("S",))
    assert (ruling.clause, ruling.remedies, ruling.hand) == ("N42-2c", ("take-back",), "goes-on")
    with unruled("case-not-drawn"):
        asked("npa", "draw_early", by=("S",))


@pytest.mark.refuses("N42-6b", "STH-X3", "NPA-2.7m", "MCA-10Da", "BEN-X18")
@pytest.mark.parametrize(
    ("name", "card", "clause"),
    [
        ("n42pa", "5-1", "N42-6b"),
        ("st-hilary", "JC", "STH-X3"),
        ("npa", "JC", "NPA-2.7m"),
        ("mcallen", "JC", "MCA-10Da"),
        ("bend", "JC", "BEN-X18"),
    ],
)
def test_the_piece_that_lies_open_is_played_and_the_other_one_lies_there_too(name, card, clause) -> None:
    ruling = asked(name, "open_kept", card, by=("E",))
    assert (ruling.clause, ruling.remedies[:2]) == (clause, ("take-back", "face-up"))


@pytest.mark.accepts("N42-18a")
def test_what_an_onlooker_says_does_not_even_call_a_renege() -> None:
    assert ids_of(asked("n42pa", "onlooker"))[0] == "void-onlooker"


@pytest.mark.accepts("NPA-2.4a", "STH-X1")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-2.4a"), ("st-hilary", "STH-X1"), ("mcallen", "MCA-5d")])
def test_a_bid_before_looking_is_one_before_the_hand_is_ready(name, clause) -> None:
    ruling = asked(name, "bid_blind", by=("E",))
    assert (ruling.clause, ruling.remedies, ruling.hand) == (clause, ("void",), "goes-on")


# --- too many laid away -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.4b", "BEN-X14")
def test_a_bidder_who_laid_away_too_many_takes_some_up_again_before_the_first_lead() -> None:
    before = asked("bend.3", "count_seen", counts={"N": 25, "E": 24, "S": 25}, slip=THREE)
    assert (before.clause, before.remedies) == ("BEN-3.4b", ("take-back",))
    for kind, many in (("count_play", 20), ("count_end", 25)):
        later = asked("bend.3", kind, counts={"N": many, "E": many - 1, "S": many}, slip=THREE)
        assert (later.clause, later.hand) == ("BEN-X14", "stopped")
    unknown = asked("bend.3", "count_seen", counts={"N": 25, "E": 24, "S": 25})
    assert "ruling-if-dealt-so" in parts_of(unknown)
    assert "ruling-if-not-and-bidder" in parts_of(unknown)


@pytest.mark.refuses("BEN-3.4b")
def test_another_who_has_too_few_was_dealt_too_few() -> None:
    ruling = asked("bend.3", "count_seen", counts={"N": 24, "E": 25, "S": 25}, slip=THREE)
    assert (ruling.clause, ruling.remedies) == ("BEN-3.6b", ("redeal",))
