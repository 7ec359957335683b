"""What comes to a room, one thing after the other."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game import Action
from meldhouse.tables import requests as ask
from meldhouse.tables.asking import Person
from meldhouse.tables.viewers import Viewer


class Asking(NamedTuple):
    """Somebody asks for something."""

    viewer: Viewer
    request: ask.AnyRequest


class Decided(NamedTuple):
    """A bot, or the clock, has decided for a seat."""

    action: Action
    version: int


class Arrived(NamedTuple):
    viewer: Viewer
    since: int | None
    """The last message he has."""
    mark: str
    """And from where: messages are numbered anew for every chair, and whenever a table is brought back."""


class Shut(NamedTuple):
    """A window is closed, or its connection lost."""

    person: Person


class Gone(NamedTuple):
    """Somebody has not been back for a while."""

    person: Person


class Kept(NamedTuple):
    """Whoever could throw his hand in has let the time for it pass."""

    version: int


class Unopened(NamedTuple):
    """The time for opening numbers is over."""

    seal: str


class Again(NamedTuple):
    """Something could not be done because of the journal, and is to be tried again."""


class Readied(NamedTuple):
    """The bots are being made ready, and it may be further on than when it was last told."""


Item = Asking | Decided | Arrived | Shut | Gone | Kept | Unopened | Again | Readied
