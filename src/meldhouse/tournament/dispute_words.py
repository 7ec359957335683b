"""What became of a call for the referee, in words: who ruled last, and how it came to that."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.referee.disputes import Appealed, Called, CameRound, Declined, Ruled
from meldhouse.tournament.disputes import dispute_of
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.state import State


def who_ruled(state: State, call: RefereeCall) -> str:
    """The post of whoever made the ruling that stands last, as the house calls it; nothing before there is one."""
    course = dispute_of(state, call).course
    last = course.final or (course.opinions[-1] if course.opinions else None)
    return last.post if last is not None else ""


def course_in_words(state: State, call: RefereeCall) -> list[str]:
    """A sentence for every step, the first one first."""
    return list(_steps(state, call))


def _steps(state: State, call: RefereeCall) -> Iterator[str]:
    seats, post = state.rounds[call.round - 1].sheets[call.table].seats, ""
    if call.about:
        yield f"Called for: {call.about}"
    for event in call.course:
        match event:
            case Called(post=post):
                pass
            case Ruled():
                cited = f" ({event.clause})" if event.clause else ""
                yield f"{state.name(event.person)}, {post}: {event.decision.rstrip('.')}{cited}."
            case Appealed(by):
                yield f"{state.name(seats[by])} was not content and asked for another official."
            case CameRound(person):
                yield f"{state.name(person)} took the other’s view."
            case Declined(by):
                yield f"{state.name(seats[by])} refused the decision."
            case _:
                pass
