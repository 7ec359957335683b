"""Other ways to understand the paper, which an official may choose instead: each ready to be ruled, with its clause."""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec

from meldhouse.game import Incident, Slip, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_checks import slip_faults
from meldhouse.messages import Voice, written
from meldhouse.referee.cases import Case
from meldhouse.referee.ended import slip_after
from meldhouse.referee.outcomes import whole as told_whole
from meldhouse.referee.prices import scored, told
from meldhouse.referee.rulings import Ruling
from meldhouse.rulebooks import Book
from meldhouse.tournament import acts
from meldhouse.tournament.sheets import Sheet
from meldhouse.web.forms import Form, whole

_CITED = re.compile(r"[A-Z0-9]+-[\w.]+")
_COSTS = {"points": re.compile(r"\b(\d+) points\b"), "marks": re.compile(r"\b(?:gives|give) (a|one|1) mark\b")}


class Other(NamedTuple):
    says: str
    clause: str
    """The last that it names itself, or that of the house's own answer."""
    points: str
    """What it costs, where it names one price."""
    loser: str
    """Whose they are, where only one did it."""
    goes: str
    """“taken” where it speaks of marks that come off the own score instead of going to the others."""
    slip: str = ""
    """The hand as it goes to the sheet by this reading, where all of it is known; then one press writes it."""
    gives: str = ""
    """What the hand brings then, in words."""


def others_of(book: Book, case: Case, ruling: Ruling, voice: Voice) -> list[Other]:
    found = [_other(book, case, ruling, voice.say(says)) for says in ruling.alternatives]
    kept = with_own_meld(book, case, ruling)
    if kept is None:
        return found
    slip, gives = msgspec.json.encode(kept).decode(), voice.say(told_whole(told(scored(book, kept))))
    reading = book.readings["renege-meld"]
    return [one._replace(slip=slip, gives=gives) if one.says == reading else one for one in found]


def with_own_meld(book: Book, case: Case, ruling: Ruling) -> Slip | None:
    """A hand that a renege has ended, of which the side that reneged keeps its meld; nothing where that is no reading
    of this paper, or where something of the hand is not known."""
    reading = book.readings.get("renege-meld", "")
    slip = slip_after(book, case, ruling) if written(reading) in ruling.alternatives else None
    if slip is None or slip.offender is None or slip_faults(book, slip):
        return None
    seating = seating_of(book)
    side = seating.side[slip.offender]
    clause = ([id for id in _CITED.findall(reading) if id in book.clause_table] or [ruling.clause or ""])[-1]
    own = Incident(seats=seating.members[side], points=slip.meld[side], clause=clause, reason="their own meld counts")
    return msgspec.structs.replace(slip, incidents=(*slip.incidents, own))


def _other(book: Book, case: Case, ruling: Ruling, says: str) -> Other:
    named = [id for id in _CITED.findall(says) if id in book.clause_table]
    costs = set(_COSTS.get(unit_of(book), _COSTS["points"]).findall(says))
    points = {"a": "1", "one": "1"}.get(found := costs.pop(), found) if len(costs) == 1 else ""
    loser = case.by[0] if points and len(case.by) == 1 else ""
    goes = "taken" if unit_of(book) == "marks" and "from its score" in says else ""
    return Other(says, (named or [ruling.clause or ""])[-1], points, loser, goes)


def struck_out(book: Book) -> str:
    """A hand that does not count, as it goes to the sheet; nothing where the house has no such thing."""
    slip = Slip(how="void")
    return msgspec.json.encode(slip).decode() if not slip_faults(book, slip) else ""


def own_penalty(form: Form, sheet: Sheet, ruling: str, clause: str) -> acts.Penalize | None:
    """The points that an official takes by his own reading; what is missing stands in the form."""
    text, seat = form.get("points").strip(), form.get("loser")
    if not text:
        return None
    points = whole(text, most=10_000)
    if not points:
        form.faults["answer"] = (
            f"{unit_of(sheet.book).capitalize()}: a whole number from 1 to 10000, not “{text[:20]}”."
        )
        return None
    person = next((who for at, who in sheet.seats.items() if at == seat), "")
    if not person:
        form.faults["answer"] = f"Say whose the {unit_of(sheet.book)} are."
        return None
    taken = is_taken(form, sheet.book)
    return acts.Penalize(
        round=sheet.round, person=person, points=points, reason=acts.as_reason(ruling), clause=clause, taken=taken
    )


def is_taken(form: Form, book: Book) -> bool:
    """Whether marks come off the score of the own side, as a form says it."""
    return unit_of(book) == "marks" and form.get("goes") == "taken"
