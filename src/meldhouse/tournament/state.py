"""The state of a tournament: only ever the fold of its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeVar, cast

import msgspec

from meldhouse.game import Seat
from meldhouse.messages import Message, fact
from meldhouse.referee.allowances import Allowance
from meldhouse.referee.questions import Answered, Asked
from meldhouse.referee.violations import ViolationLog
from meldhouse.rulebooks import Book
from meldhouse.tournament.acts import Open, Role
from meldhouse.tournament.books import book_from, source_of, table_book
from meldhouse.tournament.cash import Due, Payment
from meldhouse.tournament.entrants import Entrant, Person
from meldhouse.tournament.events import ByeGiven, Penalized
from meldhouse.tournament.forms import Form
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.seating import Bracket, Round, Table
from meldhouse.tournament.sheets import Sheet

T = TypeVar("T")
RoundStatus = Literal["draft", "confirmed", "released", "called", "playing", "closed"]
STATUS_ORDER: tuple[RoundStatus, ...] = ("draft", "confirmed", "released", "called", "playing", "closed")
LIVE = "live"
"""The house itself, where it writes down what its live tables have played."""


class Stamp(NamedTuple):
    """Who does something, and when."""

    by: str
    at: int


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
        self.word = word
        """What the house calls a round."""
        """Of a play-off for a place in a division, which one."""
        self.time = 1
        """Of a play-off, which one it is for these places: the first may leave them equal."""
        self.by_hand = False
        """Whether the director has changed the draft since it was drawn."""
        self.rests_on: tuple[tuple[Any, Any], ...] = ()
        """The results by which it was seated, where results say who goes where."""
        self.status: RoundStatus = "draft"
        self.called_at: int | None = None
        self.started_at: int | None = None
        self.ends_at: int | None = None
        self.closed_at: int | None = None
        self.sheets: dict[int, Sheet] = {}
        self.missing: dict[str, int] = {}
        """Players who are not there though play has started, and since when that is known."""
        self.standins: dict[str, str] = {}
        """By the player who did not come, who plays for him."""

    @property
    def is_started(self) -> bool:
        return self.status in ("playing", "closed")

    @property
    def named(self) -> Message:
        """What everybody calls it, inside a sentence: a play-off is no round of the event."""
        if not self.playoff:
            return fact("round", number=self.number)
        last = self.playoff + len(self.tied) - 1
        if self.division:
            return fact("playoff-division", first=self.playoff, last=last, division=self.division)
        return fact("playoff", first=self.playoff, last=last)

    def time_up(self, at: int) -> bool:
        return self.ends_at is not None and at >= self.ends_at

    def sheet_of(self, person: str) -> Sheet | None:
        return next((sheet for sheet in self.sheets.values() if person in sheet.seats.values()), None)


class Left(NamedTuple):
    """Somebody has left a bracket."""

    after: int
    """The last round that was closed by then."""
    out: frozenset[str]
    """Who was out of it already, or had left."""


class Penalty(msgspec.Struct, frozen=True):
    number: int
    what: Penalized
    by: str
    at: int
    lifted: Message | None = None
    """Why it does not stand any more."""
    entry: int = 0
    """Its number in the log of violations."""
    ruling: int = 0
    """Which of the rulings on its call gave it, the first being 0."""


class Pass(msgspec.Struct, frozen=True):
    """A role for whoever comes first with its token."""

    role: Role
    person: str = ""
    table: int = 0
    """Of a scorekeeper, his table; 0 for all."""
    taken: str = ""
    """By whom."""


class State:
    def __init__(self) -> None:
        self.opened: Open | None = None
        self.opened_at = 0
        self.form = Form()
        self.entrants: dict[str, Entrant] = {}
        self.numbered = 0
        """How many numbers entrants have been given, those of entries by mistake too."""
        self.owners: dict[str, str] = {}
        """For everybody who ever played, the entrant that he is, or plays for."""
        self.names: dict[str, str] = {}
        self.roles: dict[str, set[Role]] = {}
        self.acts_for: dict[str, str] = {}
        """The player for whom a device or an account acts."""
        self.keeps: dict[str, int] = {}
        """Scorekeepers of one table, and which; elsewhere they may do no more than anybody."""
        self.passes: dict[str, Pass] = {}
        """By the hash of its token, every link that gives a role."""
        self.planned: dict[int, Round] = {}
        self.rounds: list[RoundState] = []
        self.bracket: Bracket | None = None
        self.won: dict[int, str] = {}
        self.won_after: dict[int, int] = {}
        """After how many rounds each match of the bracket was decided."""
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
        """Which medals were handed out, by account and by what the medal is called."""
        self.specials: dict[tuple[str, int], tuple[tuple[str, ...], str]] = {}
        """By special prize, and its target, who has it by the director's word, and why."""
        self.is_reseating = False
        """The draft that follows from this step is the director's own."""
        self.notes: list[Message] = []
        """What was last changed in the plan, to be read out."""
        self.released = 0
        self.finished = False
        self.instead: dict[str, str] = {}
        """Who takes the place of whom, where people enter alone."""
        self.left_early: set[str] = set()
        self.left: dict[str, Left] = {}
        """Who has left a bracket before he had lost it."""
        """Who withdrew before the first round had started."""
        self.fees_kept: set[str] = set()
        """Who withdrew and gets nothing back, because the desk said so."""
        self.last_at = 0
        self.called: dict[str, str] = {}
        """By what name everybody who did something was known last."""
        self._reckoned: dict[str, tuple[object, Any]] = {}
        self.steps = 0
        """How many steps were folded, so that what was made for one moment is not taken for another."""
        self.memo: tuple[int, object] = (-1, None)

    def once(self, what: str, key: object, make: Callable[[], T]) -> T:
        """What is asked for again and again and costs much: made again only when what it depends on has changed."""
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
        """A tie is played off over a whole round, or over one hand."""
        assert self.opened is not None
        return table_book(self.opened.book, self.form, size, one_hand=self.form.ranking.playoff == "hand")

    def source_at(self, sheet: Sheet) -> str:
        """The book of a table as a live table reads it."""
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

    def person_of(self, who: str) -> str | None:
        """The player that somebody is, or acts for."""
        return self.acts_for.get(who) or (who if who in self.owners else None)

    def roles_of(self, who: str) -> frozenset[Role]:
        found: set[Role] = {"spectator", *self.roles.get(who, ())}
        if who == LIVE and self.form.where == "browser":
            found.add("scorekeeper")
        return frozenset((*found, "player") if self.person_of(who) is not None else found)

    def name(self, id: str) -> str:
        """A person's, an entrant's, or an official's."""
        return self.entrants[id].name if id in self.entrants else self.names.get(id) or self.called.get(id, id)

    def names_of(self, id: str) -> tuple[str, ...]:
        """Of a pair both names."""
        if id in self.entrants:
            return tuple(person.name for person in self.entrants[id].people)
        return (self.name(id),)

    def heads(self, account: str) -> int:
        """How many people one account is: two where a pair has one together."""
        return len(self.entrants[account].people) if account in self.entrants else 1

    def names_at(self, sheet: Sheet) -> dict[Seat, str]:
        """Who sits where, by name: whoever stands in is who plays."""
        each = self.round(sheet.round)
        standins = each.standins if each is not None else {}
        return {seat: self.name(standins.get(person, person)) for seat, person in sheet.seats.items()}

    def seats_at(self, table: Table) -> dict[Seat, str]:
        """The people at a table: two pairs sit across from each other, each with his partner."""
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
        """As if nobody had entered; only the log still knows the name."""
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
