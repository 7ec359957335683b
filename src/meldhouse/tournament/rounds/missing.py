"""What a table still lacks before its round can be closed: people, hands, signatures, people not told of corrections.
Also who plays and signs for whom."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import Message, fact, written
from meldhouse.tournament.scoring.sheets import Sheet, Signature
from meldhouse.tournament.state import RoundState, State


def still_missing(state: State, each: RoundState, sheet: Sheet, at: int) -> tuple[Message, ...]:
    """The most urgent first; empty if all is in."""
    return tuple(_missing(state, each, sheet, at))


def away_from(state: State, each: RoundState, sheet: Sheet) -> list[str]:
    """People known to be missing there, until they come or have a stand-in; whatever is written meanwhile."""
    if sheet.forfeit is not None:
        return []
    return [state.name(person) for person in each.missing if person in sheet.seats.values()]


def stand_ins_told(state: State, sheet: Sheet) -> list[Message]:
    """Who plays there for whom, and what becomes of the points: a pair with one of its own there keeps them."""
    standins = state.rounds[sheet.round - 1].standins
    kept = {state.owners[who] for who in sheet.seats.values() if who not in standins}
    found = list[Message]()
    for who in sheet.seats.values():
        if who in standins:
            keeps = state.form.ranking.of == "pair" and state.owners[who] in kept
            points = "pair" if keeps else "none"
            found.append(fact("stand-in", new=standins[who], old=state.name(who), points=points))
    return found


def signed_by(state: State, signature: Signature) -> Message:
    """Whose signature it is, and who pressed the button, if that was somebody else."""
    name, other = state.name(signature.signer), other_hand(state, signature)
    return fact("signed-for", hand=other, name=name) if other is not None else written(name)


def other_hand(state: State, signature: Signature) -> Message | None:
    """Who pressed it, if not the player on their own device; otherwise None."""
    by = signature.by
    if state.person_of(by) == signature.signer or by == signature.signer:
        return None
    roles = state.roles_of(by)
    if by in state.keeps or ("scorekeeper" in roles and "director" not in roles):
        return fact("signed-as", role="scorekeeper")
    role = next((role for role in ("director", "referee") if role in roles), "")
    return fact("signed-as", role=role) if role else written(state.name(by))


def absent_people(state: State, each: RoundState, sheet: Sheet) -> list[str]:
    """People who should play there and do not (missing, or out of the tournament) and have no stand-in."""
    return [
        person
        for person in sheet.seats.values()
        if person not in each.standins and (person in each.missing or is_out(state, person))
    ]


def is_out(state: State, person: str) -> bool:
    """Out for good: replacing them is not about being late."""
    return state.entrants[state.owners[person]].status in ("withdrawn", "disqualified", "absent")


def _missing(state: State, each: RoundState, sheet: Sheet, at: int) -> Iterator[Message]:
    if away := away_from(state, each, sheet):
        yield fact("names", names=tuple(away))
    if not sheet.locked:
        yield from _unwritten(state, each, sheet, at)
    if sheet.untold:
        names = dict.fromkeys(state.name(person) for _, person in sheet.untold)
        yield fact("lacks-telling", names=tuple(names))


def _unwritten(state: State, each: RoundState, sheet: Sheet, at: int) -> Iterator[Message]:
    time_up = each.time_up(at)
    if not sheet.is_complete(time_up=time_up):
        yield _of_hands(sheet, drawn=sheet.sums.is_played or time_up)
        return
    unsigned = [side for side in sheet.sides if side not in sheet.signed]
    whose = [[state.name(each.standins.get(one, one)) for one in sheet.people(side)] for side in unsigned]
    if whose:
        yield fact("lacks-signatures", sides=tuple(fact("any-of", names=tuple(names)) for names in whose))


def _of_hands(sheet: Sheet, *, drawn: bool) -> Message:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> seats = {"N": "P1", "E": "P2", "S": "P3", "W": "P4"}
    >>> _of_hands(Sheet(load_book("npa"), 1, 1, seats, extra_hand=False), drawn=False)
    Message(id='lacks-hands', args={'left': 4, 'hands': 4})
    """
    match = sheet.book.match
    if (drawn or (sheet.result is not None and not sheet.is_short)) and not sheet.is_empty:
        return fact("lacks-decider")
    if match.until == "hands":
        return fact("lacks-hands", left=match.hands - sheet.sums.match.game.hands_counted, hands=match.hands)
    game, number = sheet.sums.match.game, len(sheet.sums.match.games)
    if game.is_over:
        return fact("lacks-game", game=number + 1)
    if sheet.is_empty and match.best_of > 1:
        return fact("lacks-match", games=match.best_of // 2 + 1)
    target = fact("so-many", number=match.target, unit=match.until)
    if sheet.is_empty:
        return fact("lacks-all", target=target)
    best = max(sheet.standing.values())
    return fact("lacks-more", game=number if match.best_of > 1 else 0, best=best, target=target)
