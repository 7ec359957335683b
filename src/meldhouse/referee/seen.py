"""Reneges that everybody saw: the clause that makes one of them, and what of the same kind is none."""

from __future__ import annotations

import msgspec

from meldhouse.referee.cases import Case
from meldhouse.referee.offences import seen_here
from meldhouse.referee.rulings import house_for
from meldhouse.referee.wording import cited
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact


def which_is_one(book: Book, case: Case) -> str:
    """Of what everybody saw, the clause that makes a renege of it."""
    kinds = seen_here(book, case.offence) if case.offence is not None else ()
    houses = [house_for(book, msgspec.structs.replace(case, kind=kind)) for kind in kinds]
    clauses = {house.clause for house in houses if "renege" in house.remedies}
    return f"{cited('It is a renege.', clauses.pop())} " if len(clauses) == 1 else ""


def only_some(book: Book, case: Case) -> str:
    """Of what an offence can be, some is a renege here and some is not; who knows the trick knows what it was."""
    kinds = seen_here(book, case.offence) if case.offence is not None and case.trick is None else ()
    split: dict[bool, list[str]] = {True: [], False: []}
    for kind in kinds:
        split["renege" in getattr(book.rulings, kind).remedies].append(kind)
    if not split[False]:
        return ""
    one, none = (joined(book.voice.say(trouble_fact(kind)) for kind in split[which]) for which in (True, False))
    return f" Only {one} is a renege here; {none} is none."
