"""What everybody at a table knows alike, made once for every version and not anew for each chair."""

from __future__ import annotations

import msgspec

from meldhouse.game import Entry, Game, Seat, Side, View, view
from meldhouse.game.fairness import commitment
from meldhouse.game.phases.looking import is_closed_to
from meldhouse.game.sheets import SheetRow, sheet_rows
from meldhouse.game.views import SeenTrick
from meldhouse.referee.rulings import Ruling
from meldhouse.tables.requests import PHRASES
from meldhouse.tables.table import Table


class ChairSeen(msgspec.Struct, frozen=True):
    name: str
    kind: str
    """``empty``, ``person`` or ``bot``."""
    level: str
    away: bool
    here: bool
    """Whether he is connected now."""
    host: bool


class Score(msgspec.Struct, frozen=True, kw_only=True):
    unit: str
    rows: tuple[SheetRow, ...]
    totals: dict[Seat, int]
    sides: dict[Side, int]
    games: dict[Side, int]
    """Games won in this match; empty where there is only one."""
    is_decided: bool = False
    """Whether the match, or the only game of it, is won."""
    ending: str = ""
    """Why it is over."""
    clause: str | None = None
    winner: Side | None = None


class Told(msgspec.Struct, frozen=True):
    """A ruling as everybody hears it."""

    what: str
    text: str
    clause: str | None


class DisputeSeen(msgspec.Struct, frozen=True):
    """Where a dispute stands that stops the play."""

    stage: str
    due: str
    """The official who is called next."""
    person: str
    """Who is deciding it."""
    ruling: str
    """What he has decided, while it may still be appealed."""


class Common(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing in it is anybody's secret; what only those may see who sit here, or watch, is chosen in `seen_by`."""

    chairs: dict[Seat, ChairSeen]
    hand: View | None
    """As those see it who watch."""
    needed: int | None
    """What the bidders must take in play for their bid."""
    taken: dict[Side, int] | None
    """What the tricks have brought each side so far, where whoever listens can have counted it."""
    last: SeenTrick | None
    score: Score | None
    result: tuple[Entry, ...]
    next: str
    ready: tuple[Seat, ...]
    said: tuple[tuple[Seat, str], ...]
    rulings: tuple[Told, ...]
    dispute: DisputeSeen | None
    sheet: tuple[Game | None, int, int]
    """What the score was added up from: as long as nothing was added it is not added up again."""
    readying: bool = False
    """Whether the bots are being made ready, so that the first of them may need long."""


def common_of(
    table: Table, here: frozenset[Seat] = frozenset(), before: Common | None = None, *, readying: bool = False
) -> Common:
    """`here`: chairs whose people are connected. `before`: what it was at the last version."""
    game = table.game if table.match is not None else None
    sheet = (game, len(game.hands), len(game.bonuses)) if game is not None else (None, 0, 0)
    is_added = before is not None and before.sheet[0] is game and before.sheet[1:] == sheet[1:]
    chairs = {one: _chair(table, one, here) for one in table.chairs}
    return Common(
        chairs=before.chairs if before is not None and before.chairs == chairs else chairs,
        hand=view(table.hand, None) if table.hand is not None else None,
        needed=_needed(table),
        taken=_taken(table),
        last=_last(table),
        score=before.score if before is not None and is_added else _score(table),
        result=table.would_score() if hand_over(table) else (),
        next=commitment(table.seed).hex() if table.seed else "",
        ready=tuple(table.numbers),
        said=tuple((who, PHRASES[phrase]) for who, phrase in table.said),
        rulings=(*(Told(one.what, one.text, one.clause) for one in _rulings(table)), *_decision(table)),
        dispute=_dispute(table),
        sheet=sheet,
        readying=readying,
    )


def hand_over(table: Table) -> bool:
    return table.hand is not None and table.hand.is_over


def _needed(table: Table) -> int | None:
    hand, book = table.hand, table.book
    bid = hand.state.amount if hand is not None else None
    if hand is None or bid is None or hand.phase not in ("settle", "tricks"):
        return None
    if not book.has_meld:
        return book.needed(bid)
    meld = hand.state.meld_of(hand.state.side_of_bidder) if hand.state.meld else 0
    return max(0, bid - meld, book.scoring.bidder_take)


def _taken(table: Table) -> dict[Side, int] | None:
    """Every trick is told with its points when it is won, so the page adds them up; but not what the house wants
    closed, nor at a refereed table, where everybody counts for himself."""
    hand = table.hand
    if hand is None or hand.phase != "tricks" or table.terms.refereed or is_closed_to(hand.state, None):
        return None
    side, taken = hand.state.seating.side, dict.fromkeys(hand.state.seating.sides, 0)
    for trick in hand.state.tricks:
        taken[side[trick.winner]] += trick.points
    return taken


def _rulings(table: Table) -> list[Ruling]:
    return table.felt.rulings if table.felt is not None else []


def _decision(table: Table) -> tuple[Told, ...]:
    """What an official has decided last in this hand, once it holds; everybody hears it, not only the host."""
    dispute = table.felt.dispute if table.felt is not None else None
    ruled = dispute.course.decision if dispute is not None and not dispute.stops_play else None
    return (Told(f"{ruled.person} has decided", ruled.decision, ruled.clause),) if ruled is not None else ()


def _dispute(table: Table) -> DisputeSeen | None:
    dispute = table.felt.dispute if table.felt is not None else None
    if dispute is None or not dispute.stops_play:
        return None
    course = dispute.course
    person = course.hearing.person if course.hearing is not None else ""
    ruling = course.opinions[-1].ruled.decision if course.opinions else ""
    return DisputeSeen(course.stage, course.due, person, ruling)


def _chair(table: Table, seat: Seat, here: frozenset[Seat]) -> ChairSeen:
    chair = table.chairs[seat]
    kind = "person" if chair.person else "bot" if chair.level else "empty"
    is_host = bool(chair.person) and chair.person == table.host
    return ChairSeen(chair.called, kind, chair.level, chair.away, seat in here, is_host)


def _last(table: Table) -> SeenTrick | None:
    """Everybody has just seen it; where the steward has turned it down, it may be shown until the next lead."""
    if table.hand is None or table.hand.phase != "tricks":
        return None
    state = table.hand.state
    if state.trick or not state.tricks:
        return None
    return SeenTrick(*state.tricks[-1])


def _score(table: Table) -> Score | None:
    if table.match is None:
        return None
    game = table.game
    best_of = table.book.match.best_of
    return Score(
        unit=game.unit,
        rows=sheet_rows(game),
        totals=game.totals(),
        sides=game.side_totals(),
        games=table.match.wins if best_of > 1 else {},
        ending=game.ending.text if game.ending is not None else "",
        clause=game.ending.clause if game.ending is not None else None,
        winner=game.winner if game.is_over else None,
        is_decided=game.is_over and (best_of == 1 or table.match.winner is not None),
    )
