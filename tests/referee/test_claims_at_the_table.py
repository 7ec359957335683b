"""Laying down at a table: who may, who answers, and what it brings; and that nobody has to."""

from __future__ import annotations

import pytest
from felt_table import felt_tricks

from meldhouse.game import AnswerClaim, Claim, Judged, Play, Refused, legal_actions, score, slip_of
from meldhouse.game.records.orders import read_event, write_event
from meldhouse.messages import fact
from meldhouse.referee.claims import judging
from table import house, play_out, points

TOPS = {"S": "5-5 5-6 5-4 5-3 5-2 5-1 5-0"}
"""All seven fives: with fives trump nobody else takes a trick."""


def forty_two(bidder: str = "S", **hands: str):
    return felt_tricks("n42pa", bidder=bidder, trump="5", amount=42, dealer="E", **(hands or TOPS))


@pytest.mark.accepts("N42-16a")
def test_the_bidder_lays_down():
    felt = forty_two()
    felt.act(Claim("S"))
    assert felt.hand.state.ending.claim == ("S", ())


@pytest.mark.refuses("N42-16a")
@pytest.mark.parametrize("seat", ["N", "E", "W"])
def test_nobody_else_does_not_even_his_partner(seat):
    with pytest.raises(Refused, match=r"claim-bidder.*'S'.*N42-16a"):
        forty_two().act(Claim(seat))


@pytest.mark.accepts("N42-16g")
@pytest.mark.parametrize("hands", [TOPS, {"S": "1-0 2-0 3-0 4-0 6-0 0-0 2-1"}])
def test_without_a_challenge_it_stands_good_or_not(hands):
    felt = forty_two(**hands)
    felt.act(Claim("S"))
    felt.act(AnswerClaim("E", accept=True))
    assert not felt.hand.is_over, "both opponents are asked"
    felt.act(AnswerClaim("W", accept=True))
    assert points(score(felt.hand.book, slip_of(felt.hand)), "marks") == {"NS": 1}


@pytest.mark.refuses("N42-16g")
def test_one_challenge_is_enough_to_have_it_judged():
    felt = forty_two(S="1-0 2-0 3-0 4-0 6-0 0-0 2-1")
    felt.act(Claim("S"))
    felt.act(AnswerClaim("W", accept=False))
    assert felt.hand.state.ending.ended == "forfeited"


@pytest.mark.accepts("N42-16f")
@pytest.mark.parametrize(("amount", "marks"), [(42, 1), (84, 2)])
def test_a_claim_that_fails_gives_the_others_the_marks_of_the_bid(amount, marks):
    hands = {"S": "1-0 2-0 3-0 4-0 6-0 0-0 2-1"}
    felt = felt_tricks("n42pa", bidder="S", trump="5", amount=amount, dealer="E", **hands)
    felt.act(Claim("S"))
    felt.act(AnswerClaim("E", accept=False))
    assert points(score(felt.hand.book, slip_of(felt.hand)), "marks") == {"EW": marks}


@pytest.mark.refuses("N42-16f")
def test_a_challenge_of_a_good_claim_changes_nothing():
    felt = forty_two()
    felt.act(Claim("S"))
    felt.act(AnswerClaim("E", accept=False))
    assert points(score(felt.hand.book, slip_of(felt.hand)), "marks") == {"NS": 1}


def test_nothing_is_played_while_a_claim_lies_there_and_only_opponents_answer_it():
    felt = forty_two()
    felt.act(Claim("S"))
    with pytest.raises(Refused, match=r"claim-first.*'S'"):
        felt.act(Play("S", felt.hand.state.hands["S"][0]))
    with pytest.raises(Refused, match="claim-opponents"):
        felt.act(AnswerClaim("N", accept=True))


def hilary_all_trumps():
    """Clubs are trump and South holds all twelve; nothing is passed, so that he keeps them."""
    book = house("st-hilary", '[exchange]\nform = "none"\ncount = 0')
    return felt_tricks(book, bidder="S", trump="C", dealer="E", S="AC AC TC TC KC KC QC QC JC JC 9C 9C")


@pytest.mark.accepts("STH-LD-c")
def test_playing_out_is_always_allowed_and_comes_to_the_same():
    felt = hilary_all_trumps()
    twin = felt.hand.fork()
    assert Claim("S") in legal_actions(felt.hand, "S")
    assert any(isinstance(action, Play) for action in legal_actions(felt.hand, "S"))
    felt.act(Claim("S"))
    assert play_out(twin).state.points == felt.hand.state.points == {"NS": 25, "EW": 0}
    assert score(twin.book, slip_of(twin)) == score(twin.book, slip_of(felt.hand))


@pytest.mark.refuses("STH-LD-c")
def test_what_was_laid_down_is_not_played_out_any_more():
    felt = hilary_all_trumps()
    felt.act(Claim("S"))
    with pytest.raises(Refused):
        felt.act(Play("S", felt.hand.state.hands["S"][0]))


def judged(felt):
    return [event for event in felt.hand.events if isinstance(event, Judged)]


@pytest.mark.accepts("N42-16b")
def test_a_claim_that_breaks_tells_how_piece_by_piece():
    felt = forty_two(S="1-0 2-0 3-0 4-0 6-0 0-0 2-1")
    felt.act(Claim("S"))
    felt.act(AnswerClaim("W", accept=False))
    (found,) = judged(felt)
    assert (found.seat, found.outcome) == ("S", "fails")
    assert [seat for seat, _ in found.line[:4]] == ["S", "W", "N", "E"]
    assert found.line[0][1] in felt.hand.state.deal.dealt["S"]
    assert found.why is not None
    assert found.why.id in ("claim-then", "claim-short")
    line = write_event(found, refereed=True)
    assert line.startswith("referee: the claim of S fails by S "), "as one reads it"
    assert read_event(write_event(found, refereed=True)) == found


@pytest.mark.accepts("N42-16g")
def test_a_claim_that_nobody_challenges_is_not_looked_into():
    felt = forty_two()
    felt.act(Claim("S"))
    for seat in ("E", "W"):
        felt.act(AnswerClaim(seat, accept=True))
    assert judged(felt) == []


def test_a_claim_that_nobody_can_see_through_is_played_out(monkeypatch):
    monkeypatch.setattr(judging, "BUDGET", 1)
    felt = forty_two(S="5-5 5-4 5-1 6-6 6-1 4-4 4-3")
    felt.act(Claim("S"))
    felt.act(AnswerClaim("W", accept=False))
    (found,) = judged(felt)
    assert (found.outcome, felt.hand.state.ending.claim, felt.hand.is_over) == ("open", None, False)
    assert found.why == fact("claim-open")
    assert read_event(write_event(found, refereed=True)) == found
    assert felt.hand.legal_plays()
