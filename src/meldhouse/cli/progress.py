"""The progress bar for long calculations, and the message when the user stops one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

import click

from meldhouse.cli.speaking import say
from meldhouse.messages import fact

Doing = Literal["playing", "solving", "counting", "reviewing", "copying", "restoring"]


@contextmanager
def progress(doing: Doing, number: int, *, printing: bool = False) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, shown if that is a terminal; call the result with the amount done. Ctrl-C prints what
    was stopped. With `printing` to a terminal, the bar stays hidden."""
    try:
        with _bar(say(fact("cli-doing", what=doing)), number, hidden=printing and sys.stdout.isatty()) as told:
            yield told
    except KeyboardInterrupt:
        click.echo(say(fact("cli-stopped", what=doing)), err=True)
        raise SystemExit(130) from None


@contextmanager
def _bar(doing: str, number: int, *, hidden: bool) -> Iterator[Callable[[int], None]]:
    if hidden or not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Leave stdout alone: answers must not be redrawn around the bar.
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(doing, total=number)
        yield lambda done: bar.update(task, completed=done)
