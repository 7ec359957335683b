"""Who may do what at a live table, once; windows that come and go; and nothing is shown that is not saved."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table_people import Somebody, dealt, hall, play, run, seated

from meldhouse.journal import Journal
from meldhouse.tables import entries as on
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall, NoTable
from meldhouse.tables.kept.labels import LIVE, OPEN
from meldhouse.tables.kept.loading import load
from meldhouse.tables.room.news import REMEMBERED
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.viewers import WAITING, Viewer
from meldhouse.tables.terms import Terms
from meldhouse.tables.traces import Diverged


async def in_auction(house: Hall, book: str = "npa", **terms: Any) -> tuple[Room, list[Somebody], Somebody, Somebody]:
    """Four people in the auction; who is to speak, and who is not."""
    room, people = await seated(house, book, 4, **terms)
    await dealt(people, *(Random(somebody.person.id).randbytes(32) for somebody in people))
    turn = people[0].table["hand"]["turn"]
    first = next(somebody for somebody in people if somebody.table["seat"] == turn)
    return room, people, first, next(somebody for somebody in people if somebody is not first)


def test_a_request_that_is_sent_again_is_answered_again_and_not_done_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, _, first, _ = await in_auction(house)
            message = {
                "ask": "act",
                "id": "once",
                "at": first.v,
                "action": {"event": "pass", "seat": first.table["seat"]},
            }
            first.send(message)
            assert await first.answered("once") == ""
            version = room.table.version
            first.acks.clear()
            first.send(message)
            assert await first.answered("once") == ""
            assert (first.acks["once"], room.table.version) == (version, version)
            id = room.id
        async with hall(tmp_path) as house:
            room = await house.room(id)
            back = Somebody(first.person.name, room)
            await back.until(lambda: back.table)
            back.send(message)
            assert await back.answered("once") == ""
            assert (back.acks["once"], room.table.version) == (version, version)
            assert await house.means.journal.version(id) == version

    run(evening())


def test_forged_stale_and_untimely_requests_are_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people, first, other = await in_auction(house)
            mine, his, taken = first.table["seat"], other.table["seat"], people[1].table["seat"]
            watching = Somebody("Eve", room)
            await watching.until(lambda: watching.table)
            assert watching.table["hand"]["hand"] == []
            version = room.table.version
            for who, code, said in (
                (other, "other-seat", {"event": "pass", "seat": mine}),
                (other, "bid-turn", {"event": "pass", "seat": his}),
                (watching, "not-seated", {"event": "pass", "seat": mine}),
                (first, "wrong-moment", {"event": "play", "seat": mine, "piece": first.table["hand"]["hand"][0]}),
            ):
                assert await who.answered(who.ask("act", action=said)) == code
            for kind, details, code in (
                ("ready", {"hand": 2, "attempt": 1, "commitment": "00" * 32}, "not-between"),
                ("say", {"phrase": "luck"}, "talk"),
                ("start", {}, "begun"), ("sit", {"seat": taken}, "chair-taken"), ("keep", {}, "no-throw-in"),
                ("bot", {"seat": taken, "level": "club"}, "chair-taken"),
                ("hear", {"event": {"type": "Raised", "by": mine}}, "guarded"), ("clear", {"seat": taken}, "no-bot"),
                ("close", {}, "begun"), ("hint", {}, "hint-others"),
            ):  # fmt: skip
                assert await people[0].answered(people[0].ask(kind, **details)) == code, kind
            for kind, details in (("bot", {"seat": "N", "level": "club"}), ("clear", {"seat": "N"}), ("close", {})):
                assert await people[1].answered(people[1].ask(kind, **details)) == "not-host"
            assert room.table.version == version == await house.means.journal.version(room.id)
            for somebody in (*people, watching):
                assert all(
                    refusal["text"].endswith((".", "”.", ")")) or refusal["text"] for refusal in somebody.refusals
                )
            await first.answered(first.act("pass"))
            second = next(one for one in people if one.table["seat"] == room.table.hand.turn)
            stale = {
                "ask": "act",
                "id": "old",
                "at": version - 1,
                "action": {"event": "pass", "seat": second.table["seat"]},
            }
            second.send(stale)
            assert await second.answered("old") == "stale"

    run(evening())


def test_a_private_table_is_for_its_host_alone(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="npa", access="private"), Person("pann", "Ann"))
            room = await house.room(id)
            eve = Somebody("Eve", room)
            await eve.until(lambda: eve.table)
            assert await eve.answered(eve.ask("sit", seat="N")) == "private"
            assert await eve.answered(eve.ask("start")) == "not-seated"
            assert await house.open_tables() == []

    run(evening())


def test_the_newest_window_of_a_player_is_the_one_that_plays(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="npa"), Person("pann", "Ann"))
            room = await house.room(id)
            old, new = Somebody("Ann", room), Somebody("Ann", room)
            await new.until(lambda: new.table)
            while await old.listen():
                pass
            assert old.viewer.why_closed == "elsewhere"
            assert await new.answered(new.ask("start")) == ""
            # An old window's last request does not take the table from the new one.
            old.ask("say", phrase="luck")
            assert await new.answered(new.ask("say", phrase="hello")) == ""
            # Those who watch may have as many as they like, until they sit down.
            one, two = Somebody("Eve", room), Somebody("Eve", room)
            await one.until(lambda: one.table)
            await two.until(lambda: two.table)
            assert await two.answered(two.ask("sit", seat="E")) == ""
            while await one.listen():
                pass
            assert one.viewer.why_closed == "elsewhere"

    run(evening())


def test_who_was_away_gets_what_he_missed_or_everything_anew(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="npa"), Person("pann", "Ann"))
            room = await house.room(id)
            ann, eve, dot = (Somebody(name, room) for name in ("Ann", "Eve", "Dot"))
            for somebody in (ann, eve, dot):
                await somebody.until(lambda somebody=somebody: somebody.table)
            for many, first in ((3, "news"), (REMEMBERED + 5, "whole")):
                room.leave(eve.viewer)
                for _ in range(many):
                    assert await ann.answered(ann.ask("say", phrase="luck")) == ""
                eve.sit_down()
                await eve.until(lambda: len(eve.table["said"]) == len(room.table.said))
                assert eve.heard[:2] == ["you", first]
                assert len(eve.heard) == 1 + (many if first == "news" else 1)
            # From another room, or another chair, the number means nothing.
            room.leave(eve.viewer)
            eve.mark = "00000000-watching"
            eve.sit_down()
            await eve.until(lambda: len(eve.heard) > 1)
            assert eve.heard[:2] == ["you", "whole"]
            eve.ask("look")
            await eve.until(lambda: len(eve.heard) > 2)
            assert eve.heard[2:] == ["whole"]

    run(evening())


def test_one_who_is_too_slow_is_cut_off_and_gets_everything_when_he_is_back(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="npa"), Person("pann", "Ann"))
            room = await house.room(id)
            ann, eve = Somebody("Ann", room), Somebody("Eve", room)
            await ann.until(lambda: ann.table)
            for _ in range(WAITING + 10):
                assert await ann.answered(ann.ask("say", phrase="luck")) == ""
            assert eve.viewer.why_closed == "slow"
            assert eve.viewer not in room.viewers
            assert len(eve.viewer.messages) <= WAITING + 1  # and that it is the end
            eve.n = None
            eve.sit_down()
            await eve.until(lambda: eve.table and len(eve.table["said"]) == WAITING + 10)

    run(evening())


def test_odd_names_do_no_harm(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            names = ("{mine}", "%s\u202e", "</script>", "Zoë, #1 = “x”\n")
            id = await house.new_table(Terms(book="npa"), Person("pann", "Ann"))
            room = await house.room(id)
            ann = Somebody("Ann", room)
            await ann.until(lambda: ann.table)
            for number, (name, seat) in enumerate(zip(names, "NEW", strict=False)):
                odd = Viewer(Person(f"odd{number}", name))
                room.arrive(odd)
                room.ask(odd, _read({"ask": "sit", "id": "k", "seat": seat}))
                await ann.until(lambda seat=seat, name=name: ann.table["chairs"][seat]["name"] == name)
                assert await ann.answered(ann.ask("sit", seat=seat)) == "chair-taken"
                assert name in ann.refusals[-1]["text"]
            (line,) = await house.tables_of("pann")
            assert {chair.name for chair in line.chairs} == {"Ann", *names[:3]}

    run(evening())


def _read(message: dict[str, Any]) -> Any:
    from meldhouse.tables.requests import read_request

    return read_request(json.dumps(message))


# --- the journal ------------------------------------------------------------------------------------------------------


def test_what_could_not_be_saved_has_not_happened_and_the_table_goes_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people, first, other = await in_auction(house)
            behind = on.Step((on.Said(first.table["seat"], "luck"),))
            await house.means.journal.append(room.id, room.table.version, [on.write_step(behind)])
            calls = room.table.hand.state.auction.calls
            assert await first.answered(first.act("pass")) == "unsaved"
            assert first.refusals[-1]["code"] == "unsaved"
            assert room.table.hand.state.auction.calls == calls
            assert room.table.version == await house.means.journal.version(room.id)
            await other.until(lambda: other.table["said"])  # what somebody else wrote is shown
            assert await first.answered(first.act("pass")) == ""
            await play(people, hands=1)

    run(evening())


def test_while_the_journal_is_gone_nothing_is_done_and_nothing_is_shown(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people, first, other = await in_auction(house)
            journal, version = house.means.journal, room.table.version
            await journal.close()
            for _ in range(3):
                assert await first.answered(first.act("pass")) == "unsaved"
                assert str(tmp_path) not in first.refusals[-1]["text"]
            assert other.viewer.messages.empty()
            late = Viewer(Person("pzoe", "Zoe"))
            room.arrive(late)
            assert await asyncio.wait_for(late.messages.get(), 20) is None
            opened = await Journal.open(tmp_path / "tables.db")
            room.means = room.means._replace(journal=opened)
            assert await first.answered(first.act("pass")) == ""
            assert room.table.version == version + 1 == await opened.version(room.id)
            assert await opened.check(room.id) is None
            await play(people, hands=1)
            await room.close()
            await opened.close()

    run(evening())


def test_nobody_is_shown_anything_before_it_is_on_the_disk(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, _, first, other = await in_auction(house)
            eve = Somebody("Eve", room)
            await eve.until(lambda: eve.table)
            journal, asked, go = house.means.journal, asyncio.Event(), asyncio.Event()
            append = journal.append

            async def waits(*args: Any, **options: Any) -> int:
                asked.set()
                await go.wait()
                return await append(*args, **options)

            journal.append = waits  # type: ignore[method-assign]
            first.act("pass")
            await asyncio.wait_for(asked.wait(), 20)
            room.leave(eve.viewer)  # the others would hear of it
            await asyncio.sleep(0.05)
            assert other.viewer.messages.empty()
            assert first.viewer.messages.empty()
            go.set()
            await other.until(lambda: other.table["hand"]["calls"])

    run(evening())


def test_a_stream_that_does_not_come_out_again_hurts_no_other_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people, *_ = await in_auction(house)
            good = await house.new_table(Terms(book="bend"), Person("pann", "Ann"))
            bad, version = room.id, room.table.version
            await room.close()
            house._rooms.clear()
            seat = people[0].table["seat"]
            wrong = [on.Step((on.Acted(_pass(seat), "0" * 12),)), on.Step((on.Sat("S", "x", "y"),))]
            await house.means.journal.append(bad, version, [on.write_step(step) for step in wrong])
            with pytest.raises(Diverged):
                await house.room(bad)
            with pytest.raises(Diverged):
                await load(house.means.journal, bad)
            assert [line.id for line in await house.open_tables()] == [good]
            assert [line.id for line in await house.tables_of("pann")] == [good]
            assert (await house.room(good)).table.stage == "gathering"
            torn = await house.new_table(Terms(book="bend"), Person("pann", "Ann"))
            await house.means.journal.append(torn, 1, [b"no step at all"])
            with pytest.raises(Diverged):
                await house.room(torn)

    run(evening())


def _pass(seat: Any) -> Any:
    from meldhouse.game import Pass

    return Pass(seat)


def test_a_table_never_has_two_owners(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="npa"), Person("pann", "Ann"))
            impatient = asyncio.create_task(house.room(id))
            patient = asyncio.create_task(house.room(id))
            await asyncio.sleep(0)
            impatient.cancel()
            later = asyncio.create_task(house.room(id))
            assert await patient is await later is await house.room(id)
            with pytest.raises(NoTable):
                await house.room("2" * 10)
            with pytest.raises(NoTable):
                await house.room("../../etc")
            # One who arrives while the table is laid away is told so, and does not wait for ever.
            room = await house.room(id)
            late = Viewer(Person("pann", "Ann"))
            room.arrive(late)
            await room.close()
            assert late.why_closed == "closed"
            after = Viewer(Person("pann", "Ann"))
            room.arrive(after)
            assert after.why_closed == "closed"

    run(evening())


def test_a_table_that_is_older_than_a_label_gets_it_with_what_is_next_done_there(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="npa"), Person("pann", "Ann"))
        with sqlite3.connect(tmp_path / "tables.db") as made:
            made.execute("DELETE FROM labels WHERE label LIKE 'hosted/%'")
        async with hall(tmp_path) as house:
            assert await house.hosts("pann", 20) == 0
            ann = Somebody("Ann", await house.room(id))
            await ann.until(lambda: ann.table)
            assert await ann.answered(ann.ask("start")) == ""
            assert await house.hosts("pann", 20) == 1

    run(evening())


def test_who_only_opens_a_table_is_no_player_yet(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room = await house.room(await house.new_table(Terms(book="npa"), Person("peve", "Eve")))
            assert room.table.stage == "gathering"
            assert not house.is_seated("peve")
            _, (ann,) = await seated(house, "npa", 1)
            await ann.until(lambda: ann.table["stage"] == "between")
            assert house.is_seated("pann")
            assert not house.plays_with_others("pann"), "nobody waits for her"
        async with hall(tmp_path) as house:
            _, people = await seated(house, "npa", 2)
            await dealt(people)
            assert house.is_seated("pbea")
            assert house.plays_with_others("pbea")
            assert not house.plays_with_others("peve")

    run(evening())


def test_a_closed_table_is_no_longer_listed_even_after_a_restart(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="npa"), Person("pann", "Ann"))
            assert [line.id for line in await house.open_tables()] == [id]
        async with hall(tmp_path) as house:
            ann = Somebody("Ann", await house.room(id))
            await ann.until(lambda: ann.table)
            assert await ann.answered(ann.ask("close")) == ""
            assert await ann.answered(ann.ask("start")) == "closed"
            for label in (OPEN, LIVE):
                assert await house.means.journal.labelled(label) == []
            assert await house.open_tables() == []

    run(evening())
