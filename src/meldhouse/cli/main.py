"""The door: `meldhouse COMMAND`. Nothing but click is loaded until a command is chosen."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from importlib.util import find_spec

import click

from meldhouse.cli.sections import Sections

SECTIONS: dict[str, dict[str, str]] = {
    "Play": {
        "serve": "Open the house in the browser.",
        "play": "Sit down at a table with bots.",
        "deal": "Deal one hand fairly and show it.",
        "simulate": "Let bots play many hands.",
        "duel": "Let two levels of bots play each other.",
    },
    "Read the rules": {
        "books": "List the houses and their forms.",
        "book": "Read a house's rules, or check a club's own book.",
        "clauses": "Show every clause and the tests that cover it.",
    },
    "Ask the book": {
        "meld": "Count the meld in a hand.",
        "legal": "Tell which cards may be played, and why not the others.",
        "bids": "Tell the next legal bids, or why one is refused.",
        "hint": "Tell what to do, and why.",
        "rule": "Ask what the house does when something has gone wrong.",
    },
    "After the hand": {
        "score": "Score a hand from its slip, or a game from its slips.",
        "replay": "Play a recorded hand again, trick by trick.",
        "review": "Look back at a hand: what cost something, and what was luck.",
        "verify": "Check that the deals of a record were fair.",
        "solve": "Find the best play of a position, or of many.",
    },
    "Run an event": {
        "tournament": "Run a tournament from entry to prizes, kept in one file.",
    },
    "Keep it safe": {
        "backup": "Make a whole, checked copy of everything, also while it is open.",
        "restore": "Put such a copy back.",
    },
    "For programmers": {
        "perft": "Count the ways in which the next plays can go.",
    },
}
"""Every command with its first line of help, so that listing them loads none. `meldhouse.cli.NAME` holds `command`."""

COMMANDS = {name: help_line for section in SECTIONS.values() for name, help_line in section.items()}


class House(Sections):
    """The commands of the house."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in super().list_commands(ctx) if find_spec(f"meldhouse.cli.{name}") is not None]

    def invoke(self, ctx: click.Context) -> object:
        """Whoever does not want to wait any longer is told nothing, and the exit code says why it ended."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(130)

    def load(self, name: str) -> click.Command:
        command = import_module(f"meldhouse.cli.{name}").command
        assert isinstance(command, click.Command)
        return command

    def hint(self, word: str) -> str | None:
        from meldhouse.rulebooks import book_names

        return f"“{word}” is a house. To read its rules: meldhouse book {word}" if word in book_names() else None


def _print_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked:
        from meldhouse import __version__

        click.echo(f"Meldhouse {__version__}")
        ctx.exit()


@click.group(
    cls=House,
    sections=SECTIONS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="“meldhouse COMMAND --help” explains a command. The houses are listed by “meldhouse books”.",
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_print_version,
    help="Say which Meldhouse this is.",
)
@click.option("--lang", type=click.Choice(["en", "es"]), help="Answer in English or Spanish. [default: as LANG says]")
@click.pass_context
def cli(ctx: click.Context, lang: str | None) -> None:  # noqa: ARG001  # cli.speaking reads it
    """Meldhouse plays, referees and scores partnership Pinochle and Texas 42 by the book of the house.

    Without a command it opens the house in the browser.
    """
    if ctx.invoked_subcommand is None:
        from meldhouse.cli.serve import command

        ctx.invoke(command)


def _take_what_is_given() -> None:
    """Streams that were closed by whoever started the program, and being told to end while others work for it."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # as long as the program runs
    if sys.stdout is None:
        click.echo("Standard output is closed, so no answer can be given.", err=True)
        sys.exit(2)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that they are sent home, as at Ctrl-C


def main() -> None:
    """Run the command line; whatever happens, the user reads a sentence."""
    _take_what_is_given()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a thread a core, waiting for linear algebra that never comes
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows “?” instead of failing on a suit symbol
    try:
        cli(prog_name="meldhouse")
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as problem:
        click.echo(f"That could not be read or written: {problem.strerror or problem}.", err=True)
        sys.exit(2)
    except Exception as problem:
        if os.environ.get("MELDHOUSE_DEBUG"):
            raise
        click.echo(
            f"Something went wrong inside Meldhouse ({type(problem).__name__}: {problem}).\n"
            "This is not your fault. Please report what you typed; MELDHOUSE_DEBUG=1 shows the details.",
            err=True,
        )
        sys.exit(3)
