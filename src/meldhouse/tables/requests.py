"""What the people at a table can ask for. A request changes nothing until the table agrees."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from meldhouse.game import Refusal, Seat
from meldhouse.game.events import AnyAction, read_piece
from meldhouse.referee.disputes.disputes import AnyDisputeEvent
from meldhouse.tables.refusals import denied

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+\Z")]
Number = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""Ends without `$`, which would allow a line feed at the end."""
Phrase = Literal["hello", "luck", "thanks", "played", "sorry", "moment", "back", "good-game", "goodbye"]
"""All that can be said at a table, and only between hands: the clubs want no talk during play."""
PHRASES: tuple[Phrase, ...] = get_args(Phrase)


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="ask", tag=str.lower):
    id: Id
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    """The version of the table that the sender saw."""


class Act(Request, frozen=True):
    """Do something in the hand."""

    action: AnyAction


class TakeBack(Request, frozen=True):
    """Take back your last decision in this hand, with everything that followed."""


class Sit(Request, frozen=True):
    seat: Seat


class Admit(Request, frozen=True):
    """The host decides when a person may take a bot's chair they asked for during a hand."""

    seat: Seat
    when: Literal["now", "next", "no"]


class Stand(Request, frozen=True):
    """Give up your chair: for good between games, or to a bot during one; or stop waiting for a chair."""


class Bot(Request, frozen=True):
    """Let a bot sit there."""

    seat: Seat
    level: Annotated[str, msgspec.Meta(max_length=20)]


class Clear(Request, frozen=True):
    """Take a bot from its chair."""

    seat: Seat


class Start(Request, frozen=True):
    """Begin a game; bots take the empty chairs."""


class Ready(Request, frozen=True):
    """Commit to a number for this deal."""

    hand: Annotated[int, msgspec.Meta(ge=1, le=2**53)]
    attempt: Annotated[int, msgspec.Meta(ge=1, le=2**53)]
    commitment: Number


class Open(Request, frozen=True):
    """Show the number you committed to, now that this seal binds everything else."""

    seal: Number
    number: Number


class Lost(Request, frozen=True):
    """This window does not know the number the seal waits for."""

    seal: Number


class Keep(Request, frozen=True):
    """Keep the hand you could throw in."""


class Say(Request, frozen=True):
    phrase: Phrase


class Hear(Request, frozen=True):
    """Call the referee, or decide as the referee."""

    event: AnyDisputeEvent


class Ease(Request, frozen=True):
    """As the official here, ease a rule for a player to whom it is a hardship."""

    seat: Seat
    clause: Annotated[str, msgspec.Meta(max_length=40)]
    why: Annotated[str, msgspec.Meta(max_length=200)]


class Close(Request, frozen=True):
    """End the table."""


class Hint(Request, frozen=True):
    """What would an expert do?"""


class Look(Request, frozen=True):
    """Send everything again."""


AnyRequest = (
    Act | TakeBack | Sit | Admit | Stand | Bot | Clear | Start | Ready | Open | Lost | Keep
    | Say | Hear | Ease | Close | Hint | Look
)  # fmt: skip
_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest, dec_hook=read_piece)
LONGEST = 8 * 1024
"""Bytes of a request; no real one needs more."""
LARGEST = 1_000_000
"""No number in any game is larger; carrying larger ones around would be a waste."""


class TooMuch(ValueError):
    """A request larger than any needs to be."""


UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""What `read_request` raises if it cannot read one."""


def read_request(message: str | bytes) -> AnyRequest:
    """Raises one of `UNREADABLE` if it is not a request; `why_unreadable` says why in a sentence.

    >>> read_request('{"ask":"act","id":"k1","at":7,"action":{"event":"play","seat":"E","piece":"10h"}}').action
    Play(seat='E', piece=<TH>)
    """
    if len(message) > LONGEST:
        raise TooMuch(f"length {len(message)}; most: {LONGEST}")
    request = _decoder.decode(message)
    if isinstance(request, Act):
        _check_numbers(request.action)
    elif isinstance(request, Hear):
        _check_numbers(request.event)
    return request


def why_unreadable(problem: Exception) -> Refusal:
    """The answer to its sender.

    >>> try:
    ...     read_request('{"ask":"sit","id":"k1","seat":"Q"}')
    ... except UNREADABLE as problem:
    ...     why_unreadable(problem).message.args["why"]
    "invalid enum value 'Q' - at `$.seat`"
    """
    why = "nesting" if isinstance(problem, RecursionError) else " ".join(str(problem).split())
    why = f"{why[:1].lower()}{why[1:]}"[:200].rstrip(". ")
    return denied("unreadable", why=why).refusal


def _check_numbers(said: msgspec.Struct) -> None:
    for name in said.__struct_fields__:
        value = getattr(said, name)
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int) and abs(number) > LARGEST:
                raise TooMuch(f"{name}: {number}")
