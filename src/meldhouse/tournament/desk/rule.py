"""What every act has: a check, and its consequences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message
from meldhouse.tournament.events import AnyEvent, Changed
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import Stamp, State


def nothing(_state: State, _act: Any, _stamp: Stamp) -> Iterable[AnyEvent]:
    return ()


class Rule(NamedTuple):
    verify: Callable[[State, Any, Stamp], Refusal | None]
    follows: Callable[[State, Any, Stamp], Iterable[AnyEvent]] = nothing
    """Called after the act itself was folded; each event is folded as it comes."""
    replaces: Callable[[State, Any], Iterable[Changed]] | None = None
    """Called before: the old and the new values."""


def clause_refusal(state: State, clause: str, *, needed: bool = False) -> Refusal | None:
    """A clause that is named must be in the book; some rules require one."""
    if clause and clause not in state.book.clause_table:
        return no(state.book, "clause", clause=clause)
    return no(state.book, "cited") if needed and not clause and state.book.officials.cited else None


_PEOPLE = ("person", "appointed", "name", "names", "one", "two")


def by_name(state: State, refusal: Refusal) -> Refusal:
    """What the referee or the seating says, with names in place of ids."""
    facts = refusal.message.args

    def named(value: Arg) -> Arg:
        if isinstance(value, tuple):
            return tuple(state.name(one) if isinstance(one, str) else one for one in value)
        return state.name(value) if isinstance(value, str) else value

    people: dict[str, Arg] = {name: named(facts[name]) for name in _PEOPLE if name in facts}
    return replace(refusal, message=Message(refusal.message.id, {**facts, **people}))
