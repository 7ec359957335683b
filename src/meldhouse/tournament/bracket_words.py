"""A bracket as it is read, match by match: who met whom, how it ended, who goes on, and who waits for what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from meldhouse.tournament.match_names import match_kinds, match_names
from meldhouse.tournament.seating.brackets import Bracket, Match, Source
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import RoundState, State


class MatchSide(NamedTuple):
    name: str
    is_known: bool
    """Otherwise the name tells where somebody is to come from."""
    score: int | None
    has_won: bool


class MatchLine(NamedTuple):
    name: str
    sides: tuple[MatchSide, MatchSide]
    said: str
    """How far it is, or who goes on to what."""


class Step(NamedTuple):
    """Matches that are of one kind: the semifinals, a round among the losers."""

    title: str
    lines: tuple[MatchLine, ...]


class Stage(NamedTuple):
    title: str
    steps: tuple[Step, ...]


def match_at(state: State, each: RoundState, table: int) -> str:
    """What is played at a table; nothing where there is no bracket."""
    number = each.matches.get(table)
    return _names(state)[number] if number and state.bracket is not None else ""


def kinds_at(state: State, each: RoundState) -> str:
    """In a line what is played where, for a screen that has no room for it beside every name.

    Nothing where there is no bracket.
    """
    if state.bracket is None or not each.matches:
        return ""
    kinds, tables = match_kinds(state.bracket), dict[str, list[str]]()
    for table, number in sorted(each.matches.items()):
        tables.setdefault(kinds[number], []).append(str(table))
    lines = [f"{kind}: table{'s' if len(at) > 1 else ''} {listed(at)}" for kind, at in tables.items()]
    return ". ".join(lines)


def known_to_all(state: State) -> int:
    """After which round everybody knows who goes on: as far as standings are released, and whatever the seating that is
    shown has told already."""
    current = state.current
    seated = current.number - 1 if current is not None and current.status not in ("draft", "confirmed") else 0
    return max(state.released, seated)


def results_by(state: State, through: int | None) -> dict[int, str]:
    """Who has won which match by the end of a round; None for all that was played."""
    return {
        match: winner for match, winner in state.won.items() if through is None or state.won_after[match] <= through
    }


def stages_of(state: State, through: int | None = None) -> tuple[Stage, ...]:
    """All matches, in the order in which they are played; what came after round `through` is not told."""
    bracket = state.bracket
    if bracket is None:
        return ()
    won, kinds = results_by(state, through), match_kinds(bracket)
    if bracket.losses > 1:
        titles: dict[str, str] = {
            "main": "Winners’ bracket",
            "losers": "Losers’ bracket",
            "final": "Final",
            "again": "Final",
        }
    else:
        titles = {"main": "Bracket", "third": "Third place", "consolation": "Consolation"}
    found: dict[str, dict[str, list[MatchLine]]] = {title: {} for title in titles.values()}
    is_over = bracket.winner(won) is not None
    for match in bracket.matches:
        if match.stage == "again" and is_over and match.number not in won:
            continue  # it was not needed
        steps = found[titles[match.stage]]
        steps.setdefault(kinds[match.number], []).append(_line(state, bracket, match, won, through))
    return tuple(
        Stage(title, tuple(Step(kind, tuple(lines)) for kind, lines in steps.items()))
        for title, steps in found.items()
        if steps
    )


def byes_in(state: State) -> list[str]:
    """Who waits while the first matches are played, by name; who meets another with a bye begins at once."""
    if state.bracket is None:
        return []
    ready = {match.number for match in state.bracket.ready({})}
    return [state.name(one) for one, number in _next_matches(state.bracket, {}).items() if number not in ready]


def waiting(state: State, each: RoundState) -> list[tuple[str, str]]:
    """Of those who play on, who has no match in this round, and for which he waits."""
    bracket = state.bracket
    if bracket is None or each.playoff:
        return []
    won = results_by(state, each.number - 1)
    seated = {one for table in each.seating.tables for one in table.people}
    next_up = _next_matches(bracket, won)
    return [
        (state.name(one), _in_sentence(_names(state)[number]))
        for one, number in next_up.items()
        if one not in seated and state.entrants[one].is_here
    ]


def still_in(state: State) -> tuple[str, ...]:
    """Of those who are here, who still has a match to play; all of them before a bracket is drawn. Whoever came after
    that takes the place of a bye as soon as the first round is seated anew."""
    bracket = state.bracket
    if bracket is None:
        return state.here
    next_up = _next_matches(bracket, state.won)
    may_come = not state.started and not state.won
    return tuple(one for one in state.here if one in next_up or (may_come and one not in bracket.entrants))


def _next_matches(bracket: Bracket, won: Mapping[int, str]) -> dict[str, int]:
    """By entrant the next match that is his for certain."""
    found: dict[str, int] = {}
    for match in bracket.matches:
        if match.number in won or (match.stage == "again" and match not in bracket.ready(won)):
            continue
        for one in bracket.sides(match.number, won):
            if one is not None:
                found.setdefault(one, match.number)
    return found


def _line(state: State, bracket: Bracket, match: Match, won: Mapping[int, str], through: int | None) -> MatchLine:
    names, winner = _names(state), won.get(match.number)
    who = bracket.sides(match.number, won)
    scores = _scores(state, match) if winner is not None else {}
    sides = [
        MatchSide(state.name(one), True, scores.get(one), one == winner)
        if one is not None
        else MatchSide(f"{source.kind.capitalize()} of {_in_sentence(names[int(source.of)])}", False, None, False)
        for one, source in zip(who, match.sides, strict=True)
    ]
    said = _went_on(state, bracket, match, won) if winner is not None else _to_come(state, bracket, match, won, through)
    return MatchLine(names[match.number], (sides[0], sides[1]), said)


def _to_come(state: State, bracket: Bracket, match: Match, won: Mapping[int, str], through: int | None) -> str:
    current = state.current
    if match.stage == "again" and match not in bracket.ready(won):
        return "Played only if whoever comes from the losers’ bracket wins the final."
    if (
        current is not None
        and current.status not in ("draft", "confirmed")
        and (through is None or through < current.number)
    ):
        for table, number in current.matches.items():
            if number == match.number:
                return f"{'Played at' if current.is_started else 'Seated at'} table {table}."
    return "Not played yet."


def _went_on(state: State, bracket: Bracket, match: Match, won: Mapping[int, str]) -> str:
    winner = won[match.number]
    loser = next(str(one) for one in bracket.sides(match.number, won) if one != winner)
    sheet = _sheet_of(state, match.number)
    verb = "wins" if state.form.entry == "person" else "win"
    how = " by forfeit" if sheet is None or sheet.forfeit is not None else ""
    told = [f"{state.name(winner)} {verb}{how}{_way(state, bracket, match, 'winner', won)}"]
    if onward := _way(state, bracket, match, "loser", won):
        told.append(f"{state.name(loser)}{_gone(state, bracket, match, loser) or onward.removeprefix(' and')}")
    return f"{'; '.join(told)}."


def _gone(state: State, bracket: Bracket, match: Match, loser: str) -> str:
    """That he was to play on and has withdrawn; nothing where he stays, or left only after that other match."""
    later = [one.number for one in bracket.matches if Source("loser", match.number) in one.sides]
    has_left = state.entrants[loser].status == "withdrawn"
    return " withdrew" if has_left and not any(_sheet_of(state, number) for number in later) else ""


def _way(state: State, bracket: Bracket, match: Match, kind: Literal["winner", "loser"], won: Mapping[int, str]) -> str:
    """Where the winner or the loser of a match goes; nothing where that was his last."""
    names, one = _names(state), state.form.entry == "person"
    for later in bracket.matches:
        if Source(kind, match.number) in later.sides:
            goes = (
                ("goes on to" if one else "go on to") if kind == "winner" else ("plays on in" if one else "play on in")
            )
            return f" and {goes} {_in_sentence(names[later.number])}"
    if kind == "loser":
        return ""
    if match.stage == "final" and bracket.winner(won) is None and match.number + 1 not in won:
        return ", so that a second final is played"
    if match.stage == "final" and bracket.winner(won) != won[match.number]:
        return ", so that a second final was played"
    return {"third": " the third place", "consolation": " the consolation"}.get(match.stage, " it all")


def _scores(state: State, match: Match) -> dict[str, int]:
    """By entrant what the sheet came to: games where a match has several, otherwise marks or points."""
    sheet = _sheet_of(state, match.number)
    if sheet is None:
        return {}
    games, several = sheet.games(), sheet.book.match.best_of > 1
    return {
        state.owners[one]: games[side]
        if several
        else max(sheet.totals[seat] for seat, who in sheet.seats.items() if sheet.side_of(who) == side)
        for side in sheet.sides
        for one in sheet.people(side)
    }


def _sheet_of(state: State, match: int) -> Sheet | None:
    """On which a match was written; nothing where nobody came to a table for it."""
    for each in state.rounds:
        for table, number in each.matches.items():
            if number == match and table in each.sheets:
                return each.sheets[table]
    return None


def how_far_each(state: State, through: int | None = None) -> dict[str, str]:
    """By entrant how far he came, in a word or two: the match that put him out, or that he is still in."""
    bracket = state.bracket
    if bracket is None:
        return {}
    won, kinds = results_by(state, through), match_kinds(bracket)
    winner, next_up = bracket.winner(won), _next_matches(bracket, won)
    found = {}
    for one in bracket.entrants:
        mine = [match for match in bracket.matches if match.number in won and one in bracket.sides(match.number, won)]
        lost = [match for match in mine if won[match.number] != one and match.stage not in ("third", "consolation")]
        if one == winner:
            found[one] = "Winner"
        elif len(lost) < bracket.losses:
            found[one] = f"{kinds[next_up[one]]} next" if one in next_up else "Still in"
        elif any(match.stage == "third" and won[match.number] == one for match in mine):
            found[one] = "Third place"
        else:
            found[one] = kinds[lost[-1].number]
    return found


def consolation_winner(state: State, through: int | None = None) -> str | None:
    """Who has won the last match of those who lost early, by the end of a round."""
    last = [match for match in state.bracket.matches if match.stage == "consolation"] if state.bracket else []
    return results_by(state, through).get(last[-1].number) if last else None


def won_beside(state: State) -> list[tuple[str, str]]:
    """What is won in a bracket beside its places: the consolation, and by whom."""
    one = consolation_winner(state)
    return [("Consolation", state.name(one))] if one is not None else []


def _names(state: State) -> dict[int, str]:
    assert state.bracket is not None
    bracket = state.bracket
    return state.once("match names", bracket, lambda: match_names(bracket))


def _in_sentence(name: str) -> str:
    """
    >>> _in_sentence("Final"), _in_sentence("Semifinal 2"), _in_sentence("Third place")
    ('the final', 'semifinal 2', 'the match for the third place')
    """
    if name == "Third place":
        return "the match for the third place"
    word = name[:1].lower() + name[1:]
    return word if word[-1].isdigit() else f"the {word}"


def out_lines(state: State, each: RoundState) -> Iterator[str]:
    """Who waits in a bracket, a sentence each: nobody who plays on is told that he sits out."""
    one = state.form.entry == "person"
    for name, match in waiting(state, each):
        verb = ("goes" if one else "go") if each.number == 1 else ("waits" if one else "wait")
        yield f"{name} {verb} on to {match} without a match." if each.number == 1 else f"{name} {verb} for {match}."
