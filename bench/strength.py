"""How much more one level scores per hand than others: the same deals with the seats exchanged, on every core, for as
long as there is time.

    .venv/bin/python bench/strength.py --books n42pa mcallen --against novice expert --deals 4000 --to build/strength
    .venv/bin/python bench/strength.py --told build/strength

Every match-up gets the same share of the processors until it has its deals. Results are kept in the folder, deal by
deal, with the versions of both players: the same command goes on where it stopped, `--seconds` says when to stop, and
folders from several machines can be told together. The interval holds the true mean 19 times out of 20.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from meldhouse.players import level_named
from meldhouse.players.duels import Duel, Match, fixed, play_deals
from meldhouse.players.learned import learned
from meldhouse.rulebooks import Book, book_names, load_book

PORTION = 4
"""Deals played in one go."""
PATIENCE = 3.0
"""A portion is not begun when there is less time left than this many usual portions take."""


class Pairing(NamedTuple):
    book: str
    one: str
    other: str
    seed: str
    play_only: bool


class Portion(NamedTuple):
    pairing: Pairing
    players: str
    """The versions of both players: results of others do not belong together."""
    first: int
    margins: list[float]
    seconds: float


@cache
def book_named(name: str) -> Book:
    return load_book(name)


def version_of(book: Book, name: str) -> str:
    """What is different for every version of a player; for a network, its hash."""
    level = level_named(name)
    if level.thinks == "by-network":
        return f"{name} {learned(book).weights.header['hash'][:12]}"
    return f"{name} {level.version}"


def players_of(pairing: Pairing) -> str:
    book = book_named(pairing.book)
    return f"{version_of(book, pairing.one)}, {version_of(book, pairing.other)}"


@cache
def match_of(pairing: Pairing) -> Match:
    key = hashlib.sha256(pairing.seed.encode()).digest()
    one, other = level_named(pairing.one), level_named(pairing.other)
    return fixed(Match(book=book_named(pairing.book), one=one, other=other, key=key, play_only=pairing.play_only))


def play(pairing: Pairing, players: str, deals: range) -> Portion:
    began = time.process_time()
    margins = play_deals(match_of(pairing), deals)
    return Portion(pairing, players, deals.start, margins, time.process_time() - began)


# --- what has been played ---------------------------------------------------------------------------------------------


class Results:
    """Portions in a folder, one line each."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.portions: dict[tuple[Pairing, str], dict[int, Portion]] = {}
        for folder in folders:
            for path in sorted(folder.glob("*.jsonl")):
                for line in path.read_text().splitlines():
                    self.add(_read(line))

    def add(self, portion: Portion) -> None:
        self.portions.setdefault((portion.pairing, portion.players), {})[portion.first] = portion

    def there(self, pairing: Pairing, players: str) -> dict[int, Portion]:
        return self.portions.get((pairing, players), {})

    def table(self) -> Table:
        table = Table("rules", "player", "over", "what counts", "deals", "mean", "±", "seconds a deal")
        for (pairing, players), portions in sorted(self.portions.items()):
            margins = [margin for _, portion in sorted(portions.items()) for margin in portion.margins]
            if len(margins) < 2:
                continue
            found, spent = Duel(margins=tuple(margins)), sum(portion.seconds for portion in portions.values())
            one, other = players.split(", ")
            counted = "tricks" if pairing.play_only else "score"
            figures = (f"{found.mean:+.3f}", f"{found.within:.3f}", f"{spent / len(margins):.2f}")
            table.add_row(pairing.book, one, other, counted, f"{len(margins):,}", *figures)
        return table


def _read(line: str) -> Portion:
    pairing, *others = json.loads(line)
    return Portion(Pairing(*pairing), *others)


# --- playing on every core --------------------------------------------------------------------------------------------


class Playing:
    def __init__(self, pairings: list[Pairing], deals: int, folder: Path, deadline: float) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.results, self.deadline = Results([folder]), deadline
        self.file = folder / "margins.jsonl"
        self.players = {pairing: players_of(pairing) for pairing in pairings}
        self.waiting: dict[Pairing, Iterator[range]] = {pairing: self._left(pairing, deals) for pairing in pairings}
        self.spent = dict.fromkeys(pairings, 0.0)
        self.usual = dict.fromkeys(pairings, 0.0)
        """How long a portion takes."""

    def _left(self, pairing: Pairing, deals: int) -> Iterator[range]:
        there = self.results.there(pairing, self.players[pairing])
        done = {first: len(portion.margins) for first, portion in there.items()}
        portions = (range(first, min(first + PORTION, deals)) for first in range(0, deals, PORTION))
        return (portion for portion in portions if done.get(portion.start, 0) < len(portion))

    def next(self) -> tuple[Pairing, range] | None:
        """A portion of the match-up that has had the least time."""
        for pairing in sorted(self.waiting, key=lambda each: self.spent[each]):
            if time.monotonic() + PATIENCE * self.usual[pairing] > self.deadline:
                continue
            deals = next(self.waiting[pairing], None)
            if deals is not None:
                return pairing, deals
            del self.waiting[pairing]
        return None

    def go(self, processes: int) -> None:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool, self.file.open("a") as file:
            running: dict[Future[Portion], float] = {}
            while True:
                while len(running) < processes and (asked := self.next()):
                    pairing, deals = asked
                    expected = self.usual[pairing] or 1e-6  # counted at once, so that others come first meanwhile
                    self.spent[pairing] += expected
                    running[pool.submit(play, pairing, self.players[pairing], deals)] = expected
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    expected, portion = running.pop(future), future.result()
                    self.spent[portion.pairing] += portion.seconds - expected
                    self.usual[portion.pairing] = portion.seconds
                    self.results.add(portion)
                    file.write(json.dumps(portion) + "\n")
                    file.flush()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--books", nargs="+", default=list(book_names()))
    parser.add_argument("--level", default="self-taught")
    parser.add_argument("--against", nargs="+", default=["novice", "club", "expert"])
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", default="players")
    parser.add_argument("--play-only", action="store_true", help="what comes before the tricks is drawn; points count")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument("--to", type=Path, default=Path("build/strength"), help="the folder for results")
    parser.add_argument("--told", type=Path, nargs="+", help="only tell what is in these folders")
    asked: Any = parser.parse_args(arguments)
    console = Console(width=120)
    if asked.told:
        console.print(Results(asked.told).table())
        return
    deadline = time.monotonic() + asked.seconds
    matches = [(book, asked.level, other) for other in asked.against for book in asked.books]
    pairings = [Pairing(*match, asked.seed, asked.play_only) for match in matches]
    playing = Playing(pairings, asked.deals, asked.to, deadline)
    playing.go(asked.processes)
    console.print(playing.results.table())


if __name__ == "__main__":
    main()
