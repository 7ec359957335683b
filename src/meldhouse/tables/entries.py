"""What stands in the stream of a table. A table is the fold of these, and of nothing else."""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat
from meldhouse.game.events import AnyAction, read_piece, spell_piece
from meldhouse.game.fairness import Why
from meldhouse.referee.claims import Verdict
from meldhouse.referee.disputes import AnyDisputeEvent
from meldhouse.tables.terms import Terms


def _spelled(name: str) -> str:
    return name.lower()


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=_spelled, omit_defaults=True):
    """Something that happened at a table, beside or in a hand."""


class Opened(Entry, frozen=True):
    terms: Terms
    host: str


class Sat(Entry, frozen=True):
    seat: Seat
    person: str
    name: str
    browser: str = ""
    """A mark of the browser, by which the same eyes are known under another name (`Table.hands_seen`)."""


class Wished(Entry, frozen=True):
    """Somebody wants a bot's chair in the middle of a hand. They have it from the next one on; the host may let them in
    at once, which is a `Sat`, or not at all."""

    seat: Seat
    person: str
    name: str
    browser: str = ""


class Deferred(Entry, frozen=True):
    """The host agrees that they come with the next hand."""

    seat: Seat


class Unwished(Entry, frozen=True):
    """They do not wait for that chair any more."""

    seat: Seat
    refused: bool = False
    """It was the host who said no."""


class Known(Entry, frozen=True):
    """Somebody who has a part in this hand (`Table.has_part`) looks from a browser that was not known yet."""

    person: str
    browser: str


class Renamed(Entry, frozen=True):
    """Somebody who sits here is called otherwise now."""

    seat: Seat
    name: str


class Left(Entry, frozen=True):
    """The chair is empty again."""

    seat: Seat


class BotSat(Entry, frozen=True):
    seat: Seat
    level: str


class Away(Entry, frozen=True):
    """A bot plays for whoever sits here."""

    seat: Seat


class Back(Entry, frozen=True):
    seat: Seat


class Begun(Entry, frozen=True):
    """A game begins, or the next one of a match."""

    scorekeeper: Seat


class Committed(Entry, frozen=True):
    """A player is ready for the next hand, and bound to a number that nobody else knows yet."""

    seat: Seat
    commitment: str


class Sealed(Entry, frozen=True):
    """Everybody is ready: the last hand is final, and the next deal is bound. The seed is shown after the hand."""

    sheet: str
    seed: str


class Revealed(Entry, frozen=True):
    """A player has opened the number."""

    seat: Seat
    number: str


class StartedOver(Entry, frozen=True):
    """What was sealed is not dealt; everybody commits anew."""

    why: Why
    seats: tuple[Seat, ...]


class Shuffled(Entry, frozen=True):
    """Every number is open: the next hand begins."""


class Scored(Entry, frozen=True):
    """The hand stands on the sheet for good; said where that ends the game."""


class Acted(Entry, frozen=True):
    """Somebody did something in the hand. Its consequences follow; `traces` is a short sum of them, to be sure."""

    action: AnyAction
    traces: str
    verdict: Verdict | None = None
    """What the solver said of a lay-down."""


class Heard(Entry, frozen=True):
    """Something in a dispute: raised, called, decided."""

    event: AnyDisputeEvent


class Allowed(Entry, frozen=True):
    """A rule is eased for whoever sits there, from now on at this table."""

    seat: Seat
    clause: str
    by: str
    why: str


class Said(Entry, frozen=True):
    seat: Seat
    phrase: str


class Closed(Entry, frozen=True):
    pass


AnyEntry = (
    Opened | Sat | Wished | Deferred | Unwished | Known | Renamed | Left | BotSat | Away | Back | Begun | Committed
    | Sealed | Revealed | StartedOver | Shuffled | Scored | Acted | Heard | Allowed | Said | Closed
)  # fmt: skip


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that one request brought about; one version of the table."""

    entries: tuple[AnyEntry, ...]
    by: str = ""
    """The person who asked for it; nobody where the house did it."""
    id: str = ""
    """The id that the request carried, so that it is not done twice."""
    at: int = 0
    """When, in milliseconds since 1970. It stands here because what happens may hang on it: it must come out again."""


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
