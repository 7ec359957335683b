"""A table that ended for those who were there, in words: who forfeits it, why, and who has won."""

from __future__ import annotations

from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import State


def forfeit_in_words(state: State, sheet: Sheet) -> str:
    """All of it, on one line; nothing where the table was played."""
    gone = sheet.forfeit
    if gone is None:
        return ""
    who = [state.name(one) for one in sheet.people(gone.side)]
    there = [state.name(one) for side in sheet.winners() for one in sheet.people(side)]
    by = f" ({gone.clause})" if gone.clause else ""
    won = f"{listed(there)} {'have' if len(there) > 1 else 'has'} won"
    return f"Forfeited by {listed(who)}: {gone.reason.rstrip('.')}{by}. {won}."
