"""The weights of the better policy (`solver/kernel/skilled.py` says what each one is for).

They were found by letting policies with slightly different weights play thousands of deals against each other, both
ways round, and keeping the better ones. Changing any of them changes every level that uses them.
"""

from __future__ import annotations

import msgspec

ONE = 1024


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """In the order of the kernel; in tricks of average worth, or as shares."""

    thrown_by_friend: float
    thrown_by_foe: float
    help: float
    boss_kept: float
    boss_points: float
    height_kept: float
    trump_kept: float
    trump_height: float
    trump_boss: float
    last_of_suit: float
    draw: float
    draw_length: float
    force_out: float
    leave_trump: float
    trumps_gone: float
    lead_length: float
    lead_low: float
    lead_to_void_friend: float
    counter_kept: float

    def numbers(self) -> tuple[int, ...]:
        return tuple([round(ONE * value) for value in msgspec.structs.astuple(self)])


FAIR = Weights(
    thrown_by_friend=0.6,
    thrown_by_foe=0.3,
    help=0.9,
    boss_kept=0.1,
    boss_points=0.5,
    height_kept=0.1,
    trump_kept=0.6,
    trump_height=0.7,
    trump_boss=0.25,
    last_of_suit=0.1,
    draw=0.45,
    draw_length=0.5,
    force_out=0.3,
    leave_trump=1.2,
    trumps_gone=0.6,
    lead_length=0.0,
    lead_low=0.1,
    lead_to_void_friend=0.3,
    counter_kept=0.0,
)
"""The first guess, before any tuning."""
FAIR_ALONE = msgspec.structs.replace(FAIR, draw=1.45)
"""The same where nobody helps: then the other trumps must go first."""
FAIR_DOMINOES = msgspec.structs.replace(FAIR_ALONE, thrown_by_friend=0.21, thrown_by_foe=0.1)
"""There are few counters among dominoes, so few are thrown."""
CARDS = Weights(
    thrown_by_friend=0.239,
    thrown_by_foe=0.034,
    help=0.533,
    boss_kept=0.002,
    boss_points=0.472,
    height_kept=0.201,
    trump_kept=0.915,
    trump_height=0.755,
    trump_boss=0.237,
    last_of_suit=-0.214,
    draw=0.435,
    draw_length=0.599,
    force_out=0.293,
    leave_trump=1.432,
    trumps_gone=0.579,
    lead_length=0.076,
    lead_low=-0.014,
    lead_to_void_friend=0.515,
    counter_kept=0.001,
)
CARDS_ALONE = Weights(
    thrown_by_friend=0.542,
    thrown_by_foe=-0.05,
    help=1.028,
    boss_kept=0.429,
    boss_points=0.861,
    height_kept=0.1,
    trump_kept=0.846,
    trump_height=1.128,
    trump_boss=0.77,
    last_of_suit=-0.034,
    draw=0.405,
    draw_length=0.506,
    force_out=0.274,
    leave_trump=1.11,
    trumps_gone=0.411,
    lead_length=-0.019,
    lead_low=0.392,
    lead_to_void_friend=0.244,
    counter_kept=0.154,
)
DOMINOES = Weights(
    thrown_by_friend=0.324,
    thrown_by_foe=0.136,
    help=0.617,
    boss_kept=0.28,
    boss_points=0.179,
    height_kept=0.17,
    trump_kept=0.512,
    trump_height=0.356,
    trump_boss=0.601,
    last_of_suit=0.159,
    draw=0.71,
    draw_length=0.925,
    force_out=0.461,
    leave_trump=1.151,
    trumps_gone=1.046,
    lead_length=0.045,
    lead_low=0.001,
    lead_to_void_friend=0.296,
    counter_kept=0.138,
)
