"""Replans when people come late, leave, do not show up or are replaced; rounds that have started stay unchanged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.seating.errors import SeatingError, listed
from meldhouse.tournament.seating.heads import room_for
from meldhouse.tournament.seating.individual import EFFORT, individual
from meldhouse.tournament.seating.plans import Plan
from meldhouse.tournament.seating.rounds import Round, SeatedTable
from meldhouse.tournament.seating.wishes import Wish


class Replanned(msgspec.Struct, frozen=True):
    """The new plan, and its figures to announce. The caller knows who comes and goes."""

    plan: Plan
    changes: tuple[Message, ...]


def replan(
    plan: Plan,
    started: int,
    people: Iterable[str],
    *,
    rounds: int | None = None,
    instead: Mapping[str, str] | None = None,
    wishes: Iterable[Wish] | None = None,
    threes: bool = False,
    seed: int | str = 0,
    effort: int = EFFORT,
) -> Replanned:
    """Replans the rounds after the first `started`, for these people; substitutes as {old: new}.

    If there are only substitutes, they take the planned seats. Otherwise all rounds not yet started are replanned.
    """
    names = listed(people)
    subs = dict(instead or {})
    count = len(plan.rounds) if rounds is None else rounds
    if not 0 <= started <= len(plan.rounds):
        raise SeatingError("not-given", count=len(plan.rounds), started=started)
    if any(len(table.people) == 2 for each in plan.rounds for table in each.tables):
        raise SeatingError("not-a-plan")
    if count < max(1, started):
        raise SeatingError("given", given=started, rounds=count)
    for old, new in subs.items():
        if old in names:
            raise SeatingError("not-out", name=old)
        if old not in plan.people:
            raise SeatingError("unknown", name=old)
        if new not in names:
            raise SeatingError("unknown", name=new)
    played = plan.rounds[:started]
    known = {*names, *(one for each in played for one in each.people)}
    if wishes is None:
        renamed = (Wish(subs.get(w.one, w.one), subs.get(w.two, w.two), w.partners, w.opponents) for w in plan.wishes)
        kept = tuple(wish for wish in renamed if {wish.one, wish.two} <= known and wish.one != wish.two)
    else:
        kept = tuple(wishes)
    if count == started:
        return Replanned(Plan(played, kept), (fact("plan-no-round-left"),))
    before = plan.rounds[min(started, len(plan.rounds) - 1)].people if plan.rounds else ()
    same = {subs.get(one, one) for one in before} == set(names) and count == len(plan.rounds)
    if same and (wishes is None or kept == plan.wishes):
        rest = tuple(_renamed(each, subs) for each in plan.rounds[started:])
        told = fact("plan-others-stay") if subs else fact("plan-unchanged")
        return Replanned(Plan((*played, *rest), kept), (told,))
    shadow = [msgspec.structs.replace(each, out=tuple(_who(each.out, subs))) for each in played]
    fresh = individual(names, count, given=shadow, wishes=kept, threes=threes, seed=seed, effort=effort)
    result = Plan((*played, *fresh.rounds[started:]), kept)
    return Replanned(result, tuple(_what_follows(result, started, len(names), threes=threes)))


def _who(people: Iterable[str], subs: Mapping[str, str]) -> Iterable[str]:
    return (subs.get(one, one) for one in people)


def _renamed(each: Round, subs: Mapping[str, str]) -> Round:
    tables = tuple(SeatedTable(table.number, tuple(_who(table.people, subs))) for table in each.tables)
    return Round(tables, tuple(_who(each.out, subs)))


def _what_follows(plan: Plan, started: int, heads: int, *, threes: bool) -> Iterator[Message]:
    room, first, last = room_for(heads, threes=threes), started + 1, len(plan.rounds)
    if started:
        yield fact("plan-started-stay", last=started)
    yield fact(
        "plan-new",
        first=first,
        last=last,
        many=last - started,
        players=heads,
        fours=room.fours,
        threes=room.threes,
        out=room.out,
    )
    figures = plan.figures()
    yield fact("event-repeats", number=figures.repeats, least=figures.least_repeats)
    if figures.broken:
        yield fact("plan-wishes-broken", broken=len(figures.broken), wishes=len(plan.wishes))
