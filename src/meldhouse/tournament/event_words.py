"""What followed from an act, in plain English: a sentence for each thing, or none where the act has said it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from meldhouse.rulebooks.describe import count
from meldhouse.tournament import events
from meldhouse.tournament.act_words import unit_of
from meldhouse.tournament.entrants import STATUS_WORDS
from meldhouse.tournament.penalty_words import bearers
from meldhouse.tournament.plan_words import moved_sitters
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import State
from meldhouse.tournament.why_words import why


def _nothing(_state: State, _event: events.Event) -> Iterator[str]:
    """Where everybody sits stands on a page of its own; of who was taken out, the act has told; what is undone is told
    from the log."""
    yield from ()


def _planned(_: State, event: events.Planned) -> Iterator[str]:
    yield from event.changes


def _drafted(state: State, event: events.Drafted) -> Iterator[str]:
    out = f"; {len(event.seating.out)} sit out" if event.seating.out else ""
    what = "The play-off" if event.playoff else f"{state.book.words.round.capitalize()} {event.number}"
    yield f"{what} has {count(len(event.seating.tables), 'table')}{out}."
    if not event.playoff:
        yield from moved_sitters(state, event.seating, event.number)


def _undrafted(state: State, event: events.Undrafted) -> Iterator[str]:
    yield f"The draft of {state.book.words.round} {event.number} does not hold any more; seat it again."


def _drawn(_: State, event: events.BracketDrawn) -> Iterator[str]:
    yield f"The bracket is drawn for {len(event.bracket.entrants)}."


def _match_won(state: State, event: events.MatchWon) -> Iterator[str]:
    how = " by forfeit" if event.forfeit else ""
    yield f"{state.name(event.winner)} won match {event.match}{how}."


def _became(state: State, event: events.Became) -> Iterator[str]:
    yield f"{state.name(event.entrant)}: {STATUS_WORDS[event.was]} → {STATUS_WORDS[event.status]}."


def _penalized(state: State, event: events.Penalized) -> Iterator[str]:
    who = bearers(state, event)
    if not event.points:
        yield f"{who} has nothing for the {state.book.words.round}{why(event.reason, event.clause)}."
        return
    verb = "lost" if event.points < 0 else "got"
    yield f"{who} {verb} {unit_of(state, event.points)}{why(event.reason, event.clause)}."


def _locked(_: State, event: events.Locked) -> Iterator[str]:
    yield f"With that the sheet of table {event.table} is signed and in."


def _forfeited(state: State, event: events.Forfeited) -> Iterator[str]:
    sheet = state.sheet(event.round, event.table)
    if sheet is None:
        return
    there = listed([state.name(one) for side in sheet.sides if side != event.side for one in sheet.people(side)])
    given = f", and get {unit_of(state, event.points)} for it" if event.points else ""
    if event.average:
        given = f"; when the {state.book.words.round} is closed they get the average of it"
    yield f"With that the sheet of table {event.table} is in: {there} have won there{given}."


def _unlocked(_: State, event: events.Unlocked) -> Iterator[str]:
    yield f"The sheet of table {event.table} is open again: the game is not over."


def _bye(state: State, event: events.ByeGiven) -> Iterator[str]:
    win = " and a win" if event.win else ""
    which = f"{state.book.words.round} {event.round}"
    yield f"{state.name(event.entrant)} sat out {which} and got {unit_of(state, event.points)}{win}."


def _changed(_: State, event: events.Changed) -> Iterator[str]:
    yield f"{event.what[:1].upper()}{event.what[1:]}: {event.before or 'nothing'} → {event.after or 'nothing'}."


EVENT_WORDS: dict[type[events.Event], Callable[[State, Any], Iterator[str]]] = {
    events.Planned: _planned,
    events.Drafted: _drafted,
    events.Undrafted: _undrafted,
    events.BracketDrawn: _drawn,
    events.MatchWon: _match_won,
    events.Seated: _nothing,
    events.Became: _became,
    events.Removed: _nothing,
    events.Penalized: _penalized,
    events.Locked: _locked,
    events.Forfeited: _forfeited,
    events.Unlocked: _unlocked,
    events.ByeGiven: _bye,
    events.Changed: _changed,
    events.Undone: _nothing,
}
"""Whatever can follow is told here; a test fails for an event that has no words."""
