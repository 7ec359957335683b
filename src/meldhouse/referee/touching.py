"""A piece that was touched and must be played: whether that is a renege, as the trick on the table shows it."""

from __future__ import annotations

import msgspec

from meldhouse.game import SEAT_NAMES, Seat, seating_of
from meldhouse.referee.beside import touched_costs
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.described import DescribedProof, prove_described
from meldhouse.referee.prices import clause_of_renege, price_of_renege
from meldhouse.referee.rulings import Ruling, house_for, rule
from meldhouse.referee.told import Told, winner_told
from meldhouse.referee.wording import after_colon, cited, what_happened
from meldhouse.rulebooks import Book

EVEN_IF = ", even if that is a renege"


def touched_to(book: Book, case: Case, told: Told) -> tuple[Ruling, DescribedProof]:
    """The trick is what lay there when it was touched; it is told as if the piece had been played to it."""
    if "play-it" not in house_for(book, case).remedies:
        raise CaseError(f"A {book.words.trick} decides nothing about {what_happened(book, case)}; leave it out.")
    found, by = rule(book, case), case.by[0] if case.by else None
    turn = _turn(book, told, by)
    if turn is not None and turn != by:
        later = f"It is {SEAT_NAMES[turn]}'s turn; whether it makes a renege shows when {_name(by)} plays it."
        return _with(found, f"{found.text} {later}"), DescribedProof(proven=False, why=later)
    text = found.text.replace(touched_costs(book, case), "")
    if turn is not None and len(told.trick) in (0, book.table.seats):
        leads = f"{_name(by)} has the lead, and no lead fails to follow."
        return _with(found, f"{text.replace(EVEN_IF, '')} {leads}"), DescribedProof(proven=False, why=leads)
    proof = _proof(book, told, by)
    if proof.proven:
        price = f"That makes a renege; when it is called: {after_colon(price_of_renege(book, case.slip, by))}"
        follows = cited(price, clause_of_renege(book, case.slip))
    else:
        follows = "It may be played there, and makes no renege."
    return _with(found, f"{text} {follows}"), proof


def _with(found: Ruling, text: str) -> Ruling:
    return msgspec.structs.replace(found, text=text)


def _name(by: Seat | None) -> str:
    return SEAT_NAMES[by] if by is not None else "he"


def _proof(book: Book, told: Told, by: Seat | None) -> DescribedProof:
    assert told.card is not None
    assert told.trump is not None
    trick = told.trick if told.card in told.trick else (*told.trick, told.card)
    return prove_described(
        book, trump=told.trump, trick=trick, card=told.card, later=told.later, by=by, leads=told.leads
    )


def _turn(book: Book, told: Told, by: Seat | None) -> Seat | None:
    """Who was to play when it was touched, where it is told who led; a complete trick is its winner's, who leads."""
    words, many = book.words, len(told.trick)
    if not many and told.leads != by:
        raise CaseError("Tell what lay there when it was touched (--trick), and who led to it (--leads).")
    if many > book.table.seats:
        raise CaseError(f"A {words.trick} has {book.table.seats} {words.pieces} at most, not {many}.")
    if told.leads is None or by is None:
        if many == book.table.seats and told.card not in told.trick:
            raise CaseError(f"That {words.trick} is complete; say who led to it, and who touched the {words.piece}.")
        return None
    seats = seating_of(book).clockwise_from(told.leads)
    if told.card in told.trick:
        if told.card is None or seats[told.trick.index(told.card)] == by:
            return None  # it is told with the piece that was touched
        lies = f"The {told.card.name} lies in that {words.trick} already, and {SEAT_NAMES[by]} did not play it"
        raise CaseError(f"{lies}; tell what lay there when it was touched.")
    return winner_told(book, told) if many == len(seats) else seats[many]
