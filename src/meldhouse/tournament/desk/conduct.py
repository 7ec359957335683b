"""Lapses of conduct, wrong entries, rules eased for a player, and questions about a rule."""

from __future__ import annotations

from collections.abc import Callable

from meldhouse.game import Refusal, Refused
from meldhouse.referee.moments import refuse_official
from meldhouse.referee.questions import Asked
from meldhouse.referee.violations import ViolationLog
from meldhouse.tournament import acts
from meldhouse.tournament.desk.rounds import unknown_round
from meldhouse.tournament.desk.rule import Rule, by_name
from meldhouse.tournament.hand_fines import penalties_given
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import Stamp, State
from meldhouse.tournament.violations import allowance_of, answer_of, correct_entry, log_lapse, questions_of


def verify_conduct(state: State, act: acts.LogConduct, stamp: Stamp) -> Refusal | None:
    if act.round and (refusal := unknown_round(state, act.round)):
        return refusal
    if refusal := _whose(state, act.person, stamp.by):
        return refusal
    return _tried(lambda: log_lapse(state, ViolationLog(state.violations.entries), act, stamp.by))


def verify_entry(state: State, act: acts.CorrectEntry, stamp: Stamp) -> Refusal | None:
    if not act.struck and not act.person and not act.clause:
        return no(state.book, "blank", what="entry")
    if act.person and (refusal := _whose(state, act.person, stamp.by)):
        return refusal
    penalty = next((one for one in penalties_given(state) if one.entry == act.entry and not one.lifted), None)
    if penalty is not None and not penalty.number:
        return no(state.book, "entry-hand", hand=penalty.what.hand, table=penalty.what.table)
    if penalty is not None:
        return no(state.book, "entry-penalty", number=penalty.number)
    return _tried(lambda: correct_entry(state, ViolationLog(state.violations.entries), act, stamp.by))


def verify_ease(state: State, act: acts.Ease, stamp: Stamp) -> Refusal | None:
    if act.person not in state.owners:
        return no(state.book, "person", person=act.person)
    return _tried(lambda: allowance_of(state, act, stamp.by))


def verify_question(state: State, act: acts.AskRule, stamp: Stamp) -> Refusal | None:
    return questions_of(state).verify(Asked(state.person_of(stamp.by) or stamp.by, act.text))


def verify_reply(state: State, act: acts.AnswerRule, stamp: Stamp) -> Refusal | None:
    """Refusals call people by name."""
    questions = questions_of(state)
    refusal = questions.verify(answer_of(act, stamp.by))
    if refusal is None:
        return None
    return by_name(state, refusal)


def _whose(state: State, person: str, by: str) -> Refusal | None:
    if person not in state.owners:
        return no(state.book, "person", person=person)
    return refuse_official(state.book, "official-self") if state.person_of(by) == person else None


def _tried(write: Callable[[], object]) -> Refusal | None:
    """The refusal in the referee's own sentences; trying changes nothing."""
    try:
        write()
    except Refused as problem:
        return problem.refusal
    return None


RULES: dict[type[acts.Act], Rule] = {
    acts.LogConduct: Rule(verify_conduct),
    acts.CorrectEntry: Rule(verify_entry),
    acts.Ease: Rule(verify_ease),
    acts.AskRule: Rule(verify_question),
    acts.AnswerRule: Rule(verify_reply),
}
