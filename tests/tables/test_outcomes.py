"""How a hand came out is told when it is over: to every chair in its own words, once, with the figures of the sheet."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from table_walker import Walk

from meldhouse.game.games import Ending
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names
from meldhouse.tables.common import common_of
from meldhouse.tables.news import Channel
from meldhouse.tables.terms import Terms

HANDS = 4


def told(walk: Walk, seat: str | None) -> list[str]:
    whole: dict[str, Any] = json.loads(Channel(seat, walk.table, frozenset()).whole(walk.table))  # type: ignore[arg-type]
    return [line["text"] for line in whole["told"] if line["kind"] == "result"]


def over(name: str, *, refereed: bool = False) -> Walk:
    """A table whose hand is over; whoever could go on for ever begins anew."""
    lot = Random(f"outcome {name} {refereed}")
    while True:
        walk = Walk(Terms(book=name, refereed=refereed), lot)
        walk.sit_everybody()
        walk.deal()
        while walk.do_due():
            walk.settle()
        if walk.table.hand is not None and walk.table.hand.is_over:
            return walk


@pytest.mark.parametrize("name", book_names())
def test_every_chair_is_told_how_the_hand_came_out(name: str) -> None:
    walk = over(name)
    table = walk.table
    seen: set[str] = set()
    for _ in range(HANDS):
        assert table.hand is not None
        earned = table.game.earned(table.result)
        for seat in table.chairs:
            (line,) = told(walk, seat)
            assert line.startswith("Hand over.")
            mine = earned[next(side for side in earned if seat in side)]
            number = f"minus {-mine}" if mine < 0 else str(mine)
            assert re.search(rf"\b[Yy]ou {number}\b", line) or "It counts for nobody" in line, line
            assert ("made" in line) == any(entry.bid == "made" for entry in table.result)
            assert ("set on" in line) == any(entry.bid == "set" for entry in table.result)
            assert ("win" in line) == (table.stage == "over" and table.game.winner is not None)
            seen.update(re.findall("made|set on", line))
        (line,) = told(walk, None)
        assert " you " not in line.casefold()
        walk.deal()
        while walk.do_due():
            walk.settle()
    assert seen


def test_it_is_told_once_and_at_once() -> None:
    lot = Random("once")
    walk = Walk(Terms(book="st-hilary"), lot)
    walk.sit_everybody()
    walk.deal()
    channel = Channel("S", walk.table, frozenset())
    lines: list[str] = []
    for _ in range(400):
        walk.settle()
        more = walk.do_due()
        if news := channel.news(walk.table, frozenset()):
            lines += [line["text"] for line in json.loads(news)["told"] if line["kind"] == "result"]
        if not more:
            break
    assert len(lines) == 1
    walk.deal()
    news = channel.news(walk.table, frozenset())
    assert news is not None
    assert not [line for line in json.loads(news)["told"] if line["kind"] == "result"]


def test_what_the_bidders_need_is_known_when_meld_is_counted() -> None:
    walk = Walk(Terms(book="npa"), Random("needed"))
    walk.sit_everybody()
    walk.deal()
    found = None
    while found is None:
        if not walk.do_due():
            walk.deal()
        walk.settle()
        whole = json.loads(Channel("S", walk.table, frozenset()).whole(walk.table))
        hand = whole["set"]["hand"]
        if hand and hand["phase"] == "tricks":
            found = whole["set"]["needed"]
            side = next(side for side in hand["meld_points"] if hand["bidder"] in side)
            assert found == max(0, hand["bid"] - hand["meld_points"][side], walk.table.book.scoring.bidder_take)
        elif hand and hand["phase"] in ("auction", "trump"):
            assert whole["set"]["needed"] is None


def test_the_sheet_is_sent_with_its_reasons_in_words_and_the_end_of_a_game_by_name() -> None:
    table = over("n42pa").table
    table.game.ending = Ending(fact("game-reached", side="NS", target=7, points=8, over=1, when="after"), "N42-X8")
    sent = common_of(table).seen
    say = table.book.voice.say
    assert [(one.points, one.reason) for one in sent.result] == [(one.points, say(one.reason)) for one in table.result]
    assert sent.result
    assert sent.score is not None
    names = {seat: chair.called for seat, chair in table.chairs.items()}
    assert sent.score.ending == f"{names['N']} and {names['S']} reached 7 with 8"
