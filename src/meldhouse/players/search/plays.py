"""Which piece to play, by trying each in many worlds."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Play, Seat, View
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.choices import Choice, Tried, first_of, plays_of, rivals, surely_better, unless_sensible
from meldhouse.players.hands.contracts import by_side
from meldhouse.players.hands.margins import counter_in_points, counter_in_score, made, margins, scores
from meldhouse.players.search.blunders import unforgiven
from meldhouse.players.search.customs import CLEARLY, as_expected, the_lowest
from meldhouse.players.search.equals import top_of_equals
from meldhouse.players.search.exactness import solved, unless_exactly
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import Rolling, Trick

POINTS = 0.004
"""What a point counts beside the score: where the contract is decided, points decide."""
INSURANCE = 0.05
"""The most to give up to be sure of the bid, as a share of all that hangs on it …"""
OFTENER = 5.0
"""… and at most as if it failed this many times as often as in imagined play."""


def weigh_plays(
    book: Book,
    view: View,
    memory: Memory,
    table: Rolling,
    worlds: NDArray[Any],
    *,
    for_points: bool = False,
    others: Iterable[NDArray[Any]] = (),
    heed: float = 1.0,
    exact: int = 0,
) -> list[Choice]:
    """Every legal play, best first: by the club's score, or by points in tricks alone. While it is close, the
    contenders that partner would forgive are also tried in `others`, one batch of worlds after the other. Near the end,
    worlds are solved, searching `exact` positions."""
    seat = view.seat
    assert seat is not None
    plays = sorted(set(view.legal_plays), key=lambda piece: piece.order)
    weighed = partial(_weighed, book, view, memory, for_points)
    trick = Trick(seat, view.trick, view.trick_seats, voids(memory))
    wrong = unforgiven(view, memory)
    close = [at for at, piece in enumerate(plays) if piece not in wrong]
    tried, again = weighed(by_side(memory.seating, table.try_plays(worlds, trick, plays))), iter(others)
    while len(nearest := rivals([tried[at].values for at in close])) > 1 and (more := next(again, None)) is not None:
        close = [close[at] for at in nearest]
        takes = by_side(memory.seating, table.try_plays(more, trick, [plays[at] for at in close]))
        for at, one in zip(close, weighed(takes), strict=True):
            tried[at] = tried[at].and_in(one)
    found = [Choice(Play(seat, piece), *one.means()) for piece, one in zip(plays, tried, strict=True)]
    by_sense = dict(zip(found, tried, strict=True))
    best = unless_sensible(found, [one.values for one in tried], plays.index(sensible(view, memory, table)))
    counter = counter_in_points(book) if for_points else counter_in_score(book)
    if not for_points:
        best = _certain_first(_forgivable(best, wrong), by_sense, wrong)
    best = _forgivable(as_expected(view, memory, best, counter, partial(_surely, by_sense, heed)), wrong)
    if exactly := solved(view, memory, table, worlds, trick, plays, weighed, exact):
        best = unless_exactly(best, dict(zip(found, exactly, strict=True)), CLEARLY * counter, heed, wrong)
    return the_lowest(view, memory, best) if view.trick else _from_the_top(memory, best)


def _surely(tried: dict[Choice, Tried], surer: float, one: Choice, other: Choice) -> float:
    return surely_better(tried[one].values, tried[other].values, surer=surer)


def _weighed(book: Book, view: View, memory: Memory, for_points: bool, takes: NDArray[Any]) -> list[Tried]:
    """The value of each play, from what the sides take from here on: by world, play and side."""
    seat, seating = view.seat, memory.seating
    assert seat is not None
    assert view.bidder is not None
    takes = takes + np.array([memory.points[side] for side in seating.sides])
    if view.discard and book.kitty.counts and view.bidder == seat:
        takes[..., seating.sides.index(seating.side[seat])] += sum([book.worth[piece] for piece in view.discard])
    melds = np.array([view.meld_points.get(side, 0) for side in seating.sides])
    own, bidders = seating.sides.index(seating.side[seat]), seating.sides.index(seating.side[view.bidder])
    bid = view.bid or book.auction.minimum
    values = margins(takes.astype(float))[..., own]
    if not for_points:
        scored = margins(scores(book, bidders, bid, melds, takes, dropped=view.dropped))[..., own]
        values = scored + POINTS * values
    chance = made(book, bidders, bid, np.broadcast_to(melds, takes.shape), takes, dropped=view.dropped)
    wanted = chance if own == bidders else ~chance
    return [Tried(takes[:, at, own], values[:, at], wanted[:, at]) for at in range(takes.shape[1])]


def _forgivable(best: list[Choice], wrong: Collection[Piece]) -> list[Choice]:
    """Put the best play partner would not mind first."""
    first = next(choice for piece, choice in plays_of(best).items() if piece not in wrong)
    return first_of(best, first)


def _certain_first(best: list[Choice], tried: dict[Choice, Tried], wrong: Collection[Piece]) -> list[Choice]:
    """Prefer a play that succeeds in every world, unless it costs too much: imagined hands are played too well, with
    all of them open, so a play that fails there once in 100 fails more often at the table."""
    first = tried[best[0]]
    if first.wanted.all() or not first.wanted.any():
        return best
    stake = float(first.values[first.wanted].mean() - first.values[~first.wanted].mean())
    sure = [choice for piece, choice in plays_of(best).items() if tried[choice].wanted.all() and piece not in wrong]
    safest = max(sure, key=lambda choice: choice.margin, default=None)
    premium = min(INSURANCE, OFTENER * float(1.0 - first.wanted.mean())) * stake
    if safest is None or best[0].margin - safest.margin > premium:
        return best
    return first_of(best, safest)


def _from_the_top(memory: Memory, best: list[Choice]) -> list[Choice]:
    """The best lead, as the piece partner understands best."""
    by_piece = plays_of(best)
    return first_of(best, by_piece[top_of_equals(memory, list(by_piece), next(iter(by_piece)))])


def sensible(view: View, memory: Memory, table: Rolling) -> Piece:
    """The play by the policy alone."""
    assert view.seat is not None
    out = list((+memory.outside).elements())
    return table.choice(view.hand, out, Trick(view.seat, view.trick, view.trick_seats, voids(memory)))


def voids(memory: Memory) -> list[tuple[Seat, str]]:
    """Which players have shown a void, and in which suit."""
    return [
        (other, suit)
        for other, limits in memory.limits.items()
        for suit, limit in limits.items()
        if limit == 0 and other != memory.seat
    ]
