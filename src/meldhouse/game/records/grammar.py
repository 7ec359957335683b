"""The actions a line of a record can tell of: a pattern for each, and the action it makes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, get_args

import msgspec

from meldhouse.game import actions as act
from meldhouse.game.actions import Action, Event
from meldhouse.game.events import Judged, decode_event
from meldhouse.game.seats import SEAT_NAMES, Seat
from meldhouse.messages import FactError, Message, MessageError, Voice, fact, written
from meldhouse.pieces import NotationError, parse_pieces

_SEATS: dict[str, Seat] = {spelling.upper(): seat for seat, name in SEAT_NAMES.items() for spelling in (seat, name)}
_TRUMPS = {"SPADES": "S", "HEARTS": "H", "CLUBS": "C", "DIAMONDS": "D"}


class Unreadable(FactError, ValueError):
    """A line that a record cannot contain; the message says why."""


def read_seat(text: str) -> Seat:
    seat = _SEATS.get(text.strip().upper())
    if seat is None:
        raise Unreadable(fact("record-no-seat", text=text[:20]))
    return seat


def trump_code(text: str) -> str:
    upper = text.upper()
    return _TRUMPS.get(upper, upper if upper in _TRUMPS.values() else text.lower())


class Verb(NamedTuple):
    """One way to say something: the pattern that reads it and the action it makes."""

    pattern: re.Pattern[str]
    make: Callable[[Seat, re.Match[str]], Action]


def _verb(pattern: str, make: Callable[[Seat, re.Match[str]], Action]) -> Verb:
    return Verb(re.compile(pattern, re.IGNORECASE), make)


_PIECES = r"(?P<pieces>\S.*?)"
_SUIT = r"(?P<suit>[\w-]+)"
_OFFENCES = "|".join(get_args(act.Offence))
VERBS: tuple[Verb, ...] = (
    _verb(r"plays? " + _PIECES + " instead", lambda seat, m: act.Correct(seat, *parse_pieces(m["pieces"]))),
    _verb(r"plays? " + _PIECES, lambda seat, m: act.Play(seat, *parse_pieces(m["pieces"]))),
    _verb(r"bids? (?P<amount>\d{1,12})", lambda seat, m: act.Bid(seat, int(m["amount"]))),
    _verb(r"pass(?:es)?", lambda seat, m: act.Pass(seat)),
    _verb(r"names? (?P<trump>[\w-]+)", lambda seat, m: act.NameTrump(seat, trump_code(m["trump"]))),
    _verb(r"lays? trump (?P<trump>\w+)", lambda seat, m: act.NameTrump(seat, trump_code(m["trump"]), laid=True)),
    _verb(r"gives? " + _PIECES, lambda seat, m: act.PassPieces(seat, parse_pieces(m["pieces"]))),
    _verb(r"looks? at what was given", lambda seat, m: act.Peek(seat)),
    _verb(r"turns? the kitty", lambda seat, m: act.TurnKitty(seat)),
    _verb(
        r"discards? " + _PIECES + r"(?: with (?P<trumps>\d+) trumps?)?",
        lambda seat, m: act.Discard(seat, parse_pieces(m["pieces"]), int(m["trumps"] or 0)),
    ),
    _verb(r"tells? (?P<trumps>\d{1,2}) trumps?", lambda seat, m: act.TellTrumps(seat, int(m["trumps"]))),
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
    _verb(
        r"claims? the rest(?:, playing " + _PIECES + ")?",
        lambda seat, m: act.Claim(seat, parse_pieces(m["pieces"] or "")),
    ),
    _verb(r"accepts? the claim", lambda seat, m: act.AnswerClaim(seat, accept=True)),
    _verb(r"challenges? the claim", lambda seat, m: act.AnswerClaim(seat, accept=False)),
    _verb(r"asks? what is trump", lambda seat, m: act.AskTrump(seat)),
    _verb(r"asks? whether " + _SUIT + " is trump", lambda seat, m: act.AskTrump(seat, trump_code(m["suit"]))),
    _verb(
        r"exposes? " + _PIECES + "(?P<purposely> on purpose)?",
        lambda seat, m: act.Expose(seat, parse_pieces(m["pieces"]), bool(m["purposely"])),
    ),
    _verb(r"touch(?:es)? " + _PIECES, lambda seat, m: act.Touch(seat, *parse_pieces(m["pieces"]))),
    _verb(r"calls? for a lead of " + _SUIT, lambda seat, m: act.CallLead(seat, trump_code(m["suit"]))),
    _verb(
        rf"calls? a renege on (?P<who>\w+) in trick (?P<trick>\d{{1,3}}): (?P<offence>{_OFFENCES})",
        lambda seat, m: act.CallRenege(seat, read_seat(m["who"]), int(m["trick"]), m["offence"].lower()),  # type: ignore[arg-type]
    ),
    _verb(r"agrees?", lambda seat, m: act.Agree(seat, accept=True)),
    _verb(r"does not agree", lambda seat, m: act.Agree(seat, accept=False)),
    _verb(
        r"misdeals?:(?: short (?P<short>\w+))?(?: long (?P<long>\w+))?(?: by (?P<count>\d{1,3}))?"
        r"(?: exposing (?P<exposed>\d{1,3}))?",
        lambda seat, m: act.Misdeal(
            seat,
            read_seat(m["short"]) if m["short"] else None,
            read_seat(m["long"]) if m["long"] else None,
            int(m["count"] or 0),
            int(m["exposed"] or 0),
        ),
    ),
)
_CODED = re.compile(r"does\s+(?P<code>\{.*\})")


def read_action(text: str) -> Action:
    """The action in a line of a record.

    >>> read_action("North bids 52"), read_action("E plays 10h")
    (Bid(seat='N', amount=52), Play(seat='E', piece=<TH>))
    """
    who, _, said = text.strip().partition(" ")
    seat = read_seat(who)
    if coded := _CODED.fullmatch(said.strip()):
        action = read_code(coded["code"])
        if not isinstance(action, Action) or action.seat != seat:
            raise Unreadable(fact("record-not-theirs", text=said[:40], who=seat))
        return action
    said = " ".join(said.split())
    for verb in VERBS:
        match = verb.pattern.fullmatch(said)
        if match is not None:
            try:
                return verb.make(seat, match)
            except NotationError as problem:
                raise Unreadable(problem.message) from None
            except TypeError:
                raise Unreadable(fact("record-one-piece", text=said[:40])) from None
    raise Unreadable(fact("record-no-act", text=said[:40]))


def read_code(text: str) -> Event:
    """An event written as JSON."""
    try:
        event = decode_event(text)
    except (msgspec.DecodeError, NotationError, RecursionError) as problem:
        why = problem.message if isinstance(problem, NotationError) else written(str(problem))
        raise Unreadable(fact("record-no-event", text=text[:40], why=why)) from None
    if isinstance(event, Judged) and event.why is not None:
        check_said(event.why)
    return event


def check_said(message: Message) -> None:
    """Raises `Unreadable` if `message` cannot be put into words."""
    try:
        Voice().say(message)
    except (MessageError, AttributeError, LookupError, TypeError, ValueError) as problem:
        why = written(str(problem))
        raise Unreadable(fact("record-no-event", text=message.id[:40], why=why)) from None
