"""The ledger of decisions: what bots of every level decided in many hands, by kind, and how much of it was refused.

    .venv/bin/python bench/decisions.py --hands 10000

Hands go to the levels in turn. `--worlds` makes those who imagine the other hands imagine fewer, so that ten thousand
hands take minutes and not a day; every line of code that decides is the same.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from meldhouse.batches import Processes, run
from meldhouse.game import Hand, seating_of, steward, to_act
from meldhouse.pieces import subkey
from meldhouse.players import LEVELS, Level, Sitting, player_for
from meldhouse.rulebooks import Book, book_names, load_book

PORTION = 20


def quick(level: Level, worlds: int) -> Level:
    if level.thinks != "in worlds" or not worlds:
        return level
    return replace(level, call_worlds=worlds, play_worlds=worlds, choices=3)


def decisions(book: Book, levels: tuple[Level, ...], numbers: Sequence[int]) -> Counter[str]:
    """What was decided in these hands; a refusal is counted under its code, and the hand is given up."""
    seating, found = seating_of(book), Counter[str]()
    for number in numbers:
        key = subkey(bytes(32), f"decisions {number}")
        hand = Hand(book, dealer=seating.seats[number % len(seating.seats)], key=key)
        player, sitting = player_for(book, levels[number % len(levels)], key), Sitting(hand)
        while True:
            steward.tidy(hand)
            if hand.is_over:
                found["hands"] += 1
                break
            action = sitting.ask(to_act(hand)[0], player)
            refusal = hand.verify(action)
            if refusal is not None:
                found[f"refused: {refusal.code}"] += 1
                break
            found[type(action).__name__] += 1
            sitting.act(action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=500)
    parser.add_argument("--worlds", type=int, default=4, help="0: as many as the level has")
    parser.add_argument("--books", nargs="+", default=list(book_names()))
    asked = parser.parse_args()
    console, levels = Console(), tuple([quick(level, asked.worlds) for level in LEVELS.values()])
    table = Table("book", "hands", "decisions", "refused", "by kind", title="Decisions of novice, club and expert")
    for name in asked.books:
        whole = Counter[str]()
        batch = partial(decisions, load_book(name), levels)
        parts = run(batch, range(asked.hands), size=PORTION, where=Processes(2))
        for part in track(parts, name, total=-(-asked.hands // PORTION), console=Console(stderr=True), transient=True):
            whole += part
        hands = whole.pop("hands", 0)
        refused = sum(number for kind, number in whole.items() if kind.startswith("refused"))
        kinds = ", ".join(f"{kind} {number:,}" for kind, number in whole.most_common())
        table.add_row(name, f"{hands:,}", f"{whole.total():,}", str(refused), kinds)
    console.print(table)


if __name__ == "__main__":
    main()
