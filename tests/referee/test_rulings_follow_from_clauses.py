"""Questions of people who had only the paper before them: what a ruling says must follow from it, once and wholly."""

from __future__ import annotations

import pytest
from ruling_facts import flat, ids_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.asking.groups import fate_of
from meldhouse.referee.asking.no_difference import no_difference
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

BEND_HAND = Slip(bidder="S", bid=580, trump="C", meld={"N": 320, "E": 180, "S": 100})
HOUSES = ("npa", "mcallen", "mcallen.hoyle", "st-hilary", "bend", "bend.3", "n42pa")


def ruled(name: str, kind: str, cards: str = "", **case: object) -> Ruling:
    pieces = parse_pieces(cards) if cards else ()
    return rule(house(name), Case(kind=kind, pieces=pieces, **case))  # type: ignore[arg-type]


# --- the deal --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3e")
def test_a_second_bad_deal_that_one_card_mends_is_not_dealt_again():
    found = ruled("npa", "misdeal_again", by=("N",), counts={"N": 19, "S": 21})
    assert found.hand == "goes-on"
    assert found.clause == "NPA-2.3e"


@pytest.mark.refuses("NPA-2.3e")
def test_one_that_takes_two_is_dealt_again():
    assert ruled("npa", "misdeal_again", by=("N",), counts={"N": 18, "S": 22}).hand == "dealt-again"
    assert "ruling-if-more-pulled" in parts_of(ruled("npa", "misdeal_again", by=("N",)))


def test_a_pack_that_lacks_a_card_is_for_the_official():
    found = ruled("npa", "count_seen", counts={"N": 19, "E": 20, "S": 20, "W": 20})
    assert found.hand == "stopped"
    assert "ruling-pack-short" in parts_of(found)
    with unruled("case-count-sum"):
        ruled("npa", "count_seen", counts={"N": 18, "E": 20, "S": 20, "W": 20})


@pytest.mark.accepts("BEN-3.6b")
def test_a_kitty_that_was_dealt_too_small_is_a_misdeal():
    assert ruled("bend.3", "count_unseen", counts={"N": 26, "E": 25, "S": 25}, kitty=4).hand == "dealt-again"
    found = ruled("bend.3", "count_seen", counts={"N": 26, "E": 25, "S": 25}, kitty=4)
    assert ids_of(found)[0] == "ruling-if-dealt-so"


@pytest.mark.parametrize(("name", "kitty", "why"), [("bend.3", 5, "case-kitty-all"), ("npa", 4, "case-no-kitty")])
def test_a_kitty_that_cannot_be_is_refused(name, kitty, why):
    with unruled(why):
        ruled(name, "count_seen", counts={"N": 26, "E": 25, "S": 25}, kitty=kitty)


@pytest.mark.accepts("NPA-8.1b")
def test_a_hand_of_the_wrong_dealer_stands_when_the_sheet_is_signed():
    assert "ruling-signed-stays" in parts_of(ruled("npa", "wrong_dealer", by=("N",), in_time=False))
    assert ruled("npa", "wrong_dealer", by=("N",)).hand == "void"


@pytest.mark.accepts("STH-F9-a")
def test_a_call_for_a_new_deal_in_time_turns_on_the_hand():
    assert "ruling-nines-right" in parts_of(ruled("st-hilary", "redeal_called", by=("N",), in_time=True))
    assert ruled("st-hilary", "redeal_called", by=("N",), in_time=False).clause == "STH-F9-c"


@pytest.mark.parametrize("kind", ["machine_missing", "machine_refused"])
def test_only_a_house_with_a_machine_asks_for_it(kind):
    assert ids_of(ruled("bend", kind)) == ("ruling-no-machine",)
    assert "ruling-nothing-wrong" not in parts_of(ruled("npa", kind))


# --- meld ------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.5h")
@pytest.mark.parametrize("kind", ["meld_stray", "meld_aces"])
@pytest.mark.parametrize("cards", ["AH TH KH QH JH AC", "AC AC AS AD AH"])
def test_an_ace_too_many_costs_fifty_and_leaves_the_meld(kind, cards):
    found = ruled("npa", kind, cards, by=("N",), trump="H")
    assert "take-back-meld_aces" in parts_of(found)
    assert [entry.points for entry in found.entries] == [-50]


@pytest.mark.refuses("NPA-2.5h")
def test_a_second_ace_of_a_run_costs_nothing_and_the_literal_reading_is_told():
    twice = ruled("npa", "meld_aces", "AC AS AD AH AH TH KH QH JH", by=("N",), trump="H")
    assert twice.entries == ()
    assert any("second-ace" in other for other in readings_of(twice))
    assert readings_of(ruled("npa", "meld_aces", "AC AS AD AH", by=("N",), trump="H")) == ()


@pytest.mark.accepts("MCA-10Fb", "NPA-8.1b")
@pytest.mark.parametrize("name", ["mcallen", "npa"])
def test_meld_is_not_counted_anew_when_it_is_too_late(name):
    assert ruled(name, "meld_value", by=("N",), in_time=False).remedies == ()
    assert "true-value" in ruled(name, "meld_value", by=("N",)).remedies


@pytest.mark.accepts("NPA-2.4i")
def test_natural_meld_under_twenty_is_told_where_the_bid_was_made():
    made = Slip(bidder="N", bid=75, trump="C", meld={"NS": 25, "EW": 19})
    dropped = Slip(bidder="N", bid=50, trump="C", dropped=True, meld={"NS": 25, "EW": 19})
    assert any("meld-any" in other for other in readings_of(ruled("npa", "no_marriage", slip=made)))
    assert readings_of(ruled("npa", "no_marriage", slip=dropped)) == ()


# --- the discard -----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.5h")
def test_too_few_laid_away_is_a_forgotten_discard_after_the_lead():
    found = ruled("bend.3", "discard_count", "AC KC", by=("S",), slip=BEND_HAND, in_time=False)
    assert {entry.seats: entry.points for entry in found.entries if entry.points == 580} == {("N",): 580, ("E",): 580}
    both = parts_of(ruled("bend.3", "discard_count", by=("S",), in_time=False))
    assert "ruling-if-discarded" in both
    assert "ruling-many-late" in both


@pytest.mark.refuses("BEN-3.5h")
def test_before_the_lead_it_is_put_right():
    assert ruled("bend.3", "discard_count", "AC KC", by=("S",), in_time=True).remedies == ("take-back",)
    assert "ruling-may-still-discard" in parts_of(ruled("bend.3", "discard_forgotten", by=("S",), in_time=True))


# --- bids and questions ----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-2.2b", "BEN-2.2c", "BEN-2.2f")
@pytest.mark.parametrize(
    ("bid", "over", "clause"),
    [
        (500, 0, "BEN-2.2b"),
        (510, 500, "BEN-2.2c"),
        (650, 600, "BEN-2.2d"),
        (520, 500, "BEN-2.2f"),
        (1100, 950, "BEN-2.2f"),
    ],
)
def test_a_good_bid_names_the_rule_that_lets_it_be_made(bid, over, clause):
    found = ruled("bend", "bid_wrong", by=("N",), bid=bid, over=over)
    assert (found.clause, readings_of(found)) == (clause, ())


@pytest.mark.refuses("BEN-2.2b", "BEN-2.2f")
@pytest.mark.parametrize(("bid", "over", "words"), [(520, 0, "open-higher"), (560, 500, "more-units")])
def test_a_bid_that_the_paper_may_mean_to_allow_is_told(bid, over, words):
    found = ruled("bend", "bid_wrong", by=("N",), bid=bid, over=over)
    assert found.clause == "BEN-X17"
    assert any(words in other for other in readings_of(found))


@pytest.mark.refuses("NPA-2.4g")
def test_a_number_that_is_no_bid_is_called_so():
    assert ids_of(ruled("npa", "bid_wrong", by=("N",), bid=61))[0] == "ruling-no-bid"
    assert ids_of(ruled("npa", "bid_wrong", by=("N",), bid=62, over=60))[0] == "bid-step"
    assert ids_of(ruled("npa", "bid_wrong", by=("N",), bid=65))[0] == "void"


@pytest.mark.accepts("N42-9b")
@pytest.mark.parametrize("kind", ["trump_asked", "suit_asked"])
def test_a_question_for_trump_that_comes_too_late_costs_its_mark(kind):
    assert [entry.points for entry in ruled("n42pa", kind, by=("S",), in_time=False).entries] == [1]
    assert ruled("n42pa", kind, by=("S",), in_time=True).entries == ()
    assert ruled("npa", kind, by=("S",), in_time=False).entries == ()


# --- play ------------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5d")
def test_a_touched_domino_is_played_now_with_what_a_renege_costs():
    text = parts_of(ruled("n42pa", "touched_kept", "5-5", by=("E",), slip=Slip(bidder="S", bid=84, trump="4")))
    assert "take-back-touched_kept" in text
    assert "ruling-if-touched-reneges" in text
    assert "ruling-price-marks" in parts_of(ruled("n42pa", "touched_kept", "5-5", by=("E",)))


@pytest.mark.refuses("N42-5d")
def test_where_touching_binds_nobody_nothing_is_said_of_it():
    assert "ruling-if-touched-reneges" not in parts_of(ruled("npa", "touched_kept", "AC", by=("E",)))


@pytest.mark.accepts("N42-X14")
def test_a_double_has_no_high_end():
    slip = Slip(bidder="S", bid=31, trump="5")
    assert ids_of(ruled("n42pa", "trump_unnamed", "5-5", by=("S",), slip=slip)) == ("ruling-trump-is",)


def test_the_losers_of_a_renege_are_told_what_they_lose():
    slip = Slip(bidder="S", bid=24, trump="C", meld={"NS": 20, "EW": 9})
    assert "ruling-side-scores-none" in parts_of(ruled("st-hilary", "renege", by=("E",), slip=slip))


@pytest.mark.accepts("N42-5e")
def test_a_renege_called_after_the_score_replaces_it_or_comes_too_late():
    slip = Slip(bidder="N", bid=84, trump="4")
    assert "ruling-replaces-entered" in parts_of(ruled("n42pa", "renege", by=("S",), slip=slip, called="scored"))
    late = ruled("bend", "renege", by=("S",), called="scored")
    assert late.hand == "over"
    assert any("call-late" in other for other in readings_of(late))


# --- officials and conduct -------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize("ntd", ["NTD", "ntd", "National Tournament Director"])
def test_officials_go_by_the_names_of_the_paper(ntd):
    found = ruled("npa", "dispute", ruled=("a", "b"), absent=(ntd, "NPA Vice President"))
    assert "ruling-split" in parts_of(found)
    with unruled("case-post"):
        ruled("npa", "dispute", absent=("XYZ",))


def test_whoever_comes_in_the_place_of_an_official_is_named():
    text = parts_of(ruled("npa", "dispute", ruled=("a",), absent=("second referee",)))
    assert "ruling-holds-unless" in text
    assert "ruling-call-instead" in parts_of(ruled("n42pa", "dispute", absent=("tournament director",)))
    with unruled("case-nobody-decides"):
        ruled("n42pa", "dispute", absent=("tournament director", "host"))


@pytest.mark.parametrize(
    ("name", "clause"),
    [("npa", "NPA-3.1j"), ("npa", "NPA-1.2c"), ("n42pa", "N42-8a"), ("n42pa", "N42-17b"), ("st-hilary", "STH-RN-f")],
)
def test_any_rule_without_an_answer_of_its_own_is_weighed_by_an_official(name, clause):
    found = ruled(name, "conduct", by=("N",), clause=clause)
    assert found.clause == clause
    assert {"log", "official"} <= set(found.remedies)


def test_a_clause_that_has_an_answer_says_where():
    with unruled("case-clause-named"):
        ruled("npa", "conduct", by=("N",), clause="NPA-2.4c")


@pytest.mark.accepts("BEN-2.1a")
def test_talk_in_the_bidding_is_ruled_like_any_other_talk():
    name, clause = "bend", "BEN-2.1a"
    talk, conduct = ruled(name, "bid_talk", by=("S",)), ruled(name, "conduct", by=("S",), clause=clause)
    assert (talk.remedies, talk.hand, talk.clause) == (conduct.remedies, conduct.hand, clause)


def test_two_people_are_they():
    assert "ruling-until-own" in parts_of(ruled("npa", "renege", by=("N", "S")))
    assert "ruling-repeat-decides" in parts_of(ruled("npa", "repeated", by=("N", "S")))
    assert "ruling-repeat-decides" in parts_of(ruled("npa", "repeated", by=("N", "S")))
    assert "ruling-help-decided" in parts_of(ruled("npa", "assistance", by=("N", "S")))
    assert "ruling-repeat-decides" in parts_of(ruled("n42pa", "repeated", by=("S",)))


# --- every sentence of every house -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HOUSES)
def test_no_ruling_names_a_kind_by_its_key_or_says_a_thing_twice(name):
    book = house(name)
    for kind in KINDS:
        try:
            found = rule(book, Case(kind=kind, by=() if kind in ("onlooker", "sheet_changed") else ("S",), caller="E"))
        except CaseError:
            continue
        fate = fate_of(found)
        said = book.voice.say(found.says) + (book.voice.say(fate) if fate is not None else "")
        assert not [other for other in KINDS if "_" in other and other in said], said
        assert said.lower().count("the hand goes on") <= 1, said
        assert name != "n42pa" or "points" not in said, said


# --- what makes no difference ----------------------------------------------------------------------------------------


def vain(name: str, kind: str, **case: object) -> tuple[object, ...]:
    book, told = house(name), Case(kind=kind, **case)  # type: ignore[arg-type]
    return tuple(flat(no_difference(book, told, rule(book, told), lambda other: rule(book, other))))


def test_what_was_told_for_nothing_is_said_so():
    assert vain("st-hilary", "pass_count", by=("S",), in_time=False) == ("ruling-no-difference", "told-fact", "in_time")
    assert "called" in vain("npa", "sheet_error", called="scored")
    assert "slip" in vain("npa", "bid_asked", by=("S",), slip=Slip(bidder="N", bid=60, trump="C"))


def test_what_was_weighed_is_not():
    assert vain("n42pa", "trump_asked", by=("S",), in_time=False) == (None,)
    assert vain("npa", "count_end", counts={"N": 19, "S": 21}) == (None,)
    assert vain("mcallen", "meld_value", by=("N",), in_time=False) == (None,)
    assert vain("npa", "bid_wrong", by=("N",), bid=62) == (None,)
    assert vain("n42pa", "bid_early", by=("N",), bid=31) == (None,)


@pytest.mark.parametrize("kind", ["discard_count", "contract_wrong"])
def test_only_the_bidder_lays_away_and_names_trump_so_nobody_is_an_offender(kind: str) -> None:
    assert "offender" not in flat(ruled("bend.3", kind, in_time=True).says)
