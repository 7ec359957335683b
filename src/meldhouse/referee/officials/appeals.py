"""The course of a dispute, as each book orders it: the table, then the officials in turn, and what is final.

>>> from meldhouse.rulebooks import load_book
>>> dispute = Dispute(load_book("npa"))
>>> dispute.apply(Raised("N", "a bid out of turn"))
>>> dispute.verify(Called("referee", "R1")).code
'settle-first'
>>> dispute.apply(NotAgreed("N"))
>>> dispute.apply(Called("referee", "R1"))
>>> dispute.verify(Ruled("R1", "the bid does not count")).code
'ruling-cites'
>>> dispute.apply(Ruled("R1", "the bid does not count", "NPA-2.4c"))
>>> dispute.stage
'ruled'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meldhouse.game import Refusal, Refused, Seat
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.disputes.appeal_checks import check, play_stopped
from meldhouse.referee.disputes.disputes import (
    CLOSED,
    Absent,
    Agreed,
    Appealed,
    Called,
    CameRound,
    Course,
    Declined,
    DisputeEvent,
    NotAgreed,
    PlayedOn,
    Raised,
    Ruled,
    SetAside,
    Stage,
    course_of,
)
from meldhouse.referee.moments import cite_at, lines_at
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import RuleLine
from meldhouse.rulebooks.describe.facts import post_fact

__all__ = [
    "Absent",
    "Agreed",
    "Appealed",
    "Called",
    "CameRound",
    "Declined",
    "Dispute",
    "NotAgreed",
    "PlayedOn",
    "Raised",
    "Ruled",
    "SetAside",
]


class Dispute:
    """One dispute at one table. `people` says who sits where, so that nobody decides their own case."""

    def __init__(
        self, book: Book, events: Iterable[DisputeEvent] = (), *, people: Mapping[Seat, str] | None = None
    ) -> None:
        self.book = book
        self.people = dict(people or {})
        self.events: list[DisputeEvent] = []
        for event in events:
            self.apply(event)

    @property
    def course(self) -> Course:
        return course_of(self.book, self.events)

    @property
    def stage(self) -> Stage:
        return self.course.stage

    def verify(self, event: DisputeEvent) -> Refusal | None:
        """Why this cannot happen now; None if it can."""
        return check(self.book, self.course, event, frozenset(self.people.values()))

    def apply(self, event: DisputeEvent) -> None:
        if (refusal := self.verify(event)) is not None:
            raise Refused(refusal)
        self.events.append(event)

    @property
    def stops_play(self) -> bool:
        return self.stage not in ("none", *CLOSED)

    def holds(self) -> Refusal | None:
        """Why nothing may be played now; a table checks this before every act of its hand."""
        return play_stopped(self.book, self.course) if self.stops_play else None

    @property
    def consequences(self) -> dict[Seat, Ruling]:
        """The ruling for each player who would not go on after the final decision."""
        declined = self.course.declined
        return {seat: rule(self.book, Case(kind="decision_refused", by=(seat,))) for seat in declined}

    @property
    def disqualified(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, ruling in self.consequences.items() if "disqualify" in ruling.remedies)

    def lines(self) -> tuple[RuleLine, ...]:
        """What the people at the table are shown now."""
        book, course = self.book, self.course
        if course.stage == "open":
            return lines_at(book, "dispute") + (() if course.tried else lines_at(book, "settle"))
        if course.hearing is not None:
            return (
                *self._plays_here(),
                *(lines_at(book, "before-final") if course.decides(course.hearing.post) else ()),
            )
        if not course.opinions:
            return ()
        final = "agreed" if course.is_agreed else "final"
        follows = {"ruled": "appeal", "split": "split", "final": final}.get(course.stage)
        return (*_told(book, course), *(lines_at(book, follows) if follows else ()))

    def _plays_here(self) -> Iterable[RuleLine]:
        """Where one person decides everything, they do so at their own table too, and everybody may know it."""
        hearing = self.course.hearing
        if hearing is not None and hearing.person in self.people.values():
            decides = fact("ruling-plays-too", person=hearing.person, post=post_fact(hearing.post))
            yield RuleLine(decides, cite_at(self.book, "dispute"))


def _told(book: Book, course: Course) -> Iterable[RuleLine]:
    """The last ruling; if it has no clause, also whom the rules name for what they leave open."""
    last = course.opinions[-1]
    post = post_fact(last.post)
    decided = fact("ruling-decided", person=last.ruled.person, post=post, decision=last.ruled.decision.rstrip("."))
    yield RuleLine(decided, last.ruled.clause)
    if last.ruled.borrowed:
        yield RuleLine(fact("ruling-borrowed", source=last.ruled.borrowed))
    if last.ruled.clause is None:
        yield from lines_at(book, "gap")
