"""Bots at live tables, in real processes: for those who are gone or too slow, and whatever happens to the processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table_people import Somebody, dealt, hall, play, run, seated
from table_walker import PEOPLE, Walk

from meldhouse.game import Refused
from meldhouse.players.levels import until_ready
from meldhouse.tables import requests as ask
from meldhouse.tables.asking import Person
from meldhouse.tables.entries import Acted, Shuffled, read_step
from meldhouse.tables.room.inbox import Readied
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.thinking import THROW_IN
from meldhouse.tables.terms import Terms, book_of
from meldhouse.tables.thinking.workers import Workers

OAK = 'name = "oak"\ntitle = "Oak"\nextends = "st-hilary"\n[meld]\nnine = 60\n'


async def settled(room: Room) -> int:
    """The version at which the table comes to rest."""
    version = -1
    while version != room.table.version:
        version = room.table.version
        await asyncio.sleep(0.4)
    return version


def test_a_bot_plays_for_one_who_is_gone_until_he_is_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path, grace=0.05) as house:
            room, (ann, bea) = await seated(house, "npa", 2)
            await dealt([ann, bea])
            seat = bea.table["seat"]
            room.leave(bea.viewer)
            await ann.until(lambda: ann.table["chairs"][seat]["away"])
            assert not ann.table["chairs"][seat]["here"]
            await play([ann], hands=1)
            bea.sit_down()
            await ann.until(lambda: not ann.table["chairs"][seat]["away"])
            await bea.until(lambda: bea.table["seat"] == seat and bea.table["number"] >= 1)
            assert bea.table["hand"]["seat"] == seat

    run(evening())


def test_one_who_was_gone_before_the_game_began_holds_nobody_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path, grace=0.05) as house:
            id = await house.new_table(Terms(book="npa", level="novice"), Person("pann", "Ann"))
            room = await house.room(id)
            ann, bea = Somebody("Ann", room), Somebody("Bea", room)
            await bea.until(lambda: bea.table)
            assert await bea.answered(bea.ask("sit", seat="N")) == ""
            room.leave(bea.viewer)
            await asyncio.sleep(0.2)
            await ann.until(lambda: ann.table)
            assert await ann.answered(ann.ask("start")) == ""
            ann.decide()
            await ann.until(lambda: ann.table["stage"] == "hand")
            assert ann.table["chairs"]["N"]["away"]

    run(evening())


def test_a_table_that_nobody_looks_at_sleeps_and_goes_on_later(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path, grace=0.05) as house:
            room, (ann,) = await seated(house, "bend", 1)
            await dealt([ann])
            room.leave(ann.viewer)
            version = await settled(room)
            await asyncio.sleep(0.3)
            assert room.table.version == version
            assert not room.table.chairs["S"].away, "there was nobody to play with"
            ann.sit_down()
            await play([ann], hands=1)

    run(evening())


def test_where_there_is_a_clock_a_bot_decides_for_the_slow(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people = await seated(house, "n42pa", 4, clock=1)
            await dealt(people)
            first = people[0]
            await first.until(lambda: first.due is not None)
            waited = set(first.due[0])
            assert waited <= set(room.table.chairs)
            # Nobody stands his dominoes up or bids, and yet there will be a bid; all wait for the same second.
            await first.until(lambda: first.table["hand"]["calls"])
            assert not any(chair["away"] for chair in first.table["chairs"].values())
            assert [somebody.refusals for somebody in people] == [[]] * 4

    run(evening())


def test_nobody_waits_for_ever_for_one_who_could_throw_his_hand_in(tmp_path: Path) -> None:
    chosen: list[bytes] = []

    async def evening() -> None:
        async with hall(tmp_path, new_seed=lambda: chosen[1]) as house:
            room, (ann,) = await seated(house, "st-hilary", 1, clock=1)
            for number in range(2_000):
                walk = Walk(Terms(book="st-hilary"), Random(number), id=room.id)
                walk.deal()
                if walk.table.may_throw_in() and walk.table.hand.turn != "S":
                    break
            lot = Random(number)
            chosen.extend((lot.randbytes(32), lot.randbytes(32)))
            await dealt([ann], chosen[0])
            assert ann.table["keep"]
            assert ann.due is None, "it is a bot's turn, and nothing tells for whom it waits"
            assert not room.table.hand.state.auction.calls
            await ann.until(lambda: ann.table["hand"]["calls"])
            assert not ann.table["keep"]

    run(evening())


def shaken(table: str, weak: bool) -> tuple[bytes, ...]:
    """The numbers and the seed of a deal for two people and two bots, one of which speaks first; one of the people
    could throw their hand in, or nobody."""
    for number in range(5_000):
        walk = Walk(Terms(book="st-hilary"), Random(number), id=table)
        assert walk.ask(PEOPLE[1], ask.Sit, seat="N") == ""
        walk.deal()
        if bool(walk.table.may_throw_in()) is weak and walk.table.hand.turn in ("E", "W"):
            lot = Random(number)
            return tuple(lot.randbytes(32) for _ in range(3))
    raise AssertionError


@pytest.mark.parametrize("weak", [True, False])
def test_how_long_the_first_bot_waits_does_not_tell_who_could_throw_a_hand_in(tmp_path: Path, weak: bool) -> None:
    chosen: list[bytes] = []

    async def evening() -> None:
        async with hall(tmp_path, new_seed=lambda: chosen[2]) as house:
            house.means = house.means._replace(pace=0.1)
            room, (ann, bea) = await seated(house, "st-hilary", 2)
            chosen.extend(shaken(room.id, weak))
            await dealt([ann, bea], *chosen[:2])
            assert (ann.table["keep"] or bea.table["keep"]) is weak
            await asyncio.wait_for(ann.until(lambda: ann.table["hand"]["calls"]), 30)
            steps = [read_step(entry.body) for entry in await house.means.journal.read(room.id)]
            shuffled, called = (
                next(step.at for step in steps if any(isinstance(entry, kind) for entry in step.entries))
                for kind in (Shuffled, Acted)
            )
            assert called - shuffled > 1000 * (0.1 * THROW_IN - 0.1)

    run(evening())


def test_a_worker_that_is_killed_in_the_middle_of_a_thought_does_not_stop_the_table(tmp_path: Path) -> None:
    async def evening() -> None:
        workers = Workers(1)
        async with hall(tmp_path, workers=workers) as house:
            house.means = house.means._replace(again=0.05)
            _, people = await seated(house, "npa", 1)
            await dealt(people)
            done = asyncio.create_task(play(people, hands=1))
            kills = 0
            while kills < 3 and not done.done():
                await asyncio.sleep(0.15)
                pool = workers._pool
                for pid in list(pool._processes or ()) if pool is not None else ():
                    os.kill(pid, signal.SIGKILL)
                    kills += 1
            await done
            assert kills
            assert people[0].table["number"] == 1

    run(evening())


def test_where_bots_cannot_think_at_all_the_lot_decides(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Workers):
        async def run(self, *_: Any) -> Any:
            raise RuntimeError("no process can be started")

    async def evening() -> None:
        async with hall(tmp_path, workers=Broken()) as house:
            house.means = house.means._replace(again=0.001)
            _, people = await seated(house, "npa", 1)
            await play(people, hands=1)
            assert people[0].table["number"] == 1

    run(evening())
    assert "a bot could not decide" in caplog.text


def test_hints_are_for_those_who_play_alone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, (ann,) = await seated(house, "n42pa", 1)
            await ann.until(lambda: ann.table["stage"] == "between")
            while not _near_the_end(ann):  # where an expert need not think long
                ann.decide()
                await ann.listen()
            one, two = ann.ask("hint"), ann.ask("hint")
            assert await ann.answered(two) == "hint-twice"
            await ann.until(lambda: one in ann.hints)
            assert ann.hints[one]["do"]["id"].startswith("do-")
            assert all(reason["id"] for reason in ann.hints[one]["reasons"])
            eve = Somebody("Eve", room)
            await eve.until(lambda: eve.table)
            assert await eve.answered(eve.ask("hint")) == "not-seated"
            assert await eve.answered(eve.ask("sit", seat="N")) == ""
            await ann.until(lambda: ann.table["newcomers"])
            assert await ann.answered(ann.ask("admit", seat="N", when="now")) == ""
            assert await ann.answered(ann.ask("hint")) == "hint-others"

    run(evening())


def _near_the_end(somebody: Somebody) -> bool:
    hand = somebody.table["hand"]
    return (
        hand is not None
        and hand["phase"] == "tricks"
        and len(hand["hand"]) <= 2
        and hand["turn"] == somebody.table["seat"]
    )


class Claimer(Somebody):
    """Lays down the rest when little is left, and never believes the others."""

    claims = 0

    def _at_turn(self, hand: dict[str, Any], may: dict[str, Any]) -> None:
        acts = may.get("acts", ())
        if "answer-claim" in acts:
            self.act("answer-claim", accept=False)
        elif "claim" in acts and len(hand["hand"]) <= 2 and hand["turn"] == hand["seat"]:
            Claimer.claims += 1
            self.act("claim", order=hand["hand"])
        else:
            super()._at_turn(hand, may)


def test_a_lay_down_is_judged_in_a_worker(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people = await seated(house, "mcallen", 4)
            for somebody in people:
                somebody.__class__ = Claimer
            judged = 0
            for number in range(1, 6):
                await play(people, hands=number)
                judged += any(type(event).__name__ == "Judged" for event in room.table.hand.events)
                if judged:
                    break
                for somebody in people:
                    somebody.decide()
            assert judged
            assert Claimer.claims

    run(evening())


def test_a_level_that_does_not_exist_is_refused_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            with pytest.raises(Refused, match=r"bad-level.*wizard"):
                await house.new_table(Terms(book="npa", level="wizard"), Person("pann", "Ann"))

    run(evening())


REHEARSED = """
from meldhouse.tables.thinking.rehearsing import rehearse
rehearse()
from meldhouse.game import Hand, steward, to_act
from meldhouse.players import player_for
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import load_book
from meldhouse.solver.kernel import all as kernel
used = lambda: {name: len(getattr(part, "signatures", ())) for name, part in vars(kernel).items()}  # loads none
before = used()
book = load_book("st-hilary")
play_hand(Hand(book, dealer="N", key=bytes(32)), dict.fromkeys("NESW", player_for(book, "club", bytes(32))))
assert any(before.values()) and used() == before, (before, used())
"""


def test_nothing_is_left_to_be_translated_after_a_rehearsal() -> None:
    subprocess.run([sys.executable, "-c", REHEARSED], check=True)


def _has_loaded(module: str) -> bool:
    return module in sys.modules


@pytest.mark.parametrize(
    ("book", "stands_in"), [("st-hilary", "self-taught"), (OAK, "novice")], ids=["st-hilary", "oak"]
)
def test_until_the_solver_is_compiled_nobody_waits_for_a_bot_that_needs_it(
    tmp_path: Path, book: str, stands_in: str
) -> None:
    async def evening() -> None:
        workers = Workers(1)
        ready = workers._ready = asyncio.Event()
        async with hall(tmp_path, workers=workers) as house:
            assert until_ready("expert", book_of(book)) == stands_in
            _, (ann,) = await seated(house, book, 1, level="expert")
            await play([ann], hands=1)
            assert not await workers.run(_has_loaded, "numba")
            ready.set()

    run(evening())


@pytest.mark.usefixtures("translated")
def test_a_table_knows_that_the_bots_are_being_made_ready(tmp_path: Path) -> None:
    async def evening() -> None:
        workers = Workers(1)
        async with hall(tmp_path, workers=workers) as house:
            room, (ann,) = await seated(house, "n42pa", 1)
            warming = asyncio.create_task(workers.warm())
            await asyncio.sleep(0)
            room.put(Readied())
            await ann.until(lambda: ann.table["readying"] == {"percent": None})
            await warming
            room.put(Readied())
            assert not workers.is_readying
            await play([ann], hands=1)
            assert not ann.table["readying"]

    run(evening())
