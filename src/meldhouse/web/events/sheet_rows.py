"""The lines of a score sheet as its page shows them: what happened, what it brought, and the sums."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meldhouse.game import Entry, Seat, Slip
from meldhouse.tournament.reckoning import Line
from meldhouse.tournament.sheets import Mended, Sheet
from meldhouse.tournament.slip_words import story, whole_story
from meldhouse.tournament.state import State


def counts(line: Line, entry: Entry) -> bool:
    """Quarters are money, and a hand that only decides a draw brings nothing."""
    return not line.extra and entry.unit != "cents"


def rows_of(state: State, sheet: Sheet) -> list[dict[str, Any]]:
    """Every hand with its story, what it brought, and the sum so far."""
    found: list[dict[str, Any]] = []
    sums = dict.fromkeys(sheet.seats, 0)
    game = 1
    names = {seat: state.name(who) for seat, who in sheet.seats.items()}
    for number, line in enumerate(sheet.sums.lines, 1):
        if line.game != game:  # every game begins at nothing
            game, sums = line.game, dict.fromkeys(sheet.seats, 0)
        brought = dict.fromkeys(sheet.seats, 0)
        for entry in line.entries:
            for seat in entry.seats:
                brought[seat] += entry.points if counts(line, entry) else 0
        for seat, points in brought.items():
            sums[seat] += points
        found.append(
            {
                "number": number,
                "dealer": line.dealer,
                "story": story(sheet.book, line.slip, names),
                "meld": line.slip.meld,
                "take": line.slip.take,
                "brought": brought,
                "sums": dict(sums),
                "extra": line.extra,
                "ended": _ended(state, sheet, number),
                "mended": [_mended(sheet, one, names) for one in sheet.mended if one.hand == number],
            }
        )
    return found


def _ended(state: State, sheet: Sheet, number: int) -> str:
    """What the hand brought to an end: a game that is played to a target, and perhaps the match."""
    lines, games = sheet.sums.lines, sheet.sums.match.games
    line = lines[number - 1]
    game = games[line.game - 1]
    is_last = number == len(lines) or lines[number].game != line.game or lines[number].extra
    if line.extra or not is_last or game.winner is None or sheet.book.match.until == "hands":
        return ""
    made = game.side_totals()
    names = {side: " and ".join(state.name(who) for who in sheet.people(side)) for side in sheet.sides}
    score = "–".join(str(made[side]) for side in sorted(made, key=lambda side: side != game.winner))
    if sheet.book.match.best_of == 1:
        return f"The game is over: {names[game.winner]} won {score}."
    won = dict.fromkeys(sheet.sides, 0)
    for each in games[: line.game]:
        if each.winner is not None:
            won[each.winner] += 1
    told = f"Game {line.game} is over: {names[game.winner]} won {score}."
    tally = "–".join(str(won[side]) for side in sorted(won, key=lambda side: -won[side]))
    if won[game.winner] > sheet.book.match.best_of // 2:
        return f"{told} The match is theirs, {tally}."
    ahead = max(won, key=lambda side: won[side])
    return f"{told} Games: {tally}{'' if len(set(won.values())) == 1 else f' for {names[ahead]}'}."


def _mended(sheet: Sheet, one: Mended, names: Mapping[Seat, str]) -> dict[str, Any]:
    """A hand as it stood before, in words."""
    was = whole_story(sheet.book, one.before, names) if isinstance(one.before, Slip) else ""
    return {"official": one.official, "reason": one.reason, "clause": one.clause, "was": was}
