"""Seating: drawn as a draft, edited by hand, discarded; and play-offs.

Where the director seats by hand, the movement's rules hold, unless a reason is given for the log. If two who swap
should be kept apart, or are partners again, that is only a warning; to override where results or a plan send them it
needs a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.tournament.accounting.accounts import standings_of
from meldhouse.tournament.act import (
    DIRECTOR,
    Act,
    EntrantId,
    May,
    Name,
    OfRound,
    Stamp,
    Text,
    by_name,
    unknown_round,
)
from meldhouse.tournament.entrants import wishes_of
from meldhouse.tournament.events import (
    AnyEvent,
    Changed,
    Drafted,
    Planned,
    Undrafted,
)
from meldhouse.tournament.refusals import no
from meldhouse.tournament.rounds.planning import (
    bracket_is_over,
    drafting,
    rounds_are_over,
)
from meldhouse.tournament.rounds.results_behind import seated_again
from meldhouse.tournament.rounds.winners import all_winners
from meldhouse.tournament.seating import Round, SeatedTable, SeatingError, extra_round
from meldhouse.tournament.state import RoundState, State


class Draft(Act, frozen=True, kw_only=True):
    """Seat the next round; only the desk sees it yet."""

    may: ClassVar[May] = DIRECTOR

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := verify_next(state):
            return refusal
        rounds = state.form.rounds or (len(state.planned) if state.form.movement == "round-robin" else 0)
        if rounds and len(state.main_rounds) >= rounds:
            return no(state.book, "rounds-done", rounds=rounds)
        if bracket_is_over(state):
            return no(state.book, "rounds-done", rounds=len(state.main_rounds))
        try:
            drafting(state)
        except SeatingError as problem:
            return _unseated(state, problem)
        return None

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.notes = []  # those for the round before have been read out

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        yield from drafting(state)

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-draft", who=who)


class PlayOff(Act, frozen=True, kw_only=True):
    """A round for players who tie for a place."""

    may: ClassVar[May] = DIRECTOR
    place: int
    entrants: tuple[EntrantId, ...]
    below: tuple[str, ...] = ()
    """Players who fill the tables; where people enter alone, also as partners of those who tie."""
    division: Name = ""
    """Set if it is a place in a division."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := verify_next(state):
            return refusal
        form = state.form
        if (form.rounds or form.is_bracket) and not rounds_are_over(state):
            played = len(state.main_rounds)
            return (
                no(state.book, "playoff-early", played=played, rounds=form.rounds)
                if form.rounds
                else no(state.book, "playoff-bracket")
            )
        for one in (*self.entrants, *self.below):
            if one not in state.entrants:
                return no(state.book, "entrant", entrant=one)
        ties = standings_of(state).ties
        meant = (self.place, self.division, set(self.entrants))
        if not any(meant == (tie.place, tie.division, _entrants(state, tie.tied)) for tie in ties):
            return no(state.book, "not-tied", names=tuple(state.name(one) for one in self.entrants))
        try:
            _extra(state, self)
        except SeatingError as problem:
            return _unseated(state, problem)
        return None

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.notes = []  # those for the round before have been read out

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        yield Drafted(
            number=len(state.rounds) + 1,
            seating=_extra(state, self),
            playoff=self.place,
            tied=self.entrants,
            division=self.division,
        )

    def says(self, state: State, who: Message, _by: str) -> Message:
        last = self.place + len(self.entrants) - 1
        return fact("log-playoff", who=who, first=self.place, last=last, names=_names(state, self.entrants))

    def details(self, state: State, _at: int) -> Iterator[Message]:
        if self.below:
            yield fact("log-playoff-fill", names=_names(state, self.below))


class Arrange(Act, frozen=True, kw_only=True):
    """The director seats a draft by hand; changing what the movement requires takes a reason."""

    may: ClassVar[May] = DIRECTOR
    tables: tuple[tuple[str, ...], ...]
    out: tuple[str, ...] = ()
    reason: Text = ""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        current = state.current
        if current is None or current.is_started:
            return no(state.book, "draft")
        seated = [one for table in self.tables for one in table]
        if refusal := _everybody(state, current, [*seated, *self.out]) or _sizes(state, current, self):
            return refusal
        if self.reason.strip():
            return None
        return (
            _threes(state, current, self)
            or against_movement(state, current, arranged(self))
            or _partners(state, current, arranged(self))
        )

    def replaces(self, state: State) -> Iterator[Changed]:
        current = state.current
        assert current is not None
        before, after = seating_line(state, current.seating), seating_line(state, arranged(self))
        yield Changed(what="seating", before=before, after=after)

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        return reseated(state, arranged(self))

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-arrange", who=who)


class Swap(Act, frozen=True, kw_only=True):
    """Two players swap places in a draft; where results or a plan decide who goes where, this takes a reason."""

    may: ClassVar[May] = DIRECTOR
    by_hand: ClassVar[bool] = True
    one: EntrantId
    two: EntrantId
    reason: Text = ""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        current = state.current
        if current is None:
            return no(state.book, "draft")
        if current.status != "draft":
            return no(state.book, "swap-late", round=current.number, status=current.status)
        for one in (self.one, self.two):
            if one not in state.entrants:
                return no(state.book, "entrant", entrant=one)
            if one not in current.seating.people:
                return no(state.book, "swap-who", names=state.names_of(one), round=current.number)
        if self.one == self.two:
            return no(state.book, "swap-same")
        after = swapped(current.seating, self.one, self.two)
        if refusal := against_matches(state, current, after):
            return refusal
        return None if self.reason.strip() else against_movement(state, current, after)

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        assert state.current is not None
        return reseated(state, swapped(state.current.seating, self.one, self.two))

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-swap", who=who, one=state.name(self.one), two=state.name(self.two))


class Scrap(OfRound, frozen=True, kw_only=True):
    """Discard a draft, to be seated again."""

    may: ClassVar[May] = DIRECTOR
    again: bool = False
    """Seat it again at once, by the current results."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := unknown_round(state, self.round):
            return refusal
        each = state.rounds[self.round - 1]
        if not each.is_started:
            return None
        return no(state.book, "status", round=self.round, status=each.status, act="scrap")

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        if not self.again:
            return iter([Undrafted(number=self.round)])
        return seated_again(state, state.rounds[self.round - 1])

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-scrap-again" if self.again else "log-scrap", who=who, round=state.round_fact(self.round))


def verify_next(state: State) -> Refusal | None:
    """Whether the previous round is out of the way."""
    current = state.current
    if current is not None and not current.is_started:
        return no(state.book, "drafted", round=current.number)
    if current is not None and current.status != "closed":
        return no(state.book, "round-open", round=current.number)
    return None


def _unseated(state: State, problem: SeatingError) -> Refusal:
    return no(state.book, "seating", why=by_name(state, problem.refusal).message)


def _entrants(state: State, accounts: Iterable[str]) -> set[str]:
    return {state.owners.get(one, one) for one in accounts}


def _extra(state: State, act: PlayOff) -> Round:
    """Those who tie play each other, as pairs; or each with a partner from below who plays for nothing."""
    if state.form.entry == "pair":
        return extra_round(act.entrants, act.below)
    sides = extra_round(act.entrants, act.below)
    seated = {one for table in sides.tables for one in table.people}
    helpers = [one for one in act.below if one not in seated]
    if len(helpers) < len(seated):
        short = len(seated) - len(helpers)
        raise SeatingError("no-partners", count=len(seated), needed=2 * len(seated), more=short)
    partners = iter(helpers)
    return Round(
        tuple(SeatedTable(table.number, (*table.people, next(partners), next(partners))) for table in sides.tables)
    )


def arranged(act: Arrange) -> Round:
    return Round(tuple(SeatedTable(number, people) for number, people in enumerate(act.tables, 1)), act.out)


def _everybody(state: State, current: RoundState, people: list[str]) -> Refusal | None:
    times = Counter(people)
    wrong = [one for one in {*times, *current.seating.people} if times[one] != (one in current.seating.people)]
    if not wrong:
        return None
    return no(state.book, "arrange-who", names=tuple(sorted(state.name(one) for one in wrong)))


def _sizes(state: State, current: RoundState, act: Arrange) -> Refusal | None:
    pairs = state.form.entry == "pair"
    sizes = (2,) if pairs else (4, 3) if state.form.three else (4,)
    for table in act.tables:
        if len(table) not in sizes:
            return (
                no(state.book, "arrange-pairs")
                if pairs
                else no(state.book, "arrange-size", size=len(table), sizes=sizes)
            )
    return against_matches(state, current, arranged(act))


def against_matches(state: State, current: RoundState, after: Round) -> Refusal | None:
    """The director cannot choose who plays whom in a bracket, only at which table."""
    met, meet = ({frozenset(table.people) for table in each.tables} for each in (current.seating, after))
    return no(state.book, "arrange-matches") if current.matches and met != meet else None


def _threes(state: State, current: RoundState, act: Arrange) -> Refusal | None:
    """Table one has four, unless results send only three there."""
    sizes = [len(table) for table in act.tables]
    due = [len(table.people) for table in current.seating.tables]
    return None if sizes[0] == max(sizes) or due[0] < max(due) else no(state.book, "arrange-threes")


def against_movement(state: State, current: RoundState, after: Round) -> Refusal | None:
    """Where results or a plan decide who goes where, nobody goes elsewhere."""
    if state.form.movement not in ("winners-up", "sitting-moving") or current.playoff or len(state.main_rounds) < 2:
        return None
    due = {one: table.number for table in current.seating.tables for one in table.people}
    astray = [one for table in after.tables for one in table.people if due.get(one) != table.number]
    if not astray:
        return None
    if state.form.movement == "sitting-moving":
        return no(state.book, "arrange-sits", names=_names(state, astray))
    last = state.main_rounds[-2]
    won = {one for winners in all_winners(state, last).values() for one in winners}
    first = {one for table in last.seating.tables if table.number == 1 for one in table.people}
    if group := [one for one in astray if one in first]:
        return no(state.book, "arrange-top", names=_names(state, group))
    if group := [one for one in astray if one not in won]:
        return no(state.book, "arrange-stay", names=_names(state, group))
    return no(state.book, "arrange-moved", names=_names(state, astray))


def _names(state: State, people: Iterable[str]) -> tuple[str, ...]:
    return tuple(state.name(one) for one in people)


def _partners(state: State, current: RoundState, after: Round) -> Refusal | None:
    """Former partners are not paired again, as far as the draft could avoid it."""
    if state.form.movement not in ("individual", "afternoon", "winners-up"):
        return None
    done = [each.seating for each in state.main_rounds if each.number != current.number]
    looked_at = done[-1:] if state.form.movement == "winners-up" else done
    before = {frozenset(pair) for each in looked_at for table in each.tables for pair in table.partners}
    allowed = sum(frozenset(pair) in before for table in current.seating.tables for pair in table.partners)
    again = [pair for table in after.tables for pair in table.partners if frozenset(pair) in before]
    if len(again) <= allowed:
        return None
    return no(state.book, "arrange-again", names=_names(state, again[0]))


def cautions(state: State, current: RoundState, seating: Round | None = None) -> tuple[Message, ...]:
    """What the director should know about a seating that is allowed: people who should be kept apart but are not, and
    pairs that meet again. `seating`: another seating to check instead of the round's own."""
    wishes = wishes_of(state.entrants, state.form)
    before = [each.seating for each in state.main_rounds if each.number < current.number]
    met = {frozenset(table.people): each for each, seating in enumerate(before, 1) for table in seating.tables}
    found = list[Message]()
    for table in (seating or current.seating).tables:
        for wish in wishes:
            pair = {wish.one, wish.two}
            as_partners = wish.partners and any(pair == set(two) for two in table.partners)
            if as_partners or (wish.opponents and any(pair == set(two) for two in table.opponents)):
                names = _names(state, (wish.one, wish.two))
                found.append(fact("caution-apart", names=names, table=table.number))
        if len(table.people) == 2 and (again := met.get(frozenset(table.people))):
            found.append(fact("caution-met", names=_names(state, table.people), round=again))
    return tuple(found)


def reseated(state: State, after: Round) -> Iterator[AnyEvent]:
    """The same round, seated as the director arranged it."""
    current = state.current
    assert current is not None
    by_pairs = {frozenset(table.people): current.matches.get(table.number, 0) for table in current.seating.tables}
    matches = {table.number: by_pairs[frozenset(table.people)] for table in after.tables} if current.matches else {}
    if state.planned and not current.playoff:
        at = len(state.main_rounds)
        rest = [each for number, each in sorted(state.planned.items()) if number > at]
        yield Planned(first=at, rounds=(after, *rest))
    yield Drafted(
        number=current.number,
        seating=after,
        matches=matches,
        playoff=current.playoff,
        tied=current.tied,
        division=current.division,
    )


def seating_line(state: State, each: Round) -> str:
    """A seating as one line."""
    tables = [f"{table.number}: {', '.join(state.name(one) for one in table.people)}" for table in each.tables]
    out = [f"–: {', '.join(state.name(one) for one in each.out)}"] if each.out else []
    return "; ".join([*tables, *out])


def swapped(each: Round, one: str, two: str) -> Round:
    """Each takes the other's chair, or the other's place among those who sit out."""
    to = {one: two, two: one}
    tables = tuple(replace(table, people=tuple(to.get(who, who) for who in table.people)) for table in each.tables)
    return Round(tables, tuple(to.get(who, who) for who in each.out))


def said_of_swap(state: State, act: Swap) -> tuple[Message, ...]:
    """For after the swap: who has swapped, and what the director should know about it."""
    current = state.current
    assert current is not None
    before = swapped(current.seating, act.one, act.two)
    old = {*cautions(state, current, before), *_again(state, current, before)}
    new = [*cautions(state, current), *_again(state, current, current.seating)]
    swapped_two = fact("plan-swapped", names=(state.name(act.one), state.name(act.two)))
    return (swapped_two, *(line for line in new if line not in old))


def _again(state: State, current: RoundState, seating: Round) -> list[Message]:
    """Players who were partners before and are again."""
    last: dict[frozenset[str], int] = {}
    for each in state.main_rounds:
        if each.number < current.number:
            last |= {frozenset(two): each.number for table in each.seating.tables for two in table.partners}
    return [
        fact("caution-partners", names=tuple(state.name(one) for one in two), round=last[frozenset(two)])
        for table in seating.tables
        for two in table.partners
        if frozenset(two) in last
    ]
