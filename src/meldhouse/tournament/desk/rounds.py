"""A round from start to end: seated, confirmed, released, called, started, closed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.referee.sheet_rulings import signing
from meldhouse.tournament import acts
from meldhouse.tournament.accounts import standings_of
from meldhouse.tournament.byes import average_of
from meldhouse.tournament.desk.rule import Rule, by_name
from meldhouse.tournament.events import AnyEvent, ByeGiven, Drafted, MatchWon, Seated, Undrafted
from meldhouse.tournament.finishing import open_in_round
from meldhouse.tournament.planning import bracket_is_over, drafting, rounds_are_over
from meldhouse.tournament.refusals import no
from meldhouse.tournament.resting import seated_again
from meldhouse.tournament.seating import Round, SeatingError, Table, extra_round
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import STATUS_ORDER, RoundState, RoundStatus, Stamp, State
from meldhouse.tournament.winners import must_be_won, winners_at

REACHED: dict[type[acts.Act], RoundStatus] = {
    acts.Confirm: "confirmed",
    acts.Release: "released",
    acts.Call: "called",
    acts.Start: "playing",
    acts.Close: "closed",
}
FROM: dict[type[acts.Act], tuple[RoundStatus, ...]] = {
    acts.Confirm: ("draft",),
    acts.Release: ("confirmed",),
    acts.Call: ("released",),
    acts.Start: ("released", "called"),
    acts.Close: ("playing",),
}


def is_done(state: State, act: acts.Act) -> bool:
    """Whether the round is already there, so that doing it again does nothing."""
    if not isinstance(act, acts.OfRound) or type(act) not in REACHED:
        return False
    each = state.round(act.round)
    return each is not None and STATUS_ORDER.index(each.status) >= STATUS_ORDER.index(REACHED[type(act)])


def unknown_round(state: State, number: int) -> Refusal | None:
    if state.round(number) is not None:
        return None
    return no(state.book, "round", round=number, last=len(state.rounds))


def verify_next(state: State) -> Refusal | None:
    """Whether the previous round is out of the way."""
    current = state.current
    if current is not None and not current.is_started:
        return no(state.book, "drafted", round=current.number)
    if current is not None and current.status != "closed":
        return no(state.book, "round-open", round=current.number)
    return None


def verify_draft(state: State, _act: acts.Draft, _: Stamp) -> Refusal | None:
    if refusal := verify_next(state):
        return refusal
    rounds = state.form.rounds or (len(state.planned) if state.form.movement == "round-robin" else 0)
    if rounds and len(state.main_rounds) >= rounds:
        return no(state.book, "rounds-done", rounds=rounds)
    if bracket_is_over(state):
        return no(state.book, "rounds-done", rounds=len(state.main_rounds))
    try:
        drafting(state)
    except SeatingError as problem:
        return _unseated(state, problem)
    return None


def _unseated(state: State, problem: SeatingError) -> Refusal:
    return no(state.book, "seating", why=by_name(state, problem.refusal).message)


def verify_playoff(state: State, act: acts.PlayOff, _: Stamp) -> Refusal | None:
    if refusal := verify_next(state):
        return refusal
    form = state.form
    if (form.rounds or form.is_bracket) and not rounds_are_over(state):
        played = len(state.main_rounds)
        return (
            no(state.book, "playoff-early", played=played, rounds=form.rounds)
            if form.rounds
            else no(state.book, "playoff-bracket")
        )
    for one in (*act.entrants, *act.below):
        if one not in state.entrants:
            return no(state.book, "entrant", entrant=one)
    ties = standings_of(state).ties
    meant = (act.place, act.division, set(act.entrants))
    if not any(meant == (tie.place, tie.division, _entrants(state, tie.tied)) for tie in ties):
        return no(state.book, "not-tied", names=tuple(state.name(one) for one in act.entrants))
    try:
        _extra(state, act)
    except SeatingError as problem:
        return _unseated(state, problem)
    return None


def _entrants(state: State, accounts: Iterable[str]) -> set[str]:
    return {state.owners.get(one, one) for one in accounts}


def _extra(state: State, act: acts.PlayOff) -> Round:
    """Those who tie play each other, as pairs; or each with a partner from below who plays for nothing."""
    if state.form.entry == "pair":
        return extra_round(act.entrants, act.below)
    sides = extra_round(act.entrants, act.below)
    seated = {one for table in sides.tables for one in table.people}
    helpers = [one for one in act.below if one not in seated]
    if len(helpers) < len(seated):
        short = len(seated) - len(helpers)
        raise SeatingError("no-partners", count=len(seated), needed=2 * len(seated), more=short)
    partners = iter(helpers)
    return Round(tuple(Table(table.number, (*table.people, next(partners), next(partners))) for table in sides.tables))


def _played_off(state: State, act: acts.PlayOff, _: Stamp) -> Iterator[AnyEvent]:
    yield Drafted(
        number=len(state.rounds) + 1,
        seating=_extra(state, act),
        playoff=act.place,
        tied=act.entrants,
        division=act.division,
    )


def verify_status(state: State, act: acts.OfRound, _: Stamp) -> Refusal | None:
    if refusal := unknown_round(state, act.round):
        return refusal
    each = state.rounds[act.round - 1]
    if is_done(state, act) or each.status in FROM[type(act)]:
        return None
    return no(state.book, "status", round=act.round, status=each.status, act=str(act.__struct_config__.tag))


def _started(state: State, act: acts.Start, _: Stamp) -> Iterator[AnyEvent]:
    each = state.rounds[act.round - 1]
    tables = {table.number: state.seats_at(table) for table in each.seating.tables}
    yield Seated(number=act.round, tables=tables, decided=must_be_won(state, each))


def verify_close(state: State, act: acts.Close, stamp: Stamp) -> Refusal | None:
    if (refusal := verify_status(state, act, stamp)) or is_done(state, act):
        return refusal
    each = state.rounds[act.round - 1]
    if left := tuple(table for table, sheet in each.sheets.items() if not sheet.locked):
        return replace(no(state.book, "sheets-out", tables=left), clause=signing(state.book).clause)
    found = open_in_round(state, act.round)
    if found and not act.anyway:
        return no(state.book, "close-open", open=tuple(one.says for one in found))
    return no(state.book, "close-why") if found and not act.reason.strip() else None


def _closed(state: State, act: acts.Close, _: Stamp) -> Iterator[AnyEvent]:
    each = state.rounds[act.round - 1]
    for table, match in each.matches.items():
        yield MatchWon(match=match, winner=winners_at(state, each, table)[0])
    yield from _averages(state, each)
    if not each.playoff and not state.form.is_bracket:
        yield from _byes(state, each)


def _averages(state: State, each: RoundState) -> Iterator[AnyEvent]:
    """For forfeits with `average`: what brings the side present up to the average, as for sitting out."""
    average = average_of(each, of_winners=state.form.bye == "winners")
    for sheet in each.sheets.values():
        if sheet.forfeit is not None and sheet.forfeit.average:
            made = max(sheet.sums.totals[seat] for seat, who in sheet.seats.items() if not is_gone(sheet, who))
            yield replace(sheet.forfeit, points=max(0, average - made), average=False)


def is_gone(sheet: Sheet, person: str) -> bool:
    """Whether this person is on the side that forfeits the table."""
    return sheet.forfeit is not None and person in sheet.people(sheet.forfeit.side)


def _byes(state: State, each: RoundState) -> Iterator[AnyEvent]:
    """What players without a place get (NPA-X8)."""
    bye, clause = state.form.bye, state.book.cite("event-bye") or ""
    points = average_of(each, of_winners=bye == "winners") if bye in ("average", "winners") else 0
    for one in each.seating.out:
        yield ByeGiven(entrant=one, round=each.number, points=points, worth=bye, clause=clause)


def verify_scrap(state: State, act: acts.Scrap, _: Stamp) -> Refusal | None:
    if refusal := unknown_round(state, act.round):
        return refusal
    each = state.rounds[act.round - 1]
    if not each.is_started:
        return None
    return no(state.book, "status", round=act.round, status=each.status, act="scrap")


def _scrapped(state: State, act: acts.Scrap, _: Stamp) -> Iterator[AnyEvent]:
    if not act.again:
        return iter([Undrafted(number=act.round)])
    return seated_again(state, state.rounds[act.round - 1])


def verify_extend(state: State, act: acts.Extend, _: Stamp) -> Refusal | None:
    if refusal := unknown_round(state, act.round) or _not_playing(state, act.round):
        return refusal
    if not 1 <= act.minutes <= 240:
        return no(state.book, "minutes")
    return no(state.book, "clock", round=act.round) if state.rounds[act.round - 1].ends_at is None else None


def verify_time(state: State, act: acts.CallTime, _: Stamp) -> Refusal | None:
    return unknown_round(state, act.round) or _not_playing(state, act.round)


def _not_playing(state: State, number: int) -> Refusal | None:
    each = state.rounds[number - 1]
    return None if each.status == "playing" else no(state.book, "not-on", round=number, status=each.status)


RULES: dict[type[acts.Act], Rule] = {
    acts.Draft: Rule(verify_draft, lambda state, _act, _: drafting(state)),
    acts.PlayOff: Rule(verify_playoff, _played_off),
    acts.Confirm: Rule(verify_status),
    acts.Release: Rule(verify_status),
    acts.Call: Rule(verify_status),
    acts.Start: Rule(verify_status, _started),
    acts.Close: Rule(verify_close, _closed),
    acts.Scrap: Rule(verify_scrap, _scrapped),
    acts.Extend: Rule(verify_extend),
    acts.CallTime: Rule(verify_time),
}
