"""Keeping a game: where it is written, and the two commands that bring it back."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from meldhouse.cli.terminal.voice import Voice
from meldhouse.game.records import Record, dump


def written(record: Record, name: str) -> Path:
    """Write `record` to the file that was typed; OSError or ValueError when that cannot be."""
    path = Path(name).expanduser()
    dump(record, path)
    return path


def program(started_as: str) -> tuple[str, ...]:
    """How Meldhouse is started here: by its name where the shell finds that, else as it was started this time.

    >>> program("/nowhere/.venv/bin/meldhouse") in [("meldhouse",), ("/nowhere/.venv/bin/meldhouse",)]
    True
    >>> program("/usr/lib/python3/meldhouse/__main__.py")[-2:]
    ('-m', 'meldhouse')
    """
    if Path(started_as).name == "__main__.py":
        return (sys.executable, "-m", "meldhouse")
    own = Path(started_as).stem == "meldhouse" and shutil.which("meldhouse") is None
    return (started_as,) if own else ("meldhouse",)


class Again(NamedTuple):
    """What must be said again to sit at the same table: the file of a club's own book, and how one sat there."""

    book_file: str | None = None
    options: tuple[str, ...] = ()


def ways_back(path: Path, again: Again) -> tuple[tuple[str, str], tuple[str, str]]:
    """What to type to play on and to look at the game again.

    >>> for purpose, line in ways_back(Path("my game.record"), Again("ours.toml", ("--plain",))):
    ...     print(line)
    meldhouse play --resume 'my game.record' --book ours.toml --plain
    meldhouse replay 'my game.record' --book ours.toml
    """
    start = program(sys.argv[0])
    book = ("--book", again.book_file) if again.book_file else ()
    return (
        ("To go on with it", shlex.join((*start, "play", "--resume", str(path), *book, *again.options))),
        ("To see it again", shlex.join((*start, "replay", str(path), *book))),
    )


def show_ways_back(voice: Voice, path: Path, again: Again) -> None:
    for purpose, line in ways_back(path, again):
        voice.say(f"{purpose}:")
        voice.page.copyable(line if voice.plain else f"  {line}")
