"""Saving a game: where it goes, the two commands that bring it back, and how to resume it."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

from meldhouse.cli.files import read_text
from meldhouse.cli.retold import replayed
from meldhouse.cli.terminal.voice import Voice
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import Hand, Match, Seat
from meldhouse.game.records import Evening, Record, dump
from meldhouse.game.records.reading import LARGEST
from meldhouse.messages import fact
from meldhouse.rulebooks import Book


def saved(record: Record, name: str) -> Path:
    """Write `record` to the file that was typed; OSError or ValueError if that fails."""
    path = Path(name).expanduser()
    dump(record, path)
    return path


def program(started_as: str) -> tuple[str, ...]:
    """The command that starts Meldhouse here: its name if the shell finds it, else as it was started this time.

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
    """Options to repeat to sit at the same table again: the file of a club's own book, and the player's settings."""

    book_file: str | None = None
    options: tuple[str, ...] = ()


def ways_back(path: Path, again: Again) -> dict[str, str]:
    """The commands to resume the game and to replay it.

    >>> for line in ways_back(Path("my game.record"), Again("ours.toml", ("--plain",))).values():
    ...     print(line)
    meldhouse play --resume 'my game.record' --book ours.toml --plain
    meldhouse replay 'my game.record' --book ours.toml
    """
    start = program(sys.argv[0])
    book = ("--book", again.book_file) if again.book_file else ()
    return {
        "resume": shlex.join((*start, "play", "--resume", str(path), *book, *again.options)),
        "replay": shlex.join((*start, "replay", str(path), *book)),
    }


def show_ways_back(voice: Voice, path: Path, again: Again) -> None:
    for purpose, line in ways_back(path, again).items():
        voice.say(fact("play-way-back", what=purpose))
        voice.page.copyable(line if voice.plain else f"  {line}")


# --- a game that was kept ---------------------------------------------------------------------------------------------


class Resumed(NamedTuple):
    """A resumed evening: the match so far, its finished hands, and the hand on the table, if any."""

    book: Book
    match: Match
    hands: list[Hand]
    unfinished: Hand | None
    players: dict[Seat, str]


def resume(source: str, book: Book | None) -> Resumed:
    """The evening recorded in the file `source`; `book` replaces one that is not on the shelf."""
    try:
        record = replayed(read_text(source, largest=LARGEST, what="record"), book)
    except Trouble as problem:
        if book is None and any(fault.key == "book" for fault in problem.faults):
            raise problem.advised(fact("play-resume-book", file=source)) from None
        raise
    return _evening(record)


def _evening(record: Record) -> Resumed:
    *before, last = record.hands
    unfinished = None if last.is_over else last
    open_ended = next((number for number, hand in enumerate(before, start=1) if not hand.is_over), 0)
    if record.apart:
        raise _not_one_game("apart")
    if open_ended:
        raise _not_one_game("unfinished", open_ended)
    if unfinished is not None and unfinished.state.refereed:
        raise _not_one_game("refereed")
    evening = Evening(record.book)
    for hand in record.hands:
        evening.add(hand)
    done = before if unfinished is not None else record.hands
    return Resumed(record.book, evening.matches[-1], list(done), unfinished, record.players)


def _not_one_game(why: str, hand: int = 0) -> Trouble:
    told = fact("play-not-resumed", why=fact("play-not-one-game", why=why, number=hand))
    return Trouble("not-one-game", told, advice=fact("play-not-resumed-advice"), exit_code=REFUSED)
