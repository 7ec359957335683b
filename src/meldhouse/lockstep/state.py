"""The state of many hands at one moment."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.lockstep.arrays import Array

PHASES = (
    "redeal", "auction", "kitty", "trump", "exchange", "discard", "meld", "concede", "tricks", "over",
)  # fmt: skip
"""The kinds of decisions, named as in `meldhouse.envs`."""
REDEAL, AUCTION, KITTY, TRUMP, EXCHANGE, DISCARD, MELD, CONCEDE, TRICKS, OVER = range(len(PHASES))

ENDINGS = ("", "played", "passed-out", "no-marriage", "no-board", "board-set", "conceded")
GOING, PLAYED, PASSED_OUT, NO_MARRIAGE, NO_BOARD, BOARD_SET, CONCEDED = range(len(ENDINGS))

NOBODY = -1
NOTHING = -1
FREE = 1 << 20
"""A ceiling above every strength."""


class State(NamedTuple):
    """Dimensions: B hands, S seats, N sides, F faces, U suits, R bids. Pieces are counts of each face."""

    phase: Array
    """[B]"""
    actor: Array
    """[B] the seat that is asked; 0 when the hand is over."""
    dealer: Array
    """[B]"""
    hands: Array
    """[B, S, F] the current hands."""
    kitty: Array
    """[B, F] the kitty as dealt; unchanged after it is taken up."""
    kitty_open: Array
    """[B]"""
    declined: Array
    """[B, S] who keeps a weak hand."""
    standing: Array
    """[B] the rung of the standing bid, or NOTHING."""
    amount: Array
    """[B] the same in points, 0 for none; also if the bid was given to the dealer."""
    bidder: Array
    """[B] whose bid stands, or NOBODY."""
    dropped: Array
    """[B] whether the bid was given to the dealer."""
    passed: Array
    """[B, S]"""
    spoken: Array
    """[B, S] whether a seat has called at all."""
    calls: Array
    """[B] the number of calls so far."""
    bids: Array
    """[B, S, R] every bid made."""
    trump: Array
    """[B] the trump's place among the book's choices, or NOTHING."""
    chosen: Array
    """[B, F] pieces chosen so far to pass or lay away; still in the hand."""
    given: Array
    """[B, S, F] what each seat passed to partner."""
    discard: Array
    """[B, F] what the bidder laid away."""
    declared: Array
    """[B] how many trumps the bidder announced in it; 0 if no announcement is needed."""
    has_shown: Array
    """[B, S]"""
    shown: Array
    """[B, S, F] what was laid open as meld, or for lack of it."""
    meld: Array
    """[B, S] points."""
    leader: Array
    """[B] the leader of the trick on the table, or of the next one."""
    lying: Array
    """[B, S] the face each seat has in the trick on the table, or NOTHING."""
    played: Array
    """[B, S, F]"""
    ceiling: Array
    """[B, S, U] the strongest piece a seat can still have in a suit, judging by its plays: 0 if it is out of the suit,
    FREE if nothing is known."""
    points: Array
    """[B, N] points taken in tricks."""
    tricks: Array
    """[B, N] tricks won."""
    counters: Array
    """[B, N] tricks won that held a counter."""
    ended: Array
    """[B] how the hand ended: an index into ENDINGS."""
