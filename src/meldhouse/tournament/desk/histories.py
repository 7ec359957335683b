"""Earlier entries against a person in other tournaments kept at the same place.

Nobody shows a passport at a club evening. Two players of two tournaments count as the same person if the same
account, or device, acts for both; or when their names are spelled alike, whatever their capitals and spaces. The second
is a guess, and shown as one: “somebody of the same name”.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from meldhouse.referee.officials.violations import Violation
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament


class Before(NamedTuple):
    """An entry in another tournament that still stands."""

    title: str
    at: int
    """When that tournament was opened, in milliseconds."""
    entry: Violation
    is_known: bool
    """Matched by account; otherwise only the name is the same."""


def before(state: State, person: str, others: Iterable[Tournament]) -> tuple[Before, ...]:
    """The newest first."""
    accounts, name = _accounts(state, person), spelled_alike(state.name(person))
    found = []
    for other in others:
        there = other.state
        for entry in there.violations.standing:
            is_known = bool(accounts & _accounts(there, entry.who))
            if is_known or spelled_alike(there.name(entry.who)) == name:
                assert there.opened is not None
                found.append(Before(there.opened.title or "Tournament", there.opened.at, entry, is_known))
    return tuple(sorted(found, key=lambda one: (one.at, one.entry.number), reverse=True))


def is_pointed_out(state: State, person: str, earlier: tuple[Before, ...]) -> bool:
    """Whether they have so many entries, here and earlier, that the rules point them out; that costs no points."""
    return len(state.violations.of(person)) + len(earlier) >= state.book.officials.repeat


def _accounts(state: State, person: str) -> set[str]:
    return {who for who, whom in state.acts_for.items() if whom == person}


def spelled_alike(name: str) -> str:
    """
    >>> spelled_alike("  Ann  SMITH ") == spelled_alike("ann smith")
    True
    """
    return " ".join(name.casefold().split())
