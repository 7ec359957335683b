"""All violations of this tournament, in the referee's own log, which only ever grows."""

from __future__ import annotations

from meldhouse.messages import Message, fact
from meldhouse.referee.officials.allowances import Allowance
from meldhouse.referee.officials.officials import DIRECTOR, Official
from meldhouse.referee.officials.questions import Questions
from meldhouse.referee.officials.violations import ANYWHERE, Violation, ViolationLog, Whereabouts
from meldhouse.rulebooks.easing import partner_helps
from meldhouse.tournament.act import Stamp
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.state import Penalty, State


def official_of(state: State, by: str) -> Official:
    """The post somebody acts in: a referee as the first official to be called, everybody else as the director."""
    return Official(state.book.officials.chain[0] if "referee" in state.roles_of(by) else DIRECTOR[0], by)


def questions_of(state: State) -> Questions:
    """Questions go to the referees, or to the director if there are none."""
    referees = [who for who, roles in state.roles.items() if "referee" in roles]
    directors = [who for who, roles in state.roles.items() if "director" in roles]
    return Questions(state.book, referees or directors, state.questions)


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


def write_violation(
    state: State,
    who: str,
    by: Official,
    *,
    clause: str,
    note: str = "",
    why: Message | None = None,
    at: Whereabouts = ANYWHERE,
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
    at = Whereabouts(round=event.round, hand=event.hand or None, table=str(event.table or ""))
    points = min(0, event.points)
    return write_violation(state, event.offender, by, clause=event.clause, why=event.reason, at=at, points=points)


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
    at = Whereabouts(round=call.round, table=str(call.table))
    for who in blamed:
        if who not in kept:
            kept[who] = write_violation(state, who, official_of(state, stamp.by), clause=clause, note=ruling, at=at)
    return kept
