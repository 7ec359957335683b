"""Who can have the lead at a lay-down, and whether the trick on the table was played correctly so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meldhouse.game.duties import broken, play_refusal
from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.claims.position import BidPosition
from meldhouse.referee.rulings.outcomes import Outcomes, follows
from meldhouse.rulebooks import Book


def first_leader(
    book: Book, hands: Mapping[Seat, Sequence[Piece]], trick: Sequence[Piece], bidder: Seat | None
) -> Seat | None:
    """Who leads to the first trick, if none is over yet and the rules say."""
    there = sum(map(len, hands.values())) + len(trick)
    untouched = there == book.deal.hand * book.table.seats
    return bidder if untouched and book.tricks.first_lead == "bidder" else None


def check_leader(book: Book, leads: Seat, first: Seat | None, taken: Mapping[Side, int]) -> None:
    """A leader must have won the last trick; where every trick counts, a side without points has won none."""
    if first is not None and leads != first:
        raise CaseError(fact("case-first-lead", who=first))
    side = seating_of(book).side[leads]
    if first is None and book.tricks.each and any(taken.values()) and not taken.get(side):
        raise CaseError(fact("case-no-lead", side=side, who=leads))


def reneges_told(position: BidPosition) -> Outcomes:
    """What the hands show about the trick on the table: plays that broke a duty; empty if none did."""
    told: Outcomes = ()
    for place, (seat, piece) in enumerate(zip(position.trick_seats, position.trick, strict=True)):
        held = (piece, *position.hands[seat])
        refusal = play_refusal(position.book, position.order, held, position.trick[:place], piece)
        if refusal is not None:
            told += follows(broken(refusal, seat), clause=refusal.clause) + follows(fact("ruling-apart-renege"))
    return told
