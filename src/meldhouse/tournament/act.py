"""What every act has: its fields, who may do it, when it is refused, what it changes, what follows, its log line.

An act is one class in a file of `tournament/acts` that its `__init__` imports. The log, the table of roles, the desk
and the command line find it among the subclasses of `Act`. Its messages are named after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message, fact
from meldhouse.rulebooks import Book
from meldhouse.tournament.events import AnyEvent, Changed, spelled
from meldhouse.tournament.refusals import no
from meldhouse.tournament.scoring.sheets import Sheet

Role = Literal["director", "referee", "scorekeeper", "player", "spectator"]
ROLES: tuple[Role, ...] = get_args(Role)
Name = Annotated[str, Meta(max_length=80, extra={"is": "name"})]
LONGEST_REASON, LONGEST_RULING = 400, 1000
PersonId = Annotated[str, Meta(extra={"is": "person"})]
EntrantId = Annotated[str, Meta(extra={"is": "entrant"})]
"""One person, or a pair that plays together."""
AccountId = Annotated[str, Meta(extra={"is": "account"})]
"""Whoever is ranked and pays: a person or a pair."""
ClauseId = Annotated[str, Meta(extra={"is": "clause"})]
Text = Annotated[str, Meta(max_length=LONGEST_REASON)]
RulingText = Annotated[str, Meta(max_length=LONGEST_RULING)]


def as_reason(ruling: str) -> str:
    """As many sentences of a ruling as fit into a reason.

    >>> as_reason(f"It is a renege. {'The other side gets the bid. ' * 14}")[-29:]
    ' The other side gets the bid.'
    """
    if len(ruling) <= LONGEST_REASON:
        return ruling
    whole, stop, _ = ruling[:LONGEST_REASON].rpartition(". ")
    return f"{whole}." if stop else ruling[:LONGEST_REASON]


class Stamp(NamedTuple):
    """Who does something, and when."""

    by: str
    at: int


# --- who may do it ----------------------------------------------------------------------------------------------------

May = Mapping[Role, Literal["yes", "own"]]
"""By role: always, or only at one's own table, for oneself, or for one's side. A role that is missing may not."""


def allowed(*roles: Role, own: Role | None = None) -> May:
    """
    >>> dict(allowed("director", own="player"))
    {'director': 'yes', 'player': 'own'}
    """
    found: dict[Role, Literal["yes", "own"]] = dict.fromkeys(roles, "yes")
    if own is not None:
        found[own] = "own"
    return MappingProxyType(found)


NOBODY = allowed()
DIRECTOR = allowed("director")
OFFICIALS = allowed("director", "referee")
DESK = allowed("director", "scorekeeper")
TABLE = allowed("director", "referee", "scorekeeper", own="player")
EVERYBODY = allowed(*ROLES)


def only(state: Any, roles: Iterable[Role]) -> Refusal:
    return no(state.book, "role", roles=tuple(fact("the-role", role=role) for role in roles))


Cited = Literal["", "penalty", "conduct"]


# --- acts -------------------------------------------------------------------------------------------------------------


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="act", tag=spelled, omit_defaults=True):
    """Something that a person does. Here `state` is a `State`, which holds acts and therefore stands above them."""

    may: ClassVar[May] = NOBODY
    ends: ClassVar[bool] = False
    """Whether it ends the tournament."""
    after_the_end: ClassVar[bool] = False
    """Whether it can still be done when the tournament is over."""
    cites: ClassVar[Cited] = ""
    """The kind of clause it cites, where one number of the paper covers several."""
    by_hand: ClassVar[bool] = False
    """Whether it has a command and a page that show or ask more than its fields. Otherwise both are made from them."""
    command: ClassVar[str] = ""
    """What it is called on the command line, if not as in the log."""

    @property
    def is_undoable(self) -> bool:
        """Whether the desk can undo it: everything that players may not do. Sheets are corrected instead."""
        return bool(self.may) and "player" not in self.may

    @property
    def carries_out(self) -> int:
        """The call whose ruling it carries out; 0 for none."""
        return 0

    def verify(self, _state: Any, _stamp: Stamp, /) -> Refusal | None:
        """Why it cannot be done now."""
        return None

    def apply(self, _state: Any, _stamp: Stamp, /) -> None:
        """How it changes the state by itself."""

    def replaces(self, _state: Any, /) -> Iterable[Changed]:
        """Asked before it is applied: the old and the new values."""
        return ()

    def follows(self, _state: Any, _stamp: Stamp, /) -> Iterable[AnyEvent]:
        """Asked after it was applied: its consequences. Each is folded as it comes."""
        return ()

    def is_done(self, _state: Any, /) -> bool:
        """Whether it has been done already, so that doing it again does nothing."""
        return False

    def says(self, _state: Any, _who: Message, _by: str, /) -> Message:
        """What was done, for the log."""
        raise NotImplementedError

    def details(self, _state: Any, _at: int, /) -> Iterator[Message]:
        """Details too long for that sentence."""
        yield from ()

    def is_own(self, _state: Any, _person: str, /) -> bool:
        """Whether it concerns only this player: their own table, themselves, or their side."""
        return False

    def is_at(self, _state: Any, _table: int, /) -> bool:
        """Whether it is about this table's sheet, or somebody who plays there."""
        return False

    def refused_to(self, state: Any, by: str, /) -> Refusal | None:
        """Why somebody with these roles may not do it."""
        if by in state.keeps and self.may.get("scorekeeper") == "yes" and self.is_at(state, state.keeps[by]):
            return None
        held = {self.may.get(role) for role in state.roles_of(by)}
        if "yes" in held:
            return None
        if "own" in held or (by in state.keeps and isinstance(self, OfRound) and self.may.get("scorekeeper")):
            return None if self.is_done_by(state, by) else no(state.book, "role-own")
        return only(state, [role for role in ROLES if role in self.may])

    def is_done_by(self, state: Any, by: str, /) -> bool:
        """Whether a player does it for themselves, on their own phone."""
        person = state.person_of(by)
        return person is not None and self.is_own(state, person)


class OfRound(Act, frozen=True, kw_only=True):
    round: int


class OfTable(OfRound, frozen=True, kw_only=True):
    table: int

    def sheet_in(self, state: Any) -> Sheet:
        found: Sheet = state.rounds[self.round - 1].sheets[self.table]
        return found

    def is_at(self, _state: Any, table: int, /) -> bool:
        return self.table == table

    def is_own(self, state: Any, person: str, /) -> bool:
        each = state.round(self.round)
        sheet = each.sheet_of(person) if each is not None else None
        return sheet is not None and sheet.table == self.table


# --- what several of them check ---------------------------------------------------------------------------------------


def clause_refusal(state: Any, clause: str, *, needed: bool = False) -> Refusal | None:
    """A clause that is named must be in the book; some rules require one."""
    if clause and clause not in state.book.clause_table:
        return no(state.book, "clause", clause=clause)
    return no(state.book, "cited") if needed and not clause and state.book.officials.cited else None


def unknown_round(state: Any, number: int) -> Refusal | None:
    if state.round(number) is not None:
        return None
    return no(state.book, "round", round=number, last=len(state.rounds))


_PEOPLE = ("person", "appointed", "name", "names", "one", "two")


def by_name(state: Any, refusal: Refusal) -> Refusal:
    """What the referee or the seating says, with names in place of ids."""
    facts = refusal.message.args

    def named(value: Arg) -> Arg:
        if isinstance(value, tuple):
            return tuple(state.name(one) if isinstance(one, str) else one for one in value)
        return state.name(value) if isinstance(value, str) else value

    people: dict[str, Arg] = {name: named(facts[name]) for name in _PEOPLE if name in facts}
    return replace(refusal, message=Message(refusal.message.id, {**facts, **people}))


_TOO_LONG = re.compile(r"length <= (?P<most>\d+) - at `\$\.(?P<field>\w+)")
_FIELD = re.compile(r"(at `\$\.|required field `)(?P<field>\w+)")
_CALLED = {"names": "name", "who": "name", "called": "name"}


def bounds_refusal(book: Book | None, act: Act) -> Refusal | None:
    """Names the words that are too long and the numbers that are too large, or None; building an act checks nothing."""
    try:
        msgspec.json.decode(msgspec.json.encode(act), type=type(act))
    except (msgspec.ValidationError, OverflowError) as problem:
        return unreadable(book, problem)
    return None


def unreadable(book: Book | None, problem: Exception) -> Refusal:
    if found := _TOO_LONG.search(str(problem)):
        return no(book, "too-long", what=_called(found["field"]), most=int(found["most"]))
    found = _FIELD.search(str(problem))
    return no(book, "unreadable", what=_called(found["field"] if found else "other"))


def _called(field: str) -> Message:
    return fact("field-name", field=_CALLED.get(field, field))
