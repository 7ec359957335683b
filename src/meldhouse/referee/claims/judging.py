"""The adjudication of a lay-down: what the book wants to see proven, put as one question to the solver.

Everybody plays within the rules and with the pieces he really has. The claimant plays in the order he has stated, as
far as that is legal, and otherwise as the house takes him to play; all the others, his partner among them, play in the
way that is worst for the claim.
"""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game.seats import Seat, seating_of
from meldhouse.pieces import Piece
from meldhouse.referee.claims.position import BidPosition
from meldhouse.referee.claims.verdict import Verdict, why_it_fails, why_it_is_open, why_it_stands
from meldhouse.solver import Played, Search, Stakes, Unsolvable, Unsolved

POSITIONS = 1 << 18
"""How many positions the search remembers."""
BUDGET = 10_000_000
"""How many it looks at before it gives up. None of our houses needs a tenth of it; a club that lets everybody play for
the worst where only the bid counts may."""


def adjudicate(position: BidPosition, claimant: Seat, stated: Sequence[Piece] = ()) -> Verdict:
    """Whether "the rest are mine", said by `claimant`, stands; if not, how it is broken, piece by piece."""
    clause = position.book.cite("claim-test")
    try:
        search, need = _question(position, claimant, stated)
        line = _broken(search, need)
    except (Unsolved, Unsolvable):
        return Verdict(outcome="open", why=why_it_is_open(position), clause=clause)
    if line is None:
        return Verdict(outcome="stands", why=why_it_stands(position, claimant), clause=clause, nodes=search.nodes)
    plays = tuple([played for trick in line for played in trick])
    why = why_it_fails(position, claimant, plays)
    return Verdict(outcome="fails", line=plays, trick=len(line), why=why, clause=clause, nodes=search.nodes)


def _broken(search: Search, need: int) -> list[list[Played]] | None:
    """The tricks that break the claim; None if there are none."""
    if need > search.start.left:
        return []
    if not search.start.tricks or search.reaches(need):
        return None
    return search.line(need)


def _question(position: BidPosition, claimant: Seat, stated: Sequence[Piece]) -> tuple[Search, int]:
    """The search to be made, and what the claim needs to take in it."""
    seating, book = seating_of(position.book), position.book
    own, bidding = seating.side[claimant], seating.side[position.bidder]
    by_bid = book.claim.test == "bid"
    # Where others than the bidder may claim that the bid is decided, they claim that it is set: all but him gain by it.
    for_bid = by_bid and own == bidding
    gains = [
        seat for seat in seating.seats if seating.side[seat] == own or (by_bid and seating.side[seat] != bidding != own)
    ]
    search = Search(
        position,
        gains,
        [claimant] if book.claim.own == "best" else [],
        stakes=Stakes.of(book) if by_bid else Stakes.tricks(book),
        positions=POSITIONS,
        budget=BUDGET,
    )
    search.claim(claimant, stated, any_piece=book.claim.test == "any-card")
    left = search.start.left
    if not by_bid:
        return search, left
    short = position.needed - position.taken[bidding]
    return search, max(short, 0) if for_bid else left - short + 1
