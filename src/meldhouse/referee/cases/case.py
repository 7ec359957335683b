"""A case: something that went wrong, seen at a table or described by a person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from meldhouse.game import Seat, Side, Slip
from meldhouse.game.actions import Offence
from meldhouse.messages import FactError, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks.reading.faults import Fault

CALLED: tuple[str, ...] = ("scored", "next-deal")
"""How late it may have been called or noticed, other than during the hand."""


class CaseError(FactError):
    """A case that cannot be ruled on; the message says what is missing or wrong."""


class Case(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What happened. Only `kind` is always needed; the rest matters for some kinds and is asked for then."""

    kind: str
    by: tuple[Seat, ...] = ()
    """Who did it."""
    caller: Seat | None = None
    """Who called it."""
    uncalled: bool = False
    """True: certainly nobody has called it."""
    bid: int | None = None
    """The wrong bid."""
    over: int | None = None
    """The bid it was made over; 0 for none, None if not given."""
    pieces: tuple[Piece, ...] = ()
    """The pieces concerned; for undeclared aces, those already played, since only they prove it."""
    counts: dict[Seat, int] = {}
    """How many pieces each player had."""
    kitty: int | None = None
    """How many lay in the kitty, if given."""
    offence: Offence | None = None
    trick: int | None = None
    trump: str | None = None
    seconds: int | None = None
    """How late a player came."""
    slip: Slip | None = None
    """The state of the hand: the bidder, the bid, and everybody's meld."""
    in_time: bool | None = None
    """Whether it could still be put right unprompted when it was called, or nothing had been dealt yet, or the sheet
    was still open; None if not given."""
    taken: dict[Side, int] = {}
    """What each side had taken in play at the lay-down."""
    stands: bool | None = None
    """Whether a claim was good."""
    shown: bool = False
    """For a failed claim: the other side proved it, under rules where it stands unless disproved."""
    has_every_trick: bool | None = None
    """Whether the accused side had taken every trick when the call was made; None if not given."""
    said: str = ""
    """The words of the call, if known."""
    called: Literal["during", "scored", "next-deal"] = "during"
    """How late it was called: during the hand, once the score was written down, or after the next deal."""
    out_of_bidding: bool = False
    """The offender could not bid anymore anyway, being silenced or having passed."""

    has_marriage: bool | None = None
    """For a named trump: whether the bidder holds its king and queen; None if not given."""

    declared: bool = False
    """An official has declared it a renege, where the rules allow that."""

    in_vain: bool = False
    """The accused's pieces were checked, and nothing was found."""

    laid: Literal["", "early", "late"] = ""
    """For aces that cannot be declared: laid too early or too late, with all that lay beside them."""

    equal: bool = False
    """For a trick taken: the taker had played an exact equal of the winning piece."""

    clause: str = ""
    """For conduct: the clause that was broken."""
    ruled: tuple[str, ...] = ()
    """For a dispute: what the officials have decided so far, in order."""
    absent: tuple[str, ...] = ()
    """Which of them are not there."""

    readings: tuple[str, ...] = ()
    """Other readings of the rules, by name, that would decide it differently."""

    @property
    def bidder(self) -> Seat | None:
        """The bidder, if known."""
        return self.slip.bidder if self.slip is not None else None


def impossible(faults: Iterable[Fault]) -> CaseError:
    """Why a hand cannot have been as described."""
    return CaseError(fact("case-impossible", why=tuple(fault.message for fault in faults)))
