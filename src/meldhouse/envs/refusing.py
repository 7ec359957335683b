"""Why a number is not an allowed answer."""

from __future__ import annotations

import operator
from typing import Any

from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from meldhouse.game import Action, Discard, Hand, PassPieces, ShowMeld
from meldhouse.game.phases.rule import lacking
from meldhouse.messages import FactError, Message, fact
from meldhouse.pieces import Piece
from meldhouse.players.deeds.asking import Question, action_of, answers
from meldhouse.players.deeds.numbering import Deed, Numbering

MOST_NAMED = 8
"""How many of the allowed answers a refusal lists."""


class IllegalAction(FactError, ValueError):
    """The number is not one the mask allows."""


class TellingWrapper(TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo tells no types
    """Ends the episode at an illegal action as PettingZoo does, and also tells the agent why."""

    def step(self, action: Any) -> None:
        table = self.env.unwrapped
        agent, question = table.agent_selection, table.question
        if question is not None:
            action = whole_number(table.numbers, action)
        super().step(action)
        if self._terminated and question is not None:
            table.infos[agent]["refused"] = why_not(table.hand, table.numbers, question, action)


def whole_number(numbers: Numbering, action: Any) -> int:
    """`action` as one of the existing numbers."""
    try:
        number = operator.index(action)
    except TypeError:
        number = -1
    if not 0 <= number < len(numbers):
        raise IllegalAction(fact("env-no-number", most=len(numbers) - 1, given=repr(action)))
    return number


def no_answer(numbers: Numbering, question: Question, number: int) -> Message:
    """Why a number is no answer now, using only the seat's view."""
    deed, held, chosen = numbers.deeds[number], question.view.hand, question.chosen
    seat, said = question.seat, numbers.name(number)
    choosing = (deed.kind, question.view.phase) in (("give", "exchange"), ("lay-away", "discard"))
    if isinstance(deed.what, Piece) and choosing:
        missing = tuple([piece.text for piece in lacking((*chosen, deed.what), held)])
        return fact("env-lacks", seat=seat, action=said, pieces=missing)
    names = [numbers.name(answer) for answer in answers(numbers, question)]
    more = "yes" if len(names) > MOST_NAMED else "no"
    return fact("env-no-answer", seat=seat, action=said, answers=tuple(names[:MOST_NAMED]), more=more)


def why_not(hand: Hand, numbers: Numbering, question: Question, number: int) -> Message:
    """The same, with the table's own refusal where it has one."""
    tried = _tried(numbers, question, numbers.deeds[number])
    refusal = hand.verify(tried) if tried is not None and question.offer is None else None
    if refusal is None:
        return no_answer(numbers, question, number)
    return fact("env-refused", seat=question.seat, action=numbers.name(number), why=refusal.whole)


def _tried(numbers: Numbering, question: Question, deed: Deed) -> Action | None:
    """An action with which to ask the table for its refusal."""
    seat, phase = question.seat, question.view.phase
    if deed.kind == "give" and isinstance(deed.what, Piece):
        return PassPieces(seat, (deed.what,)) if phase != "exchange" else None
    if deed.kind == "lay-away" and isinstance(deed.what, Piece):
        return Discard(seat, (deed.what,)) if phase != "discard" else None
    if deed.kind in ("show", "show-least"):
        return ShowMeld(seat, ()) if phase != "meld" else None
    return action_of(numbers.book, question, deed)
