"""Writers who write as fast as they can and say what was acknowledged, until somebody kills them.

Each line that comes in starts one, as a process of its own: ``alive PID``, then ``STREAM VERSION`` for every answer,
and ``dead`` when it is gone. They are forked, so that the packages are loaded once for all of them.
"""

from __future__ import annotations

import asyncio
import os
import sys

from meldhouse.journal import Journal

STREAMS = 6


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())  # at once and whole, so that it is told even if this was the last moment


async def write(where: str) -> None:
    async def fill(stream: str) -> None:
        version = await journal.version(stream)
        while True:
            pair = [f"{version + 1} and then".encode(), f"{version + 2}".encode() * 50]
            version = await journal.append(stream, version, pair, labels={"open": version % 4 == 0})
            say(f"{stream} {version}")

    journal = await Journal.open(where)
    await asyncio.gather(*(fill(f"table/{number}") for number in range(STREAMS)))


def main(where: str) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            say(f"alive {os.getpid()}")
            asyncio.run(write(where))
        os.waitpid(child, 0)
        say("dead")


if __name__ == "__main__":
    main(sys.argv[1])
