"""The slip: how one hand went. Above it hands are played, below it everything is points."""

from __future__ import annotations

from typing import Any

import msgspec

from meldhouse.game.events import How
from meldhouse.game.hand import Hand
from meldhouse.game.melds import count_meld
from meldhouse.game.seats import Seat, Side
from meldhouse.game.state import State


class Incident(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points that an official gave or took, beside what the hand itself was worth."""

    seats: tuple[Seat, ...]
    points: int
    clause: str
    reason: str = ""


class Slip(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One hand, as it is reduced from play or typed from paper.

    `meld` and `take` go by side: ``NS`` and ``EW``, or a single seat where each plays alone. `tricks` and
    `counter_tricks` (tricks won, tricks won that held a counter) matter only where the house asks for a trick to save
    meld and the take does not already tell.
    """

    bidder: Seat | None = None
    bid: int | None = None
    trump: str | None = None
    dealer: Seat | None = None
    dropped: bool = False
    how: How = "played"
    meld: dict[Side, int] = {}
    take: dict[Side, int] = {}
    tricks: dict[Side, int] = {}
    counter_tricks: dict[Side, int] = {}
    incidents: tuple[Incident, ...] = ()


def slip_of(hand: Hand) -> Slip:
    """A hand that is over, reduced to its slip."""
    state = hand.state
    if state.ended is None:
        raise ValueError("The hand is not over yet, so there is no slip for it.")
    if state.ended == "passed-out":
        return Slip(dealer=state.dealer, how="passed-out")
    played = state.ended in ("played", "stopped")
    return Slip(
        bidder=state.bidder,
        bid=state.amount,
        trump=state.trump,
        dealer=state.dealer,
        dropped=state.dropped,
        how=state.ended,
        meld=_melds(state) if state.book.has_meld else {},
        take=_take(state) if played else {},
        tricks=_won(state, counters=False) if played else {},
        counter_tricks=_won(state, counters=True) if played else {},
    )


def _melds(state: State) -> dict[Side, int]:
    if state.ended not in ("no-marriage", "silenced"):
        return {side: state.meld_of(side) for side in state.seating.sides}
    # No trump was ever named: the other side counts what its hands hold by nature.
    return {
        side: sum(count_meld(state.book, state.hands[seat], None).points for seat in seats)
        for side, seats in state.seating.members.items()
        if side != state.side_of_bidder
    }


def _take(state: State) -> dict[Side, int]:
    """Points in tricks; what the bidder laid away counts for him."""
    take = dict(state.points)
    if not state.book.kitty.counts:
        return take
    take[state.side_of_bidder] += sum(state.book.worth[piece] for piece in state.discard or ())
    return take


def _won(state: State, *, counters: bool) -> dict[Side, int]:
    won = dict.fromkeys(state.seating.sides, 0)
    for trick in state.tricks:
        if not counters or any(state.book.worth[piece] for piece in trick.pieces):
            won[state.seating.side[trick.winner]] += 1
    return won


class SlipError(ValueError):
    """A slip that cannot be true; `faults` holds every reason, a sentence each."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = faults
        super().__init__("\n".join(faults))

    def __reduce__(self) -> tuple[type[SlipError], tuple[list[str]]]:
        return SlipError, (self.faults,)


def read_slip(raw: Any) -> Slip:
    """A slip from parsed JSON; bad shapes become a sentence."""
    try:
        return msgspec.convert(raw, Slip)
    except msgspec.ValidationError as problem:
        raise SlipError([f"The slip cannot be read: {_plain(problem)}."]) from None


def _plain(problem: msgspec.ValidationError) -> str:
    message, _, path = str(problem).replace("`", "").partition(" - at $")
    return f"{path.lstrip('.')}: {message[:1].lower()}{message[1:]}" if path else message[:1].lower() + message[1:]
