"""Reneges everybody saw: the clause that makes one a renege, and similar acts that are none."""

from __future__ import annotations

import msgspec

from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.offences import seen_here
from meldhouse.referee.rulings.outcomes import Outcomes, follows
from meldhouse.referee.rulings.ruling import house_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact


def which_is_one(book: Book, case: Case) -> Outcomes:
    """For what everybody saw, the clause that makes it a renege."""
    kinds = seen_here(book, case.offence) if case.offence is not None else ()
    houses = [house_for(book, msgspec.structs.replace(case, kind=kind)) for kind in kinds]
    clauses = {house.clause for house in houses if "renege" in house.remedies}
    return follows(fact("ruling-a-renege"), clause=clauses.pop()) if len(clauses) == 1 else ()


def only_some(book: Book, case: Case) -> Outcomes:
    """Some forms of an offense are a renege here and some are not; if the trick is known, so is the form."""
    kinds = seen_here(book, case.offence) if case.offence is not None and case.trick is None else ()
    reneges = [kind for kind in kinds if "renege" in getattr(book.rulings, kind).remedies]
    others = [kind for kind in kinds if kind not in reneges]
    if not others:
        return ()
    some, rest = (tuple(trouble_fact(kind) for kind in which) for which in (reneges, others))
    return follows(fact("ruling-only-some", reneges=some, others=rest))
