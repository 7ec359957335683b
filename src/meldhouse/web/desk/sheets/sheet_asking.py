"""What a sheet asks besides hands: who dealt first, who was in a tie-break hand, who has heard of a correction."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import Seat, Side
from meldhouse.messages import Message, fact
from meldhouse.tournament.scoring.deciding_hands import level
from meldhouse.tournament.scoring.sheets import Sheet, first_dealer_of
from meldhouse.web.desk.shown.brief_names import first_names
from meldhouse.web.forms import Form, signed


def undrawn(sheet: Sheet, names: dict[Seat, str]) -> dict[Seat, str]:
    """Who may have dealt the first hand of the current game, if it is written but nobody has said who dealt."""
    return {seat: names[seat] for seat in sheet.drawers(sheet.sums.undrawn)} if sheet.sums.undrawn else {}


def why_first(sheet: Sheet) -> Message | None:
    """Why somebody is assumed to be the first dealer; None once somebody has said who is."""
    rule = sheet.book.deal.first_dealer
    if rule == "high-piece" or sheet.first_dealer != first_dealer_of(sheet.book):
        return None
    who, clause = "scorekeeper" if rule == "scorekeeper" else "left", sheet.book.cite("first-dealer")
    return fact("event-deals-why", who=who, clause=clause) if clause else fact("event-deals-why-plain", who=who)


def equal_by(sheet: Sheet, form: Form) -> tuple[Side, ...]:
    """The sides a tie-break hand decides between, by the points typed; all sides while none are."""
    typed = {side: signed(form.get(f"points-{side}")) for side in sheet.sides}
    known = {side: made for side, made in typed.items() if made is not None}
    found = level(known) if len(known) == len(typed) else ()
    return found if len(found) > 1 else sheet.sides


def listeners_of(sheet: Sheet, names: Mapping[Seat, str], people: list[str]) -> list[tuple[str, str, str]]:
    """The people here who must hear of a correction: id, name, and first name."""
    untold = {who for _, who in sheet.untold}.intersection(people)
    firsts = dict(zip(names, first_names([*names.values()]), strict=True))
    return [(who, names[seat], firsts[seat]) for seat, who in sheet.seats.items() if who in untold]
