"""Money in and out."""

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
    """A fee is refunded although the rules give nothing back; it is not asked for again."""
    of: Owed = "fee"
    """For a refund, what is paid back: fee, quarters or a fine."""


class HandMedal(Act, frozen=True, kw_only=True):
    """Hand a medal to its winner; `medal` is its name in the list of prizes."""

    account: str
    medal: Name
    back: bool = False
    """It comes back: after a correction, it is somebody else's."""


class NameSpecial(Act, frozen=True, kw_only=True):
    """Name the winners of a special prize where the sheets say otherwise, or nothing; naming nobody makes the sheets
    count again."""

    prize: Name
    target: int = 0
    """For the prize for the first to reach a number of points: that number."""
    accounts: Annotated[tuple[str, ...], Meta(max_length=8)] = ()
    reason: Text = ""


class Fine(Act, frozen=True, kw_only=True):
    """A fine for an account, or for a name of its own that does not play, such as a club."""

    account: str = ""
    name: Name = ""
    cents: Annotated[int, Meta(ge=1, le=MOST)]
    reason: Text
    clause: str = ""
