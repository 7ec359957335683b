"""What referees of three houses asked: who tells more of the same thing hears the same, and nothing is dropped."""

from __future__ import annotations

from typing import Any

import pytest
from ruling_facts import facts_of, gains_of, ids_of, parts_of, readings_of, unruled

from meldhouse.game import Slip
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.claims import Verdict, judge_described
from meldhouse.referee.proof.evidence import rule_on_told
from meldhouse.referee.rulings.ruling import Ruling, rule
from table import house

SOUTH = Slip(bidder="S", bid=500, trump="H", meld={"N": 100, "E": 60, "S": 200})


def asked(name: str, kind: str, **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, **about))


# --- whose lead it is -------------------------------------------------------------------------------------------------


def led(name: str, kind: str, leads: str, trick: str = "", card: str = "", later: str = "", **about: Any) -> Ruling:
    told = Told(
        trick=parse_pieces(trick),
        card=parse_pieces(card)[0] if card else None,
        later=parse_pieces(later),
        trump=about.get("trump"),
        leads=leads,  # type: ignore[arg-type]
    )
    return rule_on_told(house(name), Case(kind=kind, **about), told)[0]


@pytest.mark.refuses("STH-RN-c", "N42-5c")
@pytest.mark.parametrize("name", ["st-hilary", "n42pa"])
def test_a_lead_by_whoever_has_the_lead_is_no_renege(name) -> None:
    own = led(name, "lead_early", "W", by=("W",))
    assert (ids_of(own), own.remedies) == (("ruling-no-renege",), ())
    called = led(name, "lead_early", "W", by=("W",), caller="N")
    assert ids_of(called)[0] == "ruling-their-lead"
    assert called.kind == "renege_unproven"
    assert "renege" in led(name, "lead_early", "E", by=("W",)).remedies


@pytest.mark.refuses("STH-RN-c", "N42-X9")
def test_who_led_says_nothing_of_a_card_to_a_trick_that_is_not_told() -> None:
    with unruled("case-turn-trick"):
        led("st-hilary", "play_early", "E", by=("W",))
    early = led("st-hilary", "five_up", "W", by=("W",))
    assert "ruling-not-their-lead" not in parts_of(early)
    assert "ruling-really" in parts_of(led("st-hilary", "five_up", "E", by=("W",)))


FOUR = parse_pieces("6-4")


@pytest.mark.accepts("N42-5d")
@pytest.mark.parametrize("trick", ["", "5-4 5-1 3-2 5-0"])
def test_whoever_has_the_lead_leads_what_he_touched_and_cannot_renege(trick) -> None:
    found = led("n42pa", "piece_touched", "W", trick, "6-4" if trick else "", by=("W",), pieces=FOUR, trump="6")
    assert ids_of(found) == ("play-it-there", "ruling-touched-leads")


@pytest.mark.accepts("N42-5d")
@pytest.mark.parametrize(("leads", "trick", "turn"), [("N", "5-4 5-1", "S"), ("S", "5-4 5-1 6-2 5-0", "N")])
def test_what_is_touched_before_its_turn_shows_later_what_it_makes(leads, trick, turn) -> None:
    found = led("n42pa", "piece_touched", leads, trick, "6-4", by=("W",), pieces=FOUR, trump="6")
    assert facts_of(found, "ruling-touched-later") == {"turn": turn, "who": "W"}


@pytest.mark.refuses("N42-5d")
def test_what_lies_there_already_was_not_touched_now() -> None:
    with unruled("case-touched-there"):
        led("n42pa", "piece_touched", "N", "6-4 5-1", "6-4", by=("W",), pieces=FOUR, trump="1")
    with unruled("case-touched-tell"):
        led("n42pa", "piece_touched", "E", by=("W",), pieces=FOUR)


@pytest.mark.accepts("N42-5b", "N42-5a")
@pytest.mark.parametrize(("bid", "clause"), [(42, "N42-5a"), (84, "N42-5b")])
def test_the_price_of_what_was_touched_is_cited_by_the_marks(bid, clause) -> None:
    slip = Slip(bidder="S", bid=bid, trump="6")
    assert clause in parts_of(asked("n42pa", "piece_touched", by=("W",), slip=slip))


# --- laying down ------------------------------------------------------------------------------------------------------

HANDS = {"N": "5-1 2-1 3-1", "E": "6-0 4-0 4-2", "S": "6-6 6-5 5-5", "W": "4-3 2-0 3-0"}
ALL_SEVEN = {
    "N": "5-1 2-1 3-1 1-1 4-1 1-0 2-2",
    "E": "6-0 4-0 4-2 4-4 5-4 0-0 3-2",
    "S": "6-6 6-5 5-5 6-4 6-3 6-2 6-1",
    "W": "4-3 2-0 3-0 3-3 5-3 5-2 5-0",
}


def laid(hands: dict[str, str], leads: str | None = None, trick: str = "", **taken: int) -> Verdict:
    held = {seat: parse_pieces(pieces) for seat, pieces in hands.items()}
    return judge_described(
        house("n42pa"),
        trump="6",
        hands=held,  # type: ignore[arg-type]
        claimant="S",
        leads=leads,  # type: ignore[arg-type]
        trick=parse_pieces(trick),
        bidder="S",
        bid=42,
        taken=taken,
    )


@pytest.mark.accepts("N42-16b", "N42-16f")
def test_a_bid_that_is_set_already_does_not_stand_if_nobody_shows_it() -> None:
    slip = Slip(bidder="S", bid=42, trump="6")
    found = asked("n42pa", "claim", by=("S",), stands=False, slip=slip, taken={"NS": 28, "EW": 1})
    assert ids_of(found)[0] == "ruling-claim-set-already"
    assert "ruling-claim-unless-shown" not in parts_of(found)
    open_still = asked("n42pa", "claim", by=("S",), stands=False, slip=slip, taken={"NS": 29, "EW": 0})
    assert "ruling-claim-unless-shown" in parts_of(open_still)


@pytest.mark.accepts("N42-16f")
@pytest.mark.parametrize(("bid", "told"), [(42, False), (84, True)])
def test_one_mark_instead_of_more_is_told_only_where_more_were_bid(bid, told) -> None:
    slip = Slip(bidder="S", bid=bid, trump="6")
    found = asked("n42pa", "claim", by=("S",), stands=False, slip=slip)
    assert any("one-mark" in other for other in readings_of(found)) is told


@pytest.mark.refuses("N42-X9", "N42-16b")
def test_nobody_leads_at_a_lay_down_who_cannot_have_the_lead() -> None:
    assert laid(HANDS, NS=29, EW=0).stands
    for leads, hands, trick in (("E", HANDS, ""), ("W", {**HANDS, "W": "2-0 3-0"}, "4-3")):
        with unruled("case-no-lead"):
            laid(hands, leads, trick, NS=29, EW=0)
    with unruled("case-first-lead"):
        laid(ALL_SEVEN, "W")
    assert laid(ALL_SEVEN).outcome == laid(ALL_SEVEN, "S").outcome


@pytest.mark.accepts("N42-5a")
def test_a_lay_down_does_not_pass_over_a_renege_on_the_table() -> None:
    hands = {**HANDS, "N": "5-1 3-1", "E": "6-0 4-2"}
    broke, apart = laid(hands, "N", "2-1 4-0", NS=29, EW=0).reneges
    assert (broke.said.id, broke.clause, apart.said.id) == ("broke-follow", "N42-5a", "ruling-apart-renege")
    assert laid({**hands, "E": "6-0 4-0"}, "N", "2-1 4-2", NS=29, EW=0).reneges == ()


# --- the moment -------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-9b")
@pytest.mark.parametrize("called", ["scored", "next-deal"])
def test_of_a_question_in_a_hand_that_is_over_only_the_mark_is_left(called) -> None:
    found = asked("n42pa", "trump_asked_late", by=("W",), called=called)
    assert (found.hand, [(entry.seats, entry.points) for entry in found.entries]) == ("over", [(("N", "S"), 1)])
    assert "play-on" not in parts_of(found)
    assert readings_of(found) == (), "a hand that is over cannot be ended by the mark"


@pytest.mark.accepts("N42-10a", "N42-10b")
@pytest.mark.parametrize("kind", ["trump_asked", "suit_asked"])
def test_a_question_in_time_is_not_told_what_it_would_cost_later(kind) -> None:
    assert [(who, marks) for who, marks, _ in gains_of(asked("n42pa", kind, by=("W",)))] == [(("N", "S"), 1)]
    assert "ruling-gets" not in parts_of(asked("n42pa", kind, by=("W",), in_time=True))


@pytest.mark.accepts("STH-OB-c")
def test_a_bid_out_of_reach_is_given_up_before_the_first_lead_or_not_at_all() -> None:
    slip = Slip(bidder="S", bid=60, trump="H", meld={"NS": 10, "EW": 4})
    scored = asked("st-hilary", "board_short", slip=slip, called="scored")
    assert (scored.hand, readings_of(scored)) == ("over", ())
    late = asked("st-hilary", "board_short", slip=slip, in_time=False)
    for found in (scored, late):
        assert ids_of(found)[-1] == "ruling-concede-late"
    early = asked("st-hilary", "board_short", slip=slip)
    assert "ruling-concede" in parts_of(early)
    assert readings_of(early) == ("concede-late (STH-OB-c)",)


@pytest.mark.accepts("STH-F9-a")
def test_a_call_of_which_nothing_is_told_is_not_turned_down() -> None:
    found = asked("st-hilary", "redeal_called", by=("N",))
    assert "ruling-nines-right" in parts_of(found)
    assert (found.remedies, found.hand) == ((), "stopped")


@pytest.mark.accepts("BEN-X4")
def test_a_slip_without_a_penalty_is_told_by_its_moment() -> None:
    both, late = (parts_of(asked("bend", "renege", by=("S",), offence="beat", in_time=when)) for when in (None, False))
    assert "ruling-mended" in both
    assert late == ("ruling-mended", "BEN-X4")


@pytest.mark.accepts("BEN-3.4b", "BEN-3.5h")
def test_a_wrong_discard_is_told_before_and_after_the_first_lead() -> None:
    found = asked("bend.3", "discard_count", by=("S",), kitty=4, slip=SOUTH)
    assert ids_of(found)[0] == "ruling-before-lead"
    assert "ruling-after-lead" in parts_of(found)
    assert (found.entries, found.remedies, found.hand) == ((), (), "stopped")
    no_meld = Slip(bidder="S", bid=500, trump="H")
    assert "ruling-price-alone" in parts_of(asked("bend.3", "discard_count", by=("S",), slip=no_meld))
    assert readings_of(asked("bend.3", "discard_count", by=("S",), in_time=True)) == ()


# --- what fits the case -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("BEN-3.3b", "BEN-3.4a")
@pytest.mark.parametrize("name", ["bend", "bend.3"])
def test_what_may_be_said_for_the_bidders_is_told_of_them_alone(name) -> None:
    slip = Slip(bidder="S", bid=500, trump="H")
    assert readings_of(asked(name, "meld_early", by=("E",), slip=slip)) == ()
    for about in ({"by": ("S",), "slip": slip}, {"by": ("E",)}):
        assert "meld-before" in readings_of(asked(name, "meld_early", **about))[0]


@pytest.mark.refuses("NPA-2.4d")
def test_what_had_been_bid_is_told_with_the_bid() -> None:
    with unruled("case-over-bid"):
        asked("npa", "bid_wrong", by=("N",), over=60)


@pytest.mark.accepts("STH-RN-j", "N42-5e")
@pytest.mark.parametrize("name", ["st-hilary", "n42pa"])
def test_who_may_call_a_lead_out_of_turn_may_be_read_otherwise(name) -> None:
    own = asked(name, "lead_early", by=("S",), caller="N")
    assert any("any-caller" in other for other in readings_of(own))
    assert own.remedies == ("face-up",)
    assert asked(name, "lead_early", by=("S",), caller="E").remedies == ("renege",), "the hand is over"


@pytest.mark.accepts("STH-F9-b", "STH-LD-b", "N42-11d", "BEN-2.1a", "BEN-3.1a")
@pytest.mark.parametrize(
    ("name", "kind", "other"),
    [
        ("st-hilary", "redeal_asked", "throw-in"),
        ("n42pa", "pass_early", "pass-again"),
        ("bend", "redeal_asked", "let-pass"),
        ("bend", "trump_unnamed", "name-now"),
    ],
)
def test_what_the_paper_does_not_say_is_told_beside_it(name, kind, other) -> None:
    assert other in readings_of(asked(name, kind, by=("S",)))[0]


def test_people_and_cards_are_named_as_one_says_it() -> None:
    assert gains_of(asked("n42pa", "trump_asked_late", by=("W",)))[0][:2] == (("N", "S"), 1)
    assert ids_of(asked("n42pa", "trump_asked_late"))[0] == "ruling-others-get"
    assert ids_of(asked("st-hilary", "misdeal_again", by=("W",)))[0] == "ruling-deal-left-to"
    dropped = asked("st-hilary", "piece_dropped", by=("S",), pieces=parse_pieces("AS AS KH"))
    assert ids_of(dropped)[0] == "face-up"
    assert asked("n42pa", "conduct", by=("S",), clause="N42-20a").clause == "N42-20a"


@pytest.mark.accepts("N42-19a", "BEN-X14")
@pytest.mark.parametrize(("name", "other"), [("n42pa", "not-last"), ("bend", "agree-other")])
def test_that_a_decision_is_final_may_be_read_otherwise(name, other) -> None:
    assert other in readings_of(asked(name, "appeal", by=("S",), ruled=("a renege",)))[0]
    assert readings_of(asked("st-hilary", "appeal", by=("S",), ruled=("a renege",))) == (), "the text says so"


@pytest.mark.accepts("STH-RN-c")
def test_what_another_reading_begins_with_is_not_told_twice() -> None:
    others = readings_of(asked("st-hilary", "renege", by=("S",), offence="taken"))
    assert [other.startswith("only-lead") for other in others].count(True) == 1


# --- once more --------------------------------------------------------------------------------------------------------


@pytest.mark.accepts("N42-9b")
def test_a_question_in_a_hand_that_is_scored_costs_its_mark_if_it_came_late() -> None:
    ruling = asked("n42pa", "trump_asked", by=("N",), called="scored")
    assert "ruling-once-known" in parts_of(ruling)
    assert "ruling-gets" not in parts_of(asked("n42pa", "trump_asked", by=("N",), called="scored", in_time=True))


@pytest.mark.accepts("BEN-3.5h")
def test_too_many_laid_away_may_be_read_as_a_renege_at_the_end() -> None:
    counts = {"S": 24, "E": 25, "N": 25}
    late = asked("bend.3", "count_end", counts=counts, kitty=6, slip=SOUTH)
    assert any("three-count" in other for other in readings_of(late))


def test_nobody_laid_away_too_many_who_laid_away_five() -> None:
    counts = {"S": 25, "E": 26, "N": 24}
    assert "ruling-discarded" not in parts_of(asked("bend.3", "count_end", counts=counts, kitty=5, slip=SOUTH))
