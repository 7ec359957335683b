"""Faults of a book or a slip as programs are told them: with the line, the key, the hand, the clause and the file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from meldhouse.cli.trouble import Trouble
from meldhouse.rulebooks.faults import Fault, as_faults


class Faulty(Trouble):
    """Trouble whose faults are known in full."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(
            trouble.code,
            trouble.message,
            faults=trouble.faults,
            advice=trouble.advice,
            exit_code=trouble.exit_code,
        )
        self.found: list[Fault] = []
        for told in trouble.faults:
            # What a command tells is the very sentence that was found, with all that is known of it.
            (fault,) = as_faults([told.text])
            self.found.append(fault.at_hand(told.hand))

    def as_json(self) -> dict[str, Any]:
        return {**super().as_json(), "faults": [fault.as_json() for fault in self.found]}


@contextmanager
def faults_in_full() -> Iterator[None]:
    """Whatever is refused inside is told to programs with everything that is known of it."""
    try:
        yield
    except Trouble as trouble:
        if not trouble.faults or isinstance(trouble, Faulty):
            raise
        raise Faulty(trouble) from None
