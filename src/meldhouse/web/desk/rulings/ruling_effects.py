"""The effects of a ruling: the hand as written on the sheet, and what is given or taken beside it."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

import msgspec
from msgspec.structs import replace

from meldhouse.game.scoring import spoiler_fine, unit_of
from meldhouse.game.slip_checks import slip_faults
from meldhouse.messages import Message, Voice, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.ended import slip_after
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.tournament import acts
from meldhouse.tournament.desk.sending_away import REMEDY, sends_away
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.scoring.slip_fields import faults_on_form
from meldhouse.tournament.state import State
from meldhouse.web.desk.sheets.slip_form import values_of


class Written(NamedTuple):
    """The hand that a ruling ends, as written on the sheet."""

    slip: str
    """The slip as JSON, if nothing is missing."""
    fields: str
    """The known values, for the sheet's form."""
    missing: str


def written_of(state: State, found: tuple[Case, Ruling], sheet: Sheet, voice: Voice) -> Written | None:
    """None if the hand goes on, or is played at a live table, which writes it by itself."""
    slip = slip_after(sheet.book, *found)
    if slip is None or state.form.where == "browser":
        return None
    faults, by_name = slip_faults(sheet.book, slip), replace(voice, names=state.names_at(sheet))
    known = {key: value for key, value in values_of(slip, sheet.book).items() if value}
    return Written(
        msgspec.json.encode(slip).decode() if not faults else "",
        urlencode(known),
        " ".join(map(by_name.say, faults_on_form(faults))),
    )


def sent_away_by(state: State, found: tuple[Case, Ruling], sheet: Sheet) -> list[tuple[str, str]]:
    """Players removed by a ruling: the name, and the act for the director."""
    case, ruling = found
    if REMEDY not in ruling.remedies:
        return []
    reason = sheet.book.voice.say(ruling.what)
    acts_found = [sends_away(state, sheet.seats[seat], reason, ruling.clause or "") for seat in case.by]
    return [(state.name(act.entrant), msgspec.json.encode(act).decode()) for act in acts_found if act is not None]


def taken_of(state: State, found: tuple[Case, Ruling], sheet: Sheet) -> list[tuple[Message, str]]:
    """What a ruling gives or takes beside the hand, as a message and an act. The hand's own result is written on the
    sheet."""
    case, ruling = found
    people = state.names_at(sheet)
    unit = unit_of(sheet.book)
    offered = []
    with_hand = spoiler_fine(sheet.book, case.caller) if case.caller is not None and sheet.result is None else None
    for entry in ruling.entries:
        if entry == with_hand or not entry.bonus or not entry.points or entry.unit != unit:
            continue
        whom = tuple(people[seat] for seat in entry.seats)
        if entry.points > 0:
            act = acts.Penalize(round=sheet.round, person=sheet.seats[case.by[0]], kind=case.kind)
            offered.append((fact("event-give-now", points=entry.points, unit=unit, names=whom), act))
        else:
            for seat in entry.seats if len(entry.seats) == 1 else entry.seats[:1]:
                act = acts.Penalize(
                    round=sheet.round,
                    person=sheet.seats[seat],
                    points=-entry.points,
                    reason=sheet.book.voice.say(ruling.what),
                    clause=entry.clause or "",
                )
                offered.append((fact("event-take-now", points=-entry.points, unit=unit, names=whom), act))
    return [(told, msgspec.json.encode(act).decode()) for told, act in offered]
