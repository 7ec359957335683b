"""The event itself: opened, changed, staffed, finished."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from meldhouse.tournament.acts.base import Act, Name, Role, Text
from meldhouse.tournament.forms import Form

Table = Annotated[int, Meta(ge=0, le=10_000)]


class Open(Act, frozen=True, kw_only=True):
    """Make an event; whoever does so is its director."""

    book: Annotated[str, Meta(min_length=1, max_length=64 * 1024)]
    """The name of a rulebook, or the whole text of a club's own."""
    form: Form
    title: Name = ""
    seed: Name = ""
    """All draws follow from it."""


class Amend(Act, frozen=True, kw_only=True):
    """Change the settings from now on."""

    form: Form


class Appoint(Act, frozen=True, kw_only=True):
    """Give a person a role, or let a device or an account act for a player."""

    who: Name
    role: Role
    person: Name = ""
    """The player it acts for."""
    table: Table = 0
    """For a scorekeeper: the only table whose sheets they keep; 0 for all tables, and for everything else to be
    written."""


class Dismiss(Act, frozen=True, kw_only=True):
    who: Name
    role: Role


class Invite(Act, frozen=True, kw_only=True):
    """A link or a code on paper that gives a role, once; only its hash is known here."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]
    role: Role
    person: Name = ""
    """The player its holder acts for."""
    table: Table = 0
    """For a scorekeeper, their table."""


class Accept(Act, frozen=True, kw_only=True):
    """The holder of the link takes the role it gives."""

    link: Annotated[str, Meta(max_length=64)] = ""
    """The token in it: known only to the link's holder, and never written down."""
    token: Annotated[str, Meta(max_length=64)] = ""
    """Its hash, as the log has it; always made from `link`, whatever the sender says."""


class Finish(Act, frozen=True, kw_only=True):
    """The event is over."""

    ends: ClassVar[bool] = True
    anyway: bool = False
    """Even though something is still open: rounds, a tie, money."""


class ReleaseStandings(Act, frozen=True, kw_only=True):
    """Players and spectators may see the standings after this many rounds; 0 hides them."""

    through: int


class Undo(Act, frozen=True, kw_only=True):
    """Undo what the desk did last. Both stay in the log."""

    reason: Text = ""
