"""What all commands have in common: their help, and the switches for programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


class HouseCommand(click.Command):
    """A command whose help ends with examples to copy."""

    def __init__(self, *args: Any, examples: tuple[str, ...] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_examples(self.examples, formatter)
        super().format_epilog(ctx, formatter)


def write_examples(examples: tuple[str, ...], formatter: click.HelpFormatter) -> None:
    if examples:
        with formatter.section("Examples" if len(examples) > 1 else "Example"):
            for example in examples:
                formatter.write(f"{' ' * formatter.current_indent}{example}\n")


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for programs.")(command)


def jsonl_option(command: F) -> F:
    return click.option(
        "--jsonl", is_flag=True, help="Read one question a line (JSON) from standard input and answer each in one line."
    )(command)


def not_beside_lines(value: str | None, name: str) -> None:
    """With --jsonl the questions come from standard input, so nothing else can be read."""
    if value:
        raise click.UsageError(f"With --jsonl leave {name} out: the questions come from standard input.")


def required(value: str | None, name: str, example: str) -> str:
    """An argument that may only be left out with --jsonl."""
    if not value:
        raise click.UsageError(f"Missing {name}. For example: {example}", click.get_current_context())
    return value
