"""Who sat out, and what they got for it: for lists, where a figure alone does not show that nobody played for it."""

from __future__ import annotations

from fractions import Fraction

from meldhouse.tournament.scoring.accounts import accounts_of
from meldhouse.tournament.state import RoundState, State


def average_of(each: RoundState, *, of_winners: bool = False) -> int:
    """The average score of a side in this round. Only tables that were played count: sitting out brings no less because
    others did not come."""
    made: list[Fraction] = []
    for sheet in each.sheets.values():
        counted = sheet.winners() or sheet.sides if of_winners else sheet.sides
        for side in () if sheet.forfeit is not None else counted:
            own = [sheet.totals[seat] for seat, who in sheet.seats.items() if who in sheet.people(side)]
            made.append(Fraction(sum(own), len(own)))
    return round(sum(made, Fraction(0)) / len(made)) if made else 0


def byes_of(state: State, through: int | None = None) -> dict[tuple[str, int], int]:
    """What each account has for sitting out, by account and round."""
    given = {(bye.entrant, bye.round): bye.points for bye in state.byes if through is None or bye.round <= through}
    return {
        (account.id, number): points
        for (entrant, number), points in given.items()
        for account in accounts_of(state)
        if state.owners.get(account.id, account.id) == entrant
    }
