"""Sentences about a hand that say to whom and for what: who needs how much, and what the last trick brings beside."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from table_walker import Walk

from meldhouse.game import MeldCounted, Seat, view
from meldhouse.tables.news import Channel
from meldhouse.tables.telling import Teller
from meldhouse.tables.terms import Terms

SEATS: tuple[Seat | None, ...] = ("S", "W", "N", "E", None)


def played_hand(book: str, lot: int) -> Walk:
    walk = Walk(Terms(book=book), Random(lot))
    walk.sit_everybody()
    walk.deal()
    while walk.table.stage == "hand":
        assert walk.do_due()
    return walk


def lines(walk: Walk, seat: Seat | None, kind: str) -> list[str]:
    told = json.loads(Channel(seat, walk.table).whole(walk.table))["told"]
    return [line["text"] for line in told if line["kind"] == kind]


def played_out(book: str, such: Callable[[Walk], bool] = lambda _walk: True) -> Walk:
    for lot in range(60):
        walk = played_hand(book, lot)
        hand = walk.table.hand
        if hand is not None and hand.state.ended == "played" and hand.state.meld and such(walk):
            return walk
    raise AssertionError(f"{book}: no hand is played to its end.")


@pytest.mark.parametrize(("book", "worth"), [("st-hilary", 1), ("npa", 2)])
def test_the_last_trick_says_what_is_for_it_and_no_other_does(book: str, worth: int) -> None:
    walk = played_out(book)
    won = lines(walk, "S", "trick-won")
    assert len(won) > 10
    assert won[-1].endswith(f"for the last {walk.table.book.words.trick}.")
    assert f", {worth} of them" in won[-1] or f", {worth} point" in won[-1]
    assert not any("last" in text for text in won[:-1])


def test_who_has_the_bid_is_told_that_he_needs_it() -> None:
    walk = played_out("st-hilary", lambda walk: "need " in "".join(lines(walk, "S", "meld-counted")))
    hand = walk.table.hand
    assert hand is not None
    assert any(isinstance(event, MeldCounted) for event in hand.events)
    bidders = hand.state.seating.members[hand.state.side_of_bidder]
    for seat in SEATS:
        (line,) = lines(walk, seat, "meld-counted")
        assert (" You need " in line) is (seat in bidders)
        assert (" The bidders need " in line) is (seat not in bidders)


@pytest.mark.parametrize(
    ("book", "more"),
    [("st-hilary", ", whatever is taken in play."), ("bend", ". The bidders need one trick to keep it.")],
)
def test_meld_that_makes_the_bid_is_told_as_that_and_not_as_a_need_of_nothing(book: str, more: str) -> None:
    walk = played_out(book)
    table = walk.table
    assert table.hand is not None
    bid, side = table.hand.state.amount, table.hand.state.side_of_bidder
    assert bid is not None
    teller = Teller(table.book, dict.fromkeys(table.hand.state.seating.seats, "Ann"), None)
    counted = MeldCounted({one: bid if one == side else 0 for one in table.hand.state.seating.sides})
    (line,) = teller.lines([counted], view(table.hand, None), table.hand)
    assert line.text.endswith(f" That makes the bid of {bid}{more}")


def test_at_dominoes_one_shakes_and_everybody_draws() -> None:
    [told] = lines(played_hand("n42pa", 1), None, "dealt")
    assert told.endswith(" shakes, and everybody draws 7 dominoes.")
    assert lines(played_hand("st-hilary", 1), None, "dealt")[0].endswith(" deals 12 cards to everybody.")


def test_follow_me_is_explained_where_it_is_named() -> None:
    for lot in range(60):
        hand = (walk := played_hand("n42pa", lot)).table.hand
        if hand is not None and hand.state.trump == "follow-me":
            assert lines(walk, None, "name-trump")[0].endswith(" names follow me (no trump).")
            return
    raise AssertionError("Nobody names follow me.")
