"""What officials write down about people, and what they are asked, as sentences of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldhouse.referee.allowances import Allowance
from meldhouse.referee.words import REMEDY_WORDS
from meldhouse.rulebooks.easing import partner_helps
from meldhouse.tournament import acts
from meldhouse.tournament.state import State


def _said(note: str, clause: str) -> str:
    cited = f" ({clause})" if clause else ""
    return f": {note.rstrip('.')}{cited}" if note else cited


def eased_in_words(state: State, made: Allowance) -> str:
    """Which rule, for whom; and, where the partner helps, what that partner may do."""
    who = state.name(made.who)
    is_exception = made.eased == made.clause
    told = f"{made.eased} applies to {who}." if is_exception else f"{made.eased} is eased for {who} ({made.clause})."
    helps = partner_helps(state.book)
    if helps is None:
        return told
    sheet = state.current.sheet_of(made.who) if state.current is not None else None
    side = sheet.side_of(made.who) if sheet is not None else None
    beside = [one for one in sheet.people(side) if one != made.who] if sheet is not None and side is not None else []
    partner = state.name(beside[0]) if beside else "Their partner"
    return f"{told} {REMEDY_WORDS[helps].format(partner=partner, who=who)}"


def _logged(state: State, act: acts.LogConduct) -> str:
    where = f" in {state.book.words.round} {act.round}" if act.round else ""
    return f"wrote down a lapse of {state.name(act.person)}{where}{_said(act.note, act.clause)}"


def _corrected(state: State, act: acts.CorrectEntry) -> str:
    if act.struck:
        return f"noted that entry {act.entry} of the violations did not happen{_said(act.reason, '')}"
    whose = f"; it was {state.name(act.person)}" if act.person else ""
    return f"corrected entry {act.entry} of the violations{_said(act.reason, act.clause)}{whose}"


CONDUCT_WORDS: dict[type[acts.Act], Callable[[State, Any], str]] = {
    acts.LogConduct: _logged,
    acts.CorrectEntry: _corrected,
    acts.Ease: lambda state, act: f"eased a rule for {state.name(act.person)}{_said(act.reason, act.clause)}",
    acts.AskRule: lambda _, act: f"asked what a rule means: {act.text.rstrip('.?')}",
    acts.AnswerRule: lambda _, act: f"answered question {act.question}{_said(act.text, act.clause)}",
}
