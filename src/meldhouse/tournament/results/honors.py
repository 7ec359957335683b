"""The final results for everybody: winners with medals and prizes, once the last standings are released."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.tournament.lines.brackets import won_beside
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.money.prizes import Award, medal_place
from meldhouse.tournament.results.handing_out import awards_of
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament

LEAST = 3
"""Places named even if nothing is given for them."""


class Honor(NamedTuple):
    what: Message
    """The place, or what a special prize is for."""
    name: str
    gets: tuple[Message, ...]
    """Medals and money; empty if there are none."""


def is_announced(state: State) -> bool:
    """The event is over, and everybody may see how it ended."""
    closed = sum(each.status == "closed" for each in state.rounds)
    return state.finished and bool(closed) and state.released >= closed


def how_they_ended(tournament: Tournament, person: str) -> Message | None:
    """What players read on their own phones when it is over; None until that is announced."""
    if not is_announced(tournament.state):
        return None
    rows = tournament.standings().rows
    row = next((one for one in rows if person in one.people), None)
    if row is None or not row.place:
        return None
    ranked = sum(bool(one.place) for one in rows)
    shared = "yes" if row.shared else "no"
    return fact("honor-own", heads=len(row.people), place=row.place, of=ranked, shared=shared)


def honors_of(tournament: Tournament) -> tuple[Honor, ...]:
    """The best first, then winners of anything else."""
    state = tournament.state
    if not is_announced(state):
        return ()
    try:
        won = awards_of(tournament)
    except MoneyError:  # a tie is left open, or more was promised than there is: show places, but no prizes
        won = ()
    by_account: dict[str, list[Award]] = {}
    for award in won:
        by_account.setdefault(award.account if award.place else "", []).append(award)
    found = [
        Honor(_place(row.place, shared=row.shared), row.name, _gets(by_account.get(row.id, [])))
        for row in tournament.standings().rows
        if row.place and (row.place <= LEAST or row.id in by_account)
    ]
    found += [Honor(what, name, ()) for what, name in won_beside(state)]
    found += [Honor(one.reason, one.name, _gets([one])) for one in by_account.get("", [])]
    return tuple(found)


def _place(place: int, *, shared: bool) -> Message:
    return fact("honor-place", place=place, shared="yes" if shared else "no")


def _gets(awards: list[Award]) -> tuple[Message, ...]:
    medals = [fact("paper-medal", place=medal_place(one.medal), number=len(one.people)) for one in awards if one.medal]
    cents = sum(one.cents for one in awards)
    return (*medals, *([fact("amount", money=cents)] if cents else []))
