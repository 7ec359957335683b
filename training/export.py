"""The tables of a book as a file, for a machine that has only NumPy and JAX.

python -m training.export n42pa bend.3 --to training/tables
"""

from __future__ import annotations

import argparse
from pathlib import Path

from meldhouse.players.deeds.numbering import BIDS
from meldhouse.players.learned.tables import rules_of
from meldhouse.rulebooks import load_book

TABLES = Path(__file__).parent / "tables"
"""The default folder for tables; git ignores them, since they are made from the books."""


def main() -> None:
    options = argparse.ArgumentParser(description="Write the tables of books for the environment.")
    options.add_argument("books", nargs="+", metavar="BOOK", help="the name of a book, or the file of a club")
    options.add_argument("--to", type=Path, default=TABLES, help="the folder for them")
    options.add_argument(
        "--bids", type=int, default=BIDS, help="how many bids, from the lowest up, the network can make"
    )
    given = options.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    for name in given.books:
        book = load_book(name)
        path = given.to / f"{book.name}.npz"
        rules_of(book, given.bids).save(path)
        print(path)


if __name__ == "__main__":
    main()
