"""Whether a renege was called at all: by whom, when, and in what words. Applies to every kind of renege."""

from __future__ import annotations

from meldhouse.game import Refusal, Seat, seating_of
from meldhouse.game.phases.correcting import says
from meldhouse.game.refusals import refuse
from meldhouse.messages import fact
from meldhouse.referee.cases import Case
from meldhouse.referee.outcomes import Outcomes, follows, other_readings, quoted
from meldhouse.referee.rulings import Ruling
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes


def no_call(book: Book, case: Case) -> Ruling | None:
    """What does not count as a call: play does not even stop for it."""
    side, rules = seating_of(book).side, book.renege
    own = case.caller is not None and any(side[seat] == side[case.caller] for seat in case.by)
    own = own and not is_of_discard(case)
    goes_on: Outcomes = ()
    if (late := past_deadline(book, case.called)) is not None:
        refusal, goes_on = late, follows(fact("ruling-played-stands"))
    elif own and rules.callers == "opponents":
        stands = fact("ruling-unless-called", over=yes(case.kind == "count_end"))
        refusal, goes_on = refuse(book, "renege-opponents"), follows(stands)
    elif case.said and not says(case.said, rules.formula):
        refusal = refuse(book, "renege-formula", formula=rules.formula)
    else:
        return None
    return Ruling(
        kind=case.kind,
        outcomes=(quoted(refusal), *goes_on),
        clause=refusal.clause,
        hand="goes-on" if late is None else "over",
        alternatives=other_readings(book, refusal.code),
    )


def blamed_caller(book: Book, case: Case) -> Seat | None:
    """Who answers for a call in vain: the caller or, if not given and only the other side may call, anyone from that
    side. The points go by side."""
    if case.caller is not None or not case.by or book.renege.callers != "opponents":
        return case.caller
    seating = seating_of(book)
    others = seating.others(seating.side[case.by[0]])
    return seating.members[others[0]][0] if len(others) == 1 else None


def is_of_discard(case: Case) -> bool:
    """A wrong discard is wrong no matter who says so, even the bidder."""
    return case.offence == "discard" or case.kind in ("discard_forgotten", "discard_declared")


def past_deadline(book: Book, called: str) -> Refusal | None:
    """Why it is now too late to call a renege."""
    if called == "during" or (called == "scored" and book.renege.deadline == "next-deal"):
        return None
    dealt = book.renege.deadline == "next-deal"
    return refuse(book, "renege-deadline-next" if dealt else "renege-deadline", code="renege-deadline")
