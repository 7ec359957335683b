"""What acts bring about."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import Seat, Side
from meldhouse.messages import Message
from meldhouse.rulebooks.running import Bye
from meldhouse.tournament.entrants import Status
from meldhouse.tournament.seating import Bracket, Round


def spelled(name: str) -> str:
    """The name of a class in the log.

    >>> spelled("ByeGiven")
    'bye-given'
    """
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", tag=spelled, omit_defaults=True):
    """Something that an act brought about."""


class Planned(Event, frozen=True, kw_only=True):
    """Plans the rounds that have not started, from the first of them on; with notes to read out."""

    first: int
    rounds: tuple[Round, ...]
    changes: tuple[Message, ...] = ()


class Drafted(Event, frozen=True, kw_only=True):
    """A round is seated, as a draft."""

    number: int
    seating: Round
    matches: dict[int, int] = {}
    """In a bracket, the match at each table."""
    playoff: int = 0
    tied: tuple[str, ...] = ()
    """Those who play the place off; the others only fill the tables."""
    division: str = ""
    """Set if it is a place in a division."""


class Undrafted(Event, frozen=True, kw_only=True):
    """A draft is no longer valid."""

    number: int


class BracketDrawn(Event, frozen=True, kw_only=True):
    bracket: Bracket


class MatchWon(Event, frozen=True, kw_only=True):
    match: int
    winner: str
    forfeit: bool = False


class Seated(Event, frozen=True, kw_only=True):
    """Who sits where in a round that starts; later changes do not touch it."""

    number: int
    tables: dict[int, dict[Seat, str]]
    decided: bool = True
    """Whether it matters who wins a table: if so, one more hand decides a draw, where the form has that."""


class Became(Event, frozen=True, kw_only=True):
    """The new status of an entrant."""

    entrant: str
    status: Status
    was: Status


class Removed(Event, frozen=True, kw_only=True):
    """An entry no longer counts; its number is not given again."""

    entrant: str


class Penalized(Event, frozen=True, kw_only=True):
    """Points a person loses, or that others get for it; once for both if two are named."""

    people: tuple[str, ...]
    round: int
    points: int
    reason: Message
    clause: str = ""
    table: int = 0
    hand: int = 0
    kind: str = ""
    line: int = 0
    """The line of the sheet it counts on, if a game is played to a target; otherwise the ledger has it."""
    offender: str = ""
    """The offender; named only once if several people lose or get something for it."""
    call: int = 0
    """The call whose ruling gave it."""


class Locked(Event, frozen=True, kw_only=True):
    """Both sides have signed the same figures."""

    round: int
    table: int
    digest: str


class Forfeited(Event, frozen=True, kw_only=True):
    """A table has ended in favor of those present; its sheet is in without signatures."""

    round: int
    table: int
    side: Side
    reason: Message
    clause: str = ""
    points: int = 0
    """What the others get for it."""
    average: bool = False
    """They get what fills up to the average of the round, when it is closed."""


class Unlocked(Event, frozen=True, kw_only=True):
    """A correction left hands to be played."""

    round: int
    table: int


class ByeGiven(Event, frozen=True, kw_only=True):
    entrant: str
    round: int
    points: int
    worth: Bye
    clause: str = ""


What = Literal["name", "household", "club", "division", "player", "seating", "setting", "hand", "hands", "result"]


class Changed(Event, frozen=True, kw_only=True):
    """The old and the new value."""

    what: What
    of: str = ""
    """Whose, or which, if the act does not say it."""
    before: str
    after: str


class Undone(Event, frozen=True, kw_only=True):
    """That step of the log no longer counts."""

    step: int
    used_up: bool = False
    """It used up a number: entrants who came later keep theirs, so nobody else gets that one."""


AnyEvent = (
    Planned | Drafted | Undrafted | BracketDrawn | MatchWon | Seated | Became | Removed | Penalized | Locked
    | Forfeited | Unlocked | ByeGiven | Changed | Undone
)  # fmt: skip
