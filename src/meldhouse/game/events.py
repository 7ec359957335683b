"""What the house adds to the log as the consequence of an action, and the log as bytes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meldhouse.game import actions as act
from meldhouse.game.actions import Action, Event
from meldhouse.game.seats import Seat
from meldhouse.pieces import Piece, parse_piece

How = Literal[
    "played", "stopped", "awarded", "conceded", "board-set", "no-board", "no-marriage", "silenced", "passed-out"
]
"""How a hand came to its end. ``awarded``: an official gave all that was left to the side that had every trick."""


class Dealt(Event, frozen=True):
    """Everybody has a hand."""

    hands: dict[Seat, tuple[Piece, ...]]
    kitty: tuple[Piece, ...] = ()


class ThrownIn(Event, frozen=True):
    """The deal is void; the same dealer deals again."""

    code: str


class Won(Event, frozen=True):
    """The auction is over. `dropped`: nobody bid and the dealer was given it."""

    seat: Seat
    amount: int
    dropped: bool = False


class Exchanged(Event, frozen=True):
    """The passed pieces change hands."""

    passed: dict[Seat, tuple[Piece, ...]]


class KittyTurned(Event, frozen=True):
    pieces: tuple[Piece, ...]


class HandsShown(Event, frozen=True):
    """These hands were laid open, and all their meld counts."""

    hands: dict[Seat, tuple[Piece, ...]]


class MeldCounted(Event, frozen=True):
    """All have shown; these are the totals of the sides."""

    points: dict[str, int]


class TrickWon(Event, frozen=True):
    seat: Seat
    points: int


class Ended(Event, frozen=True):
    how: How


AnyAction = (
    act.StepAway | act.Return | act.Shuffle | act.AskReshuffle | act.Cut | act.DeclineCut | act.Deal | act.Draw
    | act.CountHand | act.SetUp | act.CallRedeal | act.DeclareReady | act.Bid | act.Pass | act.NameTrump
    | act.Confirm | act.PassPieces | act.TurnKitty | act.Discard | act.ShowMeld | act.StartPlay | act.Concede | act.Play
    | act.Gather | act.AskToSee | act.Stack | act.TurnStack | act.StopPlay
)  # fmt: skip
AnyEvent = (
    AnyAction
    | act.Restrict
    | Dealt
    | ThrownIn
    | Won
    | Exchanged
    | KittyTurned
    | HandsShown
    | MeldCounted
    | TrickWon
    | Ended
)


def _spell(value: Any) -> str:
    if isinstance(value, Piece):
        return value.text
    raise TypeError(f"{type(value).__name__} cannot stand in an event.")


def _read(kind: type, value: Any) -> Any:
    if issubclass(kind, Piece) and isinstance(value, str):
        return parse_piece(value)
    raise TypeError(f"An event holds no {kind.__name__}.")


_encoder = msgspec.json.Encoder(enc_hook=_spell)
_events: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent, dec_hook=_read)
_actions: msgspec.json.Decoder[AnyAction] = msgspec.json.Decoder(AnyAction, dec_hook=_read)


def encode(event: Event) -> bytes:
    """One event as a line of JSON.

    >>> encode(act.Bid("N", 52))
    b'{"event":"bid","seat":"N","amount":52}'
    """
    return _encoder.encode(event)


def decode_event(line: bytes | str) -> Event:
    return _events.decode(line)


def decode_action(line: bytes | str) -> Action:
    """What a player does; an official's order does not come this way.

    >>> decode_action('{"event":"play","seat":"E","piece":"10h"}')
    Play(seat='E', piece=<TH>)
    """
    return _actions.decode(line)
