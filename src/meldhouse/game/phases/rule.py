"""The shape of a phase: for each action one function that verifies it and one that folds it into the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from meldhouse.game.actions import Action, Event
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.state import PHASE_NAMES, Phase, State
from meldhouse.pieces import Piece, in_order
from meldhouse.rulebooks import Book


class Rule(NamedTuple):
    """What the book says of one kind of action."""

    verify: Callable[[State, Any], Refusal | None]
    fold: Callable[[State, Any], None]


Rules = Mapping[type[Action], Rule]
Folds = Mapping[type[Event], Callable[[State, Any], None]]


def wrong_moment(state: State) -> Refusal:
    return _wrong_in(state.book, state.phase, bool(state.drawn))


@lru_cache(maxsize=256)
def _wrong_in(book: Book, phase: Phase, is_drawn: bool) -> Refusal:
    now = "the {words.pieces} are being drawn" if is_drawn and phase == "shuffle" else PHASE_NAMES[phase]
    return refuse(book, "wrong-moment", now=now.format(words=book.words))


def not_held(state: State, action: Action, pieces: tuple[Piece, ...], code: str = "not-held") -> Refusal | None:
    """A refusal when `pieces` are not all in the actor's hand."""
    hand = state.hands.get(action.seat, ())
    missing = lacking(pieces, hand)
    if not missing:
        return None
    return refuse(state.book, code, pieces=missing, names=named(missing, hand))


def named(missing: tuple[Piece, ...], held: tuple[Piece, ...]) -> str:
    """
    >>> from meldhouse.pieces import parse_pieces
    >>> named(parse_pieces("KH AS AS"), parse_pieces("KH"))
    'another king of hearts, two of the ace of spades'
    """
    words = []
    for piece, count in Counter(missing).items():
        if count > 1:
            words.append(f"{_NUMBERS.get(count, count)} of the {piece.name}")
        else:
            words.append(f"another {piece.name}" if piece in held else f"the {piece.name}")
    return ", ".join(words)


_NUMBERS = {2: "two", 3: "three", 4: "four"}


def names_of(pieces: tuple[Piece, ...]) -> str:
    """
    >>> from meldhouse.pieces import parse_pieces
    >>> names_of(parse_pieces("KH AS"))
    'the king of hearts or the ace of spades'
    """
    return " or ".join(f"the {piece.name}" for piece in dict.fromkeys(pieces))


def lacking(wanted: tuple[Piece, ...], held: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """What of `wanted` is not in `held`, copies counted."""
    if wanted == held:
        return ()
    left = list(held)
    missing = []
    for piece in wanted:
        if piece in left:
            left.remove(piece)
        else:
            missing.append(piece)
    return in_order(missing)


def without(hand: tuple[Piece, ...], pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    left = list(hand)
    for piece in pieces:
        left.remove(piece)
    return tuple(left)
