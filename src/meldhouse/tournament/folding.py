"""How each act and each event changes the state; nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from meldhouse.tournament import events
from meldhouse.tournament.accounting.given_on_sheets import note_taken, write_line
from meldhouse.tournament.act import Act, Stamp
from meldhouse.tournament.acts import Arrange, Draft, Swap
from meldhouse.tournament.events import Became
from meldhouse.tournament.rounds.results_behind import remember
from meldhouse.tournament.rulings.violations import official_of, write_penalty
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import Left, Penalty, RoundState, State


def fold_act(state: State, act: Act, stamp: Stamp) -> None:
    state.last_at = max(state.last_at, stamp.at)
    state.is_reseating = isinstance(act, Arrange | Swap)
    state.steps += not isinstance(act, Draft)  # it changes nothing by itself: what follows from it is ready
    act.apply(state, stamp)


def fold_event(state: State, event: events.Event, stamp: Stamp) -> None:
    state.steps += 1
    if (fold := _EVENTS.get(type(event))) is not None:
        fold(state, event, stamp)


def _planned(state: State, event: events.Planned, _: Stamp) -> None:
    state.planned = {number: each for number, each in state.planned.items() if number < event.first}
    state.planned.update(enumerate(event.rounds, event.first))
    state.notes = list(event.changes)


def _drafted(state: State, event: events.Drafted, _: Stamp) -> None:
    was = state.round(event.number)
    del state.rounds[event.number - 1 :]
    of_place: Any = {"playoff": event.playoff, "tied": event.tied, "division": event.division}
    word = state.book.words.round
    fresh = RoundState(event.number, event.seating, matches=event.matches, word=word, **of_place)
    same = (fresh.playoff, fresh.division)
    before = [each for each in state.rounds if each.playoff and (each.playoff, each.division) == same]
    fresh.time = 1 + sum(len(each.tied) == len(fresh.tied) for each in before)
    remember(state, fresh, was)
    state.rounds.append(fresh)


def _undrafted(state: State, event: events.Undrafted, _: Stamp) -> None:
    del state.rounds[event.number - 1 :]


def _bracket(state: State, event: events.BracketDrawn, _: Stamp) -> None:
    state.bracket = event.bracket


def _match_won(state: State, event: events.MatchWon, _: Stamp) -> None:
    state.won[event.match] = event.winner
    state.won_after[event.match] = len(state.rounds)  # absent players lose before the next round is seated


def _seated(state: State, event: events.Seated, _: Stamp) -> None:
    each = state.rounds[event.number - 1]
    extra_hand = state.form.tie == "extra-hand" and event.decided
    for table, seats in event.tables.items():
        book = state.playoff_book(len(seats)) if each.playoff else state.book_for(len(seats))
        each.sheets[table] = Sheet(book, event.number, table, seats, extra_hand=extra_hand and not each.playoff)


def _became(state: State, event: events.Became, _: Stamp) -> None:
    state.put(replace(state.entrants[event.entrant], status=event.status))
    note_leaving(state, event)
    state.fees_kept -= {event.entrant} if event.status != "withdrawn" else set()


def _removed(state: State, event: events.Removed, _: Stamp) -> None:
    state.take_out(state.entrants[event.entrant])


def _penalized(state: State, event: events.Penalized, stamp: Stamp) -> None:
    entry = write_penalty(state, event, official_of(state, stamp.by))
    number, ruling = len(state.penalties) + 1, last_ruling(state, event.call)
    state.penalties.append(Penalty(number, event, stamp.by, stamp.at, entry=entry, ruling=ruling))
    if event.line:
        write_line(state.rounds[event.round - 1].sheets[event.table], event, stamp)
    if (sheet := state.sheet(event.round, event.table)) is not None:
        note_taken(state, sheet)


def last_ruling(state: State, number: int) -> int:
    """The place of the last ruling among all on that call, counted from 0."""
    return max(0, len(state.calls[number - 1].brought) - 1) if 1 <= number <= len(state.calls) else 0


def _locked(state: State, event: events.Locked, _: Stamp) -> None:
    state.rounds[event.round - 1].sheets[event.table].locked = True


def _forfeited(state: State, event: events.Forfeited, _: Stamp) -> None:
    state.rounds[event.round - 1].sheets[event.table].give_up(event)


def _unlocked(state: State, event: events.Unlocked, _: Stamp) -> None:
    sheet = state.rounds[event.round - 1].sheets[event.table]
    sheet.locked = False
    sheet.signed.clear()


def _bye(state: State, event: events.ByeGiven, _: Stamp) -> None:
    state.byes.append(event)


_EVENTS: dict[type, Callable[[State, Any, Stamp], None]] = {
    events.Planned: _planned,
    events.Drafted: _drafted,
    events.Undrafted: _undrafted,
    events.BracketDrawn: _bracket,
    events.MatchWon: _match_won,
    events.Seated: _seated,
    events.Became: _became,
    events.Removed: _removed,
    events.Penalized: _penalized,
    events.Locked: _locked,
    events.Forfeited: _forfeited,
    events.Unlocked: _unlocked,
    events.ByeGiven: _bye,
}


def note_leaving(state: State, event: Became) -> None:
    """Later forfeits do not count as progress in a bracket: they were out when they left, after those who were out
    before."""
    state.left_early.discard(event.entrant)
    state.left.pop(event.entrant, None)
    if event.status == "withdrawn" and not state.started:
        state.left_early.add(event.entrant)
    bracket = state.bracket
    if event.status != "withdrawn" or bracket is None or event.entrant not in bracket.entrants:
        return
    out = {one for one in bracket.entrants if bracket.losses_of(one, state.won) >= bracket.losses}
    if event.entrant not in out:
        closed = sum(each.status == "closed" for each in state.rounds)
        state.left[event.entrant] = Left(closed, frozenset((*out, *state.left)))
