"""Two players swap places in a draft.

If they should be kept apart, or are partners again, that is only a warning; to override where results or a plan
send them it needs a reason."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.arranging import against_matches, against_movement, cautions, reseated
from meldhouse.tournament.desk.rule import Rule
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.refusals import no
from meldhouse.tournament.seating import Round
from meldhouse.tournament.state import RoundState, Stamp, State


def verify_swap(state: State, act: acts.Swap, _: Stamp) -> Refusal | None:
    current = state.current
    if current is None:
        return no(state.book, "draft")
    if current.status != "draft":
        return no(state.book, "swap-late", round=current.number, status=current.status)
    for one in (act.one, act.two):
        if one not in state.entrants:
            return no(state.book, "entrant", entrant=one)
        if one not in current.seating.people:
            return no(state.book, "swap-who", names=state.names_of(one), round=current.number)
    if act.one == act.two:
        return no(state.book, "swap-same")
    after = swapped(current.seating, act.one, act.two)
    if refusal := against_matches(state, current, after):
        return refusal
    return None if act.reason.strip() else against_movement(state, current, after)


def swapped(each: Round, one: str, two: str) -> Round:
    """Each takes the other's chair, or the other's place among those who sit out."""
    to = {one: two, two: one}
    tables = tuple(replace(table, people=tuple(to.get(who, who) for who in table.people)) for table in each.tables)
    return Round(tables, tuple(to.get(who, who) for who in each.out))


def _follows(state: State, act: acts.Swap, _: Stamp) -> Iterator[AnyEvent]:
    assert state.current is not None
    return reseated(state, swapped(state.current.seating, act.one, act.two))


def said_of_swap(state: State, act: acts.Swap) -> tuple[Message, ...]:
    """For after the swap: who has swapped, and what the director should know about it."""
    current = state.current
    assert current is not None
    before = swapped(current.seating, act.one, act.two)
    old = {*cautions(state, current, before), *_again(state, current, before)}
    new = [*cautions(state, current), *_again(state, current, current.seating)]
    swapped_two = fact("plan-swapped", names=(state.name(act.one), state.name(act.two)))
    return (swapped_two, *(line for line in new if line not in old))


def _again(state: State, current: RoundState, seating: Round) -> list[Message]:
    """Players who were partners before and are again."""
    last: dict[frozenset[str], int] = {}
    for each in state.main_rounds:
        if each.number < current.number:
            last |= {frozenset(two): each.number for table in each.seating.tables for two in table.partners}
    return [
        fact("caution-partners", names=tuple(state.name(one) for one in two), round=last[frozenset(two)])
        for table in seating.tables
        for two in table.partners
        if frozenset(two) in last
    ]


RULES: dict[type[acts.Act], Rule] = {acts.Swap: Rule(verify_swap, _follows)}
