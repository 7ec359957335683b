"""Standings, prizes and receipts of a tournament for printing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.tournament.desk.playoffs import played_off
from meldhouse.tournament.lines.brackets import MatchSide, byes_in, stages_of
from meldhouse.tournament.lines.rounds import Note, bye_line, note_fact
from meldhouse.tournament.lines.standings import Cell, StandingLine, StandingsTable, table_of
from meldhouse.tournament.money.prizes import Award, halves, medal_place
from meldhouse.tournament.paper.order import Order
from meldhouse.tournament.prints import BracketList, BracketRow, Print, Prize, PrizeList, Receipt, Standing, Standings
from meldhouse.tournament.prints.cells import figure_text
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.speech import Parts, Said
from meldhouse.tournament.results.handing_out import awards_of
from meldhouse.tournament.results.receipts import Written, paid_receipts, prize_receipts, receipt_numbers
from meldhouse.tournament.scoring.divisions import of_division
from meldhouse.tournament.scoring.standings import Standings as Places
from meldhouse.tournament.state import State

FEW = 4
"""Up to this many rounds, columns are wide enough for the word."""


def standings_paper(order: Order) -> Iterator[Print]:
    through = order.each.number if order.each is not None else None
    yield _standings(order, order.tournament.standings(through), through)


def division_paper(order: Order) -> Iterator[Print]:
    """A list for each division in use; one for all, if there are none."""
    found = order.tournament.standings()
    lists = {division: of_division(found, division) for division in order.state.form.divisions}
    used = {division: mine for division, mine in lists.items() if mine.rows} or {"": found}
    yield from (_standings(order, mine, None, division) for division, mine in used.items())


def _standings(order: Order, found: Places, through: int | None, division: str = "") -> Standings:
    table = table_of(order.state, found)
    first, *more = table.columns
    rows = tuple(
        Standing(
            place=(f"{line.row.place}=" if line.row.shared else str(line.row.place)) if line.row.place else "",
            name=line.row.name,
            figures=(*(_noted(cell) for cell in line.cells), *line.figures[1:]),
            total=line.figures[0],
            note=_note(line),
        )
        for line in table.lines
    )
    final = order.state.finished and order.each is None
    title = fact("paper-standings-final") if final else fact("paper-standings", rounds=len(found.rounds))
    return Standings(
        title=fact("paper-of-division", title=title, division=division_fact(division)) if division else title,
        columns=(
            *(_round(number, few=len(found.rounds) <= FEW) for number in found.rounds),
            *(column.title for column in more),
        ),
        rows=rows,
        name_title=fact("paper-pair" if order.state.form.ranking.of == "pair" else "paper-player"),
        total_title=first.title,
        note=Parts((*_explained(order.state, table), *played_off(order.state, through)), " "),
        url=order.at("/standings"),
    )


def _round(number: int, *, few: bool) -> Message:
    return fact("round-title", number=number) if few else fact("paper-round-short", number=number)


def _note(line: StandingLine) -> Said:
    told = (*filter(None, [line.gone]), *line.below)
    return Parts(told, ", ") if told else ""


def bracket_paper(order: Order) -> Iterator[Print]:
    """Every match on a line of its own, its two sides one below the other: read by rows, as on a phone."""
    rows = tuple(
        BracketRow(match=line.name, sides=tuple(map(_side, line.sides)), said=Parts(tuple(line.said), " "))
        for stage in stages_of(order.state)
        for step in stage.steps
        for line in step.lines
    )
    byes = byes_in(order.state)
    note = Parts((fact("paper-byes"), ", ".join(byes)), " ") if byes else ""
    if rows:
        yield BracketList(rows=rows, note=note, url=order.at("/bracket"))


def _side(side: MatchSide) -> Said:
    return fact("paper-side-score", side=side.name, score=side.score) if side.score is not None else side.name


SIGNS: dict[Note, str] = {
    "penalty": "†",
    "others-penalty": "‡",
    "replaced": "§",
    "forfeited": "¶",
    "won-by-forfeit": "*",
}


def _explained(state: State, table: StandingsTable) -> Iterator[Message]:
    if "bye" in table.notes:
        yield fact("paper-bye-means", worth=bye_line(state))
    for note in table.notes:
        if note != "bye":
            yield fact("paper-sign-means", sign=SIGNS[note], note=note_fact(note))


def _noted(cell: Cell) -> Said | int | None:
    """The points of a round, with a sign for a note below the list."""
    if not cell.notes:
        return cell.points
    signed = f"{figure_text(cell.points)}{''.join(SIGNS[note] for note in cell.notes if note != 'bye')}"
    return Parts((signed, note_fact("bye") if "bye" in cell.notes else ""), " ")


def prize_paper(order: Order) -> Iterator[Print]:
    rows = [
        Prize(
            what=award.reason,
            name=award.name,
            cents=award.cents or None,
            words=_medal(award),
            parts=tuple(halves(award, order.state.seed).values()) if award.cents else (),
        )
        for award in awards_of(order.tournament)
    ]
    yield PrizeList(rows=tuple(rows), provisional=not order.state.finished, url=order.url)


def _medal(award: Award) -> Said:
    if not award.medal:
        return ""
    return fact("paper-medal", place=medal_place(award.medal), number=len(award.people))


def receipt_paper(order: Order) -> Iterator[Print]:
    """For prizes; winners sign them. Before the end, nobody has won anything yet."""
    state = order.state
    if not state.finished:
        raise PrintError("early")
    won = awards_of(order.tournament)
    whose = {person for award in won if order.who in ("", award.account) for person in award.people}
    yield from _numbered(order, [one for one in prize_receipts(state, state) if one.who in whose])


def paid_paper(order: Order) -> Iterator[Print]:
    """For what everybody has paid, or one account; for a pair, in the names of its people at the time."""
    yield from _numbered(order, [one for one in paid_receipts(order.tournament) if order.who in ("", one.who)])


def _numbered(order: Order, written: Sequence[Written]) -> Iterator[Print]:
    numbers = receipt_numbers(order.tournament)
    for one in written:
        number = str(numbers[one])
        yield Receipt(
            name=one.name, lines=one.lines, number=number, paid_out=one.paid_out, url=order.url, note=one.note
        )
