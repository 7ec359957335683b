"""The form of everything one viewer of a table may know. Nothing else ever leaves the server."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.game import Seat, Side, View
from meldhouse.game.events import spell_piece
from meldhouse.game.fairness import Earlier, Proof
from meldhouse.game.sheets import SheetRow
from meldhouse.game.views import SeenTrick
from meldhouse.messages import Message
from meldhouse.pieces import Piece
from meldhouse.referee.bench import Given
from meldhouse.tables.offers import Offers


class ChairSeen(msgspec.Struct, frozen=True):
    name: str
    """Empty if there is none: then the chair is called by its seat."""
    kind: str
    """``empty``, ``person`` or ``bot``."""
    level: str
    away: bool
    here: bool
    """Whether they are connected now."""
    host: bool
    joined: bool = False
    """Whether the chair changed hands in this hand."""


class NewcomerSeen(msgspec.Struct, frozen=True):
    """A person who waits for a bot's chair."""

    seat: Seat
    name: str
    agreed: bool
    """The host wants them from the next hand on, and is not asked again."""
    may_now: bool
    """Whether the host may let them in at once: they have seen no other hand of this deal."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    unit: str
    rows: tuple[SheetRow, ...]
    totals: dict[Seat, int]
    sides: dict[Side, int]
    games: dict[Side, int]
    """Games won in this match; empty if there is only one."""
    is_decided: bool = False
    """Whether the match, or its only game, is won."""
    ending: Message | None = None
    """Why it is over."""
    counted: Message | None = None
    """Which of its hands counted, once it is over."""
    clause: str | None = None
    winner: Side | None = None


class Scored(msgspec.Struct, frozen=True):
    """A line of what the hand scored."""

    seats: tuple[Seat, ...]
    points: int
    reason: Message
    clause: str | None
    unit: str


class Readying(msgspec.Struct, frozen=True):
    """How far the bots are from being ready."""

    percent: int | None = None
    """Set if that takes a minute or two, as it does once on each machine; otherwise it takes seconds."""


class RulingSeen(msgspec.Struct, frozen=True):
    """A ruling as everybody hears it."""

    what: Message
    says: Message
    clause: str | None
    by: tuple[Seat, ...] = ()
    """The players it is about."""
    pieces: tuple[Piece, ...] = ()
    """And which of their pieces."""


def ruling_seen(given: Given) -> RulingSeen:
    ruling = given.ruling
    return RulingSeen(ruling.what, ruling.says, ruling.clause, given.by, given.pieces)


class DisputeSeen(msgspec.Struct, frozen=True):
    """A dispute that stops the play, and how far it is."""

    stage: str
    due: str
    """The official to be called next."""
    person: str
    """Who is deciding it."""
    ruling: str
    """Their decision, while it may still be appealed."""


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """How far the next deal is, and what binds the current one (docs/fair-deals.md)."""

    attempt: int = 1
    """Of the next deal."""
    earlier: tuple[Earlier, ...] = ()
    """Attempts at it that were dropped."""
    ready: tuple[Seat, ...] = ()
    """Who has committed to a number for it."""
    sheet: str = ""
    """The sealed sheet, while numbers are missing."""
    opened: tuple[Seat, ...] = ()
    now: str = ""
    """The sheet of the current deal."""
    deals: int = 0
    """How often the current hand was dealt."""
    proof: Proof | None = None
    """The whole proof of the last hand on the score sheet."""


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The table for one chair, or for all spectators (`seat` None). `tables.sights` decides who sees what."""

    seat: Seat | None
    stage: str
    title: Message
    book: str
    game: str
    """What the scored hands add up to: a ``game`` or a ``round``."""
    refereed: bool
    watched: bool
    """Whether people without a chair may watch."""
    clock: int
    home: str
    """The page the table was opened from, if not the lobby."""
    chairs: dict[Seat, ChairSeen]
    newcomers: tuple[NewcomerSeen, ...]
    number: int
    """The number of the hand at this table."""
    hand: View | None
    needed: int | None
    """What the bidding side must take in play, once meld is counted; everybody at the table can work it out."""
    taken: dict[Side, int] | None
    """What the tricks have brought each side so far; None if players must remember that themselves."""
    led: str | None
    """The suit led to the current trick. None if it would reveal a trump that players must remember, and at a refereed
    table, where nobody is helped."""
    winning: Seat | None
    """Who is winning the current trick; None whenever `led` is."""
    last: SeenTrick | None
    """The trick just won, until the next card is led."""
    to_call: int
    """The last trick in which a renege can be called; 0 before the first, and where none can be called."""
    may: Offers | None
    keep: bool
    """Whether this seat could throw its hand in and has not said that it keeps it."""
    score: Score | None
    result: tuple[Scored, ...]
    is_scored: bool
    fair: Fair
    said: tuple[tuple[Seat, str], ...]
    """Who said which of `PHRASES`."""
    rulings: tuple[RulingSeen, ...]
    dispute: DisputeSeen | None
    readying: Readying | None
    """Set while the bots are getting ready, which takes a while when a server has just started."""


encoder = msgspec.json.Encoder(enc_hook=spell_piece)


class Due(NamedTuple):
    """The time limit of the current decision, in seconds of the room's clock."""

    seats: tuple[Seat, ...]
    at: float
