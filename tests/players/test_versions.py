"""A level never changes its style unannounced: what each plays is written down with its version.

Kinds of processors round sums differently, and among cards worth the same to the last digit they may pass another one:
where they do, a line has what x86-64 plays and then what ARM plays.

Whoever means to change how a level plays gives it another version, tells it in the CHANGELOG, and writes the file anew:

    .venv/bin/python tests/players/test_versions.py > tests/golden/levels.txt
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from meldhouse.game import Hand, seating_of
from meldhouse.game.events import Judged
from meldhouse.pieces import subkey
from meldhouse.players import LEVELS, levels_for, player_for
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import book_names, load_book

GOLDEN = Path(__file__).parent.parent / "golden/levels.txt"
UNEVEN = 66
HANDS = {"novice": range(30), "club": range(2), "expert": range(1), "self-taught": range(3)}
SEATED = [(level, name) for name in book_names() for level in levels_for(load_book(name))]


def played(level: str, name: str, number: int) -> str:
    """All that happened in a hand of four (or three) of them; how a claim was judged is nothing they decided."""
    book, key = load_book(name), subkey(bytes(32), f"version {number}")
    seats = seating_of(book).seats
    hand = Hand(book, dealer=seats[number % len(seats)], key=key)
    play_hand(hand, dict.fromkeys(seats, player_for(book, level, key)))
    return "\n".join(str(event) for event in hand.events if not isinstance(event, Judged))


def line_of(level: str, name: str) -> str:
    hands = "\n".join([played(level, name, number) for number in HANDS[level]])
    return f"{level} {LEVELS[level].version} {name} {sha256(hands.encode()).hexdigest()[:16]}"


def golden() -> list[tuple[str, str, str, list[str]]]:
    """Level, version, book, and what may be played there."""
    lines = [line.split() for line in GOLDEN.read_text("utf-8").splitlines()]
    return [(level, version, name, hashes) for level, version, name, *hashes in lines]


@pytest.mark.parametrize(("level", "name"), SEATED)
def test_a_level_plays_as_its_version_does(name: str, level: str):
    *said, found = line_of(level, name).split()
    assert [found in hashes for *about, hashes in golden() if about == said] == [True]


def test_every_line_that_is_written_down_is_looked_at():
    assert sorted((level, name) for level, _, name, _ in golden()) == sorted(SEATED)


@pytest.mark.parametrize("seed", ["0", "2"])
def test_another_process_plays_the_same(seed: str):
    """Sets have another order in it: a novice of Bend who added up in their order led another card in this hand."""
    script = f"from test_versions import played; print(played('novice', 'bend.3', {UNEVEN}))"
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([*sys.path])}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == played("novice", "bend.3", UNEVEN)


if __name__ == "__main__":
    print(*[line_of(level, name) for level, name in SEATED], sep="\n")
