"""Those who think: they go home when the house closes, whatever they are at."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from meldhouse.solver import starting
from meldhouse.tables.thinking.workers import Workers

A_LONG_THOUGHT = 600


def test_nobody_waits_for_a_thought_when_the_house_closes() -> None:
    async def evening() -> None:
        workers = Workers(1)
        thinking = asyncio.create_task(workers.run(time.sleep, A_LONG_THOUGHT))
        while workers._pool is None or not workers._pool._processes:
            await asyncio.sleep(0.01)
        everybody = list(workers._pool._processes.values())
        workers.close()
        assert not any(one.is_alive() for one in everybody)
        with pytest.raises((BrokenExecutor, asyncio.CancelledError)):
            await thinking
        with pytest.raises(BrokenExecutor):
            await workers.run(time.sleep, 0)
        assert workers._pool is None, "nobody is called in once the house has closed"

    asyncio.run(evening())


def test_all_is_translated_when_somebody_who_needed_it_all_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(starting, "folder", lambda: str(tmp_path))
    assert starting.share_compiled() == 0
    for number in range(starting.TRANSLATIONS // 2):
        (tmp_path / f"{number}.nbc").touch()
    assert 0.4 < starting.share_compiled() < 0.6
    for number in range(2 * starting.TRANSLATIONS):
        (tmp_path / f"{number}.nbc").touch()
    assert starting.share_compiled() == 0.99, "more than was thought, and somebody may still be at it"
    starting.note_all_compiled()
    assert starting.share_compiled() == 1
