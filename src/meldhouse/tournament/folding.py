"""How each act and each event changes the state; nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from meldhouse.messages import fact, written
from meldhouse.tournament import acts, events
from meldhouse.tournament.beside import line_without, mend_line, note_taken, stands_on_sheet, write_line
from meldhouse.tournament.entrants import Entrant, Person, people_of
from meldhouse.tournament.fold_calls import ON_CALLS, last_ruling
from meldhouse.tournament.fold_money import ON_MONEY
from meldhouse.tournament.fold_sheets import ON_SHEETS
from meldhouse.tournament.leaving import note_leaving
from meldhouse.tournament.rested import remember
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import Pass, Penalty, RoundState, Stamp, State
from meldhouse.tournament.violations import ON_CONDUCT, lift_penalty, official_of, write_penalty, write_removal

MINUTE = 60_000


def fold_act(state: State, act: acts.Act, stamp: Stamp) -> None:
    state.last_at = max(state.last_at, stamp.at)
    state.is_reseating = isinstance(act, acts.Arrange | acts.Swap)
    state.steps += not isinstance(act, acts.Draft)  # it changes nothing by itself: what follows from it is ready
    if (fold := _ACTS.get(type(act))) is not None:
        fold(state, act, stamp)


def fold_event(state: State, event: events.Event, stamp: Stamp) -> None:
    state.steps += 1
    if (fold := _EVENTS.get(type(event))) is not None:
        fold(state, event, stamp)


def _opened(state: State, act: acts.Open, stamp: Stamp) -> None:
    state.opened, state.form, state.opened_at = act, act.form, stamp.at
    state.roles[stamp.by] = {"director"}


def _amended(state: State, act: acts.Amend, _: Stamp) -> None:
    state.form = act.form


def _appointed(state: State, act: acts.Appoint, _: Stamp) -> None:
    if act.role == "player":
        state.acts_for[act.who] = act.person
    elif act.role == "scorekeeper" and act.table:
        state.keeps[act.who] = act.table
    else:
        state.roles.setdefault(act.who, set()).add(act.role)


def _dismissed(state: State, act: acts.Dismiss, _: Stamp) -> None:
    if act.role == "player":
        state.acts_for.pop(act.who, None)
    elif act.role == "scorekeeper" and act.who in state.keeps:
        del state.keeps[act.who]
    else:
        state.roles.get(act.who, set()).discard(act.role)


def _invited(state: State, act: acts.Invite, _: Stamp) -> None:
    state.passes[act.token] = Pass(act.role, act.person, act.table)


def _accepted(state: State, act: acts.Accept, stamp: Stamp) -> None:
    held = state.passes[act.token]
    state.passes[act.token] = replace(held, taken=stamp.by)
    _appointed(state, acts.Appoint(who=stamp.by, role=held.role, person=held.person, table=held.table), stamp)


def _finished(state: State, _act: acts.Finish, _: Stamp) -> None:
    state.finished = True


def _standings(state: State, act: acts.ReleaseStandings, _: Stamp) -> None:
    state.released = act.through


def _entered(state: State, act: acts.Enter, _: Stamp) -> None:
    id = f"{'P' if len(act.names) == 1 else 'T'}{state.number()}"
    people = people_of(id, act.names)
    state.put(Entrant(id=id, people=people, household=act.household, club=act.club, division=act.division))


def _edited(state: State, act: acts.Edit, _: Stamp) -> None:
    old = state.entrants[act.entrant]
    people = tuple(Person(person.id, name) for person, name in zip(old.people, act.names, strict=True))
    state.put(replace(old, people=people, household=act.household, club=act.club, division=act.division))


def _substituted(state: State, act: acts.Substitute, _: Stamp) -> None:
    old = state.entrants[state.owners[act.person]]
    if len(old.people) == 1:
        id = f"P{state.number()}"
        state.put(replace(old, id=id, people=(Person(id, act.name),), former=(), status="entered"))
        state.instead[old.id] = id
        return
    letter = "abcdefgh"[len(old.people) + len(old.former)]
    come = Person(f"{old.id}{letter}", act.name)
    gone = tuple(person for person in old.people if person.id == act.person)
    people = tuple(come if person.id == act.person else person for person in old.people)
    state.put(replace(old, people=people, former=(*old.former, *gone)))


def _confirmed(state: State, act: acts.Confirm, _: Stamp) -> None:
    state.rounds[act.round - 1].status = "confirmed"


def _released(state: State, act: acts.Release, _: Stamp) -> None:
    state.rounds[act.round - 1].status = "released"


def _called(state: State, act: acts.Call, stamp: Stamp) -> None:
    each = state.rounds[act.round - 1]
    each.status, each.called_at = "called", stamp.at


def _started(state: State, act: acts.Start, stamp: Stamp) -> None:
    each = state.rounds[act.round - 1]
    each.status, each.started_at = "playing", stamp.at
    state.notes = []  # the players have heard where to go
    if state.form.minutes:
        each.ends_at = stamp.at + state.form.minutes * MINUTE


def _extended(state: State, act: acts.Extend, stamp: Stamp) -> None:
    each = state.rounds[act.round - 1]
    each.ends_at = max(each.ends_at or 0, stamp.at) + act.minutes * MINUTE


def _time_called(state: State, act: acts.CallTime, stamp: Stamp) -> None:
    state.rounds[act.round - 1].ends_at = stamp.at


def _closed(state: State, act: acts.Close, stamp: Stamp) -> None:
    each = state.rounds[act.round - 1]
    each.status, each.closed_at = "closed", stamp.at


def _missing(state: State, act: acts.Missing, stamp: Stamp) -> None:
    state.rounds[act.round - 1].missing[act.person] = stamp.at


def _arrived(state: State, act: acts.Arrived, _: Stamp) -> None:
    state.rounds[act.round - 1].missing.pop(act.person)


def _stood_in(state: State, act: acts.StandIn, _: Stamp) -> None:
    each = state.rounds[act.round - 1]
    each.missing.pop(act.person, None)
    each.standins[act.person] = act.name


def _lifted(state: State, act: acts.Lift, stamp: Stamp) -> None:
    penalty = state.penalties[act.penalty - 1]
    why = fact("penalty-overruled") if act.overruled else written(act.reason)
    state.penalties[act.penalty - 1] = replace(penalty, lifted=why)
    lift_penalty(state, penalty, stamp, why)
    what = penalty.what
    sheet = state.sheet(what.round, what.table)
    if sheet is not None and stands_on_sheet(sheet, what):
        mend_line(sheet, what, line_without(sheet, what), why, stamp)
    if sheet is not None:
        note_taken(state, sheet)


def _read_out(state: State, _act: acts.Draft | acts.PlayOff, _: Stamp) -> None:
    """The notes to read out for the previous round are done."""
    state.notes = []


_ACTS: dict[type, Callable[[State, Any, Stamp], None]] = {
    acts.Open: _opened,
    acts.Amend: _amended,
    acts.Appoint: _appointed,
    acts.Dismiss: _dismissed,
    acts.Invite: _invited,
    acts.Accept: _accepted,
    acts.Finish: _finished,
    acts.ReleaseStandings: _standings,
    acts.Enter: _entered,
    acts.Edit: _edited,
    acts.Substitute: _substituted,
    acts.Draft: _read_out,
    acts.PlayOff: _read_out,
    acts.Confirm: _confirmed,
    acts.Release: _released,
    acts.Call: _called,
    acts.Start: _started,
    acts.Extend: _extended,
    acts.CallTime: _time_called,
    acts.Close: _closed,
    acts.Missing: _missing,
    acts.Arrived: _arrived,
    acts.StandIn: _stood_in,
    **ON_SHEETS,
    acts.Lift: _lifted,
    **ON_CALLS,
    **ON_CONDUCT,
    acts.Disqualify: write_removal,
    **ON_MONEY,
}


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
