"""Why a number is not an answer to what is asked, in the words of the house."""

from __future__ import annotations

import operator
from typing import Any

from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from meldhouse.envs.actions import Deed, Numbering
from meldhouse.envs.asking import Question, action_of, answers
from meldhouse.game import SEAT_NAMES, Action, Discard, Hand, PassPieces, ShowMeld
from meldhouse.game.phases.rule import lacking, named
from meldhouse.pieces import Piece

MOST_NAMED = 8
"""Of many answers so many are named."""


class IllegalAction(ValueError):
    """The number is none of those that the mask allows; the sentence says why."""


class TellingWrapper(TerminateIllegalWrapper):  # type: ignore[misc]  # PettingZoo tells no types
    """PettingZoo's end of an episode by an illegal action, and beside it the reason, for whoever made it."""

    def step(self, action: Any) -> None:
        table = self.env.unwrapped
        agent, question = table.agent_selection, table.question
        if question is not None:
            action = whole_number(table.numbers, action)
        super().step(action)
        if self._terminated and question is not None:
            table.infos[agent]["refused"] = why_not(table.hand, table.numbers, question, action)


def whole_number(numbers: Numbering, action: Any) -> int:
    """`action` as one of the numbers that there are."""
    try:
        number = operator.index(action)
    except TypeError:
        number = -1
    if not 0 <= number < len(numbers):
        raise IllegalAction(f"An action is a whole number from 0 to {len(numbers) - 1}, not {action!r}.")
    return number


def no_answer(numbers: Numbering, question: Question, number: int) -> str:
    """What there is to say to a number that is no answer now, without looking at more than the view of the seat."""
    deed, held, chosen = numbers.deeds[number], question.view.hand, question.chosen
    start = f"{SEAT_NAMES[question.seat]} cannot answer “{numbers.name(number)}” now"
    choosing = (deed.kind, question.view.phase) in (("give", "exchange"), ("lay-away", "discard"))
    if isinstance(deed.what, Piece) and choosing:
        return f"{start}: his hand lacks {named(lacking((*chosen, deed.what), held), held)}."
    names = [numbers.name(answer) for answer in answers(numbers, question)]
    more = ", …" if len(names) > MOST_NAMED else ""
    return f"{start}; the answers are: {', '.join(names[:MOST_NAMED])}{more}."


def why_not(hand: Hand, numbers: Numbering, question: Question, number: int) -> str:
    """The same in the words with which the table refuses it, where it does."""
    tried = _tried(numbers, question, numbers.deeds[number])
    refusal = hand.verify(tried) if tried is not None and question.offer is None else None
    if refusal is None:
        return no_answer(numbers, question, number)
    return f"{SEAT_NAMES[question.seat]} cannot answer “{numbers.name(number)}” now. {refusal.text}"


def _tried(numbers: Numbering, question: Question, deed: Deed) -> Action | None:
    """An action by which the table can be asked what it has against a deed."""
    seat, phase = question.seat, question.view.phase
    if deed.kind == "give" and isinstance(deed.what, Piece):
        return PassPieces(seat, (deed.what,)) if phase != "exchange" else None
    if deed.kind == "lay-away" and isinstance(deed.what, Piece):
        return Discard(seat, (deed.what,)) if phase != "discard" else None
    if deed.kind in ("show", "show-least"):
        return ShowMeld(seat, ()) if phase != "meld" else None
    return action_of(numbers.book, question, deed)
