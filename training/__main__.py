"""Train one book on one machine.

    python -m training n42pa --seconds 480 --to training/runs/n42pa

If the package is installed, the tables are made from the book; otherwise they are read from `training/tables`, where
`python -m training.export` writes them. A run's folder contains `log.jsonl` (a line for every few batches),
`weights.npz` (the players) and `critics.npz` (the critics that taught them, which say what a hand is worth with all
hands open).
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
import time
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from meldhouse.lockstep import weights
from meldhouse.lockstep.network import Layers
from meldhouse.lockstep.rules import Rules
from training.chances import NETWORK, Chances
from training.named import rules_named
from training.ppo import ACTORS, CRITICS, Learner, Params, Recipe, Training

VERSION = 1
"""The version of the training, written into the weights."""


def learned_in(folder: Path) -> Params:
    """The networks of an earlier run, whatever rules they learned."""
    files = [path for name in ("weights.npz", "critics.npz") if (path := folder / name).exists()]
    return {name: layers for path in files for name, layers in weights.read(path).networks.items()}


def actors(params: Params) -> Params:
    return {name: params[name] for name in ACTORS}


class Run:
    """A training run from beginning to end, and the files it leaves in a folder."""

    def __init__(
        self,
        rules: Rules,
        recipe: Recipe,
        folder: Path,
        *,
        seed: int = 1,
        told_every: int = 10,
        compiler: dict[str, Any] | None = None,
    ) -> None:
        """`compiler` holds options for XLA."""
        self.rules, self.folder, self.seed, self.told_every = rules, folder, seed, told_every
        self.learner = Learner(rules, recipe)
        self.iterate = jax.jit(self.learner.iterate, compiler_options=compiler)
        self.duel = jax.jit(self.learner.duel, compiler_options=compiler)
        self.log: list[dict[str, Any]] = []
        self.made: Layers | None = None
        """Says how likely a bid is made; learned last."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "log.jsonl").write_text("")

    def compile(self, *, compare: bool = True) -> None:
        """Run everything once to compile it, which can take a minute; the training's clock starts after that."""
        began, training, key = time.monotonic(), self.learner.begin(self.seed), jax.random.key(self.seed)
        jax.block_until_ready(self.iterate(training, key, jnp.float32(0), actors(training.params)))
        if compare:
            jax.block_until_ready(self.duel(training.params, training.params, key))
        self._write({"compiled": round(time.monotonic() - began, 2)})

    def go(
        self,
        *,
        seconds: float = 0,
        batches: int = 0,
        compare_every: float = 60,
        earlier: Params | None = None,
    ) -> Training:
        """Train for a number of seconds or batches, from the beginning or from networks trained before."""
        training = self.learner.begin(self.seed, earlier)
        key, first = jax.random.key(self.seed), training.params
        before, pool, lot = first, [actors(first)], random.Random(self.seed)
        began, batch, compared = time.monotonic(), 0, 0.0
        while (passed := time.monotonic() - began) < seconds or batch < batches:
            progress = min(1.0, batch / batches if batches else passed / seconds)
            batch_key, stranger = jax.random.fold_in(key, batch), lot.choice(pool)
            training, told = self.iterate(training, batch_key, jnp.float32(progress), stranger)
            jax.block_until_ready(told)  # otherwise the clock would be read long before the work is done
            if batch % self.told_every == 0 or batch == batches - 1:
                self._tell(batch, time.monotonic() - began, told)
            batch += 1
            if compare_every and passed - compared >= compare_every:
                compared = passed
                self._compare(batch, passed, training, first, before)
                before = training.params
                pool.append(actors(before))
                self.keep(training)
        if compare_every and before is not training.params:
            self._compare(batch, time.monotonic() - began, training, first, before)
        self.keep(training)
        return training

    def estimate(self, training: Training, batches: int) -> None:
        """Learn how likely the finished players are to make their bids."""
        began = time.monotonic()
        self.made, off = Chances(self.learner).fitted(training.params, batches=batches, seed=self.seed + 2)
        hands = batches * self.learner.recipe.hands
        self._write({"made, hands": hands, "off": round(off, 5), "seconds": round(time.monotonic() - began, 2)})
        self.keep(training)

    def _tell(self, batch: int, passed: float, told: Any) -> None:
        hands = (batch + 1) * self.learner.recipe.hands
        line = {"batch": batch, "seconds": round(passed, 2), "hands": hands}
        line |= {name: round(float(value), 5) for name, value in told.items()}
        self._write(line)

    def _compare(self, batch: int, passed: float, training: Training, first: Params, earlier: Params) -> None:
        """Compare it with itself at the beginning, and at the last comparison."""
        key = jax.random.fold_in(jax.random.key(self.seed + 1), batch)
        others = {"beginning": first, "earlier": earlier}
        found = {name: self.duel(training.params, params, key) for name, params in others.items()}
        line: dict[str, Any] = {"batch": batch, "seconds": round(passed, 2)}
        for name, (mean, error) in found.items():
            line |= {f"over {name}": round(float(mean), 4), f"over {name} ±": round(1.96 * float(error), 4)}
        self._write(line)

    def _write(self, line: dict[str, Any]) -> None:
        self.log.append(line)
        with (self.folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)

    def keep(self, training: Training) -> None:
        """Write the players and the critics."""
        networks = jax.tree.map(np.asarray, training.params)
        today = datetime.datetime.now(datetime.UTC).date().isoformat()
        some = self.log[:: max(1, len(self.log) // 100)]
        log = {"recipe": asdict(self.learner.recipe), "seed": self.seed, "lines": some}
        for file, names in (("weights.npz", ACTORS), ("critics.npz", CRITICS)):
            chosen = {name: networks[name] for name in names}
            if names is ACTORS and self.made is not None:
                chosen[NETWORK] = self.made
            weights.save(self.folder / file, self.rules, chosen, version=VERSION, made=today, log=log)


LAST_STEPS, ESTIMATING = 20, 45
"""Seconds set aside for the last comparison and the files, and for learning how likely bids are made."""


def main(arguments: list[str] | None = None) -> None:
    began = time.monotonic()
    options = argparse.ArgumentParser(description="Train one book.")
    options.add_argument("book", help="the name of a book, or the file of a club")
    options.add_argument("--to", type=Path, help="the folder of the run")
    options.add_argument("--from", dest="earlier", type=Path, help="the folder of an earlier run, to go on from there")
    options.add_argument("--seconds", type=float, default=0, help="how long to learn; compiling is not counted")
    options.add_argument("--within", type=float, default=0, help="how long it may all take with compiling, instead")
    options.add_argument("--batches", type=int, default=0, help="how many batches to learn from, instead")
    options.add_argument(
        "--bids",
        type=int,
        default=64,
        help="how many bids, from the lowest up, the network can make (a file of tables says it itself)",
    )
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--told-every", type=int, default=10, metavar="BATCHES", help="how often a line is written")
    options.add_argument("--compare-every", type=float, default=60, metavar="SECONDS", help="0: never")
    for part in fields(Recipe):
        if part.type in ("int", "float"):
            options.add_argument(f"--{part.name.replace('_', '-')}", type={"int": int, "float": float}[part.type])
    options.add_argument(
        "--estimates", type=int, default=60, metavar="BATCHES", help="to learn last how likely bids are made; 0: not"
    )
    options.add_argument("--whole", action="store_true", help="networks compute with 32 bits")
    options.add_argument("--width", type=int, nargs=2, metavar=("BEFORE", "PLAY"), help="of the two networks")
    given = vars(options.parse_args(arguments))
    if not (given["seconds"] or given["batches"] or given["within"]):
        options.error("say how long to learn: --seconds, --within or --batches.")
    tuned = {part.name: given[part.name] for part in fields(Recipe) if given.get(part.name) is not None}
    recipe = replace(Recipe(half=not given["whole"]), **tuned)
    if given["width"]:
        before, play = given["width"]
        recipe = replace(recipe, before=(before, recipe.before[1]), play=(play, recipe.play[1]))
    folder = given["to"] or Path(__file__).parent / "runs" / given["book"]
    run = Run(
        rules_named(given["book"], given["bids"]), recipe, folder, seed=given["seed"], told_every=given["told_every"]
    )
    run.compile(compare=bool(given["compare_every"]))
    left = given["within"] - (time.monotonic() - began) - LAST_STEPS - (ESTIMATING if given["estimates"] else 0)
    training = run.go(
        seconds=max(given["seconds"], left),
        batches=given["batches"],
        compare_every=given["compare_every"],
        earlier=learned_in(given["earlier"]) if given["earlier"] else None,
    )
    if given["estimates"]:
        run.estimate(training, given["estimates"])


if __name__ == "__main__":
    main()
