"""All that one viewer of a table may know, and what of it has changed. Nothing else ever leaves the house."""

from __future__ import annotations

from typing import Any

import msgspec

from meldhouse.game import Entry, Seat, Side, View, view
from meldhouse.game.events import spell_piece
from meldhouse.game.fairness import Proof, commitment
from meldhouse.game.games import game_name
from meldhouse.game.sheets import SheetRow, sheet_rows
from meldhouse.game.views import SeenTrick
from meldhouse.referee.rulings import Ruling
from meldhouse.tables.offers import Offers, offers
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
    ending: str = ""
    """Why it is over."""
    clause: str | None = None
    winner: Side | None = None


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    next: str = ""
    """The commitment to the next deal, while it is waited for."""
    ready: tuple[Seat, ...] = ()
    now: str = ""
    """The commitment to the deal that is on the table."""
    proof: Proof | None = None
    """The whole proof of the last hand that stands on the sheet."""


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


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """The table for one chair; `seat` None is for all who watch."""

    seat: Seat | None
    stage: str
    title: str
    book: str
    game: str
    """What the hands that are added up are called: a game, a round."""
    refereed: bool
    watched: bool
    """Whether those who have no chair may look on."""
    clock: int
    chairs: dict[Seat, ChairSeen]
    number: int
    """Of the hand, at this table."""
    hand: View | None
    needed: int | None
    """What the bidding side must take in play, once meld is counted; everybody at the table can work it out."""
    last: SeenTrick | None
    """The trick that was just won, until the next card is led."""
    may: Offers | None
    keep: bool
    """Whether this seat could throw its hand in and has not said that it keeps it."""
    score: Score | None
    result: tuple[Entry, ...]
    is_scored: bool
    fair: Fair
    said: tuple[tuple[Seat, str], ...]
    rulings: tuple[Told, ...]
    dispute: DisputeSeen | None


def seen_by(table: Table, seat: Seat | None, here: frozenset[Seat] = frozenset()) -> Seen:
    """`here`: chairs whose people are connected."""
    hand, stage = table.hand, table.stage
    hidden = seat is None and (not table.terms.watchers or table.terms.access == "private")
    shown = view(hand, seat) if hand is not None and not hidden else None
    if shown is not None and seat is None and not table.terms.hands_shown:
        shown = msgspec.structs.replace(shown, dealt={}, discard=(), kitty=() if hand_over(table) else shown.kitty)
    over = hand_over(table)
    return Seen(
        seat=seat,
        stage=stage,
        title=table.terms.title,
        book=table.book.name,
        game=game_name(table.book),
        refereed=table.terms.refereed,
        watched=table.terms.watchers and table.terms.access != "private",
        clock=table.terms.clock,
        chairs={one: _chair(table, one, here) for one in table.chairs},
        number=table.number,
        hand=shown,
        needed=_needed(table) if not hidden else None,
        last=_last(table) if not hidden else None,
        may=offers(hand, seat) if hand is not None and seat is not None else None,
        keep=seat is not None and seat in table.may_throw_in(),
        score=_score(table) if table.match is not None else None,
        result=table.would_score() if over else (),
        is_scored=table.is_scored,
        fair=Fair(
            next=commitment(table.seed).hex() if table.seed else "",
            ready=tuple(table.numbers),
            now=table.proof.commitment if table.proof is not None else "",
            proof=_proof(table, seat) if not hidden else None,
        ),
        said=tuple((who, PHRASES[phrase]) for who, phrase in table.said),
        rulings=tuple(Told(one.what, one.text, one.clause) for one in _rulings(table)),
        dispute=_dispute(table),
    )


def _proof(table: Table, seat: Seat | None) -> Proof | None:
    """Only when the hand can no longer be dealt again from its key; and it tells all hands, so not to everybody."""
    told = bool(table.played) and (seat is not None or table.terms.hands_shown)
    return table.played[-1].proof if told else None


def hand_over(table: Table) -> bool:
    return table.hand is not None and table.hand.is_over


def _rulings(table: Table) -> list[Ruling]:
    return table.felt.rulings if table.felt is not None else []


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


def _needed(table: Table) -> int | None:
    hand, book = table.hand, table.book
    bid = hand.state.amount if hand is not None else None
    if hand is None or bid is None or hand.phase not in ("settle", "tricks"):
        return None
    if not book.has_meld:
        return book.needed(bid)
    meld = hand.state.meld_of(hand.state.side_of_bidder) if hand.state.meld else 0
    return max(0, bid - meld, book.scoring.bidder_take)


def _last(table: Table) -> SeenTrick | None:
    """Everybody has just seen it; where the steward has turned it down, it may be shown until the next lead."""
    if table.hand is None or table.hand.phase != "tricks":
        return None
    state = table.hand.state
    if state.trick or not state.tricks:
        return None
    return SeenTrick(*state.tricks[-1])


def _score(table: Table) -> Score:
    game = table.game
    best_of = table.book.match.best_of
    assert table.match is not None
    return Score(
        unit=game.unit,
        rows=sheet_rows(game),
        totals=game.totals(),
        sides=game.side_totals(),
        games=table.match.wins if best_of > 1 else {},
        ending=game.ending.text if game.ending is not None else "",
        clause=game.ending.clause if game.ending is not None else None,
        winner=game.winner if game.is_over else None,
    )


def changes(before: Seen | None, now: Seen) -> dict[str, Any]:
    """The parts of `now` that are not as before; of the hand only those of its parts."""
    changed: dict[str, Any] = {}
    for name in Seen.__struct_fields__:
        new = getattr(now, name)
        if before is None:
            changed[name] = new
            continue
        old = getattr(before, name)
        if new == old:
            continue
        if name == "hand" and new is not None and old is not None:
            parts = {
                part: value for part in View.__struct_fields__ if (value := getattr(new, part)) != getattr(old, part)
            }
            changed["hand+"] = parts
        else:
            changed[name] = new
    return changed


encoder = msgspec.json.Encoder(enc_hook=spell_piece)
