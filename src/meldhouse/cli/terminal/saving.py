"""A game that is saved and goes on another day: the file, the bots named in it, and the commands that bring it back."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from meldhouse.cli.files import read_text
from meldhouse.cli.retold import replayed
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.cli.typed.levels import check_levels, unimaginable
from meldhouse.game import Seat, seating_of
from meldhouse.game.records.reading import LARGEST
from meldhouse.messages import fact
from meldhouse.players import LEVELS, Level
from meldhouse.players.levels import CLUB, NOVICE, YARDSTICKS
from meldhouse.rulebooks import Book

# --- a game that was saved --------------------------------------------------------------------------------------------


class Resumed(NamedTuple):
    """The record of an evening that can go on, and the names in it."""

    book: Book
    text: str
    players: dict[Seat, str]


def resume(source: str, book: Book | None) -> Resumed:
    """The evening recorded in the file `source`; `book` replaces one that is not on the shelf."""
    text = read_text(source, largest=LARGEST, what="record")
    try:
        record = replayed(text, book)
    except Trouble as problem:
        if book is None and any(fault.key == "book" for fault in problem.faults):
            raise problem.advised(fact("play-resume-book", file=source)) from None
        raise
    *before, last = record.hands
    open_ended = next((number for number, hand in enumerate(before, start=1) if not hand.is_over), 0)
    if record.apart:
        raise _not_one_game("apart")
    if open_ended:
        raise _not_one_game("unfinished", open_ended)
    if not last.is_over and last.state.refereed:
        raise _not_one_game("refereed")
    return Resumed(record.book, text, record.players)


def _not_one_game(why: str, hand: int = 0) -> Trouble:
    told = fact("play-not-resumed", why=fact("play-not-one-game", why=why, number=hand))
    return Trouble("not-one-game", told, advice=fact("play-not-resumed-advice"), exit_code=REFUSED)


# --- who plays, by the names in a record ------------------------------------------------------------------------------

USUAL = CLUB
"""The level of a bot when none was asked for."""
BOT = "bot"
YOU = "you"
"""The name in records for players who were never asked for one."""


def bot_name(level: Level) -> str:
    """The name of a bot in a record.

    >>> bot_name(CLUB), level_of("club bot") is CLUB, level_of("bot"), level_of("Ann")
    ('club bot', True, None, None)
    """
    return f"{level.name} {BOT}"


def level_of(name: str) -> Level | None:
    """The level of a bot named in a record; None for people, and for a bot of unknown level."""
    word, _, rest = name.partition(" ")
    return (LEVELS.get(word) or YARDSTICKS.get(word)) if rest == BOT else None


def names(book: Book, levels: Mapping[Seat, Level], recorded: Mapping[Seat, str]) -> dict[Seat, str]:
    """Everybody's name for the record; a resumed game keeps the names people have in it."""
    found = {}
    for seat in seating_of(book).seats:
        nameless = bot_name(levels[seat]) if seat in levels else YOU
        name = recorded.get(seat, YOU)
        found[seat] = nameless if name in (YOU, BOT) or level_of(name) is not None else name
    return found


def seated(
    book: Book, me: Seat | None, level: Level | None, partner: Level | None, recorded: Mapping[Seat, str]
) -> dict[Seat, Level]:
    """The level of every bot: as asked for, as recorded, or the usual one."""
    seating = seating_of(book)
    opposite = seating.partner[me] if me is not None else None
    if partner is not None and opposite is None:
        raise Trouble("no-partner", fact("play-no-partner"))
    usual = _usual(book, level, partner)
    found: dict[Seat, Level] = {}
    for seat in seating.seats:
        if seat == opposite and partner is not None:
            found[seat] = partner
        elif seat != me:
            found[seat] = level or level_of(recorded.get(seat, "")) or usual
    check_levels(book, *found.values())
    return found


def _usual(book: Book, *asked: Level | None) -> Level:
    """The usual level; simple rules of thumb if a club's deck is too large to simulate."""
    check_levels(book, *[level for level in asked if level is not None])
    return USUAL if unimaginable(book) is None else NOVICE


# --- the commands that bring it back ----------------------------------------------------------------------------------


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
