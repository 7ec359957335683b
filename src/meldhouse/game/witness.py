"""What a player's own browser kept of the deals: the seal it saw before it opened its number, and that number.

>>> one = Witness("7k2m9p4xqd", 3, 1, "S", "0" * 64, "f" * 64)
>>> read_witnesses(TITLE + chr(10) + one.text) == [one]
True
"""

from __future__ import annotations

import re
from typing import NamedTuple, cast

from meldhouse.game.fairness import Proof, Sheet
from meldhouse.game.seats import SEAT_NAMES, Seat

TITLE = "Meldhouse witness 1"
_LINE = re.compile(
    r"table (?P<table>\S+); hand (?P<hand>\d{1,9}); attempt (?P<attempt>\d{1,9}); seat (?P<seat>[NESW]); "
    r"number (?P<number>[0-9a-f]{64}); seal (?P<seal>[0-9a-f]{64})"
)


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

    def faults(self, proof: Proof) -> tuple[str, ...]:
        """What in `proof` is not as this browser saw it."""
        sheet, name, told = Sheet.read(proof.sheet), SEAT_NAMES[self.seat], []
        seals = {at: one.seal for at, one in enumerate(sheet.earlier, start=1)} | {sheet.place.attempt: sheet.seal}
        if seals.get(self.attempt) != self.seal:
            told.append(f"This is not the seal that {name}’s browser saw before the deal.")
        if self.attempt == sheet.place.attempt and proof.numbers.get(self.seat) != self.number:
            told.append(f"The number of {name}’s browser is not in this deal.")
        return tuple(told)


def read_witnesses(text: str) -> list[Witness]:
    """`ValueError`, with a sentence, where the text is no witness."""
    title, *lines = [line.strip() for line in text.splitlines() if line.strip()] or [""]
    if title != TITLE:
        raise ValueError(f"A witness begins with the line “{TITLE}”. Save it again from “Was this deal fair?”.")
    found = []
    for line in lines:
        if (match := _LINE.fullmatch(line)) is None:
            raise ValueError(f"“{line[:40]}” is no line of a witness. Save it again from “Was this deal fair?”.")
        said = match.groupdict()
        hand, attempt = int(said["hand"]), int(said["attempt"])
        found.append(Witness(said["table"], hand, attempt, cast(Seat, said["seat"]), said["number"], said["seal"]))
    return found
