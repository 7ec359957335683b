"""What became of a call for the referee, in words: who ruled last, and how it came to that."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.referee.disputes import Appealed, Called, CameRound, Declined, Opinion, Ruled, SetAside
from meldhouse.referee.moments import lines_at
from meldhouse.rulebooks.describe import mark_fact
from meldhouse.tournament.disputes import (
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
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.state import State


def who_ruled(state: State, call: RefereeCall) -> str:
    """The post of whoever made the ruling that stands last, as the house calls it; nothing before there is one."""
    last = _last(state, call)
    return ruled_as(state, call, last) if last is not None else ""


def by_whom(state: State, call: RefereeCall) -> str:
    """Who made the ruling that stands last, by name and as what; nothing before there is one.

    The log has the same name, since it is the person's own.
    """
    last = _last(state, call)
    return f"{state.name(last.ruled.person)}, {ruled_as(state, call, last)}" if last is not None else ""


def _last(state: State, call: RefereeCall) -> Opinion | None:
    course = dispute_of(state, call).course
    return course.final or (course.opinions[-1] if course.opinions else None)


def final_in_words(state: State, call: RefereeCall) -> str:
    """That a decision is the last word, and who can still set it aside; nothing while it is not final."""
    if not is_final(state, call):
        return ""
    can_end = any(can_set_aside(state, call, who) for who in state.roles)
    return "That is final, unless the director sets it aside." if can_end else "That is final."


def why_final(state: State, call: RefereeCall) -> str:
    """By what a decision is the last word: the clause that says so, or that no clause does and it is our choice.
    Nothing while it is not final."""
    dispute = dispute_of(state, call)
    if dispute.course.final is None:
        return ""
    if "appeal-final" in dispute.book.readings:
        ours = dispute.book.voice.say(mark_fact("ours"))
        return f"Nobody at the table can appeal ({ours}). The director may set it aside and rule anew."
    helped = ruled_as(state, call, dispute.course.final) != dispute.course.final.post
    above = f" A referee ruled for the {dispute.course.final.post}, who may set it aside." if helped else ""
    lines = lines_at(dispute.book, "agreed" if dispute.course.is_agreed else "final")
    said = [(dispute.book.voice.say(line.says), line.clause) for line in lines]
    return " ".join(f"{text.rstrip('.')} ({clause})." for text, clause in said) + above


def appeal_in_words(state: State, call: RefereeCall) -> str:
    """What an open call is about that has been ruled on: whose ruling, who is not content, and who decides now.
    Nothing for a call that nobody has ruled on."""
    course = dispute_of(state, call).course
    if call.answered_by or not course.opinions:
        return ""
    ruled = [f"{state.name(one.ruled.person)}, {ruled_as(state, call, one)}" for one in course.opinions]
    if course.set_aside:
        return f"{state.name(course.set_aside)} has set aside the ruling of {ruled[-1]}, and the director rules anew."
    if course.stage == "split":
        return f"An appeal, for the {course.due}: {' and '.join(ruled)} differ."
    seats = state.rounds[call.round - 1].sheets[call.table].seats
    asked = next((state.name(seats[one.by]) for one in reversed(call.course) if isinstance(one, Appealed)), "somebody")
    return f"An appeal, for the {course.due}: {asked} is not content with the ruling of {ruled[-1]}."


def rulings_told(state: State, call: RefereeCall) -> list[str]:
    """Every ruling that was made on a call that is still open, by whom and as what: whoever decides now has them all
    before them."""
    if call.answered_by:
        return []
    return [
        _told(f"{state.name(one.ruled.person)}, {ruled_as(state, call, one)}", one.ruled)
        for one in dispute_of(state, call).course.opinions
    ]


def _told(who: str, ruled: Ruled) -> str:
    cited = f" ({ruled.clause})" if ruled.clause and ruled.clause not in ruled.decision else ""
    return f"{who}: {ruled.decision.rstrip('.')}{cited}."


def asked_for_another(state: State, call: RefereeCall) -> str:
    """What whoever appeals is told: who comes now, or that nobody can."""
    course = dispute_of(state, call).course
    if call.answered_by:
        return "The decision is final; nobody else is called." if course.final else "It has been ruled on."
    if others_for(state, call):
        return f"Another official is called: the {course.due} decides."
    return f"It is written down as an appeal. {nobody_else(state, call)}"


def on_the_way(state: State, call: RefereeCall) -> str:
    """What the table reads while it waits."""
    if call.ruling and not others_for(state, call):
        return nobody_else(state, call)
    who = "Another official" if call.ruling else "The referee"
    return f"{who} is called{f': {call.about}' if call.about else ''}."


def held_back(state: State, round: int, table: int) -> str:
    """Why nobody is asked to sign for a table now: somebody appeals against a ruling there; else nothing."""
    for call in state.calls:
        if (call.round, call.table) == (round, table) and (said := appeal_in_words(state, call)):
            return f"Nobody signs yet. {said} What is decided may change the figures."
    return ""


def nobody_else(state: State, call: RefereeCall) -> str:
    due = dispute_of(state, call).course.due
    return (
        f"The {due} decides, and nobody else is an official here who could: the director makes somebody "
        f"{'director too' if is_above(state, call) else 'one'}, under “Helpers”."
    )


def barred(state: State, call: RefereeCall, by: str) -> str:
    """Why an official is not offered to rule on it; nothing for whoever may."""
    if not may_decide(state, call, by) and dispute_of(state, call).course.set_aside:
        return "The director rules on it anew."
    if not may_decide(state, call, by):
        return f"The {dispute_of(state, call).course.due} decides now: here that is the director."
    if not has_ruled(state, call, by):
        return ""
    return "You have ruled on this. " + (
        "Another official decides now." if others_for(state, call) else nobody_else(state, call)
    )


def course_in_words(state: State, call: RefereeCall) -> list[str]:
    """A sentence for every step, the first one first."""
    return list(_steps(state, call))


def _steps(state: State, call: RefereeCall) -> Iterator[str]:
    sheet, post = state.rounds[call.round - 1].sheets[call.table], ""
    seats = sheet.seats
    if call.about:
        yield f"Called for: {call.about}"
    for event in call.course:
        match event:
            case Called(post=post):
                pass
            case Ruled():
                yield _told(f"{state.name(event.person)}, {title_of(state, sheet.book, event.person, post)}", event)
            case Appealed(by):
                yield f"{state.name(seats[by])} was not content and asked for another official."
            case SetAside(person, why):
                said = f": {why.rstrip('.')}" if why else ""
                yield f"{state.name(person)} set that ruling aside{said}."
            case CameRound(person):
                yield f"{state.name(person)} took the other’s view."
            case Declined(by):
                yield f"{state.name(seats[by])} refused the decision."
            case _:
                pass
