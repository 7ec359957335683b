"""Brackets: out after one loss, or after two, as matches that know where their sides come from (N42-X17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from meldhouse.tournament.seating.errors import SeatingError

Stage = Literal["main", "losers", "final", "again", "third", "consolation"]


class Source(msgspec.Struct, frozen=True):
    """An entrant by name, or the winner or the loser of a match by its number."""

    kind: Literal["entrant", "winner", "loser"]
    of: str | int


class Match(msgspec.Struct, frozen=True):
    """One match. The match `again` is played only if the winner of the losers' bracket has won the final."""

    number: int
    stage: Stage
    round: int
    sides: tuple[Source, Source]


class Bracket(msgspec.Struct, frozen=True):
    """Matches, each after those its sides come from."""

    entrants: tuple[str, ...]
    matches: tuple[Match, ...]
    losses: Literal[1, 2]

    def sides(self, number: int, results: Mapping[int, str]) -> tuple[str | None, str | None]:
        """Who plays that match; None if not known yet."""
        one, two = self._match(number).sides
        return self._who(one, results), self._who(two, results)

    def ready(self, results: Mapping[int, str]) -> tuple[Match, ...]:
        """Matches that can be played now. `results`: the winner of each match by number."""
        self.check(results)
        left = [match for match in self.matches if match.number not in results and self._needed(match, results)]
        return tuple(match for match in left if None not in self.sides(match.number, results))

    def winner(self, results: Mapping[int, str]) -> str | None:
        """The overall winner."""
        self.check(results)
        last = [match for match in self.matches if match.stage in ("main", "final", "again")][-1]
        if last.stage == "again" and not self._needed(last, results):
            return results.get(last.number - 1)
        return results.get(last.number)

    def losses_of(self, entrant: str, results: Mapping[int, str]) -> int:
        return sum(entrant in self.sides(number, results) and winner != entrant for number, winner in results.items())

    def check(self, results: Mapping[int, str]) -> None:
        """Refuse impossible results."""
        for number, winner in results.items():
            match = self._match(number)
            sides = self.sides(number, results)
            if None in sides:
                waits = tuple(int(source.of) for source in match.sides if self._who(source, results) is None)
                raise SeatingError("not-ready", match=number, before=waits)
            if winner not in sides:
                raise SeatingError("not-in-match", match=number, name=winner, one=str(sides[0]), two=str(sides[1]))
            if not self._needed(match, results):
                raise SeatingError("not-needed", match=number, name=results[number - 1])

    def _needed(self, match: Match, results: Mapping[int, str]) -> bool:
        if match.stage != "again":
            return True
        final = match.number - 1
        return final in results and results[final] == self.sides(final, results)[1]

    def _match(self, number: int) -> Match:
        if not 1 <= number <= len(self.matches):
            raise SeatingError("no-match", match=number)
        return self.matches[number - 1]

    def _who(self, source: Source, results: Mapping[int, str]) -> str | None:
        if source.kind == "entrant":
            return str(source.of)
        won = results.get(int(source.of))
        if won is None or source.kind == "winner":
            return won
        one, two = self.sides(int(source.of), results)
        return two if won == one else one
