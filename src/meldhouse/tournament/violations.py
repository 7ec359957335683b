"""All violations of this tournament, in the referee's own log, which only ever grows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldhouse.messages import Message, fact
from meldhouse.referee.allowances import Allowance, allow
from meldhouse.referee.conduct import log_conduct, log_unlisted
from meldhouse.referee.moments import cite_at
from meldhouse.referee.officials import DIRECTOR, Official
from meldhouse.referee.questions import Answered, Asked, Questions
from meldhouse.referee.violations import ANYWHERE, Place, Violation, ViolationLog
from meldhouse.rulebooks.easing import partner_helps
from meldhouse.tournament import acts
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.state import Penalty, Stamp, State


def official_of(state: State, by: str) -> Official:
    """The post somebody acts in: a referee as the first official to be called, everybody else as the director."""
    return Official(state.book.officials.chain[0] if "referee" in state.roles_of(by) else DIRECTOR[0], by)


def place_of(state: State, act: acts.LogConduct) -> Place:
    each = state.round(act.round)
    sheet = each.sheet_of(act.person) if each is not None else None
    return Place(round=act.round or None, hand=act.hand or None, table=str(sheet.table) if sheet is not None else "")


def log_lapse(state: State, log: ViolationLog, act: acts.LogConduct, by: str) -> Violation:
    """Raises `Refused` if it cannot be logged."""
    official, at = official_of(state, by), place_of(state, act)
    if not act.clause:
        return log_unlisted(state.book, log, act.note, act.person, official, at)
    return log_conduct(state.book, log, act.clause, act.person, official, at, note=act.note)


def correct_entry(state: State, log: ViolationLog, act: acts.CorrectEntry, by: str) -> Violation:
    return log.correct(
        state.book,
        act.entry,
        by=official_of(state, by),
        note=act.reason,
        who=act.person or None,
        clause=act.clause or None,
        struck=act.struck,
    )


def allowance_of(state: State, act: acts.Ease, by: str) -> Allowance:
    """Raises `Refused` if the rules let nobody ease a rule."""
    official = Official(official_of(state, by).post, state.person_of(by) or by)
    return allow(state.book, act.person, act.clause, by=official, why=act.reason)


def questions_of(state: State) -> Questions:
    """Questions go to the referees, or to the director if there are none."""
    referees = [who for who, roles in state.roles.items() if "referee" in roles]
    directors = [who for who, roles in state.roles.items() if "director" in roles]
    return Questions(state.book, referees or directors, state.questions)


def answer_of(act: acts.AnswerRule, by: str) -> Answered:
    return Answered(act.question, by, act.text, act.clause or None)


def eased_lines(state: State, made: Allowance) -> tuple[Message, ...]:
    """A rule eased for a player: which, for whom; and, if the partner helps, what that partner may do."""
    name = state.name(made.who)
    own = made.eased == made.clause
    told = fact("event-eased-own", name=name, clause=made.clause) if own else None
    told = fact("outcome", says=told or fact("event-eased-by", name=name, clause=made.eased, by=made.clause))
    helps = partner_helps(state.book)
    if helps is None:
        return (told,)
    sheet = state.current.sheet_of(made.who) if state.current is not None else None
    side = sheet.side_of(made.who) if sheet is not None else None
    beside = [one for one in sheet.people(side) if one != made.who] if sheet is not None and side is not None else []
    return told, fact("eased-helped", name=name, partner=tuple(map(state.name, beside)), how=helps)


# --- how acts change it -----------------------------------------------------------------------------------------------


def _write(
    state: State,
    who: str,
    by: Official,
    *,
    clause: str,
    note: str = "",
    why: Message | None = None,
    at: Place = ANYWHERE,
    points: int = 0,
) -> int:
    """Logs what was verified with its act; returns the number."""
    entries = state.violations.entries
    number = len(entries) + 1
    entry = Violation(number=number, who=who, clause=clause, at=at, points=points, by=by, note=note, why=why)
    state.violations = ViolationLog((*entries, entry))
    return number


def strike_entry(state: State, number: int, stamp: Stamp, why: Message) -> None:
    if number and state.violations.stands(number):
        state.violations.correct(state.book, number, by=official_of(state, stamp.by), why=why, struck=True)


def write_penalty(state: State, event: Penalized, by: Official) -> int:
    """A penalty is a violation by the offender; what others get for it is not the offender's points."""
    if not event.offender:
        return 0
    at = Place(round=event.round, hand=event.hand or None, table=str(event.table or ""))
    points = min(0, event.points)
    return _write(state, event.offender, by, clause=event.clause, why=event.reason, at=at, points=points)


def lift_penalty(state: State, penalty: Penalty, stamp: Stamp, why: Message) -> None:
    strike_entry(state, penalty.entry, stamp, why)


def write_ruling(
    state: State, call: RefereeCall, ruling: str, clause: str, blamed: tuple[str, ...], stamp: Stamp
) -> dict[str, int]:
    """An entry for everybody a ruling blames; if a later ruling decides otherwise, the log says so."""
    kept = {who: number for who, number in call.entries.items() if who in blamed}
    for who, number in call.entries.items():
        if who not in kept:
            strike_entry(state, number, stamp, fact("violation-overruled", ruling=ruling))
    at = Place(round=call.round, table=str(call.table))
    for who in blamed:
        if who not in kept:
            kept[who] = _write(state, who, official_of(state, stamp.by), clause=clause, note=ruling, at=at)
    return kept


def write_removal(state: State, act: acts.Disqualify | acts.Decline, stamp: Stamp) -> None:
    official = official_of(state, stamp.by)
    if isinstance(act, acts.Disqualify):
        clause = act.clause or cite_at(state.book, "expulsion") or ""
        for person in state.entrants[act.entrant].people:
            _write(state, person.id, official, clause=clause, note=act.reason)
        return
    call = state.calls[act.call - 1]
    refused = state.book.rulings.decision_refused.clause or cite_at(state.book, "final") or ""
    at = Place(round=call.round, table=str(call.table))
    _write(state, act.person, official, clause=refused, why=fact("declined-final"), at=at)


def _logged(state: State, act: acts.LogConduct, stamp: Stamp) -> None:
    clause = act.clause or cite_at(state.book, "unlisted") or ""
    _write(state, act.person, official_of(state, stamp.by), clause=clause, note=act.note, at=place_of(state, act))


def _corrected(state: State, act: acts.CorrectEntry, stamp: Stamp) -> None:
    correct_entry(state, state.violations, act, stamp.by)


def _eased(state: State, act: acts.Ease, stamp: Stamp) -> None:
    state.eased.append(allowance_of(state, act, stamp.by))


def _asked(state: State, act: acts.AskRule, stamp: Stamp) -> None:
    state.questions.append(Asked(state.person_of(stamp.by) or stamp.by, act.text))


def _answered(state: State, act: acts.AnswerRule, stamp: Stamp) -> None:
    state.questions.append(answer_of(act, stamp.by))


ON_CONDUCT: dict[type, Callable[[State, Any, Stamp], None]] = {
    acts.LogConduct: _logged,
    acts.CorrectEntry: _corrected,
    acts.Ease: _eased,
    acts.AskRule: _asked,
    acts.AnswerRule: _answered,
}
