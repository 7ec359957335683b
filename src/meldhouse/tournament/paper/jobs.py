"""What can be printed for a tournament, job by job: from its state to paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.messages.moments import clock
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.hand_fines import penalties_given
from meldhouse.tournament.entrants import number_fact
from meldhouse.tournament.lines.brackets import match_at, out_lines
from meldhouse.tournament.lines.events import how_long
from meldhouse.tournament.lines.penalties import blamed, cost
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.money.fines import other_sum
from meldhouse.tournament.paper.cards import cards_of
from meldhouse.tournament.paper.lists import (
    bracket_paper,
    division_paper,
    paid_paper,
    prize_paper,
    receipt_paper,
    standings_paper,
)
from meldhouse.tournament.paper.order import Order
from meldhouse.tournament.paper.sheets import blank_sheet, named, written_sheet
from meldhouse.tournament.prints import (
    NameTag,
    PenaltySlip,
    Print,
    SeatingChart,
    TableCard,
    penalties_of,
)
from meldhouse.tournament.prints.heading import cents
from meldhouse.tournament.prints.speech import Parts
from meldhouse.tournament.seating import Round
from meldhouse.tournament.state import RoundState, State


def _sheets(order: Order) -> Iterator[Print]:
    for each in order.rounds:
        for table in each.seating.tables:
            url = order.at(f"/round/{each.number}/table/{table.number}")
            sheet = each.sheets.get(table.number)
            if sheet is None:
                yield blank_sheet(order.state, each, table, url=url)
            else:
                yield written_sheet(order.state, each, sheet, url=url)


def _blank_sheets(order: Order) -> Iterator[Print]:
    """With names alone, even if something has been written already."""
    for each in order.rounds:
        for table in each.seating.tables:
            url = order.at(f"/round/{each.number}/table/{table.number}")
            yield blank_sheet(order.state, each, table, url=url)


def _cards(order: Order) -> Iterator[Print]:
    yield from cards_of(order.tournament, url=order.url)


def _tables(order: Order) -> Iterator[Print]:
    for each in order.rounds:
        for table in each.seating.tables:
            three = len(table.people) == 3
            book_of = order.state.playoff_book if each.playoff else order.state.book_for
            book = book_of(3 if three else 4)
            note = fact("paper-three-handed") if three else ""
            plays = how_long(book, order.state.form.minutes)
            yield TableCard(number=table.number, note=note, plays=plays, url=order.url)


def _chart(order: Order) -> Iterator[Print]:
    for each in order.rounds:
        matches = {table: match_at(order.state, each, table) for table in each.matches}
        yield SeatingChart(
            title=round_title(each),
            seating=_with_names(order.state, each),
            url=order.url,
            called={table: match for table, match in matches.items() if match is not None},
            waits=tuple(out_lines(order.state, each)),
        )


def _names(order: Order) -> Iterator[Print]:
    for each in order.rounds:
        yield SeatingChart(title=round_title(each), seating=_with_names(order.state, each), by="name", url=order.url)


def _with_names(state: State, each: RoundState) -> Round:
    tables = []
    for table in each.seating.tables:
        sheet = each.sheets.get(table.number)
        seats = sheet.seats if sheet is not None else state.seats_at(table)
        tables.append(named(state, table.number, seats, each.standins))
    return Round(tuple(tables), tuple(state.name(one) for one in each.seating.out))


def _tags(order: Order) -> Iterator[Print]:
    for entrant in order.state.entrants.values():
        for person in entrant.people:
            yield NameTag(name=person.name, under=entrant.club, number=number_fact(person.id), url=order.url)


def _slips(order: Order) -> Iterator[Print]:
    state = order.state
    for penalty in penalties_given(state):
        what = penalty.what
        if not penalty.lifted and (order.each is None or what.round == order.each.number):
            yield PenaltySlip(
                who=fact("names", names=blamed(state, what)),
                round=what.round,
                table=what.table or None,
                hand=what.hand or None,
                what=what.reason,
                clause=what.clause,
                cost=cost(state, what),
                account="player" if len(what.people) == 1 and what.points <= 0 else "side",
                official=order.tournament.called.get(penalty.by, ""),
                time=clock(penalty.at),
                url=order.url,
            )

    if order.each is None:  # a fine belongs to no round
        yield from _fine_slips(order)


def _fine_slips(order: Order) -> Iterator[Print]:
    tournament, state = order.tournament, order.state
    for number, step in enumerate(tournament.log, 1):
        act = step.act
        if isinstance(act, acts.Fine) and number not in tournament.undone:
            yield PenaltySlip(
                who=state.name(act.account) if act.account else act.name,
                what=Parts((act.reason, *other_sum(tournament.book, act.clause)), " · "),
                clause=act.clause,
                cost=cents(act.cents),
                account="named",
                official=step.called or tournament.called.get(step.by, ""),
                time=clock(step.at),
                url=order.url,
            )


def _blank_slips(order: Order) -> Iterator[Print]:
    yield from [PenaltySlip(known=penalties_of(order.tournament.book), url=order.url)] * 2


class Job(NamedTuple):
    make: Callable[[Order], Iterator[Print]]
    of_round: bool = False
    """Whether it is about one round, the last if none is named."""


JOBS: dict[str, Job] = {
    "sheets": Job(_sheets, of_round=True),
    "blank-sheets": Job(_blank_sheets, of_round=True),
    "cards": Job(_cards),
    "tables": Job(_tables, of_round=True),
    "chart": Job(_chart, of_round=True),
    "names": Job(_names, of_round=True),
    "bracket": Job(bracket_paper),
    "tags": Job(_tags),
    "slips": Job(_slips),
    "blank-slips": Job(_blank_slips),
    "standings": Job(standings_paper),
    "divisions": Job(division_paper),
    "prizes": Job(prize_paper),
    "receipts": Job(receipt_paper),
    "paid": Job(paid_paper),
}


def job_fact(job: str) -> Message:
    """What it prints."""
    return fact("paper-job", job=job)
