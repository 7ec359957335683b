"""A lay-down from a description: the hands as they lie face up on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from meldhouse.game.phases.rule import lacking
from meldhouse.game.seats import Seat, Side, seating_of
from meldhouse.game.slip_tricks import bring
from meldhouse.game.tricks import trick_order
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.cases.possible import side_fact, taken_facts
from meldhouse.referee.claims.judging import adjudicate
from meldhouse.referee.claims.leading import check_leader, first_leader, reneges_told
from meldhouse.referee.claims.position import BidPosition
from meldhouse.referee.claims.verdict import Verdict
from meldhouse.rulebooks import Book
from meldhouse.solver import faults_of


def judge_described(
    book: Book,
    *,
    trump: str,
    hands: Mapping[Seat, Sequence[Piece]],
    claimant: Seat,
    leads: Seat | None = None,
    trick: Sequence[Piece] = (),
    order: Sequence[Piece] = (),
    bidder: Seat | None = None,
    bid: int | None = None,
    meld: int = 0,
    taken: Mapping[Side, int] | None = None,
    alone: bool = False,
) -> Verdict:
    """Whether the rest belongs to the claimant. `leads` led to the trick on the table, or leads to the next one;
    default: the claimant, or whoever leads to the first trick. `alone`: the claimant, not partner, must win every
    trick."""
    seating = seating_of(book)
    first = first_leader(book, hands, trick, bidder)
    leads = leads or first or claimant
    seats = seating.clockwise_from(leads)
    position = BidPosition(
        book=book,
        order=trick_order(book, trump),
        hands={seat: tuple(pieces) for seat, pieces in hands.items()},
        trick=tuple(trick),
        trick_seats=seats[: len(trick)],
        turn=seats[len(trick) % len(seats)],
        bidder=bidder or claimant,
        taken=dict.fromkeys(seating.sides, 0),
        needed=book.to_take(bid, meld) if bid is not None else 0,
    )
    if faults := faults_of(position):
        raise CaseError(fact("case-pack", why=tuple(faults)))
    if not any(hands.values()):
        raise CaseError(fact("case-claim-none"))
    if missing := lacking(tuple(order), tuple(hands[claimant])):
        raise CaseError(fact("case-claim-held", who=claimant, card=missing[0].text))
    if book.claim.test == "bid" and (bidder is None or bid is None):
        raise CaseError(fact("case-claim-bid"))
    told = taken_by_now(book, hands, trick, taken or {})
    check_leader(book, leads, first, told)
    by_now = msgspec.structs.replace(position, taken={**position.taken, **told})
    verdict = adjudicate(by_now, claimant, order, alone=alone)
    return msgspec.structs.replace(verdict, reneges=reneges_told(position))


def taken_by_now(
    book: Book, hands: Mapping[Seat, Sequence[Piece]], trick: Sequence[Piece], said: Mapping[Side, int]
) -> dict[Side, int]:
    """What each side has taken: what was said, and what follows from that and from the pieces left."""
    sides = seating_of(book).sides
    rest = sum([book.worth[piece] for hand in (*hands.values(), trick) for piece in hand]) + book.tricks.last
    rest += book.tricks.each * max(map(len, hands.values()))
    gone = book.points_in_play - rest
    if unknown := [side for side in said if side not in sides]:
        raise CaseError(fact("case-side", side=unknown[0], sides=sides))
    if book.claim.test == "bid" and gone and not said:
        raise CaseError(fact("case-taken-tell", points=gone))
    told, missing = sum(said.values()), [side for side in sides if side not in said]
    if said and len(missing) > 1:
        raise CaseError(fact("case-taken-missing", sides=tuple(map(side_fact, missing))))
    if told > gone or (not missing and told != gone):
        raise CaseError(fact("case-taken-sum", sum=told, left=rest, gone=gone))
    if not said:
        return {} if gone else dict.fromkeys(sides, 0)
    taken = {**said, **dict.fromkeys(missing, gone - told)}
    _check_tricks(book, hands, trick, taken)
    return taken


def _check_tricks(
    book: Book, hands: Mapping[Seat, Sequence[Piece]], trick: Sequence[Piece], taken: Mapping[Side, int]
) -> None:
    """A side's points must come from whole tricks, made of the pieces that are gone."""
    gone = Counter(book.pack.pieces) - Counter(piece for hand in (*hands.values(), trick) for piece in hand)
    if all(bring(book, list(gone.elements()), points) for points in taken.values()):
        return
    number = gone.total() // book.table.seats
    raise CaseError(fact("case-taken-whole", taken=taken_facts(taken), tricks=number))
