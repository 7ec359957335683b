"""What only a referee adds to a hand, and what the referee saw, as lines of a record.

An act that everybody saw and the book forbids is marked: ``! bid_early: N bids 52``. What the referee ordered is a line
of its own: ``referee: S is silenced``.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import NamedTuple, get_args

import msgspec

from meldhouse.game import events as ev
from meldhouse.game.actions import Action, Event, Restrict
from meldhouse.game.events import How
from meldhouse.game.records.grammar import Unreadable, check_said, read_action, read_code, read_seat
from meldhouse.game.records.wording import write_action, write_code
from meldhouse.messages import Message, fact, written
from meldhouse.pieces import NotationError, parse_piece, parse_pieces, write_pieces
from meldhouse.rulebooks.refereeing import Rulings

MARK = "!"
REFEREE = "referee:"
_IRREGULAR = re.compile(r"!\s*(?P<kind>\w+)\s*:\s*(?P<act>.*)")


class Order(NamedTuple):
    """One way to write what a referee does."""

    pattern: re.Pattern[str]
    make: Callable[[re.Match[str]], Event]


def _order(pattern: str, make: Callable[[re.Match[str]], Event]) -> Order:
    return Order(re.compile(pattern, re.IGNORECASE), make)


_VERDICTS: dict[str, ev.Outcome] = {"stands": "stands", "fails": "fails", "is open": "open"}


def _line(said: str | None) -> ev.Line:
    """“W QC, N KC”: who plays what."""
    pairs = [part.split() for part in said.split(",")] if said else []
    if any(len(pair) != 2 for pair in pairs):
        raise Unreadable(fact("record-line-of-play"))
    return tuple([(read_seat(seat), parse_piece(piece)) for seat, piece in pairs])


def _why(said: str | None) -> Message | None:
    """Why a claim was judged this way: a message as JSON."""
    if said is None:
        return None
    try:
        why = msgspec.json.decode(said, type=Message)
    except msgspec.MsgspecError as problem:
        raise Unreadable(fact("record-no-event", text=said[:40], why=written(str(problem)))) from None
    check_said(why)
    return why


ORDERS: tuple[Order, ...] = (
    _order(
        r"(?P<seats>\w+(?: \w+)*) (?P<points>[+-]\d{1,6}) by (?P<clause>\S+): (?P<reason>.*)",
        lambda m: ev.Penalty(tuple(map(read_seat, m["seats"].split())), int(m["points"]), m["clause"], m["reason"]),
    ),
    _order(r"(?P<seat>\w+) must lead what is called for", lambda m: ev.Bound(read_seat(m["seat"]))),
    _order(
        r"in trick (?P<trick>\d{1,3}) (?P<seat>\w+) played (?P<piece>\S+) instead"
        r"(?P<back>; what followed is taken back)?",
        lambda m: ev.PutRight(read_seat(m["seat"]), int(m["trick"]), parse_piece(m["piece"]), bool(m["back"])),
    ),
    _order(
        r"in trick (?P<trick>\d{1,3}) (?P<seat>\w+) plays again; all from there on is taken back",
        lambda m: ev.TakenBack(read_seat(m["seat"]), int(m["trick"])),
    ),
    _order(
        r"(?P<seat>\w+) pulls (?P<pieces>\S.*?) from (?P<source>\w+)",
        lambda m: ev.Pulled(read_seat(m["seat"]), read_seat(m["source"]), parse_pieces(m["pieces"])),
    ),
    _order(r"the last trick goes to (?P<seat>\w+)", lambda m: ev.Returned(read_seat(m["seat"]))),
    _order(
        r"trick (?P<trick>[1-9]\d{0,2}) goes to (?P<seat>\w+)",
        lambda m: ev.Returned(read_seat(m["seat"]), int(m["trick"])),
    ),
    _order(r"play waits: (?P<about>\S.*)", lambda m: ev.Stopped(m["about"])),
    _order(r"play goes on", lambda _: ev.Resumed()),
    _order(r"the renege does not stand, and play goes on", lambda _: ev.Resumed(reopened=True)),
    _order(r"(?P<seat>\w+) is helped by his partner", lambda m: ev.Helped(read_seat(m["seat"]))),
    _order(r"(?P<clause>\S+) is eased for (?P<seat>\w+)", lambda m: ev.Eased(read_seat(m["seat"]), m["clause"])),
    _order(
        r"the claim (?P<verdict>stands|fails): (?P<seat>\w+) takes the (?P<points>-?\d{1,6}) that are left",
        lambda m: ev.Settled(read_seat(m["seat"]), m["verdict"].lower() == "stands", int(m["points"])),
    ),
    _order(
        r"the claim of (?P<seat>\w+) (?P<verdict>stands|fails|is open)(?: by (?P<line>[^:]+))?(?:: (?P<why>\{.*\}))?",
        lambda m: ev.Judged(read_seat(m["seat"]), _VERDICTS[m["verdict"].lower()], _line(m["line"]), _why(m["why"])),
    ),
    _order(
        r"(?P<seat>\w+) takes the (?P<points>-?\d{1,6}) that nobody can play for",
        lambda m: ev.LeftOver(read_seat(m["seat"]), int(m["points"])),
    ),
    _order(r"what (?P<seat>\w+) takes counts nothing", lambda m: ev.Spoiled(read_seat(m["seat"]))),
    _order(r"the deal is void: (?P<code>[\w-]+)", lambda m: ev.ThrownIn(m["code"])),
    _order(
        rf"the hand is over: (?P<how>{'|'.join(get_args(How))})(?:, by (?P<by>\w+))?",
        lambda m: ev.Ended(m["how"].lower(), read_seat(m["by"]) if m["by"] else None),  # type: ignore[arg-type]
    ),
)


def is_marked(line: str) -> bool:
    """Whether a line says what a referee saw or ordered."""
    return line.startswith(MARK) or line.lower().startswith(REFEREE)


def read_event(line: str) -> Event:
    """The event in a line of a record, by a player or by the referee.

    >>> read_event("! bid_early: N bids 52")
    Irregular(action=Bid(seat='N', amount=52), kind='bid_early')
    >>> read_event("referee: S is silenced"), read_event("referee: the hand is over: renege, by E")
    (Restrict(seat='S', how='silenced', amount=0), Ended(how='renege', by='E'))
    """
    line = line.strip()
    if line.startswith(MARK):
        return _irregular(line)
    if not line.lower().startswith(REFEREE):
        return read_action(line)
    said = line[len(REFEREE) :].strip()
    if said.startswith("{"):
        return read_code(said)
    said = " ".join(said.split())
    for order in ORDERS:
        if match := order.pattern.fullmatch(said):
            try:
                return order.make(match)
            except NotationError as problem:
                raise Unreadable(problem.message) from None
    try:
        action = read_action(said)
    except Unreadable:
        action = None
    if not isinstance(action, Restrict):
        raise Unreadable(fact("record-no-order", text=said[:40]))
    return action


def _irregular(line: str) -> ev.Irregular:
    match = _IRREGULAR.fullmatch(line)
    if match is None:
        raise Unreadable(fact("record-no-irregularity", text=line[:40]))
    kind = match["kind"].lower()
    if kind not in Rulings.__struct_fields__:
        close = difflib.get_close_matches(kind, Rulings.__struct_fields__, n=1)
        if close:
            raise Unreadable(fact("record-kind-meant", text=kind[:40], kind=close[0]))
        raise Unreadable(fact("record-no-kind", text=kind[:40]))
    action = read_action(match["act"])
    if isinstance(action, Restrict):
        raise Unreadable(fact("record-order-marked"))
    return ev.Irregular(action, kind)  # type: ignore[arg-type]


def write_event(event: Event, *, refereed: bool) -> str:
    """The line for anything that does not follow from the lines before it."""
    if isinstance(event, ev.Irregular):
        return f"{MARK} {event.kind}: {write_action(event.action)}"
    if isinstance(event, Restrict) and refereed:
        return f"{REFEREE} {write_action(event)}"
    if isinstance(event, Action):
        return write_action(event)
    line = f"{REFEREE} {_said(event)}"
    return line if _reads_as(line, event) else f"{REFEREE} {write_code(event)}"


def _reads_as(line: str, event: Event) -> bool:
    try:
        return "#" not in line and line == " ".join(line.split()) and read_event(line) == event
    except Unreadable:
        return False


def _said(event: Event) -> str:
    match event:
        case ev.Penalty():
            return f"{' '.join(event.seats)} {event.points:+d} by {event.clause}: {event.reason}"
        case ev.Bound():
            return f"{event.seat} must lead what is called for"
        case ev.PutRight():
            back = "; what followed is taken back" if event.back else ""
            return f"in trick {event.trick} {event.seat} played {event.piece} instead{back}"
        case ev.TakenBack():
            return f"in trick {event.trick} {event.seat} plays again; all from there on is taken back"
        case ev.Pulled():
            return f"{event.seat} pulls {write_pieces(event.pieces)} from {event.source}"
        case ev.Returned():
            return f"{f'trick {event.trick}' if event.trick else 'the last trick'} goes to {event.seat}"
        case ev.Stopped():
            return f"play waits: {event.about}"
        case ev.Resumed():
            return "the renege does not stand, and play goes on" if event.reopened else "play goes on"
        case ev.Helped():
            return f"{event.seat} is helped by his partner"
        case ev.Eased():
            return f"{event.clause} is eased for {event.seat}"
        case ev.Settled():
            verdict = "stands" if event.stands else "fails"
            return f"the claim {verdict}: {event.seat} takes the {event.points} that are left"
        case ev.Judged():
            verdict = "is open" if event.outcome == "open" else event.outcome
            line = ", ".join([f"{seat} {piece}" for seat, piece in event.line])
            why = f": {msgspec.json.encode(event.why).decode()}" if event.why is not None else ""
            return f"the claim of {event.seat} {verdict}{f' by {line}' if line else ''}{why}"
        case ev.LeftOver():
            return f"{event.seat} takes the {event.points} that nobody can play for"
        case ev.Spoiled():
            return f"what {event.seat} takes counts nothing"
        case ev.ThrownIn():
            return f"the deal is void: {event.code}"
        case ev.Ended():
            return f"the hand is over: {event.how}" + (f", by {event.by}" if event.by else "")
    return ""
