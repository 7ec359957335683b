"""What a house does not tell any more is in nothing that it sends: who played what in a finished trick, and trump."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from table_walker import Walk

from meldhouse.game import NameTrump, Play, Seat, TrickWon
from meldhouse.messages import fact
from meldhouse.tables.room.news import Channel
from meldhouse.tables.seen import log
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms

SEATS: tuple[Seat | None, ...] = ("S", "W", "N", "E", None)


def plays_of_finished_tricks(table: Table) -> set[str]:
    """As everybody is sent them; without the trick that lies there, or lay there last, in which the
    other copy of a card may lie."""
    assert table.hand is not None
    tricks: list[list[Play]] = [[]]
    for event in table.hand.events:
        if isinstance(event, Play):
            tricks[-1].append(event)
        elif isinstance(event, TrickWon):
            tricks.append([])
    number = len(tricks) - (1 if tricks[-1] else 2)
    lies = {play.piece for trick in tricks[number:] for play in trick}
    told = [
        fact("news-play", who=play.seat, piece=play.piece.text)
        for trick in tricks[:number]
        for play in trick
        if play.piece not in lies
    ]
    return {encoder.encode(one).decode() for one in told}


def sent(channel: Channel, table: Table, had: int) -> list[str]:
    """All that anybody could still be sent: everything, and what came after what he has."""
    missed = [message for number in range(had, channel.number) for message in channel.since(number) or ()]
    return [message.decode() for message in (channel.whole(table), Channel(channel.seat, table).whole(table), *missed)]


def walk_through(book: str, *, refereed: bool, lot: int) -> int:
    """Play a hand; after each act nothing that could be sent holds what is closed. How much that was in all."""
    walk = Walk(Terms(book=book, refereed=refereed), Random(lot))
    walk.sit_everybody()
    walk.deal()
    channels = [Channel(seat, walk.table) for seat in SEATS]
    late, looked = Channel("W", walk.table), 0
    while walk.table.stage == "hand":
        assert walk.do_due()
        table = walk.table
        fresh = [channel.news(table) for channel in channels]
        if table.stage != "hand" or table.hand is None or table.hand.phase != "tricks":
            continue
        closed = plays_of_finished_tricks(table)
        looked += len(closed)
        for channel, message in zip(channels, fresh, strict=True):
            for text in (*sent(channel, table, 0), (message or b"").decode()):
                assert not any(play in text for play in closed)
        if len(closed) == 12:  # nobody has looked from there for three tricks
            assert not any(play in (late.news(table) or b"").decode() for play in closed)
    return looked


@pytest.mark.parametrize("refereed", [False, True])
@pytest.mark.parametrize("book", ["n42pa", "st-hilary"])
def test_who_played_what_in_a_finished_trick_is_not_sent_where_the_house_keeps_it_in_mind(
    book: str, refereed: bool
) -> None:
    assert walk_through(book, refereed=refereed, lot=3) > 40


def test_where_all_tricks_lie_open_they_can_be_read_again() -> None:
    book = 'extends = "st-hilary"\nname = "ours"\ntitle = "Ours"\n[tricks]\nreview = "all"\n'
    with pytest.raises(AssertionError):
        walk_through(book, refereed=False, lot=3)


def test_a_log_that_goes_on_telling_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_close", lambda *_: False)
    with pytest.raises(AssertionError):
        walk_through("n42pa", refereed=False, lot=3)


def test_one_who_was_away_gets_everything_anew_when_something_was_closed_meanwhile() -> None:
    walk = Walk(Terms(book="n42pa"), Random(3))
    walk.sit_everybody()
    walk.deal()
    channel = Channel("N", walk.table)
    numbers: dict[int, int] = {}
    while walk.table.stage == "hand":
        assert walk.do_due()
        channel.news(walk.table)
        assert walk.table.hand is not None
        numbers[len(walk.table.hand.state.play.tricks)] = channel.number
        if len(walk.table.hand.state.play.tricks) == 2 and walk.table.hand.state.play.trick:
            break
    assert channel.since(numbers[0]) is None
    assert channel.since(channel.number) == []
    assert len(channel.since(channel.number - 1) or ()) == 1


def lines(told: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [line["says"] for line in told if line["kind"] == kind]


@pytest.mark.parametrize("book", ["n42pa", "mcallen"])
def test_a_page_that_does_what_it_is_told_has_the_same_lines_as_one_that_comes_anew(book: str) -> None:
    walk = Walk(Terms(book=book), Random(5))
    walk.sit_everybody()
    walk.deal()
    channel, hidden, came_back = Channel("E", walk.table), 0, 0
    shown: list[dict[str, Any]] = json.loads(channel.whole(walk.table))["told"]
    while walk.table.stage == "hand":
        assert walk.do_due()
        message = channel.news(walk.table)
        if message is None:
            continue
        news = json.loads(message)
        before = len(shown)
        shown = [*news.get("log", shown), *news["told"]]
        hidden += len(shown) < before + len(news["told"])
        came_back += len(shown) > before + len(news["told"])
        whole = json.loads(channel.whole(walk.table))
        assert whole["told"] == shown[-len(whole["told"]) :]
        hand = walk.table.hand
        assert hand is not None
        named = any(isinstance(event, NameTrump) for event in hand.events)
        if named and walk.table.stage == "hand" and hand.phase == "tricks":
            (told,) = lines(shown, "name-trump")
            assert (told["id"] == "news-trump-untold") is (whole["set"]["hand"]["trump"] is None)
    assert hidden
    if book == "n42pa":  # when the hand is over all of it may be read again; not so many lines are kept as mcallen has
        assert came_back
        assert lines(shown, "name-trump")


def test_that_trump_was_named_stays_told_and_only_what_it_is_does_not() -> None:
    walk = Walk(Terms(book="n42pa"), Random(5))
    walk.sit_everybody()
    walk.deal()
    channels = [Channel(seat, walk.table) for seat in SEATS]
    seen = 0
    while walk.table.stage == "hand":
        assert walk.do_due()
        hand = walk.table.hand
        for channel in channels:
            channel.news(walk.table)
            if hand is None or hand.phase != "tricks" or not hand.state.play.tricks or hand.is_over:
                continue
            seen += 1
            told = lines(json.loads(channel.whole(walk.table))["told"], "name-trump")
            assert told == [{"id": "news-trump-untold", "args": {"who": hand.state.bidder}}]
    assert seen > 20


def test_meld_is_told_without_what_would_tell_trump_until_the_hand_is_over() -> None:
    walk = Walk(Terms(book="mcallen"), Random(8))
    walk.sit_everybody()
    walk.deal()
    channel, first, hidden = Channel("S", walk.table), [], 0
    while walk.table.stage == "hand":
        assert walk.do_due()
        channel.news(walk.table)
        hand = walk.table.hand
        assert hand is not None
        for text in (channel.whole(walk.table), Channel("S", walk.table).whole(walk.table)):
            told = lines(json.loads(text)["told"], "show-meld")
            if hand.is_over:
                assert told == first
            elif hand.state.trump_is_hidden:
                hidden += 1
                assert b'"royal"' not in text
                assert [line["args"]["who"] for line in told] == [line["args"]["who"] for line in first]
                assert all("items" not in line["args"] for line in told)
            elif len(told) == 4:
                first = told
    assert hidden > 20
    assert any("royal" in json.dumps(line) for line in first)


@pytest.mark.parametrize("book", ["st-hilary", "npa", "n42pa", "mcallen", "bend"])
def test_who_has_the_bid_is_told_after_the_last_call(book: str) -> None:
    for lot in range(4):
        walk = Walk(Terms(book=book), Random(lot))
        walk.sit_everybody()
        walk.deal()
        channel = Channel("S", walk.table)
        while (
            walk.table.stage == "hand" and walk.table.hand is not None and walk.table.hand.phase in ("auction", "count")
        ):
            assert walk.do_due()
        channel.news(walk.table)
        kinds = [line["kind"] for line in json.loads(channel.whole(walk.table))["told"]]
        if "won" in kinds:
            assert not {"bid", "pass"} & set(kinds[kinds.index("won") :])
