"""The players: entered, here, late, gone, replaced. Only rounds that have not started are replanned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact, written
from meldhouse.referee.moments import cite_at, refuse_official
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.tournament.act import (
    DESK,
    DIRECTOR,
    Act,
    ClauseId,
    EntrantId,
    May,
    Name,
    PersonId,
    Stamp,
    Text,
    allowed,
    clause_refusal,
)
from meldhouse.tournament.acts.results import match_forfeited
from meldhouse.tournament.entrants import Entrant, Person, Status, people_of
from meldhouse.tournament.events import (
    AnyEvent,
    Became,
    Changed,
    Removed,
    What,
)
from meldhouse.tournament.refusals import no
from meldhouse.tournament.rounds.planning import (
    late_for_bracket,
    open_byes,
    replanning,
)
from meldhouse.tournament.rulings.violations import official_of, write_violation
from meldhouse.tournament.state import State


class Enter(Act, frozen=True, kw_only=True):
    may: ClassVar[May] = DESK
    names: tuple[Name, ...]
    household: Name = ""
    club: Name = ""
    division: Name = ""
    here: bool = False
    """Also check them in at once."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if self.here and (refusal := _no_room(state, 1)):
            return refusal
        return _about(state, self)

    def apply(self, state: State, _stamp: Stamp) -> None:
        id = f"{'P' if len(self.names) == 1 else 'T'}{state.number()}"
        people = people_of(id, self.names)
        state.put(Entrant(id=id, people=people, household=self.household, club=self.club, division=self.division))

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        if self.here:
            before = state.here
            yield Became(entrant=list(state.entrants)[-1], status="present", was="entered")
            yield from replanning(state, before)

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-enter-here" if self.here else "log-enter", who=who, names=self.names)

    def details(self, _state: State, _at: int) -> Iterator[Message]:
        if self.club:
            yield fact("log-club", name=self.club)
        if self.household:
            yield fact("log-household", name=self.household)
        if self.division:
            yield fact("log-division", name=division_fact(self.division))


class Edit(Act, frozen=True, kw_only=True):
    """Fix a misspelled name, or add a forgotten club."""

    may: ClassVar[May] = DESK
    entrant: EntrantId
    names: tuple[Name, ...]
    household: Name = ""
    club: Name = ""
    division: Name = ""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if self.entrant not in state.entrants:
            return no(state.book, "entrant", entrant=self.entrant)
        return _about(state, self, len(state.entrants[self.entrant].people))

    def apply(self, state: State, _stamp: Stamp) -> None:
        old = state.entrants[self.entrant]
        people = tuple(Person(person.id, name) for person, name in zip(old.people, self.names, strict=True))
        state.put(replace(old, people=people, household=self.household, club=self.club, division=self.division))

    def replaces(self, state: State) -> Iterator[Changed]:
        old = state.entrants[self.entrant]
        names = tuple(person.name for person in old.people)
        changes: tuple[tuple[What, str, str], ...] = (
            ("name", " & ".join(names), " & ".join(self.names)),
            ("household", old.household, self.household),
            ("club", old.club, self.club),
            ("division", old.division, self.division),
        )
        for what, was, now in changes:
            if was != now:
                yield Changed(what=what, of=self.entrant, before=was, after=now)

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-edit", who=who, name=state.name(self.entrant))


class Remove(Act, frozen=True, kw_only=True):
    """Remove an entry made by mistake, which has neither played nor paid."""

    may: ClassVar[May] = DESK
    entrant: EntrantId

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if self.entrant not in state.entrants:
            return no(state.book, "entrant", entrant=self.entrant)
        entrant = state.entrants[self.entrant]
        why = why_kept(state, entrant)
        return no(state.book, "remove", names=state.names_of(entrant.id), why=why) if why else None

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        before = state.here
        yield Removed(entrant=self.entrant)
        yield from replanning(state, before)

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-remove", who=who, name=state.name(self.entrant))


class CheckIn(Act, frozen=True, kw_only=True):
    may: ClassVar[May] = allowed("director", "scorekeeper", own="player")
    entrants: tuple[EntrantId, ...]

    @property
    def is_undoable(self) -> bool:
        return True

    def is_own(self, state: State, person: str) -> bool:
        return self.entrants == (state.owners[person],)

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := _known(state, self.entrants):
            return refusal
        for one in self.entrants:
            if refusal := _gone(state, one, "disqualified", "replaced"):
                return refusal
        fresh = {one for one in self.entrants if state.bracket is not None and one not in state.bracket.entrants}
        return _no_room(state, len(fresh - set(late_for_bracket(state))))

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        return become(state, self.entrants, "present")

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-check-in", who=who, names=tuple(map(state.name, self.entrants)))


class NoShow(Act, frozen=True, kw_only=True):
    """They have not come; rounds that have not started are planned without them."""

    may: ClassVar[May] = DIRECTOR
    entrants: tuple[EntrantId, ...]

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := _known(state, self.entrants):
            return refusal
        for one in self.entrants:
            if refusal := _gone(state, one, "withdrawn", "disqualified", "replaced"):
                return refusal
            if _has_played(state, one):
                return no(state.book, "has-played", names=state.names_of(one))
            if refusal := _playing(state, one):
                return refusal
        return None

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        return become(state, self.entrants, "absent")

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-no-show", who=who, names=tuple(map(state.name, self.entrants)))


class Withdraw(Act, frozen=True, kw_only=True):
    may: ClassVar[May] = allowed("director", own="player")
    by_hand: ClassVar[bool] = True
    entrant: EntrantId
    reason: Text = ""
    fee_kept: bool = False
    """Keep what was paid, even though the rules may refund it."""

    @property
    def is_undoable(self) -> bool:
        return True

    def is_own(self, state: State, person: str) -> bool:
        return self.entrant == state.owners[person]

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        return (
            _known(state, (self.entrant,))
            or _gone(state, self.entrant, "withdrawn", "disqualified", "replaced")
            or _playing(state, self.entrant)
        )

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.fees_kept.discard(self.entrant)
        if self.fee_kept:
            state.fees_kept.add(self.entrant)

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        return become(state, (self.entrant,), "withdrawn")

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-withdraw-kept" if self.fee_kept else "log-withdraw", who=who, name=state.name(self.entrant))


class Disqualify(Act, frozen=True, kw_only=True):
    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    entrant: EntrantId
    reason: Text
    clause: ClauseId = ""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := _known(state, (self.entrant,)) or _gone(state, self.entrant, "disqualified", "replaced"):
            return refusal
        expulsion = cite_at(state.book, "expulsion")
        if not self.reason.strip():
            why = refuse_official(state.book, "expel-cause") if expulsion else None
            return why or no(state.book, "blank", what="disqualified")
        return clause_refusal(state, self.clause or expulsion or "", needed=True)

    def apply(self, state: State, stamp: Stamp) -> None:
        official, clause = official_of(state, stamp.by), self.clause or cite_at(state.book, "expulsion") or ""
        for person in state.entrants[self.entrant].people:
            write_violation(state, person.id, official, clause=clause, note=self.reason)

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        yield from sent_away(
            state, self.entrant, written(self.reason), self.clause or cite_at(state.book, "expulsion") or ""
        )

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-disqualify", who=who, name=state.name(self.entrant))


class Substitute(Act, frozen=True, kw_only=True):
    """A substitute plays from the next round that has not started."""

    may: ClassVar[May] = DIRECTOR
    person: PersonId
    name: Name

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        owner = state.owners.get(self.person)
        if owner is None:
            return no(state.book, "person", person=self.person)
        entrant = state.entrants[owner]
        if self.person not in [person.id for person in entrant.people] or entrant.status == "replaced":
            return no(state.book, "gone", names=(state.name(self.person),), status="replaced")
        if not self.name.strip():
            return no(state.book, "blank", what="stand-in")
        if len(entrant.people) + len(entrant.former) >= 8:
            return no(state.book, "substitutes", names=state.names_of(owner))
        return _playing(state, owner)

    def apply(self, state: State, _stamp: Stamp) -> None:
        old = state.entrants[state.owners[self.person]]
        if len(old.people) == 1:
            id = f"P{state.number()}"
            state.put(replace(old, id=id, people=(Person(id, self.name),), former=(), status="entered"))
            state.instead[old.id] = id
            return
        letter = "abcdefgh"[len(old.people) + len(old.former)]
        come = Person(f"{old.id}{letter}", self.name)
        gone = tuple(person for person in old.people if person.id == self.person)
        people = tuple(come if person.id == self.person else person for person in old.people)
        state.put(replace(old, people=people, former=(*old.former, *gone)))

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        owner = state.owners[self.person]
        entrant = state.entrants[owner]
        yield Changed(what="player", of=owner, before=state.name(self.person), after=self.name)
        if len(entrant.people) > 1:
            return
        before, fresh = state.here, state.instead[owner]
        if entrant.status != "disqualified":
            yield Became(entrant=owner, status="replaced", was=entrant.status)
        yield Became(entrant=fresh, status="present", was="entered")
        seated = {one for each in state.planned.values() for one in each.people}
        yield from replanning(state, before, {owner: fresh} if owner in {*before, *seated} else None)

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-substitute", who=who, substitute=self.name, name=state.name(self.person))


def _about(state: State, act: Enter | Edit, needed: int | None = None) -> Refusal | None:
    size = needed or (2 if state.form.entry == "pair" else 1)
    if len(act.names) != size:
        return no(state.book, "names", needed=size, given=len(act.names))
    if not all(name.strip() for name in act.names):
        return no(state.book, "blank", what="name")
    if act.division and act.division not in state.form.divisions:
        return no(state.book, "division", division=act.division, divisions=state.form.divisions)
    return None


def why_kept(state: State, entrant: Entrant) -> str:
    """Why an entry cannot be removed as a mistake, as a code of `entry-stays`; empty if it can be."""
    ids = {entrant.id, *(person.id for person in (*entrant.people, *entrant.former))}
    if entrant.id in state.instead or entrant.id in state.instead.values() or entrant.former:
        return "substitute"
    if any(entrant.id in each.seating.people for each in state.rounds if each.is_started or each.playoff):
        return "seated"
    if state.bracket is not None and entrant.id in state.bracket.entrants:
        return "bracket"
    if ids.intersection(one.who for one in state.payments) or ids.intersection(one.who for one in state.fines):
        return "money"
    if any(state.violations.history(one) for one in ids) or any(one.who in ids for one in state.eased):
        return "conduct"
    if entrant.status == "disqualified":
        return "disqualified"
    return ""


def _known(state: State, entrants: tuple[str, ...]) -> Refusal | None:
    if not entrants:
        return no(state.book, "blank", what="who")
    unknown = next((one for one in entrants if one not in state.entrants), None)
    return no(state.book, "entrant", entrant=unknown) if unknown is not None else None


def _gone(state: State, entrant: str, *statuses: Status) -> Refusal | None:
    found = state.entrants[entrant]
    if found.status in statuses:
        return no(state.book, "gone", names=state.names_of(entrant), status=found.status)
    return None


def _no_room(state: State, many: int) -> Refusal | None:
    """A drawn bracket takes newcomers only in place of a bye, and before its first match begins."""
    if state.bracket is None or not many or len(late_for_bracket(state)) + many <= open_byes(state):
        return None
    why = "begun" if state.started else "decided" if state.won else "full"
    return no(state.book, "drawn", why=why)


def _has_played(state: State, entrant: str) -> bool:
    """Whether anything is written for a table where one of them sat and had no stand-in."""
    return any(
        sheet is not None and (sheet.rows or sheet.result is not None) and person.id not in each.standins
        for each in state.rounds
        for person in state.entrants[entrant].people
        for sheet in [each.sheet_of(person.id)]
    )


def _playing(state: State, entrant: str) -> Refusal | None:
    """A player in the middle of a round stays until it is over, or has a stand-in."""
    current = state.current
    if current is None or current.status != "playing" or entrant not in current.seating.people:
        return None
    seated = [person.id for person in state.entrants[entrant].people if current.sheet_of(person.id)]
    there = [person for person in seated if person not in current.standins]
    if not there or all(sheet.locked for person in there if (sheet := current.sheet_of(person))):
        return None
    table = next(sheet.table for person in there if (sheet := current.sheet_of(person)))
    return no(state.book, "staying", names=state.names_of(entrant), round=current.number, table=table)


def become(state: State, entrants: tuple[str, ...], status: Status) -> Iterator[AnyEvent]:
    before = state.here
    for one in dict.fromkeys(entrants):
        if state.entrants[one].status != status:
            yield Became(entrant=one, status=status, was=state.entrants[one].status)
    yield from replanning(state, before)


def sent_away(state: State, entrant: str, reason: Message, clause: str) -> Iterator[AnyEvent]:
    """A pair sent away in the middle of a match forfeits it."""
    yield from match_forfeited(state, entrant, reason, clause)
    yield from become(state, (entrant,), "disqualified")
