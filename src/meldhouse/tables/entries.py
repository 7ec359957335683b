"""The entries in a table's stream. A table is the fold of these, and of nothing else."""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat, SetUp
from meldhouse.game.events import AnyAction, read_piece, spell_piece
from meldhouse.game.fairness import Why
from meldhouse.referee.claims import Verdict
from meldhouse.referee.disputes.disputes import AnyDisputeEvent
from meldhouse.tables.terms import Terms


def _spelled(name: str) -> str:
    return name.lower()


class TableEntry(msgspec.Struct, frozen=True, tag_field="entry", tag=_spelled, omit_defaults=True):
    """Something that happened at a table, in a hand or outside it."""


class Opened(TableEntry, frozen=True):
    terms: Terms
    host: str


class Sat(TableEntry, frozen=True):
    seat: Seat
    person: str
    name: str
    browser: str = ""
    """A mark of the browser: recognizes the same viewer under another name (`Table.hands_seen`)."""


class Wished(TableEntry, frozen=True):
    """A person asks for a bot's chair during a hand. They get it with the next hand; the host may let them in at once
    (a `Sat`) or refuse."""

    seat: Seat
    person: str
    name: str
    browser: str = ""


class Deferred(TableEntry, frozen=True):
    """The host agrees that they come in with the next hand."""

    seat: Seat


class Unwished(TableEntry, frozen=True):
    """They no longer wait for that chair."""

    seat: Seat
    refused: bool = False
    """The host said no."""


class Known(TableEntry, frozen=True):
    """A person with a part in this hand (`Table.has_part`) looks from a browser that was not known yet."""

    person: str
    browser: str


class Renamed(TableEntry, frozen=True):
    """The name of a seated player has changed."""

    seat: Seat
    name: str


class Left(TableEntry, frozen=True):
    """The chair is empty again."""

    seat: Seat


class BotSat(TableEntry, frozen=True):
    seat: Seat
    level: str


class Away(TableEntry, frozen=True):
    """A bot plays for the person in this chair."""

    seat: Seat


class Back(TableEntry, frozen=True):
    seat: Seat


class Begun(TableEntry, frozen=True):
    """A game begins, or the next one of a match."""

    scorekeeper: Seat


class Committed(TableEntry, frozen=True):
    """A player is ready for the next hand, and bound to a number that nobody else knows yet."""

    seat: Seat
    commitment: str


class Sealed(TableEntry, frozen=True):
    """Everybody is ready: the last hand is final, and the next deal is fixed. The seed is shown after the hand."""

    sheet: str
    seed: str


class Revealed(TableEntry, frozen=True):
    """A player has opened their number."""

    seat: Seat
    number: str


class StartedOver(TableEntry, frozen=True):
    """The sealed deal is dropped; everybody commits again."""

    why: Why
    seats: tuple[Seat, ...]


class Shuffled(TableEntry, frozen=True):
    """Every number is open: the next hand begins."""


class Scored(TableEntry, frozen=True):
    """The hand is final on the score sheet; written where that ends the game."""


class Acted(TableEntry, frozen=True):
    """A player did something in the hand. Its consequences follow; `traces` is a checksum of them."""

    action: AnyAction
    traces: str
    verdict: Verdict | None = None
    """The solver's verdict on a claim of the rest."""


class TakenBack(TableEntry, frozen=True):
    """A player took back their last decision, with everything after it: the hand keeps its first `length` events."""

    seat: Seat
    length: int


class Rearranged(TableEntry, frozen=True):
    """A player stood their dominoes up another way after others had called; those calls stay."""

    action: SetUp


class TakenUp(TableEntry, frozen=True):
    """The evening in a record goes on here, with the hand that was left."""

    record: str


class Heard(TableEntry, frozen=True):
    """Something in a dispute: a call, a question or a decision."""

    event: AnyDisputeEvent


class Allowed(TableEntry, frozen=True):
    """From now on, a rule is eased for the player in this seat at this table."""

    seat: Seat
    clause: str
    by: str
    why: str


class Said(TableEntry, frozen=True):
    seat: Seat
    phrase: str


class Closed(TableEntry, frozen=True):
    pass


AnyEntry = (
    Opened | Sat | Wished | Deferred | Unwished | Known | Renamed | Left | BotSat | Away | Back | Begun | Committed
    | Sealed | Revealed | StartedOver | Shuffled | Scored | Acted | TakenBack | Rearranged | TakenUp | Heard | Allowed
    | Said | Closed
)  # fmt: skip


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that one request brought about: one version of the table."""

    entries: tuple[AnyEntry, ...]
    by: str = ""
    """The person who asked; empty if the program did it."""
    id: str = ""
    """The id of the request, so that it is not done twice."""
    at: int = 0
    """When, in milliseconds since 1970. Stored because results may depend on it, and a replay must give the same
    ones."""


_encoder = msgspec.json.Encoder(enc_hook=spell_piece)
_decoder: msgspec.json.Decoder[Step] = msgspec.json.Decoder(Step, dec_hook=read_piece)


def write_step(step: Step) -> bytes:
    """
    >>> write_step(Step((Away("N"),)))
    b'{"entries":[{"entry":"away","seat":"N"}]}'
    """
    return _encoder.encode(step)


def read_step(body: bytes) -> Step:
    return _decoder.decode(body)
