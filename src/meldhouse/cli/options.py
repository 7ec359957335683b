"""What all commands share: help, and the switches for programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from meldhouse.cli.manual import filled_in, help_text, option_help
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.speaking import voice
from meldhouse.messages import FactError, fact

F = TypeVar("F", bound=Callable[..., Any])


class Told(click.Command):
    """A command whose help comes from the catalogues and ends with examples to copy."""

    def __init__(self, *args: Any, examples: tuple[str, ...] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.examples = examples

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except FactError as problem:
            from meldhouse.cli.trouble import troubled  # only now: help loads neither the game nor the rules
            from meldhouse.rulebooks.reading.unreadable import Unreadable

            if not isinstance(problem, Unreadable):
                raise
            raise troubled(problem) from None

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [filled_in(ctx, piece) for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{voice(context=ctx).say(fact('command-usage'))} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text("\n\n".join(filter(None, (help_text(ctx), help_text(ctx, "more")))))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        shown = [one for one in self.get_params(ctx) if isinstance(one, click.Option) and not one.hidden]
        with formatter.section(voice(context=ctx).say(fact("command-options"))):
            formatter.write_dl([_row(ctx, one) for one in shown])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.examples:
            with formatter.section(voice(context=ctx).say(fact("command-examples", number=len(self.examples)))):
                for example in self.examples:
                    formatter.write(f"{' ' * formatter.current_indent}{example}\n")
        if after := help_text(ctx, "after"):
            formatter.write_paragraph()
            formatter.write_text(after)


def _row(ctx: click.Context, option: click.Option) -> tuple[str, str]:
    default = option.get_help_extra(ctx).get("default", "")
    told_last = voice(context=ctx).say(fact("command-default", value=default)) if default else ""
    return filled_in(ctx, option.get_help_spec(ctx)), f"{option_help(ctx, option)} {told_last}".strip()


class HouseCommand(Told):
    """A single command, not a group."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that we can name the extra argument
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise Misuse(fact("command-too-much", words=tuple(left)), ctx)
        return left


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True)(command)


def jsonl_option(command: F) -> F:
    return click.option("--jsonl", is_flag=True)(command)


def not_beside_lines(value: str | None, name: str) -> None:
    """Refuse other input next to --jsonl, which reads its questions from standard input."""
    if value:
        context = click.get_current_context()
        raise Misuse(fact("command-not-with-lines", what=filled_in(context, name)))


def required(value: str | None, name: str, example: str) -> str:
    """An argument that may be omitted only with --jsonl."""
    if not value:
        context = click.get_current_context()
        raise Misuse(fact("command-missing-such-as", what=filled_in(context, name), example=example), context)
    return value
