"""A group of commands, listed in sections and imported only when called."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import click

from meldhouse.cli.manual import help_text, id_of
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.options import Told
from meldhouse.messages import Message, fact

Listed = Mapping[str, Sequence[str]]
"""The names of the commands by section."""


class Sections(Told, click.Group, ABC):
    """A group that imports its commands by name."""

    def __init__(self, *args: Any, sections: Listed | None = None, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.sections: Listed = sections or {}

    @abstractmethod
    def load(self, name: str) -> click.Command:
        """The command with that name, which must be a listed one."""

    def hint(self, _word: str) -> Message | None:
        """What to say about a word that is not a command and not close to one."""
        return None

    def listed(self) -> Listed:
        return self.sections

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return [name for section in self.listed().values() for name in section]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        return self.load(name) if name in self.list_commands(ctx) else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in self.list_commands(ctx):
            raise Misuse(self._no_such_command(args[0], ctx), ctx)
        return super().resolve_command(ctx, args)

    def _no_such_command(self, word: str, ctx: click.Context) -> Message:
        close = difflib.get_close_matches(word, self.list_commands(ctx), n=1)
        if close:
            return fact("command-unknown-near", word=word, near=f"{ctx.command_path} {close[0]}")
        return self.hint(word) or fact("command-unknown", word=word)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        Told.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        there = self.list_commands(ctx)
        widest = max(map(len, there), default=0)
        for section, commands in self.listed().items():
            rows = [
                (name.ljust(widest), help_text(ctx, id=f"{id_of(ctx)}-{name}")) for name in commands if name in there
            ]
            if rows:
                with formatter.section(help_text(ctx, section, "command-commands")):
                    formatter.write_dl(rows)
