"""The level of a bot, as it is given on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from meldhouse.cli.speaking import voice
from meldhouse.cli.trouble import Trouble
from meldhouse.game import trick_order
from meldhouse.players.levels import LEVELS, Level, UnknownLevel, level_named, levels_for
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import joined
from meldhouse.solver import Unsolvable
from meldhouse.solver.encoding import Code


class LevelName(click.ParamType[Level]):
    """A name of ours; anything else gets the sentence that lists them."""

    name = "level"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Level:
        if isinstance(value, Level):
            return value
        try:
            return level_named(str(value).strip().lower())
        except UnknownLevel as problem:
            self.fail(voice().say(problem.message), param, ctx)


class AdviserName(LevelName):
    """The name of a level that can be asked for advice."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Level:
        level = super().convert(value, param, ctx)
        if level.name not in self.names:
            self.fail(f"“{level.name}” cannot be asked here; ask {joined(self.names, 'or')}.", param, ctx)
        return level


def check_levels(book: Book, *levels: Level) -> None:
    """Refuse levels that cannot play by a club's book: nobody has learned it, or its pack is too large to imagine the
    other hands."""
    if any(level.name in LEVELS and level.name not in levels_for(book) for level in levels):
        advice = f"Choose {joined(list(levels_for(book)), 'or')}."
        raise Trouble("not-learned", f"No bot has taught itself the rules of {book.title} yet.", advice=advice)
    problem = unimaginable(book)
    if problem is not None and any(level.thinks in ("in-worlds", "greedily") for level in levels):
        raise too_large(book, problem)


def unimaginable(book: Book) -> Unsolvable | None:
    """Why hands of this book cannot be imagined, where that is so."""
    try:
        Code(book, trick_order(book, book.trump.choices[0]))
    except Unsolvable as problem:
        return problem
    return None


def too_large(book: Book, problem: Unsolvable) -> Trouble:
    return Trouble(
        "too-large",
        voice(book).say(problem.message),
        advice=f"The level “novice” plays {book.title} by rules of thumb.",
    )
