"""Penalties, and calls for the referee."""

from __future__ import annotations

from meldhouse.game import Slip
from meldhouse.tournament.acts.base import Act, OfRound, OfTable, RulingText, Text


class Penalize(OfRound, frozen=True, kw_only=True):
    """A penalty by the house's table, or with points of its own where a clause allows them."""

    person: str
    kind: str = ""
    """What it is called in the book's [rulings]."""
    points: int | None = None
    """What is lost, as a positive number; None as the book says."""
    taken: bool = False
    """Where marks are counted: they come off the score of the offender's own side, and the others are given none."""
    reason: Text = ""
    clause: str = ""
    hand: int = 0
    call: int = 0
    """The call whose ruling gives it."""


class Lift(Act, frozen=True, kw_only=True):
    """A penalty was a mistake."""

    penalty: int
    reason: Text = ""
    overruled: bool = False
    """A later ruling on the same call says otherwise."""


class CallReferee(OfTable, frozen=True, kw_only=True):
    about: Text = ""


class Answer(Act, frozen=True, kw_only=True):
    """What the referee decided at a table."""

    call: int
    ruling: RulingText
    clause: str = ""
    post: str = ""
    """As which official of the book he decides; left out, as the one whose turn it is."""
    blamed: tuple[str, ...] = ()
    """Whose violation it is: it is written down against each of them."""
    hand: int = 0
    """The row of the sheet that it is about, also one that is still to be written; 0 where nobody said."""
    orders: Slip | None = None
    """That hand as far as it follows from the ruling, where it is not written now: the sheet is signed and only the
    scoring table writes, or another official differs and a third decides."""
    takes: tuple[Penalize, ...] = ()
    """The penalties it brings if it is upheld, where another official differs and a third decides."""


class Appeal(Act, frozen=True, kw_only=True):
    """Somebody at the table is not content with a ruling, and asks for another official."""

    call: int
    person: str


class ComeRound(Act, frozen=True, kw_only=True):
    """Of two officials who differ, the one who does this takes the other's view."""

    call: int
    blamed: tuple[str, ...] = ()
    """Whose violation it is, by that view."""
    orders: Slip | None = None
    """As of a ruling: what the scoring table has to write now."""


class SetAside(Act, frozen=True, kw_only=True):
    """The director takes up again what was final, to rule on it anew; what was ruled stays to be read."""

    call: int
    reason: Text = ""


class Decline(Act, frozen=True, kw_only=True):
    """Somebody refuses a final decision and will not go on."""

    call: int
    person: str
