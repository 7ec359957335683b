"""What the desk does next: the one natural step, the other possible ones, and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import cash_book, is_to_hand_out, prizes_of, standings_of
from meldhouse.tournament.desk.playoffs import playing_off
from meldhouse.tournament.lines.brackets import still_in
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.rounds.finishing import Open, open_in_round, open_things, untold_corrections
from meldhouse.tournament.rounds.planning import late_for_bracket, open_byes, rounds_are_over
from meldhouse.tournament.rounds.results_behind import old_results
from meldhouse.tournament.scoring.standings import Tie
from meldhouse.tournament.state import RoundState, State


class NextStep(NamedTuple):
    says: Message
    """The text of the button."""
    why: tuple[Message, ...]
    act: acts.AnyAct | None = None
    """None if something else has to be done first."""
    asks: Message | None = None
    """A question to answer before the button appears: it would end what may go on."""
    keeps_why: bool = False
    """The log keeps the director's reason, so the form asks for one."""
    at: str = ""
    """The page of the tournament for it, if it is not a button."""
    open: tuple[Open, ...] = ()
    """The items behind `why`, each with the place to settle it."""
    warns: bool = False
    """Something is wrong, and this fixes it."""

    @property
    def ends(self) -> bool:
        """Whether it ends the tournament."""
        return self.act is not None and self.act.ends


def next_steps(state: State) -> tuple[NextStep, ...]:
    """The natural step first. None of them is checked: an impossible one is refused, with its reason, when tried.

    >>> [step.says.id for step in next_steps(State())]
    ['next-enter']
    """
    if state.finished:
        return (*_releasing(state), *after_the_end(state))
    if not state.entrants:
        return (NextStep(fact("next-enter"), (fact("next-enter-why"),), at="/desk/people"),)
    current = state.current
    if current is None or current.status == "closed":
        return tuple(_between(state))
    steps = _BY_STATUS[current.status](state, current)
    return tuple(_by_new_results(state, current, steps))


def after_the_end(state: State) -> tuple[NextStep, ...]:
    """Prizes are handed out; then only paperwork and debts are left."""
    if is_to_hand_out(state):
        return (
            NextStep(fact("next-prizes"), (fact("next-prizes-why"),), at="/desk/prizes"),
            NextStep(fact("next-prize-list"), (fact("next-prize-list-why"),), at="/desk/prints/prizes.pdf"),
        )
    cash = cash_book(state)
    due, back = sum(cash.owing().values()), cash.too_much()
    rest = [fact("next-due", amount=due)] if due else []
    rest += [fact("next-back", amount=back)] if back else []
    done = fact("next-all-handed") if prizes_of(state) else fact("next-none-to-hand")
    money = NextStep(fact("next-money"), (fact("next-money-why"),), at="/desk/money")
    return (
        NextStep(fact("next-print"), (done, *(rest or [fact("next-all-done")])), at="/desk/prints"),
        *((money,) if due or back else ()),
        NextStep(fact("next-standings"), (fact("next-standings-why"),), at="/standings"),
    )


def _between(state: State) -> Iterator[NextStep]:
    number = len(state.main_rounds) + 1
    yield from _releasing(state)
    if rounds_are_over(state):
        for tie in standings_of(state).ties[:1]:
            names = tuple(state.name(one) for one in tie.tied)
            yield NextStep(_play_off(tie), (fact("next-play-off-why", names=names),), playing_off(state, tie))
        yield _finish(state)
        return
    away = sum(entrant.status == "entered" for entrant in state.entrants.values())
    if state.bracket is not None:
        here = fact("next-in", players=len(still_in(state)), away=away)
    else:
        here = fact("next-here", players=len(state.here), away=away)
    if not state.here:
        yield NextStep(fact("next-check-in"), (here, fact("next-check-in-why")), at="/desk/people")
    else:
        last = _last_call(state) if state.form.is_bracket and state.bracket is None else ()
        yield NextStep(fact("next-seat", number=number), (here, *last, fact("next-seat-why")), acts.Draft())
    yield from _ending_now(state)


def _play_off(tie: Tie) -> Message:
    last = tie.place + len(tie.tied) - 1
    if tie.division:
        return fact("next-play-off-division", first=tie.place, last=last, division=division_fact(tie.division))
    return fact("next-play-off", first=tie.place, last=last)


def _ending_now(state: State) -> Iterator[NextStep]:
    """Only the director knows whether more will be played: the afternoon is open-ended, or a storm is coming."""
    end = _finish(state)
    if state.main_rounds and not state.form.rounds and not state.form.is_bracket:
        yield end._replace(asks=fact("next-was-last"))
    elif end.act is not None:
        asks = fact("next-end-early") if state.main_rounds else fact("next-call-off")
        yield end._replace(says=fact("next-end-now"), act=acts.Finish(anyway=True), asks=asks)


def _releasing(state: State) -> Iterator[NextStep]:
    closed = [each for each in state.rounds if each.status == "closed"]
    if closed and state.released < len(closed):
        why = fact("next-release-standings-why", round=round_title(closed[-1]))
        yield NextStep(fact("next-release-standings"), (why,), acts.ReleaseStandings(through=len(closed)))


def _last_call(state: State) -> tuple[Message, ...]:
    """Before a bracket is drawn: later, newcomers get in only where a bye is open."""
    away = [entrant.name for entrant in state.entrants.values() if entrant.status == "entered"]
    names = tuple(map(written, away[:4]))
    more = (fact("and-more", number=len(away) - 4),) if len(away) > 4 else ()
    return (*((fact("next-not-in", names=(*names, *more)),) if away else ()), fact("next-last-call"))


def _still_open(found: Iterable[Open]) -> tuple[Message, ...]:
    return (fact("next-still-open"), *(one.says for one in found))


def _finish(state: State) -> NextStep:
    if found := open_things(state):
        why = _still_open(found)
        if untold := untold_corrections(state):  # that cannot be left open, so there is nothing to press yet
            return NextStep(fact("next-tell"), why, at=untold[0].at, open=found)
        return NextStep(fact("next-finish-anyway"), why, acts.Finish(anyway=True), open=found)
    played = 0 if rounds_are_over(state) else len(state.main_rounds)
    return NextStep(fact("next-finish"), (fact("next-finish-why", played=played),), acts.Finish())


def _draft(state: State, each: RoundState) -> Iterator[NextStep]:
    again = (state.notes[0], fact("next-seated-again")) if state.notes else ()
    yield NextStep(fact("next-confirm"), (*again, fact("next-confirm-why")), acts.Confirm(round=each.number))
    yield _discard(each)


def _discard(each: RoundState) -> NextStep:
    return NextStep(fact("next-discard"), (fact("next-discard-why"),), acts.Scrap(round=each.number))


def _confirmed(_state: State, each: RoundState) -> Iterator[NextStep]:
    yield NextStep(fact("next-release"), (fact("next-release-why"),), acts.Release(round=each.number))
    yield _discard(each)


def _by_new_results(state: State, each: RoundState, steps: Iterator[NextStep]) -> Iterator[NextStep]:
    """A seating based on a result that was corrected since is redone before anything else; the director may still play
    it as it is."""
    if not (old := old_results(state, each)):
        yield from steps
        return
    says = fact("next-discard-play-off") if each.playoff else fact("next-seat-again", round=each.named)
    yield NextStep(says, old, acts.Scrap(round=each.number, again=True), warns=True)
    for step in steps:
        if isinstance(step.act, acts.Scrap):
            continue
        yield step._replace(asks=fact("next-by-old", step=step.says))


def _with_late(state: State, each: RoundState) -> Iterator[NextStep]:
    """Somebody has come since it was seated: the director may want to add them."""
    late = [state.name(one) for one in late_for_bracket(state) or state.here if one not in each.seating.people]
    if late and not each.playoff and (not state.form.is_bracket or open_byes(state)):
        why = fact("next-seat-late-why", names=tuple(late))
        yield NextStep(fact("next-seat-again", round=each.named), (why,), acts.Scrap(round=each.number))


def _released(state: State, each: RoundState) -> Iterator[NextStep]:
    start = fact("next-start", round=each.named)
    yield NextStep(fact("next-call"), (fact("next-call-why"),), acts.Call(round=each.number))
    yield NextStep(start, (fact("next-start-at-once"),), acts.Start(round=each.number))
    yield from _with_late(state, each)


def _called(state: State, each: RoundState) -> Iterator[NextStep]:
    why = fact("next-start-why", minutes=state.form.minutes)
    yield NextStep(fact("next-start", round=each.named), (why,), acts.Start(round=each.number))
    yield from _with_late(state, each)


def _playing(state: State, each: RoundState) -> Iterator[NextStep]:
    out = tuple(table for table, sheet in each.sheets.items() if not sheet.locked)
    if out:
        yield NextStep(fact("next-wait"), (fact("next-wait-why", tables=out),))
    elif found := open_in_round(state, each.number):
        yield NextStep(
            fact("next-close-anyway", round=each.named),
            (fact("next-all-in"), *_still_open(found)),
            acts.Close(round=each.number, anyway=True),
            asks=fact("next-close-asks"),
            keeps_why=True,
            open=found,
        )
    else:
        why = (fact("next-all-in"), fact("next-close-why"))
        yield NextStep(fact("next-close", round=each.named), why, acts.Close(round=each.number))


_BY_STATUS = {"draft": _draft, "confirmed": _confirmed, "released": _released, "called": _called, "playing": _playing}
