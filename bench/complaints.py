"""What people hate most in bots, as positions that every level must get right.

    .venv/bin/python bench/complaints.py --each 10 --levels novice club expert

`grievances.py` says what the positions are. Mistakes are printed with the number of the hand and what the bot did, and
make the exit code 1.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

from grievances import COMPLAINTS, Position, positions
from meldhouse.players import LEVELS, Sitting, player_for
from meldhouse.rulebooks import Book, book_names, load_book


def wrong(book: Book, level: str, asked: list[Position]) -> list[tuple[Position, object]]:
    """The positions a level gets wrong, and what it does there."""
    player = player_for(book, level, b"complaints")
    decided = [(position, Sitting(position.hand).ask(position.seat, player)) for position in asked]
    return [(position, action) for position, action in decided if position.is_fault(action)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=10, help="positions for each complaint and book")
    parser.add_argument("--hands", type=int, default=150, help="hands in which they are looked for")
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--books", nargs="+", default=list(book_names()))
    options = parser.parse_args()
    console, faults = Console(), []
    there, missed = Counter[str](), Counter[tuple[str, str]]()
    for name in track(options.books, "Asking", console=Console(stderr=True), transient=True):
        book = load_book(name)
        asked = positions(book, options.each, options.hands)
        there.update([position.complaint for position in asked])
        for level in options.levels:
            for position, action in wrong(book, level, asked):
                missed[level, position.complaint] += 1
                faults.append(f"{level}, {position.complaint}: {name}, hand {position.number}, {action}")
    table = Table("level", *COMPLAINTS, title="Positions got right, of all there are")
    for level in options.levels:
        table.add_row(level, *[f"{there[name] - missed[level, name]}/{there[name]}" for name in COMPLAINTS])
    console.print(table)
    for line in faults:
        console.print(line)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
