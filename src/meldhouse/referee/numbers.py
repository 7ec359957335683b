"""How many pieces everybody had, as it is told: whether that can be, and whose number is wrong.

Before the first lead there is one right number. Later people count what they have had, or what they have left; the sum
says which, and then everybody should have as many as the others.
"""

from __future__ import annotations

from meldhouse.game import Seat, seating_of
from meldhouse.messages import fact
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.kitty_counts import IN_PLAY
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes


def is_count(case: Case) -> bool:
    """Whether numbers of pieces are the matter, and are told."""
    return (case.kind.startswith("count_") or case.kind == "pass_count") and bool(case.counts)


def offenders(book: Book, case: Case) -> tuple[Seat, ...]:
    """Those whose count was wrong, where counts are the matter, whoever else is named; otherwise those named."""
    if not is_count(case):
        return case.by
    right = (book.deal.hand - 1, book.deal.hand) if _in_first(book, case) else (right_number(book, case),)
    return tuple(seat for seat, count in case.counts.items() if count not in right)


def right_number(book: Book, case: Case) -> int:
    """What everybody should have had, or should have left."""
    if _kept_of_kitty(book, case) is not None:
        return _usual_with_kitty(book, case)
    there, many = sum(case.counts.values()), len(case.counts)
    left = _may_be_left(book, case) and there < _dealt(book)
    return -(-there // many) if left else book.deal.hand  # where one is missing, the others have as many as they should


def _may_be_left(book: Book, case: Case) -> bool:
    """Whether these may be what everybody has left; with the kitty it is known how many they had been."""
    return case.kind in IN_PLAY and _of_all(book, case) and case.kitty is None


def _one_is_out(book: Book, case: Case) -> bool:
    """At the end somebody has nothing left to play, or had too few from the beginning: the pack lacked a piece."""
    right, told = right_number(book, case), list(case.counts.values())
    most = 2 * told.count(right) > len(told)  # so that nobody has to guess who is right
    return case.kind == "count_end" and most and (min(told) == 0 or right == book.deal.hand)


def _of_all(book: Book, case: Case) -> bool:
    return len(case.counts) == len(seating_of(book).seats)


def _dealt(book: Book) -> int:
    return book.deal.hand * len(seating_of(book).seats)


def lacks_one(book: Book, case: Case) -> bool:
    """Whether everybody has as many as he should but one, who has one fewer, and nobody has it: the pack is short.

    In play that is no more than a player who has played to the trick already.
    """
    if case.kind not in ("count_unseen", "count_seen") or book.deal.kitty or not _of_all(book, case):
        return False
    return sorted(case.counts.values()) == [book.deal.hand - 1, *[book.deal.hand] * (len(case.counts) - 1)]


def first_is_over(book: Book, case: Case) -> bool:
    """Whether so few pieces are left that the first trick is complete."""
    return _of_all(book, case) and sum(case.counts.values()) <= _dealt(book) - len(case.counts)


def _in_first(book: Book, case: Case) -> bool:
    """Whether some have played to the first trick and some have not; where nobody pays, that is enough to know."""
    if case.kind != "count_first" or not _may_be_left(book, case) or "penalty" in book.rulings.count_end.remedies:
        return False
    return not first_is_over(book, case) and sum(case.counts.values()) < _dealt(book)


def check_counts(book: Book, case: Case) -> None:
    """Refuse numbers that no table of this house can have."""
    there, full = sum(case.counts.values()), _dealt(book)
    if min(case.counts.values()) < 0 or max(case.counts.values()) > len(book.pack):
        raise CaseError(fact("case-count-range", most=len(book.pack)))
    if case.kitty is not None:  # then all of them are there, and what follows from that has been looked into
        return
    if lacks_one(book, case):
        return
    if _kept_of_kitty(book, case) is not None or laid_too_many(book, case) is not None:
        return
    if not _of_all(book, case):
        _check_some(book, case)
        return
    if case.kind in IN_PLAY and there < full:
        if there % len(case.counts) and not _in_first(book, case) and not _one_is_out(book, case):
            raise CaseError(fact("case-count-uneven", count=there))
    elif there != full and (not book.deal.kitty or there > len(book.pack)):  # a kitty may be too large or too small
        raise CaseError(fact("case-count-sum", count=there, right=full))


def _check_some(book: Book, case: Case) -> None:
    """Numbers of some players must make up for each other, or nobody knows whose are wrong."""
    each = book.deal.hand
    over = sum(case.counts.values()) - each * len(case.counts)
    if over:
        left = over < 0 and case.kind in IN_PLAY
        kitty = book.deal.kitty > 0 and not left
        how = "fewer" if over > 0 else "more"
        raise CaseError(fact("case-count-others", how=how, hand=each, left=yes(left), kitty=yes(kitty)))
    if case.kind != "pass_count" and all(many == each for many in case.counts.values()):
        raise CaseError(fact("case-count-right", hand=each))


def with_kitty(book: Book, case: Case) -> Seat | None:
    """The bidder who has the kitty in his hand and has laid nothing away, if that is all that is uneven."""
    holder, kept = _kept_of_kitty(book, case) or (None, 0)
    return holder if kept == book.deal.kitty else None


def with_some_of_kitty(book: Book, case: Case) -> Seat | None:
    """The bidder who has laid away fewer than he should, or whoever has so many too many and may be the bidder."""
    holder, kept = _kept_of_kitty(book, case) or (None, 0)
    return holder if kept < book.deal.kitty else None


def laid_too_many(book: Book, case: Case) -> Seat | None:
    """The bidder, where he alone has fewer than the others, who all have as many; before play, and where what he laid
    away is told too, whoever may be him."""
    if not book.deal.kitty or case.kind == "count_unseen" or not case.counts:
        return None
    fewest = min(case.counts.values())
    bidder = case.bidder or next(seat for seat, many in case.counts.items() if many == fewest)
    may_be = (case.kind == "count_seen" or case.kitty is not None) and _of_all(book, case)
    if bidder not in case.counts or (case.bidder is None and not may_be):
        return None
    others = {many for seat, many in case.counts.items() if seat != bidder} or {book.deal.hand}
    usual = others.pop()
    even = not others and (usual == book.deal.hand or (_may_be_left(book, case) and usual < book.deal.hand))
    return bidder if even and case.counts[bidder] < usual else None


def _kept_of_kitty(book: Book, case: Case) -> tuple[Seat, int] | None:
    """Who has more than the others, and how many, where the kitty explains that and nothing else is uneven."""
    if not book.deal.kitty or case.kind == "count_unseen" or not case.counts:
        return None
    usual = _usual_with_kitty(book, case)
    off = {seat: many - usual for seat, many in case.counts.items() if many != usual}
    holder, kept = next(iter(off.items()), (None, 0))
    if holder is None or len(off) > 1 or case.bidder not in (None, holder):
        return None
    if not 0 < kept <= book.deal.kitty or usual > book.deal.hand:
        return None
    if kept < book.deal.kitty and case.bidder is None and not _of_all(book, case):
        return None
    return holder, kept


def _usual_with_kitty(book: Book, case: Case) -> int:
    return min(case.counts.values()) if _may_be_left(book, case) else book.deal.hand


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
