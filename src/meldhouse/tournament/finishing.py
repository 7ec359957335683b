"""What is still open when somebody wants to end a tournament: he is told, and ends it all the same if he says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament.accounts import cash_book, standings_of
from meldhouse.tournament.dispute_lines import appeal_line
from meldhouse.tournament.planning import rounds_are_over
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.sentences import listed, listed_entrants, tie_told
from meldhouse.tournament.state import State
from meldhouse.tournament.upholding import to_be_written


class Open(NamedTuple):
    """One thing that is still open."""

    says: str
    at: str = ""
    """The page of the tournament where it is settled, where there is one."""
    is_early: bool = False
    """Rounds are left: that is all that is open where it ends early."""


class Untold(NamedTuple):
    """A sheet with a correction that somebody at the table has not heard of yet."""

    round: int
    table: int
    where: str
    people: tuple[str, ...]

    @property
    def at(self) -> str:
        return f"/round/{self.round}/table/{self.table}"

    @property
    def names(self) -> str:
        return listed(self.people)


def untold_corrections(state: State) -> tuple[Untold, ...]:
    """In every round, the earliest first: nothing but these keeps a tournament from being ended at all."""
    found = []
    for each in state.rounds:
        for table, sheet in sorted(each.sheets.items()):
            if sheet.untold:
                names = dict.fromkeys(state.name(person) for _, person in sheet.untold)
                where = f"table {table} of {state.book.voice.say(each.named)}"
                found.append(Untold(each.number, table, where, tuple(names)))
    return tuple(found)


def sheet_of(call: RefereeCall) -> str:
    """The page of the sheet that a call is about."""
    return f"/round/{call.round}/table/{call.table}"


def still_open(state: State) -> tuple[str, ...]:
    """A sentence for each thing."""
    return tuple(one.says for one in open_things(state))


def open_things(state: State) -> tuple[Open, ...]:
    return tuple(_open(state))


def _open(state: State) -> Iterator[Open]:
    closed = [each for each in state.main_rounds if each.status == "closed"]
    if state.form.rounds and len(closed) < state.form.rounds:
        yield Open(f"{len(closed)} of {count(state.form.rounds, state.book.words.round)} are played.", is_early=True)
    elif state.current is not None and not state.current.is_started:
        yield Open(f"A {state.book.words.round} is seated and not played.", "/desk/seating")
    yield from _untold(state)
    if rounds_are_over(state):
        for tie in standings_of(state).ties:
            names = [state.name(one) for one in tie.tied]
            yield Open(tie_told(names, tie.place, tie.division), "/standings")
    yield from _calls(state)
    yield from _orders(state)
    cash = cash_book(state)
    if owing := cash.owing():
        names = [state.name(who) for who in owing]
        rest = [f"{len(names) - NAMED} more"] if len(names) > NAMED + 1 else names[NAMED:]
        who, alone = listed_entrants([*names[:NAMED], *rest]), len(names) == 1
        what = f"{who} still {'owes' if alone else 'owe'} {dollars(sum(owing.values()))}{'' if alone else ' together'}."
        yield Open(what, "/desk/money")
    if back := cash.too_much():
        yield Open(f"{dollars(back)} that was paid too much is still to be given back.", "/desk/money")


NAMED = 3
"""So many of those who owe something are named."""


def _untold(state: State, number: int = 0) -> Iterator[Open]:
    for one in untold_corrections(state):
        if number in (0, one.round):
            yield Open(f"The correction at {one.where} is still to be told to {one.names}.", one.at)


def _calls(state: State) -> Iterator[Open]:
    if calls := sum(not call.answered_by for call in state.calls):
        yield Open(
            f"{count(calls, 'call')} for the referee {'is' if calls == 1 else 'are'} not answered.", "/desk/calls"
        )


def _orders(state: State, number: int = 0) -> Iterator[Open]:
    for call in to_be_written(state):
        if number and call.round != number:
            continue
        where = f"hand {call.hand} at table {call.table} of {state.book.voice.say(state.rounds[call.round - 1].named)}"
        yield Open(f"The ruling on {where} is still to be written on the sheet.", sheet_of(call))


def open_in_round(state: State, number: int) -> tuple[Open, ...]:
    """What a referee still has to do at the tables of a round, or has ordered there, and who has not been told of a
    correction yet, each with its table."""
    calls = [call for call in state.calls if call.round == number and not call.answered_by]
    told = (
        Open(f"Table {call.table} has called the referee{f': {call.about}' if call.about else ''}.", "/desk/calls")
        if not call.ruling
        else Open(f"Table {call.table}: {_appeal(state, call)}", "/desk/calls")
        for call in calls
    )
    return (*told, *_orders(state, number), *_untold(state, number))


def _appeal(state: State, call: RefereeCall) -> str:
    found = appeal_line(state, call)
    return state.book.voice.say(found) if found is not None else ""
