"""Rulings that say where they end, and how the paper may be read otherwise."""

from __future__ import annotations

import pytest
from ruling_facts import ids_of, parts_of, readings_of

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house, points

NINE_HUNDRED = Slip(bidder="S", bid=900, trump="H", meld={"NS": 670, "EW": 320})
THREE = Slip(bidder="E", bid=580, trump="C", meld={"N": 320, "E": 40, "S": 180})


def asked(name: str, kind: str, cards: str = "", **more: object) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **more))  # type: ignore[arg-type]


# --- where a ruling ends ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X1", "BEN-X17")
@pytest.mark.parametrize(("name", "clause"), [("st-hilary", "STH-X1"), ("bend", "BEN-X17")])
def test_a_bid_that_does_not_count_is_made_again(name, clause) -> None:
    assert parts_of(asked(name, "bid_wrong", by=("N",))) == ("void-bid_wrong", clause)
    assert "void-bid_early" in parts_of(asked(name, "bid_early", by=("N",)))
    assert ids_of(asked(name, "bid_early", by=("N",), out_of_bidding=True)) == ("void",)


@pytest.mark.refuses("NPA-2.4c")
def test_nobody_is_told_to_bid_as_he_likes_who_may_make_the_lowest_bid_only() -> None:
    assert "void-bid_early" not in parts_of(asked("npa", "bid_early", by=("N",)))


@pytest.mark.accepts("NPA-2.4e")
def test_a_silenced_dealer_is_told_of_what_he_may_be_set_on() -> None:
    assert ids_of(asked("npa", "bid_early", by=("N",)))[-1] == "ruling-silenced-dealer"
    assert "ruling-silenced-dealer" not in parts_of(asked("mcallen", "bid_early", by=("N",)))


@pytest.mark.accepts("N42-10a", "N42-9b")
def test_a_question_for_trump_is_told_with_its_end() -> None:
    ruling = asked("n42pa", "trump_asked", by=("E",))
    assert "ruling-once-known" in parts_of(ruling)
    assert any("rule-9-asked" in other for other in readings_of(ruling))
    assert "ruling-once-known" not in parts_of(asked("n42pa", "trump_asked", by=("E",), trick=1)), (
        "a table knows the moment"
    )
    assert "ruling-once-known" not in parts_of(asked("st-hilary", "trump_asked", by=("E",)))


@pytest.mark.accepts("N42-9c")
def test_the_other_reading_is_another_one() -> None:
    assert readings_of(asked("n42pa", "trump_asked_late", by=("E",)))[0] == "mark-ends (N42-9c)"


@pytest.mark.accepts("BEN-2.3a", "BEN-3.4c")
def test_trumps_laid_away_may_be_told_until_the_first_lead() -> None:
    about = {"by": ("E",), "slip": THREE, "trump": "C", "cards": "KC JC"}
    in_time = asked("bend.3", "discard_declared", in_time=True, caller="N", **about)
    assert (in_time.clause, in_time.hand, in_time.entries) == ("BEN-2.3a", "goes-on", ())
    late = asked("bend.3", "discard_declared", in_time=False, caller="N", **about)
    assert (late.hand, "BEN-2.3a" in parts_of(late)) == ("over", False)
    for caller in (None, "N"):
        assert "ruling-may-still-tell" in parts_of(asked("bend.3", "discard_declared", caller=caller, **about))


@pytest.mark.accepts("BEN-3.5h")
@pytest.mark.parametrize(
    ("kind", "offence"), [("discard_forgotten", None), ("discard_declared", None), ("renege", "discard")]
)
def test_a_bidder_says_himself_what_was_wrong_with_his_discard(kind, offence) -> None:
    ruling = asked("bend.3", kind, by=("E",), caller="E", offence=offence, in_time=False, slip=THREE)
    assert (ruling.hand, points(ruling.entries)["N"]) == ("over", 900)
    if offence:
        in_time = asked("bend.3", kind, by=("E",), caller="E", offence=offence, in_time=True, slip=THREE)
        assert (in_time.hand, in_time.clause) == ("goes-on", "BEN-2.3a")


@pytest.mark.refuses("BEN-X19")
def test_of_nothing_else_he_does() -> None:
    ruling = asked("bend.3", "renege", by=("E",), caller="E", offence="follow", in_time=False, slip=THREE)
    assert (ruling.hand, ruling.clause) == ("goes-on", "BEN-X19")


@pytest.mark.accepts("BEN-4.2a")
@pytest.mark.parametrize("by", [("N", "S"), ("S", "N"), ("S",)])
def test_each_renege_costs_its_fee(by) -> None:
    ruling = asked("bend", "renege", by=by, in_time=False, slip=NINE_HUNDRED)
    assert {entry.seats: entry.points for entry in ruling.entries if entry.unit == "cents"} == {
        (seat,): -25 for seat in by
    }


# --- meld -------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-ME-c")
@pytest.mark.parametrize(("name", "clause"), [("st-hilary", "STH-ME-c"), ("bend", None)])
def test_cards_laid_for_meld_that_are_none_go_back_to_the_hand(name, clause) -> None:
    ruling = asked(name, "meld_stray", "AD TD KD QD JD", by=("E",), trump="C")
    assert (ruling.remedies, ruling.clause) == (("take-back",), clause)
    assert "take-back-meld_stray" in parts_of(ruling)
    assert "stray-open" in readings_of(ruling)[0]


@pytest.mark.accepts("STH-BI-e", "BEN-X7", "MCA-6e")
@pytest.mark.parametrize(("name", "clause"), [("st-hilary", "STH-BI-e"), ("bend", "BEN-X7"), ("mcallen", "MCA-6e")])
def test_where_trump_is_named_no_marriage_is_missing(name, clause) -> None:
    ruling = asked(name, "meld_trump", "QS JD", by=("S",))
    assert (ruling.clause, ruling.hand, ruling.remedies) == (clause, "goes-on", ())


@pytest.mark.accepts("NPA-2.5a", "NPA-2.5h", "MCA-7d")
@pytest.mark.parametrize(
    ("name", "cards", "clause"),
    [
        ("npa", "KH QH", "NPA-2.5a"),
        ("npa", "AS AH AD AC KH QH", "NPA-2.5a"),
        ("npa", "AS AD", "NPA-2.5h"),
        ("mcallen", "AH TH KH QH JH", "MCA-7d"),
    ],
)
def test_what_was_laid_shows_whether_a_marriage_is_missing(name, cards, clause) -> None:
    ruling = asked(name, "meld_trump", cards, by=("N",))
    assert (ruling.clause, bool(points(ruling.entries))) == (clause, clause == "NPA-2.5h")


@pytest.mark.refuses("NPA-2.5a")
def test_where_it_is_missing_the_meld_is_taken_back() -> None:
    assert asked("npa", "meld_trump", "QS JD", by=("N",)).remedies == ("take-back",)
    two = asked("npa", "meld_trump", "KH QH KS QS", by=("N",))
    assert "ruling-first-marriage-of" in parts_of(two)


@pytest.mark.accepts("NPA-2.6h", "MCA-Tb")
@pytest.mark.parametrize(
    ("name", "kind", "cards"), [("npa", "meld_aces", "AS AH AD AC"), ("mcallen", "meld_stray", "KS QS")]
)
def test_for_what_is_meld_no_penal_clause_is_named(name, kind, cards) -> None:
    assert asked(name, kind, cards, by=("N",)).clause is None


@pytest.mark.accepts("NPA-2.5f")
def test_aces_shown_after_the_first_lead_may_be_read_otherwise() -> None:
    late, early = (asked("npa", kind, "AS AH AD", by=("E",)) for kind in ("meld_late", "meld_early"))
    assert (points(late.entries), points(early.entries)) == ({"E": -50}, {"E": -50})
    assert any("aces-late" in other for other in readings_of(late))
    assert not any("NPA-2.5f" in other for other in readings_of(early))


# --- readings ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X7")
@pytest.mark.parametrize(("bid", "told"), [(46, True), (45, False)])
def test_where_two_rules_collide_both_are_told(bid, told) -> None:
    slip = Slip(bidder="S", bid=bid, trump="H", meld={"NS": 20, "EW": 9})
    ruling = asked("st-hilary", "renege", by=("E",), in_time=False, slip=slip)
    assert any("off-board" in other for other in readings_of(ruling)) == told


@pytest.mark.accepts("MCA-13c", "MCA-8e")
@pytest.mark.parametrize(
    ("by", "trick", "card", "later", "told"),
    [
        ("S", "TD KD JD QD", "KD", "AD", True),
        ("W", "TD QS 9S QD", "9S", "AS", True),
        ("S", "TD KD JD QD", "KD", "JD", False),
    ],
)
def test_of_beating_in_every_suit_the_other_reading_is_told(by, trick, card, later, told) -> None:
    about = Told(trick=parse_pieces(trick), card=parse_pieces(card)[0], later=parse_pieces(later), trump="S", leads="E")
    caller = "W" if by == "S" else "N"
    ruling = rule_on_told(house("mcallen"), Case(kind="renege", by=(by,), caller=caller), about)[0]
    assert ruling.kind == "renege_unproven"
    assert any("(MCA-13c)" in other for other in readings_of(ruling)) == told


@pytest.mark.accepts("BEN-X4", "BEN-3.5g", "N42-5a", "STH-LD-b", "BEN-X13", "MCA-13a", "NPA-2.3f", "MCA-P1")
@pytest.mark.parametrize(
    ("name", "about", "says"),
    [
        ("bend", {"kind": "renege", "by": ("E",), "offence": "beat"}, "(BEN-X4)"),
        ("bend", {"kind": "renege", "by": ("E",), "in_time": False, "slip": NINE_HUNDRED}, "(BEN-3.5g)"),
        ("bend.3", {"kind": "renege", "by": ("N",), "in_time": False, "slip": THREE}, "(BEN-3.5h)"),
        ("bend", {"kind": "claim", "by": ("S",), "stands": False}, "(BEN-X18)"),
        ("n42pa", {"kind": "renege", "by": ("E",)}, "(N42-5a)"),
        ("n42pa", {"kind": "deal_exposed"}, "(N42-6a)"),
        ("st-hilary", {"kind": "claim", "by": ("S",), "stands": False}, "(STH-LD-b)"),
        ("mcallen", {"kind": "renege", "by": ("E",), "in_time": True}, "(MCA-13a)"),
        ("mcallen", {"kind": "trump_misspoken", "by": ("N",)}, "(MCA-7d)"),
        ("mcallen", {"kind": "count_seen", "counts": {"N": 11, "S": 13}}, "(MCA-P1)"),
        ("npa", {"kind": "count_play", "counts": {"N": 18, "S": 22}}, "(NPA-2.3f)"),
        ("npa", {"kind": "who_played_asked", "by": ("N",)}, "(NPA-2.7a)"),
    ],
)
def test_the_other_reading_stands_beside_the_ruling(name, about, says) -> None:
    assert any(says in other for other in readings_of(rule(house(name), Case(**about))))


@pytest.mark.accepts("MCA-10Fb")
def test_a_score_that_both_sides_agreed_to_is_not_opened_for_a_count() -> None:
    counts = {"N": 11, "E": 13}
    assert asked("mcallen", "count_end", counts=counts, called="scored").clause == "MCA-10Fb"
    assert points(asked("mcallen", "count_end", counts=counts).entries) == {"NS": -20, "EW": -20}
    assert asked("mcallen", "bid_early", by=("E",), called="next-deal").remedies == ()
