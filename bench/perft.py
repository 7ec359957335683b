"""Regenerates the published perft tables: random positions from a fixed key, counted by the game alone.

    .venv/bin/python bench/perft.py npa n42pa

If a file changes, a rule of the game has changed. Every book takes half a minute on one core; `meldhouse perft BOOK`
then has the kernel count the same.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from meldhouse.rulebooks import book_names, load_book
from meldhouse.solver.perft.table import make_table

TABLES = Path(__file__).parent.parent / "src/meldhouse/solver/perft/tables"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("books", nargs="*", default=book_names())
    for name in parser.parse_args().books:
        began = time.process_time()
        file = TABLES / f"{name}.txt"
        before = file.read_text("utf-8") if file.exists() else None
        text = "".join(make_table(load_book(name)))
        file.write_text(text, "utf-8")
        told = "as it was" if text == before else "changed" if before else "new"
        print(f"{name:14}{len(text):9,} bytes{time.process_time() - began:7.1f} s   {told}", flush=True)


if __name__ == "__main__":
    main()
