"""Deals that neither the house nor any player can have chosen, and the proof of it.

>>> seed, numbers = bytes(32), {"N": b"n" * 32, "S": b"s" * 32}
>>> proof = Proof(commitment=commitment(seed).hex(), seed=seed.hex(), numbers={s: n.hex() for s, n in numbers.items()})
>>> proof.faults(key=deal_key(seed, numbers))
()
>>> proof.faults(key=bytes(32))
('The key of the deal does not follow from the seed and the numbers.',)
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

import msgspec

from meldhouse.game.seats import Seat
from meldhouse.pieces import BadKey, parse_key

PURPOSE = b"meldhouse deal 1"


def commitment(seed: bytes) -> bytes:
    """What is shown before the hand: it gives nothing of the seed away, and fits no other one."""
    return hashlib.sha256(PURPOSE + seed).digest()


def deal_key(seed: bytes, numbers: Mapping[Seat, bytes]) -> bytes:
    """The key of the deal, from the seed and what the players added, seat by seat."""
    added = b"".join(seat.encode() + numbers[seat] for seat in sorted(numbers))
    return hmac.digest(seed, commitment(seed) + added, "sha256")


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to check a deal, in hexadecimal digits."""

    commitment: str
    seed: str
    numbers: dict[Seat, str]

    def key(self) -> bytes:
        """The key that must have dealt the hand."""
        return deal_key(parse_key(self.seed), {seat: parse_key(number) for seat, number in self.numbers.items()})

    def faults(self, *, key: bytes) -> tuple[str, ...]:
        """What does not fit; nothing where the deal was fair."""
        try:
            due = self.key()
        except BadKey as problem:
            return (f"The proof cannot be read: {problem}",)
        told = []
        if commitment(parse_key(self.seed)).hex() != self.commitment:
            told.append("The seed is not the one that was committed to before the hand.")
        if due != key:
            told.append("The key of the deal does not follow from the seed and the numbers.")
        return tuple(told)
