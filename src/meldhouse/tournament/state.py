"""The state of a tournament: always the fold of its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar, cast

import msgspec

from meldhouse.game import SEAT_NAMES, Seat, seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.officials.allowances import Allowance
from meldhouse.referee.officials.questions import Answered, Asked
from meldhouse.referee.officials.violations import ViolationLog
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.tournament.act import Role
from meldhouse.tournament.books import book_from, source_of, table_book
from meldhouse.tournament.entrants import Entrant, Person
from meldhouse.tournament.events import ByeGiven, Penalized
from meldhouse.tournament.forms import Form
from meldhouse.tournament.money.cash import Due, Payment
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.seating import Bracket, Round, SeatedTable

T = TypeVar("T")
RoundStatus = Literal["draft", "confirmed", "released", "called", "playing", "closed"]
STATUS_ORDER: tuple[RoundStatus, ...] = ("draft", "confirmed", "released", "called", "playing", "closed")
LIVE = "live"
"""The author of hands that live tables have written."""


class RoundState:
    """A round, from its draft on."""

    def __init__(
        self,
        number: int,
        seating: Round,
        *,
        matches: dict[int, int],
        playoff: int,
        tied: tuple[str, ...] = (),
        division: str = "",
        word: str = "round",
    ) -> None:
        self.number, self.seating, self.matches, self.playoff, self.tied = number, seating, matches, playoff, tied
        self.division = division
        """For a play-off for a place in a division, the division."""
        self.word = word
        """The club's word for a round."""
        self.time = 1
        """For a play-off, its number for these places: the first may leave them equal."""
        self.by_hand = False
        """Whether the director has changed the draft since it was drawn."""
        self.rests_on: tuple[tuple[Any, Any], ...] = ()
        """The results it was seated by, if results decide who goes where."""
        self.status: RoundStatus = "draft"
        self.called_at: int | None = None
        self.started_at: int | None = None
        self.ends_at: int | None = None
        self.closed_at: int | None = None
        self.sheets: dict[int, Sheet] = {}
        self.missing: dict[str, int] = {}
        """Players missing although play has started, and since when that is known."""
        self.standins: dict[str, str] = {}
        """The stand-in for each player who did not come."""

    @property
    def is_started(self) -> bool:
        return self.status in ("playing", "closed")

    @property
    def named(self) -> Message:
        """Its common name, inside a sentence: a play-off is not a round of the event."""
        if not self.playoff:
            return fact("round", number=self.number)
        last = self.playoff + len(self.tied) - 1
        if self.division:
            return fact("playoff-division", first=self.playoff, last=last, division=division_fact(self.division))
        return fact("playoff", first=self.playoff, last=last)

    def time_up(self, at: int) -> bool:
        return self.ends_at is not None and at >= self.ends_at

    def sheet_of(self, person: str) -> Sheet | None:
        return next((sheet for sheet in self.sheets.values() if person in sheet.seats.values()), None)


class Left(NamedTuple):
    """An entrant has left a bracket."""

    after: int
    """The last round that was closed by then."""
    out: frozenset[str]
    """Entrants who were already out of it, or had left."""


class Penalty(msgspec.Struct, frozen=True):
    number: int
    what: Penalized
    by: str
    at: int
    lifted: Message | None = None
    """Why it no longer stands."""
    entry: int = 0
    """Its number in the log of violations."""
    ruling: int = 0
    """Which ruling on its call gave it, counted from 0."""


class Pass(msgspec.Struct, frozen=True):
    """A role for the first person with its token."""

    role: Role
    person: str = ""
    table: int = 0
    """For a scorekeeper, their table; 0 for all."""
    taken: str = ""
    """Who took it."""


class Opened(NamedTuple):
    """How the tournament was opened."""

    book: str
    """The name of a rulebook, or the whole text of a club's own."""
    title: str
    seed: str
    at: int


class State:
    def __init__(self) -> None:
        self.opened: Opened | None = None
        self.form = Form()
        self.entrants: dict[str, Entrant] = {}
        self.numbered = 0
        """How many entrant numbers were given, including those of mistaken entries."""
        self.owners: dict[str, str] = {}
        """For everybody who ever played, their entrant, or the one they play for."""
        self.names: dict[str, str] = {}
        self.roles: dict[str, set[Role]] = {}
        self.acts_for: dict[str, str] = {}
        """The player a device or an account acts for."""
        self.keeps: dict[str, int] = {}
        """Scorekeepers of one table, and which; elsewhere they have no special rights."""
        self.passes: dict[str, Pass] = {}
        """Every link that gives a role, by the hash of its token."""
        self.planned: dict[int, Round] = {}
        self.rounds: list[RoundState] = []
        self.bracket: Bracket | None = None
        self.won: dict[int, str] = {}
        self.won_after: dict[int, int] = {}
        """For each match of the bracket, after how many rounds it was decided."""
        self.penalties: list[Penalty] = []
        self.byes: list[ByeGiven] = []
        self.calls: list[RefereeCall] = []
        self.violations = ViolationLog()
        self.eased: list[Allowance] = []
        """Rules that are eased for a player."""
        self.questions: list[Asked | Answered] = []
        self.payments: list[Payment] = []
        self.fines: list[Due] = []
        self.medals: set[tuple[str, str]] = set()
        """Medals handed out, by account and name of the medal."""
        self.specials: dict[tuple[str, int], tuple[tuple[str, ...], str]] = {}
        """For a special prize and its target, the winners the director named, and why."""
        self.is_reseating = False
        """The draft that follows from this step is the director's own."""
        self.notes: list[Message] = []
        """The latest changes of the plan, to be announced."""
        self.released = 0
        self.finished = False
        self.instead: dict[str, str] = {}
        """Who replaces whom, if people enter alone."""
        self.left_early: set[str] = set()
        """Entrants who withdrew before the first round started."""
        self.left: dict[str, Left] = {}
        """Entrants who left a bracket before losing it."""
        self.fees_kept: set[str] = set()
        """Entrants who withdrew and get nothing back, because the desk said so."""
        self.last_at = 0
        self.called: dict[str, str] = {}
        """The latest name of everybody who has done something."""
        self._reckoned: dict[str, tuple[object, Any]] = {}
        self.steps = 0
        """How many steps were folded, so that cached results of one moment are not used for another."""
        self.memo: tuple[int, object] = (-1, None)

    def once(self, what: str, key: object, make: Callable[[], T]) -> T:
        """Cache for expensive values: made again only when `key` has changed."""
        known = self._reckoned.get(what)
        if known is None or known[0] != key:
            known = self._reckoned[what] = (key, make())
        return cast(T, known[1])

    @property
    def book(self) -> Book:
        assert self.opened is not None
        return book_from(self.opened.book)

    def book_for(self, size: int) -> Book:
        assert self.opened is not None
        return table_book(self.opened.book, self.form, size)

    def playoff_book(self, size: int) -> Book:
        """The rulebook for a play-off: a whole round, or a single hand."""
        assert self.opened is not None
        return table_book(self.opened.book, self.form, size, one_hand=self.form.ranking.playoff == "hand")

    def source_at(self, sheet: Sheet) -> str:
        """The rulebook of a table, as a live table reads it."""
        assert self.opened is not None
        one_hand = bool(self.rounds[sheet.round - 1].playoff) and self.form.ranking.playoff == "hand"
        return source_of(self.opened.book, self.form, len(sheet.seats), one_hand=one_hand)

    @property
    def seed(self) -> str:
        assert self.opened is not None
        return self.opened.seed or self.opened.title

    @property
    def here(self) -> tuple[str, ...]:
        """Entrants who can be seated."""
        return tuple(entrant.id for entrant in self.entrants.values() if entrant.is_here)

    @property
    def started(self) -> int:
        """How many rounds have started."""
        return sum(each.is_started for each in self.rounds)

    @property
    def current(self) -> RoundState | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def is_playoff(self) -> bool:
        return bool(self.rounds) and bool(self.rounds[-1].playoff)

    @property
    def main_rounds(self) -> list[RoundState]:
        return [each for each in self.rounds if not each.playoff]

    def round(self, number: int) -> RoundState | None:
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def sheet(self, number: int, table: int) -> Sheet | None:
        each = self.round(number)
        return each.sheets.get(table) if each is not None else None

    def won_by(self, through: int | None) -> dict[int, str]:
        """The winner of each match of the bracket by the end of a round; None for all that was played."""
        return {match: one for match, one in self.won.items() if through is None or self.won_after[match] <= through}

    def person_of(self, who: str) -> str | None:
        """The player that somebody is, or acts for."""
        return self.acts_for.get(who) or (who if who in self.owners else None)

    def roles_of(self, who: str) -> frozenset[Role]:
        found: set[Role] = {"spectator", *self.roles.get(who, ())}
        if who == LIVE and self.form.where == "browser":
            found.add("scorekeeper")
        return frozenset((*found, "player") if self.person_of(who) is not None else found)

    def name(self, id: str) -> str:
        """The name of a person, an entrant, or an official."""
        return self.entrants[id].name if id in self.entrants else self.names.get(id) or self.called.get(id, id)

    def names_of(self, id: str) -> tuple[str, ...]:
        """For a pair, both names."""
        if id in self.entrants:
            return tuple(person.name for person in self.entrants[id].people)
        return (self.name(id),)

    def heads(self, account: str) -> int:
        """How many people an account has: two if a pair shares one."""
        return len(self.entrants[account].people) if account in self.entrants else 1

    def round_fact(self, number: int) -> Message:
        """A round as a fact; a draft that is gone again has only its number left."""
        each = self.round(number)
        return fact("round", number=number) if each is None else each.named

    def at_table(self, number: int, table: int) -> tuple[Book, dict[Seat, str]]:
        """The rulebook of a table, and who sits there; seats alone if that sheet is gone."""
        sheet = self.sheet(number, table)
        if sheet is None:
            return self.book, {seat: SEAT_NAMES[seat] for seat in seating_of(self.book).seats}
        return sheet.book, self.names_at(sheet)

    def names_at(self, sheet: Sheet) -> dict[Seat, str]:
        """Who sits where, by name, stand-ins included."""
        each = self.round(sheet.round)
        standins = each.standins if each is not None else {}
        return {seat: self.name(standins.get(person, person)) for seat, person in sheet.seats.items()}

    def seats_at(self, table: SeatedTable) -> dict[Seat, str]:
        """The people at a table: the two of a pair sit across from each other."""
        people = [person.id for one in table.people for person in self.entrants[one].people]
        if len(table.people) == 2 and len(people) == 4:
            north, south, east, west = people
            return {"N": north, "E": east, "S": south, "W": west}
        seats: tuple[Seat, ...] = ("N", "E", "S", "W")
        return dict(zip(seats, people, strict=False))

    def put(self, entrant: Entrant) -> None:
        self.entrants[entrant.id] = entrant
        for person in (*entrant.people, *entrant.former):
            self._know(person, entrant.id)

    def number(self) -> int:
        """The next number of an entrant."""
        self.numbered += 1
        return self.numbered

    def take_out(self, entrant: Entrant) -> None:
        """As if never entered; only the log still knows the name."""
        del self.entrants[entrant.id]
        self.names[entrant.id] = entrant.name
        people = {person.id for person in (*entrant.people, *entrant.former)}
        for one in people:
            del self.owners[one]
        self.acts_for = {who: one for who, one in self.acts_for.items() if one not in people}
        self.passes = {token: held for token, held in self.passes.items() if held.person not in people}

    def _know(self, person: Person, entrant: str) -> None:
        self.owners[person.id] = entrant
        self.names[person.id] = person.name
