"""What has changed in a plan, to be read out: who comes and goes, and who sits elsewhere than in the draft before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meldhouse.messages import fact
from meldhouse.rulebooks.describe import count, mark_fact
from meldhouse.tournament.pairplans import homes_of
from meldhouse.tournament.seating import Round
from meldhouse.tournament.seating.ladder import one_goes_up
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import RoundState, State


def who_in_words(state: State, before: Sequence[str], instead: dict[str, str]) -> tuple[str, ...]:
    told = [f"{state.name(new)} plays instead of {state.name(old)}." for old, new in instead.items()]
    come = [state.name(one) for one in state.here if one not in before and one not in instead.values()]
    gone = [state.name(one) for one in before if one not in state.here and one not in instead]
    alone = state.form.entry == "person"
    if come:
        told.append(f"{listed(come)} {'plays' if alone and len(come) == 1 else 'play'} from now on.")
    if gone:
        told.append(f"{listed(gone)} {'does' if alone and len(gone) == 1 else 'do'} not play any more.")
    return tuple(told)


def late_in_words(state: State, entrant: str) -> str:
    """Of somebody who has come after play has begun: from when he plays, and what he has for what he missed."""
    missed = [each for each in state.main_rounds if each.is_started or each.status in ("released", "called")]
    missed = [each for each in missed if entrant not in each.seating.people]
    word, number = state.book.words.round, len(state.main_rounds) + 1
    if not missed or state.form.is_bracket or state.entrants[entrant].status != "present":
        return ""
    if len(missed) < len(state.main_rounds):  # the draft that everybody has not seen has a seat for him
        number = len(state.main_rounds)
    alone, last = state.form.entry == "person", len(missed)
    those = f"{word} 1" if last == 1 else f"{word}s 1 to {last}"
    nothing = f"for {those} {'he has' if alone else 'they have'} nothing (no paper speaks of that; it is our choice)."
    if state.form.rounds and number > state.form.rounds:
        return f"No {word} is left to be seated, and {nothing}"
    return f"{'He plays' if alone else 'They play'} from {word} {number} on; {nothing}"


NAMED = 4
"""So many of those who are not here are named."""


def left_out(state: State, each: RoundState) -> str:
    """Of a draft: who is entered and not here, so that it has no seat for them, and what it would be with them. A
    bracket says so before it is drawn."""
    away = [one for one in state.entrants.values() if one.status == "entered"]
    if not away or each.playoff or state.form.is_bracket:
        return ""
    names = [one.name for one in away]
    told = listed([*names[:NAMED], *([f"{len(away) - NAMED} more"] if len(away) > NAMED else [])])
    alone = len(away) == 1 and state.form.entry == "person"
    said = (
        f"{told} {'is' if alone else 'are'} entered and not here, so no seat is drawn for {'him' if alone else 'them'}."
    )
    out, size = len(each.seating.out), 4 if state.form.entry == "person" else 2
    full = sum(len(table.people) == size for table in each.seating.tables)
    could = (len(each.seating.people) + len(away)) // size
    if not out or could <= full:
        return said
    left = (len(each.seating.people) + len(away)) % size
    is_unseen = each.status in ("draft", "confirmed")
    anew = (
        "Whoever is checked in now is seated too."
        if is_unseen
        else "For whoever is checked in now it can be seated again."
    )
    rest = f"{left} would sit out" if left else "nobody would sit out"
    return (
        f"{said} {count(out, 'pair' if size == 2 else 'player')} {'sits' if out == 1 else 'sit'} out; with "
        f"{'him' if alone else 'them'} there would be {count(could, 'full table')} and {rest}. "
        f"{anew}"
    )


def why_one_goes_up(state: State, each: RoundState) -> str:
    """Of winners who move up: why only one of each table does, after the round before this one or after this one."""
    if state.form.movement != "winners-up" or each.playoff:
        return ""
    near = [one.seating for one in state.main_rounds if one.number in (each.number - 1, each.number)]
    if not any(map(one_goes_up, near)):
        return ""
    clause = state.book.cite("event-threes")
    ours = "" if state.book.by_paper("event-threes") else state.book.voice.say(mark_fact("ours"))
    note = ", ".join(filter(None, (clause, ours)))
    said = state.book.voice.say(fact("rules-one-goes-up"))
    return f"{said.removesuffix('.')} ({note})." if note else said


def how_first_seated(state: State, each: RoundState) -> str:
    """By what the first round is seated: by lot, which anybody can draw again, or in the order of the list."""
    if each.playoff or [one for one in state.main_rounds if one.number < each.number]:
        return ""
    if each.by_hand:
        return f"The director has changed it by hand; {_as_drawn(state)}"
    drawn = _as_drawn(state)
    return drawn[:1].upper() + drawn[1:]


def _as_drawn(state: State) -> str:
    if state.form.movement in ("sitting-moving", "round-robin", "swiss"):
        how = "nobody is drawn by lot: the pairs sit in the order of the list of entries"
        more = {
            "sitting-moving": ", the first half of it North–South, the others against them from table 1 on",
            "swiss": ", the first half of it against the second",
        }
        return f"{how}{more.get(state.form.movement, '')}. Wishes to be kept apart may change that."
    return f"it is drawn by lot, whatever the order of the list. The lot is “{state.seed}”, and it stands in the log."


def otherwise_in_words(state: State, first: int, before: Sequence[Round], after: Sequence[Round]) -> Iterator[str]:
    """Of a plan of pairs that was changed: in each round that is left who sits elsewhere than it had them, by name."""
    word, told = state.book.words.round, list[str]()
    for number, (was, now) in enumerate(zip(before, after, strict=True), first):
        places = _places(was)
        moved = [
            f"{state.name(one)} ({said})" for one, said in _places(now).items() if one in places and places[one] != said
        ]
        if moved:
            told.append(f"In {word} {number} otherwise than planned: {', '.join(moved)}.")
    if any(each.out for each in after):
        yield f"One pair sits out each {word}, and they take turns."
    yield from told
    yield f"{'All others stay' if told else 'Everybody else stays'} where the plan has them."


def _places(each: Round) -> dict[str, str]:
    """
    >>> from meldhouse.tournament.seating import Table
    >>> _places(Round((Table(2, ("A", "B")),), ("C",)))
    {'A': 'table 2, North–South', 'B': 'table 2, East–West', 'C': 'sit out'}
    """
    found = {
        one: f"table {table.number}, {side}"
        for table in each.tables
        for one, side in zip(table.people, ("North–South", "East–West"), strict=False)
    }
    return found | dict.fromkeys(each.out, "sit out")


def moved_sitters(state: State, seating: Round, number: int) -> tuple[str, ...]:
    """Of a movement in which half of the pairs sit: who of them goes to another table than he had, to be read out, so
    that nobody takes it for a mistake."""
    if state.form.movement != "sitting-moving":
        return ()
    past = [each.seating for each in state.main_rounds if each.number < number]
    later = [each for at, each in sorted(state.planned.items()) if at > len(past) + 1]
    homes, last = homes_of([*past, *later]), {one: said for each in past for one, said in _places(each).items()}
    now = {one: said for one, said in _places(seating).items() if said != "sit out"}
    stood = {one: said for one, said in last.items() if one in homes and said != "sit out"}
    return tuple(
        f"{state.name(one)} have been at {said.partition(',')[0]} and go to {now[one]}."
        for one, said in stood.items()
        if one in now and now[one] != said
    )


def moved_in_words(state: State, before: Round, after: Round) -> tuple[str, ...]:
    """Who sits at another table than in the draft before, to be read out by name."""
    was = {one: table.number for table in before.tables for one in table.people}
    now = {one: table.number for table in after.tables for one in table.people}
    gone = [state.name(one) for one in after.out if one in was]
    moved = [f"{state.name(one)} (table {at})" for one, at in now.items() if was.get(one, at) != at]
    told = [f"At another table than before: {', '.join(moved)}."] if moved else []
    return tuple([*told, f"Now out: {', '.join(gone)}."] if gone else told)
