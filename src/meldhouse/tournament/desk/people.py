"""The players: entered, here, late, gone, replaced. Only rounds that have not started are replanned."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Refusal
from meldhouse.messages import Message, written
from meldhouse.referee.moments import cite_at, refuse_official
from meldhouse.tournament import acts
from meldhouse.tournament.desk.forfeits import match_forfeited
from meldhouse.tournament.desk.rule import Rule, clause_refusal
from meldhouse.tournament.entrants import Entrant, Status
from meldhouse.tournament.events import AnyEvent, Became, Changed, Removed, What
from meldhouse.tournament.planning import late_for_bracket, open_byes, replanning
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import Stamp, State


def verify_enter(state: State, act: acts.Enter, _: Stamp) -> Refusal | None:
    if act.here and (refusal := _no_room(state, 1)):
        return refusal
    return _about(state, act)


def _about(state: State, act: acts.Enter | acts.Edit, needed: int | None = None) -> Refusal | None:
    size = needed or (2 if state.form.entry == "pair" else 1)
    if len(act.names) != size:
        return no(state.book, "names", needed=size, given=len(act.names))
    if not all(name.strip() for name in act.names):
        return no(state.book, "blank", what="name")
    if act.division and act.division not in state.form.divisions:
        return no(state.book, "division", division=act.division, divisions=state.form.divisions)
    return None


def _entered(state: State, act: acts.Enter, _: Stamp) -> Iterator[AnyEvent]:
    if act.here:
        before = state.here
        yield Became(entrant=list(state.entrants)[-1], status="present", was="entered")
        yield from replanning(state, before)


def verify_edit(state: State, act: acts.Edit, _: Stamp) -> Refusal | None:
    if act.entrant not in state.entrants:
        return no(state.book, "entrant", entrant=act.entrant)
    return _about(state, act, len(state.entrants[act.entrant].people))


def verify_remove(state: State, act: acts.Remove, _: Stamp) -> Refusal | None:
    if act.entrant not in state.entrants:
        return no(state.book, "entrant", entrant=act.entrant)
    entrant = state.entrants[act.entrant]
    why = why_kept(state, entrant)
    return no(state.book, "remove", names=state.names_of(entrant.id), why=why) if why else None


def why_kept(state: State, entrant: Entrant) -> str:
    """Why an entry cannot be removed as a mistake, as a code of `entry-stays`; empty if it can be."""
    ids = {entrant.id, *(person.id for person in (*entrant.people, *entrant.former))}
    if entrant.id in state.instead or entrant.id in state.instead.values() or entrant.former:
        return "substitute"
    if any(entrant.id in each.seating.people for each in state.rounds if each.is_started or each.playoff):
        return "seated"
    if state.bracket is not None and entrant.id in state.bracket.entrants:
        return "bracket"
    if ids.intersection(one.who for one in state.payments) or ids.intersection(one.who for one in state.fines):
        return "money"
    if any(state.violations.history(one) for one in ids) or any(one.who in ids for one in state.eased):
        return "conduct"
    if entrant.status == "disqualified":
        return "disqualified"
    return ""


def _removed(state: State, act: acts.Remove, _: Stamp) -> Iterator[AnyEvent]:
    before = state.here
    yield Removed(entrant=act.entrant)
    yield from replanning(state, before)


def _as_told(state: State, act: acts.Edit) -> Iterator[Changed]:
    old = state.entrants[act.entrant]
    names = tuple(person.name for person in old.people)
    changes: tuple[tuple[What, str, str], ...] = (
        ("name", " & ".join(names), " & ".join(act.names)),
        ("household", old.household, act.household),
        ("club", old.club, act.club),
        ("division", old.division, act.division),
    )
    for what, was, now in changes:
        if was != now:
            yield Changed(what=what, of=act.entrant, before=was, after=now)


def _known(state: State, entrants: tuple[str, ...]) -> Refusal | None:
    if not entrants:
        return no(state.book, "blank", what="who")
    unknown = next((one for one in entrants if one not in state.entrants), None)
    return no(state.book, "entrant", entrant=unknown) if unknown is not None else None


def _gone(state: State, entrant: str, *statuses: Status) -> Refusal | None:
    found = state.entrants[entrant]
    if found.status in statuses:
        return no(state.book, "gone", names=state.names_of(entrant), status=found.status)
    return None


def verify_check_in(state: State, act: acts.CheckIn, _: Stamp) -> Refusal | None:
    if refusal := _known(state, act.entrants):
        return refusal
    for one in act.entrants:
        if refusal := _gone(state, one, "disqualified", "replaced"):
            return refusal
    fresh = {one for one in act.entrants if state.bracket is not None and one not in state.bracket.entrants}
    return _no_room(state, len(fresh - set(late_for_bracket(state))))


def _no_room(state: State, many: int) -> Refusal | None:
    """A drawn bracket takes newcomers only in place of a bye, and before its first match begins."""
    if state.bracket is None or not many or len(late_for_bracket(state)) + many <= open_byes(state):
        return None
    why = "begun" if state.started else "decided" if state.won else "full"
    return no(state.book, "drawn", why=why)


def verify_no_show(state: State, act: acts.NoShow, _: Stamp) -> Refusal | None:
    if refusal := _known(state, act.entrants):
        return refusal
    for one in act.entrants:
        if refusal := _gone(state, one, "withdrawn", "disqualified", "replaced"):
            return refusal
        if _has_played(state, one):
            return no(state.book, "has-played", names=state.names_of(one))
        if refusal := _playing(state, one):
            return refusal
    return None


def _has_played(state: State, entrant: str) -> bool:
    """Whether anything is written for a table where one of them sat and had no stand-in."""
    return any(
        sheet is not None and (sheet.rows or sheet.result is not None) and person.id not in each.standins
        for each in state.rounds
        for person in state.entrants[entrant].people
        for sheet in [each.sheet_of(person.id)]
    )


def _playing(state: State, entrant: str) -> Refusal | None:
    """A player in the middle of a round stays until it is over, or has a stand-in."""
    current = state.current
    if current is None or current.status != "playing" or entrant not in current.seating.people:
        return None
    seated = [person.id for person in state.entrants[entrant].people if current.sheet_of(person.id)]
    there = [person for person in seated if person not in current.standins]
    if not there or all(sheet.locked for person in there if (sheet := current.sheet_of(person))):
        return None
    table = next(sheet.table for person in there if (sheet := current.sheet_of(person)))
    return no(state.book, "staying", names=state.names_of(entrant), round=current.number, table=table)


def verify_withdraw(state: State, act: acts.Withdraw, _: Stamp) -> Refusal | None:
    return (
        _known(state, (act.entrant,))
        or _gone(state, act.entrant, "withdrawn", "disqualified", "replaced")
        or _playing(state, act.entrant)
    )


def verify_disqualify(state: State, act: acts.Disqualify, _: Stamp) -> Refusal | None:
    if refusal := _known(state, (act.entrant,)) or _gone(state, act.entrant, "disqualified", "replaced"):
        return refusal
    expulsion = cite_at(state.book, "expulsion")
    if not act.reason.strip():
        why = refuse_official(state.book, "expel-cause") if expulsion else None
        return why or no(state.book, "blank", what="disqualified")
    return clause_refusal(state, act.clause or expulsion or "", needed=True)


def become(state: State, entrants: tuple[str, ...], status: Status) -> Iterator[AnyEvent]:
    before = state.here
    for one in dict.fromkeys(entrants):
        if state.entrants[one].status != status:
            yield Became(entrant=one, status=status, was=state.entrants[one].status)
    yield from replanning(state, before)


def _disqualified(state: State, act: acts.Disqualify, _: Stamp) -> Iterator[AnyEvent]:
    yield from sent_away(state, act.entrant, written(act.reason), act.clause or cite_at(state.book, "expulsion") or "")


def sent_away(state: State, entrant: str, reason: Message, clause: str) -> Iterator[AnyEvent]:
    """A pair sent away in the middle of a match forfeits it."""
    yield from match_forfeited(state, entrant, reason, clause)
    yield from become(state, (entrant,), "disqualified")


def verify_substitute(state: State, act: acts.Substitute, _: Stamp) -> Refusal | None:
    owner = state.owners.get(act.person)
    if owner is None:
        return no(state.book, "person", person=act.person)
    entrant = state.entrants[owner]
    if act.person not in [person.id for person in entrant.people] or entrant.status == "replaced":
        return no(state.book, "gone", names=(state.name(act.person),), status="replaced")
    if not act.name.strip():
        return no(state.book, "blank", what="stand-in")
    if len(entrant.people) + len(entrant.former) >= 8:
        return no(state.book, "substitutes", names=state.names_of(owner))
    return _playing(state, owner)


def _substituted(state: State, act: acts.Substitute, _: Stamp) -> Iterator[AnyEvent]:
    owner = state.owners[act.person]
    entrant = state.entrants[owner]
    yield Changed(what="player", of=owner, before=state.name(act.person), after=act.name)
    if len(entrant.people) > 1:
        return
    before, fresh = state.here, state.instead[owner]
    if entrant.status != "disqualified":
        yield Became(entrant=owner, status="replaced", was=entrant.status)
    yield Became(entrant=fresh, status="present", was="entered")
    seated = {one for each in state.planned.values() for one in each.people}
    yield from replanning(state, before, {owner: fresh} if owner in {*before, *seated} else None)


RULES: dict[type[acts.Act], Rule] = {
    acts.Enter: Rule(verify_enter, _entered),
    acts.Edit: Rule(verify_edit, replaces=_as_told),
    acts.Remove: Rule(verify_remove, _removed),
    acts.CheckIn: Rule(verify_check_in, lambda state, act, _: become(state, act.entrants, "present")),
    acts.NoShow: Rule(verify_no_show, lambda state, act, _: become(state, act.entrants, "absent")),
    acts.Withdraw: Rule(verify_withdraw, lambda state, act, _: become(state, (act.entrant,), "withdrawn")),
    acts.Disqualify: Rule(verify_disqualify, _disqualified),
    acts.Substitute: Rule(verify_substitute, _substituted),
}
