"""Questions about what a rule means, for the referees appointed to answer them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game import Refusal, Refused
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact


class Asked(msgspec.Struct, frozen=True, tag=True):
    """A person asks a question."""

    by: str
    text: str


class Answered(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """One of the appointed referees answers; questions are numbered from 1."""

    number: int
    person: str
    text: str
    clause: str | None = None


class Questions:
    """The queue: everything in it is the fold of questions and answers."""

    def __init__(self, book: Book, designated: Iterable[str], events: Iterable[Asked | Answered] = ()) -> None:
        self.book = book
        self.designated = tuple(designated)
        self.events: list[Asked | Answered] = []
        for event in events:
            self.apply(event)

    @property
    def asked(self) -> tuple[Asked, ...]:
        return tuple(event for event in self.events if isinstance(event, Asked))

    @property
    def answers(self) -> dict[int, Answered]:
        return {event.number: event for event in self.events if isinstance(event, Answered)}

    @property
    def waiting(self) -> dict[int, Asked]:
        """Unanswered questions, oldest first."""
        answers = self.answers
        return {number: one for number, one in enumerate(self.asked, start=1) if number not in answers}

    def apply(self, event: Asked | Answered) -> None:
        if (refusal := self.verify(event)) is not None:
            raise Refused(refusal)
        self.events.append(event)

    def verify(self, event: Asked | Answered) -> Refusal | None:
        book = self.book
        if not event.text.strip():
            return refuse_official(book, "question-empty" if isinstance(event, Asked) else "ruling-empty")
        if isinstance(event, Asked):
            return None
        if not 1 <= event.number <= len(self.asked):
            return refuse_official(book, "question-unknown", number=event.number, last=len(self.asked))
        if event.number in self.answers:
            person = self.answers[event.number].person
            return refuse_official(book, "question-answered", number=event.number, person=person)
        if event.person not in self.designated:
            by, official = "people" if self.designated else "official", post_fact(book.officials.chain[0])
            return refuse_official(
                book, "question-referee", by=by, appointed=self.designated, official=official, person=event.person
            )
        if event.clause is not None and event.clause not in book.clause_table:
            return refuse_official(book, "ruling-unknown", rule=event.clause)
        return None
