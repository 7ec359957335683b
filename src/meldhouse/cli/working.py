"""Where to run a large batch: here on every core, or on a cluster; and the message if that fails."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import click

from meldhouse.batches import BatchError, Cluster, Here, Processes, Progress, Where
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import F
from meldhouse.cli.progress import Doing, progress
from meldhouse.cli.trouble import BROKEN, USAGE, Trouble
from meldhouse.messages import fact

MOST_PROCESSES = 64
ADVISED = ("worker-died", "portion-failed", "no-cluster")


def work_options(command: F) -> F:
    """--processes and --cluster."""
    command = click.option("--cluster", metavar="ADDRESS")(command)
    return click.option(
        "--processes",
        type=Number(1, MOST_PROCESSES),
        metavar="N",
    )(command)


def chosen_where(processes: int | None, cluster: str | None) -> Where | None:
    """The place chosen; None if that is left to us."""
    if cluster is not None and processes is not None:
        raise Misuse(fact("cli-not-both", one="--processes", other="--cluster"))
    if cluster is not None:
        return Cluster(cluster)
    if processes is not None:
        return Processes(processes) if processes > 1 else Here()
    return None


@contextmanager
def at_work(doing: Doing, number: int, *, printing: bool = False) -> Iterator[Progress]:
    """Show a progress bar, and a sentence for anything that goes wrong."""
    with progress(doing, number, printing=printing) as told:
        try:
            yield told
        except BatchError as problem:
            if os.environ.get("MELDHOUSE_DEBUG"):
                raise
            broken = problem.code in ("worker-died", "portion-failed")
            advice = fact("cli-work-advice", code=problem.code) if problem.code in ADVISED else ""
            raise Trouble(problem.code, problem.message, advice=advice, exit_code=BROKEN if broken else USAGE) from None
