"""A round for people to read: who sits where, how its tables stand, and what was just done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meldhouse.cli.commands.tournament.desk import Desk, head
from meldhouse.cli.output import Column, Page
from meldhouse.cli.speaking import say, voice
from meldhouse.game import Seat, Side
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.lines.penalties import with_penalties
from meldhouse.tournament.lines.rounds import note_fact, round_title, status_fact
from meldhouse.tournament.lines.sheets import counted_of, score_of
from meldhouse.tournament.rounds.announcements import why_one_goes_up
from meldhouse.tournament.rounds.clock import MINUTE, clock
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State


def seating_figures(state: State, each: RoundState) -> dict[str, Any]:
    """The seating for programs."""
    tables = [
        {
            "table": table.number,
            "seats": {seat: {"id": one, "name": state.name(one)} for seat, one in state.seats_at(table).items()},
        }
        for table in each.seating.tables
    ]
    if each.sheets:
        tables = [
            {
                "table": sheet.table,
                "seats": seats_figures(state, sheet),
                "status": sheet.status(),
            }
            for sheet in each.sheets.values()
        ]
    out = [{"id": one, "name": state.name(one)} for one in each.seating.out]
    return {"round": each.number, "status": each.status, "playoff": each.playoff, "tables": tables, "out": out}


def seating_shown(page: Page, state: State, each: RoundState) -> None:
    """Partners face each other, so they share a column."""
    rows = []
    for table in each.seating.tables:
        sheet = each.sheets.get(table.number)
        seats = sheet.seats if sheet is not None else state.seats_at(table)
        names = {seat: _named(state, each, one) for seat, one in seats.items()}
        if len(seats) == 4:
            rows.append((str(table.number), f"{names['N']} & {names['S']}", f"{names['E']} & {names['W']}"))
        else:
            rows.append((str(table.number), say(seats_fact(names)), say(fact("cli-alone"))))
    sides = [Column(say(fact("cli-side", side=side)), wrap=True) for side in ("NS", "EW")]
    page.table([Column(head("table"), number=True), *sides], rows)
    if each.seating.out:
        page.line(voice(state.book).say(waiting(state, each)), indent=2)


def seats_fact(names: Mapping[Seat, str]) -> Message:
    """Who sits where: North is Ann, East is Bob."""
    return fact("cli-seats", all=tuple(fact("cli-sits", seat=seat, name=name) for seat, name in names.items()))


def waiting(state: State, each: RoundState) -> Message:
    """Who has no table; in a bracket they wait for their next match."""
    names = tuple(map(state.name, each.seating.out))
    return fact("cli-sit-out", names=names, waits="yes" if each.matches else "no")


def _named(state: State, each: RoundState, person: str) -> str:
    name = state.name(person)
    if person in each.standins:
        return say(fact("cli-plays-for", name=each.standins[person], whom=name))
    return say(fact("cli-is-missing", name=name)) if person in each.missing else name


def tables_shown(page: Page, desk: Desk, each: RoundState) -> None:
    """The progress of every table."""
    now, rows = clock(desk.state, desk.now), []
    for table, sheet in each.sheets.items():
        stages = [sheet_stage(desk, each, sheet)]
        if now is not None and table in now.slow:
            stages.append(fact("event-stage", stage="slow"))
        hands = say(fact("event-stage-hands", number=len(sheet.rows)))
        rows.append((str(table), " · ".join(map(desk.say, stages)), hands, desk.say(score_told(desk, sheet))))
    columns = [Column(head("table"), number=True), Column(head("sheet")), Column(head("hands"))]
    page.table([*columns, Column(head("score"), wrap=True)], rows)


def sheet_stage(desk: Desk, each: RoundState, sheet: Sheet) -> Message:
    """The progress of a sheet."""
    if sheet.forfeit is not None:
        return note_fact("forfeited")
    status = sheet.status(time_up=each.time_up(desk.now))
    return status_fact(status) if status == "playing" else fact("event-stage", stage=status)


def is_over(desk: Desk, sheet: Sheet) -> bool:
    """Whether nothing is left to play at a table."""
    each = desk.state.rounds[sheet.round - 1]
    return sheet.locked or sheet.is_complete(time_up=each.time_up(desk.now))


def score_told(desk: Desk, sheet: Sheet) -> Message:
    """How a table stands: for a match its games, the current game and all marks; and the score after penalties."""
    state = desk.state
    made = score_of(sheet, is_over=is_over(desk, sheet))
    sides = tuple(fact("cli-made", name=name, made=made[side]) for side, name in people_named(state, sheet).items())
    if counted := counted_of(sheet, state.names_at(sheet), with_penalties(state, sheet)):
        return fact("cli-score-counted", sides=sides, counted=counted)
    return fact("cli-score", sides=sides)


def clock_words(desk: Desk) -> list[Message]:
    """What to announce about the clock."""
    now = clock(desk.state, desk.now)
    if now is None:
        return []
    said, name = list[Message](), desk.state.name
    if now.time_up:
        said.append(fact("event-time-over"))
    elif now.left is not None:
        said.append(fact("cli-time-left", minutes=-(-now.left // MINUTE)))
    if now.late:
        who = tuple(fact("cli-late", name=name(one), minutes=late // MINUTE) for one, late in now.late.items())
        said.append(fact("cli-missing", names=who))
    return said


def round_done(desk: Desk, act: acts.AnyAct) -> list[Message]:
    """What was done with a round, in a sentence."""
    state = desk.state
    each = state.current
    if act.ends:
        return [fact("cli-over", event=desk.title)]
    if each is None:
        return []
    name = round_title(each)
    if isinstance(act, acts.Draft | acts.PlayOff):
        said = [fact("cli-seated", round=name, tables=len(each.seating.tables))]
        said += [waiting(state, each)] if each.seating.out else []
        why = why_one_goes_up(state, each)
        return [*said, why] if why is not None else said
    status = status_fact(each.status)
    if isinstance(act, acts.Start) and each.ends_at:
        return [fact("cli-round-clock", round=name, status=status, minutes=state.form.minutes)]
    return [fact("cli-round-now", round=name, status=status)]


def sides_named(state: State, sheet: Sheet) -> dict[Side, Message]:
    """Every side with its people: North–South (Ann & Bob)."""
    return {side: fact("cli-side-of", side=side, names=names) for side, names in people_named(state, sheet).items()}


def people_named(state: State, sheet: Sheet) -> dict[Side, str]:
    """Who plays for each side: Ann & Bob."""
    names, members = state.names_at(sheet), sheet.sums.seating.members
    return {side: " & ".join(names[seat] for seat in members[side]) for side in sheet.sides}


def seats_figures(state: State, sheet: Sheet) -> dict[Seat, dict[str, str]]:
    """For programs: who holds each seat, and who plays there if that is somebody else."""
    names = state.names_at(sheet)
    found = {seat: {"id": one, "name": state.name(one)} for seat, one in sheet.seats.items()}
    return {seat: own if names[seat] == own["name"] else {**own, "plays": names[seat]} for seat, own in found.items()}
