"""A plan: rounds in order, and the wishes for it."""

from __future__ import annotations

import msgspec

from meldhouse.tournament.seating.figures import Figures, figures_of
from meldhouse.tournament.seating.rounds import Round
from meldhouse.tournament.seating.wishes import Wish


class Plan(msgspec.Struct, frozen=True):
    """Rounds that were played, are in play, or are to come."""

    rounds: tuple[Round, ...]
    wishes: tuple[Wish, ...] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody in any of the rounds."""
        return tuple(dict.fromkeys(one for each in self.rounds for one in each.people))

    def figures(self) -> Figures:
        """How good it is, compared with what is possible."""
        return figures_of(self.rounds, self.wishes)
