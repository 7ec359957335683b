"""Conduct records about people, as the desk shows them."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.referee.officials.questions import Answered, Asked
from meldhouse.referee.officials.violations import Violation
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament.accounting.hand_fines import penalties_given
from meldhouse.tournament.desk.histories import Before, before
from meldhouse.tournament.rulings.disputes import title_held
from meldhouse.tournament.rulings.violations import questions_of
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament
from meldhouse.web.house.events import Events


class LoggedEntry(NamedTuple):
    """One entry in the log of violations."""

    entry: Violation
    name: str
    by: Message
    where: tuple[Message, ...]
    what: Message | None
    """The text of the clause; empty if none was named."""
    stands: bool
    has_penalty: bool
    """Whether it came from a penalty; then lift the penalty instead of correcting the entry."""


def entries_of(state: State, person: str = "") -> list[LoggedEntry]:
    """Everything ever written down, newest first; with `person`, only what names them."""
    log = state.violations
    standing = {entry.number for entry in log.standing}
    priced = {one.entry for one in penalties_given(state) if not one.lifted}
    return [
        LoggedEntry(
            entry,
            state.name(entry.who),
            fact("official", name=state.name(entry.by.person), post=post_fact(title_held(state, entry.by))),
            where(entry),
            _rule(state.book, entry.clause),
            entry.number in standing,
            entry.number in priced,
        )
        for entry in reversed(log.history(person) if person else log.entries)
    ]


def _rule(book: Book, clause: str) -> Message | None:
    found = book.clause_table.get(clause)
    return found.says if found is not None else None


def where(entry: Violation) -> tuple[Message, ...]:
    at = entry.at
    places = (
        fact("event-round", number=at.round) if at.round else None,
        fact("event-at-table", table=at.table) if at.table else None,
        fact("event-hand", number=at.hand) if at.hand else None,
    )
    return tuple(place for place in places if place is not None)


def asked_and_answered(state: State) -> list[tuple[int, Asked, Answered | None]]:
    """Questions about rules and their answers, the unanswered first."""
    questions = questions_of(state)
    found = [(number, one, questions.answers.get(number)) for number, one in enumerate(questions.asked, 1)]
    return sorted(found, key=lambda row: (row[2] is not None, -row[0]))


async def earlier_ones(events: Events, id: str, viewer: str) -> list[Tournament]:
    """Other tournaments here in which this person was an official. They may read those anyway, so entering a stranger's
    name reveals nothing."""
    found = []
    for row in await events.listed(viewer):
        if row.id != id:
            tournament = await (await events.event(row.id)).look()
            if tournament.state.roles_of(viewer) & {"director", "referee"}:
                found.append(tournament)
    return found


async def stood_before(
    events: Events, id: str, viewer: str, state: State, *people: str
) -> dict[str, tuple[Before, ...]]:
    others = await earlier_ones(events, id, viewer)
    return {person: before(state, person, others) for person in people}
