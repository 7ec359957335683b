"""What depends on the moment or on numbers that somebody tells: a second bad deal, a late discard, a hand struck out.

Like everything that turns out to be in order, these are asked only of what is described; a table knows them.
"""

from __future__ import annotations

import msgspec

from meldhouse.referee.cases import Case
from meldhouse.referee.count_rulings import laid_too_few, laid_too_many_late
from meldhouse.referee.numbers import check_counts, pulls_needed
from meldhouse.referee.rulings import Ruling, answer, by_remedies, house_for, ruling_on
from meldhouse.referee.wording import after_colon
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import HERE_OFFICIAL


def misdealt_again(book: Book, case: Case) -> Ruling | None:
    """Where a wrong number is put right by pulling, a second bad deal is one only if that cannot be done."""
    house = book.rulings.count_seen
    if "pull" not in house.remedies or "redeal" not in book.rulings.misdeal_again.remedies:
        return None
    pulled = msgspec.structs.replace(case, kind="count_seen")
    if case.counts:
        check_counts(book, pulled)
        few = not house.most or pulls_needed(book, pulled) <= house.most
        return msgspec.structs.replace(ruling_on(book, pulled), kind=case.kind) if few else None
    return msgspec.structs.replace(by_remedies(book, pulled, house), kind=case.kind)


def no_machine(book: Book, case: Case) -> Ruling | None:
    """A house whose paper knows no machine asks nobody to use one."""
    if book.deal.machine_last or house_for(book, case) != HERE_OFFICIAL:
        return None
    return answer(book, case, "Nothing is wrong: the paper of this house asks for no shuffling machine.")


def dealt_by_another(book: Book, case: Case) -> Ruling | None:
    """A hand is struck out until its sheet is closed."""
    if case.in_time is not False or "hand-void" not in house_for(book, case).remedies or book.match.sheet != "signed":
        return None
    text = "Both sides have signed the sheet, and the hand stays as it was played and scored."
    return answer(book, case, text, "sheet-closed", hand="over")


def laid_away(book: Book, case: Case) -> Ruling | None:
    """The wrong number laid away, found after the first lead."""
    if case.in_time is not False or not case.by:
        return None
    few, many = laid_too_few(book, case, case.by[0]), laid_too_many_late(book, case, case.by[0])
    if case.pieces:
        return few if len(case.pieces) < book.deal.kitty else many
    return msgspec.structs.replace(few, text=f"{_if(few.text)} {_if(many.text)}")


def _if(text: str) -> str:
    """“South laid away too few. The hand is over.” of what nobody has told."""
    wrong, rest = text.split(". ", 1)
    return f"If {wrong}: {after_colon(rest)}"


def laid_in_time(book: Book, case: Case) -> Ruling | None:
    """Before the first lead nothing is forgotten yet."""
    if not case.in_time:
        return None
    text = "Until the first lead he may still lay away, and nothing follows."
    return answer(book, case, text, "discard-told-late", "discard-count")
