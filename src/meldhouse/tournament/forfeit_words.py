"""A forfeited table in words, the same at every door: who forfeited it, why, and who has won."""

from __future__ import annotations

from collections.abc import Collection

from meldhouse.rulebooks.describe import count
from meldhouse.tournament.events import Forfeited
from meldhouse.tournament.round_notes import Note
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import State


def forfeit_note(sheet: Sheet, people: Collection[str]) -> Note | None:
    """What a forfeited table was for these people; None where it was played, or they did not sit there."""
    if sheet.forfeit is None or not set(people).intersection(sheet.seats.values()):
        return None
    return "forfeited" if set(people).intersection(sheet.people(sheet.forfeit.side)) else "won-by-forfeit"


def forfeit_in_words(state: State, sheet: Sheet) -> str:
    """All of it, on one line, named as the sheet names them; nothing where the table was played."""
    gone = sheet.forfeit
    if gone is None:
        return ""
    plays = {sheet.seats[seat]: name for seat, name in state.names_at(sheet).items()}
    who = [plays[one] for one in sheet.people(gone.side)]
    there = [plays[one] for side in sheet.winners() for one in sheet.people(side)]
    by = f" ({gone.clause})" if gone.clause else ""
    won = f"{listed(there)} {'have' if len(there) > 1 else 'has'} won"
    return f"Forfeited by {listed(who)}: {gone.reason.rstrip('.')}{by}. {won}{_given(state, sheet, gone)}."


def _given(state: State, sheet: Sheet, gone: Forfeited) -> str:
    """What they get for it, where points are counted."""
    if gone.average:
        return f", and get the average of the {state.book.words.round} when it is closed"
    if sheet.book.match.until != "hands":
        return ""
    return f", and {count(gone.points, 'point')} for it" if gone.points else ", and no points for it"
