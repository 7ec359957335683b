"""What comes to a room, one item at a time."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game import Action
from meldhouse.tables import requests as ask
from meldhouse.tables.asking import Person
from meldhouse.tables.room.viewers import Viewer


class Asking(NamedTuple):
    """A person asks for something."""

    viewer: Viewer
    request: ask.AnyRequest


class Decided(NamedTuple):
    """A bot, or the clock, has decided for a seat."""

    action: Action
    version: int


class Arrived(NamedTuple):
    viewer: Viewer
    since: int | None
    """The last message this viewer has."""
    mark: str
    """And which room it came from: numbering starts over for every chair, and whenever a table is loaded again."""


class Shut(NamedTuple):
    """A window is closed, or its connection lost."""

    person: Person


class Gone(NamedTuple):
    """A person has not been back for a while."""

    person: Person


class Kept(NamedTuple):
    """The time for throwing a hand in is over."""

    version: int


class Unopened(NamedTuple):
    """The time for opening numbers is over."""

    seal: str


class Again(NamedTuple):
    """Try again something that failed because of the journal."""


class Readied(NamedTuple):
    """The bots are getting ready, and may have made progress since the last report."""


Item = Asking | Decided | Arrived | Shut | Gone | Kept | Unopened | Again | Readied
