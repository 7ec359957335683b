"""Rulings that say where they end and how the paper may be read otherwise, and mistakes that no table notices."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.evidence import rule_on_told
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.referee.told import Told
from table import house, points

SIXTY_FIVE = Slip(bidder="W", bid=65, trump="H", meld={"NS": 24, "EW": 40})
THIRTY = Slip(bidder="W", bid=30, trump="H", meld={"NS": 13, "EW": 20})
NINE_HUNDRED = Slip(bidder="S", bid=900, trump="H", meld={"NS": 670, "EW": 320})
THREE = Slip(bidder="E", bid=580, trump="C", meld={"N": 320, "E": 40, "S": 180})


def asked(name: str, kind: str, cards: str = "", **more: object) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **more))  # type: ignore[arg-type]


# --- where a ruling ends ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X1", "BEN-X17")
@pytest.mark.parametrize(("name", "clause"), [("st-hilary", "STH-X1"), ("bend", "BEN-X17")])
def test_a_bid_that_does_not_count_is_made_again(name, clause) -> None:
    assert asked(name, "bid_wrong", by=("N",)).text == f"It does not count; North bids again, or passes ({clause})."
    assert "at his turn North bids or passes as he likes" in asked(name, "bid_early", by=("N",)).text
    assert asked(name, "bid_early", by=("N",), out_of_bidding=True).text == f"It does not count ({clause})."


@pytest.mark.refuses("NPA-2.4c")
def test_nobody_is_told_to_bid_as_he_likes_who_may_make_the_lowest_bid_only() -> None:
    assert "as he likes" not in asked("npa", "bid_early", by=("N",)).text


@pytest.mark.accepts("NPA-2.4e")
def test_a_silenced_dealer_is_told_of_what_he_may_be_set_on() -> None:
    assert asked("npa", "bid_early", by=("N",)).text.endswith(
        "If South deals and everybody passes, that side is set on 50 (NPA-2.4e)."
    )
    assert "2.4e" not in asked("mcallen", "bid_early", by=("N",)).text


@pytest.mark.accepts("N42-10a", "N42-9b")
def test_a_question_for_trump_is_told_with_its_end() -> None:
    ruling = asked("n42pa", "trump_asked", by=("E",))
    assert "Once the first trick is complete: the other side gets 1 mark" in ruling.text
    assert any("Rule 9 alone" in other for other in ruling.alternatives)
    assert "complete" not in asked("n42pa", "trump_asked", by=("E",), trick=1).text, "a table knows the moment"
    assert "complete" not in asked("st-hilary", "trump_asked", by=("E",)).text


@pytest.mark.accepts("N42-9c")
def test_the_other_reading_is_another_one() -> None:
    assert asked("n42pa", "trump_asked_late", by=("E",)).alternatives[0].endswith("may end it with that mark (N42-9c).")


@pytest.mark.accepts("BEN-2.3a", "BEN-3.4c")
def test_trumps_laid_away_may_be_told_until_the_first_lead() -> None:
    about = {"by": ("E",), "slip": THREE, "trump": "C", "cards": "KC JC"}
    in_time = asked("bend.3", "discard_declared", in_time=True, caller="N", **about)
    assert (in_time.clause, in_time.hand, in_time.entries) == ("BEN-2.3a", "goes-on", ())
    late = asked("bend.3", "discard_declared", in_time=False, caller="N", **about)
    assert (late.hand, "BEN-2.3a" in late.text) == ("over", False)
    for caller in (None, "N"):
        assert (
            "Until the first lead he may still tell it"
            in asked("bend.3", "discard_declared", caller=caller, **about).text
        )


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
    assert "The ace of diamonds, the ten of diamonds and the jack of diamonds are taken up again" in ruling.text
    assert "stay face up" in ruling.alternatives[0]


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
    assert "the one that was laid first is trump; of two at once, the one named" in two.text


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
    assert any("(NPA-2.5f, NPA-2.7n)" in other for other in late.alternatives)
    assert early.alternatives == ()


# --- mistakes that no table notices -----------------------------------------------------------------------------------

WEAK, WITH_MELD = "9S 9S 9H 9H 9D AD JC TC TS AS JS QC", "9S 9S 9H 9H 9D KD QD TC TS AS JS QC"


@pytest.mark.refuses("STH-F9-a", "STH-F9-c")
@pytest.mark.parametrize(("cards", "clause"), [("", "STH-F9-c"), (WEAK, "STH-F9-c"), (WITH_MELD, "STH-F9-a")])
def test_a_new_deal_without_a_right_to_it_is_not_given(cards, clause) -> None:
    ruling = asked("st-hilary", "redeal_called", cards, by=("E",))
    assert (ruling.clause, ruling.hand) == (clause, "goes-on")
    assert ("gives a right to a new deal until somebody has bid or passed" in ruling.text) == (cards == WEAK)


@pytest.mark.refuses("NPA-X10", "MCA-5c", "BEN-2.1a")
@pytest.mark.parametrize(
    ("name", "kind", "clause"),
    [
        ("npa", "redeal_called", "NPA-X10"),
        ("mcallen", "redeal_called", "MCA-5c"),
        ("bend", "redeal_called", "BEN-2.1a"),
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
    with pytest.raises(CaseError, match="Only the bidder, West, and his partner pass cards"):
        asked("st-hilary", "pass_peeked", by=("S",), slip=Slip(bidder="W", bid=20))


@pytest.mark.accepts("BEN-3.3b")
def test_where_partner_passes_first_the_bidder_looks() -> None:
    assert asked("bend", "pass_peeked", by=("S",)).text.startswith("Nothing is wrong: partner passes first")
    with pytest.raises(CaseError, match="No cards are passed at this table"):
        asked("bend.3", "pass_peeked", by=("S",))


@pytest.mark.refuses("N42-1b")
def test_a_contract_that_is_not_played_is_named_anew() -> None:
    ruling = asked("n42pa", "contract_wrong", by=("S",))
    assert (ruling.clause, ruling.text) == (
        "N42-1b",
        "It does not count; South names one that is played here (N42-1b).",
    )
    assert asked("n42pa", "contract_wrong", by=("S",), trump="doubles").text.startswith("Nothing is wrong: doubles")
    other = asked("n42pa", "contract_wrong", by=("E",), slip=Slip(bidder="S", bid=42))
    assert "only the bidder, South, names trump" in other.text


@pytest.mark.refuses("N42-2c")
def test_a_shaker_who_draws_before_the_others_draws_again_and_last() -> None:
    ruling = asked("n42pa", "draw_early", by=("S",))
    assert (ruling.clause, ruling.remedies, ruling.hand) == ("N42-2c", ("take-back",), "goes-on")
    with pytest.raises(CaseError, match="Nobody draws cards at this table; they are dealt"):
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
    assert asked("n42pa", "onlooker").text.startswith(
        "What was said does not count, even if it was a call of a renege."
    )


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
    assert "If it was dealt so: the cards are shuffled again" in unknown.text
    assert "If not, and East has the bid: East laid away too many" in unknown.text


@pytest.mark.refuses("BEN-3.4b")
def test_another_who_has_too_few_was_dealt_too_few() -> None:
    ruling = asked("bend.3", "count_seen", counts={"N": 24, "E": 25, "S": 25}, slip=THREE)
    assert (ruling.clause, ruling.remedies) == ("BEN-3.6b", ("redeal",))


# --- readings ---------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-X7")
@pytest.mark.parametrize(("bid", "told"), [(46, True), (45, False)])
def test_where_two_rules_collide_both_are_told(bid, told) -> None:
    slip = Slip(bidder="S", bid=bid, trump="H", meld={"NS": 20, "EW": 9})
    ruling = asked("st-hilary", "renege", by=("E",), in_time=False, slip=slip)
    assert any("(STH-OB-b)" in other for other in ruling.alternatives) == told


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
    assert any("(MCA-13c)" in other for other in ruling.alternatives) == told


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
    assert any(says in other for other in rule(house(name), Case(**about)).alternatives)


@pytest.mark.accepts("MCA-10Fb")
def test_a_score_that_both_sides_agreed_to_is_not_opened_for_a_count() -> None:
    counts = {"N": 11, "E": 13}
    assert asked("mcallen", "count_end", counts=counts, called="scored").clause == "MCA-10Fb"
    assert points(asked("mcallen", "count_end", counts=counts).entries) == {"NS": -20, "EW": -20}
    assert asked("mcallen", "bid_early", by=("E",), called="next-deal").remedies == ()
