"""Processor time of a whole event: entries, seating, every hand entered, signed and closed, and the standings.

For comparison: the time for only scoring the same hands, which any tournament program needs.

    .venv/bin/python bench/tournament.py --players 500 --rounds 12
"""

from __future__ import annotations

import argparse
import time

from meldhouse.game import score
from meldhouse.rulebooks import load_book
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.simulating.simulate import simulate
from meldhouse.tournament.steps import read_step, write_step
from meldhouse.tournament.tournament import Tournament


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=500)
    asked.add_argument("--rounds", type=int, default=12)
    options = asked.parse_args()
    print(f"{'house':10} {'seconds':>8} {'hands':>7} {'counting alone':>15} {'ratio':>6} {'read again':>11} {'MiB':>5}")
    for name in ("npa", "bend", "st-hilary"):
        book = load_book(name)
        began = time.process_time()
        found = simulate(name, form_of(book, rounds=options.rounds), options.players, seed="bench")
        took = time.process_time() - began
        sheets = [sheet for each in found.state.rounds for sheet in each.sheets.values()]
        began = time.process_time()
        for sheet in sheets:
            for row in sheet.rows:
                score(sheet.book, row.slip)
        counting = time.process_time() - began
        bodies = [write_step(step) for step in found.log]
        began = time.process_time()
        Tournament([read_step(body) for body in bodies]).standings()
        again = time.process_time() - began
        hands, size = sum(len(sheet.rows) for sheet in sheets), sum(map(len, bodies)) / 2**20
        print(
            f"{name:10} {took:8.1f} {hands:7} {counting:15.1f} {took / counting:6.1f} {again:11.1f} {size:5.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
