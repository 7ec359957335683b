"""A command of commands: listed in sections, and loaded only when they are called for."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import click

from meldhouse.cli.options import write_examples

Listed = Mapping[str, Mapping[str, str]]
"""By section, every command with its first line of help, so that listing them loads none."""


class Sections(click.Group, ABC):
    """A group that finds its commands by name."""

    def __init__(
        self, *args: Any, sections: Listed | None = None, examples: tuple[str, ...] = (), **settings: Any
    ) -> None:
        super().__init__(*args, **settings)
        self.sections: Listed = sections or {}
        self.examples = examples

    @abstractmethod
    def load(self, name: str) -> click.Command:
        """The command of that name, which is one of those listed."""

    def hint(self, _word: str) -> str | None:
        """What to say of a word that is no command and not like one."""
        return None

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return [name for section in self.sections.values() for name in section]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        return self.load(name) if name in self.list_commands(ctx) else None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in self.list_commands(ctx):
            ctx.fail(self._no_such_command(args[0], ctx))
        return super().resolve_command(ctx, args)

    def _no_such_command(self, word: str, ctx: click.Context) -> str:
        close = difflib.get_close_matches(word, self.list_commands(ctx), n=1)
        if close:
            return f"There is no command “{word}”. Did you mean “{ctx.command_path} {close[0]}”?"
        return self.hint(word) or f"There is no command “{word}”."

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        there = self.list_commands(ctx)
        widest = max(map(len, there), default=0)
        for title, commands in self.sections.items():
            rows = [(name.ljust(widest), line) for name, line in commands.items() if name in there]
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_examples(self.examples, formatter)
        super().format_epilog(ctx, formatter)
