"""A bracket to read, match by match: who met whom, how it ended, who goes on, and who waits for what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from meldhouse.messages import Message, fact, written
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.seating.brackets import Bracket, Match, Source
from meldhouse.tournament.state import RoundState, State


class MatchSide(NamedTuple):
    name: Message
    is_known: bool
    """Otherwise the name says where the side will come from."""
    score: int | None
    has_won: bool


class MatchLine(NamedTuple):
    name: Message
    sides: tuple[MatchSide, MatchSide]
    said: tuple[Message, ...]
    """The state of the match, or who goes on to what."""


class Step(NamedTuple):
    """Matches of one kind: the semifinals, or a round among the losers."""

    title: Message
    lines: tuple[MatchLine, ...]


class Stage(NamedTuple):
    title: Message
    steps: tuple[Step, ...]


def match_at(state: State, each: RoundState, table: int) -> Message | None:
    """The match at a table; None if there is no bracket."""
    number = each.matches.get(table)
    return _names(state)[number].title if number and state.bracket is not None else None


def kinds_at(state: State, each: RoundState) -> tuple[Message, ...]:
    """Which match is where, for a screen with no room to say it beside every name."""
    if state.bracket is None or not each.matches:
        return ()
    kinds, tables = match_kinds(state.bracket), dict[Message, list[int]]()
    for table, number in sorted(each.matches.items()):
        tables.setdefault(kinds[number].kind_title, []).append(table)
    return tuple(fact("bracket-at", match=kind, tables=tuple(at)) for kind, at in tables.items())


def known_to_all(state: State) -> int:
    """The last round whose winners everybody knows: from released standings, or from the seating that is shown."""
    current = state.current
    seated = current.number - 1 if current is not None and current.status not in ("draft", "confirmed") else 0
    return max(state.released, seated)


def stages_of(state: State, through: int | None = None) -> tuple[Stage, ...]:
    """All matches in the order of play; nothing that came after round `through` is shown."""
    bracket = state.bracket
    if bracket is None:
        return ()
    won, kinds = state.won_by(through), match_kinds(bracket)
    if bracket.losses > 1:
        titles: dict[str, str] = {"main": "winners", "losers": "losers", "final": "final", "again": "final"}
    else:
        titles = {"main": "main", "third": "third", "consolation": "consolation"}
    found: dict[str, dict[Message, list[MatchLine]]] = {title: {} for title in titles.values()}
    is_over = bracket.winner(won) is not None
    for match in bracket.matches:
        if match.stage == "again" and is_over and match.number not in won:
            continue  # it was not needed
        steps = found[titles[match.stage]]
        steps.setdefault(kinds[match.number].kind_title, []).append(_line(state, bracket, match, won, through))
    return tuple(
        Stage(fact("bracket-stage", stage=title), tuple(Step(kind, tuple(lines)) for kind, lines in steps.items()))
        for title, steps in found.items()
        if steps
    )


def byes_in(state: State) -> list[str]:
    """The names of those who wait while the first matches are played; two byes who meet begin at once."""
    if state.bracket is None:
        return []
    ready = {match.number for match in state.bracket.ready({})}
    return [state.name(one) for one, number in _next_matches(state.bracket, {}).items() if number not in ready]


def waiting(state: State, each: RoundState) -> list[tuple[str, Message]]:
    """Those still playing who have no match in this round, and the match they wait for."""
    bracket = state.bracket
    if bracket is None or each.playoff:
        return []
    won = state.won_by(each.number - 1)
    seated = {one for table in each.seating.tables for one in table.people}
    next_up = _next_matches(bracket, won)
    return [
        (state.name(one), _names(state)[number].inside)
        for one, number in next_up.items()
        if one not in seated and state.entrants[one].is_here
    ]


def still_in(state: State) -> tuple[str, ...]:
    """The entrants here who still have a match to play; all of them before a bracket is drawn. Latecomers take a bye's
    place when the first round is seated again."""
    bracket = state.bracket
    if bracket is None:
        return state.here
    next_up = _next_matches(bracket, state.won)
    may_come = not state.started and not state.won
    return tuple(one for one in state.here if one in next_up or (may_come and one not in bracket.entrants))


def _next_matches(bracket: Bracket, won: Mapping[int, str]) -> dict[str, int]:
    """For each entrant, the next match that is certainly theirs."""
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
        MatchSide(written(state.name(one)), True, scores.get(one), one == winner)
        if one is not None
        else MatchSide(
            fact("bracket-side-from", which=source.kind, match=names[int(source.of)].inside), False, None, False
        )
        for one, source in zip(who, match.sides, strict=True)
    ]
    if winner is not None:
        said = tuple(_went_on(state, bracket, match, won))
    else:
        said = (_to_come(state, bracket, match, won, through),)
    return MatchLine(names[match.number].title, (sides[0], sides[1]), said)


def _to_come(state: State, bracket: Bracket, match: Match, won: Mapping[int, str], through: int | None) -> Message:
    current = state.current
    if match.stage == "again" and match not in bracket.ready(won):
        return fact("bracket-if-needed")
    if (
        current is not None
        and current.status not in ("draft", "confirmed")
        and (through is None or through < current.number)
    ):
        for table, number in current.matches.items():
            if number == match.number:
                return fact("bracket-played-at" if current.is_started else "bracket-seated-at", table=table)
    return fact("bracket-to-come")


def _went_on(state: State, bracket: Bracket, match: Match, won: Mapping[int, str]) -> Iterator[Message]:
    winner = won[match.number]
    loser = next(str(one) for one in bracket.sides(match.number, won) if one != winner)
    sheet = _sheet_of(state, match.number)
    forfeit = "yes" if sheet is None or sheet.forfeit is not None else "no"
    name = state.name(winner)
    if onward := _next_match(bracket, match, "winner"):
        yield fact("bracket-won-next", name=name, forfeit=forfeit, match=_names(state)[onward].inside)
    else:
        yield fact("bracket-won", name=name, forfeit=forfeit, what=_won_what(bracket, match, won))
    if onward := _next_match(bracket, match, "loser"):
        if _has_left(state, bracket, match, loser):
            yield fact("bracket-withdrew", name=state.name(loser))
        else:
            yield fact("bracket-plays-on", name=state.name(loser), match=_names(state)[onward].inside)


def _has_left(state: State, bracket: Bracket, match: Match, loser: str) -> bool:
    """Whether the loser was due to play on and has withdrawn; not if they stay, or left only after that other match."""
    later = [one.number for one in bracket.matches if Source("loser", match.number) in one.sides]
    return state.entrants[loser].status == "withdrawn" and not any(_sheet_of(state, number) for number in later)


def _next_match(bracket: Bracket, match: Match, kind: Literal["winner", "loser"]) -> int:
    """Where the winner or the loser of a match goes; 0 if that was their last."""
    return next((later.number for later in bracket.matches if Source(kind, match.number) in later.sides), 0)


def _won_what(bracket: Bracket, match: Match, won: Mapping[int, str]) -> str:
    if match.stage == "final" and bracket.winner(won) is None and match.number + 1 not in won:
        return "again"
    if match.stage == "final" and bracket.winner(won) != won[match.number]:
        return "was-again"
    return match.stage if match.stage in ("third", "consolation") else "all"


def _scores(state: State, match: Match) -> dict[str, int]:
    """For each entrant, the score on the sheet: games where a match has several, otherwise marks or points."""
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
    """The sheet a match was written on; None if nobody came to a table for it."""
    for each in state.rounds:
        for table, number in each.matches.items():
            if number == match and table in each.sheets:
                return each.sheets[table]
    return None


def how_far_each(state: State, through: int | None = None) -> dict[str, Message]:
    """For each entrant, how far they got: the match that put them out, or that they are still in."""
    bracket = state.bracket
    if bracket is None:
        return {}
    won, kinds = state.won_by(through), match_kinds(bracket)
    winner, next_up = bracket.winner(won), _next_matches(bracket, won)
    found = dict[str, Message]()
    for one in bracket.entrants:
        mine = [match for match in bracket.matches if match.number in won and one in bracket.sides(match.number, won)]
        lost = [match for match in mine if won[match.number] != one and match.stage not in ("third", "consolation")]
        if one == winner:
            found[one] = fact("far-winner")
        elif len(lost) < bracket.losses:
            still = one in next_up
            found[one] = fact("far-next", match=kinds[next_up[one]].kind_title) if still else fact("far-still-in")
        elif any(match.stage == "third" and won[match.number] == one for match in mine):
            found[one] = fact("bracket-stage", stage="third")
        else:
            found[one] = kinds[lost[-1].number].kind_title
    return found


def consolation_winner(state: State, through: int | None = None) -> str | None:
    """The winner of the last match among early losers, by the end of a round."""
    last = [match for match in state.bracket.matches if match.stage == "consolation"] if state.bracket else []
    return state.won_by(through).get(last[-1].number) if last else None


def won_beside(state: State) -> list[tuple[Message, str]]:
    """What a bracket awards besides its places: the consolation, and its winner."""
    one = consolation_winner(state)
    return [(fact("bracket-stage", stage="consolation"), state.name(one))] if one is not None else []


def _names(state: State) -> dict[int, MatchName]:
    assert state.bracket is not None
    bracket = state.bracket
    return state.once("match-names", bracket, lambda: match_names(bracket))


def out_lines(state: State, each: RoundState) -> Iterator[Message]:
    """Who waits in a bracket: players who go on are not told that they sit out."""
    for name, match in waiting(state, each):
        yield fact("bracket-bye" if each.number == 1 else "bracket-waits", name=name, match=match)


class MatchName(NamedTuple):
    kind: str
    """The name in the messages, the same for all matches of one step."""
    number: int = 0
    """The number of the step: a third round, a round of 16."""
    match: int = 0
    """The number of the match within its step; 0 if it is the only one."""

    @property
    def kind_title(self) -> Message:
        return fact("match-kind", kind=self.kind, number=self.number)

    @property
    def title(self) -> Message:
        if not self.match:
            return self.kind_title
        if self.number:
            return fact("match-of-round", kind=self.kind, number=self.number, match=self.match)
        return fact("match-numbered", kind=self.kind, number=self.number, match=self.match)

    @property
    def inside(self) -> Message:
        """As used in the middle of a sentence."""
        return fact("the-match", kind=self.kind, number=self.number, match=self.match)


def match_kinds(bracket: Bracket) -> dict[int, MatchName]:
    """What each match is, by number; the same for all of one step.

    >>> from meldhouse.tournament.seating import single_elimination
    >>> [name.kind for name in match_kinds(single_elimination("ABCDE", third=True)).values()]
    ['quarterfinal', 'semifinal', 'semifinal', 'third', 'final']
    """
    return {match.number: _kind(bracket, match) for match in bracket.matches}


def match_names(bracket: Bracket) -> dict[int, MatchName]:
    """The same, numbered if a step has several matches.

    >>> from meldhouse.tournament.seating import double_elimination
    >>> names = match_names(double_elimination("ABCD")).values()
    >>> [(name.kind, name.number, name.match) for name in names][:4]
    [('winners-semifinal', 0, 1), ('winners-semifinal', 0, 2), ('winners-final', 0, 0), ('losers-round', 1, 0)]
    """
    kinds, so_far = match_kinds(bracket), Counter[MatchName]()
    many = Counter(kinds.values())
    found = {}
    for number, kind in kinds.items():
        so_far[kind] += 1
        found[number] = kind._replace(match=so_far[kind]) if many[kind] > 1 else kind
    return found


def _kind(bracket: Bracket, match: Match) -> MatchName:
    if match.stage in ("final", "again", "third"):
        return MatchName(match.stage)
    # byes remove whole rounds of a stage, which only the numbering would show
    turns = sorted({one.round for one in bracket.matches if one.stage == match.stage})
    turn, left = turns.index(match.round) + 1, len(turns) - turns.index(match.round) - 1
    if match.stage == "losers":
        return MatchName("losers-round", turn) if left else MatchName("losers-final")
    if match.stage == "main" and bracket.losses == 1:
        return MatchName("round-of", 2 ** (left + 1)) if left > 2 else MatchName(STEPS[left])
    stage = "consolation" if match.stage == "consolation" else "winners"
    return MatchName(f"{stage}-{STEPS[left]}") if left < 3 else MatchName(f"{stage}-round", turn)


STEPS = ("final", "semifinal", "quarterfinal")
"""Indexed by how many steps are left after it."""
