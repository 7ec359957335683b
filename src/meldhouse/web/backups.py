"""A backup that somebody asks for at the desk: a whole copy of the club's data, beside them. It never leaves the
computer through the browser: in it are everybody's cards and passwords, and what the house signs its cookies with."""

from __future__ import annotations

from glob import escape
from pathlib import Path

from meldhouse.journal import Journal
from meldhouse.journal.backups import dated

FOLDER = "backups"
MOST = 30
"""So many copies that were made at the desk are kept, and the newest of every day: each has all that the ones before it
have, but what was spoiled since is good only in an older one."""


async def back_up(journal: Journal) -> Path | None:
    """Where the copy lies; None where the data are in a database that has backups of its own."""
    if journal.file is None:
        return None
    folder = journal.file.absolute().parent / FOLDER
    folder.mkdir(mode=0o700, exist_ok=True)
    target = folder / dated(journal.file.stem)
    await journal.back_up(target)
    copies = sorted(folder.glob(f"{escape(journal.file.stem)}-????-??-??-??????.db"))
    newest_of_day = {_day(copy): copy for copy in copies}
    for old in copies[:-MOST]:
        if old not in (target, newest_of_day[_day(old)]):
            old.unlink()
    return target


def _day(copy: Path) -> str:
    """
    >>> _day(Path("house-2026-11-18-093000.db"))
    'house-2026-11-18'
    """
    return copy.stem.rpartition("-")[0]
