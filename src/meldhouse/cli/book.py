"""`meldhouse book`: read a house's rules; `book check` and `book keys` help a club write its own."""

from __future__ import annotations

import click

from meldhouse.cli.bookcheck import check
from meldhouse.cli.bookkeys import keys
from meldhouse.cli.bookpages import show
from meldhouse.cli.manual import filled_in, told
from meldhouse.cli.options import Told
from meldhouse.cli.speaking import say
from meldhouse.messages import fact

OTHERS = {"check": "FILE", "keys": "[SECTION]"}
"""The subcommands, for the help page of `book`."""


class BookCommand(Told, click.Group):
    """`book NAME` reads a book; `book check FILE` and `book keys` are subcommands."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in ("show", *OTHERS, *ctx.help_option_names):
            args = ["show", *args]
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        ways = {"": "NAME|FILE [--clauses [WORD]]", **{f" {name}": takes for name, takes in OTHERS.items()}}
        first = f"{say(fact('command-usage'))} "
        for name, takes in ways.items():
            prefix = f"{say(fact('command-usage-or'))} ".rjust(len(first)) if name else first
            formatter.write_usage(f"{ctx.command_path}{name}", f"{filled_in(ctx, takes)} [--json]", prefix=prefix)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        show.format_options(click.Context(show, ctx, "show"), formatter)
        rows = [(f"{name} {takes}", told(ctx, id=f"command-book-{name}")) for name, takes in OTHERS.items()]
        with formatter.section(say(fact("command-commands"))):
            formatter.write_dl([(filled_in(ctx, how), what) for how, what in rows])


@click.group(
    "book",
    cls=BookCommand,
    no_args_is_help=True,
    examples=("meldhouse book npa", "meldhouse book npa --clauses renege", "meldhouse book check my-club.toml"),
)
def command() -> None:
    pass


command.add_command(show)
command.add_command(check)
command.add_command(keys)
