"""The common names of matches in a bracket: the final, a semifinal, third place, consolation, losers' rounds."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.tournament.seating.brackets import Bracket, Match


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
