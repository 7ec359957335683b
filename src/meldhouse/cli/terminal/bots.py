"""The bots at the terminal table: which one sits where, and how a saved game remembers it."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.cli.terminal.voice import Voice
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.levels import check_levels, unimaginable
from meldhouse.game import Seat, seating_of
from meldhouse.messages import fact
from meldhouse.pieces import subkey
from meldhouse.players import LEVELS, Level, Player, player_for
from meldhouse.players.levels import CLUB, NOVICE, YARDSTICKS
from meldhouse.rulebooks import Book
from meldhouse.solver.starting import is_ready, kernel

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


class Bots:
    """The bots in the seats of `levels`. With the same key they make the same decisions."""

    def __init__(self, book: Book, levels: Mapping[Seat, Level], *, key: bytes) -> None:
        self.seats = seating_of(book).seats
        self.levels = dict(levels)
        players = {level: player_for(book, level, subkey(key, BOT)) for level in dict.fromkeys(levels.values())}
        self._players: dict[Seat, Player] = {seat: players[level] for seat, level in levels.items()}

    def __getitem__(self, seat: Seat) -> Player:
        return self._players[seat]

    def names(self, recorded: Mapping[Seat, str]) -> dict[Seat, str]:
        """Everybody's name for the record; a resumed game keeps the names people have in it."""
        found = {}
        for seat in self.seats:
            nameless = bot_name(self.levels[seat]) if seat in self.levels else YOU
            name = recorded.get(seat, YOU)
            found[seat] = nameless if name in (YOU, BOT) or level_of(name) is not None else name
        return found

    def sit_down(self, voice: Voice) -> None:
        """Say how well they play, and why there may be a wait until they can."""
        by_level: dict[Level, list[Seat]] = {}
        for seat, level in self.levels.items():
            by_level.setdefault(level, []).append(seat)
        if len(by_level) == 1:
            voice.say(fact("play-level", level=next(iter(by_level)).name))
        else:
            told = [fact("play-level-seats", seats=tuple(seats), level=level.name) for level, seats in by_level.items()]
            voice.say(fact("play-levels", levels=tuple(told)))
        if any(level.thinks == "in-worlds" for level in by_level) and not is_ready():
            voice.say(fact("solver-getting-ready"))
            kernel()


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
