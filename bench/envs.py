"""Random masked hands in environments: steps per second of ours compared with two peers, in one process.

The peers are PettingZoo's own Texas hold'em for four, behind wrappers like ours and in the same loop, and RLCard's
bridge, the nearest trick game that has observations, in its own shorter loop. Every step is an observation with a mask,
a random choice and an answer. Many short rounds are interleaved and processor time is counted; the ratios are printed
twice, for the best rounds (a busy machine does not affect those) and for the median ones.

    make bench-envs
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy
import rlcard
from pettingzoo.classic.rlcard_envs import texas_holdem

from meldhouse import envs
from meldhouse.rulebooks import book_names

Playing = Callable[[int], int]
"""Plays a round with that seed; returns the number of steps."""


def pettingzoo_round(env: Any, hands: int) -> Playing:
    def play(seed: int) -> int:
        lot, steps = Random(seed), 0
        for number in range(hands):
            env.reset(seed=seed * hands + number)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(lot.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
                steps += 1
        return steps

    return play


def rlcard_round(env: Any, hands: int) -> Playing:
    def play(seed: int) -> int:
        lot, steps = Random(seed), 0
        env.seed(seed)
        for _ in range(hands):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(lot.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return play


def pace(play: Playing, seed: int) -> float:
    """Steps per second of processor time."""
    start = time.process_time()
    steps = play(seed)
    return steps / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--hands", type=int, default=8)
    options = parser.parse_args()
    hands = options.hands
    players = {name: pettingzoo_round(envs.env(name), hands) for name in book_names()}
    peers = {
        "Texas hold'em": pettingzoo_round(texas_holdem.env(num_players=4), hands),
        "RLCard bridge": rlcard_round(rlcard.make("bridge"), hands),
    }
    paces: dict[str, list[float]] = {name: [] for name in (*players, *peers)}
    for play in players.values():
        play(0)  # do not measure what a book computes only once
    for seed in range(1, options.rounds + 1):
        for name, play in {**players, **peers}.items():
            paces[name].append(pace(play, seed))
    print(f"{'':16}{'steps/s':>10}{'× hold’em':>11}{'(median)':>10}{'× bridge':>10}{'(median)':>10}")
    for name, found in paces.items():
        ratios = [measure(found) / measure(paces[peer]) for peer in peers for measure in (max, median)]
        print(f"{name:16}{max(found):10,.0f}{ratios[0]:11.2f}{ratios[1]:10.2f}{ratios[2]:10.2f}{ratios[3]:10.2f}")


if __name__ == "__main__":
    main()
