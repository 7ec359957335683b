"""How a hand came out is told when it is over: once, everybody’s own side first, with the figures of the sheet."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from table_walker import Walk

from meldhouse.game.games import Ending
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names
from meldhouse.tables.room.news import Channel
from meldhouse.tables.seen.common import common_of
from meldhouse.tables.terms import Terms

HANDS = 4


def told(walk: Walk, seat: str | None) -> list[dict[str, Any]]:
    """What its line says, part by part, by the ids."""
    whole: dict[str, Any] = json.loads(Channel(seat, walk.table, frozenset()).whole(walk.table))  # type: ignore[arg-type]
    results = [line["says"] for line in whole["told"] if line["kind"] == "result"]
    return [{part["id"]: part["args"] for part in result["args"]["parts"]} for result in results]


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
            mine = next(side for side in earned if seat in side)
            brought = {
                (one["args"]["side"], *one["args"].values()) for one in line.get("result-hand", {"sides": ()})["sides"]
            }
            assert "result-nothing" in line or (mine, mine, earned[mine]) in brought, line
            assert "result-nothing" in line or mine == line["result-hand"]["sides"][0]["args"]["side"]
            came = {args.get("came") for args in line.values()}
            assert ("made" in came) == any(entry.bid == "made" for entry in table.result)
            assert ("set" in came) == any(entry.bid == "set" for entry in table.result)
            assert ("result-won" in line) == (table.stage == "over" and table.game.winner is not None)
            seen.update({"made", "set"} & came)
        assert len(told(walk, None)) == 1
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
            lines += [line["kind"] for line in json.loads(news)["told"] if line["kind"] == "result"]
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


def test_the_sheet_is_sent_with_its_reasons_and_the_end_of_a_game_as_facts() -> None:
    table = over("n42pa").table
    reached = fact("game-reached", side="NS", target=7, points=8, over=1, when="after")
    table.game.ending = Ending(reached, "N42-X8")
    sent = common_of(table).seen
    assert [(one.points, one.reason) for one in sent.result] == [(one.points, one.reason) for one in table.result]
    assert sent.result
    assert sent.score is not None
    assert sent.score.ending == reached
