"""The solver compared with the best of its kind: playouts with OpenSpiel's rollouts, exact answers with DDS.

Both peers play contract bridge, the nearest trick game they have, and both are C++: OpenSpiel's random rollouts are
made inside its search, without Python between two cards; DDS is the double dummy solver of bridge, asked through
endplay. Rounds are interleaved and processor time of one core is counted. Playouts of different games differ in length,
so the comparison is by cards played. The games are not equally hard to solve, so the ratios to DDS say which deals can
be solved as quickly as bridge deals, not which solver is better.

    make bench
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import mean, median
from typing import NamedTuple

import pyspiel
from endplay.dds import solve_board
from endplay.dds.solve import SolveMode
from endplay.types import Deal, Denom, Player

from meldhouse.game import Side, seating_of, trick_order
from meldhouse.rulebooks import load_book
from meldhouse.solver import Position, Search, playouts
from meldhouse.solver.solving import search_for
from meldhouse.solver.starting import kernel

PLAYED_OUT = ("n42pa", "mcallen", "st-hilary", "npa", "bend")
OPENSPIEL = "OpenSpiel bridge, C++"
BRIDGE_CARDS = 52

WARM_START = """
from meldhouse.game import trick_order
from meldhouse.pieces import parse_pieces
from meldhouse.rulebooks import load_book
from meldhouse.solver import Position, solve
book = load_book("n42pa")
held = {"N": "5-5 6-1", "E": "4-0 3-1", "S": "5-1 3-2", "W": "6-2 3-0"}
hands = {seat: tuple(parse_pieces(text)) for seat, text in held.items()}
assert solve(Position(book, trick_order(book, "4"), hands, (), (), "N"), "NS").value == 6
"""


def dealt(name: str, lot: Random, tricks: int | None = None) -> Position:
    """A random deal, whole or with a number of tricks left."""
    book = load_book(name)
    seats, number = seating_of(book).seats, tricks or book.deal.hand
    pool = lot.sample(book.pack.pieces, number * len(seats))
    hands = {seat: tuple(pool[at * number : (at + 1) * number]) for at, seat in enumerate(seats)}
    return Position(book, trick_order(book, lot.choice(book.trump.choices)), hands, (), (), lot.choice(seats))


def seconds_of(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


# --- playouts ---------------------------------------------------------------------------------------------------------


def our_playouts(name: str, lot: Random, number: int) -> float:
    """Playouts per second."""
    position = dealt(name, lot)
    side = seating_of(position.book).sides[0]
    return number / seconds_of(lambda: playouts(position, side, number))


def openspiel_playouts(lot: Random, number: int) -> float:
    """The same for a bridge deal in 1 NT. OpenSpiel's search first has the evaluator roll out the root, so a one-step
    search makes only these rollouts."""
    bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    state = bridge.new_initial_state()
    while state.is_chance_node():
        state.apply_action(lot.choice(state.legal_actions()))
    for call in ("1NT", "Pass", "Pass", "Pass"):
        calls = {state.action_to_string(action): action for action in state.legal_actions()}
        state.apply_action(calls[call])
    evaluator = pyspiel.RandomRolloutEvaluator(number, lot.randrange(1 << 30))
    search = pyspiel.MCTSBot(bridge, evaluator, 1.0, 1, 1_000, False, 1, False)
    return number / seconds_of(lambda: search.mcts_search(state))


def compare_playouts(rounds: int) -> None:
    paces: dict[str, list[float]] = {name: [] for name in (*PLAYED_OUT, OPENSPIEL)}
    for seed in range(rounds):
        for name in PLAYED_OUT:
            paces[name].append(our_playouts(name, Random(seed), 20_000))
        paces[OPENSPIEL].append(openspiel_playouts(Random(seed), 300))
    cards = {name: len(seating_of(load_book(name)).seats) * load_book(name).deal.hand for name in PLAYED_OUT}
    cards[OPENSPIEL] = BRIDGE_CARDS
    print(f"{'Random playouts':34}{'playouts/s':>12}{'cards/s':>14}{'× OpenSpiel':>13}{'(median)':>10}")
    for name, found in paces.items():
        best, middle = [
            measure(found) * cards[name] / measure(paces[OPENSPIEL]) / BRIDGE_CARDS for measure in (max, median)
        ]
        print(f"{name:34}{max(found):12,.0f}{max(found) * cards[name]:14,.0f}{best:13,.0f}{middle:10,.0f}")


# --- exact answers ----------------------------------------------------------------------------------------------------


class Solved(NamedTuple):
    seconds: float
    positions: int = 0
    """How many positions were searched; DDS does not tell."""


def our_value(name: str, tricks: int | None = None) -> Callable[[Random], Solved]:
    """The cost of finding what the first side can take."""

    def solve(lot: Random) -> Solved:
        position = dealt(name, lot, tricks)
        return _searched(position, seating_of(position.book).sides[0], lambda search: search.value())

    return solve


def our_threshold(name: str, points: int) -> Callable[[Random], Solved]:
    """The cost of finding whether the leading side can take a given amount."""

    def solve(lot: Random) -> Solved:
        position = dealt(name, lot)
        side = seating_of(position.book).side[position.turn]
        return _searched(position, side, lambda search: search.reaches(points))

    return solve


def _searched(position: Position, side: Side, ask: Callable[[Search], object]) -> Solved:
    start = time.process_time()
    search = search_for(position, side)
    ask(search)
    return Solved(time.process_time() - start, search.nodes)


def dds(mode: SolveMode, tricks: int | None = None) -> Callable[[Random], Solved]:
    def solve(lot: Random) -> Solved:
        deck = [(suit, rank) for suit in range(4) for rank in "AKQJT98765432"]
        lot.shuffle(deck)
        hands = [
            ".".join("".join(rank for suit, rank in deck[at : at + 13] if suit == wanted) for wanted in range(4))
            for at in range(0, len(deck), 13)
        ]
        deal = Deal("N:" + " ".join(hands), first=lot.choice(list(Player)), trump=lot.choice(list(Denom)))
        return Solved(seconds_of(lambda: solve_board(deal, mode, tricks)))

    return solve


WHOLE, WHETHER = "DDS, bridge: a whole deal", "DDS, bridge: 9 tricks?"
EXACT: dict[str, tuple[Callable[[Random], Solved], str, int]] = {
    "42: a whole deal": (our_value("n42pa"), WHOLE, 20),
    "mcallen, 48 cards: a whole deal": (our_value("mcallen"), WHOLE, 2),
    "st-hilary, 48 cards: a whole deal": (our_value("st-hilary"), WHOLE, 2),
    "mcallen: 15 points?": (our_threshold("mcallen", 15), WHETHER, 5),
    "st-hilary: 15 points?": (our_threshold("st-hilary", 15), WHETHER, 5),
    "npa, 80 cards: 10 tricks left": (our_value("npa", 10), WHOLE, 5),
    "bend, 80 cards: 10 tricks left": (our_value("bend", 10), WHOLE, 5),
    WHOLE: (dds(SolveMode.OptimalOne), WHOLE, 5),
    WHETHER: (dds(SolveMode.TargetOne, 9), WHETHER, 5),
}
"""What is solved, what it is compared with, and the number of deals in a round."""


def compare_exact(rounds: int) -> None:
    runs: dict[str, list[Solved]] = {what: [] for what in EXACT}
    for seed in range(rounds):
        for what, (solve, _, deals) in EXACT.items():
            runs[what] += [solve(Random(f"{what} {seed} {deal}")) for deal in range(deals)]
    print(f"{'Exact answers':34}{'deals':>6}{'median ms':>11}{'mean ms':>10}{'DDS ÷ this':>12}{'(mean)':>9}")
    times = {what: [one.seconds for one in found] for what, found in runs.items()}
    for what, (_, peer, _) in EXACT.items():
        found = times[what]
        ratios = [measure(times[peer]) / measure(found) for measure in (median, mean)]
        print(
            f"{what:34}{len(found):6}{median(found) * 1000:11.2f}{mean(found) * 1000:10.2f}"
            f"{ratios[0]:12.2f}{ratios[1]:9.2f}"
        )
    print()
    print(f"{'Positions looked at':34}{'median':>17}{'mean':>10}")
    for what, found in runs.items():
        if any(looked := [one.positions for one in found]):
            print(f"{what:34}{median(looked):17,.0f}{mean(looked):10,.0f}")


# --- the start --------------------------------------------------------------------------------------------------------


def warm_start() -> float:
    """Processor time of a new process until its first answer, with the kernel already compiled."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", WARM_START], check=True, env=dict(os.environ))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    kernel()
    for name in PLAYED_OUT:
        our_playouts(name, Random(0), 1)
        our_value(name, 2)(Random(0))
    compare_playouts(options.rounds)
    print()
    compare_exact(options.rounds)
    print()
    warm_start()
    print(f"A new process, to its first answer: {min([warm_start() for _ in range(5)]):.2f} s")


if __name__ == "__main__":
    main()
