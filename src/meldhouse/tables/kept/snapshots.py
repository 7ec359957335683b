"""A table as it was when its last hand had just been dealt: loading continues there instead of at its first step.

Nobody has acted in such a hand yet, so its deal is enough to restore it, and of earlier hands only the score sheet is
kept. A snapshot is valid only for the exact code that made it (`form`): other code starts at the first step.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from meldhouse.game import Match, ScoreEntry, Seat, Side
from meldhouse.game.fairness import Proof
from meldhouse.game.games import Counted, Ending, Game
from meldhouse.referee.officials.allowances import Allowance
from meldhouse.tables import entries as on
from meldhouse.tables.chairs import Chair, Newcomer
from meldhouse.tables.played import GameOver, LastHand
from meldhouse.tables.table import Table, lay_hand, set_up
from meldhouse.tables.terms import Terms

NAME = "table"
"""The name of these snapshots in the journal."""
FOLDING = ("pieces", "messages", "rulebooks", "game", "solver", "referee", "tables")
"""The packages and modules a table is folded by."""


@cache
def form() -> str:
    """A checksum of all code that decides what a stream makes of a table."""
    total = sha256()
    for name in FOLDING:
        _add(total.update, files("meldhouse").joinpath(name))
    return total.hexdigest()[:32]


def _add(told: Callable[[bytes], None], place: Traversable) -> None:
    for one in sorted(place.iterdir(), key=lambda found: found.name):
        if one.is_dir():
            _add(told, one)
        elif one.name.endswith((".py", ".toml")):
            told(f"{one.name} {len(text := one.read_bytes())} ".encode() + text)


class _Game(msgspec.Struct, frozen=True):
    is_first: bool
    first_dealer: Seat
    dealer: Seat
    hands: list[Counted]
    bonuses: tuple[ScoreEntry, ...]
    winner: Side | None
    ending: Ending | None
    layouts: dict[Seat, str]


class _Kept(msgspec.Struct, frozen=True):
    """Named as on `Table`; every deal sets the rest."""

    version: int
    host: str
    chairs: dict[Seat, Chair]
    scorekeeper: Seat
    number: int
    proof: Proof | None
    people_ever: frozenset[str]
    looked: dict[str, Seat]
    browsers: dict[str, frozenset[str]]
    newcomers: dict[Seat, Newcomer]
    allowances: tuple[tuple[Seat, Allowance], ...]
    turn_since: int
    last: LastHand | None
    games: tuple[GameOver, ...]
    now: int


class _Snapshot(msgspec.Struct, frozen=True):
    terms: Terms
    kept: _Kept
    match: list[_Game]
    done: list[tuple[str, str, int]]


def is_just_dealt(step: on.Step) -> bool:
    """Whether a table can be saved after this step."""
    return bool(step.entries) and isinstance(step.entries[-1], on.Shuffled)


def write_table(table: Table) -> bytes:
    """Only after a step that `is_just_dealt`."""
    assert table.match is not None
    kept = _Kept(*(getattr(table, name) for name in _Kept.__struct_fields__))
    match = [_Game(*(getattr(game, name) for name in _Game.__struct_fields__)) for game in table.match.games]
    done = [(*request, version) for request, version in table.done.items()]
    return msgspec.json.encode(_Snapshot(table.terms, kept, match, done))


def read_table(id: str, body: bytes, *, keep: bool = False) -> Table:
    found = _decoder.decode(body)
    table = Table(id, keep=keep)
    set_up(table, found.terms)
    for name in _Kept.__struct_fields__:
        setattr(table, name, getattr(found.kept, name))
    table.match = Match(table.book, first_dealer=table.seating.seats[0])
    table.match.games = [_game(table, game) for game in found.match]
    table.done = {(by, request): version for by, request, version in found.done}
    lay_hand(table)
    return table


def _game(table: Table, found: _Game) -> Game:
    game = Game(table.book, first_dealer=found.first_dealer)
    for name in _Game.__struct_fields__:
        setattr(game, name, getattr(found, name))
    return game


_decoder: msgspec.json.Decoder[_Snapshot] = msgspec.json.Decoder(_Snapshot)
