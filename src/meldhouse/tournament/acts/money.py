"""Money that goes in and out."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from meldhouse.tournament.acts.base import Act, Name, Text
from meldhouse.tournament.cash import Kind, Owed
from meldhouse.tournament.money import MOST


class Pay(Act, frozen=True, kw_only=True):
    """Money goes into the till, or out of it; the kind says which."""

    account: str
    kind: Kind
    cents: int
    note: Text = ""
    anyway: bool = False
    """A fee is paid back though the house gives nothing back; it is not asked for again."""
    of: Owed = "fee"
    """Of a refund, what is paid back: fee, quarters or a fine."""


class HandMedal(Act, frozen=True, kw_only=True):
    """A medal is handed to whoever has won it; `medal` is what the list of prizes calls it."""

    account: str
    medal: Name
    back: bool = False
    """He has given it back: somebody else has won it since something was corrected."""


class NameSpecial(Act, frozen=True, kw_only=True):
    """Who has won a special prize by the paper, where the sheets here say otherwise or nothing; nobody named: it goes
    by the sheets again."""

    prize: Name
    target: int = 0
    """Of the prize for the first to come to so many points, how many."""
    accounts: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    reason: Text = ""


class Fine(Act, frozen=True, kw_only=True):
    """Somebody owes money: an account, or, by a name of its own, somebody who does not play, such as a club."""

    account: str = ""
    name: Name = ""
    cents: Annotated[int, Meta(ge=1, le=MOST)]
    reason: Text
    clause: str = ""
