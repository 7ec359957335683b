"""The adjudication of a lay-down: what the book wants to see proven, put as one question to the solver.

Everybody plays within the rules and with the pieces he really has. The claimant plays in the order he has stated, as
far as that is legal, and otherwise as the house takes him to play; all the others, his partner among them, play in the
way that is worst for the claim.
"""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game.seats import Seat, seating_of
from meldhouse.pieces import Piece
from meldhouse.referee.claims.position import Position
from meldhouse.referee.claims.verdict import Verdict, why_it_fails, why_it_stands
from meldhouse.solver import Played, Search, Stakes

POSITIONS = 1 << 18
"""How many positions the search remembers."""


def adjudicate(position: Position, claimant: Seat, stated: Sequence[Piece] = ()) -> Verdict:
    """Whether "the rest are mine", said by `claimant`, stands; if not, how it is broken, piece by piece."""
    search, need = _question(position, claimant, stated)
    if need > search.start.left:
        return _fails(position, claimant, [], 0)
    if not search.start.tricks or search.reaches(need):
        return _stands(position, claimant, search.nodes)
    return _fails(position, claimant, search.line(need), search.nodes)


def _question(position: Position, claimant: Seat, stated: Sequence[Piece]) -> tuple[Search, int]:
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
        position.in_play,
        gains,
        [claimant] if book.claim.own == "best" else [],
        stakes=Stakes.of(book) if by_bid else Stakes.tricks(book),
        positions=POSITIONS,
    )
    search.claim(claimant, stated, any_piece=book.claim.test == "any-card")
    left = search.start.left
    if not by_bid:
        return search, left
    short = position.needed - position.taken[bidding]
    return search, max(short, 0) if for_bid else left - short + 1


def _stands(position: Position, claimant: Seat, nodes: int) -> Verdict:
    clause = position.book.cite("claim-test")
    return Verdict(stands=True, why=why_it_stands(position, claimant), clause=clause, nodes=nodes)


def _fails(position: Position, claimant: Seat, tricks: Sequence[Sequence[Played]], nodes: int) -> Verdict:
    line = tuple([played for trick in tricks for played in trick])
    return Verdict(
        stands=False,
        line=line,
        trick=len(tricks),
        why=why_it_fails(position, claimant, line),
        clause=position.book.cite("claim-test"),
        nodes=nodes,
    )
