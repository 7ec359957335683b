"""The results a seating is based on, if results decide who goes where; and whether they were corrected since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meldhouse.messages import Message, fact
from meldhouse.tournament.accounting.accounts import standings_of
from meldhouse.tournament.events import AnyEvent, MatchWon, Undrafted
from meldhouse.tournament.rounds.planning import replanning
from meldhouse.tournament.rounds.winners import all_winners, match_scores, winners_at
from meldhouse.tournament.state import RoundState, State

SHOWN = ("released", "called")


def old_results(state: State, each: RoundState) -> tuple[Message, ...]:
    """Why a seating no longer fits the current results; empty if it does, or if it has started."""
    if each.is_started or each is not state.current:
        return ()
    told: tuple[Message, ...]
    if each.playoff:
        told = () if _is_tied(state, each) else (fact("old-no-tie"),)
    elif each.matches:
        told = tuple(_won_elsewhere(state, last) for last in _overtaken(state))
    else:
        told = _changed_since(state, each)
    if not told:
        return ()
    again = fact("old-seat-again", seen="yes" if each.status in SHOWN else "no")
    return (fact("old-result", round=each.named), *told, again)


def _is_tied(state: State, each: RoundState) -> bool:
    tied = (each.playoff, each.division, set(each.tied))
    found = standings_of(state).ties
    return any(tied == (tie.place, tie.division, {state.owners.get(one, one) for one in tie.tied}) for tie in found)


def _changed_since(state: State, each: RoundState) -> tuple[Message, ...]:
    was, now = dict(each.rests_on), dict(results_behind(state, each))
    if list(was.items()) == list(now.items()):
        return ()
    last = state.main_rounds[-2] if len(state.main_rounds) > 1 else None
    if state.form.movement != "winners-up" or last is None:
        return (fact("old-corrected"),)
    told = []
    for table, won in now.items():
        if was.get(table) != won:
            names = tuple(state.name(one) for one in won)
            told.append(fact("old-winners", table=table, round=last.named, names=names))
    return tuple(told)


def _overtaken(state: State) -> list[tuple[RoundState, int]]:
    """Bracket matches, with their tables, whose winner was corrected after the round was closed."""
    return [
        (each, table)
        for each in state.main_rounds
        if each.status == "closed"
        for table, match in each.matches.items()
        if state.won.get(match) != winners_at(state, each, table)[0]
    ]


def _won_elsewhere(state: State, last: tuple[RoundState, int]) -> Message:
    each, table = last
    return fact("old-winner", table=table, round=each.named, name=state.name(winners_at(state, each, table)[0]))


def seated_again(state: State, each: RoundState) -> Iterator[AnyEvent]:
    """Seat a round that has not started again, by the current results. A play-off is only removed: whether any is still
    needed is decided later."""
    if each.playoff:
        yield Undrafted(number=each.number)
        return
    for last, table in _overtaken(state):
        yield MatchWon(match=last.matches[table], winner=winners_at(state, last, table)[0])
    yield from replanning(state, state.here, anew=True)


def results_behind(state: State, each: RoundState) -> tuple[tuple[Any, Any], ...]:
    """The winners of the previous round by table, or each pair's score; empty if results move nobody."""
    before = [one for one in state.main_rounds if one.number < each.number]
    if each.playoff or not before:
        return ()
    if state.form.movement == "winners-up":
        return tuple(sorted(all_winners(state, before[-1]).items()))
    if state.form.movement == "swiss":
        return tuple((one, score) for one, score in match_scores(state).items() if one in each.seating.people)
    return ()


def remember(state: State, each: RoundState, was: RoundState | None) -> None:
    """A draft edited by the director keeps the results it was drawn from."""
    by_hand = state.is_reseating and was is not None
    each.by_hand = state.is_reseating
    each.rests_on = was.rests_on if by_hand and was is not None else results_behind(state, each)
