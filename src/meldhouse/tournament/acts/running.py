"""The event itself: opened, amended, helped at, finished."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from meldhouse.tournament.acts.base import Act, Name, Role, Text
from meldhouse.tournament.forms import Form

Table = Annotated[int, Meta(ge=0, le=10_000)]


class Open(Act, frozen=True, kw_only=True):
    """An event is made; whoever makes it is its director."""

    book: Annotated[str, Meta(min_length=1, max_length=64 * 1024)]
    """The name of a house, or the whole text of a club's own book."""
    form: Form
    title: Name = ""
    seed: Name = ""
    """All draws follow from it."""


class Amend(Act, frozen=True, kw_only=True):
    """The event is run otherwise from now on."""

    form: Form


class Appoint(Act, frozen=True, kw_only=True):
    """Somebody has a role; a device or an account acts for a player."""

    who: Name
    role: Role
    person: Name = ""
    """The player for whom it acts."""
    table: Table = 0
    """Of a scorekeeper: the only table whose sheets he keeps; 0 for all, and for whatever else is to be written."""


class Dismiss(Act, frozen=True, kw_only=True):
    who: Name
    role: Role


class Invite(Act, frozen=True, kw_only=True):
    """A link or a code on paper gives a role, once; only its hash is known here."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]
    role: Role
    person: Name = ""
    """The player for whom its holder acts."""
    table: Table = 0
    """Of a scorekeeper, his table."""


class Accept(Act, frozen=True, kw_only=True):
    """Whoever has the link takes the role that it gives."""

    link: Annotated[str, Meta(max_length=64)] = ""
    """The token in it. Nobody but whoever has the link knows it, and it is never written down."""
    token: Annotated[str, Meta(max_length=64)] = ""
    """Its hash, as the log has it; made from `link`, whatever somebody says it is."""


class Finish(Act, frozen=True, kw_only=True):
    """The event is over."""

    ends: ClassVar[bool] = True
    anyway: bool = False
    """Though something is still open: rounds, a tie, money."""


class ReleaseStandings(Act, frozen=True, kw_only=True):
    """Players and onlookers may see the standings after so many rounds; 0 hides them."""

    through: int


class Undo(Act, frozen=True, kw_only=True):
    """What the desk did last is taken back. Both stay in the log."""

    reason: Text = ""
