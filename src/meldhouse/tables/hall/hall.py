"""All tables of the server: opens them, finds them again, and unloads them when nobody looks at them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from meldhouse.game import Seat, Side, seating_of, to_act
from meldhouse.journal import Found, Journal, JournalError
from meldhouse.journal.ids import is_id, new_id
from meldhouse.messages import FactError, Message, fact
from meldhouse.pieces import new_key
from meldhouse.players.levels import levels_for
from meldhouse.tables import entries as on
from meldhouse.tables.asking import Asked, Person, answer
from meldhouse.tables.finished.old_hands import OldHands
from meldhouse.tables.hall.readying import make_ready
from meldhouse.tables.kept.labels import LIVE, OPEN, hosted_by, labels_of, of_person
from meldhouse.tables.kept.loading import load
from meldhouse.tables.kept.snapshots import form
from meldhouse.tables.played import GameOver
from meldhouse.tables.refusals import denied
from meldhouse.tables.requests import Start
from meldhouse.tables.room.crowds import Crowd
from meldhouse.tables.room.owners import come_as
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.services import Services
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms, book_of
from meldhouse.tables.thinking.batching import Batching
from meldhouse.tables.thinking.workers import Workers
from meldhouse.tables.traces import Diverged

IDLE = 600.0
"""Seconds without a viewer after which a table is unloaded; the journal keeps it."""


REMEMBERED = 1_000
"""Lobby lines kept in memory; each holds until something happens at its table."""
PORTION, PAUSE = 10, 0.2
"""Tables read in one go when the server starts, and seconds of pause between, so that others get their turn."""
LINE = "line"
"""The name of lobby lines in the journal."""
log = logging.getLogger(__name__)


class NoTable(FactError, LookupError):
    """No such table."""

    def __init__(self) -> None:
        super().__init__(fact("table-unknown"))


class ChairLine(msgspec.Struct, frozen=True):
    seat: Seat
    name: str
    """Empty if nobody sits there, or nobody with a name."""
    level: str
    """The level of the bot, if one sits there."""
    person: str


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one line of the lobby."""

    id: str
    title: Message
    house: Message
    book: str
    """The name of a rulebook, or the text of a club's own."""
    refereed: bool
    stage: str
    phase: str
    """Of the current hand: bidding, meld, tricks."""
    number: int
    """The number of that hand at this table."""
    chairs: tuple[ChairLine, ...]
    waits_for: tuple[Seat, ...]
    access: str
    watchers: bool
    totals: dict[Side, int]
    """The score of the current game."""
    games: tuple[GameOver, ...]


class Hall:
    """The tables in a journal."""

    def __init__(self, means: Services) -> None:
        self.means = means
        self.old_hands = OldHands(means.journal.where)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._summaries: OrderedDict[str, tuple[int, Summary]] = OrderedDict()
        self._bots_are_awaited = asyncio.Event()

    @classmethod
    async def open(
        cls, journal: Journal, *, workers: Workers | None = None, pace: float = 1.0, grace: float = 45.0,
        new_seed: Callable[[], bytes] = new_key,
    ) -> Hall:  # fmt: skip
        secret = await journal.keep("bots", new_key)
        await asyncio.to_thread(form)  # so that nobody waits for it later
        return cls(Services(journal, workers or Workers(), new_seed, secret, Batching(), Crowd(), pace, grace))

    async def new_table(self, terms: Terms, host: Person, *, at_once: bool = False) -> str:
        """Open a table with the host seated, and return its id. `at_once`: bots take all other chairs, and the game
        begins."""
        id = new_id()
        table = Table(id)
        levels = levels_for(book_of(terms.book))
        if terms.level not in levels:
            raise denied("bad-level", levels=tuple(levels), level=terms.level)
        opened = (on.Opened(terms, host.id), on.Sat(_first_chair(terms), host.id, host.name, host.browser))
        opening = on.Step(opened, at=int(self.means.clock() * 1000))
        table.follow(opening)
        steps = [opening]
        if at_once:
            steps.append(answer(table, Asked(host, Start(id="at-once"), self.means.new_seed)))
        await self.means.journal.append(id, 0, [on.write_step(step) for step in steps], labels=labels_of(table))
        return id

    async def new_table_for(self, id: str, terms: Terms, names: Mapping[Seat, str]) -> None:
        """Open a table that has a home. Its chairs are kept for these people (see `chair_id`), and play begins when all
        are ready."""
        seats = seating_of(book_of(terms.book)).seats
        sat = [on.Sat(seat, chair_id(terms.home, seat), names[seat]) for seat in seats]
        step = on.Step((on.Opened(terms, terms.home), *sat, on.Begun(seats[0])), at=int(self.means.clock() * 1000))
        table = Table(id)
        table.follow(step)
        await self.means.journal.append(id, 0, [on.write_step(step)], labels=labels_of(table))

    async def as_whom(self, who: Person, table: Table) -> Person:
        return await come_as(self.means.owner, who, table)

    async def room(self, id: str) -> Room:
        """The live table with this id, loaded from the journal if needed."""
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        # All who ask while it loads wait for the same room, and leaving does not end the load: a table must never have
        # two owners.
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Room:
        self.expect_players()
        try:
            room = self._rooms[id] = Room(id, await self._read(id), self.means)
            return room
        finally:
            del self._loading[id]

    async def table(self, id: str) -> Table:
        """A table from the journal without its finished hands: to look at, not to play on. Others who ask for it
        meanwhile wait for the same load."""
        if id not in self._reading:
            reading = self._reading[id] = asyncio.create_task(self._read(id))
            reading.add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    async def _read(self, id: str) -> Table:
        if not is_id(id) or not await self.means.journal.version(id):
            raise NoTable
        return await load(self.means.journal, id)

    async def open_tables(self, limit: int = 30) -> list[Summary]:
        return await self._summaries_of(await self.means.journal.labelled(OPEN, limit=limit))

    async def tables_of(self, person: str, limit: int = 30) -> list[Summary]:
        return await self._summaries_of(await self.means.journal.labelled(of_person(person), limit=limit))

    def is_seated(self, person: str) -> bool:
        """Whether this person has a chair in a game that is going on."""
        return any(True for _ in self._played_by(person))

    def plays_with_others(self, person: str) -> bool:
        """Whether others would wait for this person: they play at a table, and not with bots alone."""
        chairs = (chair for table in self._played_by(person) for chair in table.chairs.values())
        return any(chair.person not in ("", person) for chair in chairs)

    def _played_by(self, person: str) -> Iterator[Table]:
        for room in self._rooms.values():
            if room.table.stage in ("hand", "between") and room.table.chair_of(person) is not None:
                yield room.table

    async def hosts(self, person: str, limit: int) -> int:
        """How many tables this person has open, counted up to `limit`."""
        return len(await self.means.journal.labelled(hosted_by(person), limit=limit))

    async def _summaries_of(self, found: Sequence[Found]) -> list[Summary]:
        """Read the lines that the journal has together, and load a table only for the others. One that cannot be loaded
        does not hide the rest."""
        unknown = [one.stream for one in found if one.stream not in self._rooms and not self._knows(one)]
        lines = await self.means.journal.snapshots(unknown, LINE, form()) if unknown else {}
        for line in lines.values():
            self._remember(line.version, _lines.decode(line.body))
        told = []
        for one in found:
            try:
                told.append(await self._summary(one))
            except Diverged as problem:
                log.error("table %s: %s", one.stream, problem)
            except JournalError as problem:
                if problem.code != "damaged":
                    raise
                log.error("table %s: %s", one.stream, problem)
        return told

    async def _summary(self, found: Found) -> Summary:
        id = found.stream
        if not self._knows(found):
            room = self._rooms.get(id)
            saved = room is not None and room.table.version >= found.version and not room.is_unsure
            if room is not None and saved:
                self._remember(room.table.version, summarise(id, room.table))
            else:
                self._keep_line(id, await self.table(id))
        self._summaries.move_to_end(id)
        return self._summaries[id][1]

    def _knows(self, found: Found) -> bool:
        """Whether the line we remember is as new as what was found."""
        version, _ = self._summaries.get(found.stream, (0, None))
        return version >= found.version

    def _remember(self, version: int, line: Summary) -> None:
        self._summaries[line.id] = version, line
        if len(self._summaries) > REMEMBERED:
            self._summaries.popitem(last=False)

    def _keep_line(self, id: str, table: Table) -> None:
        """Save the line of a table that is not in play, or no longer."""
        line = summarise(id, table)
        self._remember(table.version, line)
        self.means.journal.snap(id, table.version, LINE, form(), msgspec.json.encode(line))

    async def catch_up(self) -> None:
        """Prepare lobby lines that the journal lacks in this form, as after an update, so that nobody waits for
        them."""
        page = await self.means.journal.labelled(LIVE, limit=PORTION)
        while page:
            await self._summaries_of(page)
            await asyncio.sleep(PAUSE)
            page = await self.means.journal.labelled(LIVE, limit=PORTION, before=page[-1])

    async def make_ready(self, told: Callable[[int], None] = lambda _percent: None) -> None:
        """Get the bots ready before somebody waits for them; `told` as in `tables.readying`."""
        await make_ready(self.means.workers, lambda: tuple(self._rooms.values()), self._bots_are_awaited, told)

    def expect_players(self) -> None:
        """Somebody looks for a table, and bots will soon be wanted."""
        self._bots_are_awaited.set()

    async def lay_away_idle(self) -> None:
        """Unload the tables that nobody looks at; called now and then."""
        now = self.means.clock()
        for id, room in list(self._rooms.items()):
            if not room.viewers and now - room.idle_since > IDLE:
                del self._rooms[id]
                await self._lay_away(room)

    async def _lay_away(self, room: Room) -> None:
        await room.close()
        if not room.is_unsure:
            self._keep_line(room.id, room.table)

    async def close(self) -> None:
        for room in list(self._rooms.values()):
            await self._lay_away(room)
        self._rooms.clear()
        self.old_hands.close()
        self.means.workers.close()


def chair_id(home: str, seat: Seat) -> str:
    """The id of the player in that chair, whatever their device, and whoever plays there now."""
    return f"{home}/{seat}"


def _first_chair(terms: Terms) -> Seat:
    """South, if there is one."""
    seats = seating_of(book_of(terms.book)).seats
    return "S" if "S" in seats else seats[0]


def summarise(id: str, table: Table) -> Summary:
    hand = table.hand if table.stage == "hand" else None
    waiting: tuple[Seat, ...] = to_act(hand) if hand is not None else ()
    if table.stage == "between":
        waiting = tuple(chair.seat for chair in table.people if chair.seat not in table.next_deal.commitments)
    return Summary(
        id=id,
        title=table.terms.called,
        house=table.book.called,
        book=table.terms.book,
        refereed=table.terms.refereed,
        stage=table.stage,
        phase=hand.phase if hand is not None else "",
        number=table.number,
        chairs=tuple(ChairLine(chair.seat, chair.name, chair.level, chair.person) for chair in table.chairs.values()),
        waits_for=waiting,
        access=table.terms.access,
        watchers=table.terms.watchers,
        totals=table.game.side_totals() if table.match is not None else {},
        games=table.games,
    )


_lines: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)
