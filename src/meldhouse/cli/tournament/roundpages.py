"""A round for people: who sits where, how its tables stand, and what was just done with it."""

from __future__ import annotations

from typing import Any

from meldhouse.cli.hands import side_name
from meldhouse.cli.output import Column, Page
from meldhouse.cli.speaking import voice
from meldhouse.cli.tournament.desk import Desk
from meldhouse.game import SEAT_NAMES, Seat, Side
from meldhouse.rulebooks.describe import count
from meldhouse.tournament import acts
from meldhouse.tournament.clock import MINUTE, clock
from meldhouse.tournament.penalty_lines import with_penalties
from meldhouse.tournament.read_out import why_one_goes_up
from meldhouse.tournament.round_names import round_title, status_fact
from meldhouse.tournament.round_notes import note_fact
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheet_rows import counted_of, score_of
from meldhouse.tournament.sheets import Sheet, SheetStatus
from meldhouse.tournament.state import RoundState, State

IN_WORDS: dict[SheetStatus, str] = {
    "waiting": "nothing written yet",
    "playing": "playing",
    "full": "all hands written, to be signed",
    "signed": "signed by some",
    "in": "signed and in",
}


def seating_figures(state: State, each: RoundState) -> dict[str, Any]:
    """For programs."""
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
    """Partners stand across from each other, and so in one column."""
    rows = []
    for table in each.seating.tables:
        sheet = each.sheets.get(table.number)
        seats = sheet.seats if sheet is not None else state.seats_at(table)
        names = {seat: _named(state, each, one) for seat, one in seats.items()}
        if len(seats) == 4:
            rows.append((str(table.number), f"{names['N']} & {names['S']}", f"{names['E']} & {names['W']}"))
        else:
            alone = ", ".join(f"{SEAT_NAMES[seat]} {name}" for seat, name in names.items())
            rows.append((str(table.number), alone, "each for himself"))
    head = [Column("Table", number=True), Column("North & South", wrap=True), Column("East & West", wrap=True)]
    page.table(head, rows)
    if each.seating.out:
        page.line(waiting(state, each), indent=2)


def waiting(state: State, each: RoundState) -> str:
    """Who has no table; in a bracket they wait for their next match."""
    return f"{'Waiting' if each.matches else 'Sitting out'}: {listed([state.name(one) for one in each.seating.out])}."


def _named(state: State, each: RoundState, person: str) -> str:
    name = state.name(person)
    if person in each.standins:
        return f"{each.standins[person]} (for {name})"
    return f"{name} (missing)" if person in each.missing else name


def tables_shown(page: Page, desk: Desk, each: RoundState) -> None:
    """How far every table is."""
    now, rows = clock(desk.state, desk.now), []
    for table, sheet in each.sheets.items():
        status = status_words(desk, each, sheet)
        slow = ", slow" if now is not None and table in now.slow else ""
        rows.append((str(table), status + slow, count(len(sheet.rows), "hand"), score_told(desk, sheet)))
    page.table([Column("Table", number=True), Column("Sheet"), Column("Written"), Column("Sums", wrap=True)], rows)


def status_words(desk: Desk, each: RoundState, sheet: Sheet) -> str:
    return (
        voice(desk.book).say(note_fact("forfeited"))
        if sheet.forfeit is not None
        else IN_WORDS[sheet.status(time_up=each.time_up(desk.now))]
    )


def is_over(desk: Desk, sheet: Sheet) -> bool:
    """Whether nothing is left to be played at a table."""
    each = desk.state.rounds[sheet.round - 1]
    return sheet.locked or sheet.is_complete(time_up=each.time_up(desk.now))


def score_told(desk: Desk, sheet: Sheet) -> str:
    """How a table stands: of a match its games, the game that is on and all marks; and what counts with penalties."""
    state = desk.state
    made = score_of(sheet, is_over=is_over(desk, sheet))
    said = [f"{name} {made[side]}" for side, name in people_named(state, sheet).items()]
    counted = counted_of(sheet, state.names_at(sheet), with_penalties(state, sheet))
    return "; ".join(said) + (f" (with penalties: {counted})" if counted else "")


def clock_words(desk: Desk) -> list[str]:
    """What is to be called out."""
    now = clock(desk.state, desk.now)
    if now is None:
        return []
    said = []
    if now.time_up:
        said.append("Time is up: the hand that is on is finished.")
    elif now.left is not None:
        said.append(f"{count(-(-now.left // MINUTE), 'minute')} left.")
    if now.late:
        who = listed([f"{desk.state.name(one)} ({late // MINUTE} min.)" for one, late in now.late.items()])
        said.append(f"Missing since the start: {who}.")
    return said


def round_done(desk: Desk, act: acts.AnyAct) -> list[str]:
    """What was done with a round, in a sentence."""
    state = desk.state
    each = state.current
    if act.ends:
        return [f"“{desk.title}” is over."]
    if each is None:
        return []
    say = voice(state.book).say
    name = say(round_title(each))
    if isinstance(act, acts.Draft | acts.PlayOff):
        tables = count(len(each.seating.tables), "table")
        said = [f"{name} is seated at {tables}; only the desk sees the draft."]
        said += [waiting(state, each)] if each.seating.out else []
        why = why_one_goes_up(state, each)
        return [*said, say(why)] if why is not None else said
    then = f" The clock runs for {state.form.minutes} minutes." if isinstance(act, acts.Start) and each.ends_at else ""
    return [f"{name}: {say(status_fact(each.status))}.{then}"]


def sides_named(state: State, sheet: Sheet) -> dict[Side, str]:
    """Every side with its people: North–South (Ann & Bob)."""
    return {side: f"{side_name(side)} ({names})" for side, names in people_named(state, sheet).items()}


def people_named(state: State, sheet: Sheet) -> dict[Side, str]:
    """Who plays for each side: Ann & Bob."""
    names, members = state.names_at(sheet), sheet.sums.seating.members
    return {side: " & ".join(names[seat] for seat in members[side]) for side in sheet.sides}


def seats_figures(state: State, sheet: Sheet) -> dict[Seat, dict[str, str]]:
    """For programs: who has each seat, and who plays there if that is somebody else."""
    names = state.names_at(sheet)
    found = {seat: {"id": one, "name": state.name(one)} for seat, one in sheet.seats.items()}
    return {seat: own if names[seat] == own["name"] else {**own, "plays": names[seat]} for seat, own in found.items()}
