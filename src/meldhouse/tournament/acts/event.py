"""The tournament itself: opened, changed, staffed, finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks import BookError
from meldhouse.tournament.act import (
    DIRECTOR,
    EVERYBODY,
    NOBODY,
    Act,
    May,
    Name,
    Role,
    Stamp,
    Text,
)
from meldhouse.tournament.books import book_from
from meldhouse.tournament.events import (
    AnyEvent,
    Changed,
)
from meldhouse.tournament.forms import Form, form_faults
from meldhouse.tournament.lines.events import house_of
from meldhouse.tournament.refusals import SentenceRefusal, no
from meldhouse.tournament.rounds.finishing import still_open, untold_corrections
from meldhouse.tournament.rounds.planning import (
    replanning,
)
from meldhouse.tournament.state import Opened, Pass, State

Table = Annotated[int, Meta(ge=0, le=10_000)]
SETTLED = ("entry", "movement", "three", "hands", "target", "best_of", "where")
"""What cannot be changed once a round has been seated."""


class Open(Act, frozen=True, kw_only=True):
    """Open a tournament, as its director."""

    may: ClassVar[May] = NOBODY
    book: Annotated[str, Meta(min_length=1, max_length=64 * 1024)]
    """The name of a rulebook, or the whole text of a club's own."""
    form: Form
    title: Name = ""
    seed: Name = ""
    """All draws follow from it."""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if state.opened is not None:
            return no(None, "open")
        if not stamp.by.strip():
            return no(None, "blank", what="opener")
        try:
            book = book_from(self.book)
        except BookError as problem:
            return SentenceRefusal("form", fact("slip-faults", faults=tuple(fault.told for fault in problem.faults)))
        faults = tuple(form_faults(book, self.form))
        return no(book, "form", faults=faults) if faults else None

    def apply(self, state: State, stamp: Stamp) -> None:
        state.opened, state.form = Opened(self.book, self.title, self.seed, stamp.at), self.form
        state.roles[stamp.by] = {"director"}

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-open-titled", who=who, title=self.title) if self.title else fact("log-open", who=who)

    def details(self, _state: State, _at: int) -> Iterator[Message]:
        yield fact("log-open-rules", rules=house_of(book_from(self.book), self.form))
        if self.seed:
            yield fact("log-open-seed", seed=self.seed)


class Amend(Act, frozen=True, kw_only=True):
    """Change the settings from now on."""

    may: ClassVar[May] = DIRECTOR
    form: Form

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if faults := tuple(form_faults(state.book, self.form)):
            return no(state.book, "form", faults=faults)
        if self.form == state.form:
            return no(state.book, "form-same")
        if state.entrants and self.form.entry != state.form.entry:
            return no(state.book, "form-entry")
        if state.rounds:
            other = [key for key in SETTLED if getattr(self.form, key) != getattr(state.form, key)]
            if other:
                settings = tuple(fact("settled", setting=key) for key in other)
                return no(state.book, "form-movement", settings=settings)
        if self.form.rounds and self.form.rounds < len(state.main_rounds):
            return no(state.book, "form-started", started=len(state.main_rounds))
        return None

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.form = self.form

    def replaces(self, state: State) -> Iterator[Changed]:
        was, now = msgspec.to_builtins(state.form), msgspec.to_builtins(self.form)
        for key in sorted({*was, *now}):
            if was.get(key) != now.get(key):
                yield Changed(what="setting", of=key, before=str(was.get(key, "")), after=str(now.get(key, "")))

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        if state.planned:
            yield from replanning(state, (), anew=True)

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-amend", who=who)


class Appoint(Act, frozen=True, kw_only=True):
    """Give a person a role, or let a device or an account act for a player."""

    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    who: Name
    role: Role
    person: Name = ""
    """The player it acts for."""
    table: Table = 0
    """For a scorekeeper: the only table whose sheets they keep; 0 for all tables, and for everything else to be
    written."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if not self.who.strip():
            return no(state.book, "blank", what="who")
        if self.role == "player":
            return None if self.person in state.owners else no(state.book, "person", person=self.person)
        if self.table and self.role != "scorekeeper":
            return no(state.book, "appoint-table")
        return (
            no(state.book, "appointed", name=state.name(self.who))
            if self.role in state.roles.get(self.who, ())
            else None
        )

    def apply(self, state: State, _stamp: Stamp) -> None:
        if self.role == "player":
            state.acts_for[self.who] = self.person
        elif self.role == "scorekeeper" and self.table:
            state.keeps[self.who] = self.table
        else:
            state.roles.setdefault(self.who, set()).add(self.role)

    def says(self, state: State, who: Message, _by: str) -> Message:
        name = state.name(self.who)
        if self.role == "player":
            return fact("log-appoint-player", who=who, name=name, player=state.name(self.person))
        return fact("log-appoint", who=who, name=name, role=self.role)


class Dismiss(Act, frozen=True, kw_only=True):
    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    who: Name
    role: Role

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        held = self.who in state.acts_for if self.role == "player" else self.role in state.roles.get(self.who, ())
        held = held or (self.role == "scorekeeper" and self.who in state.keeps)
        if not held:
            return no(state.book, "dismiss", name=state.name(self.who), role=self.role)
        if self.role == "director" and self.who == stamp.by:
            return no(state.book, "dismiss-self")
        return None

    def apply(self, state: State, _stamp: Stamp) -> None:
        if self.role == "player":
            state.acts_for.pop(self.who, None)
        elif self.role == "scorekeeper" and self.who in state.keeps:
            del state.keeps[self.who]
        else:
            state.roles.get(self.who, set()).discard(self.role)

    def says(self, state: State, who: Message, _by: str) -> Message:
        name = state.name(self.who)
        if self.role == "player":
            return fact("log-dismiss-player", who=who, name=name)
        return fact("log-dismiss", who=who, name=name, role=self.role)


class Invite(Act, frozen=True, kw_only=True):
    """A link or a code on paper that gives a role, once; only its hash is known here."""

    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    token: Annotated[str, Meta(min_length=16, max_length=64)]
    role: Role
    person: Name = ""
    """The player its holder acts for."""
    table: Table = 0
    """For a scorekeeper, their table."""

    @property
    def is_undoable(self) -> bool:
        """A link that was handed out or printed cannot be taken back."""
        return False

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if self.token in state.passes:
            return no(state.book, "pass-same")
        if self.role == "player" and self.person not in state.owners:
            return no(state.book, "person", person=self.person)
        if self.table and self.role != "scorekeeper":
            return no(state.book, "appoint-table")
        return None

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.passes[self.token] = Pass(self.role, self.person, self.table)

    def says(self, state: State, who: Message, _by: str) -> Message:
        if self.role == "player":
            return fact("log-invite-player", who=who, player=state.name(self.person))
        return fact("log-invite", who=who, role=self.role, table=self.table)


class Accept(Act, frozen=True, kw_only=True):
    """The holder of the link takes the role it gives."""

    may: ClassVar[May] = EVERYBODY
    by_hand: ClassVar[bool] = True
    link: Annotated[str, Meta(max_length=64)] = ""
    """The token in it: known only to the link's holder, and never written down."""
    token: Annotated[str, Meta(max_length=64)] = ""
    """Its hash, as the log has it; always made from `link`, whatever the sender says."""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        held = state.passes.get(self.token)
        if held is None:
            return no(state.book, "pass")
        return no(state.book, "pass-taken") if held.taken and held.taken != stamp.by else None

    def apply(self, state: State, stamp: Stamp) -> None:
        held = state.passes[self.token]
        state.passes[self.token] = replace(held, taken=stamp.by)
        Appoint(who=stamp.by, role=held.role, person=held.person, table=held.table).apply(state, stamp)

    def says(self, state: State, who: Message, _by: str) -> Message:
        held = state.passes.get(self.token)
        if held is None:
            return fact("log-accept-link", who=who)
        if held.role == "player":
            return fact("log-accept-player", who=who, player=state.name(held.person))
        return fact("log-accept", who=who, role=held.role, table=held.table)


class Finish(Act, frozen=True, kw_only=True):
    """The event is over."""

    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    ends: ClassVar[bool] = True
    anyway: bool = False
    """Even though something is still open: rounds, a tie, money."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        current = state.current
        if current is not None and current.is_started and current.status != "closed":
            return no(state.book, "round-open", round=current.number)
        for one in untold_corrections(state):
            return refuse_official(state.book, "untold", round=one.round, table=one.table, names=one.names)
        found = () if self.anyway else still_open(state)
        return no(state.book, "finish-open", open=found) if found else None

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.finished = True

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-finish-anyway" if self.anyway else "log-finish", who=who)


class ReleaseStandings(Act, frozen=True, kw_only=True):
    """Players and spectators may see the standings after this many rounds; 0 hides them."""

    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    after_the_end: ClassVar[bool] = True
    through: int

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        closed = sum(each.status == "closed" for each in state.rounds)
        if 0 <= self.through <= closed:
            return None
        return no(state.book, "round-closed", round=self.through, closed=closed)

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.released = self.through

    def says(self, state: State, who: Message, _by: str) -> Message:
        if not self.through:
            return fact("log-standings-hidden", who=who)
        return fact("log-standings-shown", who=who, round=state.round_fact(self.through))


class Undo(Act, frozen=True, kw_only=True):
    """Undo what the desk did last. Both stay in the log."""

    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    reason: Text = ""

    @property
    def is_undoable(self) -> bool:
        return False

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-undo", who=who)
