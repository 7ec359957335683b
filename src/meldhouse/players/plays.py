"""Which piece to play, by trying each in many worlds."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Play, Seat, View
from meldhouse.pieces import Piece
from meldhouse.players.choices import Choice, plays_of, rivals, surely_better, unless_sensible
from meldhouse.players.contracts import by_side
from meldhouse.players.customs import as_expected
from meldhouse.players.equals import top_of_equals
from meldhouse.players.margins import counter_in_points, counter_in_score, made, margins, scores
from meldhouse.players.memory import Memory
from meldhouse.players.unforgiven import unforgiven
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import Rolling, Trick

POINTS = 0.004
"""What a point is worth beside the score, as a share of itself: where the contract is decided, points decide."""
INSURANCE = 0.05
"""What share of all that hangs on the bid somebody gives at most to be sure of it …"""
OFTENER = 5.0
"""… and no more than if it failed so many times as often as in his head."""


class Tried(NamedTuple):
    """What came of one play, world by world."""

    takes: NDArray[Any]
    """What our side takes in the tricks of the whole hand."""
    values: NDArray[Any]
    """What the play is weighed by."""
    wanted: NDArray[Any]
    """Whether our side comes to what it wants."""

    def and_in(self, more: Tried) -> Tried:
        return Tried(*[np.concatenate(pair) for pair in zip(self, more, strict=True)])


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
) -> list[Choice]:
    """Every play that is legal now, the best first: in the house's own score, or for points in tricks alone. While it
    is close, those that may be the best are tried in `others` too, one lot of worlds after the other."""
    seat = view.seat
    assert seat is not None
    plays = sorted(set(view.legal_plays), key=lambda piece: piece.order)
    trying = partial(_tried, book, view, memory, table, for_points)
    tried, again = trying(plays, worlds), iter(others)
    while len(close := rivals([one.values for one in tried])) > 1 and (more := next(again, None)) is not None:
        for at, one in zip(close, trying([plays[at] for at in close], more), strict=True):
            tried[at] = tried[at].and_in(one)
    found = [
        Choice(Play(seat, piece), float(one.wanted.mean()), float(one.values.mean()), float(one.takes.mean()))
        for piece, one in zip(plays, tried, strict=True)
    ]
    values = [one.values for one in tried]
    best = unless_sensible(found, values, plays.index(sensible(view, memory, table)))
    counter = counter_in_points(book) if for_points else counter_in_score(book)
    by_choice = dict(zip(found, values, strict=True))
    better = partial(_surely, by_choice, heed)
    wrong = unforgiven(view, memory)
    if not for_points:
        best = _certain_first(_forgivable(best, wrong), dict(zip(found, tried, strict=True)), wrong)
    best = _forgivable(as_expected(view, memory, best, counter, better), wrong)
    return best if view.trick else _from_the_top(memory, best)


def _surely(values: dict[Choice, NDArray[Any]], surer: float, one: Choice, other: Choice) -> float:
    return surely_better(values[one], values[other], surer=surer)


def _tried(
    book: Book,
    view: View,
    memory: Memory,
    table: Rolling,
    for_points: bool,
    plays: Sequence[Piece],
    worlds: NDArray[Any],
) -> list[Tried]:
    """What comes of each of the plays."""
    seat, seating = view.seat, memory.seating
    assert seat is not None
    assert view.bidder is not None
    trick = Trick(seat, view.trick, view.trick_seats, voids(memory))
    table.bidders(view.bidder)
    takes = by_side(seating, table.try_plays(worlds, trick, plays))
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
    return [Tried(takes[:, at, own], values[:, at], wanted[:, at]) for at in range(len(plays))]


def _forgivable(best: list[Choice], wrong: Collection[Piece]) -> list[Choice]:
    """The best that partner would not mind comes first."""
    first = next(choice for piece, choice in plays_of(best).items() if piece not in wrong)
    return [first, *[choice for choice in best if choice is not first]]


def _certain_first(best: list[Choice], tried: dict[Choice, Tried], wrong: Collection[Piece]) -> list[Choice]:
    """Who can come to what he wants in every world does so, unless that is dear: hands are played out too well in one's
    head, with all of them open, and what fails there once in a hundred times fails more often at the table."""
    first = tried[best[0]]
    if first.wanted.all() or not first.wanted.any():
        return best
    stake = float(first.values[first.wanted].mean() - first.values[~first.wanted].mean())
    sure = [choice for piece, choice in plays_of(best).items() if tried[choice].wanted.all() and piece not in wrong]
    safest = max(sure, key=lambda choice: choice.margin, default=None)
    premium = min(INSURANCE, OFTENER * float(1.0 - first.wanted.mean())) * stake
    if safest is None or best[0].margin - safest.margin > premium:
        return best
    return [safest, *[choice for choice in best if choice is not safest]]


def _from_the_top(memory: Memory, best: list[Choice]) -> list[Choice]:
    """The best lead, in the piece that partner understands best."""
    by_piece = plays_of(best)
    top = by_piece[top_of_equals(memory, list(by_piece), next(iter(by_piece)))]
    return [top, *[choice for choice in best if choice is not top]]


def sensible(view: View, memory: Memory, table: Rolling) -> Piece:
    """What somebody would play who goes by the policy alone."""
    assert view.seat is not None
    out = list((+memory.outside).elements())
    return table.choice(view.hand, out, Trick(view.seat, view.trick, view.trick_seats, voids(memory)))


def voids(memory: Memory) -> list[tuple[Seat, str]]:
    """Who has shown that he is out of which suit."""
    return [
        (other, suit)
        for other, limits in memory.limits.items()
        for suit, limit in limits.items()
        if limit == 0 and other != memory.seat
    ]
