"""The log as facts: who did what, when, why, and what was before. A reader's voice puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from meldhouse.game import Slip
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact, written
from meldhouse.tournament import acts, events
from meldhouse.tournament.acts.results import TableResult
from meldhouse.tournament.acts.sheets import hand_number
from meldhouse.tournament.lines.corrections import was_now
from meldhouse.tournament.lines.events import differences
from meldhouse.tournament.lines.penalties import borne_by
from meldhouse.tournament.money.cash import OWED
from meldhouse.tournament.rounds.announcements import moved_sitters
from meldhouse.tournament.state import LIVE, State
from meldhouse.tournament.steps import Step
from meldhouse.tournament.tournament import Tournament

FEW = 6
"""Up to this many are named one by one; of more, only the first."""


class LogLine(NamedTuple):
    number: int
    at: datetime
    who: Message
    what: Message
    reason: str
    """As the person wrote it."""
    clause: str
    then: tuple[Message, ...]
    """Its consequences, and the old values."""
    is_undone: bool

    @property
    def why(self) -> tuple[Message, ...]:
        """The reason and the clause, where there are any."""
        if self.reason and self.clause and self.clause not in self.reason:
            return (fact("log-why-by", reason=self.reason, clause=self.clause),)
        if self.reason:
            return (fact("log-why", reason=self.reason),)
        return (fact("log-by", clause=self.clause),) if self.clause else ()


def log_lines(tournament: Tournament) -> list[LogLine]:
    """The newest first."""
    return [line_of(tournament, number) for number in range(tournament.version, 0, -1)]


def line_of(tournament: Tournament, number: int) -> LogLine:
    step = tournament.log[number - 1]
    reason, clause = _why(step.act)
    return LogLine(
        number,
        datetime.fromtimestamp(step.at / 1000, UTC),
        _who(tournament, step),
        _what(tournament, step),
        reason,
        clause,
        tuple(_then(tournament, number)),
        number in tournament.undone,
    )


def done_together(tournament: Tournament, numbers: Sequence[int]) -> Message:
    """Steps that were done together, as one message."""
    steps = [tournament.log[number - 1] for number in numbers]
    state, who, first = tournament.state, _who(tournament, steps[0]), steps[0].act
    if isinstance(first, acts.CheckIn) and len(steps) == 1 and len(first.entrants) > 1:
        names = _first_few([written(state.name(one)) for one in first.entrants])
        return fact("log-check-in-many", who=who, number=len(first.entrants), names=names)
    if len(steps) == 1:
        return _what(tournament, steps[0])
    entered = [step.act for step in steps if isinstance(step.act, acts.Enter)]
    if len(entered) == len(steps):
        names = _first_few([fact("names", names=act.names) for act in entered])
        return fact("log-enter-many", who=who, number=len(entered), names=names)
    paid = [step.act for step in steps if isinstance(step.act, acts.Pay) and step.act.kind in OWED]
    if len(paid) == len(steps) and len({act.kind for act in paid}) == 1:
        names = _first_few([written(state.name(act.account)) for act in paid])
        cents = sum(act.cents for act in paid)
        return fact("log-paid-many", who=who, amount=cents, kind=paid[0].kind, number=len(paid), names=names)
    did = _first_few([_what(tournament, step) for step in steps])
    return fact("log-together", who=who, number=len(steps), did=did)


def _first_few(said: Sequence[Message]) -> tuple[Message, ...]:
    if len(said) <= FEW:
        return tuple(said)
    return (*said[: FEW // 2], fact("and-more", number=len(said) - FEW // 2))


def did(state: State, act: acts.Act, who: Message, by: str = "") -> Message:
    """What a person did. `by`: their id, for a log.

    >>> did(State(), acts.Extend(round=2, minutes=5), written("Ann")).args["minutes"]
    5
    """
    return act.says(state, who, by)


def _what(tournament: Tournament, step: Step) -> Message:
    return did(tournament.state, step.act, _who(tournament, step), step.by)


def _who(tournament: Tournament, step: Step) -> Message:
    if step.by == LIVE:
        return fact("meldhouse")
    return written(step.called or tournament.called.get(step.by) or tournament.state.name(step.by))


_REASONS = ("reason", "note", "about", "ruling", "text")
"""Fields where an act holds what a person wrote about it."""


def _why(act: acts.Act) -> tuple[str, str]:
    reason = next((said for name in _REASONS if (said := getattr(act, name, ""))), "")
    return reason, getattr(act, "clause", "")


def changes_of(tournament: Tournament, number: int) -> tuple[Message, ...]:
    """What a step replaced: the old and the new values."""
    return tuple(_changes(tournament, number))


def _then(tournament: Tournament, number: int) -> Iterator[Message]:
    step, state = tournament.log[number - 1], tournament.state
    yield from step.act.details(state, step.at)
    yield from _changes(tournament, number)
    if back := tuple(event.step for event in step.then if isinstance(event, events.Undone)):
        yield fact("log-undone", what=done_together(tournament, back))
    for event in step.then:
        if not _goes_without_saying(step.act, event):
            yield from FOLLOWED[type(event)](state, event)


def _goes_without_saying(act: acts.Act, event: events.AnyEvent) -> bool:
    """Checking in implies having been away."""
    return isinstance(act, acts.Enter | acts.CheckIn) and isinstance(event, events.Became) and event.was == "entered"


# --- what was before --------------------------------------------------------------------------------------------------


def _changes(tournament: Tournament, number: int) -> Iterator[Message]:
    step, state = tournament.log[number - 1], tournament.state
    act = step.act
    if isinstance(act, acts.Amend):
        before = _last(tournament, number, lambda one: isinstance(one, acts.Open | acts.Amend))
        if isinstance(before, acts.Open | acts.Amend):
            for setting, was, now in differences(before.form, act.form):
                yield fact("log-setting", setting=setting, before=was, after=now)
        return
    if isinstance(act, TableResult):
        yield from _result_changes(tournament, number, act)
    for event in step.then:
        if not isinstance(event, events.Changed):
            continue
        if event.what == "hands":
            yield fact("log-hands-replaced", hands=int(event.before))
        elif isinstance(act, acts.ChangeSlip | acts.Correct):
            book, names = state.at_table(act.round, act.table)
            change = was_now(book, msgspec.json.decode(event.before, type=Slip), act.slip, names)
            yield fact("log-hand-changed", hand=hand_number(state, act), change=change)
        elif event.what != "result":
            yield fact("log-changed", what=event.what, before=event.before or "–", after=event.after or "–")


def _result_changes(tournament: Tournament, number: int, act: TableResult) -> Iterator[Message]:
    def is_of_it(one: acts.Act) -> bool:
        return isinstance(one, TableResult) and (one.round, one.table) == (act.round, act.table)

    before = _last(tournament, number, is_of_it)
    if isinstance(before, TableResult) and before.result() != act.result():
        book, names = tournament.state.at_table(act.round, act.table)
        yield fact("log-result-changed", change=was_now(book, before.result(), act.result(), names))


def _last(tournament: Tournament, number: int, is_it: Callable[[acts.Act], bool]) -> acts.Act | None:
    """The newest act of the kind before a step, as it counted then."""
    earlier = tournament.log[: number - 1]
    undone = {event.step for step in earlier for event in step.then if isinstance(event, events.Undone)}
    found = (step.act for at, step in reversed(list(enumerate(earlier, 1))) if at not in undone and is_it(step.act))
    return next(found, None)


# --- what followed ----------------------------------------------------------------------------------------------------


def _nothing(_state: State, _event: events.Event) -> Iterator[Message]:
    """Seating has a page of its own; changes and undoing are in the log line already."""
    yield from ()


def _planned(_: State, event: events.Planned) -> Iterator[Message]:
    yield from event.changes


def _drafted(state: State, event: events.Drafted) -> Iterator[Message]:
    last = event.playoff + len(event.tied) - 1
    round = fact("playoff", first=event.playoff, last=last) if event.playoff else fact("round", number=event.number)
    yield fact("log-drafted", round=round, tables=len(event.seating.tables), out=len(event.seating.out))
    if not event.playoff:
        yield from moved_sitters(state, event.seating, event.number)


def _match_won(state: State, event: events.MatchWon) -> Iterator[Message]:
    name = state.name(event.winner)
    yield fact("log-match-forfeit" if event.forfeit else "log-match-won", name=name, match=event.match)


def _was_penalized(state: State, event: events.Penalized) -> Iterator[Message]:
    who = borne_by(state, event)
    if event.points:
        yield fact("hand-given", who=who, points=event.points, unit=unit_of(state.book))
    else:
        yield fact("log-no-points", names=who)


def _was_forfeited(state: State, event: events.Forfeited) -> Iterator[Message]:
    sheet = state.sheet(event.round, event.table)
    if sheet is None:
        return
    there = tuple(
        state.name(one) for one in [one for side in sheet.sides if side != event.side for one in sheet.people(side)]
    )
    if event.average:
        yield fact("log-forfeited-average", table=event.table, names=there)
    else:
        yield fact("log-forfeited", table=event.table, names=there, points=event.points)


def _bye(state: State, event: events.ByeGiven) -> Iterator[Message]:
    name, round = state.name(event.entrant), state.round_fact(event.round)
    yield fact("log-bye", name=name, round=round, points=event.points, win="yes" if event.worth == "win" else "no")


def _became(state: State, event: events.Became) -> Iterator[Message]:
    yield fact("log-became", name=state.name(event.entrant), was=event.was, now=event.status)


FOLLOWED: dict[type[events.Event], Callable[[State, Any], Iterator[Message]]] = {
    events.Planned: _planned,
    events.Drafted: _drafted,
    events.Undrafted: lambda state, event: iter([fact("log-undrafted", round=state.round_fact(event.number))]),
    events.BracketDrawn: lambda _, event: iter([fact("log-bracket-drawn", entrants=len(event.bracket.entrants))]),
    events.MatchWon: _match_won,
    events.Seated: _nothing,
    events.Became: _became,
    events.Removed: _nothing,
    events.Penalized: _was_penalized,
    events.Locked: lambda _, event: iter([fact("log-locked", table=event.table)]),
    events.Forfeited: _was_forfeited,
    events.Unlocked: lambda _, event: iter([fact("log-unlocked", table=event.table)]),
    events.ByeGiven: _bye,
    events.Changed: _nothing,
    events.Undone: _nothing,
}
"""A test fails for an event that is not here."""
