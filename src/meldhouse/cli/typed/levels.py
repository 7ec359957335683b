"""A bot's level, as typed on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import Trouble
from meldhouse.game import trick_order
from meldhouse.messages import fact
from meldhouse.players.levels import LEVELS, Level, UnknownLevel, level_named, levels_for
from meldhouse.rulebooks import Book
from meldhouse.solver import Unsolvable
from meldhouse.solver.encoding import Code


class LevelName(click.ParamType[Level]):
    """A known level name; anything else gets an error that lists them."""

    name = "level"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Level:
        if isinstance(value, Level):
            return value
        try:
            return level_named(str(value).strip().lower())
        except UnknownLevel as problem:
            self.fail(say(problem.message), param, ctx)


class AdviserName(LevelName):
    """The name of a level that can give advice."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Level:
        level = super().convert(value, param, ctx)
        if level.name not in self.names:
            self.fail(say(fact("cli-no-adviser", level=level.name, levels=tuple(self.names))), param, ctx)
        return level


def check_levels(book: Book, *levels: Level) -> None:
    """Refuse levels that cannot play by this book: nothing was trained for it, or its deck is too large to simulate."""
    if any(level.name in LEVELS and level.name not in levels_for(book) for level in levels):
        advice = fact("cli-choose", levels=tuple(levels_for(book)))
        raise Trouble("not-learned", fact("cli-not-learned", title=book.title), advice=advice)
    problem = unimaginable(book)
    if problem is not None and any(level.thinks in ("in-worlds", "greedily") for level in levels):
        raise too_large(book, problem)


def unimaginable(book: Book) -> Unsolvable | None:
    """Why hands of this book cannot be simulated, if so."""
    try:
        Code(book, trick_order(book, book.trump.choices[0]))
    except Unsolvable as problem:
        return problem
    return None


def too_large(book: Book, problem: Unsolvable) -> Trouble:
    return Trouble("too-large", problem.message, advice=fact("cli-novice-plays", title=book.title), book=book)
