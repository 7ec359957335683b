"""What referees found who went through every kind with the paper beside them: what is ruled, and what is read out."""

from __future__ import annotations

import pytest
from ruling_facts import facts_of, flat, ids_of, parts_of, points_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.asking.no_difference import no_difference
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house, points

THREE = Slip(bidder="S", bid=600, trump="C", meld={"N": 80, "E": 200, "S": 100})
NINES = "9S 9S 9H 9H 9C KS KH TD TD JS JS AC"


def asked(name: str, kind: str, cards: str = "", **more: object) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **more))  # type: ignore[arg-type]


# --- officials who are not there --------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3c", "NPA-1.3e")
def test_whoever_comes_in_the_place_of_the_second_referee_has_the_last_word() -> None:
    text = parts_of(asked("npa", "appeal", ruled=("A",), absent=("second referee",)))
    assert "ruling-may-appeal" in text
    assert "ruling-absent-final" in text
    assert "ruling-two-agree" not in text


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize(
    ("kind", "ruled", "absent", "said"),
    [
        ("appeal", ("A",), ("NTD",), "vice-president"),
        ("dispute", ("A", "B"), ("Vice President",), "appointee"),
        ("dispute", ("A", "B"), ("appointee",), "vice-president"),
        (
            "dispute",
            ("A", "B"),
            ("NTD", "Vice President", "appointee"),
            "ruling-appointed",
        ),
        ("appeal", ("A",), ("second referee", "NTD", "Vice President", "appointee"), "ruling-appointed"),
    ],
)
def test_nobody_is_named_who_is_not_there(kind, ruled, absent, said) -> None:
    assert said in flat(asked("npa", kind, ruled=ruled, absent=absent).says)


@pytest.mark.accepts("NPA-1.3c")
def test_a_ruling_that_holds_does_not_stop_the_hand() -> None:
    assert asked("npa", "dispute", ruled=("A",)).hand == "goes-on"
    assert asked("npa", "appeal", ruled=("A",)).hand == "stopped"


# --- a bid that stands ------------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
@pytest.mark.parametrize("case", [{"kind": "bid_wrong", "bid": 55, "over": 55}, {"kind": "bid_changed", "bid": 57}])
def test_where_a_bid_stands_nothing_is_dropped_on_the_dealer(case) -> None:
    assert "ruling-silenced-dealer" not in parts_of(asked("npa", **case, by=("N",)))
    with unruled("case-bid-stands"):
        asked("npa", **case, by=("N",), slip=Slip(bidder="S", bid=50, dropped=True, trump="C"))


@pytest.mark.accepts("NPA-2.4e", "NPA-2.4s")
def test_where_none_stands_it_may_be_and_a_wrong_bid_is_told_with_the_other_reading() -> None:
    assert "ruling-silenced-dealer" in parts_of(asked("npa", "bid_early", by=("N",), out_of_bidding=True))
    wrong = asked("npa", "bid_wrong", by=("N",), bid=48, over=0)
    assert "ruling-silenced-dealer" in parts_of(wrong)
    assert any("dropped-anyway" in other for other in readings_of(wrong))


@pytest.mark.accepts("NPA-2.4d")
def test_the_next_legal_bid_is_read_otherwise_only_for_somebody_who_may_bid() -> None:
    for silenced in (True, False):
        others = readings_of(asked("npa", "bid_early", by=("N",), out_of_bidding=silenced))
        assert any("any-bid" in other for other in others) is not silenced


# --- wrong numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3f", "BEN-3.6b")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-2.3f"), ("bend", "BEN-3.6b")])
def test_a_call_for_a_new_deal_is_right_where_the_numbers_give_one(name, clause) -> None:
    found = asked(name, "redeal_called", by=("N",), counts={"N": 18, "S": 22}, in_time=True)
    assert (found.clause, found.hand) == (clause, "dealt-again")
    assert ids_of(found)[0] == "ruling-call-right"


@pytest.mark.refuses("NPA-2.3f")
def test_and_wrong_where_one_card_is_pulled_or_play_has_begun() -> None:
    one = asked("npa", "redeal_called", by=("N",), counts={"N": 19, "S": 21}, in_time=True)
    late = asked("npa", "redeal_called", by=("N",), counts={"N": 18, "S": 22}, in_time=False)
    for found in (one, late):
        assert ids_of(found)[0] == "ruling-no-redeal"
        assert found.hand == "goes-on"
    both = asked("npa", "redeal_called", by=("N",), counts={"N": 18, "S": 22})
    assert "ruling-call-right" in parts_of(both)
    assert "ruling-once-begun" in parts_of(both)
    with unruled("case-count-sum"):
        asked("npa", "redeal_called", by=("N",), counts={"N": 18, "E": 20, "S": 20, "W": 20}, in_time=True)


@pytest.mark.accepts("STH-F9-c")
def test_five_nines_too_late_are_refused_in_so_many_words() -> None:
    found = asked("st-hilary", "redeal_called", NINES, by=("N",), in_time=False)
    assert ids_of(found)[0] == "ruling-redeal-past"
    assert found.remedies == ("not-allowed",)


@pytest.mark.accepts("NPA-2.3e", "NPA-2.3f")
def test_what_could_still_be_done_in_play_fits_the_numbers() -> None:
    one, two = (readings_of(asked("npa", "count_first", counts={"N": 20 - n, "S": 20 + n})) for n in (1, 2))
    assert ["pull-now" in other for other in one] == [True]
    assert ["deal-now" in other for other in two] == [True]
    assert len(readings_of(asked("npa", "count_play"))) == 2


@pytest.mark.accepts("MCA-P1")
def test_a_side_is_charged_once_or_twice_only_where_two_of_its_hands_are_wrong() -> None:
    assert "charge-once (MCA-P1)" in readings_of(asked("mcallen", "count_end", counts={"N": 11, "S": 13}))
    assert readings_of(asked("mcallen", "count_end", counts={"N": 11, "E": 13})) == ()


@pytest.mark.accepts("BEN-3.5d")
def test_a_hand_that_stands_at_the_end_is_over() -> None:
    assert asked("bend", "count_end", counts={"N": 19, "S": 21}).hand == "over"


# --- the discard ------------------------------------------------------------------------------------------------------


@pytest.mark.refuses("BEN-3.5h")
@pytest.mark.parametrize("told", [{"kitty": 6}, {"kitty": 6, "counts": {"N": 25, "E": 25, "S": 24}}])
def test_six_laid_away_are_not_a_forgotten_discard(told) -> None:
    book, case = house("bend.3"), Case(kind="discard_count", by=("S",), in_time=False, slip=THREE, **told)
    found = rule(book, case)
    assert (found.entries, found.hand, found.clause) == ((), "stopped", "BEN-X14")
    assert ids_of(found)[0] == "ruling-discarded"
    assert "counts" not in flat(no_difference(book, case, found, lambda other: rule(book, other)))


@pytest.mark.accepts("BEN-X14", "BEN-3.5h")
@pytest.mark.parametrize("when", [{"called": "during"}, {"caller": "N"}])
def test_six_laid_away_have_one_answer_under_whatever_name(when) -> None:
    numbers = {"N": 25, "E": 25, "S": 24}
    found = [
        asked("bend.3", kind, slip=THREE, kitty=6, **when, **more)
        for kind, more in [
            ("discard_count", {"by": ("S",), "in_time": False}),
            ("discard_count", {"in_time": False}),
            ("discard_count", {"counts": numbers, "in_time": False}),
            ("count_first", {"counts": numbers}),
            ("count_play", {"counts": numbers}),
            ("count_end", {"counts": numbers}),
        ]
    ]
    assert {(ids_of(one), one.clause, one.hand) for one in found} == {
        (("ruling-discarded", "ruling-many-late"), "BEN-X14", "stopped")
    }
    (readings,) = {readings_of(one) for one in found}
    assert "three-count" in readings[0]


@pytest.mark.accepts("BEN-X14", "BEN-3.5h")
@pytest.mark.parametrize("told", [{"kitty": 6}, {"kitty": 6, "counts": {"S": 24}}])
def test_nobody_needs_to_say_who_laid_them_away(told) -> None:
    found = asked("bend.3", "discard_count", **told)
    assert "ruling-before-lead" in parts_of(found)
    assert "ruling-many-late" in parts_of(found)
    assert "three-count" in readings_of(found)[0]
    assert not any("discard-rest" in other for other in readings_of(found))


@pytest.mark.accepts("BEN-3.5h", "BEN-3.4b")
def test_four_are_and_five_are_right() -> None:
    four = asked("bend.3", "discard_count", by=("S",), in_time=False, slip=THREE, kitty=4)
    assert points(four.entries)["N"] == 680
    assert "ruling-nothing-wrong" in parts_of(
        asked("bend.3", "discard_count", by=("S",), in_time=False, slip=THREE, kitty=5)
    )
    with unruled("case-discard-numbers"):
        asked("bend.3", "discard_count", by=("S",), kitty=5, counts={"S": 26})


def test_where_nobody_says_how_many_no_points_are_entered() -> None:
    found = asked("bend.3", "discard_count", by=("S",), in_time=False, slip=THREE)
    assert (found.entries, found.hand) == ((), "stopped")
    assert "ruling-if-discarded" in parts_of(found)
    assert "ruling-if-discarded" in parts_of(found)


# --- a bid out of reach -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-OB-c")
def test_what_giving_up_costs_is_told_and_the_bid_is_weighed() -> None:
    book = house("st-hilary")
    case = Case(kind="board_short", slip=Slip(bidder="S", bid=46, trump="C", meld={"NS": 20, "EW": 9}))
    found = rule(book, case)
    assert facts_of(found, "ruling-set-anyway") == {"meld": 20, "bid": 46}
    assert points_of(found) == (46, 25, 9)
    assert no_difference(book, case, found, lambda other: rule(book, other)) is None


@pytest.mark.accepts("BEN-X9", "STH-OB-a")
@pytest.mark.parametrize(
    ("name", "bid", "said"),
    [("bend", 600, "ruling-set-anyway"), ("bend", 580, "ruling-board-reached")],
)
def test_a_house_without_giving_up_plays_it(name, bid, said) -> None:
    slip = Slip(bidder="S", bid=bid, trump="C", meld={"NS": 80, "EW": 40})
    assert said in parts_of(asked(name, "board_short", slip=slip))


@pytest.mark.accepts("MCA-6g", "NPA-2.4i")
def test_what_hangs_on_nothing_is_not_told_as_another_reading() -> None:
    dropped = Slip(bidder="S", bid=15, trump="C", dropped=True, meld={"NS": 10, "EW": 8})
    assert readings_of(asked("mcallen", "board_short", slip=dropped)) == ()
    for meld in (19, 20):
        made = Slip(bidder="N", bid=75, trump="C", meld={"NS": 25, "EW": meld})
        assert len(readings_of(asked("npa", "no_marriage", slip=made))) == (meld < 20)


@pytest.mark.accepts("NPA-5.1a")
@pytest.mark.parametrize(("seconds", "told"), [(4 * 60 + 59, 0), (5 * 60 + 1, 1), (15 * 60 + 1, 1), (17 * 60 + 1, 0)])
def test_minutes_are_counted_otherwise_only_where_that_costs_something_else(seconds, told) -> None:
    assert len(readings_of(asked("npa", "late", by=("N",), seconds=seconds))) == told


# --- a look at the last trick -----------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7h", "NPA-2.7j")
def test_the_last_book_may_be_seen_until_the_next_card() -> None:
    found = asked("npa", "old_trick", by=("N",), in_time=True)
    assert ids_of(found)[0] == "ruling-nothing-wrong"
    assert (found.remedies, found.logged) == ((), False)


@pytest.mark.refuses("NPA-2.7h")
def test_and_not_after_it() -> None:
    late, unsaid = (asked("npa", "old_trick", by=("N",), in_time=when) for when in (False, None))
    assert ids_of(late)[0] == "not-allowed"
    assert "ruling-older-trick" in parts_of(unsaid)
    assert "ruling-last-seen" not in parts_of(
        asked("n42pa", "old_trick", by=("N",), slip=Slip(bidder="S", bid=42, trump="4"))
    )


# --- what could not be asked ------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5d", "N42-5a")
def test_the_trick_shows_whether_a_touched_domino_makes_a_renege() -> None:
    book, (led, held) = house("n42pa"), parse_pieces("5-5 5-2")
    for touched, proven in (("6-4", True), ("5-4", False)):
        (piece,) = parse_pieces(touched)
        case = Case(kind="piece_touched", by=("E",), pieces=(piece,), slip=Slip(bidder="S", bid=84, trump="1"))
        found, proof = rule_on_told(book, case, Told(trick=(led,), card=piece, later=(held,), trump="1", leads="N"))
        assert proof.proven is proven
        assert ("ruling-entry" in parts_of(found)) is proven
        assert ("ruling-touched-fine" in parts_of(found)) is not proven


@pytest.mark.accepts("STH-PS-d", "BEN-3.3a")
@pytest.mark.parametrize(("name", "clause", "bid"), [("st-hilary", "STH-PS-d", 20), ("bend", "BEN-3.3a", 500)])
def test_cards_that_the_others_have_passed_go_back(name, clause, bid) -> None:
    found = asked(name, "pass_count", by=("E",), slip=Slip(bidder="S", bid=bid, trump="C"))
    assert found.clause == clause
    assert "ruling-only-bidders-pass" in parts_of(found)
    with unruled("case-exchange-sides"):
        asked(name, "pass_count", by=("E", "S"), slip=Slip(bidder="S", bid=bid, trump="C"))


@pytest.mark.accepts("STH-RN-h", "STH-LA-a")
def test_what_was_declared_a_renege_is_one_and_nothing_is_put_right() -> None:
    slip = Slip(bidder="S", bid=24, trump="C", meld={"NS": 20, "EW": 9})
    found = asked("st-hilary", "renege", by=("E",), declared=True, slip=slip)
    assert ids_of(found)[0] == "ruling-declared"
    assert points(found.entries)["NS"] == 44
    assert "ruling-mended" not in parts_of(found)


@pytest.mark.parametrize(
    ("name", "kind", "why"), [("npa", "renege", "case-not-declared"), ("st-hilary", "conduct", "case-declared-where")]
)
def test_where_nobody_declares_one_that_is_refused(name, kind, why) -> None:
    with unruled(why):
        asked(name, kind, by=("E",), declared=True)


@pytest.mark.accepts("NPA-2.2m")
def test_a_dealer_who_will_not_shuffle_again_is_the_referees() -> None:
    assert "ruling-reshuffle" in parts_of(asked("npa", "reshuffle_asked", in_time=True))
