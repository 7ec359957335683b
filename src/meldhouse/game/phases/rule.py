"""The shape of a phase: for each action one function that verifies it and one that folds it into the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from meldhouse.game.actions import Action, Event
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.state import Phase, State
from meldhouse.pieces import Piece, sorted_pieces
from meldhouse.rulebooks import Book


class Rule(NamedTuple):
    """What the book says of one kind of action."""

    verify: Callable[[State, Any], Refusal | None]
    fold: Callable[[State, Any], None]


Rules = Mapping[type[Action], Rule]
Folds = Mapping[type[Event], Callable[[State, Any], None]]


def wrong_moment(state: State) -> Refusal:
    return _wrong_in(state.book, state.phase, bool(state.deal.drawn))


@lru_cache(maxsize=256)
def _wrong_in(book: Book, phase: Phase, is_drawn: bool) -> Refusal:
    return refuse(book, "wrong-moment", phase="draw" if is_drawn and phase == "shuffle" else phase)


def not_held(state: State, action: Action, pieces: tuple[Piece, ...]) -> Refusal | None:
    """A refusal when `pieces` are not all in the actor's hand."""
    hand = state.hands.get(action.seat, ())
    missing = lacking(pieces, hand)
    if not missing:
        return None
    some = any(piece in hand for piece in missing)
    return refuse(state.book, "not-held", pieces=missing, missing=missing, copies="too-few" if some else "none")


def lacking(wanted: tuple[Piece, ...], held: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The part of `wanted` that is not in `held`, counting copies."""
    if wanted == held:
        return ()
    left = list(held)
    missing = []
    for piece in wanted:
        if piece in left:
            left.remove(piece)
        else:
            missing.append(piece)
    return sorted_pieces(missing)


def without(hand: tuple[Piece, ...], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    left = list(hand)
    for piece in pieces:
        left.remove(piece)
    return tuple(left)
