"""Who sat out, and what it gave: for lists, where a figure alone does not tell that nobody played for it."""

from __future__ import annotations

from meldhouse.tournament.accounts import accounts_of
from meldhouse.tournament.state import State


def byes_of(state: State, through: int | None = None) -> dict[tuple[str, int], int]:
    """By account and round, what somebody has for sitting out."""
    given = {(bye.entrant, bye.round): bye.points for bye in state.byes if through is None or bye.round <= through}
    return {
        (account.id, number): points
        for (entrant, number), points in given.items()
        for account in accounts_of(state)
        if state.owners.get(account.id, account.id) == entrant
    }
