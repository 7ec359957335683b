"""Errors for a command that was typed wrong: what is wrong, in the reader's language, and where to find help."""

from __future__ import annotations

from typing import IO, Any

import click

from meldhouse.cli.manual import filled_in
from meldhouse.cli.speaking import say, voice
from meldhouse.messages import Message, fact, written


class Misuse(click.UsageError):
    """With a context, a usage line comes first. The text is made at once, because the language may be unknown later."""

    def __init__(self, message: Message, ctx: click.Context | None = None) -> None:
        super().__init__(voice(context=ctx).say(message), ctx)
        self.fact = message
        self.before = ""
        if ctx is not None:
            self.before = f"{ctx.get_usage()}\n{voice(context=ctx).say(_where_help_is(ctx))}\n\n"

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(self.before + self.message, file=file, err=True)


def _where_help_is(ctx: click.Context) -> Message:
    return fact("command-try", command=f"{ctx.command_path} --help")


def in_our_words(problem: click.UsageError) -> click.UsageError:
    """A click error in our own words."""
    match problem:
        case Misuse() | click.exceptions.NoArgsIsHelpError():
            return problem
        case click.MissingParameter(param=click.Parameter() as asked, ctx=click.Context() as ctx):
            return Misuse(fact("command-missing", what=_name(asked, ctx), choices=_choices(asked)), ctx)
        case click.BadParameter(param=click.Parameter() as asked, ctx=click.Context() as ctx):
            return Misuse(fact("command-bad-value", what=_name(asked, ctx), why=written(problem.message)), ctx)
        case click.NoSuchOption(option_name="--lang", ctx=ctx):
            return Misuse(fact("command-lang-first"), ctx)
        case click.NoSuchOption(option_name=name, possibilities=near, ctx=ctx):
            return Misuse(fact("command-no-option", option=name, near=tuple(near or ())), ctx)
        case click.BadOptionUsage(option_name=name, ctx=click.Context() as ctx):
            flag = any(name in one.opts + one.secondary_opts for one in ctx.command.params if _is_flag(one))
            return Misuse(fact("command-no-value" if flag else "command-needs-value", option=name), ctx)
    return problem


def _is_flag(asked: click.Parameter) -> bool:
    return isinstance(asked, click.Option) and asked.is_flag


def _name(asked: click.Parameter, ctx: click.Context) -> str:
    return max(asked.opts, key=len) if isinstance(asked, click.Option) else filled_in(ctx, asked.make_metavar(ctx))


def _choices(asked: click.Parameter) -> tuple[str, ...]:
    return tuple(map(str, asked.type.choices)) if isinstance(asked.type, click.Choice) else ()


class OneOf(click.Choice[str]):
    """One of these words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            choices = tuple(map(str, self.choices))
            self.fail(say(fact("command-one-of", value=str(value)[:40], choices=choices)), param, ctx)


class Number(click.IntRange):
    """A whole number within a range."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            self.fail(say(self._expected(str(value)[:40])), param, ctx)

    def _expected(self, value: str) -> Message:
        if self.min is None:
            return fact("command-number", value=value)
        if self.max is None:
            return fact("command-number-from", value=value, least=int(self.min))
        return fact("command-number-between", value=value, least=int(self.min), most=int(self.max))
