"""The entry point: `meldhouse COMMAND`. Until a command is chosen, only the message catalogues are loaded."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from meldhouse.cli.misuse import OneOf, in_our_words
from meldhouse.cli.sections import Sections
from meldhouse.cli.speaking import say
from meldhouse.messages import LANGUAGES, Message, fact

SECTIONS: dict[str, tuple[str, ...]] = {
    "play": ("serve", "play", "deal", "simulate", "duel"),
    "read": ("books", "book", "clauses"),
    "ask": ("meld", "legal", "bids", "hint", "rule"),
    "after": ("score", "replay", "review", "verify", "solve"),
    "run": ("tournament",),
    "keep": ("backup", "restore"),
    "programmers": ("perft",),
}
"""Commands by section. Each is `command` in `meldhouse.cli.commands.NAME`; help comes from the catalogues, so listing
imports none."""

COMMANDS = tuple(name for section in SECTIONS.values() for name in section)


class MainCommand(Sections):
    """The top-level command."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        names = super().list_commands(ctx)
        return [name for name in names if find_spec(f"meldhouse.cli.commands.{name}") is not None]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Processed after --lang, wherever that stands, because help needs the language."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.is_eager = False
        return option

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as problem:
            raise in_our_words(problem) from None

    def invoke(self, ctx: click.Context) -> object:
        """Ctrl-C prints nothing here; the exit code says why the program ended."""
        try:
            return super().invoke(ctx)
        except click.UsageError as problem:
            raise in_our_words(problem) from None
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(130)
        except click.Abort:
            click.echo(err=True)
            ctx.exit(1)

    def load(self, name: str) -> click.Command:
        command = import_module(f"meldhouse.cli.commands.{name}").command
        assert isinstance(command, click.Command)
        return command

    def hint(self, word: str) -> Message | None:
        from meldhouse.rulebooks import book_names

        return fact("command-is-a-book", word=word) if word in book_names() else None


def _print_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked:
        from meldhouse import __version__

        click.echo(f"Meldhouse {__version__}")
        ctx.exit()


@click.group(
    cls=MainCommand,
    sections=SECTIONS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_print_version,
)
@click.option("--lang", type=OneOf(LANGUAGES), is_eager=True)  # set first, so that any refusal uses it
@click.pass_context
def cli(ctx: click.Context, lang: str | None) -> None:  # noqa: ARG001  # cli.speaking reads it
    if ctx.invoked_subcommand is None:
        from meldhouse.cli.commands.serve import command

        ctx.invoke(command)


def _take_what_is_given() -> None:
    """Cope with closed standard streams, and with a SIGTERM while worker processes run."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # as long as the program runs
    if sys.stdout is None:
        click.echo(say(fact("command-no-output")), err=True)
        sys.exit(2)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that workers are stopped, as at Ctrl-C


def main() -> None:
    """Run the command line; whatever happens, the user gets a readable sentence."""
    _take_what_is_given()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # else each core gets a thread for unused linear algebra
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows “?” instead of failing on a suit symbol
    try:
        cli(prog_name="meldhouse")
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as problem:
        click.echo(say(fact("command-no-file-access", why=problem.strerror or str(problem))), err=True)
        sys.exit(2)
    except Exception as problem:
        if os.environ.get("MELDHOUSE_DEBUG"):
            raise
        click.echo(say(fact("command-broken", what=f"{type(problem).__name__}: {problem}")), err=True)
        sys.exit(3)
