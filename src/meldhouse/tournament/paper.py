"""What can be printed of a tournament, job by job: from its state to the pieces of paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from meldhouse.rulebooks.describe import count, house_name
from meldhouse.tournament.byes import byes_of
from meldhouse.tournament.cash import IN_WORDS
from meldhouse.tournament.handing_out import awards_of
from meldhouse.tournament.paper_cards import cards_of
from meldhouse.tournament.paper_sheets import blank_sheet, named, written_sheet
from meldhouse.tournament.playoffs import played_off
from meldhouse.tournament.prints import (
    Heading,
    NameTag,
    PenaltySlip,
    Print,
    Prize,
    PrizeList,
    Receipt,
    SeatingChart,
    Standing,
    Standings,
    TableCard,
    penalties_of,
)
from meldhouse.tournament.prizes import receipts
from meldhouse.tournament.seating import Round
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.tournament import Tournament
from meldhouse.tournament.words import bye_words, round_name


class Order(NamedTuple):
    """What is printed of, and for which round; `url` is the tournament's live page, or nothing; `who`: for whom alone,
    an account, where a job is for everybody."""

    tournament: Tournament
    each: RoundState | None
    url: str = ""
    who: str = ""

    @property
    def state(self) -> State:
        return self.tournament.state

    def at(self, path: str) -> str:
        return f"{self.url}{path}" if self.url else ""

    @property
    def rounds(self) -> list[RoundState]:
        return [self.each] if self.each is not None else []


def heading_of(order: Order) -> Heading:
    state, book = order.state, order.tournament.book
    assert state.opened is not None
    day = datetime.fromtimestamp(state.opened_at / 1000, UTC).astimezone()  # the day by the clock on the wall
    return Heading(
        event=state.opened.title or "Tournament",
        house=house_name(book),
        date=f"{day.day} {day:%B %Y}",
        url=order.url,
        version=book.version,
    )


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
            yield TableCard(number=table.number, note="three-handed" if three else "", url=order.url)


def _chart(order: Order) -> Iterator[Print]:
    for each in order.rounds:
        yield SeatingChart(title=round_name(each), seating=_with_names(order.state, each), url=order.url)


def _names(order: Order) -> Iterator[Print]:
    for each in order.rounds:
        seating = _with_names(order.state, each)
        yield SeatingChart(title=round_name(each), seating=seating, by="name", url=order.url)


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
            yield NameTag(name=person.name, under=entrant.club, number=person.id, url=order.url)


def _slips(order: Order) -> Iterator[Print]:
    state, book = order.state, order.tournament.book
    word = book.words.round.capitalize()
    unit = "mark" if book.scoring.style == "marks" else "point"
    for penalty in state.penalties:
        what = penalty.what
        if not penalty.lifted and (order.each is None or what.round == order.each.number):
            plural = "" if abs(what.points) == 1 else "s"
            to = " to the others" if what.points > 0 else ""
            yield PenaltySlip(
                who=" and ".join(state.name(one) for one in what.people),
                round=what.round,
                table=what.table or None,
                hand=what.hand or None,
                what=what.reason,
                clause=what.clause,
                cost=f"{abs(what.points)} {unit}{plural}{to}",
                account="player" if len(what.people) == 1 else "side",
                official=order.tournament.called.get(penalty.by, ""),
                round_word=word,
                url=order.url,
            )


def _blank_slips(order: Order) -> Iterator[Print]:
    book = order.tournament.book
    word = book.words.round.capitalize()
    yield from [PenaltySlip(known=penalties_of(book), round_word=word, url=order.url)] * 2


def _standings(order: Order) -> Iterator[Print]:
    through = order.each.number if order.each is not None else None
    found, byes = order.tournament.standings(through), byes_of(order.state, through)
    worth = f"Bye: sat out, and {bye_words(order.state)}." if byes else ""
    rows = tuple(
        Standing(
            place=(f"{row.place}=" if row.shared else str(row.place)) if row.place else "",
            name=row.name,
            figures=tuple(
                f"{points} bye" if (row.id, number) in byes else points
                for number, points in zip(found.rounds, row.rounds, strict=True)
            ),
            total=row.points,
            note=f"by {row.by}" if row.by else "",
        )
        for row in found.rows
    )
    final = order.state.finished and order.each is None
    yield Standings(
        title="Final standings" if final else f"Standings after {count(len(found.rounds), 'round')}",
        columns=tuple(str(number) for number in found.rounds),
        rows=rows,
        note=" ".join(filter(None, [worth, *played_off(order.state, through)])),
        name_title="Pair" if order.state.form.ranking.of == "pair" else "Player",
        url=order.at("/standings"),
    )


def _prizes(order: Order) -> Iterator[Print]:
    rows = [
        Prize(what=_sentence(award.reason), name=award.name, cents=award.cents or None, words=award.medal)
        for award in awards_of(order.tournament)
    ]
    yield PrizeList(rows=tuple(rows), url=order.url)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _receipts(order: Order) -> Iterator[Print]:
    """For prizes; whoever hands them out has them signed."""
    state = order.state
    won = awards_of(order.tournament)
    whose = {person for award in won if order.who in ("", award.account) for person in award.people}
    for receipt in receipts(won, seed=state.seed):
        if receipt.person not in whose:
            continue
        name = state.name(receipt.person)
        lines = tuple((_sentence(what), cents) for what, cents in receipt.lines)
        yield Receipt(name=name, lines=lines, number=str(receipt.number), paid_out=True, url=order.url)


def _paid(order: Order) -> Iterator[Print]:
    """For what everybody has paid."""
    payments = order.tournament.cash.payments
    for number, who in enumerate(dict.fromkeys(each.who for each in payments if each.who), 1):
        lines = tuple(
            (_sentence(each.note or IN_WORDS[each.kind]), each.cents)
            for each in payments
            if each.who == who and each.change > 0
        )
        if lines:
            yield Receipt(name=order.state.name(who), lines=lines, number=str(number), url=order.url)


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
    "tags": Job("name tags", _tags),
    "slips": Job("penalties that were given", _slips),
    "blank-slips": Job("penalty slips to fill in", _blank_slips),
    "standings": Job("standings", _standings),
    "prizes": Job("the list of prizes, to be signed", _prizes),
    "receipts": Job("receipts for prizes", _receipts),
    "paid": Job("receipts for what was paid", _paid),
}
