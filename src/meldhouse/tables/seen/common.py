"""What everybody at a table sees alike: made once per version, not once per chair."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game import Game, Seat, Side, trick_order, view, winner_of
from meldhouse.game.games import game_kind
from meldhouse.game.phases.looking import is_closed_to
from meldhouse.game.phases.waiting import trump_is_told
from meldhouse.game.review import last_trick
from meldhouse.game.sheets import sheet_rows
from meldhouse.game.views import SeenTrick
from meldhouse.messages import fact, written
from meldhouse.referee.felt import Felt
from meldhouse.tables.chairs import Chair
from meldhouse.tables.seen.counted import counted
from meldhouse.tables.seen.seen import (
    ChairSeen,
    DisputeSeen,
    Fair,
    NewcomerSeen,
    Readying,
    RulingSeen,
    Score,
    Scored,
    Seen,
    ruling_seen,
)
from meldhouse.tables.table import Table


class Common(NamedTuple):
    """What everybody at the table sees of it. What is a player's own, or hidden from spectators, is laid over it in
    `tables.sights`."""

    seen: Seen
    may_throw_in: tuple[Seat, ...]
    """Who could throw their hand in. Only they are told."""
    sheet: tuple[Game | None, int, int]
    """What the score was added up from; it is added up again only when something was added."""
    seated: tuple[dict[Seat, Chair], frozenset[Seat], frozenset[Seat]]
    """What the chairs were made from."""


def common_of(
    table: Table, here: frozenset[Seat] = frozenset(), before: Common | None = None, *, readying: Readying | None = None
) -> Common:
    """`here`: chairs whose people are connected. `before`: the last version. `readying`: how far the bots are, while
    they are getting ready."""
    game = table.game if table.match is not None else None
    sheet = (game, len(game.hands), len(game.bonuses)) if game is not None else (None, 0, 0)
    is_added = before is not None and before.sheet[0] is game and before.sheet[1:] == sheet[1:]
    seated = (table.chairs, here, table.joined)
    is_seated = before is not None and before.seated[0] is table.chairs and before.seated[1:] == seated[1:]
    terms = table.terms
    led, winning = _so_far(table)
    seen = Seen(
        seat=None,
        stage=table.stage,
        title=terms.called,
        book=table.book.name,
        game=game_kind(table.book),
        refereed=terms.refereed,
        watched=terms.watchers and terms.access != "private",
        clock=terms.clock,
        home=terms.home,
        chairs=before.seen.chairs if before is not None and is_seated else _chairs(table, here),
        newcomers=tuple(
            NewcomerSeen(one.seat, one.name, one.agreed, not table.hands_seen(one.person) - {one.seat})
            for one in table.newcomers.values()
        ),
        number=table.number,
        hand=view(table.hand, None) if table.hand is not None else None,
        needed=_needed(table),
        taken=_taken(table),
        led=led,
        winning=winning,
        last=_last(table),
        to_call=last_trick(table.hand.state) if table.felt is not None and table.hand is not None else 0,
        may=None,
        keep=False,
        score=before.seen.score if before is not None and is_added else _score(table),
        result=_scored(table) if hand_over(table) else (),
        is_scored=table.is_scored,
        fair=_fair(table),
        said=table.said,
        rulings=(*map(ruling_seen, table.felt.given), *_decision(table.felt)) if table.felt is not None else (),
        dispute=_dispute(table.felt) if table.felt is not None else None,
        readying=readying,
    )
    return Common(seen, table.may_throw_in(), sheet, seated)


def hand_over(table: Table) -> bool:
    return table.hand is not None and table.hand.is_over


def _needed(table: Table) -> int | None:
    hand, book = table.hand, table.book
    bid = hand.state.amount if hand is not None else None
    if hand is None or bid is None or hand.phase not in ("settle", "tricks"):
        return None
    meld = hand.state.meld_of(hand.state.side_of_bidder) if hand.state.meld else 0
    return book.to_take(bid, meld)


def _taken(table: Table) -> dict[Side, int] | None:
    """What the tricks brought each side so far: each trick is announced with its points. None where the rules hide
    that, and at a refereed table, where players count for themselves."""
    hand = table.hand
    if hand is None or hand.phase != "tricks" or table.terms.refereed or is_closed_to(hand.state, None):
        return None
    side, taken = hand.state.seating.side, dict.fromkeys(hand.state.seating.sides, 0)
    for trick in hand.state.play.tricks:
        taken[side[trick.winner]] += trick.points
    return taken


def _so_far(table: Table) -> tuple[str | None, Seat | None]:
    """The suit led and who is winning the trick: the cards on the table and trump show it, as long as trump is
    shown."""
    hand = table.hand
    if hand is None or hand.phase != "tricks" or not hand.state.play.trick or table.terms.refereed:
        return None, None
    state = hand.state
    if not trump_is_told(state, None):
        return None, None
    order = trick_order(table.book, state.trump)
    return order.suit_of[state.play.trick[0]], state.play.trick_seats[winner_of(order, state.play.trick)]


def _decision(felt: Felt) -> tuple[RulingSeen, ...]:
    """The official's latest decisions in this hand, once final; everybody hears them, not only the host."""
    dispute = felt.dispute
    ruled = dispute.course.decision if dispute is not None and not dispute.stops_play else None
    if ruled is None:
        return ()
    return (RulingSeen(fact("ruling-by", name=ruled.person), written(ruled.decision), ruled.clause),)


def _dispute(felt: Felt) -> DisputeSeen | None:
    dispute = felt.dispute
    if dispute is None or not dispute.stops_play:
        return None
    course = dispute.course
    person = course.hearing.person if course.hearing is not None else ""
    ruling = course.opinions[-1].ruled.decision if course.opinions else ""
    return DisputeSeen(course.stage, course.due, person, ruling)


def _fair(table: Table) -> Fair:
    """The proof is shown only when the hand can no longer be dealt again from its key."""
    deal = table.next_deal
    return Fair(
        attempt=deal.attempt,
        earlier=deal.earlier,
        ready=tuple(deal.commitments),
        sheet=deal.sheet.text if deal.sheet is not None else "",
        opened=tuple(deal.numbers),
        now=table.proof.sheet if table.proof is not None else "",
        deals=table.hand.state.deals if table.hand is not None else 0,
        proof=table.last.proof if table.last is not None else None,
    )


def _chairs(table: Table, here: frozenset[Seat]) -> dict[Seat, ChairSeen]:
    return {seat: _chair(table, chair, here) for seat, chair in table.chairs.items()}


def _chair(table: Table, chair: Chair, here: frozenset[Seat]) -> ChairSeen:
    kind = "person" if chair.person else "bot" if chair.level else "empty"
    is_host = bool(chair.person) and chair.person == table.host
    return ChairSeen(chair.name, kind, chair.level, chair.away, chair.seat in here, is_host, chair.seat in table.joined)


def _last(table: Table) -> SeenTrick | None:
    """Everybody has just seen it; once the steward has turned it down, it may be shown until the next lead."""
    if table.hand is None or table.hand.phase != "tricks":
        return None
    state = table.hand.state
    if state.play.trick or not state.play.tricks:
        return None
    return SeenTrick(*state.play.tricks[-1])


def _scored(table: Table) -> tuple[Scored, ...]:
    return tuple(
        Scored(entry.seats, entry.points, entry.reason, entry.clause, entry.unit) for entry in table.would_score()
    )


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
        ending=game.ending.reason if game.ending is not None else None,
        counted=counted(game),
        clause=game.ending.clause if game.ending is not None else None,
        winner=game.winner if game.is_over else None,
        is_decided=game.is_over and (best_of == 1 or table.match.winner is not None),
    )
