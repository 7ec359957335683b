"""Whether a described case can have happened at a table under this book at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from meldhouse.game import seating_of
from meldhouse.game.slip_checks import described_faults
from meldhouse.game.slip_tricks import fewest_tricks
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError, impossible
from meldhouse.referee.cases.counts import check_counts, is_count, offenders
from meldhouse.referee.cases.kinds import KINDS, RENEGES
from meldhouse.referee.cases.kitty_counts import is_of_numbers
from meldhouse.referee.cases.trick import check_pack
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes

NEEDS: dict[str, tuple[Callable[[Book], bool], Message]] = {
    "kitty": (lambda book: book.deal.kitty > 0, fact("case-no-kitty")),
    "drawing": (lambda book: book.deal.method == "drawn", fact("case-not-drawn")),
    "exchange": (lambda book: book.exchange.form != "none", fact("case-no-exchange")),
    "dropped-bid": (lambda book: book.auction.all_pass != "reshake", fact("case-not-dropped")),
    "partner": (lambda book: book.table.partners, fact("case-no-partner")),
    "meld": (lambda book: book.has_meld, fact("case-no-meld")),
}
"""What a table must have for some kinds, and what to say where it has not."""


def can_happen(book: Book, kind: str) -> bool:
    """Whether a table has what it takes: a kitty, an exchange, meld, pieces that are drawn.

    >>> from meldhouse.rulebooks import load_book
    >>> can_happen(load_book("n42pa"), "meld_early"), can_happen(load_book("npa"), "meld_early")
    (False, True)
    """
    try:
        _check_table(book, Case(kind=kind))
    except CaseError:
        return False
    return True


def check(book: Book, case: Case) -> None:
    """Refuse an impossible case, saying what is wrong with it."""
    if case.kind not in KINDS:
        raise CaseError(fact("case-kind", kind=case.kind))
    check_people(book, case)
    _check_table(book, case)
    _check_pieces(book, case)
    if case.bid is not None and case.bid < 0:
        raise CaseError(fact("case-bid", bid=case.bid, least=book.auction.minimum))
    _check_over(case)
    if is_count(case):
        check_counts(book, case)
        _check_blamed(book, case)
    elif case.kitty is not None and not (is_of_numbers(case) or case.kind in ("discard_count", "redeal_called")):
        raise CaseError(fact("case-kitty-decides"))
    if case.taken:
        check_taken(book, case.taken, over=case.kind != "claim")
        _check_every_trick(book, case)
    if (case.ruled or case.absent) and "ruled" not in KINDS[case.kind].about:
        raise CaseError(fact("case-ruled-where"))
    if case.declared and case.kind != "renege":
        raise CaseError(fact("case-declared-where"))
    if case.clause:
        _check_clause(book, case)
    slip = case.slip
    lacks = case.kind == "no_marriage" or (case.kind == "contract_wrong" and case.has_marriage is False)
    if slip is not None and lacks and book.trump.marriage:  # then no trump stands
        slip = msgspec.structs.replace(slip, how="no-marriage", trump=None)
    if slip is not None and (faults := described_faults(book, slip, begun=KINDS[case.kind].begun)):
        raise impossible(faults)


def _check_over(case: Case) -> None:
    """The bid before it goes only with a wrong bid that is given."""
    if case.over is None:
        return
    if case.kind != "bid_wrong":
        raise CaseError(fact("case-over-where"))
    if case.over < 0:
        raise CaseError(fact("case-over"))
    if case.bid is None:
        raise CaseError(fact("case-over-bid"))


def _check_blamed(book: Book, case: Case) -> None:
    """Players named along with counts must have a wrong one, unless it is a renege by their side."""
    if book.deal.kitty or case.kind == "pass_count" or "renege" in getattr(book.rulings, case.kind).remedies:
        return
    wrong = offenders(book, case)
    if not wrong or set(case.by) <= set(wrong):
        return
    others = tuple(seat for seat in case.by if seat not in wrong)
    raise CaseError(fact("case-count-blamed", wrong=wrong, others=others))


def _check_clause(book: Book, case: Case) -> None:
    """A clause is named only for conduct."""
    if case.kind != "conduct":
        raise CaseError(fact("case-clause-where"))
    if case.clause not in book.clause_table:
        raise CaseError(fact("case-clause", rule=case.clause))


def check_people(book: Book, case: Case) -> None:
    seats = seating_of(book).seats
    for seat in (*case.by, *case.counts, *([case.caller] if case.caller else [])):
        if seat not in seats:
            raise CaseError(fact("case-seat", seat=str(seat), seats=seats))
    if KINDS[case.kind].by == "one" and len(case.by) > 1:
        raise CaseError(fact("case-alone", who=case.by))
    if case.kind in RENEGES and len({seating_of(book).side[seat] for seat in case.by}) > 1:
        raise CaseError(fact("case-both-sides"))
    if case.kind == "renege_unproven" and case.caller is None:  # any other player named may be meant as either
        raise CaseError(fact("case-caller-too"))
    if case.kind == "onlooker" and case.by:
        raise CaseError(fact("case-onlooker"))


def _check_table(book: Book, case: Case) -> None:
    kind = KINDS[case.kind]
    if kind.needs and not NEEDS[kind.needs][0](book):
        raise CaseError(NEEDS[kind.needs][1])
    if kind.name.startswith("discard_") and case.bidder is not None and case.by and case.bidder not in case.by:
        raise CaseError(fact("case-only-bidder-discards", who=case.bidder))
    if kind.name == "count_unseen" and case.bidder is not None:
        raise CaseError(fact("case-bid-unseen"))
    if kind.needs == "exchange":
        _check_exchange(book, case)


def _check_exchange(book: Book, case: Case) -> None:
    seating = seating_of(book)
    sides = {seating.side[seat] for seat in case.by}
    sides |= {seating.side[seat] for seat, many in case.counts.items() if many != book.deal.hand}
    if case.bidder is not None and len(sides) > 1:
        raise CaseError(fact("case-exchange-sides"))
    if case.bidder is not None and case.kind == "pass_peeked" and sides - {seating.side[case.bidder]}:
        raise CaseError(fact("case-exchange-bidders", who=case.bidder))


def _check_pieces(book: Book, case: Case) -> None:
    """The pieces are in the pack, one hand can have held them, and their number is right."""
    given, most = len(case.pieces), book.deal.hand + book.deal.kitty
    if not given:
        return
    check_pack(book, case.pieces)
    if len(case.by) > 1:
        raise CaseError(fact("case-whose-pieces"))
    if case.kind == "discard_declared" and given > book.deal.kitty:
        raise CaseError(fact("case-discard-size", right=book.deal.kitty, count=given))
    if given > most:
        raise CaseError(fact("case-pieces-many", count=given, most=most))
    if KINDS[case.kind].one_piece and given > 1:
        raise CaseError(fact("case-one-piece", count=given))
    if case.kind == "two_pieces" and given == 1:
        raise CaseError(fact("case-two-pieces"))


def _check_every_trick(book: Book, case: Case) -> None:
    """A side that had every trick has left the other side nothing."""
    seating = seating_of(book)
    accused = {seating.side[seat] for seat in case.by}
    if not accused and case.caller is not None:
        accused = set(seating.others(seating.side[case.caller]))
    others = sum(points for side, points in case.taken.items() if side not in accused)
    if case.has_every_trick and accused and others:
        raise CaseError(fact("case-every-trick-taken", points=others))


def side_fact(side: str) -> Message:
    return fact("a-side", side=side)


def taken_facts(taken: Mapping[str, int]) -> tuple[Message, ...]:
    """What each side has taken, side by side."""
    return tuple(fact("case-side-points", side=side, points=points) for side, points in taken.items())


def check_taken(book: Book, taken: dict[str, int], *, over: bool) -> None:
    """Check what each side has taken: given for every side, no more than there is to take, and all of it only if the
    last trick may be over."""
    sides, said = seating_of(book).sides, sum(taken.values())
    last = 0 if over and said == book.points_in_play else book.tricks.last + book.tricks.each
    most = book.points_in_play - last
    if unknown := [side for side in taken if side not in sides]:
        raise CaseError(fact("case-side", side=unknown[0], sides=sides))
    if missing := [side for side in sides if side not in taken]:
        raise CaseError(fact("case-taken-missing", sides=tuple(map(side_fact, missing))))
    if min(taken.values()) < 0 or said > most:
        raise CaseError(fact("case-taken-most", sum=said, most=most))
    tricks = book.deal.hand - (last > 0)
    if not book.deal.kitty and sum(fewest_tricks(book, points) for points in taken.values()) > tricks:
        raise CaseError(fact("case-taken-tricks", tricks=tricks, taken=taken_facts(taken), last=yes(last)))
