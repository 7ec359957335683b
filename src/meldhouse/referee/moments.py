"""The moments of a hand and of a dispute, and the clauses that speak at each: a clause says so itself (`when`)."""

from __future__ import annotations

from typing import get_args

from meldhouse.game import Refusal
from meldhouse.referee.official_words import OFFICIAL_SENTENCES
from meldhouse.rulebooks import Book, Clause
from meldhouse.rulebooks.describe import Line
from meldhouse.rulebooks.schema import Moment

MOMENTS: tuple[str, ...] = get_args(Moment)


def clauses_at(book: Book, moment: str) -> tuple[Clause, ...]:
    """What this house has to say at `moment`, in the order of its paper."""
    return tuple(clause for clause in book.clause if moment in clause.when)


def cite_at(book: Book, moment: str) -> str | None:
    """The clause to name at `moment`; None where the paper is silent."""
    return next((clause.id for clause in clauses_at(book, moment)), None)


def lines_at(book: Book, moment: str) -> tuple[Line, ...]:
    return tuple(Line(clause.says, clause.id) for clause in clauses_at(book, moment))


def refuse_official(book: Book, code: str, clause: str | None = None, /, **details: object) -> Refusal:
    """The refusal `code`, with `clause` or else the one that this house has for the moment the refusal belongs to."""
    moment, sentence = OFFICIAL_SENTENCES[code]
    text = sentence.format(words=book.words, official=book.officials.chain[0], **details)
    text = text[:1].upper() + text[1:]
    cited = clause or cite_at(book, moment)
    return Refusal(code=code, text=f"{text.rstrip('.')} ({cited})." if cited else text, clause=cited)
