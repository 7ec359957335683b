"""What is still open when a tournament is about to end: shown first, and it ends anyway if the director says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.messages import Message, fact, written
from meldhouse.tournament.accounting.accounts import cash_book, standings_of
from meldhouse.tournament.lines.disputes import appeal_line
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.rounds.planning import rounds_are_over
from meldhouse.tournament.rulings.disputes import to_be_written
from meldhouse.tournament.state import State


class Open(NamedTuple):
    """One thing that is still open."""

    says: Message
    at: str = ""
    """The page of the tournament to settle it on, if there is one."""
    is_early: bool = False
    """Rounds are left: that is all that is open if it ends early."""


class Untold(NamedTuple):
    """A sheet with a correction that a player at the table has not seen yet."""

    round: int
    table: int
    where: Message
    """The round."""
    names: tuple[str, ...]

    @property
    def at(self) -> str:
        return f"/round/{self.round}/table/{self.table}"


def untold_corrections(state: State) -> tuple[Untold, ...]:
    """In all rounds, the earliest first: only these keep a tournament from ending at all."""
    found = []
    for each in state.rounds:
        for table, sheet in sorted(each.sheets.items()):
            if sheet.untold:
                names = dict.fromkeys(state.name(person) for _, person in sheet.untold)
                found.append(Untold(each.number, table, each.named, tuple(names)))
    return tuple(found)


def sheet_of(call: RefereeCall) -> str:
    """The page of the sheet a call is about."""
    return f"/round/{call.round}/table/{call.table}"


def still_open(state: State) -> tuple[Message, ...]:
    return tuple(one.says for one in open_things(state))


def open_things(state: State) -> tuple[Open, ...]:
    return tuple(_open(state))


def _open(state: State) -> Iterator[Open]:
    closed = [each for each in state.main_rounds if each.status == "closed"]
    if state.form.rounds and len(closed) < state.form.rounds:
        yield Open(fact("open-rounds", played=len(closed), rounds=state.form.rounds), is_early=True)
    elif state.current is not None and not state.current.is_started:
        yield Open(fact("open-seated"), "/desk/seating")
    yield from _untold(state)
    if rounds_are_over(state):
        for tie in standings_of(state).ties:
            yield Open(fact("refused", why=tie.told([state.name(one) for one in tie.tied])), "/standings")
    yield from _calls(state)
    yield from _orders(state)
    cash = cash_book(state)
    if owing := cash.owing():
        names = tuple(written(state.name(who)) for who in owing)
        if len(names) > NAMED + 1:
            names = (*names[:NAMED], fact("and-more", number=len(names) - NAMED))
        yield Open(fact("open-owed", names=names, amount=sum(owing.values())), "/desk/money")
    if back := cash.too_much():
        yield Open(fact("open-back", amount=back), "/desk/money")


NAMED = 3
"""How many of those who owe something are named."""


def _untold(state: State, number: int = 0) -> Iterator[Open]:
    for one in untold_corrections(state):
        if number in (0, one.round):
            yield Open(fact("open-untold", table=one.table, round=one.where, names=one.names), one.at)


def _calls(state: State) -> Iterator[Open]:
    if calls := sum(not call.answered_by for call in state.calls):
        yield Open(fact("open-calls", calls=calls), "/desk/calls")


def _orders(state: State, number: int = 0) -> Iterator[Open]:
    for call in to_be_written(state):
        if number and call.round != number:
            continue
        each = state.rounds[call.round - 1]
        yield Open(fact("open-orders", hand=call.hand, table=call.table, round=each.named), sheet_of(call))


def open_in_round(state: State, number: int) -> tuple[Open, ...]:
    """Unfinished referee business at the tables of a round, and people not told of a correction yet, each with its
    table."""
    calls = [call for call in state.calls if call.round == number and not call.answered_by]
    told = (Open(_called(state, call), "/desk/calls") for call in calls)
    return (*told, *_orders(state, number), *_untold(state, number))


def _called(state: State, call: RefereeCall) -> Message:
    if (appeal := appeal_line(state, call)) is not None:
        return fact("open-appeal", table=call.table, appeal=appeal)
    if call.about:
        return fact("open-call-about", table=call.table, about=call.about)
    return fact("open-call", table=call.table)
