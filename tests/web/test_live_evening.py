"""A round of a tournament in the browser from its start to the signatures, over real sockets; and after a power cut."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from event_visits import SIGNING
from live_evening import NAMES, Evening, a_house
from real_house import Guest, answered, ask, heard
from table_people import play, run
from table_site import TableSite, table_site
from table_visits import person_id
from visiting import words

from meldhouse.tables.finished.old_hands import last_hands
from meldhouse.tournament import acts
from meldhouse.web.identity.people import Person
from table_parties import Party, Somebody


class Players(Party):
    """Those of one table; they are there, and their chairs with them."""

    async def gather(self, address: str) -> None:
        for somebody in self.people:
            await somebody.arrive(address)
            await self._until(lambda one=somebody: one.table)

    async def play_until(self, stage: str, number: int) -> None:
        while not all(one.table["stage"] == stage and one.table["number"] == number for one in self.people):
            await self.play()

    def _next(self) -> tuple[Somebody, dict[str, object]] | None:
        return None if self.people[0].table["stage"] == "over" else super()._next()


class Round:
    """One hand each at two tables. Mary directs, and plays at one of them."""

    def __init__(self, site: TableSite) -> None:
        self.site = site
        self.guests = [Guest(site, name) for name in NAMES]
        self.ids = [person_id(guest.http.cookies["meldhouse"]) for guest in self.guests]
        self.mary = self.guests[0]
        director = Person(self.ids[0], "Mary")
        self.evening: Evening = site.run(Evening.begun(site.house, "mcallen", people=8, mary=director, hands=1))
        for number, id in enumerate(self.ids, 1):
            site.run(self.evening.do(acts.Appoint(who=id, role="player", person=f"P{number}"), director))
        self.at = f"/event/{self.evening.event.id}"

    def players(self, table: int) -> list[Guest]:
        seats = self.site.run(self.evening.sheet(table)).seats
        return [self.guests[int(person[1:]) - 1] for person in seats.values()]

    def party(self, table: int) -> Players:
        id = self.site.run(self.evening.table_id(table))
        return Players(id, [guest.cookie for guest in self.players(table)], Random(table))


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableSite]:
    monkeypatch.setattr("meldhouse.web.table.sockets.BURST", 1000)  # scripts have quicker fingers than people
    with table_site(tmp_path, by_name=False) as found:
        yield found


OFFICIALS = (
    "/desk", "/desk/board", "/desk/people", "/desk/seating", "/desk/calls", "/desk/log", "/desk/settings", "", "/hall",
    "/round/1/table/1", "/round/1/table/2",
)  # fmt: skip


def test_a_round_is_played_writes_itself_and_is_signed(site: TableSite) -> None:
    one = Round(site)
    theirs = 2 if one.mary in one.players(1) else 1

    def official_pages() -> list[str]:
        return [words(one.mary.http.get(one.at + page)) for page in OFFICIALS]

    async def evening() -> None:
        parties = [one.party(1), one.party(2)]
        for party in parties:
            await party.gather(site.address)
        await asyncio.to_thread(one.mary.http.get, "/")  # which takes up what was last said to her
        before = await asyncio.to_thread(official_pages)
        await parties[theirs - 1].play_until("hand", 1)
        for _ in range(20):
            await parties[theirs - 1].play()
        assert await asyncio.to_thread(official_pages) == before, "nothing of a hand in progress is on a page"
        await asyncio.to_thread(_looks_in, one, parties[theirs - 1].id)
        for party in parties:
            await party.play_until("over", 1)
            await party.leave()

    asyncio.run(evening())
    for table in (1, 2):
        _sign(one, table)
    assert "Close round 1" in words(one.mary.http.get(one.at + "/desk"))


def _looks_in(one: Round, table: str) -> None:
    """The director looks at a table at which she does not play: as anybody does who watches."""
    with one.mary.window(table) as window:
        you, hand = heard(window, "you"), heard(window, "whole")["set"]["hand"]
        assert (you["host"], you["seat"]) == (True, None)
        assert (hand["hand"], hand["dealt"], hand["discard"]) == ([], {}, [])
        ask(window, "sit", "k2", seat="N")
        assert answered(window, "k2") == "given"
    for guest in (one.mary, Guest(one.site)):
        assert guest.http.get(f"/table/{table}/hands/1").status_code == 404
        assert guest.http.get(f"/table/{table}/hands/1/record.txt").status_code == 404


def _sign(one: Round, table: int) -> None:
    """Each side by a player of its own, who has looked at his hands again; a stranger has no business here."""
    path, id = f"{one.at}/round/1/table/{table}", one.site.run(one.evening.table_id(table))
    sheet = one.site.run(one.evening.sheet(table))
    played = one.site.run(one.site.hall.old_hands.ask(id, last_hands))
    assert [row.slip for row in sheet.rows] == [hand.slip for hand in played]
    stranger = Guest(one.site, "Zoe")
    assert stranger.http.get(path).status_code == 403
    assert stranger.http.get(f"/table/{id}/record.txt").status_code == 403
    for guest in one.players(table)[:2]:
        assert f'href="/table/{id}"' in guest.http.get(one.at).text
        assert guest.http.get(f"/table/{id}/record.txt").status_code == 200
        shown = guest.http.get(path)
        assert 'id="slip"' not in shown.text or guest is one.mary, "only officials write by hand"
        assert f'href="/table/{id}/hands/1"' in shown.text
        assert guest.http.get(f"/table/{id}/hands/1").status_code == 200
        forms = [found.groups() for found in SIGNING.finditer(shown.text)]
        side, signer, digest = next(form for form in forms if form[1] == f"P{one.guests.index(guest) + 1}")
        written = guest.post(path + "/write", how="passed-out", version="1")
        assert guest is one.mary or written.status_code == 422
        guest.post(path + "/sign", side=side, signer=signer, digest=digest)
    assert one.site.run(one.evening.sheet(table)).locked


@pytest.mark.parametrize("where", ["before", "after"])
def test_a_hand_that_was_not_on_its_sheet_when_the_house_fell_is_written_once(tmp_path: Path, where: str) -> None:
    script = Path(__file__).with_name("crash_event.py")
    ended = subprocess.run([sys.executable, str(script), str(tmp_path), where], capture_output=True, timeout=120)
    assert ended.returncode == -signal.SIGKILL, ended.stderr.decode()[-2000:]

    async def again() -> None:
        for _ in range(2):
            async with a_house(tmp_path / "house.journal") as house:
                evening = Evening(house, await house.events.event((tmp_path / "id").read_text()))
                sheet, played = (
                    await evening.sheet(),
                    await house.hall.old_hands.ask(await evening.table_id(), last_hands),
                )
                assert [row.slip for row in sheet.rows] == [hand.slip for hand in played]
                assert len(sheet.rows) == 1
        async with a_house(tmp_path / "house.journal") as house:
            evening = Evening(house, await house.events.event((tmp_path / "id").read_text()))
            people, sheet = await evening.windows(), await evening.sheet()
            await play(people, hands=2)
            await people[0].answered(people[0].ask("say", phrase="played"))
            assert len(sheet.rows) == 2

    run(again())
