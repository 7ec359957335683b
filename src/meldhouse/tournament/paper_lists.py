"""Standings, prizes and receipts of a tournament, as they are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from meldhouse.messages import Message
from meldhouse.rulebooks.describe import count
from meldhouse.tournament.bracket_lines import MatchSide, byes_in, stages_of
from meldhouse.tournament.divisions import of_division
from meldhouse.tournament.handing_out import awards_of
from meldhouse.tournament.paper_order import Order
from meldhouse.tournament.playoffs import played_off
from meldhouse.tournament.prints import BracketList, BracketRow, Print, Prize, PrizeList, Receipt, Standing, Standings
from meldhouse.tournament.prints.cells import told
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prizes import Award, halves, medal_words
from meldhouse.tournament.receipt_numbers import Written, paid_receipts, prize_receipts, receipt_numbers
from meldhouse.tournament.round_names import bye_line
from meldhouse.tournament.round_notes import Note, note_fact
from meldhouse.tournament.standings import Standings as Places
from meldhouse.tournament.standings_table import Cell, Table, table_of
from meldhouse.tournament.state import State

Say = Callable[[Message], str]


def standings_paper(order: Order) -> Iterator[Print]:
    through = order.each.number if order.each is not None else None
    yield _standings(order, order.tournament.standings(through), through)


def division_paper(order: Order) -> Iterator[Print]:
    """A list for each division that somebody has entered as; of all, where nobody has."""
    found = order.tournament.standings()
    lists = {division: of_division(found, division) for division in order.state.form.divisions}
    used = {division: mine for division, mine in lists.items() if mine.rows} or {"": found}
    yield from (_standings(order, mine, None, division) for division, mine in used.items())


def _standings(order: Order, found: Places, through: int | None, division: str = "") -> Standings:
    table, say = table_of(order.state, found), order.tournament.book.voice.say
    first, *more = table.columns
    rows = tuple(
        Standing(
            place=(f"{line.row.place}=" if line.row.shared else str(line.row.place)) if line.row.place else "",
            name=line.row.name,
            figures=(*(_noted(cell) for cell in line.cells), *(_figure(say, one) for one in line.figures[1:])),
            total=_figure(say, line.figures[0]),
            note=", ".join(map(say, (*([line.gone] if line.gone is not None else []), *line.below))),
        )
        for line in table.lines
    )
    final = order.state.finished and order.each is None
    word = order.tournament.book.words.round
    title = "Final standings" if final else f"Standings after {count(len(found.rounds), word)}"
    return Standings(
        title=f"{title}: {division}" if division else title,
        columns=(
            *(f"{word.capitalize()} {number}" for number in found.rounds),
            *(say(column.title) for column in more),
        ),
        rows=rows,
        name_title="Pair" if order.state.form.ranking.of == "pair" else "Player",
        total_title=say(first.title),
        note=" ".join([*_explained(order.state, table), *played_off(order.state, through)]),
        url=order.at("/standings"),
    )


def bracket_paper(order: Order) -> Iterator[Print]:
    """Every match on a line of its own, the two sides one below the other: it is read by its rows, as on a phone."""
    say = order.tournament.book.voice.say
    rows = tuple(
        BracketRow(
            match=say(line.name),
            sides=tuple(_side(say, side) for side in line.sides),
            said=" ".join(map(say, line.said)),
        )
        for stage in stages_of(order.state)
        for step in stage.steps
        for line in step.lines
    )
    byes = byes_in(order.state)
    note = f"Without a match in the first round: {', '.join(byes)}." if byes else ""
    if rows:
        yield BracketList(rows=rows, note=note, url=order.at("/bracket"))


def _side(say: Say, side: MatchSide) -> str:
    return f"{say(side.name)}: {side.score}" if side.score is not None else say(side.name)


def _figure(say: Say, figure: int | Message) -> int | str:
    return say(figure) if isinstance(figure, Message) else figure


SIGNS: dict[Note, str] = {
    "bye": " bye",
    "penalty": "†",
    "others-penalty": "‡",
    "replaced": "§",
    "forfeited": "¶",
    "won-by-forfeit": "*",
}


def _explained(state: State, table: Table) -> Iterator[str]:
    if "bye" in table.notes:
        yield f"Bye: {state.book.voice.say(bye_line(state))}."
    yield from (f"{SIGNS[note]} {state.book.voice.say(note_fact(note))}." for note in table.notes if note != "bye")


def _noted(cell: Cell) -> str | int | None:
    """The points of a round, with a sign for what is told below the list."""
    if not cell.notes:
        return cell.points
    return f"{told(cell.points)}{''.join(SIGNS[note] for note in cell.notes)}".strip()


def prize_paper(order: Order) -> Iterator[Print]:
    rows = [
        Prize(
            what=_sentence(award.reason),
            name=award.name,
            cents=award.cents or None,
            words=_medal(award),
            parts=tuple(halves(award, order.state.seed).values()) if award.cents else (),
        )
        for award in awards_of(order.tournament)
    ]
    yield PrizeList(rows=tuple(rows), provisional=not order.state.finished, url=order.url)


def _medal(award: Award) -> str:
    words = medal_words(award.medal, len(award.people)).removeprefix("the ").removeprefix("a ")
    return _sentence(words) if award.medal else ""


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def receipt_paper(order: Order) -> Iterator[Print]:
    """For prizes; whoever hands them out has them signed. Before the end nobody has won anything yet."""
    state = order.state
    if not state.finished:
        raise PrintError("early")
    won = awards_of(order.tournament)
    whose = {person for award in won if order.who in ("", award.account) for person in award.people}
    yield from _numbered(order, [one for one in prize_receipts(state, state) if one.who in whose])


def paid_paper(order: Order) -> Iterator[Print]:
    """For what everybody has paid, or one account; of a pair those who were it then, whoever has been put in since."""
    yield from _numbered(order, [one for one in paid_receipts(order.tournament) if order.who in ("", one.who)])


def _numbered(order: Order, written: Sequence[Written]) -> Iterator[Print]:
    numbers = receipt_numbers(order.tournament)
    for one in written:
        number = str(numbers[one])
        yield Receipt(
            name=one.name, lines=one.lines, number=number, paid_out=one.paid_out, url=order.url, note=one.note
        )
