"""How each action is written in a record, and how what people write is read back."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from meldhouse.game import actions as act
from meldhouse.game.actions import Action
from meldhouse.game.seats import SEAT_NAMES, Seat
from meldhouse.pieces import NotationError, parse_pieces, write_pieces


class Verb(NamedTuple):
    """One way to say something: the pattern that reads it and the action it makes."""

    pattern: re.Pattern[str]
    make: Callable[[Seat, re.Match[str]], Action]


def _verb(pattern: str, make: Callable[[Seat, re.Match[str]], Action]) -> Verb:
    return Verb(re.compile(pattern, re.IGNORECASE), make)


_PIECES = r"(?P<pieces>\S.*?)"
VERBS: tuple[Verb, ...] = (
    _verb(r"plays? " + _PIECES, lambda seat, m: act.Play(seat, *parse_pieces(m["pieces"]))),
    _verb(r"bids? (?P<amount>\d{1,12})", lambda seat, m: act.Bid(seat, int(m["amount"]))),
    _verb(r"pass(?:es)?", lambda seat, m: act.Pass(seat)),
    _verb(r"names? (?P<trump>[\w-]+)", lambda seat, m: act.NameTrump(seat, trump_code(m["trump"]))),
    _verb(r"lays? trump (?P<trump>\w+)", lambda seat, m: act.NameTrump(seat, trump_code(m["trump"]), laid=True)),
    _verb(r"gives? " + _PIECES, lambda seat, m: act.PassPieces(seat, parse_pieces(m["pieces"]))),
    _verb(r"turns? the kitty", lambda seat, m: act.TurnKitty(seat)),
    _verb(
        r"discards? " + _PIECES + r"(?: with (?P<trumps>\d+) trumps?)?",
        lambda seat, m: act.Discard(seat, parse_pieces(m["pieces"]), int(m["trumps"] or 0)),
    ),
    _verb(
        r"shows? (?P<pieces>\S.*?)(?: saying (?P<said>-?\d{1,9}))?",
        lambda seat, m: act.ShowMeld(
            seat,
            () if m["pieces"].lower() == "nothing" else parse_pieces(m["pieces"]),
            int(m["said"]) if m["said"] else None,
        ),
    ),
    _verb(r"gathers?", lambda seat, m: act.Gather(seat)),
    _verb(r"confirms?", lambda seat, m: act.Confirm(seat)),
    _verb(r"starts? (?:the )?play", lambda seat, m: act.StartPlay(seat)),
    _verb(r"concedes?", lambda seat, m: act.Concede(seat)),
    _verb(r"asks? to see the last trick", lambda seat, m: act.AskToSee(seat)),
    _verb(r"stops? (?:the )?play", lambda seat, m: act.StopPlay(seat)),
    _verb(r"stacks? (?P<form>single|double)", lambda seat, m: act.Stack(seat, m["form"].lower())),  # type: ignore[arg-type]
    _verb(r"turns? the stack towards (?P<to>\w+)", lambda seat, m: act.TurnStack(seat, read_seat(m["to"]))),
    _verb(
        r"sets? up (?P<layout>\d{1,2}-\d{1,2}): " + _PIECES,
        lambda seat, m: act.SetUp(seat, m["layout"], parse_pieces(m["pieces"])),
    ),
    _verb(r"counts? (?P<count>\d{1,3})", lambda seat, m: act.CountHand(seat, int(m["count"]))),
    _verb(r"declares? ready", lambda seat, m: act.DeclareReady(seat)),
    _verb(r"throws? the hand in", lambda seat, m: act.CallRedeal(seat)),
    _verb(r"riffles?(?P<up> face up)?", lambda seat, m: act.Shuffle(seat, "riffle", bool(m["up"]))),
    _verb(r"washes(?P<up> face up)?", lambda seat, m: act.Shuffle(seat, "wash", bool(m["up"]))),
    _verb(r"pats?(?P<up> face up)?", lambda seat, m: act.Shuffle(seat, "pat", bool(m["up"]))),
    _verb(r"uses? the machine(?P<up> face up)?", lambda seat, m: act.Shuffle(seat, "machine", bool(m["up"]))),
    _verb(r"asks? for a reshuffle", lambda seat, m: act.AskReshuffle(seat)),
    _verb(
        r"cuts? leaving (?P<leaving>\d{1,3})(?P<up> face up)?",
        lambda seat, m: act.Cut(seat, int(m["leaving"]), bool(m["up"])),
    ),
    _verb(r"declines? the cut", lambda seat, m: act.DeclineCut(seat)),
    _verb(r"deals?(?P<packets>(?: \d{1,2})*)", lambda seat, m: act.Deal(seat, tuple(map(int, m["packets"].split())))),
    _verb(r"draws?", lambda seat, m: act.Draw(seat)),
    _verb(r"steps? away", lambda seat, m: act.StepAway(seat)),
    _verb(r"returns?", lambda seat, m: act.Return(seat)),
    _verb(r"is silenced", lambda seat, m: act.Restrict(seat, "silenced")),
    _verb(r"is frozen at (?P<amount>\d{1,6})", lambda seat, m: act.Restrict(seat, "frozen", int(m["amount"]))),
    _verb(r"is held to the next bid", lambda seat, m: act.Restrict(seat, "next-bid")),
)
_SEATS: dict[str, Seat] = {
    spelling.upper(): seat  # type: ignore[misc]
    for seat, name in SEAT_NAMES.items()
    for spelling in (seat, name)
}
_TRUMPS = {"SPADES": "S", "HEARTS": "H", "CLUBS": "C", "DIAMONDS": "D"}


class Unreadable(ValueError):
    """A line that says nothing a record can say; the message tells why."""


def read_seat(text: str) -> Seat:
    seat = _SEATS.get(text.strip().upper())
    if seat is None:
        raise Unreadable(f"“{text[:20]}” is not a seat: write N, E, S or W.")
    return seat


def trump_code(text: str) -> str:
    upper = text.upper()
    return _TRUMPS.get(upper, upper if upper in _TRUMPS.values() else text.lower())


def read_action(text: str) -> Action:
    """What a line of a record says.

    >>> read_action("North bids 52"), read_action("E plays 10h")
    (Bid(seat='N', amount=52), Play(seat='E', piece=<TH>))
    """
    who, _, said = " ".join(text.split()).partition(" ")
    seat = read_seat(who)
    for verb in VERBS:
        match = verb.pattern.fullmatch(said)
        if match is not None:
            try:
                return verb.make(seat, match)
            except NotationError as problem:
                raise Unreadable(str(problem)) from None
            except TypeError:
                raise Unreadable(f"“{said[:40]}” must name exactly one piece.") from None
    raise Unreadable(f"“{said[:40]}” is nothing a player does; see docs/records.md for the words.")


def write_action(action: Action) -> str:
    """The line for `action`."""
    return f"{action.seat} {_said(action)}"


def _said(action: Action) -> str:
    match action:
        case act.Play():
            return f"plays {action.piece}"
        case act.Bid():
            return f"bids {action.amount}"
        case act.NameTrump():
            return f"{'lays trump' if action.laid else 'names'} {action.trump}"
        case act.PassPieces():
            return f"gives {write_pieces(action.pieces)}"
        case act.Discard():
            trumps = f" with {action.trumps} trump{'s' if action.trumps != 1 else ''}" if action.trumps else ""
            return f"discards {write_pieces(action.pieces)}{trumps}"
        case act.ShowMeld():
            said = "" if action.announced is None else f" saying {action.announced}"
            return f"shows {write_pieces(action.pieces) or 'nothing'}{said}"
        case act.Stack():
            return f"stacks {action.form}"
        case act.TurnStack():
            return f"turns the stack towards {action.towards}"
        case act.SetUp():
            return f"sets up {action.layout}: {write_pieces(action.tiles)}"
        case act.CountHand():
            return f"counts {action.count}"
        case act.Shuffle():
            verb = {"riffle": "riffles", "wash": "washes", "pat": "pats", "machine": "uses the machine"}[action.how]
            return verb + (" face up" if action.face_up else "")
        case act.Cut():
            return f"cuts leaving {action.leaving}" + (" face up" if action.face_up else "")
        case act.Deal():
            return " ".join(("deals", *map(str, action.packets)))
        case act.Restrict(how="frozen"):
            return f"is frozen at {action.amount}"
        case act.Restrict(how="silenced"):
            return "is silenced"
        case _:
            return _PLAIN[type(action)]


_PLAIN: dict[type[Action], str] = {
    act.Pass: "passes",
    act.TurnKitty: "turns the kitty",
    act.Gather: "gathers",
    act.Confirm: "confirms",
    act.StartPlay: "starts play",
    act.Concede: "concedes",
    act.AskToSee: "asks to see the last trick",
    act.StopPlay: "stops play",
    act.DeclareReady: "declares ready",
    act.CallRedeal: "throws the hand in",
    act.AskReshuffle: "asks for a reshuffle",
    act.DeclineCut: "declines the cut",
    act.Draw: "draws",
    act.StepAway: "steps away",
    act.Return: "returns",
    act.Restrict: "is held to the next bid",
}
