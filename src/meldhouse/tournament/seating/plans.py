"""A plan: rounds one after the other, and what was wished."""

from __future__ import annotations

import msgspec

from meldhouse.tournament.seating.figures import Figures, figures_of
from meldhouse.tournament.seating.rounds import Round
from meldhouse.tournament.seating.wishes import Wish


class Plan(msgspec.Struct, frozen=True):
    """Rounds that were played, are played, or are to be played."""

    rounds: tuple[Round, ...]
    wishes: tuple[Wish, ...] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who is there in any round."""
        return tuple(dict.fromkeys(one for each in self.rounds for one in each.people))

    def figures(self) -> Figures:
        """How good it is, beside what is possible."""
        return figures_of(self.rounds, self.wishes)
