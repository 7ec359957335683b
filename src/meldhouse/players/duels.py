"""Two players against each other: the same deals, each of them played with the seats exchanged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from statistics import fmean, stdev

import msgspec
from msgspec.structs import replace

from meldhouse.batches import Here, Progress, Where, cores_for, run
from meldhouse.game import Action, Event, Hand, Seat, Seating, Side, Slip, View, score, seating_of
from meldhouse.pieces import subkey
from meldhouse.players.levels import CHANCE, Level
from meldhouse.players.makers import player_for
from meldhouse.players.player import Player
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import Book

PORTION = 5
"""Deals that are played together."""
WORTH_A_PROCESS = 10
SURE_FROM = 30
"""Deals from which on something is said about how sure the mean is: of fewer even their spread is not known."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: by which book, between whom, over which deals. A player is a level of the house, or anybody who
    decides for a seat."""

    book: Book
    one: Level | Player
    other: Level | Player
    key: bytes
    play_only: bool = False
    """Everything before the first lead is drawn by lot, and points in tricks are all that counts."""


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it, for the first player: the mean of its margins, deal by deal."""

    margins: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.margins)

    @property
    def is_sure(self) -> bool:
        """Whether there were deals enough to say how sure it is."""
        return len(self.margins) >= SURE_FROM

    @property
    def within(self) -> float:
        """Half of the interval in which the true mean lies, in nineteen cases out of twenty, if there were deals
        enough."""
        return standard_errors(len(self.margins)) * stdev(self.margins) / sqrt(len(self.margins))

    @property
    def low(self) -> float:
        return self.mean - self.within

    @property
    def high(self) -> float:
        return self.mean + self.within


def standard_errors(number: int) -> float:
    """So many standard errors hold the mean of so many margins in nineteen cases out of twenty: Student's distribution,
    from the normal one by the first terms of Fisher's series.

    >>> [round(standard_errors(number), 3) for number in (30, 100, 1_000)]
    [2.045, 1.984, 1.962]
    """
    normal, free = 1.959964, number - 1
    first = (normal**3 + normal) / 4
    second = (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96
    return normal + first / free + second / free**2


def duel(match: Match, deals: int, *, where: Where | None = None, told: Progress | None = None) -> Duel:
    """So many deals; at least two, or nobody knows how sure it is. Levels play on every core where that pays. With a
    player of one's own it is played here, unless it is said `where`; then it must be one that can be pickled."""
    if deals < 2:
        raise ValueError("A duel needs two deals or more, or nothing can be said about how sure its result is.")
    levels = isinstance(match.one, Level) and isinstance(match.other, Level)
    where = where or (cores_for(deals, WORTH_A_PROCESS) if levels else Here())
    found = list[float]()
    for part in run(partial(play_deals, _fixed(match)), range(deals), size=PORTION, where=where, told=told):
        found += part
    return Duel(margins=tuple(found))


def play_deals(match: Match, deals: Sequence[int]) -> list[float]:
    """The margin of the first player in each of these deals, over all ways to sit."""
    seating = seating_of(match.book)
    return [fmean([_margin(match, deal, sitting) for sitting in sittings(seating)]) for deal in deals]


def sittings(seating: Seating) -> list[tuple[Side, ...]]:
    """The sides that the first player takes: each of them once, and where there are three each two of them too."""
    alone = [(side,) for side in seating.sides]
    if len(seating.sides) == 2:
        return list(alone)
    together = [tuple(side for side in seating.sides if side != left_out) for left_out in seating.sides]
    return [*alone, *together]


def _fixed(match: Match) -> Match:
    """For the play alone, a hand is played to its end and for points; what was drawn by lot before tells nothing."""
    if not match.play_only:
        return match
    tricks = replace(match.book.tricks, stop_when_decided=False)
    return replace(
        match, book=replace(match.book, tricks=tricks), one=_for_points(match.one), other=_for_points(match.other)
    )


def _for_points(who: Level | Player) -> Level | Player:
    """A level that plays for points and reads nothing into calls; somebody else plays as he plays."""
    if not isinstance(who, Level):
        return who
    return replace(who, plays_for="points", reads_bids=False, reads_melds=False)


def _margin(match: Match, deal: int, sitting: tuple[Side, ...]) -> float:
    book, seating = match.book, seating_of(match.book)
    key = subkey(match.key, f"hand {deal}")
    hand = Hand(book, dealer=seating.seats[deal % len(seating.seats)], key=key)
    slip = play_hand(hand, _players(match, key, sitting))
    won = slip.take if match.play_only else scored(book, slip)
    own = [won.get(side, 0) for side in sitting]
    others = [won.get(side, 0) for side in seating.sides if side not in sitting]
    return fmean(own) - fmean(others)


def scored(book: Book, slip: Slip) -> dict[Side, int]:
    """What a hand brought to every side, fees apart."""
    sums = dict.fromkeys(seating_of(book).sides, 0)
    for entry in score(book, slip):
        if entry.unit != "cents" and entry.account in sums:
            sums[entry.account] += entry.points
    return sums


def _players(match: Match, key: bytes, sitting: tuple[Side, ...]) -> Mapping[Seat, Player]:
    one, other = _seated(match.book, match.one, key), _seated(match.book, match.other, key)
    if match.play_only:
        opening = player_for(match.book, CHANCE, key)
        one, other = _Relay(opening, one), _Relay(opening, other)
    side = seating_of(match.book).side
    return {seat: one if side[seat] in sitting else other for seat in side}


def _seated(book: Book, who: Level | Player, key: bytes) -> Player:
    return player_for(book, who, key) if isinstance(who, Level) else who


class _Relay:
    """Somebody who decides until the first lead, and somebody else who plays."""

    def __init__(self, opening: Player, playing: Player) -> None:
        self.opening, self.playing = opening, playing

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        return (self.playing if view.phase == "tricks" else self.opening).decide(view, seen)

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:
        return self.opening.unasked(view, seen)
