"""Planning again when people come late, leave, do not show up or are replaced; what has started stays as it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from meldhouse.tournament.seating.errors import SeatingError, in_words, listed
from meldhouse.tournament.seating.heads import room_for
from meldhouse.tournament.seating.individual import EFFORT, individual
from meldhouse.tournament.seating.plans import Plan
from meldhouse.tournament.seating.rounds import Round, Table
from meldhouse.tournament.seating.wishes import Wish


class Replanned(msgspec.Struct, frozen=True):
    """The new plan, and what has changed, to be read out."""

    plan: Plan
    changes: tuple[str, ...]


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
    """The first rounds have started; these people are there for the others. Who comes instead of whom: {old: new}.

    A substitute alone takes the seats that were planned. Otherwise all rounds that have not started are planned anew.
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
    before = plan.rounds[min(started, len(plan.rounds) - 1)].people if plan.rounds else ()
    for old, new in subs.items():
        if old in names:
            raise SeatingError("not-out", names=old)
        if old not in plan.people:
            raise SeatingError("unknown", names=old)
        if new not in names:
            raise SeatingError("unknown", names=new)
    played = plan.rounds[:started]
    known = {*names, *(one for each in played for one in each.people)}
    if wishes is None:
        renamed = (Wish(subs.get(w.one, w.one), subs.get(w.two, w.two), w.partners, w.opponents) for w in plan.wishes)
        kept = tuple(wish for wish in renamed if {wish.one, wish.two} <= known and wish.one != wish.two)
    else:
        kept = tuple(wishes)
    told = _who_changed(before, names, subs, started)
    if count == started:
        return Replanned(Plan(played, kept), (*told, "No round is left to be planned."))
    same = {subs.get(one, one) for one in before} == set(names) and count == len(plan.rounds)
    if same and (wishes is None or kept == plan.wishes):
        rest = tuple(_renamed(each, subs) for each in plan.rounds[started:])
        told = (*told, "Everybody else stays where the plan has them.") if subs else ("Nothing has changed.",)
        return Replanned(Plan((*played, *rest), kept), told)
    shadow = [msgspec.structs.replace(each, out=tuple(_who(each.out, subs))) for each in played]
    fresh = individual(names, count, given=shadow, wishes=kept, threes=threes, seed=seed, effort=effort)
    result = Plan((*played, *fresh.rounds[started:]), kept)
    return Replanned(result, (*told, *_what_follows(result, started, len(names), threes=threes)))


def _who(people: Iterable[str], subs: Mapping[str, str]) -> Iterable[str]:
    return (subs.get(one, one) for one in people)


def _renamed(each: Round, subs: Mapping[str, str]) -> Round:
    tables = tuple(Table(table.number, tuple(_who(table.people, subs))) for table in each.tables)
    return Round(tables, tuple(_who(each.out, subs)))


def _who_changed(before: Sequence[str], names: Sequence[str], subs: Mapping[str, str], started: int) -> tuple[str, ...]:
    told = [f"{new} plays instead of {old} from round {started + 1}." for old, new in subs.items()]
    come = [one for one in names if one not in before and one not in subs.values()]
    gone = [one for one in before if one not in names and one not in subs]
    if come:
        told.append(f"{in_words(come)} {'plays' if len(come) == 1 else 'play'} from round {started + 1}.")
    if gone:
        until = f"after round {started}" if started else "at all"
        told.append(f"{in_words(gone)} {'does' if len(gone) == 1 else 'do'} not play {until}.")
    return tuple(told)


def _what_follows(plan: Plan, started: int, heads: int, *, threes: bool) -> Iterable[str]:
    last = len(plan.rounds)
    room = room_for(heads, threes=threes)
    if started:
        yield f"Rounds 1 to {started} stay as they are." if started > 1 else "Round 1 stays as it is."
    which = f"Rounds {started + 1} to {last} are" if last > started + 1 else f"Round {last} is"
    tables = [f"{count} of {size}" for count, size in ((room.fours, "four"), (room.threes, "three")) if count]
    out = f", and {room.out} sit{'s' if room.out == 1 else ''} out each round" if room.out else ""
    yield f"{which} planned anew for {heads} people: tables {in_words(tables)}{out}."
    figures = plan.figures()
    if not figures.repeats:
        yield "Nobody has a partner twice."
    else:
        times = "once" if figures.repeats == 1 else f"{figures.repeats} times"
        least = figures.least_repeats
        fewer = "fewer is not possible" if least == figures.repeats else f"no plan could do with fewer than {least}"
        yield f"Partners are together again {times}; {fewer}."
    if figures.broken:
        yield f"{len(figures.broken)} of {len(plan.wishes)} wishes cannot be kept."
