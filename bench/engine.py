"""Random legal hands: decisions per second of the checked, logged engine compared with two peers, in one process.

The peers play contract bridge, the nearest trick game they have: RLCard's core (which checks nothing) and OpenSpiel's
C++ bridge through its Python interface. Many short rounds are interleaved and processor time is counted; the ratios are
printed twice, for the best rounds (a busy machine does not affect those) and for the median ones. For us only real
decisions count: shuffling, counting and turning tricks down are done, checked and logged, but not counted.

    make bench
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

import pyspiel
from rlcard.games.bridge.game import BridgeGame

from meldhouse.game import Hand, seating_of
from meldhouse.players.kinds.random_actions import play_by_chance
from meldhouse.rulebooks import Book, book_names, load_book

Playing = Callable[[int, Random], int]
"""Plays some random hands; returns the number of decisions."""


def meldhouse_hands(book: Book) -> Playing:
    seats = seating_of(book).seats

    def play(hands: int, lot: Random) -> int:
        return sum(
            play_by_chance(Hand(book, dealer=seats[number % len(seats)], key=lot.randbytes(32)), lot)
            for number in range(hands)
        )

    return play


def rlcard_hands(hands: int, lot: Random) -> int:
    decisions = 0
    game = BridgeGame()
    for _ in range(hands):
        game.init_game()
        while not game.is_over():
            game.step(lot.choice(game.judger.get_legal_actions()))
            decisions += 1
    return decisions


def openspiel_hands(hands: int, lot: Random) -> int:
    decisions = 0
    bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    for _ in range(hands):
        state = bridge.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(lot.choice(state.legal_actions()))
    return decisions


def pace(play: Playing, hands: int, seed: int) -> float:
    """Decisions per second of processor time."""
    start = time.process_time()
    decisions = play(hands, Random(seed))
    return decisions / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--hands", type=int, default=8)
    options = parser.parse_args()
    players: dict[str, Playing] = {name: meldhouse_hands(load_book(name)) for name in book_names()}
    peers: dict[str, Playing] = {"RLCard bridge core": rlcard_hands, "OpenSpiel bridge": openspiel_hands}
    paces: dict[str, list[float]] = {name: [] for name in (*players, *peers)}
    for seed in range(options.rounds):
        for name, play in {**players, **peers}.items():
            paces[name].append(pace(play, options.hands, seed))
    print(f"{'':20}{'decisions/s':>12}{'× RLCard':>10}{'(median)':>10}{'× OpenSpiel':>13}{'(median)':>10}")
    for name, found in paces.items():
        ratios = [measure(found) / measure(paces[peer]) for peer in peers for measure in (max, median)]
        print(f"{name:20}{max(found):12,.0f}{ratios[0]:10.2f}{ratios[1]:10.2f}{ratios[2]:13.2f}{ratios[3]:10.2f}")


if __name__ == "__main__":
    main()
