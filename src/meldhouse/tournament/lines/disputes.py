"""What became of a call for the referee: the last ruling, how it came about, and who decides now."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.messages import Message, fact
from meldhouse.referee.disputes.disputes import Appealed, Called, CameRound, Declined, Opinion, Ruled, SetAside
from meldhouse.referee.moments import lines_at
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.rulings.disputes import (
    can_set_aside,
    dispute_of,
    has_ruled,
    is_above,
    is_final,
    may_decide,
    others_for,
    ruled_as,
    title_of,
)
from meldhouse.tournament.state import State


def who_ruled(state: State, call: RefereeCall) -> Message | None:
    """The post of the official whose ruling stands; None before there is one."""
    last = _last(state, call)
    return post_fact(ruled_as(state, call, last)) if last is not None else None


def by_whom(state: State, call: RefereeCall) -> Message | None:
    """The official whose ruling stands, by name and post; None before there is one.

    The log has the same name, since it is the person's own.
    """
    last = _last(state, call)
    return _official(state, call, last) if last is not None else None


def _official(state: State, call: RefereeCall, opinion: Opinion) -> Message:
    return fact("official", name=state.name(opinion.ruled.person), post=post_fact(ruled_as(state, call, opinion)))


def _last(state: State, call: RefereeCall) -> Opinion | None:
    course = dispute_of(state, call).course
    return course.final or (course.opinions[-1] if course.opinions else None)


def final_line(state: State, call: RefereeCall) -> Message | None:
    """That a decision is final, and who can still set it aside; None if it is not final."""
    if not is_final(state, call):
        return None
    can_end = any(can_set_aside(state, call, who) for who in state.roles)
    return fact("dispute-final", aside="yes" if can_end else "no")


def why_final(state: State, call: RefereeCall) -> tuple[Message, ...]:
    """Why a decision is final: the clause, or that it is our choice because no clause says so. Empty if it is not
    final."""
    dispute = dispute_of(state, call)
    if dispute.course.final is None:
        return ()
    if "appeal-final" in dispute.book.readings:
        return (fact("ruling-final-ours"),)
    lines = lines_at(dispute.book, "agreed" if dispute.course.is_agreed else "final")
    found = tuple(fact("cited", says=line.says, clause=line.clause) if line.clause else line.says for line in lines)
    post = dispute.course.final.post
    helped = ruled_as(state, call, dispute.course.final) != post
    return (*found, fact("ruling-for-above", post=post_fact(post))) if helped else found


def appeal_line(state: State, call: RefereeCall) -> Message | None:
    """For an open call that has a ruling: whose ruling, who appeals, and who decides now. None for a call without
    one."""
    course = dispute_of(state, call).course
    if call.answered_by or not course.opinions:
        return None
    ruled = tuple(_official(state, call, one) for one in course.opinions)
    if course.set_aside:
        return fact("appeal-set-aside", name=state.name(course.set_aside), official=ruled[-1])
    if course.stage == "split":
        return fact("appeal-split", due=post_fact(course.due), officials=ruled)
    seats = state.rounds[call.round - 1].sheets[call.table].seats
    asked = next((state.name(seats[one.by]) for one in reversed(call.course) if isinstance(one, Appealed)), "")
    if not asked:
        return fact("appeal-open-unnamed", due=post_fact(course.due), official=ruled[-1])
    return fact("appeal-open", due=post_fact(course.due), name=asked, official=ruled[-1])


def rulings_told(state: State, call: RefereeCall) -> list[Message]:
    """Every ruling on a call that is still open, with name and post: the next official sees them all."""
    if call.answered_by:
        return []
    return [_ruling(_official(state, call, one), one.ruled) for one in dispute_of(state, call).course.opinions]


def _ruling(official: Message, ruled: Ruled) -> Message:
    if ruled.clause and ruled.clause not in ruled.decision:
        return fact("ruling-told-by", official=official, decision=ruled.decision, clause=ruled.clause)
    return fact("ruling-told", official=official, decision=ruled.decision)


def asked_for_another(state: State, call: RefereeCall) -> tuple[Message, ...]:
    """For the player who appeals: who comes now, or that nobody can."""
    course = dispute_of(state, call).course
    if call.answered_by:
        return (fact("appeal-too-late", final="yes" if course.final else "no"),)
    if others_for(state, call):
        return (fact("appeal-called", due=post_fact(course.due)),)
    return (fact("appeal-noted"), nobody_else(state, call))


def on_the_way(state: State, call: RefereeCall) -> Message:
    """What the table reads while it waits."""
    if call.ruling and not others_for(state, call):
        return nobody_else(state, call)
    who = "another" if call.ruling else "referee"
    return fact("called-for", who=who, about=call.about) if call.about else fact("called", who=who)


def held_back(state: State, round: int, table: int) -> Message | None:
    """Why nobody is asked to sign for a table now: a ruling there is under appeal; otherwise None."""
    for call in state.calls:
        if (call.round, call.table) == (round, table) and (appeal := appeal_line(state, call)) is not None:
            return fact("signing-waits", why=appeal)
    return None


def nobody_else(state: State, call: RefereeCall) -> Message:
    due = post_fact(dispute_of(state, call).course.due)
    return fact("appeal-nobody", due=due, needed="director" if is_above(state, call) else "official")


def barred(state: State, call: RefereeCall, by: str) -> tuple[Message, ...]:
    """Why an official cannot rule on it; empty if they can."""
    if not may_decide(state, call, by):
        course = dispute_of(state, call).course
        return (fact("ruling-again") if course.set_aside else fact("ruling-director", due=post_fact(course.due)),)
    if not has_ruled(state, call, by):
        return ()
    return (fact("ruling-yours"), fact("ruling-another") if others_for(state, call) else nobody_else(state, call))


def course_of(state: State, call: RefereeCall) -> list[Message]:
    """A line for every step, in order."""
    return list(_steps(state, call))


def _steps(state: State, call: RefereeCall) -> Iterator[Message]:
    sheet, post = state.rounds[call.round - 1].sheets[call.table], ""
    seats = sheet.seats
    if call.about:
        yield fact("course-called", about=call.about)
    for event in call.course:
        match event:
            case Called(post=post):
                pass
            case Ruled():
                title = title_of(state, sheet.book, event.person, post)
                yield _ruling(fact("official", name=state.name(event.person), post=post_fact(title)), event)
            case Appealed(by):
                yield fact("course-appealed", name=state.name(seats[by]))
            case SetAside(person, why):
                name = state.name(person)
                yield fact("course-set-aside-why", name=name, why=why) if why else fact("course-set-aside", name=name)
            case CameRound(person):
                yield fact("course-came-round", name=state.name(person))
            case Declined(by):
                yield fact("course-declined", name=state.name(seats[by]))
            case _:
                pass
