"""What somebody sees who waits for a long count, and what he reads if he does not want to wait."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def progress(
    doing: str, number: int, *, stopped: str = "nothing was counted", printing: bool = False
) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody is looking at it; it is told how much is done. `stopped` says what has
    become of it when somebody does not want to wait. Where answers are printed meanwhile, nothing else moves there."""
    try:
        with _bar(doing, number, hidden=printing and sys.stdout.isatty()) as told:
            yield told
    except KeyboardInterrupt:
        click.echo(f"Stopped; {stopped}.", err=True)
        raise SystemExit(130) from None


@contextmanager
def _bar(doing: str, number: int, *, hidden: bool) -> Iterator[Callable[[int], None]]:
    if hidden or not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(doing), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Answers go where they belong: what is printed must not be drawn around the bar instead.
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as bar:
        task = bar.add_task(doing, total=number)
        yield lambda done: bar.update(task, completed=done)
