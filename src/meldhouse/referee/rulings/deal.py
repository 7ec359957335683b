"""Faults in the shuffle, the cut and the packets: put right until something is dealt; after that the book says whether
the deal stands."""

from __future__ import annotations

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, follows, when
from meldhouse.referee.rulings.remedies import official
from meldhouse.referee.rulings.ruling import Ruling, answer, by_remedies, rules_on
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes


@rules_on(*(name for name, kind in KINDS.items() if kind.of_deal))
def deal_fault(book: Book, case: Case) -> Ruling:
    """What is done about it, before anything is dealt and after."""
    codes = KINDS[case.kind].codes
    clause = next((found for code in codes if (found := book.cite(code))), None)
    if case.kind == "reshuffle_asked" and not book.deal.reshuffle:
        return answer(book, case, fact("ruling-reshuffle-none", drawn=_drawn(book)), "reshuffle-never")
    if clause is None:
        return answer(book, case, fact("ruling-deal-stands"))
    early = answer(book, case, _put_right(book, case), *codes, remedies=("take-back",))
    if case.in_time:
        return early
    late = _if_none_was_offered(book, case, by_remedies(book, case, getattr(book.rulings, case.kind)))
    if case.in_time is not None:
        return late
    dealing = case.kind == "packet_wrong"
    before = fact("ruling-while-dealing") if dealing else fact("ruling-until-dealt", drawn=_drawn(book))
    said = (when(before, early.outcomes), when(fact("ruling-after-that"), late.outcomes))
    return msgspec.structs.replace(late, outcomes=said)


def _if_none_was_offered(book: Book, case: Case, late: Ruling) -> Ruling:
    """Where a cut is only offered, the fault is not offering it; declining is fine."""
    if case.kind != "cut_missing" or book.deal.cut != "offered":
        return late
    declined = Outcome(fact("ruling-cut-declined"), book.cite("cut-offer"))
    return msgspec.structs.replace(late, outcomes=(declined, when(fact("ruling-cut-not-offered"), late.outcomes)))


def _drawn(book: Book) -> str:
    return yes(book.deal.method == "drawn")


def _put_right(book: Book, case: Case) -> Outcomes:
    first = follows(_mended(book, case.kind))
    if case.kind == "shuffle_by_other" and book.deal.opening_wash:
        first += follows(fact("ruling-opening-wash"), clause=book.cite("wash-late"))
    return first


def _mended(book: Book, kind: str) -> Message:
    rules = book.deal
    match kind:
        case "shuffle_short":
            return fact("ruling-shuffle-more", times=rules.riffles)
        case "reshuffle_asked":
            return fact("ruling-reshuffle", official=official(book))
        case "cut_missing" if rules.cut == "offered":
            return fact("ruling-cut-offer")
        case "cut_wrong":
            return fact("ruling-cut-again", leaving=rules.cut_leaves if rules.cut_leaves > 1 else 0)
        case "packet_wrong":
            sizes = tuple(sorted({size for plan in rules.packets for size in plan}))
            return fact("ruling-packets", sizes=sizes)
    return fact("ruling-deal-mended", kind=kind)
