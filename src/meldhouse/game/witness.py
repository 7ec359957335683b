"""What a player's browser kept of each deal: the seal it saw before revealing its number, and that number.

>>> one = Witness("7k2m9p4xqd", 3, 1, "S", "0" * 64, "f" * 64)
>>> read_witnesses(TITLE + chr(10) + one.text) == [one]
True
"""

from __future__ import annotations

import re
from typing import NamedTuple, cast

from meldhouse.game.fairness import Proof, Sheet
from meldhouse.game.seats import Seat
from meldhouse.messages import FactError, Message, fact

TITLE = "Meldhouse witness 1"
_LINE = re.compile(
    r"table (?P<table>\S+); hand (?P<hand>\d{1,9}); attempt (?P<attempt>\d{1,9}); seat (?P<seat>[NESW]); "
    r"number (?P<number>[0-9a-f]{64}); seal (?P<seal>[0-9a-f]{64})"
)


class WitnessError(FactError):
    """A text that is not a witness."""


class Witness(NamedTuple):
    table: str
    hand: int
    attempt: int
    seat: Seat
    number: str
    seal: str

    @property
    def text(self) -> str:
        deal = f"table {self.table}; hand {self.hand}; attempt {self.attempt}"
        return f"{deal}; seat {self.seat}; number {self.number}; seal {self.seal}"

    def is_of(self, proof: Proof) -> bool:
        place = Sheet.read(proof.sheet).place
        return (place.table, place.hand) == (self.table, self.hand)

    def faults(self, proof: Proof) -> tuple[Message, ...]:
        """What in `proof` differs from what this browser saw."""
        sheet, told = Sheet.read(proof.sheet), []
        seals = {at: one.seal for at, one in enumerate(sheet.earlier, start=1)} | {sheet.place.attempt: sheet.seal}
        if seals.get(self.attempt) != self.seal:
            told.append(fact("proof-other-seal", who=self.seat))
        if self.attempt == sheet.place.attempt and proof.numbers.get(self.seat) != self.number:
            told.append(fact("proof-number-unused", who=self.seat))
        return tuple(told)


def read_witnesses(text: str) -> list[Witness]:
    """Raises `WitnessError` if the text is not a witness."""
    title, *lines = [line.strip() for line in text.splitlines() if line.strip()] or [""]
    if title != TITLE:
        raise WitnessError(fact("witness-no-title", title=TITLE))
    found = []
    for line in lines:
        if (match := _LINE.fullmatch(line)) is None:
            raise WitnessError(fact("witness-no-line", text=line[:40]))
        said = match.groupdict()
        hand, attempt = int(said["hand"]), int(said["attempt"])
        found.append(Witness(said["table"], hand, attempt, cast(Seat, said["seat"]), said["number"], said["seal"]))
    return found
