"""What to announce about a seating: who comes and goes, who sits in a new place, and how it was drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks.describe import mark_fact
from meldhouse.tournament.rounds.pairplans import homes_of
from meldhouse.tournament.seating import Round
from meldhouse.tournament.seating.ladder import one_goes_up
from meldhouse.tournament.state import RoundState, State


def who_changed(state: State, before: Sequence[str], instead: dict[str, str]) -> tuple[Message, ...]:
    told = [fact("plan-instead", new=state.name(new), old=state.name(old)) for old, new in instead.items()]
    come = [state.name(one) for one in state.here if one not in before and one not in instead.values()]
    gone = [state.name(one) for one in before if one not in state.here and one not in instead]
    if come:
        told.append(fact("plan-come", names=tuple(come)))
    if gone:
        told.append(fact("plan-gone", names=tuple(gone)))
    return tuple(told)


def starts_late(state: State, entrant: str) -> Message | None:
    """For a player who came after play had begun: when they start, and what they get for the rounds they missed."""
    missed = [each for each in state.main_rounds if each.is_started or each.status in ("released", "called")]
    missed = [each for each in missed if entrant not in each.seating.people]
    number = len(state.main_rounds) + 1
    if not missed or state.form.is_bracket or state.entrants[entrant].status != "present":
        return None
    if len(missed) < len(state.main_rounds):  # the latest draft, which not everybody has seen, has a seat for them
        number = len(state.main_rounds)
    if state.form.rounds and number > state.form.rounds:
        return fact("late-no-round", missed=len(missed))
    return fact("late-from", round=number, missed=len(missed))


NAMED = 4
"""How many of those not here are named."""


def left_out(state: State, each: RoundState) -> tuple[Message, ...]:
    """For a draft: entrants who are not here, and so have no seat, and what the seating would be with them. A bracket
    says so before it is drawn."""
    away = [one for one in state.entrants.values() if one.status == "entered"]
    if not away or each.playoff or state.form.is_bracket:
        return ()
    names = tuple(written(one.name) for one in away[:NAMED])
    more = (fact("and-more", number=len(away) - NAMED),) if len(away) > NAMED else ()
    said = fact("draft-away", names=(*names, *more))
    out, size = len(each.seating.out), 4 if state.form.entry == "person" else 2
    full = sum(len(table.people) == size for table in each.seating.tables)
    could, left = divmod(len(each.seating.people) + len(away), size)
    if not out or could <= full:
        return (said,)
    seen = "no" if each.status in ("draft", "confirmed") else "yes"
    return (said, fact("draft-with-them", out=out, of=state.form.entry, tables=could, left=left, seen=seen))


def why_one_goes_up(state: State, each: RoundState) -> Message | None:
    """If winners move up: why only one from each table does, after the previous round or after this one."""
    if state.form.movement != "winners-up" or each.playoff:
        return None
    near = [one.seating for one in state.main_rounds if one.number in (each.number - 1, each.number)]
    if not any(map(one_goes_up, near)):
        return None
    clause = state.book.cite("event-threes")
    notes: tuple[Message, ...] = (written(clause),) if clause else ()
    if not state.book.by_paper("event-threes"):
        notes += (mark_fact("ours"),)
    said = fact("rules-one-goes-up")
    return fact("noted", says=said, notes=notes) if notes else said


def how_first_seated(state: State, each: RoundState) -> Message | None:
    """How the first round is seated: by a random draw, which anybody can repeat, or in the order of the list."""
    if each.playoff or [one for one in state.main_rounds if one.number < each.number]:
        return None
    in_order = state.form.movement in ("sitting-moving", "round-robin", "swiss")
    drawn = fact("seated-in-order", movement=state.form.movement) if in_order else fact("seated-drawn")
    return fact("seated-by-hand", before=drawn) if each.by_hand else drawn


def sits_elsewhere(state: State, first: int, before: Sequence[Round], after: Sequence[Round]) -> Iterator[Message]:
    """For a changed plan of pairs: who sits in a new place, for each remaining round, by name."""
    told = list[Message]()
    for number, (was, now) in enumerate(zip(before, after, strict=True), first):
        places = _places(was)
        moved = tuple(
            fact("plan-move", name=state.name(one), place=place)
            for one, place in _places(now).items()
            if one in places and places[one] != place
        )
        if moved:
            told.append(fact("plan-elsewhere", round=number, moves=moved))
    if any(each.out for each in after):
        yield fact("plan-take-turns")
    yield from told
    yield fact("plan-others-stay")


OUT = fact("place-out")


def _places(each: Round) -> dict[str, Message]:
    """The place of each pair in a round.

    >>> from meldhouse.tournament.seating import SeatedTable
    >>> _places(Round((SeatedTable(2, ("A", "B")),), ("C",)))["B"]
    Message(id='place-side', args={'table': 2, 'side': 'EW'})
    """
    found = {
        one: fact("place-side", table=table.number, side=side)
        for table in each.tables
        for one, side in zip(table.people, ("NS", "EW"), strict=False)
    }
    return found | dict.fromkeys(each.out, OUT)


def moved_sitters(state: State, seating: Round, number: int) -> tuple[Message, ...]:
    """For a movement in which half of the pairs sit: sitting pairs that change tables, to be announced, so that nobody
    takes it for a mistake."""
    if state.form.movement != "sitting-moving":
        return ()
    past = [each.seating for each in state.main_rounds if each.number < number]
    later = [each for at, each in sorted(state.planned.items()) if at > len(past) + 1]
    homes, last = homes_of([*past, *later]), {one: place for each in past for one, place in _places(each).items()}
    now = _places(seating)
    return tuple(
        fact("sitter-moves", name=state.name(one), table=was.args["table"], place=now[one])
        for one, was in last.items()
        if one in homes and was != OUT and now.get(one, OUT) not in (OUT, was)
    )


def moved_tables(state: State, before: Round, after: Round) -> tuple[Message, ...]:
    """Who sits at another table than in the draft before, to be announced by name."""
    was = {one: table.number for table in before.tables for one in table.people}
    now = {one: table.number for table in after.tables for one in table.people}
    gone = tuple(state.name(one) for one in after.out if one in was)
    moved = tuple(
        fact("plan-move", name=state.name(one), place=fact("place-table", table=at))
        for one, at in now.items()
        if was.get(one, at) != at
    )
    told = (fact("plan-moved", moves=moved),) if moved else ()
    return (*told, fact("plan-now-out", names=gone)) if gone else told
