"""Every test finds `table` and works without a clock; those of the terminal find bots and a terminal, those of large
batches a cluster, those of the journal a database server."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from meldhouse.batches import Cluster

sys.path.insert(0, str(Path(__file__).parent))
sys.path.append(str(Path(__file__).parents[1] / "bench"))
sys.path.append(str(Path(__file__).parent / "web"))

# Chance looks for faults while people work; a machine that only says yes or no tries the same cases each time.
settings.register_profile("house", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """Twenty thousand tests stay as they are: Python would look through all of them for what can go, again and again,
    which takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
def meek(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at the terminal table who never bid."""
    from play_table import Meek

    monkeypatch.setattr("meldhouse.players.kinds.sense.Sense", Meek)


@pytest.fixture(scope="session")
def translated() -> None:
    """The solver is translated, which takes minutes where this machine has never done it: a test that waits for bots by
    the clock would find them ready or not by what was run here before."""
    from meldhouse.solver.starting import share_compiled

    if share_compiled() < 1:
        subprocess.run(
            [sys.executable, "-c", "from meldhouse.tables.thinking.rehearsing import rehearse; rehearse()"], check=True
        )


@pytest.fixture
def terminal() -> Iterator[Callable[..., Any]]:
    """A table at a real pseudo-terminal, where the system has such a thing."""
    pytest.importorskip("pty")
    from play_table import Terminal

    opened: list[Terminal] = []

    def open_one(*options: str, **settings: object) -> Terminal:
        opened.append(Terminal(*options, **settings))  # type: ignore[arg-type]
        return opened[-1]

    yield open_one
    for one in opened:
        one.close()


@pytest.fixture(scope="session")
def a_cluster() -> Iterator[Any]:
    from clusters import cluster

    with cluster(2) as found:
        yield found


@pytest.fixture
def two_workers(a_cluster: Any) -> Cluster:
    """One cluster for all tests; whatever the last one did to its workers, they are there again."""
    a_cluster.wait_for_workers(2)
    return Cluster(a_cluster.scheduler_address)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """One for all tests of this process."""
    from browsing import a_browser

    with a_browser() as found:
        yield found


@pytest.fixture(scope="module")
def browser(chromium: Any) -> Iterator[Any]:
    from browsing import in_use

    with in_use(chromium) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    from servers import postgres

    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A place for a journal, in each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "house.journal")
    address: str = request.getfixturevalue("postgres").fresh()
    return address
