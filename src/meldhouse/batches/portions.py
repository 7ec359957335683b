"""One portion of a batch and its result, wherever it is done.

A portion that fails elsewhere reports it in a message. Some exceptions and some results cannot be pickled: sending them
would break the crew, or be retried again and again, instead of being reported.
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
    """The same with a pickled function; the result is pickled for the way back."""
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
    """An exception in its author's words."""
    said = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
    return written(said.rstrip("."))
