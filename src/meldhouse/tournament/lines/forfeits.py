"""A forfeited table: who forfeited it, why, and who won."""

from __future__ import annotations

from collections.abc import Collection

from meldhouse.messages import Message, fact
from meldhouse.tournament.lines.penalties import grounds
from meldhouse.tournament.lines.rounds import Note
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import State


def forfeit_note(sheet: Sheet, people: Collection[str]) -> Note | None:
    """What a forfeited table was for these people; None if it was played, or they did not sit there."""
    if sheet.forfeit is None or not set(people).intersection(sheet.seats.values()):
        return None
    return "forfeited" if set(people).intersection(sheet.people(sheet.forfeit.side)) else "won-by-forfeit"


def forfeit_line(state: State, sheet: Sheet) -> Message | None:
    """All of it, with the names on the sheet; None if the table was played."""
    gone = sheet.forfeit
    if gone is None:
        return None
    plays = {sheet.seats[seat]: name for seat, name in state.names_at(sheet).items()}
    by = tuple(plays[one] for one in sheet.people(gone.side))
    won = tuple(plays[one] for side in sheet.winners() for one in sheet.people(side))
    why = grounds(gone.reason, gone.clause)
    if gone.average:
        return fact("forfeit-average", by=by, won=won, why=why)
    if sheet.book.match.until != "hands":
        return fact("forfeit-match", by=by, won=won, why=why)
    return fact("forfeit-points", by=by, won=won, points=gone.points, why=why)
