"""A learned player against a level of the house: the same deals with the seats exchanged, in the score of the book.

python -m training.against n42pa training/runs/n42pa/weights.npz novice --deals 200
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

import numpy as np

from meldhouse.envs import TableEnv, ask
from meldhouse.envs.actions import BIDS
from meldhouse.game import seating_of
from meldhouse.players import player_for
from meldhouse.rulebooks import Book, load_book
from training.export import rules_of
from training.playing import Learned
from training.state import OVER


@dataclass
class Seated:
    """One table, the side of the learned player, and what was won there."""

    table: TableEnv
    side: int
    margin: float = 0.0


def margins(book: Book, learned: Learned, level: str, deals: range, seed: str = "learned") -> list[float]:
    """For every deal, what the learned player scores more than the level, on average over the ways to sit."""
    seating = seating_of(book)
    sides = range(len(seating.sides))
    bids = learned.table.rules.bids
    seated = [Seated(TableEnv(book, bids=bids, zero_sum=True), side) for _ in deals for side in sides]
    for at, one in enumerate(seated):
        deal = deals[at // len(sides)]
        dealer = seating.seats[deal % len(seating.seats)]
        one.table.reset(seed=Random(f"{seed} {deal}").randrange(1 << 31), options={"dealer": dealer})
    other = player_for(book, level)
    play(learned, seated, other)
    return [fmean(one.margin for one in seated[at : at + len(sides)]) for at in range(0, len(seated), len(sides))]


def play(learned: Learned, seated: list[Seated], other) -> None:
    """All tables to their end, side by side with the environment of arrays, from which the learned player decides."""
    environment = learned.table
    tables = [one.table for one in seated]
    place = {piece: at for at, piece in enumerate(tables[0].book.pack.faces)}
    seats = list(tables[0].seats.values())

    def dealt() -> tuple[np.ndarray, np.ndarray]:
        hands = np.zeros((len(tables), len(seats), len(place)), np.int32)
        kitty = np.zeros((len(tables), len(place)), np.int32)
        for at, table in enumerate(tables):
            for by, seat in enumerate(seats):
                for piece in table.hand.state.dealt[seat]:
                    hands[at, by, place[piece]] += 1
            for piece in table.hand.state.kitty:
                kitty[at, place[piece]] += 1
        return hands, kitty

    dealers = np.array([seats.index(table.hand.state.dealer) for table in tables])
    state = environment.start(*dealt(), dealer=dealers)
    while (state.phase != OVER).any():
        answers = learned.decide(state)
        for at, one in enumerate(seated):
            if one.table.question is None:
                continue
            if state.actor[at] % environment.rules.sides != one.side:
                answers[at] = ask(one.table, other)
            one.table.step(int(answers[at]))
            if one.table.question is None:
                one.margin = one.table.rewards[f"player_{one.side}"]
        state = environment.step(state, answers, fresh=dealt() if environment.asks("redeal") else None)


def main() -> None:
    options = argparse.ArgumentParser(description="Play a learned player against a level.")
    options.add_argument("book")
    options.add_argument("weights")
    options.add_argument("level")
    options.add_argument("--deals", type=int, default=100)
    options.add_argument("--bids", type=int, default=BIDS)
    given = options.parse_args()
    book = load_book(given.book)
    learned = Learned.read(given.weights, rules_of(book, given.bids))
    found: list[float] = []
    for start in range(0, given.deals, 50):
        found += margins(book, learned, given.level, range(start, min(start + 50, given.deals)))
        if len(found) > 1:
            interval = 1.96 * stdev(found) / sqrt(len(found))
            print(f"{len(found)} deals: {fmean(found):+.3f} ± {interval:.3f}", flush=True)


if __name__ == "__main__":
    main()
