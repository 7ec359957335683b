"""The events the house adds to the log as consequences of actions, and the log as bytes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meldhouse.game import actions as act
from meldhouse.game.actions import Action, Event
from meldhouse.game.seats import Seat
from meldhouse.messages import Message
from meldhouse.pieces import Piece, parse_piece

How = Literal[
    "played", "stopped", "claimed", "awarded", "conceded", "board-set", "no-board", "no-marriage", "silenced",
    "renege", "forfeited", "void", "misdealt", "broken-off", "passed-out",
]  # fmt: skip
"""How a hand ended. ``claimed``: the rest was laid down, rightly or wrongly. ``awarded``: all that was left went to the
side that had every trick. ``renege`` and ``forfeited`` (a lay-down that lost the hand) end it at once; a ``void`` hand
is struck out; a ``misdealt`` one cost its dealer the deal; a ``broken-off`` one was ended by a referee before there was
a bid and trump to score."""


AnyAction = (
    act.StepAway | act.Return | act.Shuffle | act.AskReshuffle | act.Cut | act.DeclineCut | act.Deal | act.Draw
    | act.CountHand | act.SetUp | act.CallRedeal | act.DeclareReady | act.Bid | act.Pass | act.NameTrump
    | act.Confirm | act.PassPieces | act.TurnKitty | act.Discard | act.TellTrumps | act.ShowMeld | act.StartPlay
    | act.Concede | act.Play | act.Gather | act.AskToSee | act.Stack | act.TurnStack | act.StopPlay | act.Claim
    | act.AnswerClaim | act.AskTrump | act.Expose | act.Touch | act.CallLead | act.Correct | act.CallRenege | act.Agree
    | act.Misdeal | act.Peek
)  # fmt: skip


class Dealt(Event, frozen=True):
    """Everybody has a hand."""

    hands: dict[Seat, tuple[Piece, ...]]
    kitty: tuple[Piece, ...] = ()


class ThrownIn(Event, frozen=True):
    """The deal is void; the same dealer deals again."""

    code: str


class Won(Event, frozen=True):
    """The auction is over. `dropped`: nobody bid, so the dealer was given the bid."""

    seat: Seat
    amount: int
    dropped: bool = False


class Exchanged(Event, frozen=True):
    """The passed pieces change hands."""

    passed: dict[Seat, tuple[Piece, ...]]


class KittyTurned(Event, frozen=True):
    pieces: tuple[Piece, ...]


class HandsShown(Event, frozen=True):
    """These hands were laid open, so all their meld counts."""

    hands: dict[Seat, tuple[Piece, ...]]


class MeldCounted(Event, frozen=True):
    """Everybody has shown meld; these are the sides' totals."""

    points: dict[str, int]


class TrickWon(Event, frozen=True):
    seat: Seat
    points: int


class LeftOver(Event, frozen=True):
    """A player ran out of pieces; what the others still hold goes to the side that won the last full trick."""

    seat: Seat
    points: int


class Ended(Event, frozen=True):
    how: How
    by: Seat | None = None
    """The player whose renege, lay-down or unproven call it was."""


# --- what a referee adds --------------------------------------------------------------------------------------------


class Irregular(Event, frozen=True):
    """An act everybody saw that the book forbids: only what hands did, without the effect it would normally have."""

    action: AnyAction
    kind: str


class Penalty(Event, frozen=True):
    """Points that the book takes or gives apart from the hand."""

    seats: tuple[Seat, ...]
    points: int
    clause: str
    reason: str


class Bound(Event, frozen=True):
    """`seat` must lead what the other side calls for, once."""

    seat: Seat


class PutRight(Event, frozen=True):
    """A piece in trick number `trick` is replaced; with `back`, everything played after it returns to the hands."""

    seat: Seat
    trick: int
    piece: Piece
    back: bool


class Pulled(Event, frozen=True):
    """Unseen pieces move from one hand to another, until both have the right number."""

    seat: Seat
    source: Seat
    pieces: tuple[Piece, ...]


class TakenBack(Event, frozen=True):
    """What `seat` played to trick number `trick`, and everything after it, returns to the hands; `seat` plays again."""

    seat: Seat
    trick: int


class Returned(Event, frozen=True):
    """A trick taken wrongly goes to the side that won it: the last one, and what was led from it is undone; or an
    earlier one, by its number, and what was played since stands."""

    seat: Seat
    trick: int = 0


Line = tuple[tuple[Seat, Piece], ...]
"""Who plays what, one after the other."""
Outcome = Literal["stands", "fails", "open"]
"""The result of a claim; an open one must be played out."""


class Settled(Event, frozen=True):
    """A claim was judged: `seat`'s side takes all that is left."""

    seat: Seat
    stands: bool
    points: int


class Judged(Event, frozen=True):
    """A claim was checked, with all hands open."""

    seat: Seat
    outcome: Outcome
    line: Line = ()
    """How the claim fails: what everybody plays from here on."""
    why: Message | None = None


class Spoiled(Event, frozen=True):
    """What this seat's side takes in play will count for nothing."""

    seat: Seat


class Stopped(Event, frozen=True):
    """Play waits until an official, or the table, decides this."""

    about: str


class Resumed(Event, frozen=True):
    """The question is decided, and play goes on."""

    reopened: bool = False
    """The renege that ended the hand was overturned; the hand is back where it was."""


class Helped(Event, frozen=True):
    """From now on `seat`'s partner may shuffle, cut and deal for that player."""

    seat: Seat


class Eased(Event, frozen=True):
    """From now on this clause does not apply to `seat`, for whom it is a hardship."""

    seat: Seat
    clause: str


AnyEvent = (
    AnyAction | act.Restrict | Dealt | ThrownIn | Won | Exchanged | KittyTurned | HandsShown | MeldCounted | TrickWon
    | LeftOver | Ended | Irregular | Penalty | Bound | PutRight | Pulled | TakenBack | Returned | Settled | Spoiled
    | Stopped | Resumed | Helped | Eased
)  # fmt: skip


def spell_piece(value: Any) -> str:
    """For encoders of messages that hold pieces."""
    if isinstance(value, Piece):
        return value.text
    raise TypeError(f"{type(value).__name__} cannot stand in an event.")


def read_piece(kind: type, value: Any) -> Any:
    """For decoders of messages that hold pieces."""
    if issubclass(kind, Piece) and isinstance(value, str):
        return parse_piece(value)
    raise TypeError(f"An event holds no {kind.__name__}.")


_encoder = msgspec.json.Encoder(enc_hook=spell_piece)
_events: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent, dec_hook=read_piece)
_actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction, dec_hook=read_piece)


def encode(event: Event) -> bytes:
    """One event as a line of JSON.

    >>> encode(act.Bid("N", 52))
    b'{"event":"bid","seat":"N","amount":52}'
    """
    return _encoder.encode(event)


def decode_event(line: bytes | str) -> Event:
    return _events.decode(line)


def decode_action(line: bytes | str) -> Action:
    """Reads a player's action; an official's order is refused.

    >>> decode_action('{"event":"play","seat":"E","piece":"10h"}')
    Play(seat='E', piece=<TH>)
    """
    return _actions.decode(line)
