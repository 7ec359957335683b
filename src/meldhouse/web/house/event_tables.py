"""Tournaments played in the browser: each table of a round gets a live table, and its hands go to the sheet by
themselves.

A live table asks its owner (`tables.owners`) who may come and whether to deal another hand, and reports every finished
hand. Nothing of that is stored here: the table's id follows from the round and its start, and each hand has its own id
on the sheet. So anything lost on the way is caught up the next time somebody looks.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from typing import NamedTuple

from msgspec.structs import replace

from meldhouse.game import Refusal, Refused, slip_of
from meldhouse.journal import JournalError
from meldhouse.journal.ids import id_from
from meldhouse.tables.asking import Person as Player
from meldhouse.tables.finished.old_hands import last_hands
from meldhouse.tables.hall.hall import Hall, NoTable, chair_id
from meldhouse.tables.played import LastHand
from meldhouse.tables.refusals import denied
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms
from meldhouse.tables.traces import Diverged
from meldhouse.tournament.acts import EnterSlips
from meldhouse.tournament.lines.forfeits import forfeit_line
from meldhouse.tournament.rounds.clock import is_deciding
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import LIVE, State
from meldhouse.web.house.events import Event, Events, NoEvent
from meldhouse.web.identity.people import Person

HOUSE = Person(LIVE, "Meldhouse")
log = logging.getLogger(__name__)


class TableOfRound(NamedTuple):
    """A table of a round."""

    event: str
    round: int
    table: int

    @property
    def home(self) -> str:
        """The address of its sheet, which is the live table's home."""
        return f"/event/{self.event}/round/{self.round}/table/{self.table}"


def place_of(home: str) -> TableOfRound:
    """
    >>> place_of(TableOfRound("abcdefghjk", 2, 11).home)
    TableOfRound(event='abcdefghjk', round=2, table=11)
    """
    found = re.fullmatch(r"/event/(\w+)/round/(\d+)/table/(\d+)", home)
    if found is None:
        raise NoEvent
    return TableOfRound(found[1], int(found[2]), int(found[3]))


class EventTables:
    """The owner of all tournament tables."""

    def __init__(self, hall: Hall, events: Events) -> None:
        self.hall, self.events = hall, events
        self._in_order: set[str] = set()
        """Tables that are open and have all their hands on their sheets."""
        self._opening = asyncio.Lock()
        hall.means = hall.means._replace(owner=self)
        events.started = self.open_round

    def id_of(self, state: State, place: TableOfRound) -> str:
        """The id of the live table there, open or not; empty if there is none. If a round's start is undone, its next
        start gets new tables."""
        each = state.round(place.round)
        if state.form.where != "browser" or each is None or place.table not in each.sheets:
            return ""
        told = f"{place.home} {each.started_at}".encode()
        return id_from(hmac.digest(self.hall.means.secret, told, "sha256"))

    async def open_round(self, event: Event) -> None:
        """Open the tables of the current round, and bring their sheets up to date."""
        state = (await event.look()).state
        each = state.current
        if each is None or each.status != "playing":
            return
        async with self._opening:
            for sheet in each.sheets.values():
                place = TableOfRound(event.id, each.number, sheet.table)
                id = self.id_of(state, place)
                if id and id not in self._in_order:
                    await self._put_in_order(event, place, id, sheet)

    async def _put_in_order(self, event: Event, place: TableOfRound, id: str, sheet: Sheet) -> None:
        state = (await event.look()).state
        try:
            if not await self.hall.means.journal.version(id):
                names = state.names_at(sheet)
                await self.hall.new_table_for(id, _terms(state, place, sheet), names)
            await self._write(event, place, id, await self.hall.table(id))
        except (JournalError, Diverged) as problem:
            log.error("table %s of tournament %s: %s", id, event.id, problem)

    # --- what a table asks its owner ----------------------------------------------------------------------------------

    async def as_whom(self, who: Player, table: Table) -> Player:
        """Which player a device speaks for; officials speak for the house. They see only what their chair, or a
        watcher, may see."""
        place = place_of(table.terms.home)
        state = (await (await self.events.event(place.event)).look()).state
        official = state.roles_of(who.id) & {"director", "referee"}
        speaks_for = table.host if official else ""
        sheet, player = state.sheet(place.round, place.table), state.person_of(who.id)
        for seat, person in sheet.seats.items() if sheet is not None else ():
            if person == player:
                name = state.name(state.rounds[place.round - 1].standins.get(person, person))
                return Player(chair_id(table.terms.home, seat), name, speaks_for)
        return who._replace(speaks_for=speaks_for)

    async def scored(self, id: str, table: Table) -> None:
        place = place_of(table.terms.home)
        await self._write(await self.events.event(place.event), place, id, table)

    async def why_no_hand(self, id: str, table: Table) -> Refusal | None:
        place = place_of(table.terms.home)
        event = await self.events.event(place.event)
        if given_up := self._given_up((await event.look()).state, place, id):
            return denied("forfeited", how=given_up).refusal
        if refused := await self._write(event, place, id, table):
            return refused
        state = (await event.look()).state
        each = state.round(place.round)
        if each is None or each.status != "playing" or self.id_of(state, place) != id:
            return denied("round-over", round=place.round).refusal
        sheet, now = each.sheets[place.table], event.clock()
        if sheet.locked or sheet.result is not None:
            return denied("sheet-written").refusal
        sums = sheet.sums
        if table.hand is not None and not table.is_scored:  # when refereed, the next deal makes it final
            sums = sheet.added()
            sums.add(slip_of(table.hand), deciding=is_deciding(each, sheet, now))
        if sums.is_complete():
            return denied("all-played").refusal
        return denied("time-up").refusal if sums.is_complete(time_up=each.time_up(now)) else None

    def _given_up(self, state: State, place: TableOfRound, id: str) -> str:
        """Who forfeited the table; empty if nobody did."""
        sheet = state.sheet(place.round, place.table) if self.id_of(state, place) == id else None
        if sheet is None or not sheet.locked or sheet.forfeit is None:
            return ""
        line = forfeit_line(state, sheet)
        return state.book.voice.say(line) if line is not None else ""

    # --- from the table to the sheet ----------------------------------------------------------------------------------

    async def _write(self, event: Event, place: TableOfRound, id: str, table: Table) -> Refusal | None:
        """Write every hand the table has played on the sheet; returns the refusal if one failed."""
        tournament = await event.look()
        if self.id_of(tournament.state, place) != id or self._given_up(tournament.state, place, id):
            return None  # a hand in play at a forfeit goes to the sheet only if the forfeit is undone
        hands = [table.last] if table.last is not None else []
        first = hands[0].number if hands else 1
        if any(not tournament.was_sent(LIVE, act_id(id, number)) for number in range(1, first)):
            hands = await self.hall.old_hands.ask(id, last_hands)  # a table itself keeps only the last one
        for played in hands:
            if tournament.was_sent(LIVE, act_id(id, played.number)):
                continue
            if refused := await self._enter(event, place, id, played, table.book.fingerprint):
                self._in_order.discard(id)
                return refused
        self._in_order.add(id)
        return None

    async def _enter(
        self, event: Event, place: TableOfRound, id: str, played: LastHand, fingerprint: str
    ) -> Refusal | None:
        act = EnterSlips(round=place.round, table=place.table, slips=(played.slip,), fingerprint=fingerprint)
        try:
            await event.do(HOUSE, act, id=act_id(id, played.number), at=played.at)
        except Refused as problem:
            log.warning("hand %s of table %s is not on its sheet: %s", played.number, id, problem)
            return problem.refusal
        except JournalError:
            self._in_order.discard(id)
            raise
        return None

    async def is_playing(self, state: State, place: TableOfRound) -> bool:
        """Whether a hand in play has yet to reach the sheet; nobody signs before that."""
        id, each = self.id_of(state, place), state.round(place.round)
        if not id or each is None or each.status != "playing" or state.form.at_time == "stop":
            return False
        try:
            table = (await self.hall.room(id)).table
        except NoTable:
            return False
        return table.hand is not None and not table.is_scored


def act_id(table: str, hand: int) -> str:
    """An id per hand, so that each is written once, however often it is reported."""
    return f"live-{table}-{hand}"


def live_hands(sheet: Sheet) -> dict[int, int]:
    """For each sheet line that came from the live table, the hand's number there."""
    live = [line for line, row in enumerate(sheet.rows, 1) if row.by == LIVE]
    return {line: number for number, line in enumerate(live, 1)}


def _terms(state: State, place: TableOfRound, sheet: Sheet) -> Terms:
    eased = [
        (seat, replace(made, who=state.name(person)))
        for seat, person in sheet.seats.items()
        for made in state.eased
        if made.who == person
    ]
    return Terms(
        book=state.source_at(sheet),
        title=state.opened.title[:60] if state.opened is not None else "",
        place=(place.round, place.table),
        refereed=state.form.conduct == "refereed",
        access="link",
        hands_shown=False,
        home=place.home,
        sits_in=state.form.absent == "bot",
        eased=tuple(eased),
    )
