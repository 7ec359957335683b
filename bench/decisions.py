"""The ledger of decisions: what bots of every level decided in many hands, by kind, how many decisions were refused,
and how long they took.

    .venv/bin/python bench/decisions.py --hands 10000
    .venv/bin/python bench/decisions.py --hands 60 --worlds 0 --processes 1 --levels expert

Hands go to the levels in turn. `--worlds` makes bots that imagine the other hands imagine fewer, and reconsider once at
most, so that ten thousand hands take an hour or two instead of a day; all the code that decides is the same. With
`--worlds 0` they imagine as many as at a table, and the times are those of a table. Processor time is what a decision
costs; on a busy machine it takes longer.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from meldhouse.batches import Here, Processes, run
from meldhouse.game import Hand, seating_of, steward, to_act
from meldhouse.pieces import subkey
from meldhouse.players import LEVELS, Level, Sitting, levels_for, player_for
from meldhouse.rulebooks import Book, book_names, load_book

PORTION = 20


class Ledger(NamedTuple):
    kinds: Counter[str]
    times: dict[str, list[tuple[float, float]]]
    """By level, the seconds of every decision: processor time and wall time."""

    def join(self, other: Ledger) -> None:
        self.kinds.update(other.kinds)
        for level, times in other.times.items():
            self.times.setdefault(level, []).extend(times)


def quick(level: Level, worlds: int) -> Level:
    if level.thinks != "in-worlds" or not worlds:
        return level
    return replace(level, call_worlds=worlds, play_worlds=worlds, looks=min(level.looks, 2), choices=3)


def decisions(book: Book, levels: tuple[Level, ...], numbers: Sequence[int]) -> Ledger:
    """The decisions in these hands; a refusal is counted under its code, and ends the hand."""
    seating, found = seating_of(book), Ledger(Counter(), {level.name: [] for level in levels})
    for number in numbers:
        level = levels[number % len(levels)]
        key = subkey(bytes(32), f"decisions {number}")
        hand = Hand(book, dealer=seating.seats[number % len(seating.seats)], key=key)
        player, sitting = player_for(book, level, key), Sitting(hand)
        while True:
            steward.tidy(hand)
            if hand.is_over:
                found.kinds["hands"] += 1
                break
            processor, clock = time.process_time(), time.perf_counter()
            action = sitting.ask(to_act(hand)[0], player)
            spent = time.process_time() - processor, time.perf_counter() - clock
            found.times[level.name].append(spent)
            refusal = hand.verify(action)
            if refusal is not None:
                found.kinds[f"refused: {refusal.code}"] += 1
                break
            found.kinds[type(action).__name__] += 1
            sitting.act(action)
    return found


def percentiles(times: list[tuple[float, float]]) -> list[str]:
    """The median, 99th percentile and maximum, in milliseconds: processor time and wall time."""
    table = 1000 * np.percentile(np.array(times), [50, 99, 100], axis=0)
    return [f"{processor:.1f} ({clock:.1f})" for processor, clock in table]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--worlds", type=int, default=4, help="0: as many as the level has")
    parser.add_argument("--books", nargs="+", default=list(book_names()))
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    console = Console()
    table = Table("book", "hands", "decisions", "refused", "by kind", title=f"Decisions of {', '.join(asked.levels)}")
    clock = Table(
        "book", "level", "median", "99 of 100", "longest", title="Milliseconds of the processor (on the clock)"
    )
    for name in asked.books:
        book, whole = load_book(name), Ledger(Counter(), {})
        known = levels_for(book)
        levels = tuple([quick(known[level], asked.worlds) for level in asked.levels if level in known])
        if not levels:
            continue
        decisions(book, levels, range(len(levels)))  # Loading compiled code belongs to no decision.
        where = Processes(asked.processes) if asked.processes > 1 else Here()
        parts = run(partial(decisions, book, levels), range(asked.hands), size=PORTION, where=where)
        for part in track(parts, name, total=-(-asked.hands // PORTION), console=Console(stderr=True), transient=True):
            whole.join(part)
        hands = whole.kinds.pop("hands", 0)
        refused = sum(number for kind, number in whole.kinds.items() if kind.startswith("refused"))
        kinds = ", ".join(f"{kind} {number:,}" for kind, number in whole.kinds.most_common())
        table.add_row(name, f"{hands:,}", f"{whole.kinds.total():,}", str(refused), kinds)
        for level, times in whole.times.items():
            clock.add_row(name, level, *percentiles(times))
    console.print(table)
    console.print(clock)


if __name__ == "__main__":
    main()
