"""What referees found who went through every kind with the paper beside them: what is ruled, and what is read out."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.evidence import rule_on_told
from meldhouse.referee.no_difference import no_difference
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.referee.told import Told
from table import house, points

THREE = Slip(bidder="S", bid=600, trump="C", meld={"N": 80, "E": 200, "S": 100})
NINES = "9S 9S 9H 9H 9C KS KH TD TD JS JS AC"


def asked(name: str, kind: str, cards: str = "", **more: object) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **more))  # type: ignore[arg-type]


# --- officials who are not there --------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-1.3c", "NPA-1.3e")
def test_whoever_comes_in_the_place_of_the_second_referee_has_the_last_word() -> None:
    text = asked("npa", "appeal", ruled=("A",), absent=("second referee",)).text
    assert "the National Tournament Director is called" in text
    assert "that decision is final" in text
    assert "If the two agree" not in text


@pytest.mark.accepts("NPA-1.3e")
@pytest.mark.parametrize(
    ("kind", "ruled", "absent", "said"),
    [
        ("appeal", ("A",), ("NTD",), "If they do not, the Vice President decides"),
        ("dispute", ("A", "B"), ("Vice President",), "Director decides; in his absence the appointee, and"),
        ("dispute", ("A", "B"), ("appointee",), "Director decides; in his absence the Vice President, and"),
        (
            "dispute",
            ("A", "B"),
            ("NTD", "Vice President", "appointee"),
            "somebody who is appointed for it decides, and",
        ),
        ("appeal", ("A",), ("second referee", "NTD", "Vice President", "appointee"), "somebody who is appointed"),
    ],
)
def test_nobody_is_named_who_is_not_there(kind, ruled, absent, said) -> None:
    assert said in asked("npa", kind, ruled=ruled, absent=absent).text


@pytest.mark.accepts("NPA-1.3c")
def test_a_ruling_that_holds_does_not_stop_the_hand() -> None:
    assert asked("npa", "dispute", ruled=("A",)).hand == "goes-on"
    assert asked("npa", "appeal", ruled=("A",)).hand == "stopped"


# --- a bid that stands ------------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
@pytest.mark.parametrize("case", [{"kind": "bid_wrong", "bid": 55, "over": 55}, {"kind": "bid_changed", "bid": 57}])
def test_where_a_bid_stands_nothing_is_dropped_on_the_dealer(case) -> None:
    assert "is set on 50" not in asked("npa", **case, by=("N",)).text
    with pytest.raises(CaseError, match="A bid stands then"):
        asked("npa", **case, by=("N",), slip=Slip(bidder="S", bid=50, dropped=True, trump="C"))


@pytest.mark.accepts("NPA-2.4e", "NPA-2.4s")
def test_where_none_stands_it_may_be_and_a_wrong_bid_is_told_with_the_other_reading() -> None:
    assert "is set on 50 (NPA-2.4e)" in asked("npa", "bid_early", by=("N",), out_of_bidding=True).text
    wrong = asked("npa", "bid_wrong", by=("N",), bid=48, over=0)
    assert "is set on 50 (NPA-2.4s)" in wrong.text
    assert any("only a dealer whose partner has bid out of turn" in other for other in wrong.alternatives)


@pytest.mark.accepts("NPA-2.4d")
def test_the_next_legal_bid_is_read_otherwise_only_for_somebody_who_may_bid() -> None:
    for silenced in (True, False):
        others = asked("npa", "bid_early", by=("N",), out_of_bidding=silenced).alternatives
        assert any("next legal bid" in other for other in others) is not silenced


# --- wrong numbers ----------------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3f", "BEN-3.6b")
@pytest.mark.parametrize(("name", "clause"), [("npa", "NPA-2.3f"), ("bend", "BEN-3.6b")])
def test_a_call_for_a_new_deal_is_right_where_the_numbers_give_one(name, clause) -> None:
    found = asked(name, "redeal_called", by=("N",), counts={"N": 18, "S": 22}, in_time=True)
    assert (found.clause, found.hand) == (clause, "dealt-again")
    assert found.text.startswith("The call is right.")


@pytest.mark.refuses("NPA-2.3f")
def test_and_wrong_where_one_card_is_pulled_or_play_has_begun() -> None:
    one = asked("npa", "redeal_called", by=("N",), counts={"N": 19, "S": 21}, in_time=True)
    late = asked("npa", "redeal_called", by=("N",), counts={"N": 18, "S": 22}, in_time=False)
    for found in (one, late):
        assert found.text.startswith("There is no new deal.")
        assert found.hand == "goes-on"
    both = asked("npa", "redeal_called", by=("N",), counts={"N": 18, "S": 22})
    assert "Before the first lead: the call is right." in both.text
    assert "Once play has begun: there is no new deal." in both.text
    with pytest.raises(CaseError, match="count them once more"):
        asked("npa", "redeal_called", by=("N",), counts={"N": 18, "E": 20, "S": 20, "W": 20}, in_time=True)


@pytest.mark.accepts("STH-F9-c")
def test_five_nines_too_late_are_refused_in_so_many_words() -> None:
    found = asked("st-hilary", "redeal_called", NINES, by=("N",), in_time=False)
    assert found.text.startswith("There is no new deal, and the hand goes on")
    assert found.remedies == ("not-allowed",)


@pytest.mark.accepts("NPA-2.3e", "NPA-2.3f")
def test_what_could_still_be_done_in_play_fits_the_numbers() -> None:
    one, two = (asked("npa", "count_first", counts={"N": 20 - n, "S": 20 + n}).alternatives for n in (1, 2))
    assert ["pulled even now" in other for other in one] == [True]
    assert ["dealt again" in other for other in two] == [True]
    assert len(asked("npa", "count_play").alternatives) == 2


@pytest.mark.accepts("MCA-P1")
def test_a_side_is_charged_once_or_twice_only_where_two_of_its_hands_are_wrong() -> None:
    assert any("each time" in other for other in asked("mcallen", "count_end", counts={"N": 11, "S": 13}).alternatives)
    assert asked("mcallen", "count_end", counts={"N": 11, "E": 13}).alternatives == ()


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
    assert found.text.startswith("South laid away too many.")
    assert "each had" not in no_difference(book, case, found, lambda other: rule(book, other))


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
    assert {(one.text, one.clause, one.hand) for one in found} == {
        (
            "South laid away too many. The paper says nothing plain of it once play has begun: the club organizer "
            "decides (BEN-X14).",
            "BEN-X14",
            "stopped",
        )
    }
    (readings,) = {one.alternatives for one in found}
    assert "or for a renege of the bidder (BEN-3.5h)" in readings[0]


@pytest.mark.accepts("BEN-X14", "BEN-3.5h")
@pytest.mark.parametrize("told", [{"kitty": 6}, {"kitty": 6, "counts": {"S": 24}}])
def test_nobody_needs_to_say_who_laid_them_away(told) -> None:
    found = asked("bend.3", "discard_count", **told)
    assert "Before the first lead:" in found.text
    assert "laid away too many. The paper says nothing plain of it once play has begun" in found.text
    assert "or for a renege of the bidder (BEN-3.5h)" in found.alternatives[0]
    assert not any("forgetting to lay away" in other for other in found.alternatives)


@pytest.mark.accepts("BEN-3.5h", "BEN-3.4b")
def test_four_are_and_five_are_right() -> None:
    four = asked("bend.3", "discard_count", by=("S",), in_time=False, slip=THREE, kitty=4)
    assert points(four.entries)["N"] == 680
    assert "Nothing is wrong" in asked("bend.3", "discard_count", by=("S",), in_time=False, slip=THREE, kitty=5).text
    with pytest.raises(CaseError, match="contradict each other"):
        asked("bend.3", "discard_count", by=("S",), kitty=5, counts={"S": 26})


def test_where_nobody_says_how_many_no_points_are_entered() -> None:
    found = asked("bend.3", "discard_count", by=("S",), in_time=False, slip=THREE)
    assert (found.entries, found.hand) == ((), "stopped")
    assert "If South laid away too few" in found.text
    assert "If South laid away too many" in found.text


# --- a bid out of reach -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("STH-OB-c")
def test_what_giving_up_costs_is_told_and_the_bid_is_weighed() -> None:
    book = house("st-hilary")
    case = Case(kind="board_short", slip=Slip(bidder="S", bid=46, trump="C", meld={"NS": 20, "EW": 9}))
    found = rule(book, case)
    for said in ("With 20 a bid of 46 cannot be reached", "North and South lose 46", "get 25 points", "get 9 points"):
        assert said in found.text
    assert no_difference(book, case, found, lambda other: rule(book, other)) == ""


@pytest.mark.accepts("BEN-X9", "STH-OB-a")
@pytest.mark.parametrize(
    ("name", "bid", "said"),
    [("bend", 600, "With 80 a bid of 600 cannot be reached"), ("bend", 580, "580 can still be reached")],
)
def test_a_house_without_giving_up_plays_it(name, bid, said) -> None:
    slip = Slip(bidder="S", bid=bid, trump="C", meld={"NS": 80, "EW": 40})
    assert said in asked(name, "board_short", slip=slip).text


@pytest.mark.accepts("MCA-6g", "NPA-2.4i")
def test_what_hangs_on_nothing_is_not_told_as_another_reading() -> None:
    dropped = Slip(bidder="S", bid=15, trump="C", dropped=True, meld={"NS": 10, "EW": 8})
    assert asked("mcallen", "board_short", slip=dropped).alternatives == ()
    for meld in (19, 20):
        made = Slip(bidder="N", bid=75, trump="C", meld={"NS": 25, "EW": meld})
        assert len(asked("npa", "no_marriage", slip=made).alternatives) == (meld < 20)


@pytest.mark.accepts("NPA-5.1a")
@pytest.mark.parametrize(("seconds", "told"), [(4 * 60 + 59, 0), (5 * 60 + 1, 1), (15 * 60 + 1, 1), (17 * 60 + 1, 0)])
def test_minutes_are_counted_otherwise_only_where_that_costs_something_else(seconds, told) -> None:
    assert len(asked("npa", "late", by=("N",), seconds=seconds).alternatives) == told


# --- a look at the last trick -----------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.7h", "NPA-2.7j")
def test_the_last_book_may_be_seen_until_the_next_card() -> None:
    found = asked("npa", "old_trick", by=("N",), in_time=True)
    assert found.text.startswith("Nothing is wrong. The last book may be seen until the next card is played (NPA-2.7h)")
    assert (found.remedies, found.logged) == ((), False)


@pytest.mark.refuses("NPA-2.7h")
def test_and_not_after_it() -> None:
    late, unsaid = (asked("npa", "old_trick", by=("N",), in_time=when) for when in (False, None))
    assert late.text.startswith("That is not allowed")
    assert "After that, or an older one: that is not allowed" in unsaid.text
    assert "may be seen" not in asked("n42pa", "old_trick", by=("N",), slip=Slip(bidder="S", bid=42, trump="4")).text


# --- what could not be asked ------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-5d", "N42-5a")
def test_the_trick_shows_whether_a_touched_domino_makes_a_renege() -> None:
    book, (led, held) = house("n42pa"), parse_pieces("5-5 5-2")
    for touched, proven in (("6-4", True), ("5-4", False)):
        (piece,) = parse_pieces(touched)
        case = Case(kind="piece_touched", by=("E",), pieces=(piece,), slip=Slip(bidder="S", bid=84, trump="1"))
        found, proof = rule_on_told(book, case, Told(trick=(led,), card=piece, later=(held,), trump="1", leads="N"))
        assert proof.proven is proven
        assert ("North and South get 2 marks" in found.text) is proven
        assert ("makes no renege" in found.text) is not proven


@pytest.mark.accepts("STH-PS-d", "BEN-3.3a")
@pytest.mark.parametrize(("name", "clause", "bid"), [("st-hilary", "STH-PS-d", 20), ("bend", "BEN-3.3a", 500)])
def test_cards_that_the_others_have_passed_go_back(name, clause, bid) -> None:
    found = asked(name, "pass_count", by=("E",), slip=Slip(bidder="S", bid=bid, trump="C"))
    assert found.clause == clause
    assert "what the others have passed goes back to the hands it came from" in found.text
    with pytest.raises(CaseError, match="ask for each side alone"):
        asked(name, "pass_count", by=("E", "S"), slip=Slip(bidder="S", bid=bid, trump="C"))


@pytest.mark.accepts("STH-RN-h", "STH-LA-a")
def test_what_was_declared_a_renege_is_one_and_nothing_is_put_right() -> None:
    slip = Slip(bidder="S", bid=24, trump="C", meld={"NS": 20, "EW": 9})
    found = asked("st-hilary", "renege", by=("E",), declared=True, slip=slip)
    assert found.text.startswith("The Ministry Leader has declared it a renege (STH-LA-a). East reneged")
    assert points(found.entries)["NS"] == 44
    assert "put right" not in found.text


@pytest.mark.parametrize(("name", "kind", "why"), [("npa", "renege", "Nobody"), ("st-hilary", "conduct", "as renege")])
def test_where_nobody_declares_one_that_is_refused(name, kind, why) -> None:
    with pytest.raises(CaseError, match=why):
        asked(name, kind, by=("E",), declared=True)


@pytest.mark.accepts("NPA-2.2m")
def test_a_dealer_who_will_not_shuffle_again_is_the_referees() -> None:
    assert "if he will not, the referee is called" in asked("npa", "reshuffle_asked", in_time=True).text
