"""The director seats a draft by hand. The movement's rules hold, unless a reason is given for the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.rule import Rule
from meldhouse.tournament.entrants import wishes_of
from meldhouse.tournament.events import AnyEvent, Changed, Drafted, Planned
from meldhouse.tournament.refusals import no
from meldhouse.tournament.seating import Round, Table
from meldhouse.tournament.state import RoundState, Stamp, State
from meldhouse.tournament.winners import all_winners


def verify_arrange(state: State, act: acts.Arrange, _: Stamp) -> Refusal | None:
    current = state.current
    if current is None or current.is_started:
        return no(state.book, "draft")
    seated = [one for table in act.tables for one in table]
    if refusal := _everybody(state, current, [*seated, *act.out]) or _sizes(state, current, act):
        return refusal
    if act.reason.strip():
        return None
    return (
        _threes(state, current, act)
        or against_movement(state, current, arranged(act))
        or _partners(state, current, arranged(act))
    )


def arranged(act: acts.Arrange) -> Round:
    return Round(tuple(Table(number, people) for number, people in enumerate(act.tables, 1)), act.out)


def _everybody(state: State, current: RoundState, people: list[str]) -> Refusal | None:
    times = Counter(people)
    wrong = [one for one in {*times, *current.seating.people} if times[one] != (one in current.seating.people)]
    if not wrong:
        return None
    return no(state.book, "arrange-who", names=tuple(sorted(state.name(one) for one in wrong)))


def _sizes(state: State, current: RoundState, act: acts.Arrange) -> Refusal | None:
    pairs = state.form.entry == "pair"
    sizes = (2,) if pairs else (4, 3) if state.form.three else (4,)
    for table in act.tables:
        if len(table) not in sizes:
            return (
                no(state.book, "arrange-pairs")
                if pairs
                else no(state.book, "arrange-size", size=len(table), sizes=sizes)
            )
    return against_matches(state, current, arranged(act))


def against_matches(state: State, current: RoundState, after: Round) -> Refusal | None:
    """The director cannot choose who plays whom in a bracket, only at which table."""
    met, meet = ({frozenset(table.people) for table in each.tables} for each in (current.seating, after))
    return no(state.book, "arrange-matches") if current.matches and met != meet else None


def _threes(state: State, current: RoundState, act: acts.Arrange) -> Refusal | None:
    """Table one has four, unless results send only three there."""
    sizes = [len(table) for table in act.tables]
    due = [len(table.people) for table in current.seating.tables]
    return None if sizes[0] == max(sizes) or due[0] < max(due) else no(state.book, "arrange-threes")


def against_movement(state: State, current: RoundState, after: Round) -> Refusal | None:
    """Where results or a plan decide who goes where, nobody goes elsewhere."""
    if state.form.movement not in ("winners-up", "sitting-moving") or current.playoff or len(state.main_rounds) < 2:
        return None
    due = {one: table.number for table in current.seating.tables for one in table.people}
    astray = [one for table in after.tables for one in table.people if due.get(one) != table.number]
    if not astray:
        return None
    if state.form.movement == "sitting-moving":
        return no(state.book, "arrange-sits", names=_names(state, astray))
    last = state.main_rounds[-2]
    won = {one for winners in all_winners(state, last).values() for one in winners}
    first = {one for table in last.seating.tables if table.number == 1 for one in table.people}
    if group := [one for one in astray if one in first]:
        return no(state.book, "arrange-top", names=_names(state, group))
    if group := [one for one in astray if one not in won]:
        return no(state.book, "arrange-stay", names=_names(state, group))
    return no(state.book, "arrange-moved", names=_names(state, astray))


def _names(state: State, people: Iterable[str]) -> tuple[str, ...]:
    return tuple(state.name(one) for one in people)


def _partners(state: State, current: RoundState, after: Round) -> Refusal | None:
    """Former partners are not paired again, as far as the draft could avoid it."""
    if state.form.movement not in ("individual", "afternoon", "winners-up"):
        return None
    done = [each.seating for each in state.main_rounds if each.number != current.number]
    looked_at = done[-1:] if state.form.movement == "winners-up" else done
    before = {frozenset(pair) for each in looked_at for table in each.tables for pair in table.partners}
    allowed = sum(frozenset(pair) in before for table in current.seating.tables for pair in table.partners)
    again = [pair for table in after.tables for pair in table.partners if frozenset(pair) in before]
    if len(again) <= allowed:
        return None
    return no(state.book, "arrange-again", names=_names(state, again[0]))


def cautions(state: State, current: RoundState, seating: Round | None = None) -> tuple[Message, ...]:
    """What the director should know about a seating that is allowed: people who should be kept apart but are not, and
    pairs that meet again. `seating`: another seating to check instead of the round's own."""
    wishes = wishes_of(state.entrants, state.form)
    before = [each.seating for each in state.main_rounds if each.number < current.number]
    met = {frozenset(table.people): each for each, seating in enumerate(before, 1) for table in seating.tables}
    found = list[Message]()
    for table in (seating or current.seating).tables:
        for wish in wishes:
            pair = {wish.one, wish.two}
            as_partners = wish.partners and any(pair == set(two) for two in table.partners)
            if as_partners or (wish.opponents and any(pair == set(two) for two in table.opponents)):
                names = _names(state, (wish.one, wish.two))
                found.append(fact("caution-apart", names=names, table=table.number))
        if len(table.people) == 2 and (again := met.get(frozenset(table.people))):
            found.append(fact("caution-met", names=_names(state, table.people), round=again))
    return tuple(found)


def _rearranged(state: State, act: acts.Arrange, _: Stamp) -> Iterator[AnyEvent]:
    return reseated(state, arranged(act))


def reseated(state: State, after: Round) -> Iterator[AnyEvent]:
    """The same round, seated as the director arranged it."""
    current = state.current
    assert current is not None
    by_pairs = {frozenset(table.people): current.matches.get(table.number, 0) for table in current.seating.tables}
    matches = {table.number: by_pairs[frozenset(table.people)] for table in after.tables} if current.matches else {}
    if state.planned and not current.playoff:
        at = len(state.main_rounds)
        rest = [each for number, each in sorted(state.planned.items()) if number > at]
        yield Planned(first=at, rounds=(after, *rest))
    yield Drafted(
        number=current.number,
        seating=after,
        matches=matches,
        playoff=current.playoff,
        tied=current.tied,
        division=current.division,
    )


def _was_seated(state: State, act: acts.Arrange) -> Iterator[Changed]:
    current = state.current
    assert current is not None
    before, after = told(state, current.seating), told(state, arranged(act))
    yield Changed(what="seating", before=before, after=after)


def told(state: State, each: Round) -> str:
    """A seating as one line."""
    tables = [f"{table.number}: {', '.join(state.name(one) for one in table.people)}" for table in each.tables]
    out = [f"–: {', '.join(state.name(one) for one in each.out)}"] if each.out else []
    return "; ".join([*tables, *out])


RULES: dict[type[acts.Act], Rule] = {acts.Arrange: Rule(verify_arrange, _rearranged, _was_seated)}
