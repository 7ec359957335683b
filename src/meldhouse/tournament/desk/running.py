"""The event itself: opened, changed, staffed, finished."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meldhouse.game import Refusal
from meldhouse.messages import fact
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks import BookError
from meldhouse.tournament import acts
from meldhouse.tournament.books import book_from
from meldhouse.tournament.desk.rule import Rule
from meldhouse.tournament.events import AnyEvent, Changed
from meldhouse.tournament.finishing import still_open, untold_corrections
from meldhouse.tournament.forms import form_faults
from meldhouse.tournament.planning import replanning
from meldhouse.tournament.refusals import Said, no
from meldhouse.tournament.state import Stamp, State

SETTLED = ("entry", "movement", "three", "hands", "target", "best_of", "where")
"""What cannot be changed once a round has been seated."""


def verify_open(state: State, act: acts.Open, stamp: Stamp) -> Refusal | None:
    if state.opened is not None:
        return no(None, "open")
    if not stamp.by.strip():
        return no(None, "blank", what="opener")
    try:
        book = book_from(act.book)
    except BookError as problem:
        return Said("form", fact("slip-faults", faults=tuple(fault.told for fault in problem.faults)))
    faults = tuple(form_faults(book, act.form))
    return no(book, "form", faults=faults) if faults else None


def verify_amend(state: State, act: acts.Amend, _: Stamp) -> Refusal | None:
    if faults := tuple(form_faults(state.book, act.form)):
        return no(state.book, "form", faults=faults)
    if act.form == state.form:
        return no(state.book, "form-same")
    if state.entrants and act.form.entry != state.form.entry:
        return no(state.book, "form-entry")
    if state.rounds:
        other = [key for key in SETTLED if getattr(act.form, key) != getattr(state.form, key)]
        if other:
            settings = tuple(fact("settled", setting=key) for key in other)
            return no(state.book, "form-movement", settings=settings)
    if act.form.rounds and act.form.rounds < len(state.main_rounds):
        return no(state.book, "form-started", started=len(state.main_rounds))
    return None


def _differences(state: State, act: acts.Amend) -> Iterator[Changed]:
    was, now = msgspec.to_builtins(state.form), msgspec.to_builtins(act.form)
    for key in sorted({*was, *now}):
        if was.get(key) != now.get(key):
            yield Changed(what="setting", of=key, before=str(was.get(key, "")), after=str(now.get(key, "")))


def _amended(state: State, _act: acts.Amend, _: Stamp) -> Iterator[AnyEvent]:
    if state.planned:
        yield from replanning(state, (), anew=True)


def verify_appoint(state: State, act: acts.Appoint, _: Stamp) -> Refusal | None:
    if not act.who.strip():
        return no(state.book, "blank", what="who")
    if act.role == "player":
        return None if act.person in state.owners else no(state.book, "person", person=act.person)
    if act.table and act.role != "scorekeeper":
        return no(state.book, "appoint-table")
    return no(state.book, "appointed", name=state.name(act.who)) if act.role in state.roles.get(act.who, ()) else None


def verify_dismiss(state: State, act: acts.Dismiss, stamp: Stamp) -> Refusal | None:
    held = act.who in state.acts_for if act.role == "player" else act.role in state.roles.get(act.who, ())
    held = held or (act.role == "scorekeeper" and act.who in state.keeps)
    if not held:
        return no(state.book, "dismiss", name=state.name(act.who), role=act.role)
    if act.role == "director" and act.who == stamp.by:
        return no(state.book, "dismiss-self")
    return None


def verify_invite(state: State, act: acts.Invite, _: Stamp) -> Refusal | None:
    if act.token in state.passes:
        return no(state.book, "pass-same")
    if act.role == "player" and act.person not in state.owners:
        return no(state.book, "person", person=act.person)
    if act.table and act.role != "scorekeeper":
        return no(state.book, "appoint-table")
    return None


def verify_accept(state: State, act: acts.Accept, stamp: Stamp) -> Refusal | None:
    held = state.passes.get(act.token)
    if held is None:
        return no(state.book, "pass")
    return no(state.book, "pass-taken") if held.taken and held.taken != stamp.by else None


def verify_finish(state: State, act: acts.Finish, _: Stamp) -> Refusal | None:
    current = state.current
    if current is not None and current.is_started and current.status != "closed":
        return no(state.book, "round-open", round=current.number)
    for one in untold_corrections(state):
        return refuse_official(state.book, "untold", round=one.round, table=one.table, names=one.names)
    found = () if act.anyway else still_open(state)
    return no(state.book, "finish-open", open=found) if found else None


def verify_standings(state: State, act: acts.ReleaseStandings, _: Stamp) -> Refusal | None:
    closed = sum(each.status == "closed" for each in state.rounds)
    if 0 <= act.through <= closed:
        return None
    return no(state.book, "round-closed", round=act.through, closed=closed)


RULES: dict[type[acts.Act], Rule] = {
    acts.Open: Rule(verify_open),
    acts.Amend: Rule(verify_amend, _amended, _differences),
    acts.Appoint: Rule(verify_appoint),
    acts.Dismiss: Rule(verify_dismiss),
    acts.Invite: Rule(verify_invite),
    acts.Accept: Rule(verify_accept),
    acts.Finish: Rule(verify_finish),
    acts.ReleaseStandings: Rule(verify_standings),
}
