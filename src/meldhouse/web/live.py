"""The lobby of a house that has live tables: what the pages ask, answered by the hall."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

from meldhouse.game import SEAT_NAMES, Seat, Side
from meldhouse.rulebooks.describe import joined
from meldhouse.tables.asking import Person as Player
from meldhouse.tables.hall import ChairLine, Hall, Summary
from meldhouse.tables.played import GameOver
from meldhouse.tables.terms import Terms
from meldhouse.web.figures import figure
from meldhouse.web.lobby import GameLine, NewTable, SeatLine, TableLine, TooManyTables
from meldhouse.web.people import Person

MOST = 30
"""So many tables are listed; older ones are found by their links."""
MOST_HOSTED = 20
"""Tables that one person has open at the same time."""
TOO_MANY = (
    f"You have {MOST_HOSTED} games open, the most one person can have. "
    "Open one from the lobby and finish it, or close its table; then start another."
)


class LiveLobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._opening = asyncio.Lock()
        """So that nobody opens two tables between being counted and being served."""

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
        """By whose books this person has sat down, the latest first."""
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
            refereed=wanted.conduct == "refereed",
            access=wanted.entry,
            level=wanted.bots,
            clock=wanted.clock or 0,
            watchers=wanted.watchers,
        )
        player = Player(host.id, host.name, browser=host.browser)
        async with self._opening:
            if await self.hall.hosts(host.id, MOST_HOSTED) >= MOST_HOSTED:
                raise TooManyTables(TOO_MANY)
            return await self.hall.new_table(terms, player, at_once=wanted.at_once)


def _is_going_on(summary: Summary, person: Person) -> bool:
    return summary.stage not in ("closed", "over") and any(chair.person == person.id for chair in summary.chairs)


def line_of(summary: Summary, person: Person) -> TableLine:
    waits = {chair.seat for chair in summary.chairs if chair.person == person.id}
    stages = {"hand": f"hand {summary.number}: {summary.phase}", "between": f"after hand {summary.number}"}
    return TableLine(
        id=summary.id,
        name=summary.title,
        house=summary.house,
        seats=tuple(_seat(chair) for chair in summary.chairs),
        conduct="refereed" if summary.refereed else "guarded",
        stage=stages.get(summary.stage, "") if summary.number else "",
        score=_score(summary, waits),
        your_turn=bool(waits & set(summary.waits_for)),
        watchers=summary.watchers,
    )


def _seat(chair: ChairLine) -> SeatLine:
    """A bot is called as its seat is."""
    return SeatLine(chair.seat, chair.name or None, chair.level, chair.name == SEAT_NAMES[chair.seat])


def _score(summary: Summary, mine: set[Seat]) -> str:
    if not mine or not summary.number:
        return ""
    names = {chair.seat: chair.name or SEAT_NAMES[chair.seat] for chair in summary.chairs}
    sides = sorted(summary.totals, key=mine.isdisjoint)  # one's own first
    others = (
        ["they"] if len(sides) == 2 else [joined([names[seat] for seat in names if seat in side]) for side in sides[1:]]
    )
    return ", ".join(f"{who} {figure(summary.totals[side])}" for who, side in zip(["You", *others], sides, strict=True))


def _game(summary: Summary, game: GameOver, person: Person) -> GameLine:
    mine: Seat = next(seat for seat, who in game.people.items() if who == person.id)
    own = next(side for side in game.totals if mine in side)
    is_left = game is summary.games[-1] and all(chair.person != person.id for chair in summary.chairs)
    unfinished = " The match was left before it was decided." if is_left and not game.is_decided else ""
    return GameLine(
        id=f"{summary.id}/hands/{game.hands[1]}",
        house=summary.house,
        ended=datetime.fromtimestamp(game.at, UTC),
        result=result_of(game, mine, own) + unfinished,
        won=None if game.winner is None else game.winner == own,
    )


def result_of(game: GameOver, mine: Seat, own: Side) -> str:
    """“You and Ruth won, 152 to 97.” Of a match: “You and Ruth lost game 1 of a match, 3 to 7.”"""
    us = joined(["you", *(name for seat, name in game.names.items() if seat in own and seat != mine)])
    others = " and ".join(figure(points) for side, points in game.totals.items() if side != own)
    how = "drew" if game.winner is None else "won" if game.winner == own else "lost"
    which = f" game {sum(game.wins.values()) + (game.winner is None)} of a match" if game.wins else ""
    told = f"{us[:1].upper()}{us[1:]} {how}{which}, {figure(game.totals[own])} to {others}"
    return f"{told}{_match(game, own)}."


def _match(game: GameOver, own: Side) -> str:
    """What became of the match with this game: “, and the match, 1 to 2”."""
    if not game.wins or not game.is_decided:
        return ""
    others = " and ".join(str(games) for side, games in game.wins.items() if side != own)
    return f", and the match, {game.wins[own]} to {others}"
