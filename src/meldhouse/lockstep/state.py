"""Everything true of many hands at one moment."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.lockstep.arrays import Array

PHASES = (
    "redeal", "auction", "kitty", "trump", "exchange", "discard", "meld", "concede", "tricks", "over",
)  # fmt: skip
"""What somebody is asked, by the names that `meldhouse.envs` has for it."""
REDEAL, AUCTION, KITTY, TRUMP, EXCHANGE, DISCARD, MELD, CONCEDE, TRICKS, OVER = range(len(PHASES))

ENDINGS = ("", "played", "passed-out", "no-marriage", "no-board", "board-set", "conceded")
GOING, PLAYED, PASSED_OUT, NO_MARRIAGE, NO_BOARD, BOARD_SET, CONCEDED = range(len(ENDINGS))

NOBODY = -1
NOTHING = -1
FREE = 1 << 20
"""A ceiling that nobody reaches."""


class State(NamedTuple):
    """Dimensions: B hands, S seats, N sides, F faces, U suits, R bids. Pieces are counts of each face."""

    phase: Array
    """[B]"""
    actor: Array
    """[B] who is asked; 0 when the hand is over."""
    dealer: Array
    """[B]"""
    hands: Array
    """[B, S, F] what everybody holds now."""
    kitty: Array
    """[B, F] as it was dealt; still there after it was taken up."""
    kitty_open: Array
    """[B]"""
    declined: Array
    """[B, S] who keeps a weak hand."""
    standing: Array
    """[B] the rung of the bid that stands, or NOTHING."""
    amount: Array
    """[B] the same in points, 0 for nothing; also where the bid was given to the dealer."""
    bidder: Array
    """[B] whose bid stands, or NOBODY."""
    dropped: Array
    """[B] the bid was given to the dealer."""
    passed: Array
    """[B, S]"""
    spoken: Array
    """[B, S] who has called at all."""
    calls: Array
    """[B] how many calls there were."""
    bids: Array
    """[B, S, R] every bid that was made."""
    trump: Array
    """[B] its place among the choices of the book, or NOTHING."""
    chosen: Array
    """[B, F] chosen so far to give or to lay away; still in the hand."""
    given: Array
    """[B, S, F] what each passed to their partner."""
    discard: Array
    """[B, F] what the bidder laid away."""
    declared: Array
    """[B] how many trumps the bidder said are among it; 0 where nothing need be said."""
    has_shown: Array
    """[B, S]"""
    shown: Array
    """[B, S, F] what was laid open as meld, or because there was too little of it."""
    meld: Array
    """[B, S] points."""
    leader: Array
    """[B] who led the trick on the table, or leads the next one."""
    lying: Array
    """[B, S] the face that each has in the trick on the table, or NOTHING."""
    played: Array
    """[B, S, F]"""
    ceiling: Array
    """[B, S, U] the strongest piece that a seat can still have in a suit, for all that its plays have told: 0 where it
    is out of the suit, FREE where nothing is known."""
    points: Array
    """[B, N] taken in tricks."""
    tricks: Array
    """[B, N] tricks won."""
    counters: Array
    """[B, N] tricks won that held a counter."""
    ended: Array
    """[B] how: a place in ENDINGS."""
