"""How many pieces each player had, as described: whether that is possible, and whose count is wrong.

Before the first lead there is one right count. Later, people count what they have had, or what they have left; the sum
says which, and then everybody should have the same number.
"""

from __future__ import annotations

from meldhouse.game import Seat, seating_of
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kitty_counts import IN_PLAY
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes


def is_count(case: Case) -> bool:
    """Whether the case is about piece counts, and they are given."""
    return (case.kind.startswith("count_") or case.kind == "pass_count") and bool(case.counts)


def offenders(book: Book, case: Case) -> tuple[Seat, ...]:
    """In a case about counts, those whose count was wrong, whoever else is named; otherwise those named."""
    if not is_count(case):
        return case.by
    right = (book.deal.hand - 1, book.deal.hand) if _in_first(book, case) else (right_number(book, case),)
    return tuple(seat for seat, count in case.counts.items() if count not in right)


def right_number(book: Book, case: Case) -> int:
    """What each player should have had, or should have left."""
    if _kept_of_kitty(book, case) is not None:
        return _usual_with_kitty(book, case)
    there, many = sum(case.counts.values()), len(case.counts)
    left = _may_be_left(book, case) and there < _dealt(book)
    return -(-there // many) if left else book.deal.hand  # if one piece is missing, the others are right


def _may_be_left(book: Book, case: Case) -> bool:
    """Whether these may be what players have left; with the kitty given, they are what they started with."""
    return case.kind in IN_PLAY and _of_all(book, case) and case.kitty is None


def _one_is_out(book: Book, case: Case) -> bool:
    """At the end a player has nothing left to play, or had too few from the start: the pack lacked a piece."""
    right, told = right_number(book, case), list(case.counts.values())
    most = 2 * told.count(right) > len(told)  # so there is no guessing who is right
    return case.kind == "count_end" and most and (min(told) == 0 or right == book.deal.hand)


def _of_all(book: Book, case: Case) -> bool:
    return len(case.counts) == len(seating_of(book).seats)


def _dealt(book: Book) -> int:
    return book.deal.hand * len(seating_of(book).seats)


def lacks_one(book: Book, case: Case) -> bool:
    """Whether all counts are right except for one player's, which is one short, and nobody has the piece: a short pack.

    In play that is just a player who has already played to the trick.
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
    """Refuse counts that no table under this book can have."""
    there, full = sum(case.counts.values()), _dealt(book)
    if min(case.counts.values()) < 0 or max(case.counts.values()) > len(book.pack):
        raise CaseError(fact("case-count-range", most=len(book.pack)))
    if case.kitty is not None:  # then all counts are there and already checked
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
    """Counts of only some players must cancel out, or nobody knows whose are wrong."""
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
    """The bidder with the whole kitty still in hand, if nothing else is uneven."""
    holder, kept = _kept_of_kitty(book, case) or (None, 0)
    return holder if kept == book.deal.kitty else None


def with_some_of_kitty(book: Book, case: Case) -> Seat | None:
    """The bidder who laid away too few, or the possible bidder who has that many too many."""
    holder, kept = _kept_of_kitty(book, case) or (None, 0)
    return holder if kept < book.deal.kitty else None


def laid_too_many(book: Book, case: Case) -> Seat | None:
    """The bidder, if only they have fewer than the others, whose counts are equal. Before play, or if the discard is
    given, it may be a player who only might be the bidder."""
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
    """Who has more than the others, and how many more, where the kitty explains that and nothing else is uneven."""
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
    """Whether just one of the bidding side has passed."""
    if case.kind != "count_seen" or book.exchange.form == "none" or case.bidder is None:
        return False
    pair = (case.bidder, seating_of(book).partner[case.bidder])
    off = {seat: count - book.deal.hand for seat, count in case.counts.items() if count != book.deal.hand}
    many = book.exchange.count
    return set(off) == set(pair) and sorted(off.values()) == [-many, many]


def pulls_needed(book: Book, case: Case) -> int:
    """The most pieces a single short hand would have to pull."""
    return max((book.deal.hand - count for count in case.counts.values()), default=0)
