"""A piece that was touched and must be played: whether that is a renege, as the trick on the table shows it."""

from __future__ import annotations

import msgspec

from meldhouse.referee.beside import touched_costs
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.described import DescribedProof, prove_described
from meldhouse.referee.prices import price_of_renege
from meldhouse.referee.rulings import Ruling, house_for, rule
from meldhouse.referee.told import Told
from meldhouse.referee.wording import after_colon, cited, what_happened
from meldhouse.rulebooks import Book


def touched_to(book: Book, case: Case, told: Told) -> tuple[Ruling, DescribedProof]:
    """The trick is what lay there when it was touched; it is told as if the piece had been played to it."""
    if "play-it" not in house_for(book, case).remedies:
        raise CaseError(f"A {book.words.trick} decides nothing about {what_happened(book, case)}; leave it out.")
    assert told.card is not None
    assert told.trump is not None
    trick = told.trick if told.card in told.trick else (*told.trick, told.card)
    by = case.by[0] if case.by else None
    proof = prove_described(
        book, trump=told.trump, trick=trick, card=told.card, later=told.later, by=by, leads=told.leads
    )
    found = rule(book, case)
    if proof.proven:
        price = f"That makes a renege; when it is called: {after_colon(price_of_renege(book, case.slip, by))}"
        follows = cited(price, book.cite("score-renege"))
    else:
        follows = "It may be played there, and makes no renege."
    text = found.text.replace(touched_costs(book, case), "")
    return msgspec.structs.replace(found, text=f"{text} {follows}"), proof
