"""What is told behind the remedies: what it will cost later, and what it would be at another moment."""

from __future__ import annotations

import msgspec

from meldhouse.referee.cases import Case
from meldhouse.referee.narrowing import has_vain_aces, singles_aces_out
from meldhouse.referee.numbers import offenders
from meldhouse.referee.wording import after_colon, cited, pays, sentences
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.refereeing import House


def told_beside(book: Book, case: Case, house: House) -> str:
    """Further sentences; empty where there is nothing to add."""
    told = (_paid_at_the_end(book, case, house), _before_play(book, case), _once_it_must_be_known(book, case))
    return "".join((*told, _too_many_to_pull(book, case, house), _not_his_lead(book, case)))


def _paid_at_the_end(book: Book, case: Case, house: House) -> str:
    """A wrong count that is played on with costs its points when the hand is over."""
    later = book.rulings.count_end
    if not case.kind.startswith("count_") or "play-on" not in house.remedies or "penalty" not in later.remedies:
        return ""
    return " " + cited(f"At the end of the hand {pays(book, offenders(book, case), later)}.", later.clause)


def _too_many_to_pull(book: Book, case: Case, house: House) -> str:
    """Where nobody says how many each had, also what follows when one would have to pull more than he may."""
    if "pull" not in house.remedies or not house.most or case.counts:
        return ""
    text = sentences(book, case, house, ("redeal",))
    return f" If one of them would have to pull more than {house.most}: {after_colon(cited(text, house.beyond))}"


def _not_his_lead(book: Book, case: Case) -> str:
    """Where only a rightful lead closes the trick before it; a table has seen whose lead it was."""
    rulings, close = book.rulings, "close-tricks"
    if case.kind != "five_up" or case.trick is not None or close in rulings.lead_early.remedies:
        return ""
    if close not in rulings.five_up.remedies:
        return ""
    return " If it was not his lead, it is ruled on as lead_early."


def _before_play(book: Book, case: Case) -> str:
    """Where aces are singled out, one that falls before the first lead costs more than any other piece."""
    house = book.rulings.aces_exposed
    dropped = case.kind in ("piece_dropped", "piece_shown")
    if not (dropped and case.trick is None and house.points and singles_aces_out(book) and has_vain_aces(book, case)):
        return ""
    text = f"Before the first lead it is ruled on as aces_exposed: {pays(book, case.by, house)}."
    return f" {cited(text, house.clause)}"


def _once_it_must_be_known(book: Book, case: Case) -> str:
    """A question for one suit is one for trump, where that may not be asked any more."""
    house = book.rulings.trump_asked_late
    known = case.trick is not None or book.trump.shown == "always" or house.remedies == book.rulings.suit_asked.remedies
    if case.kind != "suit_asked" or known:
        return ""
    moment = f"{book.words.trick} is complete" if book.trump.shown == "first-trick" else "lead is made"
    late = msgspec.structs.replace(case, kind="trump_asked_late")
    text = cited(sentences(book, late, house, house.remedies), house.clause)
    return f" Once the first {moment}, it is asking what is trump: {after_colon(text)}"
