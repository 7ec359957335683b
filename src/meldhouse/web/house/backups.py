"""A backup made from the desk: a full copy of the club's data, stored next to them. It is never downloadable, because
it contains everybody's cards and passwords, and the key that signs cookies."""

from __future__ import annotations

from glob import escape
from pathlib import Path

from meldhouse.journal import Journal
from meldhouse.journal.backups import dated

FOLDER = "backups"
MOST = 30
"""How many desk backups to keep, plus the newest of each day. A later copy has everything the earlier ones have, but an
older one may predate some damage."""


async def back_up(journal: Journal) -> Path | None:
    """Make a copy and return its path; None if the data is in a database with its own backups."""
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
