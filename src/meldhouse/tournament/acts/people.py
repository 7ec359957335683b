"""The players: entered, here, gone, replaced."""

from __future__ import annotations

from meldhouse.tournament.acts.base import Act, Name, Text


class Enter(Act, frozen=True, kw_only=True):
    names: tuple[Name, ...]
    household: Name = ""
    club: Name = ""
    division: Name = ""
    here: bool = False
    """Also check them in at once."""


class Edit(Act, frozen=True, kw_only=True):
    """Fix a misspelled name, or add a forgotten club."""

    entrant: str
    names: tuple[Name, ...]
    household: Name = ""
    club: Name = ""
    division: Name = ""


class Remove(Act, frozen=True, kw_only=True):
    """Remove an entry made by mistake, which has neither played nor paid."""

    entrant: str


class CheckIn(Act, frozen=True, kw_only=True):
    entrants: tuple[str, ...]


class NoShow(Act, frozen=True, kw_only=True):
    """They have not come; rounds that have not started are planned without them."""

    entrants: tuple[str, ...]


class Withdraw(Act, frozen=True, kw_only=True):
    entrant: str
    reason: Text = ""
    fee_kept: bool = False
    """Keep what was paid, even though the rules may refund it."""


class Disqualify(Act, frozen=True, kw_only=True):
    entrant: str
    reason: Text
    clause: str = ""


class Substitute(Act, frozen=True, kw_only=True):
    """A substitute plays from the next round that has not started."""

    person: str
    name: Name
