"""The next round, and replanning when people come and go. A round that has started is never touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from meldhouse.messages import Message, fact
from meldhouse.tournament.act import by_name
from meldhouse.tournament.entrants import wishes_of
from meldhouse.tournament.events import AnyEvent, BracketDrawn, Drafted, MatchWon, Planned, Undrafted
from meldhouse.tournament.forms import Form
from meldhouse.tournament.rounds.announcements import moved_tables, sits_elsewhere, who_changed
from meldhouse.tournament.rounds.pairplans import homes_of, patched
from meldhouse.tournament.rounds.winners import all_winners, is_last_round, match_scores
from meldhouse.tournament.seating import (
    Bracket,
    Plan,
    Round,
    SeatedTable,
    SeatingError,
    double_elimination,
    drawn,
    drawn_pairs,
    individual,
    next_round,
    replan,
    round_robin,
    single_elimination,
    sitting_and_moving,
    swiss_round,
    winners_up,
)
from meldhouse.tournament.state import RoundState, State


def drafting(state: State) -> tuple[AnyEvent, ...]:
    """The events that seat the next round; `SeatingError` if it cannot be. Asked twice at one moment, it is made
    once."""
    if state.memo[0] != state.steps:
        state.memo = (state.steps, tuple(_drafting(state)))
    found = state.memo[1]
    assert isinstance(found, tuple)
    return found


def _drafting(state: State) -> Iterator[AnyEvent]:
    number = len(state.rounds) + 1
    if state.form.is_bracket:
        yield from _from_bracket(state, number)
        return
    at = len(state.main_rounds) + 1
    if not state.form.is_planned:
        yield Drafted(number=number, seating=_reactive(state))
        return
    done, due = [each.seating for each in state.main_rounds], state.planned.get(at)
    if due is not None and set(due.people) == set(state.here):
        yield Drafted(number=number, seating=due)
        return
    # a plan may lack people who came after its round was released, and was then discarded for them
    rounds = _replanned(state, done, {})[0] if due is not None and done else _whole_plan(state)[at - 1 :]
    yield Planned(first=at, rounds=rounds)
    yield Drafted(number=number, seating=rounds[0])


def _whole_plan(state: State) -> tuple[Round, ...]:
    form, seated = state.form, [each.seating for each in state.main_rounds]
    wishes = wishes_of(state.entrants, form)
    if form.movement == "individual":
        plan = individual(
            state.here, form.rounds, given=seated, wishes=wishes, threes=bool(form.three), seed=state.seed
        )
        return plan.rounds
    if seated:
        return (*seated, *patched(seated, [Round(())] * max(1, form.rounds - len(seated)), state.here, wishes))
    if form.movement == "sitting-moving":
        return sitting_and_moving(state.here, form.rounds, wishes=wishes).rounds
    return round_robin(state.here, form.rounds or None, wishes=wishes).rounds


def _reactive(state: State) -> Round:
    form, threes = state.form, bool(state.form.three)
    played = [each.seating for each in state.main_rounds]
    wishes = wishes_of(state.entrants, form)
    if form.movement == "afternoon":
        return next_round(state.here, played, wishes=wishes, threes=threes, seed=state.seed)
    if form.movement == "swiss":
        return swiss_round(match_scores(state), played, wishes=wishes)
    if not played:
        if form.entry == "pair":
            return drawn_pairs(state.here, wishes=wishes, seed=state.seed)
        return drawn(state.here, wishes=wishes, threes=threes, seed=state.seed)
    winners = all_winners(state, state.main_rounds[-1])
    subs = {old: new for old, new in state.instead.items() if new in state.here}
    last = _renamed(played[-1], subs)
    moved = {table: [subs.get(one, one) for one in won] for table, won in winners.items()}
    return winners_up([*played[:-1], last], moved, people=state.here, wishes=wishes, threes=threes)


def _renamed(each: Round, subs: dict[str, str]) -> Round:
    tables = tuple(replace(table, people=tuple(subs.get(one, one) for one in table.people)) for table in each.tables)
    return Round(tables, tuple(subs.get(one, one) for one in each.out))


def _from_bracket(state: State, number: int) -> Iterator[AnyEvent]:
    bracket, form = state.bracket, state.form
    if bracket is None:
        wishes = wishes_of(state.entrants, form)
        if form.movement == "single-elimination":
            bracket = single_elimination(
                state.here, seed=state.seed, third=form.third, consolation=form.consolation, wishes=wishes
            )
        else:
            bracket = double_elimination(state.here, seed=state.seed, wishes=wishes)
        yield BracketDrawn(bracket=bracket)
    elif late := late_for_bracket(state)[: open_byes(state)]:
        bracket = _with_late(bracket, late, form)
        yield BracketDrawn(bracket=bracket)
    won, here = dict(state.won), set(state.here)
    while True:
        ready = bracket.ready(won)
        forfeits = [match for match in ready if not here.issuperset(map(str, bracket.sides(match.number, won)))]
        if not forfeits:
            break
        for match in forfeits:
            one, two = map(str, bracket.sides(match.number, won))
            won[match.number] = two if two in here and one not in here else one
            yield MatchWon(match=match.number, winner=won[match.number], forfeit=True)
    if not ready:
        raise SeatingError("no-round")
    tables, matches = [], {}
    for table, match in enumerate(ready, 1):
        one, two = map(str, bracket.sides(match.number, won))
        tables.append(SeatedTable(table, (one, two)))
        matches[table] = match.number
    busy = {one for table in tables for one in table.people}
    waiting = [one for one in state.here if one not in busy and one in bracket.entrants and _still_in(state, one, won)]
    yield Drafted(number=number, seating=Round(tuple(tables), tuple(waiting)), matches=matches)


def open_byes(state: State) -> int:
    """How many may still enter a drawn bracket: as many as have a bye, before its first match begins or is lost by
    absence."""
    if state.bracket is None or state.started or state.won:
        return 0
    drawn_in = len(state.bracket.entrants)
    return (1 << max(0, drawn_in - 1).bit_length()) - drawn_in


def late_for_bracket(state: State) -> list[str]:
    """People who are here but not in the drawn bracket."""
    return [one for one in state.here if state.bracket is not None and one not in state.bracket.entrants]


def _with_late(bracket: Bracket, late: Sequence[str], form: Form) -> Bracket:
    """They come last on the list, where the byes are: all other matches stay as they were drawn."""
    names = (*bracket.entrants, *late)
    if bracket.losses == 1:
        return single_elimination(names, third=form.third, consolation=form.consolation)
    return double_elimination(names)


def _still_in(state: State, entrant: str, won: dict[int, str]) -> bool:
    bracket = state.bracket
    return bracket is None or bracket.losses_of(entrant, won) < bracket.losses


def bracket_is_over(state: State) -> bool:
    return state.bracket is not None and not state.bracket.ready(state.won)


def replanning(
    state: State, before: Sequence[str], instead: dict[str, str] | None = None, *, anew: bool = False
) -> Iterator[AnyEvent]:
    """Replans the rounds that have not started after somebody came, left or was replaced; with notes to read out.

    A round that everybody has seen stays when people come late; only the director may change it."""
    current = state.current
    if is_seen(current) and set(before) <= set(state.here) and not instead and not anew:
        yield from _after_seen(state, before)
        return
    waits = current is not None and not current.is_started and not current.playoff
    if not state.planned and not waits:
        return
    if set(before) == set(state.here) and not instead and not anew:
        return
    done = [each for each in state.main_rounds if each.is_started]
    number = len(state.rounds) if waits else len(state.rounds) + 1
    try:
        if state.form.is_planned:
            rounds, told = _replanned(state, [each.seating for each in done], instead or {})
            if waits and current is not None and rounds and state.form.movement == "individual":
                told = (*told, *moved_tables(state, current.seating, rounds[0]))
            yield Planned(first=len(done) + 1, rounds=rounds, changes=told)
            if waits:
                yield Undrafted(number=number)
                if rounds:
                    yield Drafted(number=number, seating=rounds[0])
        elif waits:
            told = who_changed(state, before, instead or {})
            was = current.seating if current is not None else Round(())
            yield Undrafted(number=number)
            if state.form.is_bracket:
                yield from _from_bracket(state, number)
            else:
                yield Drafted(number=number, seating=_reactive(state))
            now = state.current.seating if state.current is not None else Round(())
            again = fact("plan-seated-again", round=number)
            yield Planned(first=number + 1, rounds=(), changes=(*told, again, *moved_tables(state, was, now)))
    except SeatingError as problem:
        told = (*who_changed(state, before, instead or {}), _none(state, problem))
        if waits:
            yield Undrafted(number=number)
        yield Planned(first=len(done) + 1, rounds=(), changes=told)


def is_seen(current: RoundState | None) -> bool:
    """Whether players have seen their seats in a round that has not started."""
    return current is not None and current.status in ("released", "called") and not current.playoff


def _after_seen(state: State, before: Sequence[str]) -> Iterator[AnyEvent]:
    """Latecomers play from the round after the one that is released."""
    if set(before) == set(state.here):
        return
    seen = [each.seating for each in state.main_rounds]
    number = len(state.rounds)
    stays = fact("plan-stays", round=number)
    rounds: tuple[Round, ...] = ()
    told = who_changed(state, before, {})
    if state.form.is_planned:
        try:
            rounds, told = _replanned(state, seen, {})
        except SeatingError as problem:
            told = (*told, _none(state, problem))
    yield Planned(first=len(seen) + 1, rounds=rounds, changes=(*told, stays))


def _replanned(
    state: State, done: list[Round], instead: dict[str, str]
) -> tuple[tuple[Round, ...], tuple[Message, ...]]:
    rest = tuple(each for number, each in sorted(state.planned.items()) if number > len(done))
    wanted = state.form.rounds or len(done) + len(rest)
    rest = (*rest, *[Round(())] * (wanted - len(done) - len(rest)))[: max(0, wanted - len(done))]
    if state.form.movement != "individual":
        before = [one for each in rest[:1] for one in each.people]
        homes = homes_of([*done, *rest]) if state.form.movement == "sitting-moving" else {}
        fresh = patched(done, rest, state.here, wishes_of(state.entrants, state.form), homes)
        told = sits_elsewhere(state, len(done) + 1, rest, fresh)
        return fresh, (*who_changed(state, before, instead), *told)
    wishes = wishes_of(state.entrants, state.form)
    plan = Plan((*done, *(each for each in rest if each.tables)), wishes)
    seated = plan.rounds[min(len(done), len(plan.rounds) - 1)].people if plan.rounds else ()
    subs = {old: new for old, new in instead.items() if any(old in each.people for each in (*done, *rest))}
    known = {*state.here, *(one for each in done for one in each.people)}
    found = replan(
        plan,
        len(done),
        state.here,
        rounds=max(state.form.rounds, len(done), 1),
        instead=subs,
        wishes=tuple(wish for wish in wishes if {wish.one, wish.two} <= known),
        threes=bool(state.form.three),
        seed=state.seed,
    )
    return found.plan.rounds[len(done) :], (*who_changed(state, seated, subs), *found.changes)


def _none(state: State, problem: SeatingError) -> Message:
    return fact("plan-none", why=by_name(state, problem.refusal).whole)


def rounds_are_over(state: State) -> bool:
    """Whether all rounds of the form are played; an open-ended afternoon lasts until the director ends it."""
    form, played = state.form, sum(each.status == "closed" for each in state.main_rounds)
    rounds = form.rounds or (len(state.planned) if form.movement == "round-robin" else 0)
    return bool(played) and ((bool(rounds) and played >= rounds) or bracket_is_over(state))


def nothing_comes_after(state: State, each: RoundState) -> bool:
    """Whether nobody will be seated after this round, as far as is known: it is the last one, or a play-off."""
    return state.finished or bool(each.playoff) or is_last_round(state, each) or rounds_are_over(state)
