"""The cases that need more than a list of remedies: reneges that were called, and lay-downs."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from meldhouse.game import SEAT_NAMES, Entry, Refusal, Slip, SlipError, score, seating_of
from meldhouse.game.phases.correcting import says
from meldhouse.game.refusals import refuse
from meldhouse.game.scoring import unit_of
from meldhouse.referee.cases import Case
from meldhouse.referee.lateness import late
from meldhouse.referee.prices import price_of_renege, told
from meldhouse.referee.rulings import CaseError, Ruling, cited, what_happened
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book


def _scored(book: Book, slip: Slip) -> tuple[Entry, ...]:
    try:
        return score(book, slip)
    except SlipError as problem:
        raise CaseError(f"The hand as you describe it cannot be: {problem}") from problem


def renege(book: Book, case: Case) -> Ruling:
    """A renege that was proven."""
    if not case.by:
        raise CaseError("Say who reneged.")
    if len({seating_of(book).side[seat] for seat in case.by}) > 1:
        raise CaseError("Both sides are named; a renege is one side's. Ask for each of them alone.")
    if (no_call := _no_call(book, case)) is not None:
        return no_call
    rules, names = book.renege, joined(SEAT_NAMES[seat] for seat in case.by)
    if (none := _no_such_duty(book, case)) is not None:
        return none
    clause = _clause_for(book, case)
    forgiven = case.offence in ("beat", "trump") and case.offence not in rules.kinds
    in_time = case.in_time and rules.correct != "never"
    if forgiven or in_time:
        text = "It is put right, and play goes on from there."
        if book.renege.withdrawn == "face-up":
            text += f" The {book.words.piece} that was taken back stays face up."
        if not in_time:
            text = "While it can be put right it is, and later it stands; this house has no penalty for it."
        code = "renege-forgiven" if forgiven else "renege-mended"
        mended = book.cite(code) or book.cite("correct-none")
        return Ruling(kind=case.kind, what=what_happened(book, case), text=cited(text, mended), clause=mended)
    if rules.cost == "take":
        text = f"What {names}'s side takes counts nothing, only its meld does; the hand is played out."
        text = cited(text + _set_by_it(book, case), clause)
        return Ruling(kind=case.kind, what=what_happened(book, case), text=text, clause=clause, logged=True)
    if case.slip is None:
        return Ruling(
            kind=case.kind,
            what=what_happened(book, case),
            text=cited(price_of_renege(book), clause),
            clause=clause,
            hand="over",
        )
    slip = msgspec.structs.replace(case.slip, how="renege", offender=case.by[0], take={}, tricks={}, counter_tricks={})
    entries = _scored(book, slip)
    text = f"{names} reneged, and the hand is over. {told(entries)}"
    return Ruling(
        kind=case.kind,
        what=what_happened(book, case),
        text=cited(text, clause),
        clause=clause,
        entries=entries,
        hand="over",
        logged=True,
    )


def _set_by_it(book: Book, case: Case) -> str:
    """Where the hand is played out after a renege, the bidders may be set already."""
    side, slip = seating_of(book).side, case.slip
    if slip is None or slip.bidder is None or slip.bid is None or side[slip.bidder] != side[case.by[0]]:
        return ""
    meld = slip.meld.get(side[slip.bidder], 0)
    return f" Their meld of {meld} is under the bid of {slip.bid}, so they are set." if meld < slip.bid else ""


def _no_such_duty(book: Book, case: Case) -> Ruling | None:
    """A breach of something that this house does not ask for."""
    asked = {
        "beat": book.tricks.beat != "never" or book.tricks.overruff,
        "trump": book.tricks.ruff,
        "aces": "aces" in book.renege.kinds,
    }
    if asked.get(case.offence or "", True):
        return None
    text = "That is no renege in this house, and play goes on."
    return Ruling(kind=case.kind, what=what_happened(book, case), text=text, clause=None)


def _clause_for(book: Book, case: Case) -> str | None:
    """The clause for the bidding side's renege, or for the others'."""
    side, slip = seating_of(book).side, case.slip
    mark = book.auction.mark
    if slip is not None and mark is not None and slip.bid is not None and slip.bid >= 2 * mark:
        return book.cite("score-renege-marks") or book.cite("score-renege")
    if slip is not None and slip.bidder is not None and side[slip.bidder] != side[case.by[0]]:
        return book.cite("score-renege-bidders") or book.cite("score-renege")
    return book.cite("score-renege")


def totals(book: Book, case: Case) -> Ruling:
    """Where the bidding side reneges by having had more or fewer pieces than the others."""
    seating, clause = seating_of(book), book.rulings.count_end.clause or None
    if case.slip is None or case.slip.bidder is None or not case.counts:
        raise CaseError("Say who had the bid, at what, and how many pieces everybody had.")
    counts = dict.fromkeys(seating.sides, 0)
    for seat in seating.seats:
        counts[seating.side[seat]] += case.counts.get(seat, book.deal.hand)
    if len(set(counts.values())) == 1:
        text = cited("Both sides have had as many, so the hand stands.", clause)
        return Ruling(kind=case.kind, what=what_happened(book, case), text=text, clause=clause)
    blamed = renege(book, msgspec.structs.replace(case, kind="renege", by=(case.slip.bidder,), caller=None))
    return msgspec.structs.replace(
        blamed, kind=case.kind, what=what_happened(book, case), clause=clause, remedies=book.rulings.count_end.remedies
    )


def _no_call(book: Book, case: Case) -> Ruling | None:
    """What the house does not take for a call: play is not even stopped for it."""
    side, rules = seating_of(book).side, book.renege
    own = case.caller is not None and any(side[seat] == side[case.caller] for seat in case.by)
    if own and rules.callers == "opponents":
        refusal, goes_on = refuse(book, "renege-opponents"), " Play goes on."
    elif (late := past_deadline(book, case.called)) is not None:
        refusal, goes_on = late, " What was played stands."
    elif case.said and not says(case.said, rules.formula):
        refusal, goes_on = refuse(book, "renege-formula", formula=rules.formula), ""
    else:
        return None
    return Ruling(kind=case.kind, what=what_happened(book, case), text=refusal.text + goes_on, clause=refusal.clause)


def past_deadline(book: Book, called: str) -> Refusal | None:
    """Why it is too late to call a renege that nobody called in time."""
    if called == "in-time" or (called == "scored" and book.renege.deadline == "next-deal"):
        return None
    dealt = book.renege.deadline == "next-deal"
    return refuse(book, "renege-deadline", worded_as="renege-deadline-next" if dealt else "renege-deadline")


def unproven(book: Book, case: Case) -> Ruling:
    """A renege was called and is not proven."""
    if case.caller is None:
        raise CaseError("Say who called the renege.")
    if (no_call := _no_call(book, case)) is not None:
        return no_call
    rules, caller = book.renege, SEAT_NAMES[case.caller]
    if rules.spoils_all and case.has_every_trick:
        return _spoiled(book, case, caller)
    clause = book.cite("renege-unproven")
    if rules.unproven == "play-on":
        text = "Nothing was proven; play goes on, and the call is written down."
        return Ruling(
            kind=case.kind,
            what=what_happened(book, case),
            text=cited(text, clause),
            clause=clause,
            remedies=("log",),
            logged=True,
        )
    turned = msgspec.structs.replace(case, kind="renege", by=(case.caller,), caller=None, offence=None, in_time=False)
    blamed = renege(book, turned)
    price = told(blamed.entries) if blamed.entries else price_of_renege(book)
    text = f"Nothing was proven, so {caller}'s side is treated as if it had reneged. {price}"
    what, text = what_happened(book, case), cited(text, clause)
    return msgspec.structs.replace(blamed, kind=case.kind, what=what, text=text, clause=clause)


def _spoiled(book: Book, case: Case, caller: str) -> Ruling:
    """A call that would have robbed a side of all the points it was about to take."""
    assert case.caller is not None
    fine = book.renege.spoiler_fine
    entries: tuple[Entry, ...] = ()
    if case.slip is not None:
        seating = seating_of(book)
        own = seating.side[case.caller]
        (other,) = seating.others(own)
        take = {own: 0, other: book.points_in_play}
        entries = _scored(book, msgspec.structs.replace(case.slip, how="awarded", take=take))
    reason = "a call that was not proven, against a side with every trick"
    lost = Entry((case.caller,), -fine, reason, book.cite("renege-fine"), unit_of(book), bonus=True)
    text = (
        f"Nothing was proven, and the side that was accused had every {book.words.trick}: it is given all "
        f"{book.points_in_play} points and {book.scoring.all_points_bonus} more, with what its hand is worth; "
        f"{caller} alone loses {fine}."
    )
    clause = book.cite("renege-spoiled")
    return Ruling(
        kind=case.kind,
        what=what_happened(book, case),
        text=cited(text, clause),
        clause=clause,
        entries=(*entries, *([lost] if fine else [])),
        hand="over",
        alternatives=(f"In the first {book.words.trick}s an official may decline to give it; that is written down.",),
        logged=True,
    )


def claim(book: Book, case: Case) -> Ruling:
    """A lay-down that has been judged."""
    rules = book.claim
    if rules.by == "nobody":
        text = cited("Nobody lays down in this house; the hand is played out.", book.cite("claim-nobody"))
        return Ruling(kind=case.kind, what=what_happened(book, case), text=text, clause=book.cite("claim-nobody"))
    slip = case.slip
    if rules.by == "bidder" and case.by and slip is not None and slip.bidder is not None and slip.bidder not in case.by:
        text = cited("Only the bidder may lay down; play goes on.", book.cite("claim-bidder"))
        return Ruling(kind=case.kind, what=what_happened(book, case), text=text, clause=book.cite("claim-bidder"))
    if case.stands is None:
        raise CaseError("Say whether the lay-down is good; `meldhouse rule` can find out from the hands.")
    if case.stands and rules.test == "bid":
        text, code = "The lay-down stands, and the hand counts as the bid says.", "claim-test"
    elif case.stands:
        text, code = f"The lay-down stands: that side takes every {book.words.trick} that is left.", "claim-stands"
    elif rules.failed == "rest":
        trick = book.words.trick
        text, code = (
            f"The lay-down fails: the other side takes all that is left, with the last {trick}.",
            "claim-failed",
        )
    else:
        text, code = (
            "The lay-down fails: the bidding side loses the hand and the other side gets its marks.",
            "claim-failed",
        )
    clause = book.cite(code)
    entries = _claimed(book, case)
    if entries:
        text += f" {told(entries)}"
    what = what_happened(book, case)
    return Ruling(kind=case.kind, what=what, text=cited(text, clause), clause=clause, entries=entries, hand="over")


def _claimed(book: Book, case: Case) -> tuple[Entry, ...]:
    """What the hand brings, where it is known how it stood before the lay-down."""
    if case.slip is None or not case.by or not case.taken:
        return ()
    seating = seating_of(book)
    if not case.stands and book.claim.failed == "hand":
        return _scored(book, msgspec.structs.replace(case.slip, how="forfeited", offender=case.by[0]))
    own = seating.side[case.by[0]]
    gainer = own if case.stands else next(side for side in seating.sides if side != own)
    take = {side: case.taken.get(side, 0) for side in seating.sides}
    take[gainer] += book.points_in_play - sum(take.values())
    offender = None if case.stands else case.by[0]
    return _scored(book, msgspec.structs.replace(case.slip, how="claimed", offender=offender, take=take))


SPECIAL: dict[str, Callable[[Book, Case], Ruling]] = {
    "renege": renege,
    "renege_unproven": unproven,
    "claim": claim,
    "late": late,
}
