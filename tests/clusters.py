"""Real clusters of Dask on this machine: a scheduler, and workers in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import dask
from distributed import LocalCluster

from waiting import wait_until

SRC = Path(__file__).parents[1] / "src"
SETTINGS = {
    "distributed.scheduler.allowed-failures": 1,
    "distributed.admin.tick.limit": "60s",  # a machine that is busy with other things is no reason to complain
}


@contextmanager
def cluster(workers: int) -> Iterator[Any]:
    with (
        dask.config.set(SETTINGS),
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            memory_limit=0,
            silence_logs=60,
        ) as found,
    ):
        yield found


@contextmanager
def foreign_worker(scheduler: Any, *places: Path) -> Iterator[None]:
    """A worker who finds other things on his machine, in `places`, than there are on ours."""
    command = [sys.executable, "-m", "distributed.cli.dask_worker", scheduler.scheduler_address]
    options = ["--no-nanny", "--nthreads", "1", "--no-dashboard", "--memory-limit", "0"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places))}
    with subprocess.Popen([*command, *options], env=environment, stderr=subprocess.DEVNULL) as worker:
        try:
            wait_until(
                lambda: scheduler.scheduler_info["workers"] or worker.poll() is not None, "no worker has come up"
            )
            assert worker.poll() is None, "the worker has not come up"
            yield
        finally:
            worker.kill()
