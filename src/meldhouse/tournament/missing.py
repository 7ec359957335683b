"""What a table still lacks before its round can be closed: people, hands, signatures, who has not been told."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import RoundState, State


def still_missing(state: State, each: RoundState, sheet: Sheet, at: int) -> tuple[str, ...]:
    """In words, the most urgent first; nothing where all is in."""
    return tuple(_missing(state, each, sheet, at))


def away_from(state: State, each: RoundState, sheet: Sheet) -> list[str]:
    """Who is known to be missing there, until he has come or somebody plays for him; whatever is written meanwhile."""
    if sheet.forfeit is not None:
        return []
    return [state.name(person) for person in each.missing if person in sheet.seats.values()]


def stand_ins_told(state: State, sheet: Sheet) -> list[str]:
    """Who plays there for whom, and what becomes of the points: a pair with one of its own there keeps them."""
    standins = state.rounds[sheet.round - 1].standins
    kept = {state.owners[who] for who in sheet.seats.values() if who not in standins}
    found = []
    for who in sheet.seats.values():
        if who in standins and state.form.ranking.of == "pair" and state.owners[who] in kept:
            found.append(f"{standins[who]} plays for {state.name(who)}. The pair keeps what it makes.")
        elif who in standins:
            lost = f"who was replaced and has 0 for the {sheet.book.words.round}"
            found.append(f"{standins[who]} plays for {state.name(who)}, {lost}.")
    return found


def absent_people(state: State, each: RoundState, sheet: Sheet) -> list[str]:
    """Who should play there and does not, missing or out of the tournament, and has no stand-in."""
    return [
        person
        for person in sheet.seats.values()
        if person not in each.standins and (person in each.missing or is_out(state, person))
    ]


def is_out(state: State, person: str) -> bool:
    """Out altogether: such a player is replaced without any lateness."""
    return state.entrants[state.owners[person]].status in ("withdrawn", "disqualified", "absent")


def _missing(state: State, each: RoundState, sheet: Sheet, at: int) -> Iterator[str]:
    if away := away_from(state, each, sheet):
        yield f"{listed(away)} {'is' if len(away) == 1 else 'are'} not at the table"
    if not sheet.locked:
        yield from _unwritten(state, each, sheet, at)
    if sheet.untold:
        names = dict.fromkeys(state.name(person) for _, person in sheet.untold)
        yield f"{listed(list(names))} must be told of a correction"


def _unwritten(state: State, each: RoundState, sheet: Sheet, at: int) -> Iterator[str]:
    time_up = each.time_up(at)
    if not sheet.is_complete(time_up=time_up):
        yield _of_hands(sheet, drawn=sheet.sums.is_played or time_up)
        return
    unsigned = [side for side in sheet.sides if side not in sheet.signed]
    whose = [listed([state.name(each.standins.get(one, one)) for one in sheet.people(side)], "or") for side in unsigned]
    if whose:
        yield f"the signature of {', and of '.join(whose)}"


def _of_hands(sheet: Sheet, *, drawn: bool) -> str:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> seats = {"N": "P1", "E": "P2", "S": "P3", "W": "P4"}
    >>> _of_hands(Sheet(load_book("npa"), 1, 1, seats, extra_hand=False), drawn=False)
    '4 of 4 hands'
    """
    match = sheet.book.match
    if (drawn or (sheet.result is not None and not sheet.is_short)) and not sheet.is_empty:
        return "one more hand, to decide the draw"
    if match.until == "hands":
        left = match.hands - sheet.sums.match.game.hands_counted
        return f"{left} of {match.hands} hands"
    game, number = sheet.sums.match.game, len(sheet.sums.match.games)
    if game.is_over:
        return f"game {number + 1}, of which no hand is written yet"
    best = max(sheet.standing.values())
    games = f" of game {number}" if match.best_of > 1 else ""
    if sheet.is_empty and match.best_of > 1:
        return f"all hands, until a side has won {match.best_of // 2 + 1} games"
    if sheet.is_empty:
        return f"all hands, until a side has {match.target} {match.until}"
    return f"hands{games}: the better side has {best} of {match.target} {match.until}"
