"""What can be printed of a tournament, job by job: from its state to the pieces of paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from meldhouse.messages import fact
from meldhouse.messages.moments import clock
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.bracket_lines import match_at, out_lines
from meldhouse.tournament.entrants import numbered
from meldhouse.tournament.event_lines import how_long
from meldhouse.tournament.fine_words import other_sum
from meldhouse.tournament.hand_fines import penalties_given
from meldhouse.tournament.paper_cards import cards_of
from meldhouse.tournament.paper_lists import (
    bracket_paper,
    division_paper,
    paid_paper,
    prize_paper,
    receipt_paper,
    standings_paper,
)
from meldhouse.tournament.paper_order import Order
from meldhouse.tournament.paper_sheets import blank_sheet, named, written_sheet
from meldhouse.tournament.penalty_lines import blamed, cost
from meldhouse.tournament.prints import (
    NameTag,
    PenaltySlip,
    Print,
    SeatingChart,
    TableCard,
    penalties_of,
)
from meldhouse.tournament.round_names import round_title
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
    """With names alone, whatever has been written already."""
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
            plays = book.voice.say(how_long(book, order.state.form.minutes))
            yield TableCard(number=table.number, note="three-handed" if three else "", plays=plays, url=order.url)


def _chart(order: Order) -> Iterator[Print]:
    say = order.tournament.book.voice.say
    for each in order.rounds:
        yield SeatingChart(
            title=say(round_title(each)),
            seating=_with_names(order.state, each),
            url=order.url,
            called={
                table: say(match) for table in each.matches if (match := match_at(order.state, each, table)) is not None
            },
            waits=tuple(map(say, out_lines(order.state, each))),
        )


def _names(order: Order) -> Iterator[Print]:
    for each in order.rounds:
        seating = _with_names(order.state, each)
        title = order.tournament.book.voice.say(round_title(each))
        yield SeatingChart(title=title, seating=seating, by="name", url=order.url)


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
            yield NameTag(name=person.name, under=entrant.club, number=numbered(person.id), url=order.url)


def _slips(order: Order) -> Iterator[Print]:
    state, book = order.state, order.tournament.book
    word = book.words.round.capitalize()
    for penalty in penalties_given(state):
        what = penalty.what
        if not penalty.lifted and (order.each is None or what.round == order.each.number):
            yield PenaltySlip(
                who=book.voice.say(fact("names", names=blamed(state, what))),
                round=what.round,
                table=what.table or None,
                hand=what.hand or None,
                what=book.voice.say(what.reason),
                clause=what.clause,
                cost=book.voice.say(cost(state, what)),
                account="player" if len(what.people) == 1 and what.points <= 0 else "side",
                official=order.tournament.called.get(penalty.by, ""),
                time=book.voice.say(clock(penalty.at)),
                round_word=word,
                url=order.url,
            )

    if order.each is None:  # a fine is of no round
        yield from _fine_slips(order)


def _fine_slips(order: Order) -> Iterator[Print]:
    tournament, state = order.tournament, order.state
    for number, step in enumerate(tournament.log, 1):
        act = step.act
        if isinstance(act, acts.Fine) and number not in tournament.undone:
            other = other_sum(tournament.book, act.clause)
            yield PenaltySlip(
                who=state.name(act.account) if act.account else act.name,
                what=f"{act.reason.rstrip('.')}. {other}" if other else act.reason,
                clause=act.clause,
                cost=dollars(act.cents),
                account="named",
                official=step.called or tournament.called.get(step.by, ""),
                time=tournament.book.voice.say(clock(step.at)),
                round_word=tournament.book.words.round.capitalize(),
                url=order.url,
            )


def _blank_slips(order: Order) -> Iterator[Print]:
    book = order.tournament.book
    word = book.words.round.capitalize()
    yield from [PenaltySlip(known=penalties_of(book), round_word=word, url=order.url)] * 2


class Job(NamedTuple):
    what: str
    make: Callable[[Order], Iterator[Print]]
    of_round: bool = False
    """Whether it is of one round, the last if none is named."""


JOBS: dict[str, Job] = {
    "sheets": Job("score sheets of a round, with names, and with what is written", _sheets, True),
    "blank-sheets": Job("score sheets of a round with names alone", _blank_sheets, True),
    "cards": Job("everybody's own card", _cards),
    "tables": Job("cards that stand on the tables", _tables, True),
    "chart": Job("the seating, by table", _chart, True),
    "names": Job("the seating, by name", _names, True),
    "bracket": Job("the bracket, match by match", bracket_paper),
    "tags": Job("name tags", _tags),
    "slips": Job("penalties that were given", _slips),
    "blank-slips": Job("penalty slips to fill in", _blank_slips),
    "standings": Job("standings", standings_paper),
    "divisions": Job("standings of each division", division_paper),
    "prizes": Job("the list of prizes, to be signed", prize_paper),
    "receipts": Job("receipts for prizes", receipt_paper),
    "paid": Job("receipts for what was paid", paid_paper),
}
