"""What somebody sees who waits for a long count, and what he reads if he does not want to wait."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def progress(doing: str, number: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody is looking at it; it is told how much is done."""
    try:
        with _bar(doing, number) as told:
            yield told
    except KeyboardInterrupt:
        click.echo("Stopped; nothing was counted.", err=True)
        raise SystemExit(130) from None


@contextmanager
def _bar(doing: str, number: int) -> Iterator[Callable[[int], None]]:
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=number)
        yield lambda done: bar.update(task, completed=done)
