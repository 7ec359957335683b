"""One portion of a batch, and what comes of it wherever it is done.

Whoever does a portion elsewhere tells by a message what went wrong with it. An exception itself would have to travel,
and some cannot, nor can some results: they would break the crew, or be sent for again and again, instead of being told.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from functools import lru_cache
from traceback import format_exc
from typing import Any, NamedTuple

from meldhouse.batches.errors import Code
from meldhouse.messages import Message, written

Portion = Sequence[Any]
Function = Callable[[Portion], Any]


class Done(NamedTuple):
    result: Any


class Failed(NamedTuple):
    why: Message
    trace: str = ""
    code: Code = "portion-failed"


Outcome = Done | Failed


def attempt(function: Function, portion: Portion) -> Outcome:
    try:
        return Done(function(portion))
    except Exception as problem:
        return Failed(of(problem), format_exc())


def attempt_packed(function: bytes, portion: Portion) -> bytes:
    """The same with a function that was packed for the journey; what comes of it is packed for the way back."""
    try:
        return pickle.dumps(attempt(_unpacked(function), portion))
    except Exception as problem:
        return pickle.dumps(Failed(of(problem), format_exc()))


@lru_cache(maxsize=4)
def _unpacked(function: bytes) -> Function:
    """A function may carry a whole rulebook; it is unpacked once, not for every portion."""
    found: Function = pickle.loads(function)
    return found


def outcome_of(came_back: bytes) -> Outcome:
    try:
        outcome: Outcome = pickle.loads(came_back)
    except Exception as problem:
        return Failed(of(problem), format_exc())
    return outcome


def of(problem: BaseException) -> Message:
    """An exception as its author has worded it."""
    said = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
    return written(said.rstrip("."))
