"""Why a page is not shown, as a message to the person who asked for it."""

from __future__ import annotations

import math

from starlette.exceptions import HTTPException

from meldhouse.messages import Message, fact


class Problem(HTTPException):
    def __init__(self, status: int, message: Message, headers: dict[str, str] | None = None) -> None:
        super().__init__(status, headers=headers)
        self.message = message


def too_fast(wait: float) -> Problem:
    """
    >>> [too_fast(seconds).message.args for seconds in (0.4, 29.2, 150)]
    [{'unit': 'seconds', 'number': 1}, {'unit': 'seconds', 'number': 30}, {'unit': 'minutes', 'number': 3}]
    """
    whole = math.ceil(wait)
    unit, number = ("seconds", whole) if whole <= 90 else ("minutes", math.ceil(whole / 60))
    return Problem(429, fact("error-too-fast", unit=unit, number=number), headers={"retry-after": str(whole)})
