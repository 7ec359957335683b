"""Converts between Meldhouse's players and the action numbers of an environment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from meldhouse.envs.aec import TableEnv
from meldhouse.envs.notes import Notes
from meldhouse.envs.observations import Observation, Observer
from meldhouse.envs.refusing import IllegalAction, no_answer, whole_number
from meldhouse.game import (
    Action,
    Bid,
    CallRedeal,
    Claim,
    Concede,
    Discard,
    Event,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    ShowMeld,
    TurnKitty,
)
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.players import Player
from meldhouse.players.deeds.asking import Question, action_of, answers
from meldhouse.players.deeds.numbering import BIDS, Deed, Numbering
from meldhouse.players.deeds.player import DeedPlayer
from meldhouse.rulebooks import Book

Policy = Callable[[Observation], int]
"""Takes an observation with its mask; returns the number of an action the mask allows."""


class PolicyPlayer(DeedPlayer):
    """A policy as a player for any seat of guarded tables that play by `book`; it sees no score but the hand's.

    `bids` must be that of the environment the policy was trained in.
    """

    def __init__(self, book: Book, policy: Policy, *, bids: int = BIDS) -> None:
        self.book, self.policy = book, policy
        self.observer = Observer(Numbering(book, bids))

    def deed(self, question: Question, seen: Sequence[Event]) -> Deed:
        notes, numbers = Notes(self.observer.layout), self.observer.numbers
        notes.see(seen)
        legal = answers(numbers, question)
        number = whole_number(numbers, self.policy(self.observer.observation(question, notes, answers=legal)))
        if number not in legal:
            raise IllegalAction(no_answer(numbers, question, number))
        return numbers.deeds[number]


def ask(env: Any, player: Player) -> int | None:
    """The number of the action `player` chooses for the agent whose turn it is; None if that agent is done."""
    table: TableEnv = env.unwrapped
    question = table.question
    if question is None:
        return None
    told = table.seen(table.agent_selection)
    if question.offer is not None:
        wanted = player.unasked(question.view, told)
        taken = wanted is not None and _PLAIN.get(type(wanted)) == Deed(question.offer)
        return table.numbers.number[question.offer if taken else "decline"][None]
    return number_of(table.numbers, question, player.decide(question.view, told))


def number_of(numbers: Numbering, question: Question, action: Action) -> int:
    """The number of an action. If it gives or lays away several pieces: the number for the next piece."""
    deed = _deed(numbers, question, action)
    number = numbers.number.get(deed.kind, {}).get(deed.what) if deed is not None else None
    if number is None:
        kind = "bid" if isinstance(action, Bid) else "other"
        raise IllegalAction(fact("env-unnumbered", action=str(action), kind=kind, highest=numbers.bids[-1]))
    return number


def _deed(numbers: Numbering, question: Question, action: Action) -> Deed | None:
    match action:
        case Play():
            return Deed("play", action.piece)
        case Bid():
            return Deed("bid", action.amount)
        case Claim():  # a player who could claim the rest plays it out
            playable = question.view.legal_plays
            return Deed("play", next((piece for piece in action.order if piece in playable), playable[0]))
        case NameTrump():
            return Deed("name", action.trump)
        case PassPieces():
            return Deed("give", _next(action.pieces, question))
        case Discard():
            return Deed("lay-away", _next(action.pieces, question))
        case ShowMeld():
            least = action_of(numbers.book, question, Deed("show-least"))
            short = isinstance(least, ShowMeld) and Counter(least.pieces) == Counter(action.pieces)
            is_choice = numbers.number["show-least"][None] in answers(numbers, question)
            return Deed("show-least" if short and is_choice else "show")
    return _PLAIN.get(type(action))


_PLAIN: dict[type[Action], Deed] = {
    Pass: Deed("pass"),
    TurnKitty: Deed("turn"),
    Concede: Deed("concede"),
    CallRedeal: Deed("redeal"),
}


def _next(pieces: tuple[Piece, ...], question: Question) -> Piece:
    """The first of `pieces` not chosen yet."""
    return next(iter(Counter(pieces) - Counter(question.chosen)))
