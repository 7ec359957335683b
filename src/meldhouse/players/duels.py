"""Two players against each other: the same deals, each played again with the seats exchanged."""

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
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import CHANCE, Level
from meldhouse.players.player import Player
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import Book

PORTION = 5
"""Deals played together as one portion of work."""
WORTH_A_PROCESS = 10
SURE_FROM = 30
"""From this many deals on we say how sure the mean is: with fewer, even the spread is unknown."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is played: by which book, between which players, over which deals. A player is one of our levels, or any
    object that decides for a seat."""

    book: Book
    one: Level | Player
    other: Level | Player
    key: bytes
    play_only: bool = False
    """Everything before the first lead is random, and only points in tricks count."""


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """The result for the first player: the mean of its margins, deal by deal."""

    margins: tuple[float, ...]

    @property
    def mean(self) -> float:
        return fmean(self.margins)

    @property
    def is_sure(self) -> bool:
        """Whether there were enough deals to say how sure it is."""
        return len(self.margins) >= SURE_FROM

    @property
    def within(self) -> float:
        """Half the width of the 95 percent interval around the mean, given enough deals."""
        return standard_errors(len(self.margins)) * stdev(self.margins) / sqrt(len(self.margins))

    @property
    def low(self) -> float:
        return self.mean - self.within

    @property
    def high(self) -> float:
        return self.mean + self.within


def standard_errors(number: int) -> float:
    """How many standard errors make a 95 percent interval for the mean of `number` margins: Student's distribution,
    from the normal one by the first terms of Fisher's series.

    >>> [round(standard_errors(number), 3) for number in (30, 100, 1_000)]
    [2.045, 1.984, 1.962]
    """
    normal, free = 1.959964, number - 1
    first = (normal**3 + normal) / 4
    second = (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96
    return normal + first / free + second / free**2


def duel(match: Match, deals: int, *, where: Where | None = None, told: Progress | None = None) -> Duel:
    """Play `deals` deals, at least two (one says nothing about the spread). Levels play on every core where that pays.
    With a custom player it runs here unless `where` is given; then the player must be picklable."""
    if deals < 2:
        raise ValueError("A duel needs two deals or more, or nothing can be said about how sure its result is.")
    levels = isinstance(match.one, Level) and isinstance(match.other, Level)
    where = where or (cores_for(deals, WORTH_A_PROCESS) if levels else Here())
    found = list[float]()
    for part in run(partial(play_deals, fixed(match)), range(deals), size=PORTION, where=where, told=told):
        found += part
    return Duel(margins=tuple(found))


def play_deals(match: Match, deals: Sequence[int]) -> list[float]:
    """The margin of the first player in each of these deals, over all ways to sit."""
    seating = seating_of(match.book)
    return [fmean([_margin(match, deal, sitting) for sitting in sittings(seating)]) for deal in deals]


def sittings(seating: Seating) -> list[tuple[Side, ...]]:
    """The sides the first player takes: each once, and where there are three, each pair too."""
    alone = [(side,) for side in seating.sides]
    if len(seating.sides) == 2:
        return list(alone)
    together = [tuple(side for side in seating.sides if side != left_out) for left_out in seating.sides]
    return [*alone, *together]


def fixed(match: Match) -> Match:
    """For `play_only`: the hand is played to its end and for points, and nothing before the lead tells anything."""
    if not match.play_only:
        return match
    tricks = replace(match.book.tricks, stop_when_decided=False)
    return replace(
        match, book=replace(match.book, tricks=tricks), one=_for_points(match.one), other=_for_points(match.other)
    )


def _for_points(who: Level | Player) -> Level | Player:
    """A level that plays for points and reads nothing into calls; other players play as they are."""
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
    """What a hand brought each side, without fees."""
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
    """One player decides until the first lead, another one plays."""

    def __init__(self, opening: Player, playing: Player) -> None:
        self.opening, self.playing = opening, playing

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        return (self.playing if view.phase == "tricks" else self.opening).decide(view, seen)

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:
        return self.opening.unasked(view, seen)
