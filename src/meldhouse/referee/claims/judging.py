"""Judge a lay-down: what the book wants proven, put as one question to the solver.

Everybody plays by the rules and with their real pieces. The claimant plays in the stated order as far as that is legal,
and otherwise as the book assumes; all others, including partner, play in the way that is worst for the claim.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from meldhouse.game.seats import Seat, seating_of
from meldhouse.pieces import Piece
from meldhouse.referee.claims.position import BidPosition
from meldhouse.referee.claims.verdict import Verdict, why_it_fails, why_it_is_open, why_it_stands
from meldhouse.solver import Played, Search, Stakes, Unsolvable, Unsolved

POSITIONS = 1 << 18
"""How many positions the search remembers."""
BUDGET = 10_000_000
"""How many it searches before giving up. None of our rulebooks needs a tenth of that; a club that lets everybody play
for the worst where only the bid counts may."""


PATIENCE = 1_000_000
"""How many it searches for a persuasive line."""


def adjudicate(position: BidPosition, claimant: Seat, stated: Sequence[Piece] = (), *, alone: bool = False) -> Verdict:
    """Whether "the rest are mine", said by `claimant`, stands; if not, how it is broken, piece by piece. `alone`:
    partner's tricks do not count."""
    clause = position.book.cite("claim-test")
    try:
        question = _Question(position, claimant, stated, alone=alone)
        line = question.broken()
    except (Unsolved, Unsolvable):
        return Verdict(outcome="open", why=why_it_is_open(), clause=clause)
    if line is None:
        return Verdict(outcome="stands", why=why_it_stands(position, claimant), clause=clause, nodes=question.nodes)
    plays = tuple([played for trick in line for played in trick])
    why = why_it_fails(position, claimant, plays)
    return Verdict(outcome="fails", line=plays, trick=len(line), why=why, clause=clause, nodes=question.nodes)


class _Question:
    """A claim for the solver: who must take how much, and who plays for it."""

    def __init__(self, position: BidPosition, claimant: Seat, stated: Sequence[Piece], *, alone: bool) -> None:
        seating, book = seating_of(position.book), position.book
        own, bidding = seating.side[claimant], seating.side[position.bidder]
        by_bid = book.claim.test == "bid"
        self.position, self.claimant, self.stated = position, claimant, stated
        self.stakes = Stakes.of(book) if by_bid else Stakes.tricks(book)
        # Where others may also claim that the bid is decided, they claim that it is set: all but the bidder gain.
        self.gains = [
            seat
            for seat in ((claimant,) if alone else seating.seats)
            if seating.side[seat] == own or (by_bid and seating.side[seat] != bidding != own)
        ]
        self.search = self._search([claimant] if book.claim.own == "best" else [], BUDGET)
        left = self.search.start.left
        short = position.needed - position.taken[bidding]
        self.need = left if not by_bid else max(short, 0) if own == bidding else left - short + 1

    @property
    def nodes(self) -> int:
        return self.search.nodes

    def _search(self, chooses: Sequence[Seat], budget: int) -> Search:
        search = Search(self.position, self.gains, chooses, stakes=self.stakes, positions=POSITIONS, budget=budget)
        search.claim(self.claimant, self.stated, any_piece=self.position.book.claim.test == "any-card")
        return search

    def broken(self) -> list[list[Played]] | None:
        """The tricks that break the claim; None if there are none."""
        if self.need > self.search.start.left:
            return []
        if not self.search.start.tricks or self.search.reaches(self.need):
            return None
        return self._persuasive() or self.search.line(self.need)

    def _persuasive(self) -> list[list[Played]] | None:
        """A line persuades when the claiming side, or just the claimant, plays for the claim and still fails."""
        for camp in (self.gains, [self.claimant]):
            with suppress(Unsolved):
                search = self._search(camp, PATIENCE)
                if not search.reaches(self.need):
                    return search.line(self.need)
        return None
