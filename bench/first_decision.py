"""How long it takes from starting Python to a computer player's first decision: nothing is loaded yet.

    .venv/bin/python bench/first_decision.py --times 20

Every time is a new process that imports what it needs, reads the rules, deals a hand and asks a player for its first
call. Two processes are run first and not counted, so that Python's translations of the sources are there. Processor
time is what it costs; on a busy machine it takes longer on the clock. `python` is what starting and stopping Python
takes by itself.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import time

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from meldhouse.players import LEVELS
from meldhouse.rulebooks import book_names

SCRIPT = """
import sys
from meldhouse.game import Hand, steward, to_act
from meldhouse.players import player_for
from meldhouse.players.seating import Sitting
from meldhouse.rulebooks import load_book
_, name, level = sys.argv
book = load_book(name)
hand = Hand(book, dealer="N", key=bytes(32))
player = player_for(book, level)
steward.tidy(hand)
assert Sitting(hand).ask(to_act(hand)[0], player)
"""
NOT_COUNTED = 2


def measured(arguments: list[str]) -> tuple[float, float]:
    """The processor's seconds and the clock's."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True)
    clock, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, clock


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--books", nargs="+", default=list(book_names()))
    parser.add_argument("--level", default="self-taught", choices=list(LEVELS))
    asked = parser.parse_args()
    console = Console()
    table = Table("rules", "median", "longest", title=f"Seconds of the processor (on the clock), {asked.level}")
    for name in ["python", *asked.books]:
        arguments = ["-c", "pass"] if name == "python" else ["-c", SCRIPT, name, asked.level]
        for _ in range(NOT_COUNTED):
            measured(arguments)
        times = track(range(asked.times), name, console=Console(stderr=True), transient=True)
        found = [measured(arguments) for _ in times]
        cells = np.percentile(np.array(found), [50, 100], axis=0)
        table.add_row(name, *[f"{processor:.3f} ({clock:.3f})" for processor, clock in cells])
    console.print(table)


if __name__ == "__main__":
    main()
