"""Penalties, and calls for the referee."""

from __future__ import annotations

from meldhouse.game import Slip
from meldhouse.tournament.acts.base import Act, OfRound, OfTable, RulingText, Text


class Penalize(OfRound, frozen=True, kw_only=True):
    """A penalty from the rulebook's list, or with points of its own where a clause allows them."""

    person: str
    kind: str = ""
    """Its name in the book's [rulings]."""
    points: int | None = None
    """The loss, as a positive number; None for what the book says."""
    taken: bool = False
    """Where marks are counted: they come off the offender's side, instead of going to the others."""
    reason: Text = ""
    clause: str = ""
    hand: int = 0
    call: int = 0
    """The call that led to it."""


class Lift(Act, frozen=True, kw_only=True):
    """Cancel a penalty."""

    penalty: int
    reason: Text = ""
    overruled: bool = False
    """A later ruling on the same call says otherwise."""


class CallReferee(OfTable, frozen=True, kw_only=True):
    about: Text = ""


class Answer(Act, frozen=True, kw_only=True):
    """The referee's decision at a table."""

    call: int
    ruling: RulingText
    clause: str = ""
    post: str = ""
    """The post in the book the official decides as; empty means the one whose turn it is."""
    blamed: tuple[str, ...] = ()
    """The offenders: it is logged against each of them."""
    hand: int = 0
    """The row of the sheet it is about, or of one still to be written; 0 if nobody said."""
    orders: Slip | None = None
    """That hand as far as it follows from the ruling, if it is not written now: because the sheet is signed and only
    the scoring table writes, or because two officials differ and a third decides."""
    takes: tuple[Penalize, ...] = ()
    """The penalties to give if it is upheld, where officials differ and a third decides."""


class Appeal(Act, frozen=True, kw_only=True):
    """A player disagrees with a ruling, and asks for another official."""

    call: int
    person: str


class ComeRound(Act, frozen=True, kw_only=True):
    """Two officials differ, and this one takes the other's view."""

    call: int
    blamed: tuple[str, ...] = ()
    """The offenders, according to that view."""
    orders: Slip | None = None
    """As for a ruling: what the scoring table has to write now."""


class SetAside(Act, frozen=True, kw_only=True):
    """The director reopens a final decision, to rule on it again; the old rulings stay readable."""

    call: int
    reason: Text = ""


class Decline(Act, frozen=True, kw_only=True):
    """A player refuses a final decision and will not go on."""

    call: int
    person: str
