"""Whether learned players know what their bids are worth: of bids they think are made 60 to 70 times in 100, how many
are made?

    .venv/bin/python bench/calibration.py --hands 20000

The shipped networks play random deals against themselves. When the bidder is asked to name trump, the network `made`
says from what the bidder knows how likely the bid is made. Deals are other ones than it learned from. The interval
holds the true share 19 times out of 20 (Wilson). A row is marked if the interval and the row's range do not meet; the
exit code is 1 if any row with 100 bids or more is.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from meldhouse.lockstep.arrays import Array
from meldhouse.lockstep.playing import Learned
from meldhouse.lockstep.state import AUCTION, OVER, PLAYED, State
from meldhouse.players.learned import is_learned, learned
from meldhouse.rulebooks import book_names, load_book

BATCH = 2000
ROWS = 10
ENOUGH = 100
NORMAL = 1.959964


def played(player: Learned, number: int, lot: np.random.Generator) -> tuple[Array, Array]:
    """What the bidders of some hands thought of their bids, and whether they made them."""
    table, pack = player.table, int(player.table.rules.copies_of.sum())
    dealt = table.deal(lot.random((number, pack)))
    state = table.start(*dealt, dealer=lot.integers(0, table.rules.seats, number))
    # A weak hand is played like any other here: who would have had it dealt again bids on it.
    state = state._replace(
        phase=np.full_like(state.phase, AUCTION), actor=((state.dealer + 1) % table.rules.seats).astype(np.int32)
    )
    thought = np.full(number, np.nan)
    naming = next(part for part in player.deciding.parts if part.name == "naming")
    while (state.phase != OVER).any():
        asked = player.deciding.is_asked(naming, state) & ~state.dropped & np.isnan(thought)
        if asked.any():
            thought[asked] = player.chance(State(*(field[asked] for field in state)))
        state = table.step(state, player.decide(state))
    was_bid = ~np.isnan(thought)
    made = (state.ended == PLAYED) & table.scoring.made(state)
    return thought[was_bid], made[was_bid]


def wilson(made: int, number: int) -> tuple[float, float]:
    share, square = made / number, NORMAL**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    half = NORMAL * sqrt(share * (1 - share) / number + square / (4 * number**2)) / (1 + square / number)
    return max(0.0, middle - half), min(1.0, middle + half)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--books", nargs="+", default=[name for name in book_names() if is_learned(load_book(name))])
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    console, off = Console(width=100), 0
    for name in asked.books:
        player, lot = learned(load_book(name)), np.random.default_rng(asked.seed)
        sizes = [min(BATCH, asked.hands - first) for first in range(0, asked.hands, BATCH)]
        hands = [played(player, size, lot) for size in track(sizes, name, console=Console(stderr=True), transient=True)]
        thought, made = (np.concatenate(parts) for parts in zip(*hands, strict=True))
        table = Table("thought", "bids", "mean thought", "made", "interval", "", title=f"{name}: {len(thought):,} bids")
        rows = np.minimum((thought * ROWS).astype(int), ROWS - 1)
        for row in range(ROWS):
            there = rows == row
            number = int(there.sum())
            if not number:
                continue
            low, high = wilson(int(made[there].sum()), number)
            is_off = number >= ENOUGH and (high < row / ROWS or low > (row + 1) / ROWS)
            off += is_off
            table.add_row(
                f"{row / ROWS:.0%}–{(row + 1) / ROWS:.0%}",
                f"{number:,}",
                f"{thought[there].mean():.1%}",
                f"{made[there].mean():.1%}",
                f"{low:.1%}–{high:.1%}",
                "off" if is_off else "",
            )
        table.add_row("all", f"{len(thought):,}", f"{thought.mean():.1%}", f"{made.mean():.1%}", "", "")
        console.print(table)
    sys.exit(1 if off else 0)


if __name__ == "__main__":
    main()
