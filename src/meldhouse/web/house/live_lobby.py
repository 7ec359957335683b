"""The lobby of a house with live tables: questions from the pages, answered by the hall."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

from meldhouse.game import SEAT_NAMES, Seat, Side
from meldhouse.messages import Message, fact
from meldhouse.tables.asking import Person as Player
from meldhouse.tables.chairs import called
from meldhouse.tables.hall.hall import ChairLine, Hall, Summary
from meldhouse.tables.played import GameOver
from meldhouse.tables.terms import Terms
from meldhouse.web.house.lobby import GameLine, NewTable, SeatLine, TableLine, TooManyTables
from meldhouse.web.identity.people import Person

MOST = 30
"""How many tables are listed; older ones are found by their links."""
MOST_HOSTED = 20
"""How many open tables one person may have."""


class LiveLobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._opening = asyncio.Lock()
        """So that nobody opens another table between the count and the opening."""

    async def open_tables(self, person: Person) -> Sequence[TableLine]:
        return [
            line_of(summary, person)
            for summary in await self.hall.open_tables(MOST)
            if all(chair.person != person.id for chair in summary.chairs)
        ]

    async def my_tables(self, person: Person) -> Sequence[TableLine]:
        mine = [summary for summary in await self.hall.tables_of(person.id, MOST) if _is_going_on(summary, person)]
        return sorted((line_of(summary, person) for summary in mine), key=lambda line: not line.your_turn)

    async def my_houses(self, person: Person) -> Sequence[str]:
        """The books this person has played by, latest first."""
        return list(dict.fromkeys(summary.book for summary in await self.hall.tables_of(person.id, MOST)))

    async def my_games(self, person: Person) -> Sequence[GameLine]:
        found = [
            _game(summary, game, person)
            for summary in await self.hall.tables_of(person.id, MOST)
            for game in summary.games
            if person.id in game.people.values()
        ]
        return sorted(found, key=lambda line: line.ended, reverse=True)[:MOST]

    async def open(self, host: Person, wanted: NewTable) -> str:
        terms = Terms(
            book=wanted.text or wanted.book.name,
            title=wanted.name,
            host_name=host.name,
            refereed=wanted.conduct == "refereed",
            access=wanted.entry,
            level=wanted.bots,
            clock=wanted.clock or 0,
            watchers=wanted.watchers,
        )
        player = Player(host.id, host.name, browser=host.browser)
        async with self._opening:
            if await self.hall.hosts(host.id, MOST_HOSTED) >= MOST_HOSTED:
                raise TooManyTables(fact("lobby-too-many", most=MOST_HOSTED))
            return await self.hall.new_table(terms, player, at_once=wanted.at_once)


def _is_going_on(summary: Summary, person: Person) -> bool:
    return summary.stage not in ("closed", "over") and any(chair.person == person.id for chair in summary.chairs)


def line_of(summary: Summary, person: Person) -> TableLine:
    waits = {chair.seat for chair in summary.chairs if chair.person == person.id}
    return TableLine(
        id=summary.id,
        name=summary.title,
        house=summary.house,
        seats=tuple(_seat(chair) for chair in summary.chairs),
        conduct="refereed" if summary.refereed else "guarded",
        stage=_stage(summary),
        score=_score(summary, waits),
        your_turn=bool(waits & set(summary.waits_for)),
        watchers=summary.watchers,
    )


def _seat(chair: ChairLine) -> SeatLine:
    return SeatLine(chair.seat, chair.name, chair.level, is_free=not chair.person and not chair.level)


def _stage(summary: Summary) -> Message | None:
    if not summary.number or summary.stage not in ("hand", "between"):
        return None
    if summary.stage == "between":
        return fact("lobby-after-hand", number=summary.number)
    return fact("lobby-hand", number=summary.number, phase=summary.phase)


def _score(summary: Summary, mine: set[Seat]) -> Message | None:
    if not mine or not summary.number:
        return None
    names = {chair.seat: called(chair.name, chair.seat) for chair in summary.chairs}
    own, *others = sorted(summary.totals, key=mine.isdisjoint)  # the reader's own first
    if len(others) == 1:
        return fact("lobby-score", own=summary.totals[own], theirs=summary.totals[others[0]])
    each = tuple(
        fact("lobby-score-of", name=name, points=summary.totals[side])
        for side in others
        for seat, name in names.items()
        if seat in side
    )
    return fact("lobby-score-each", own=summary.totals[own], others=each)


def _game(summary: Summary, game: GameOver, person: Person) -> GameLine:
    mine: Seat = next(seat for seat, who in game.people.items() if who == person.id)
    own = next(side for side in game.totals if mine in side)
    is_left = game is summary.games[-1] and all(chair.person != person.id for chair in summary.chairs)
    told = result_of(game, mine, own)
    return GameLine(
        id=f"{summary.id}/hands/{game.hands[1]}",
        house=summary.house,
        ended=datetime.fromtimestamp(game.at, UTC),
        result=fact("lobby-game-left", game=told) if is_left and not game.is_decided else told,
        won=None if game.winner is None else game.winner == own,
    )


def result_of(game: GameOver, mine: Seat, own: Side) -> Message:
    """How it ended for a player; for a match, also where the match stands after this game."""
    partners = tuple(called(game.names.get(seat, ""), seat) for seat in SEAT_NAMES if seat in own and seat != mine)
    others = tuple(points for side, points in game.totals.items() if side != own)
    how, number = _how(game.winner, own), sum(game.wins.values()) + (game.winner is None)
    if not game.wins:
        return fact("lobby-game", partners=partners, how=how, own=game.totals[own], others=others)
    if not game.is_decided:
        return fact(
            "lobby-game-of-match", partners=partners, how=how, own=game.totals[own], others=others, number=number
        )
    return fact(
        "lobby-match",
        partners=partners,
        how=how,
        own=game.totals[own],
        others=others,
        number=number,
        wins=game.wins[own],
        losses=tuple(games for side, games in game.wins.items() if side != own),
    )


def _how(winner: Side | None, own: Side) -> str:
    return "drew" if winner is None else "won" if winner == own else "lost"
