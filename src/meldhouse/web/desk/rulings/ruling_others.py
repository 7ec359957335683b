"""Other readings of the rulebook that an official may choose instead, each ready to be ruled, with its clause."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.game import Incident, Slip, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_checks import slip_faults
from meldhouse.messages import Message, Voice, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.ended import slip_after
from meldhouse.referee.rulings.outcomes import whole as told_whole
from meldhouse.referee.rulings.prices import scored, told
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.schema import Reading
from meldhouse.tournament import acts
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.web.forms import Form, whole


class Other(NamedTuple):
    says: str
    clause: str
    """The last clause it names, or that of the house's own answer."""
    points: str
    """The points it costs, if it names just one price."""
    loser: str
    """The seat that loses them, if one player did it."""
    goes: str
    """“taken” if marks come off the player's own score instead of going to the others."""
    slip: str = ""
    """The hand as written on the sheet under this reading, if fully known; then one click writes it."""
    gives: str = ""
    """What the hand brings then, in words."""


def others_of(book: Book, case: Case, ruling: Ruling, voice: Voice) -> list[Other]:
    found = [_other(book, case, ruling, says, voice) for says in ruling.alternatives]
    kept = with_own_meld(book, case, ruling, voice)
    if kept is None:
        return found
    slip, gives = msgspec.json.encode(kept).decode(), voice.say(told_whole(told(scored(book, kept))))
    own = book.other_readings("renege-meld")
    return [
        one._replace(slip=slip, gives=gives) if says in own else one
        for one, says in zip(found, ruling.alternatives, strict=True)
    ]


def with_own_meld(book: Book, case: Case, ruling: Ruling, voice: Voice) -> Slip | None:
    """A hand that a renege ended, with the reneging side keeping its meld; None if this book has no such reading, or
    part of the hand is unknown."""
    own_meld = [says for says in book.other_readings("renege-meld") if says in ruling.alternatives]
    slip = slip_after(book, case, ruling) if own_meld else None
    if slip is None or slip.offender is None or slip_faults(book, slip):
        return None
    seating = seating_of(book)
    side = seating.side[slip.offender]
    reason = voice.say(fact("reading-meld-kept"))
    clause = _clause(book.reading_by_message.get(own_meld[0], Reading()), ruling)
    own = Incident(seats=seating.members[side], points=slip.meld[side], clause=clause, reason=reason)
    return msgspec.structs.replace(slip, incidents=(*slip.incidents, own))


def _other(book: Book, case: Case, ruling: Ruling, says: Message, voice: Voice) -> Other:
    reading = book.reading_by_message.get(says, Reading())
    points = str(reading.points) if reading.points else ""
    loser = case.by[0] if points and len(case.by) == 1 else ""
    return Other(voice.say(says), _clause(reading, ruling), points, loser, "taken" if reading.taken else "")


def _clause(reading: Reading, ruling: Ruling) -> str:
    return reading.clauses[-1] if reading.clauses else ruling.clause or ""


def struck_out(book: Book) -> str:
    """A hand that does not count, as written on the sheet; empty if the house has no such thing."""
    slip = Slip(how="void")
    return msgspec.json.encode(slip).decode() if not slip_faults(book, slip) else ""


def own_penalty(form: Form, sheet: Sheet, ruling: str, clause: str) -> acts.Penalize | None:
    """The points an official takes by their own reading; missing fields are marked in the form."""
    text, seat = form.get("points").strip(), form.get("loser")
    if not text:
        return None
    points = whole(text, most=10_000)
    if not points:
        form.faults["answer"] = fact("event-points-fault", unit=unit_of(sheet.book), typed=text[:20])
        return None
    person = next((who for at, who in sheet.seats.items() if at == seat), "")
    if not person:
        form.faults["answer"] = fact("event-loser-fault", unit=unit_of(sheet.book))
        return None
    taken = is_taken(form, sheet.book)
    return acts.Penalize(
        round=sheet.round, person=person, points=points, reason=acts.as_reason(ruling), clause=clause, taken=taken
    )


def is_taken(form: Form, book: Book) -> bool:
    """Whether marks come off the side's own score, according to the form."""
    return unit_of(book) == "marks" and form.get("goes") == "taken"
