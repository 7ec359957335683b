"""A learned player against a level of the house: the same deals with seats exchanged, in the book's score.

python -m training.against n42pa training/runs/n42pa/weights.npz novice --deals 200
"""

from __future__ import annotations

import argparse
import hashlib

from meldhouse.lockstep.playing import Learned
from meldhouse.players import level_named
from meldhouse.players.deeds.numbering import BIDS
from meldhouse.players.duels import Match, duel
from meldhouse.players.learned.player import LearnedPlayer
from meldhouse.players.learned.tables import rules_of
from meldhouse.rulebooks import Book, load_book


def learned_player(book: Book, path: str, bids: int = BIDS) -> LearnedPlayer:
    return LearnedPlayer(book, Learned.read(path, rules_of(book, bids)))


def main() -> None:
    options = argparse.ArgumentParser(description="Play a learned player against a level.")
    options.add_argument("book")
    options.add_argument("weights", help="a file of learned weights")
    options.add_argument("level")
    options.add_argument("--deals", type=int, default=100)
    options.add_argument("--play-only", action="store_true", help="what comes before the tricks is drawn; points count")
    options.add_argument("--bids", type=int, default=BIDS)
    options.add_argument("--seed", default="players")
    given = options.parse_args()
    book = load_book(given.book)
    key = hashlib.sha256(given.seed.encode()).digest()
    one, other = learned_player(book, given.weights, given.bids), level_named(given.level)
    match = Match(book=book, one=one, other=other, key=key, play_only=given.play_only)
    found = duel(match, given.deals)
    print(f"{book.name}: learned over {other.name} {found.mean:+.3f} ± {found.within:.3f} in {given.deals} deals")


if __name__ == "__main__":
    main()
