"""What everybody calls a match of a bracket: the final, a semifinal, third place, consolation, among the losers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from meldhouse.tournament.seating.brackets import Bracket, Match, Stage

_ALONE: Mapping[Stage, str] = {"final": "Final", "again": "Second final", "third": "Third place"}


def match_kinds(bracket: Bracket) -> dict[int, str]:
    """By number what each match is, the same for all of one step.

    >>> from meldhouse.tournament.seating import single_elimination
    >>> match_kinds(single_elimination("ABCDE", third=True))
    {1: 'Quarterfinal', 2: 'Semifinal', 3: 'Semifinal', 4: 'Third place', 5: 'Final'}
    """
    return {match.number: _kind(bracket, match) for match in bracket.matches}


def match_names(bracket: Bracket) -> dict[int, str]:
    """The same, told apart where a step has several matches.

    >>> from meldhouse.tournament.seating import double_elimination
    >>> list(match_names(double_elimination("ABCD")).values())[:3]
    ['Winners’ semifinal 1', 'Winners’ semifinal 2', 'Winners’ final']
    >>> list(match_names(double_elimination("ABCD")).values())[3:]
    ['Losers’ round 1', 'Losers’ final', 'Final', 'Second final']
    """
    kinds, so_far = match_kinds(bracket), Counter[str]()
    many = Counter(kinds.values())
    found = {}
    for number, kind in kinds.items():
        so_far[kind] += 1
        apart = f"{', match' if kind[-1].isdigit() else ''} {so_far[kind]}"
        found[number] = f"{kind}{apart}" if many[kind] > 1 else kind
    return found


def _kind(bracket: Bracket, match: Match) -> str:
    if match.stage in _ALONE:
        return _ALONE[match.stage]
    # byes leave out whole rounds of a stage, which nobody would miss but the numbers
    turns = sorted({one.round for one in bracket.matches if one.stage == match.stage})
    turn, left = turns.index(match.round) + 1, len(turns) - turns.index(match.round) - 1
    if match.stage == "losers":
        return f"Losers’ {'final' if not left else f'round {turn}'}"
    if match.stage == "consolation":
        return f"Consolation {_step(turn, left)}"
    if bracket.losses > 1:
        return f"Winners’ {_step(turn, left)}"
    if left > 2:
        return f"Round of {2 ** (left + 1)}"
    return _step(turn, left).capitalize()


def _step(turn: int, left: int) -> str:
    return ("final", "semifinal", "quarterfinal")[left] if left < 3 else f"round {turn}"
