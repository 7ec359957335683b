"""Lines about a hand that say to whom and for what: who needs how much, and what the last trick brings beside."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from table_walker import Walk

from meldhouse.game import MeldCounted, Play, Seat, View, view
from meldhouse.messages import Message, Voice
from meldhouse.pieces import Card
from meldhouse.rulebooks import load_book
from meldhouse.tables.room.news import Channel
from meldhouse.tables.seen.lines import Lines
from meldhouse.tables.terms import Terms

SEATS: tuple[Seat | None, ...] = ("S", "W", "N", "E", None)


def played_hand(book: str, lot: int) -> Walk:
    walk = Walk(Terms(book=book), Random(lot))
    walk.sit_everybody()
    walk.deal()
    while walk.table.stage == "hand":
        assert walk.do_due()
    return walk


def lines(walk: Walk, seat: Seat | None, kind: str) -> list[dict[str, Any]]:
    told = json.loads(Channel(seat, walk.table).whole(walk.table))["told"]
    return [line["says"] for line in told if line["kind"] == kind]


def played_out(book: str, such: Callable[[Walk], bool] = lambda _walk: True) -> Walk:
    for lot in range(60):
        walk = played_hand(book, lot)
        hand = walk.table.hand
        if hand is not None and hand.state.ending.ended == "played" and hand.state.meld and such(walk):
            return walk
    raise AssertionError(f"{book}: no hand is played to its end.")


@pytest.mark.parametrize(("book", "worth"), [("st-hilary", 1), ("npa", 2)])
def test_the_last_trick_says_what_is_for_it_and_no_other_does(book: str, worth: int) -> None:
    *won, last = lines(played_out(book), "S", "trick-won")
    assert len(won) > 10
    assert last["id"] == "news-last-trick"
    assert last["args"]["last"] == worth
    assert {line["id"] for line in won} == {"news-trick"}


def needs_points(walk: Walk) -> bool:
    return any(line["args"]["need"]["id"] == "need-points" for line in lines(walk, "S", "meld-counted"))


def test_everybody_is_told_what_the_bidders_need_and_of_their_own_side_first() -> None:
    walk = played_out("st-hilary", needs_points)
    hand = walk.table.hand
    assert hand is not None
    for seat in SEATS:
        (line,) = lines(walk, seat, "meld-counted")
        assert line["args"]["need"]["args"]["side"] == hand.state.side_of_bidder
        sides = [one["args"]["side"] for one in line["args"]["sides"]]
        assert seat is None or seat in sides[0]


@pytest.mark.parametrize(("book", "need"), [("st-hilary", "need-nothing"), ("bend", "need-one-trick")])
def test_meld_that_makes_the_bid_is_told_as_that_and_not_as_a_need_of_nothing(book: str, need: str) -> None:
    table = played_out(book).table
    assert table.hand is not None
    bid, side = table.hand.state.amount, table.hand.state.side_of_bidder
    assert bid is not None
    counted = MeldCounted({one: bid if one == side else 0 for one in table.hand.state.seating.sides})
    line = Lines(table.book).line(counted, view(table.hand, None), table.hand)
    assert line is not None
    assert isinstance(said := line.says.args["need"], Message)
    assert (said.id, said.args["bid"]) == (need, bid)


def test_at_dominoes_one_shakes_and_everybody_draws() -> None:
    [told] = lines(played_hand("n42pa", 1), None, "dealt")
    assert (told["args"]["how"], told["args"]["each"]) == ("drawn", 7)
    [told] = lines(played_hand("st-hilary", 1), None, "dealt")[:1]
    assert (told["args"]["how"], told["args"]["each"]) == ("dealt", 12)


def test_all_who_see_the_same_are_told_the_same_facts() -> None:
    walk = played_out("st-hilary")
    told = {seat: json.loads(Channel(seat, walk.table).whole(walk.table))["told"] for seat in SEATS}
    shared = {
        seat: [line for line in all if line["kind"] in ("bid", "pass", "play", "trick-won")]
        for seat, all in told.items()
    }
    assert len(shared["S"]) > 40
    assert all(lines == shared["S"] for lines in shared.values())


@pytest.mark.parametrize(
    ("language", "you", "said"),
    [
        ("en", "N", "You play A♠."),
        ("en", "S", "Ann plays A♠."),
        ("es", "N", "Juegas A♠."),
        ("es", "S", "Ann juega A♠."),
    ],
)
def test_each_reads_it_in_their_own_language(language: str, you: str, said: str) -> None:
    play = Lines(load_book("npa")).line_by_view(Play("N", Card("A", "S")), cast("View", None))
    assert play is not None
    assert Voice(language=language, names={"N": "Ann"}, you=you).say(play.says) == said
