"""Whole evenings: games follow games, matches are best of several, rounds end after their hands."""

from __future__ import annotations

from random import Random

import pytest
from table_walker import PEOPLE, Walk

from meldhouse.game import CallRedeal, Pass
from meldhouse.referee.disputes.disputes import Agreed, Called, NotAgreed, PlayedOn, Raised, Ruled
from meldhouse.tables import requests as ask
from meldhouse.tables.dealing import NextDeal
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.seen.sights import seen_by
from meldhouse.tables.terms import Terms


def play_to_the_end(walk: Walk) -> None:
    """Of the game that is being played."""
    while walk.table.stage != "over":
        if walk.table.stage != "hand":
            walk.deal()
        elif not walk.do_due():
            raise AssertionError(f"nothing to do in {walk.table.hand.phase}")


def comes_out_again(walk: Walk) -> None:
    again = walk.again()
    for seat in (None, *again.chairs):
        assert encoder.encode(seen_by(again, seat)) == encoder.encode(seen_by(walk.table, seat))


@pytest.mark.parametrize("refereed", [False, True])
def test_in_42_the_losers_draw_for_the_next_game_until_somebody_has_won_two(refereed: bool) -> None:
    walk = Walk(Terms(book="n42pa", refereed=refereed), Random(42))
    walk.sit_everybody()
    for _ in range(3):
        play_to_the_end(walk)
        match, game = walk.table.match, walk.table.game
        assert match is not None
        assert game.winner is not None
        assert walk.ready(PEOPLE[0]) == "not-ready"
        comes_out_again(walk)
        if match.winner is not None:
            break
        walk.deal()
        losers = [seat for side, members in game.seating.members.items() if side != game.winner for seat in members]
        assert walk.table.match is match
        assert walk.table.hand.state.dealer in losers
        assert len(match.games) > 1
    assert sum(match.wins.values()) == len(match.games) >= 2
    assert seen_by(walk.table, "N").score.games == match.wins
    # And then another match begins.
    walk.deal()
    assert walk.table.match is not match
    assert len(walk.table.match.games) == 1
    comes_out_again(walk)


@pytest.mark.parametrize("book", ["mcallen", "bend", "st-hilary"])
def test_when_a_round_or_game_is_over_another_can_begin(book: str) -> None:
    walk = Walk(Terms(book=book), Random(f"evening {book}"))
    walk.sit_everybody()
    for number in range(2):
        play_to_the_end(walk)
        game = walk.table.game
        assert game.is_over
        if game.book.match.until == "hands":
            assert game.hands_counted == game.book.match.hands
        assert walk.table.next_deal == NextDeal()
        if number == 0:
            assert walk.ask(PEOPLE[4], ask.Start) == "not-seated"
            assert walk.ask(PEOPLE[1], ask.Stand) == ""
            assert walk.ask(PEOPLE[4], ask.Sit, seat=next(s for s, c in walk.table.chairs.items() if c.is_empty)) == ""
        comes_out_again(walk)
        walk.deal()
        assert walk.table.game is not game
    comes_out_again(walk)


def test_who_stands_up_in_the_middle_leaves_his_chair_to_a_bot_and_the_next_one_brings_his_own_number() -> None:
    walk = Walk(Terms(book="npa"), Random(3))
    walk.sit_everybody()
    assert walk.ask(PEOPLE[0], ask.Start) == ""
    bea = walk.table.chair_of(PEOPLE[1].id).seat
    assert walk.ready(PEOPLE[1], b"b" * 32) == ""
    assert walk.ask(PEOPLE[1], ask.Stand) == ""
    assert walk.table.chairs[bea].level == walk.table.terms.level
    assert walk.ask(PEOPLE[4], ask.Sit, seat=bea) == ""
    assert walk.ready(PEOPLE[4], b"e" * 32) == ""
    walk.deal()
    assert walk.table.stage == "hand"
    assert walk.table.proof.numbers[bea] == (b"e" * 32).hex()
    assert walk.ask(PEOPLE[4], ask.Stand) == ""
    while walk.table.stage == "hand":
        assert walk.do_due()
    comes_out_again(walk)


def test_a_decision_for_a_hand_that_was_thrown_in_is_not_taken_for_the_next() -> None:
    for seed in range(300):
        walk = Walk(Terms(book="st-hilary"), Random(seed))
        walk.sit_everybody()
        walk.deal()
        weak = walk.table.may_throw_in()
        if weak:
            break
    version, turn = walk.table.version, walk.table.hand.turn
    assert walk.ask(walk.person_at(weak[0]), ask.Act, action=CallRedeal(weak[0])) == ""
    assert walk.table.hand.phase == "auction"
    assert walk.table.hand.turn == turn, "the same player speaks first, but holds other cards"
    assert walk.ask(walk.person_at(turn), ask.Act, action=Pass(turn), at=version) == "stale"
    assert walk.ask(walk.person_at(turn), ask.Act, action=Pass(turn)) == ""


def test_no_player_makes_himself_the_referee_or_speaks_for_others() -> None:
    walk = Walk(Terms(book="npa", refereed=True), Random(4))
    walk.sit_everybody()
    walk.deal()
    bea, seat = PEOPLE[1], walk.table.chair_of(PEOPLE[1].id).seat
    other = walk.table.chair_of(PEOPLE[2].id).seat
    clause = walk.table.book.clause[0].id
    everybody = tuple(walk.table.chairs)

    def hear(who: object, event: object) -> str:
        return walk.ask(who, ask.Hear, event=event)  # type: ignore[arg-type]

    assert hear(bea, Raised(other, "he looked at my cards")) == "other-seat"
    assert hear(PEOPLE[4], Raised(seat, "I saw it all")) == "not-seated"
    assert hear(bea, Raised(seat, "he looked at my cards")) == ""
    assert hear(bea, Agreed(everybody, "it was as I say")) == "speak-for"
    assert hear(bea, NotAgreed(other)) == "other-seat"
    assert hear(bea, NotAgreed(seat)) == ""
    post = walk.table.felt.dispute.course.due
    assert hear(bea, Called(post, "Rex")) == "not-host"
    assert hear(PEOPLE[0], Called(post, "Rex")) == ""
    assert hear(bea, Ruled("Rex", "they lose the hand", clause, hand="renege", seats=(other,))) == "not-host"
    assert hear(PEOPLE[0], Ruled("Rex", "play on", clause)) == ""
    assert hear(PEOPLE[4], PlayedOn()) == "not-seated"
    assert hear(bea, PlayedOn()) == ""
    assert walk.table.hand.state.ending.stopped is None
    comes_out_again(walk)


def test_the_clock_of_the_table_comes_out_again_to_the_millisecond() -> None:
    """Whether somebody was too late is decided once, and stands in the stream."""
    for seed in range(3):
        lot = Random(seed)
        walk = Walk(Terms(book="npa", refereed=True), lot)
        walk.sit_everybody()
        walk.deal()
        for _ in range(150):
            walk.now += lot.choice((1, 9_999, 10_000, 10_001))
            if lot.random() < 0.2 and walk.table.hand is not None:
                walk.do_anything()
            walk.settle()
            if not walk.do_due() and walk.table.stage == "between" and walk.table.people:
                break
        assert walk.again().version == walk.table.version
