"""What follows from something: facts in order, each with its clause. Readers add the words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that follows. With `then` it is a condition, and `then` follows if it holds."""

    said: Message
    clause: str | None = None
    then: tuple[Outcome, ...] = ()


Outcomes = tuple[Outcome, ...]


def follows(*said: Message, clause: str | None = None) -> Outcomes:
    return tuple(Outcome(one, clause or None) for one in said)


def when(condition: Message, then: Iterable[Outcome]) -> Outcome:
    return Outcome(condition, then=tuple(then))


def cited(outcomes: Iterable[Outcome], clause: str | None) -> Outcomes:
    """Add this clause to all outcomes that have none of their own."""
    if not clause:
        return tuple(outcomes)
    return tuple(
        Outcome(one.said, then=cited(one.then, clause)) if one.then else Outcome(one.said, one.clause or clause)
        for one in outcomes
    )


def quoted(refusal: Refusal) -> Outcome:
    """Why a table would have refused it."""
    return Outcome(refusal.message, None if refusal.cited == "within" else refusal.clause)


def each_of(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """All of them in reading order, conditions before what follows from them."""
    for one in outcomes:
        yield one
        yield from each_of(one.then)


def whole(outcomes: Outcomes) -> Message:
    """All of them as sentences. A clause shared by several in a row is cited once, after the last of them."""
    return fact("outcomes", all=tuple(_sentences(outcomes)))


def _sentences(outcomes: Outcomes) -> Iterator[Message]:
    for one, following in zip(outcomes, (*outcomes[1:], None), strict=True):
        if one.then:
            yield fact("outcome-if", condition=one.said, then=whole(one.then))
        elif one.clause and (following is None or following.then or following.clause != one.clause):
            yield fact("outcome-by", says=one.said, clause=one.clause)
        else:
            yield fact("outcome", says=one.said)


def other_readings(book: Book, *keys: str) -> tuple[Message, ...]:
    """Other readings of the rules, told along with a ruling on any of these."""
    return book.other_readings(*keys)
