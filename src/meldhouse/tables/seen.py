"""The form of all that one viewer of a table may know. Nothing else ever leaves the house."""

from __future__ import annotations

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
    """Empty where nobody has one: then the chair is called by its seat."""
    kind: str
    """``empty``, ``person`` or ``bot``."""
    level: str
    away: bool
    here: bool
    """Whether he is connected now."""
    host: bool
    joined: bool = False
    """Whether somebody took the chair over in this hand."""


class NewcomerSeen(msgspec.Struct, frozen=True):
    """Somebody who waits for a bot's chair."""

    seat: Seat
    name: str
    agreed: bool
    """The host wants them from the next hand on, and is not asked any more."""
    may_now: bool
    """Whether the host may let them in at once: they have seen no other hand of this deal."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    unit: str
    rows: tuple[SheetRow, ...]
    totals: dict[Seat, int]
    sides: dict[Side, int]
    games: dict[Side, int]
    """Games won in this match; empty where there is only one."""
    is_decided: bool = False
    """Whether the match, or the only game of it, is won."""
    ending: Message | None = None
    """Why it is over."""
    counted: Message | None = None
    """Which of its hands counted, once it is over."""
    clause: str | None = None
    winner: Side | None = None


class Scored(msgspec.Struct, frozen=True):
    """A line of what the hand brought."""

    seats: tuple[Seat, ...]
    points: int
    reason: Message
    clause: str | None
    unit: str


class Readying(msgspec.Struct, frozen=True):
    """How far it is that bots can think."""

    percent: int | None = None
    """Where that takes a minute or two, which it does once on a machine; else it takes seconds."""


class RulingSeen(msgspec.Struct, frozen=True):
    """A ruling as everybody hears it."""

    what: Message
    says: Message
    clause: str | None
    by: tuple[Seat, ...] = ()
    """Whom it is about."""
    pieces: tuple[Piece, ...] = ()
    """And with which of their pieces."""


def ruling_seen(given: Given) -> RulingSeen:
    ruling = given.ruling
    return RulingSeen(ruling.what, ruling.says, ruling.clause, given.by, given.pieces)


class DisputeSeen(msgspec.Struct, frozen=True):
    """Where a dispute stands that stops the play."""

    stage: str
    due: str
    """The official who is called next."""
    person: str
    """Who is deciding it."""
    ruling: str
    """What he has decided, while it may still be appealed."""


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """How far the next deal is, and what binds the one on the table (docs/fair-deals.md)."""

    attempt: int = 1
    """Of the next deal."""
    earlier: tuple[Earlier, ...] = ()
    """What was given up of it."""
    ready: tuple[Seat, ...] = ()
    """Who has committed to a number for it."""
    sheet: str = ""
    """What was sealed, while numbers are waited for."""
    opened: tuple[Seat, ...] = ()
    now: str = ""
    """The sheet of the deal that is on the table."""
    deals: int = 0
    """How often the hand on the table was dealt."""
    proof: Proof | None = None
    """The whole proof of the last hand that stands on the score sheet."""


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The table for one chair; `seat` None is for all who watch. Who sees what of it is told in `tables.sights`."""

    seat: Seat | None
    stage: str
    title: str
    book: str
    game: str
    """What the hands that are added up are: a ``game`` or a ``round``."""
    refereed: bool
    watched: bool
    """Whether those who have no chair may look on."""
    clock: int
    home: str
    """The page from which the table was opened, where that was not the lobby."""
    chairs: dict[Seat, ChairSeen]
    newcomers: tuple[NewcomerSeen, ...]
    number: int
    """Of the hand, at this table."""
    hand: View | None
    needed: int | None
    """What the bidding side must take in play, once meld is counted; everybody at the table can work it out."""
    taken: dict[Side, int] | None
    """What the tricks have brought each side so far; None where that is for everybody to keep in mind himself."""
    led: str | None
    """The suit that was led to the trick on the table; None where it would tell a trump that everybody keeps in mind
    himself, and at a refereed table, where nobody is helped."""
    winning: Seat | None
    """Who would win the trick as it lies there; None where `led` is."""
    last: SeenTrick | None
    """The trick that was just won, until the next card is led."""
    to_call: int
    """The last trick that a renege can be called in; 0 before the first, and where nothing is called."""
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
    """While the bots are being made ready, which takes its time when a house has just opened."""


encoder = msgspec.json.Encoder(enc_hook=spell_piece)
