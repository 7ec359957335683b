"""The slip of a hand ended by a ruling, as it is written on the sheet, as far as it is known."""

from __future__ import annotations

from msgspec.structs import replace

from meldhouse.game import Seat, Slip, seating_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, blamed_caller, past_deadline
from meldhouse.rulebooks import Book


def slip_after(book: Book, case: Case, ruling: Ruling) -> Slip | None:
    """None where the hand goes on, or is only dealt again, so that nothing is written.

    >>> from meldhouse.referee.rulings.ruling import rule
    >>> from meldhouse.rulebooks import load_book
    >>> npa, held = load_book("npa"), Slip(bidder="N", bid=60, trump="H", meld={"NS": 40, "EW": 22})
    >>> reneged = Case(kind="renege", by=("E",), caller="N", in_time=False, slip=held)
    >>> slip = slip_after(npa, reneged, rule(npa, reneged))
    >>> slip.how, slip.offender, slip.bid, slip.meld
    ('renege', 'E', 60, {'NS': 40, 'EW': 22})
    """
    if ruling.hand == "void":
        return Slip(how="void")
    if ruling.hand == "deal-passes":
        return Slip(how="misdealt")
    if ruling.hand != "over":
        return None
    if "renege" in case.kind and past_deadline(book, case.called) is not None:
        return None  # the slip as written stands
    held = case.slip or Slip()
    if case.kind == "claim":
        return _laid_down(book, case, held)
    if ruling.kind == "renege_unproven" and case.has_every_trick and book.renege.spoils_all:
        return _awarded(book, case, held)
    if (offender := _offender(book, case, ruling)) is None:
        return None
    if book.renege.cost == "take":
        return replace(held, how="played", spoiled=(seating_of(book).side[offender],), take=dict(case.taken))
    return replace(held, how="renege", offender=offender)


def _offender(book: Book, case: Case, ruling: Ruling) -> Seat | None:
    """Whose renege it was: for an unproven call, the caller's."""
    if ruling.kind == "renege_unproven":
        return blamed_caller(book, case)
    if "renege" in (case.kind, ruling.kind):
        return case.by[0]
    if "renege" not in ruling.remedies:
        return None
    return case.bidder if case.kind.startswith("count_") else case.by[0] if case.by else None


def _laid_down(book: Book, case: Case, held: Slip) -> Slip:
    if not case.stands and book.claim.failed == "hand":
        return replace(held, how="forfeited", offender=case.by[0] if case.by else None)
    seating = seating_of(book)
    take = dict(case.taken)
    if take and case.by:
        own = seating.side[case.by[0]]
        gainer = own if case.stands else next(side for side in seating.sides if side != own)
        take[gainer] += book.points_in_play - sum(take.values())
    return replace(held, how="claimed", offender=None if case.stands or not case.by else case.by[0], take=take)


def _awarded(book: Book, case: Case, held: Slip) -> Slip:
    seating = seating_of(book)
    caller = blamed_caller(book, case)
    assert caller is not None
    own = seating.side[caller]
    take = {own: 0, **dict.fromkeys(seating.others(own), book.points_in_play)}
    return replace(held, how="awarded", offender=case.caller, take=take)
