"""How many pieces everybody had, as it is told: whether that can be, and whose number is wrong.

Before the first lead there is one right number. Later people count what they have had, or what they have left; the sum
says which, and then everybody should have as many as the others.
"""

from __future__ import annotations

from meldhouse.game import Seat, seating_of
from meldhouse.referee.cases import Case, CaseError
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count

IN_PLAY = ("count_first", "count_play", "count_end")


def is_count(case: Case) -> bool:
    """Whether numbers of pieces are the matter, and are told."""
    return case.kind.startswith("count_") and bool(case.counts)


def offenders(book: Book, case: Case) -> tuple[Seat, ...]:
    """Those whose count was wrong, where counts are the matter, whoever else is named; otherwise those named."""
    if not is_count(case):
        return case.by
    right = right_number(book, case)
    return tuple(seat for seat, count in case.counts.items() if count != right)


def right_number(book: Book, case: Case) -> int:
    """What everybody should have had, or should have left."""
    seats, total = seating_of(book).seats, sum(case.counts.values())
    left = case.kind in IN_PLAY and len(case.counts) == len(seats) and total < book.deal.hand * len(seats)
    return total // len(seats) if left else book.deal.hand


def check_counts(book: Book, case: Case) -> None:
    """Refuse numbers that no table of this house can have."""
    seats, each, pieces = seating_of(book).seats, book.deal.hand, book.words.pieces
    there, full = sum(case.counts.values()), each * len(seats)
    if min(case.counts.values()) < 0 or max(case.counts.values()) > len(book.pack):
        raise CaseError(f"Nobody has fewer than 0 or more than {len(book.pack)} {pieces} here; count them once more.")
    if with_kitty(book, case) is not None:
        return
    if len(case.counts) < len(seats):
        over = there - each * len(case.counts)
        if over:
            other = "fewer" if over > 0 else "more"
            raise CaseError(f"Somebody else must have {other} than {each} {pieces} then; say how many everybody has.")
        return
    together = f"That makes {count(there, book.words.piece)}"
    if case.kind in IN_PLAY and there < full:
        if there % len(seats):
            again = f"count when a {book.words.trick} is complete, or say how many everybody had from the beginning"
            raise CaseError(f"{together}, which cannot be shared evenly; {again}.")
    elif there != full:
        raise CaseError(f"{together}, where there should be {full}; count them once more.")


def with_kitty(book: Book, case: Case) -> Seat | None:
    """The bidder who has the kitty in his hand and has laid nothing away, if that is all that is uneven."""
    kitty, each = book.deal.kitty, book.deal.hand
    if not kitty or case.kind == "count_unseen":
        return None
    off = {seat: count - each for seat, count in case.counts.items() if count != each}
    holder = next(iter(off)) if list(off.values()) == [kitty] else None
    return holder if case.bidder in (None, holder) else None


def half_exchanged(book: Book, case: Case) -> bool:
    """Whether one of the bidding side has passed, and not the other."""
    if case.kind != "count_seen" or book.exchange.form == "none" or case.bidder is None:
        return False
    pair = (case.bidder, seating_of(book).partner[case.bidder])
    off = {seat: count - book.deal.hand for seat, count in case.counts.items() if count != book.deal.hand}
    many = book.exchange.count
    return set(off) == set(pair) and sorted(off.values()) == [-many, many]


def pulls_needed(book: Book, case: Case) -> int:
    """The most pieces that one short hand would have to pull."""
    return max((book.deal.hand - count for count in case.counts.values()), default=0)
