"""Lapses of conduct, wrong entries, rules eased for a player, and questions about a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from meldhouse.game import Refusal, Refused
from meldhouse.messages import Message, fact
from meldhouse.referee.moments import cite_at, refuse_official
from meldhouse.referee.officials.allowances import Allowance, allow
from meldhouse.referee.officials.conduct import log_conduct, log_unlisted
from meldhouse.referee.officials.officials import Official
from meldhouse.referee.officials.questions import Answered, Asked
from meldhouse.referee.officials.violations import Violation, ViolationLog, Whereabouts
from meldhouse.tournament.accounting.hand_fines import penalties_given
from meldhouse.tournament.act import (
    DIRECTOR,
    OFFICIALS,
    TABLE,
    Act,
    Cited,
    ClauseId,
    May,
    PersonId,
    Stamp,
    Text,
    by_name,
    unknown_round,
)
from meldhouse.tournament.refusals import no
from meldhouse.tournament.rulings.violations import eased_lines, official_of, questions_of, write_violation
from meldhouse.tournament.state import State


class LogConduct(Act, frozen=True, kw_only=True):
    """Log a lapse of conduct: no points, since no rulebook gives any."""

    may: ClassVar[May] = OFFICIALS
    by_hand: ClassVar[bool] = True
    after_the_end: ClassVar[bool] = True
    cites: ClassVar[Cited] = "conduct"
    person: PersonId
    clause: ClauseId = ""
    """The clause on conduct; empty if no clause names it, where the rules allow that."""
    note: Text = ""
    round: int = 0
    """0 means between the rounds."""
    hand: int = 0

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if self.round and (refusal := unknown_round(state, self.round)):
            return refusal
        if refusal := _whose(state, self.person, stamp.by):
            return refusal
        return _tried(lambda: self._log(state, ViolationLog(state.violations.entries), stamp.by))

    def _log(self, state: State, log: ViolationLog, by: str) -> Violation:
        """Raises `Refused` if it cannot be logged."""
        official, at = official_of(state, by), self._place(state)
        if not self.clause:
            return log_unlisted(state.book, log, self.note, self.person, official, at)
        return log_conduct(state.book, log, self.clause, self.person, official, at, note=self.note)

    def _place(self, state: State) -> Whereabouts:
        each = state.round(self.round)
        sheet = each.sheet_of(self.person) if each is not None else None
        table = str(sheet.table) if sheet is not None else ""
        return Whereabouts(round=self.round or None, hand=self.hand or None, table=table)

    def apply(self, state: State, stamp: Stamp) -> None:
        clause = self.clause or cite_at(state.book, "unlisted") or ""
        official = official_of(state, stamp.by)
        write_violation(state, self.person, official, clause=clause, note=self.note, at=self._place(state))

    def says(self, state: State, who: Message, _by: str) -> Message:
        name = state.name(self.person)
        if not self.round:
            return fact("log-conduct", who=who, name=name)
        return fact("log-conduct-round", who=who, name=name, round=state.round_fact(self.round))


class CorrectEntry(Act, frozen=True, kw_only=True):
    """An entry was wrong. It stays readable, and another takes its place, or says that it did not happen."""

    may: ClassVar[May] = OFFICIALS
    by_hand: ClassVar[bool] = True
    after_the_end: ClassVar[bool] = True
    entry: int
    reason: Text
    struck: bool = False
    person: PersonId = ""
    """The person it was about; empty means the same as before."""
    clause: ClauseId = ""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if not self.struck and not self.person and not self.clause:
            return no(state.book, "blank", what="entry")
        if self.person and (refusal := _whose(state, self.person, stamp.by)):
            return refusal
        penalty = next((one for one in penalties_given(state) if one.entry == self.entry and not one.lifted), None)
        if penalty is not None and not penalty.number:
            return no(state.book, "entry-hand", hand=penalty.what.hand, table=penalty.what.table)
        if penalty is not None:
            return no(state.book, "entry-penalty", number=penalty.number)
        return _tried(lambda: self._correct(state, ViolationLog(state.violations.entries), stamp.by))

    def apply(self, state: State, stamp: Stamp) -> None:
        self._correct(state, state.violations, stamp.by)

    def _correct(self, state: State, log: ViolationLog, by: str) -> Violation:
        return log.correct(
            state.book,
            self.entry,
            by=official_of(state, by),
            note=self.reason,
            who=self.person or None,
            clause=self.clause or None,
            struck=self.struck,
        )

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-entry-struck" if self.struck else "log-entry-corrected", who=who, entry=self.entry)

    def details(self, state: State, _at: int) -> Iterator[Message]:
        if self.person:
            yield fact("log-entry-person", name=state.name(self.person))


class Ease(Act, frozen=True, kw_only=True):
    """Ease a rule for one player to whom it is a hardship."""

    may: ClassVar[May] = DIRECTOR
    person: PersonId
    clause: ClauseId
    reason: Text

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if self.person not in state.owners:
            return no(state.book, "person", person=self.person)
        return _tried(lambda: self._allowance(state, stamp.by))

    def apply(self, state: State, stamp: Stamp) -> None:
        state.eased.append(self._allowance(state, stamp.by))

    def _allowance(self, state: State, by: str) -> Allowance:
        """Raises `Refused` if the rules let nobody ease a rule."""
        official = Official(official_of(state, by).post, state.person_of(by) or by)
        return allow(state.book, self.person, self.clause, by=official, why=self.reason)

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-ease", who=who, name=state.name(self.person))

    def details(self, state: State, _at: int) -> Iterator[Message]:
        made = (one for one in reversed(state.eased) if one.who == self.person and one.why == self.reason)
        for allowance in [*made][:1]:
            yield from eased_lines(state, allowance)


class AskRule(Act, frozen=True, kw_only=True):
    """Ask what a rule means."""

    may: ClassVar[May] = TABLE
    by_hand: ClassVar[bool] = True
    text: Text

    def is_own(self, _state: State, _person: str) -> bool:
        return True

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        return questions_of(state).verify(Asked(state.person_of(stamp.by) or stamp.by, self.text))

    def apply(self, state: State, stamp: Stamp) -> None:
        state.questions.append(Asked(state.person_of(stamp.by) or stamp.by, self.text))

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-ask-rule", who=who)


class AnswerRule(Act, frozen=True, kw_only=True):
    """Answer it, as one of the officials appointed for that."""

    may: ClassVar[May] = OFFICIALS
    by_hand: ClassVar[bool] = True
    question: int
    text: Text
    clause: ClauseId = ""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        refusal = questions_of(state).verify(self._reply(stamp.by))
        return by_name(state, refusal) if refusal is not None else None

    def apply(self, state: State, stamp: Stamp) -> None:
        state.questions.append(self._reply(stamp.by))

    def _reply(self, by: str) -> Answered:
        return Answered(self.question, by, self.text, self.clause or None)

    def says(self, _state: State, who: Message, _by: str) -> Message:
        return fact("log-answer-rule", who=who, question=self.question)


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
