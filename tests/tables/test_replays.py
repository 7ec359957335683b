"""A finished hand, step by step: everything that happened, nothing twice, and only what the viewer may see."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meldhouse.game import Ended, Gather, Play, TrickWon, seating_of
from meldhouse.game.dealt_again import faults_of_deal
from meldhouse.game.records import dumps, loads
from meldhouse.messages import fact
from meldhouse.pieces import FACE_DOWN
from meldhouse.rulebooks import book_names
from meldhouse.tables import entries as on
from meldhouse.tables.finished.replays import OpenView, ReplayStep, replay, step_at
from meldhouse.tables.played import record_of
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms
from meldhouse.tables.thinking.reviews import reviewed

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))
from finished import evening
from table_walker import Walk


def kept(walk: Walk) -> Table:
    table = Table(keep=True)
    for body in walk.written:
        table.follow(on.read_step(body))
    return table


@pytest.fixture(scope="module", params=book_names())
def table(request: pytest.FixtureRequest) -> Table:
    return kept(evening(request.param, 2))


def unrolled(steps: tuple[ReplayStep, ...]) -> list[dict[str, Any]]:
    """The table at every step."""
    found: list[dict[str, Any]] = []
    for step in steps:
        found.append({**(found[-1] if found else {}), **step.set})
    return found


def test_every_hand_is_kept_with_its_people_its_score_and_its_proof(table: Table) -> None:
    assert [played.number for played in table.played] == [1, 2]
    for played in table.played:
        assert set(played.chairs) == set(seating_of(table.book).seats)
        assert played.seats["pann"] == "S"
        assert played.entries
        assert faults_of_deal(played.hand, played.proof) == ()
    assert table.played[-1].totals == table.game.side_totals()


def test_steps_lead_from_the_deal_to_the_end(table: Table) -> None:
    for played in table.played:
        steps = replay(played)
        state, tables = played.hand.state, unrolled(steps)
        assert set(tables[0]) == set(OpenView.__struct_fields__)
        assert steps[0].part == fact("replay-part", part="deal")
        assert tables[0]["hands"] == state.deal.dealt
        silent = played.hand.events[steps[-1].until :]
        assert all(isinstance(event, Gather | Ended) for event in silent)
        plays = [event for event in played.hand.events if isinstance(event, Play)]
        told = [line for step in steps for line in step.lines]
        assert [line.kind for line in told].count("play") == len(plays)
        assert tables[-1]["hands"] == state.hands
        assert tables[-1]["points"] == state.points
        won = [one["last"] for one in tables if one["last"] is not None]
        assert list(dict.fromkeys(won)) == list(dict.fromkeys(tuple(trick) for trick in state.play.tricks))
        for step in steps:
            assert step.lines
            assert all(table.book.voice.say(line.says).endswith((".", "!", "?")) for line in step.lines)


def test_what_follows_from_an_act_belongs_to_its_step(table: Table) -> None:
    played = table.played[0]
    steps = replay(played)
    for place, event in enumerate(played.hand.events):
        if isinstance(event, TrickWon):
            step = steps[step_at(steps, place) - 1]
            assert [line.kind for line in step.lines][:2] == ["play", "trick-won"]
    assert step_at(steps, 0) == 1
    assert step_at(steps, 10_000) == len(steps)


def test_all_pieces_are_somewhere_at_every_step(table: Table) -> None:
    played = table.played[0]
    dealt = sum(len(held) for held in played.hand.state.deal.dealt.values()) + len(played.hand.state.deal.kitty)
    for shown in unrolled(replay(played)):
        held = sum(len(held) for held in shown["hands"].values())
        assert held <= dealt
        assert FACE_DOWN not in [piece for pieces in shown["hands"].values() for piece in pieces]


def test_to_others_a_table_may_show_only_what_those_saw_who_watched(table: Table) -> None:
    """Whatever was dealt and never lay on the table is in no step."""
    for played in table.played:
        shown = unrolled(replay(played, is_open=False))
        assert all(one["hands"] == {} and one["dealt"] == {} and one["hand"] == () for one in shown)
        state = played.hand.state
        bytes_shown = encoder.encode(replay(played, is_open=False)).decode()
        if state.deal.discard:
            assert encoder.encode(state.deal.discard).decode() not in bytes_shown
        for pieces in state.before_play.exchanged.values():
            assert encoder.encode(pieces).decode() not in bytes_shown


def test_what_goes_wrong_at_a_refereed_table_is_told_and_nobody_reckons_with_it() -> None:
    irregular = 0
    for lot in range(6):
        walk = Walk(Terms(book="npa", refereed=True), Random(lot))
        walk.sit_everybody()
        walk.deal()
        for _ in range(2_000):
            if walk.table.number > 1 or walk.table.is_closed:
                break
            if walk.lot.random() < 0.1:
                walk.do_anything()
            walk.settle()
            if not walk.do_due():
                walk.deal()
        for played in kept(walk).played:
            kinds = {line.kind for step in replay(played) for line in step.lines}
            if "irregular" not in kinds:
                continue
            irregular += 1
            assert played.rulings
            text = dumps(record_of(played.hand.book, [played], played.chairs))
            assert loads(text).hands[0].events == played.hand.events
            assert reviewed("npa", text).why_not == fact("review-irregular")
        if irregular:
            return
    raise AssertionError("Nothing went wrong in any of these hands.")
