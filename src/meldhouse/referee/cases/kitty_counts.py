"""Counts that include the kitty: face-down pieces count like a hand, so the whole pack is accounted for.

Before anybody has looked, that is the kitty as dealt; later it may be the bidder's discard. Missing counts are
inferred, so giving more of them does not change the answer.
"""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat, seating_of
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.rulebooks import Book

KITTY = "kitty"
"""The kitty's key among the counts."""
IN_PLAY = ("count_first", "count_play", "count_end")


def is_of_numbers(case: Case) -> bool:
    return case.kind.startswith("count_")


def told_with_kitty(book: Book, case: Case) -> Case:
    """Everybody's counts, as of the start of play; from the kitty alone nobody knows who has what."""
    if KITTY in case.counts:  # given among the hands
        counts = {seat: many for seat, many in case.counts.items() if seat != KITTY}
        case = msgspec.structs.replace(case, counts=counts, kitty=case.counts[KITTY])
    if case.kitty is None or not is_of_numbers(case):
        return case
    if not book.deal.kitty:
        raise CaseError(fact("case-no-kitty"))
    bidder = case.bidder if case.kind != "count_unseen" else None
    if not case.counts and (bidder is None or case.kitty):
        _check_alone(book, case)
        return case
    if len(case.counts) < len(seating_of(book).seats):
        return msgspec.structs.replace(case, counts=_filled_in(book, case, bidder))
    counts = _from_the_beginning(book, case)
    first_is_over = case.kind == "count_first" and min(counts[seat] - case.counts[seat] for seat in counts) > 0
    return msgspec.structs.replace(case, counts=counts, kind="count_play" if first_is_over else case.kind)


def _check_alone(book: Book, case: Case) -> None:
    kitty = case.kitty or 0
    if not kitty and case.kind != "count_unseen":
        raise CaseError(fact("case-kitty-up"))
    if kitty == book.deal.kitty:
        raise CaseError(fact("case-kitty-right", count=kitty))
    if not 0 <= kitty <= book.deal.hand:
        raise CaseError(fact("case-kitty-size", count=kitty))


def _filled_in(book: Book, case: Case, bidder: Seat | None) -> dict[Seat, int]:
    """Players without a count have the right number; the bidder, or the only one left, has the rest."""
    seats, each = seating_of(book).seats, book.deal.hand
    missing = [seat for seat in seats if seat not in case.counts]
    counts = {seat: case.counts.get(seat, each) for seat in seats}
    holder = bidder if bidder in missing else missing[0] if len(missing) == 1 else None
    if holder is not None:
        counts[holder] += len(book.pack) - (case.kitty or 0) - sum(counts.values())
    low, high = min(counts.values()), max(counts.values())
    if sum(counts.values()) + (case.kitty or 0) != len(book.pack) or low < 0 or high > each + book.deal.kitty:
        raise _not_all(book)
    return counts


def _from_the_beginning(book: Book, case: Case) -> dict[Seat, int]:
    """What each player started with: in play whole tricks may be gone, or part of the first one, from the bidder on."""
    seats = seating_of(book).seats
    gone = len(book.pack) - (case.kitty or 0) - sum(case.counts.values())
    rounds, begun = divmod(gone, len(seats))
    if gone < 0 or (gone and case.kind not in IN_PLAY):
        raise _not_all(book)
    leader = case.bidder if case.kind == "count_first" else None
    if begun and leader is None:
        raise CaseError(fact("case-kitty-gone", count=gone))
    played = seating_of(book).clockwise_from(leader)[:begun] if leader is not None else ()
    return {seat: many + rounds + (seat in played) for seat, many in case.counts.items()}


def _not_all(book: Book) -> CaseError:
    return CaseError(fact("case-kitty-all", all=len(book.pack)))
