"""The lines of a score sheet as everybody reads them, in the terminal and in the browser: what happened, what it
scored, the sums, and the notes beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from meldhouse.game import ScoreEntry, Seat, Side, Slip
from meldhouse.game.scoring import unit_of
from meldhouse.game.sheets import how_it_came_out
from meldhouse.messages import Message, fact
from meldhouse.tournament.lines.corrections import correction
from meldhouse.tournament.lines.hands import laid_away, people, result_facts, story, whole_story
from meldhouse.tournament.scoring.deciding_hands import decided_by
from meldhouse.tournament.scoring.reckoning import ReckonedLine, is_beside, is_dealer_known
from meldhouse.tournament.scoring.sheets import Mended, Sheet
from meldhouse.tournament.state import State


def counts(line: ReckonedLine, entry: ScoreEntry) -> bool:
    """False for quarters, which are money, and for a hand that only decides a draw."""
    return not line.extra and entry.unit != "cents"


def rows_of(state: State, sheet: Sheet) -> list[dict[str, Any]]:
    """Every hand with its story, its score, and the total so far."""
    found: list[dict[str, Any]] = []
    sums = dict.fromkeys(sheet.seats, 0)
    game = 1
    names = state.names_at(sheet)
    for number, line in enumerate(sheet.sums.lines, 1):
        if line.game != game:  # every game begins at zero
            game, sums = line.game, dict.fromkeys(sheet.seats, 0)
        brought = dict.fromkeys(sheet.seats, 0)
        for entry in line.entries:
            for seat in entry.seats:
                brought[seat] += entry.points if counts(line, entry) else 0
        for seat, points in brought.items():
            sums[seat] += points
        found.append(
            {
                "came_out": how_it_came_out(line.entries) or "",
                "made_of": list(_made_of(sheet, line, names)),
                "laid_away": laid_away(line.slip),
                "number": number,
                "hand": sheet.number_of(number),
                "is_beside": is_beside(line.slip),
                "dealer": names[line.dealer] if _shows_dealer(sheet, line) else "",
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


def _shows_dealer(sheet: Sheet, line: ReckonedLine) -> bool:
    return not is_beside(line.slip) and is_dealer_known(sheet.book, sheet.sums.match.games[line.game - 1])


def _made_of(sheet: Sheet, line: ReckonedLine, names: Mapping[Seat, str]) -> Iterator[Message]:
    """For every side whose points are not just meld and counters: their parts, so that they can be checked; and why
    something counts nothing."""
    if line.slip.bidder is None:  # there was no bid, and the story says why
        return
    for side, seats in sheet.sums.seating.members.items():
        own = [entry for entry in line.entries if entry.unit != "cents" and not entry.bonus and seats[0] in entry.seats]
        written = line.slip.meld.get(side, 0) + line.slip.take.get(side, 0)
        if own and (unit_of(sheet.book) == "marks" or sum(entry.points for entry in own) != written):
            told = [entry for entry in own if entry.points or entry.reason.id != "score-take"]  # no counters were taken
            parts = tuple(_part(entry) for entry in told or own)
            yield fact("sheet-made-of", names=people(sheet.book, side, names), parts=parts)


def _part(entry: ScoreEntry) -> Message:
    return fact("sheet-part", why=entry.reason, points=entry.points) if entry.points else entry.reason


def bonuses_of(sheet: Sheet) -> list[dict[str, Any]]:
    """What the end of a game gave besides its hands, such as a skunk."""
    return [
        {
            "reason": one.reason,
            "clause": one.clause,
            "points": dict.fromkeys(one.seats, one.points),
        }
        for one in sheet.sums.bonuses
    ]


def decider_of(sheet: Sheet, names: Mapping[Seat, str]) -> Message | None:
    """The winner of the hand that decided a draw; None if there was none."""
    won = decided_by(sheet)
    return fact("sheet-decided", names=people(sheet.book, won, names)) if won is not None else None


class Sum(NamedTuple):
    """A line below the hands: what it is, and each side's figure, once or for each of its people by name."""

    what: Message
    made: dict[Side, list[tuple[str, int]]]


def sums_of(sheet: Sheet, names: Mapping[Seat, str], penalized: Mapping[Seat, int], *, is_over: bool) -> list[Sum]:
    """For a match, the games won and the score of the current game; then all points or marks; and with penalties beside
    the sheet, what counts in the standings. `is_over`: nothing is left to play."""
    match, found = sheet.sums.match, list[Sum]()
    is_match, is_on = sheet.book.match.best_of > 1, not is_over and sheet.result is None
    if is_match and not sheet.is_empty:
        found.append(_sum(fact("sheet-games-won"), match.wins if is_on else sheet.games()))
        if is_on and not match.game.is_over:
            found.append(_sum(fact("sheet-game-so-far", game=len(match.games)), match.game.side_totals()))
    what = fact("sheet-all-games", unit=unit_of(sheet.book)) if is_match else fact("paper-total")
    found.append(Sum(what, _of_each(sheet, names, sheet.totals)))
    if penalized:
        found.append(Sum(fact("sheet-with-penalties"), _of_each(sheet, names, penalized)))
    return found


def _sum(what: Message, made: Mapping[Side, int]) -> Sum:
    return Sum(what, {side: [("", number)] for side, number in made.items()})


def _of_each(sheet: Sheet, names: Mapping[Seat, str], made: Mapping[Seat, int]) -> dict[Side, list[tuple[str, int]]]:
    """One figure for each side, or, if partners differ, one for each of them by name."""
    found: dict[Side, list[tuple[str, int]]] = {}
    for side, seats in sheet.sums.seating.members.items():
        alike = len({made[seat] for seat in seats}) == 1
        found[side] = [("", made[seats[0]])] if alike else [(names[seat], made[seat]) for seat in seats]
    return found


def score_of(sheet: Sheet, *, is_over: bool = True) -> dict[Side, Message]:
    """What each side signs for: for a match, the games won, which decide it, then all points or marks. While it is
    going on, also the score of the current game."""
    unit, match = unit_of(sheet.book), sheet.sums.match
    is_on = not is_over and sheet.result is None
    games = match.wins if is_on else sheet.games()
    is_on = is_on and not match.game.is_over
    members, found = sheet.sums.seating.members, {}
    for side in sheet.sides:
        each = tuple(dict.fromkeys(sheet.totals[seat] for seat in members[side]))  # partners may differ
        if sheet.book.match.best_of == 1:
            found[side] = fact("sheet-score", points=each)
        elif is_on:
            now = match.game.side_totals()[side]
            found[side] = fact(
                "sheet-score-on",
                games=games[side],
                game=len(match.games),
                now=now,
                points=each,
                number=each[0],
                unit=unit,
            )
        else:
            found[side] = fact("sheet-score-games", games=games[side], points=each, number=each[0], unit=unit)
    return found


def counted_of(sheet: Sheet, names: Mapping[Seat, str], penalized: Mapping[Seat, int]) -> tuple[Message, ...]:
    """What counts in the standings with the penalties beside the sheet; empty if there are none."""
    return tuple(
        fact("result-points", who=(name,) if name else people(sheet.book, side, names), points=made)
        for side, each in (_of_each(sheet, names, penalized).items() if penalized else ())
        for name, made in each
    )


def _ended(state: State, sheet: Sheet, number: int) -> Message | None:
    """What the hand ended: a game played to a target, and perhaps the match."""
    lines, games = sheet.sums.lines, sheet.sums.match.games
    line = lines[number - 1]
    game = games[line.game - 1]
    is_last = number == len(lines) or lines[number].game != line.game or lines[number].extra
    if line.extra or not is_last or game.winner is None or sheet.book.match.until == "hands":
        return None
    made, best_of = game.side_totals(), sheet.book.match.best_of
    called = {side: people(sheet.book, side, state.names_at(sheet)) for side in sheet.sides}
    others = tuple(points for side, points in made.items() if side != game.winner)
    over = fact(
        "sheet-game-over",
        game=line.game if best_of > 1 else 0,
        names=called[game.winner],
        won=made[game.winner],
        others=others,
    )
    if best_of == 1:
        return over
    won = dict.fromkeys(sheet.sides, 0)
    for each in games[: line.game]:
        if each.winner is not None:
            won[each.winner] += 1
    ahead = max(won, key=lambda side: won[side])
    behind = tuple(count for side, count in won.items() if side != ahead)
    if won[game.winner] > best_of // 2:
        return fact("sheet-match-over", over=over, games=won[ahead], others=behind)
    if len(set(won.values())) == 1:
        return fact("sheet-games-even", over=over, games=won[ahead])
    return fact("sheet-games-lead", over=over, names=called[ahead], games=won[ahead], others=behind)


def results_before(state: State, sheet: Sheet) -> list[dict[str, Any]]:
    """The results that were entered before they were corrected."""
    names = state.names_at(sheet)
    return [_mended(sheet, one, names) for one in sheet.mended if not one.hand]


def _mended(sheet: Sheet, one: Mended, names: Mapping[Seat, str]) -> dict[str, Any]:
    """A hand, or a result, as it was before, in words."""
    before = one.before
    if isinstance(before, Slip):
        was = whole_story(sheet.book, before, names)
    else:
        was = fact("story", parts=tuple(result_facts(sheet.book, before, names)))
    return {
        "official": one.official,
        "is_ruled": bool(one.call),
        "reason": one.reason,
        "clause": one.clause,
        "was": was,
    }


def corrections_to_tell(state: State, sheet: Sheet) -> list[tuple[Message, ...]]:
    """What to tell the table about each correction that stands and that a player has not seen."""
    numbers = {number for number, _ in sheet.untold}
    return [correction(state, sheet, one) for one in sheet.standing_corrections if one.number in numbers]
