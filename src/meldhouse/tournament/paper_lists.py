"""Standings, prizes and receipts of a tournament, as they are printed."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.bracket_words import MatchSide, byes_in, stages_of
from meldhouse.tournament.cash import INCOMING, ONE_IN_WORDS
from meldhouse.tournament.divisions import of_division
from meldhouse.tournament.handing_out import awards_of
from meldhouse.tournament.paper_order import Order
from meldhouse.tournament.playoffs import played_off
from meldhouse.tournament.prints import BracketList, BracketRow, Print, Prize, PrizeList, Receipt, Standing, Standings
from meldhouse.tournament.prints.cells import told
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prizes import Award, halves, medal_words, receipts
from meldhouse.tournament.standing_words import (
    BYE,
    FORFEITED,
    GIVEN,
    PENALIZED,
    REPLACED,
    UNPLAYED,
    Cell,
    Table,
    table_of,
)
from meldhouse.tournament.standings import Standings as Places
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament
from meldhouse.tournament.words import bye_words


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
    table = table_of(order.state, found)
    first, *more = table.columns
    rows = tuple(
        Standing(
            place=(f"{line.row.place}=" if line.row.shared else str(line.row.place)) if line.row.place else "",
            name=line.row.name,
            figures=(*(_noted(cell) for cell in line.cells), *line.figures[1:]),
            total=line.figures[0],
            note=", ".join(filter(None, (line.gone, line.below))),
        )
        for line in table.lines
    )
    final = order.state.finished and order.each is None
    word = order.tournament.book.words.round
    title = "Final standings" if final else f"Standings after {count(len(found.rounds), word)}"
    return Standings(
        title=f"{title}: {division}" if division else title,
        columns=(*(f"{word.capitalize()} {number}" for number in found.rounds), *(column.title for column in more)),
        rows=rows,
        name_title="Pair" if order.state.form.ranking.of == "pair" else "Player",
        total_title=first.title,
        note=" ".join([*_explained(order.state, table), *played_off(order.state, through)]),
        url=order.at("/standings"),
    )


def bracket_paper(order: Order) -> Iterator[Print]:
    """Every match on a line of its own, the two sides one below the other: it is read by its rows, as on a phone."""
    rows = tuple(
        BracketRow(
            match=line.name,
            sides=tuple(_side(side) for side in line.sides),
            said=line.said,
        )
        for stage in stages_of(order.state)
        for step in stage.steps
        for line in step.lines
    )
    byes = byes_in(order.state)
    note = f"Without a match in the first round: {', '.join(byes)}." if byes else ""
    if rows:
        yield BracketList(rows=rows, note=note, url=order.at("/bracket"))


def _side(side: MatchSide) -> str:
    return f"{side.name}: {side.score}" if side.score is not None else side.name


SIGNS = {BYE: " bye", PENALIZED: "†", GIVEN: "‡", REPLACED: "§", FORFEITED: "¶", UNPLAYED: "*"}


def _explained(state: State, table: Table) -> Iterator[str]:
    if BYE in table.notes:
        yield f"Bye: sat out, and {bye_words(state)}."
    yield from (f"{SIGNS[note]} {note}." for note in table.notes if note != BYE)


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
    before = len(_paid(order.tournament))  # one sequence for all receipts of a tournament
    given_back = {one: _given_back(order.tournament, award) for award in won for one in award.people}
    for receipt in receipts(won, seed=state.seed):
        if receipt.person not in whose:
            continue
        name = state.name(receipt.person)
        lines = tuple((_sentence(what), cents) for what, cents in receipt.lines)
        number, note = str(before + receipt.number), given_back.get(receipt.person, "")
        yield Receipt(name=name, lines=lines, number=number, paid_out=True, url=order.url, note=note)


def _given_back(tournament: Tournament, award: Award) -> str:
    """What is told where a receipt is printed again after a correction; of a pair, what both have given back."""
    cash = tournament.cash
    back = cash.paid(award.account, "prize-back")
    both = " by both" if len(award.people) > 1 else ""
    handed = cash.paid(award.account, "prize")
    return f"{dollars(handed)} was handed out, {dollars(back)} given back{both}" if back else ""


def paid_paper(order: Order) -> Iterator[Print]:
    """For what everybody has paid, or one account; of a pair those who were it then, whoever has been put in since."""
    tournament = order.tournament
    wanted = {
        _called_then(tournament, number, pay.account)
        for number, pay in _payments(tournament)
        if order.who in ("", pay.account)
    }
    for number, (name, paid) in enumerate(_paid(tournament).items(), 1):
        if name not in wanted:
            continue
        yield Receipt(name=name, lines=tuple(paid), number=str(number), url=order.url)


def _paid(tournament: Tournament) -> dict[str, list[tuple[str, int]]]:
    """By name what came in, and what was paid back of it: of a pair, from whoever had paid last."""
    lines: dict[str, list[tuple[str, int]]] = {}
    payers: dict[str, list[str]] = {}
    for number, pay in _payments(tournament):
        what = _sentence(pay.note or ONE_IN_WORDS[pay.kind])
        if pay.kind in INCOMING:
            name = _called_then(tournament, number, pay.account)
            lines.setdefault(name, []).append((what, pay.cents))
            payers.setdefault(pay.account, []).append(name)
            continue
        left = pay.cents
        for name in dict.fromkeys(reversed(payers.get(pay.account, []))):
            part = min(left, sum(cents for _, cents in lines[name]))
            if part:
                lines[name].append((f"Paid back: {pay.note}" if pay.note else "Entry fee paid back", -part))
            left -= part
    return lines


def _payments(tournament: Tournament) -> Iterator[tuple[int, acts.Pay]]:
    """By the number of their step, what came in from somebody, or was paid back, and was not undone."""
    kinds = (*INCOMING, "refund")
    for number, step in enumerate(tournament.log, 1):
        act = step.act
        if isinstance(act, acts.Pay) and act.account and act.kind in kinds and number not in tournament.undone:
            yield number, act


def _called_then(tournament: Tournament, number: int, account: str) -> str:
    """The names of an account at a step: of a pair, whoever has come since is taken out again, the last one first."""
    state = tournament.state
    entrant = state.entrants.get(account)
    if entrant is None:
        return state.name(account)
    ids = [person.id for person in entrant.people]
    come = sorted({*ids, *(person.id for person in entrant.former)}, reverse=True)
    for at in range(tournament.version, number, -1):
        act = tournament.log[at - 1].act
        if isinstance(act, acts.Substitute) and at not in tournament.undone and act.person in come:
            ids = [act.person if one == come[0] else one for one in ids]
            come = come[1:]
    return " and ".join(state.name(one) for one in ids)
