"""What may happen in a dispute, and when: one check for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meldhouse.game import SEAT_NAMES, Refusal, seating_of
from meldhouse.referee.cases import IRREGULARITIES
from meldhouse.referee.disputes import (
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
from meldhouse.referee.moments import cite_at, clauses_at, refuse_official
from meldhouse.referee.official_words import OFFICIAL_SENTENCES
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book

CLOSED_AS = {
    "settled": "the table has settled it",
    "final": "the decision is final",
    "stands": "the ruling was accepted",
}


class _At(NamedTuple):
    """What a check looks at."""

    book: Book
    course: Course
    players: frozenset[str]
    """Those who sit at the table, by name."""

    def no(self, code: str, **details: object) -> Refusal:
        moment = OFFICIAL_SENTENCES[code][0]
        if moment == "final":  # what makes it so: somebody who has the last word, two who agree, or nobody who asked
            moment = "agreed" if self.course.is_agreed else "appeal" if self.course.stands else moment
        return refuse_official(self.book, code, cite_at(self.book, moment), **details)

    def closed(self) -> Refusal | None:
        how = CLOSED_AS.get(self.course.stage)
        return self.no("dispute-over", how=how) if how else None

    def has_ruled(self, person: str) -> bool:
        return person in {opinion.ruled.person for opinion in self.course.opinions}


def check(book: Book, course: Course, event: DisputeEvent, players: frozenset[str] = frozenset()) -> Refusal | None:
    """Why `event` cannot happen as the dispute stands; None if it can."""
    at, seats = _At(book, course, players), seating_of(book).seats
    named = event.by if isinstance(event, Agreed) else (by,) if (by := getattr(event, "by", None)) else ()
    if stranger := next((seat for seat in named if seat not in seats), None):
        return at.no("dispute-seat", seat=stranger, seats=", ".join(seats))
    if course.raised is None and not isinstance(event, Raised):
        return at.no("dispute-none")
    return CHECKS[type(event)](at, event)


def play_stopped(book: Book, course: Course) -> Refusal:
    waits = f"the {course.due} is awaited" if course.hearing is None else f"{course.hearing.person} is deciding"
    if course.stage == "ruled":
        waits = "there is a ruling; play on, or ask for another official"
    return refuse_official(book, "play-stopped", now=waits)


def _raised(at: _At, _event: Raised) -> Refusal | None:
    return at.no("dispute-open") if at.course.raised is not None else None


# --- at the table ----------------------------------------------------------------------------------------------------


def _agreed(at: _At, event: Agreed) -> Refusal | None:
    if at.course.stage != "open":
        return at.closed() or at.no("settle-late", post=at.course.due)
    if event.without:
        known = event.without in at.book.clause_table
        return at.no("settle-rule" if known else "ruling-unknown", without=event.without, rule=event.without)
    if missing := [SEAT_NAMES[seat] for seat in seating_of(at.book).seats if seat not in event.by]:
        return at.no("settle-all", who=joined(missing))
    return None if event.facts.strip() else at.no("settle-facts")


def _not_agreed(at: _At, _event: NotAgreed) -> Refusal | None:
    if at.course.stage != "open":
        return at.closed() or at.no("settle-late", post=at.course.due)
    return at.no("settle-tried") if at.course.tried else None


# --- the officials ---------------------------------------------------------------------------------------------------


def _wanted(at: _At, post: str) -> Refusal | None:
    """Whether it is time for `post` to be looked for."""
    course, chain = at.course, at.book.officials.chain
    if closed := at.closed():
        return closed
    if course.in_place_of(post) not in chain:
        return at.no("post-unknown", post=post, posts=", ".join((*chain, *at.book.officials.also)))
    if course.hearing is not None:
        return at.no("hearing-now", person=course.hearing.person)
    if course.stage == "ruled":
        return at.no("ruling-stands")
    at_once = course.raised is not None and course.raised.kind in at.book.officials.at_once
    if course.stage == "open" and not course.tried and not at_once and clauses_at(at.book, "settle"):
        return at.no("settle-first")
    return at.no("post-turn", due=course.due, post=post) if course.in_place_of(post) != course.due else None


def _absent(at: _At, event: Absent) -> Refusal | None:
    last, post = at.book.officials.chain[-1], at.course.in_place_of(event.post)
    return _wanted(at, post) or (at.no("post-last", post=last) if post == last else None)


def _called(at: _At, event: Called) -> Refusal | None:
    if refusal := _wanted(at, event.post):
        return refusal
    if not event.person.strip():
        return at.no("person-unnamed", post=event.post)
    if at.has_ruled(event.person) and at.course.set_aside != event.person:
        return at.no("person-same", person=event.person)
    plays = event.person in at.players and not at.book.officials.plays
    return at.no("person-plays", person=event.person) if plays else None


def _ruled(at: _At, event: Ruled) -> Refusal | None:
    if at.course.hearing is None or event.person != at.course.hearing.person:
        return _bound(at, event.person) or at.closed() or at.no("ruling-nobody", person=event.person)
    if not event.decision.strip():
        return at.no("ruling-empty")
    if event.clause is not None and event.clause not in at.book.clause_table:
        return at.no("ruling-unknown", rule=event.clause)
    if (event.points or event.hand == "renege") and not event.seats:
        return at.no("ruling-whom")
    side = seating_of(at.book).side
    if stranger := next((seat for seat in event.seats if seat not in side), None):
        return at.no("dispute-seat", seat=stranger, seats=", ".join(side))
    if event.hand == "renege" and len({side[seat] for seat in event.seats}) > 1:
        return at.no("ruling-sides")
    if event.borrowed:
        return _borrowed(at, event)
    return at.no("ruling-cites") if event.clause is None and at.book.officials.cited else None


def _borrowed(at: _At, event: Ruled) -> Refusal | None:
    """An answer from elsewhere fills a gap of the paper, and only from those whom the paper names."""
    gaps = clauses_at(at.book, "gap")
    if not gaps:
        return at.no("borrow-none")
    kind = at.course.raised.kind if at.course.raised is not None else ""
    own = event.clause or (getattr(at.book.rulings, kind).clause if kind in IRREGULARITIES else "")
    written = at.book.clause_table.get(own)
    if own and (written is None or not written.silent):
        return at.no("borrow-own", own=own)
    named = [source.casefold() for gap in gaps for source in gap.sources]
    return None if event.borrowed.strip().casefold() in named else at.no("borrow-unknown", source=event.borrowed)


def _bound(at: _At, person: str) -> Refusal | None:
    """Why somebody who has ruled may not rule anew; once somebody above him has been asked he is bound by that."""
    course = at.course
    if not at.has_ruled(person):
        return None
    above: tuple[str, str] | None = None
    if course.hearing is not None:
        above = course.hearing.post, course.hearing.person
    elif course.final is not None:
        above = course.final.post, course.final.ruled.person
    if above is not None and above[1] != person and course.decides(above[0]):
        return at.no("ruling-bound", person=person, post=above[0])
    return at.no("ruling-again", person=person)


def _came_round(at: _At, event: CameRound) -> Refusal | None:
    if at.course.stage == "split" and at.has_ruled(event.person):
        return None
    return _bound(at, event.person) or at.closed() or at.no("round-none")


def may_set_aside(book: Book, course: Course, person: str) -> bool:
    """Whether `person`, who holds the tournament, may take up a final decision again: where the paper does not say that
    it is the last word, or where it leaves everything to one person and somebody else has ruled for him."""
    if course.final is None:
        return False
    for_him = book.officials.plays and course.final.ruled.person != person
    return for_him or "appeal-final" in book.readings


def _set_aside(at: _At, event: SetAside) -> Refusal | None:
    if at.course.final is None:
        return at.closed() or at.no("aside-early")
    return None if may_set_aside(at.book, at.course, event.person) else at.no("aside-final")


# --- the players -----------------------------------------------------------------------------------------------------


def _appealed(at: _At, _event: Appealed) -> Refusal | None:
    if at.course.stage == "final":
        return at.no("appeal-final")
    if closed := at.closed():
        return closed
    if not at.course.opinions:
        return at.no("appeal-none")
    return at.no("appeal-once") if at.course.appealed else None


def _played_on(at: _At, _event: PlayedOn) -> Refusal | None:
    if at.course.stage == "ruled":
        return None
    return at.closed() or play_stopped(at.book, at.course)


def _declined(at: _At, event: Declined) -> Refusal | None:
    if at.course.stage != "final":
        return at.closed() or at.no("decline-early")
    return at.no("decline-twice", who=SEAT_NAMES[event.by]) if event.by in at.course.declined else None


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
