"""A tournament in a process of its own, to be killed: `python crash_event.py FOLDER before|after`.

Four people play the first hand of a round at their live table. The process ends itself, as a power cut would, when that
hand is on the disk and its slip is about to be written on the sheet, or has just been.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(1, str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[2] / "bench"))
from live_evening import Evening, a_house
from table_people import play

from meldhouse.journal import Journal
from meldhouse.tournament.store import STREAM


async def evening(folder: Path, where: str) -> None:
    async with a_house(folder / "house.journal") as house:
        begun = await Evening.begun(house)
        (folder / "id").write_text(begun.event.id)
        _end_at_slip(house.journal, where)
        await play(await begun.windows(), hands=2)


def _end_at_slip(journal: Journal, where: str) -> None:
    append = journal.append

    async def watched(stream: str, *args: Any, **options: Any) -> int:
        if stream.startswith(STREAM) and where == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        version = await append(stream, *args, **options)
        if stream.startswith(STREAM):
            os.kill(os.getpid(), signal.SIGKILL)
        return version

    journal.append = watched  # type: ignore[method-assign]


if __name__ == "__main__":
    asyncio.run(evening(Path(sys.argv[1]), sys.argv[2]))
