"""A case: something that went wrong, as a table or somebody standing at one describes it."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import Seat, Side, Slip
from meldhouse.game.actions import Offence
from meldhouse.messages import FactError
from meldhouse.pieces import Piece
from meldhouse.rulebooks.refereeing import Rulings

IRREGULARITIES: tuple[str, ...] = Rulings.__struct_fields__
"""Everything a book answers with remedies."""
KINDS: tuple[str, ...] = (
    *IRREGULARITIES, "renege", "renege_unproven", "claim", "late", "board_short", "no_marriage", "drop_refused",
    "dispute", "appeal", "ruling_uncited", "repeated", "question", "sheet_error", "sheet_unsigned", "sheet_changed",
)  # fmt: skip


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
    """It is known that nobody has called it."""
    bid: int | None = None
    """The bid that was made wrongly."""
    over: int | None = None
    """The bid that stood when it was made; 0 where there was none, None where nobody says."""
    pieces: tuple[Piece, ...] = ()
    """The pieces concerned; of aces that were not declared, those that have been played: only they prove it."""
    counts: dict[Seat, int] = {}
    """How many pieces everybody had."""
    kitty: int | None = None
    """And how many lay in the kitty, where that is told."""
    offence: Offence | None = None
    trick: int | None = None
    trump: str | None = None
    seconds: int | None = None
    """How late somebody came."""
    slip: Slip | None = None
    """How the hand stood: who had the bid, at what, and everybody's meld."""
    in_time: bool | None = None
    """Whether the offender could still put it right by himself when it was called, or nothing had been dealt yet, or
    the sheet was not closed; None where nobody says."""
    taken: dict[Side, int] = {}
    """What each side had taken in play when somebody laid down."""
    stands: bool | None = None
    """Whether a claim was good."""
    shown: bool = False
    """Of a claim that was not good: the other side has shown it, where it stands unless somebody does."""
    has_every_trick: bool | None = None
    """Whether the accused side had taken every trick when the call was made; None where nobody says."""
    said: str = ""
    """The words in which it was called, where they are known."""
    called: Literal["during", "scored", "next-deal"] = "during"
    """How late it was called: during the hand, when its score was written down, or even the next hand dealt."""
    out_of_bidding: bool = False
    """The offender could not bid any more anyway: he was silenced, or had passed."""

    has_marriage: bool | None = None
    """Of a trump that was named: whether the bidder holds its king and queen; None where nobody says."""

    declared: bool = False
    """An official has declared it a renege, where the house leaves that to him."""

    in_vain: bool = False
    """What the accused had held was looked for, and nothing was found."""

    laid: Literal["", "early", "late"] = ""
    """Of aces that cannot be declared: that they were laid too early or too late, with all that lay beside them."""

    equal: bool = False
    """Of a trick that was taken: whoever took it had played the very equal of what won it."""

    clause: str = ""
    """Of conduct: the clause that was broken."""
    ruled: tuple[str, ...] = ()
    """Of a dispute: what the officials have decided so far, one after the other."""
    absent: tuple[str, ...] = ()
    """And which of them are not there."""

    readings: tuple[str, ...] = ()
    """Other readings of the paper, by name, that would decide it otherwise."""

    @property
    def bidder(self) -> Seat | None:
        """Who had the bid, where that is known."""
        return self.slip.bidder if self.slip is not None else None
