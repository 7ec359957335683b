"""The level of a bot, as it is given on the command line."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.players.levels import Level, UnknownLevel, level_named


class LevelName(click.ParamType[Level]):
    """A name of ours; anything else gets the sentence that lists them."""

    name = "level"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Level:
        if isinstance(value, Level):
            return value
        try:
            return level_named(str(value).strip().lower())
        except UnknownLevel as problem:
            self.fail(str(problem), param, ctx)
