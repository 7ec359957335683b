"""What may happen in a dispute, and when: one check for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meldhouse.game import Refusal, seating_of
from meldhouse.messages import Arg, Message
from meldhouse.referee.cases.kinds import IRREGULARITIES
from meldhouse.referee.disputes.disputes import (
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
)
from meldhouse.referee.moments import MOMENT_OF, cite_at, clauses_at, refuse_official
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact


class _At(NamedTuple):
    """What a check looks at."""

    book: Book
    course: Course
    players: frozenset[str]
    """The names of the people at the table."""

    def closed(self) -> Refusal | None:
        stage = self.course.stage
        return not_now(self, "dispute-over", how=stage) if stage in ("settled", "final", "stands") else None

    def has_ruled(self, person: str) -> bool:
        return person in {opinion.ruled.person for opinion in self.course.opinions}


def not_now(at: _At, code: str, **facts: Arg) -> Refusal:
    moment = MOMENT_OF[code]
    if moment == "final":  # because it is the last word, or two agree, or nobody appealed
        moment = "agreed" if at.course.is_agreed else "appeal" if at.course.stands else moment
    return Refusal(code, Message(f"referee-{code}", facts), cite_at(at.book, moment))


def check(book: Book, course: Course, event: DisputeEvent, players: frozenset[str] = frozenset()) -> Refusal | None:
    """Why `event` cannot happen as the dispute stands; None if it can."""
    at, seats = _At(book, course, players), seating_of(book).seats
    named = event.by if isinstance(event, Agreed) else (by,) if (by := getattr(event, "by", None)) else ()
    if stranger := next((seat for seat in named if seat not in seats), None):
        return not_now(at, "dispute-seat", seat=stranger, seats=seats)
    if course.raised is None and not isinstance(event, Raised):
        return not_now(at, "dispute-none")
    return CHECKS[type(event)](at, event)


def play_stopped(book: Book, course: Course) -> Refusal:
    now = "ruled" if course.stage == "ruled" else "awaited" if course.hearing is None else "deciding"
    person = course.hearing.person if course.hearing is not None else ""
    return refuse_official(book, "play-stopped", now=now, post=post_fact(course.due), person=person)


def _raised(at: _At, _event: Raised) -> Refusal | None:
    return not_now(at, "dispute-open") if at.course.raised is not None else None


# --- at the table ----------------------------------------------------------------------------------------------------


def _agreed(at: _At, event: Agreed) -> Refusal | None:
    if at.course.stage != "open":
        return at.closed() or not_now(at, "settle-late", post=post_fact(at.course.due))
    if event.without:
        if event.without not in at.book.clause_table:
            return not_now(at, "ruling-unknown", rule=event.without)
        return not_now(at, "settle-rule", without=event.without)
    if missing := tuple(seat for seat in seating_of(at.book).seats if seat not in event.by):
        return not_now(at, "settle-all", who=missing)
    return None if event.facts.strip() else not_now(at, "settle-facts")


def _not_agreed(at: _At, _event: NotAgreed) -> Refusal | None:
    if at.course.stage != "open":
        return at.closed() or not_now(at, "settle-late", post=post_fact(at.course.due))
    return not_now(at, "settle-tried", official=post_fact(at.book.officials.chain[0])) if at.course.tried else None


# --- the officials ---------------------------------------------------------------------------------------------------


def _wanted(at: _At, post: str) -> Refusal | None:
    """Why `post` cannot be sent for now; None if it can."""
    course, chain = at.course, at.book.officials.chain
    if closed := at.closed():
        return closed
    if course.in_place_of(post) not in chain:
        return not_now(at, "post-unknown", post=post, posts=tuple(map(post_fact, (*chain, *at.book.officials.also))))
    if course.hearing is not None:
        return not_now(at, "hearing-now", person=course.hearing.person)
    if course.stage == "ruled":
        return not_now(at, "ruling-stands")
    at_once = course.raised is not None and course.raised.kind in at.book.officials.at_once
    if course.stage == "open" and not course.tried and not at_once and clauses_at(at.book, "settle"):
        return not_now(at, "settle-first", official=post_fact(chain[0]))
    return (
        not_now(at, "post-turn", due=post_fact(course.due), post=post_fact(post))
        if course.in_place_of(post) != course.due
        else None
    )


def _absent(at: _At, event: Absent) -> Refusal | None:
    last, post = at.book.officials.chain[-1], at.course.in_place_of(event.post)
    return _wanted(at, post) or (not_now(at, "post-last", post=post_fact(last)) if post == last else None)


def _called(at: _At, event: Called) -> Refusal | None:
    if refusal := _wanted(at, event.post):
        return refusal
    if not event.person.strip():
        return not_now(at, "person-unnamed", post=post_fact(event.post))
    if at.has_ruled(event.person) and at.course.set_aside != event.person:
        return not_now(at, "person-same", person=event.person)
    plays = event.person in at.players and not at.book.officials.plays
    return not_now(at, "person-plays", person=event.person) if plays else None


def _ruled(at: _At, event: Ruled) -> Refusal | None:
    if at.course.hearing is None or event.person != at.course.hearing.person:
        return _bound(at, event.person) or at.closed() or not_now(at, "ruling-nobody", person=event.person)
    if not event.decision.strip():
        return not_now(at, "ruling-empty")
    if event.clause is not None and event.clause not in at.book.clause_table:
        return not_now(at, "ruling-unknown", rule=event.clause)
    if (event.points or event.hand == "renege") and not event.seats:
        return not_now(at, "ruling-whom")
    side = seating_of(at.book).side
    if stranger := next((seat for seat in event.seats if seat not in side), None):
        return not_now(at, "dispute-seat", seat=stranger, seats=tuple(side))
    if event.hand == "renege" and len({side[seat] for seat in event.seats}) > 1:
        return not_now(at, "ruling-sides")
    if event.borrowed:
        return _borrowed(at, event)
    return not_now(at, "ruling-cites") if event.clause is None and at.book.officials.cited else None


def _borrowed(at: _At, event: Ruled) -> Refusal | None:
    """An answer from elsewhere may only fill a gap in the rules, and only from the sources the rules name."""
    gaps = clauses_at(at.book, "gap")
    if not gaps:
        return not_now(at, "borrow-none")
    kind = at.course.raised.kind if at.course.raised is not None else ""
    own = event.clause or (getattr(at.book.rulings, kind).clause if kind in IRREGULARITIES else "")
    written = at.book.clause_table.get(own)
    if own and (written is None or not written.silent):
        return not_now(at, "borrow-own", own=own)
    named = [source.casefold() for gap in gaps for source in gap.sources]
    return None if event.borrowed.strip().casefold() in named else not_now(at, "borrow-unknown", source=event.borrowed)


def _bound(at: _At, person: str) -> Refusal | None:
    """Why an official may not rule a second time; after an appeal, a higher official's decision binds them too."""
    course = at.course
    if not at.has_ruled(person):
        return None
    above: tuple[str, str] | None = None
    if course.hearing is not None:
        above = course.hearing.post, course.hearing.person
    elif course.final is not None:
        above = course.final.post, course.final.ruled.person
    if above is not None and above[1] != person and course.decides(above[0]):
        return not_now(at, "ruling-bound", person=person, post=post_fact(above[0]))
    return not_now(at, "ruling-again", person=person)


def _came_round(at: _At, event: CameRound) -> Refusal | None:
    if at.course.stage == "split" and at.has_ruled(event.person):
        return None
    return _bound(at, event.person) or at.closed() or not_now(at, "round-none")


def may_set_aside(book: Book, course: Course, person: str) -> bool:
    """Whether `person`, who runs the tournament, may reopen a final decision: where the rules do not make it the last
    word, or where they leave everything to this person and another ruled as a stand-in."""
    if course.final is None:
        return False
    for_him = book.officials.plays and course.final.ruled.person != person
    return for_him or "appeal-final" in book.readings


def _set_aside(at: _At, event: SetAside) -> Refusal | None:
    if at.course.final is None:
        return at.closed() or not_now(at, "aside-early")
    return None if may_set_aside(at.book, at.course, event.person) else not_now(at, "aside-final")


# --- the players -----------------------------------------------------------------------------------------------------


def _appealed(at: _At, _event: Appealed) -> Refusal | None:
    if at.course.stage == "final":
        return not_now(at, "appeal-final")
    if closed := at.closed():
        return closed
    if not at.course.opinions:
        return not_now(at, "appeal-none")
    return not_now(at, "appeal-once") if at.course.appealed else None


def _played_on(at: _At, _event: PlayedOn) -> Refusal | None:
    if at.course.stage == "ruled":
        return None
    return at.closed() or play_stopped(at.book, at.course)


def _declined(at: _At, event: Declined) -> Refusal | None:
    if at.course.stage != "final":
        return at.closed() or not_now(at, "decline-early")
    return not_now(at, "decline-twice", who=event.by) if event.by in at.course.declined else None


CHECKS: dict[type[DisputeEvent], Callable[[_At, Any], Refusal | None]] = {
    Raised: _raised,
    Agreed: _agreed,
    NotAgreed: _not_agreed,
    Absent: _absent,
    Called: _called,
    Ruled: _ruled,
    Appealed: _appealed,
    CameRound: _came_round,
    SetAside: _set_aside,
    PlayedOn: _played_on,
    Declined: _declined,
}
