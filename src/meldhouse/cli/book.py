"""`meldhouse book`: a house's rules to read; `book check` and `book keys`: for a club that writes its own."""

from __future__ import annotations

import click

from meldhouse.cli.bookcheck import check
from meldhouse.cli.bookkeys import keys
from meldhouse.cli.bookpages import show
from meldhouse.cli.options import write_examples

EXAMPLES = ("meldhouse book npa", "meldhouse book npa --clauses renege", "meldhouse book check my-club.toml")


class BookCommand(click.Group):
    """`book NAME` reads a book; `book check FILE` and `book keys` are commands of their own."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in ("check", "keys", "show", *ctx.help_option_names):
            args = ["show", *args]
        return super().parse_args(ctx, args)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, "NAME|FILE [--clauses [WORD]] [--json]")
        formatter.write_usage(f"{ctx.command_path} check", "FILE [--json]", prefix="   or: ")
        formatter.write_usage(f"{ctx.command_path} keys", "[SECTION] [--json]", prefix="   or: ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        show.format_options(ctx, formatter)
        with formatter.section("Commands"):
            formatter.write_dl(
                [
                    ("check FILE", check.get_short_help_str(limit=80)),
                    ("keys [SECTION]", keys.get_short_help_str(limit=80)),
                ]
            )

    def format_epilog(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_examples(EXAMPLES, formatter)


@click.group("book", cls=BookCommand, no_args_is_help=True)
def command() -> None:
    """Read a house's rules, or check a club's own book.

    NAME is a house (see “meldhouse books”); FILE is a club's .toml file. The rules are told in plain sentences made
    from the book's settings, each with its clause in brackets. In a club's book, what it changes is marked.
    """


command.add_command(show)
command.add_command(check)
command.add_command(keys)
