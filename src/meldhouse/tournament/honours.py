"""How it ended, for everybody to read: who has won, with medal and prize, once the last standings are released."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament.bracket_lines import won_beside
from meldhouse.tournament.handing_out import awards_of
from meldhouse.tournament.money import MoneyError
from meldhouse.tournament.prizes import MEDALS, Award
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament

LEAST = 3
"""Places that are named though nothing is given for them."""
_FIRST: Mapping[int, str] = {1: "Winner", 2: "Second", 3: "Third"}


class Honour(NamedTuple):
    what: str
    """The place in words, or what a special prize is for."""
    name: str
    gets: str
    """Medal and money; nothing where neither is given."""


def is_announced(state: State) -> bool:
    """It is over, and everybody may see how it ended."""
    closed = sum(each.status == "closed" for each in state.rounds)
    return state.finished and bool(closed) and state.released >= closed


def how_he_ended(tournament: Tournament, person: str) -> str:
    """What somebody reads on his own phone when it is over; nothing before that is announced."""
    if not is_announced(tournament.state):
        return ""
    rows = tournament.standings().rows
    row = next((one for one in rows if person in one.people), None)
    if row is None or not row.place:
        return ""
    who = "You two finished" if len(row.people) > 1 else "You finished"
    ranked = sum(bool(one.place) for one in rows)
    return f"{who} in place {row.place} of {ranked}{', shared' if row.shared else ''}."


def honours_of(tournament: Tournament) -> tuple[Honour, ...]:
    """The best first, then who has won something else."""
    state = tournament.state
    if not is_announced(state):
        return ()
    try:
        won = awards_of(tournament)
    except MoneyError:  # a tie is left open, or more was promised than there is: places are told, prizes are not
        won = ()
    by_account: dict[str, list[Award]] = {}
    for award in won:
        by_account.setdefault(award.account if award.place else "", []).append(award)
    found = [
        Honour(_place(row.place, shared=row.shared), row.name, _gets(by_account.get(row.id, [])))
        for row in tournament.standings().rows
        if row.place and (row.place <= LEAST or row.id in by_account)
    ]
    found += [Honour(state.book.voice.say(what), name, "") for what, name in won_beside(state)]
    found += [Honour(one.reason[:1].upper() + one.reason[1:], one.name, _gets([one])) for one in by_account.get("", [])]
    return tuple(found)


def _place(place: int, *, shared: bool) -> str:
    """
    >>> _place(1, shared=False), _place(1, shared=True), _place(4, shared=False)
    ('Winner', 'Shared first place', 'Place 4')
    """
    if shared:
        return f"Shared {('first', 'second', 'third')[place - 1]} place" if place <= LEAST else f"Place {place}, shared"
    return _FIRST.get(place, f"Place {place}")


def _gets(awards: list[Award]) -> str:
    medals = [
        f"{one.medal} medal{' each' if len(one.people) > 1 else ''}" if one.medal in MEDALS else one.medal
        for one in awards
        if one.medal
    ]
    cents = sum(one.cents for one in awards)
    return listed([*medals, *([dollars(cents)] if cents else [])])
