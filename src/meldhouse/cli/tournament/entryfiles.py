"""Lists of players as clubs keep them: a name in each line, pairs with a stroke between, or CSV with named columns."""

from __future__ import annotations

import csv
import io
import re
from typing import NamedTuple

from meldhouse.cli.files import read_text
from meldhouse.cli.trouble import Trouble

LARGEST = 1024 * 1024
COLUMNS = ("name", "partner", "club", "household", "division", "here")
YES = ("yes", "y", "x", "1", "true", "here")
LONGEST = 80


class Entry(NamedTuple):
    """One who enters, or two, and where it was read."""

    names: tuple[str, ...]
    club: str = ""
    household: str = ""
    division: str = ""
    here: bool = False
    line: int = 0

    @property
    def told(self) -> str:
        return " / ".join(self.names)[:100] or "nobody"


def entry_of(text: str, *, line: int = 0) -> Entry:
    """
    >>> entry_of("Ann / Bob").names, entry_of("Ann-Marie & Bob").names, entry_of(" Cleo ").names
    (('Ann', 'Bob'), ('Ann-Marie', 'Bob'), ('Cleo',))
    """
    names = tuple(name.strip() for name in re.split(r"[/&+]", text))
    for name in names:
        if len(name) > LONGEST:
            at = f"Line {line}: a" if line else "A"
            raise Trouble("name-long", f"{at} name of {len(name)} letters is too long; write at most {LONGEST}.")
    return Entry(names, line=line)


def read_entries(source: str) -> list[Entry]:
    text = read_text(source, largest=LARGEST, what="list of players")
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if not lines:
        raise Trouble(
            "no-players", f"There is nobody in {source}.", advice="Write a name, or “Ann / Bob”, in each line."
        )
    if "name" in [word.strip().strip('"').lower() for word in re.split("[,;\t]", lines[0])]:
        return _from_csv(text)
    return [
        entry_of(line.strip(), line=number)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]


def _from_csv(text: str) -> list[Entry]:
    head = next(line for line in text.splitlines() if line.strip())
    sign = max(",;\t", key=head.count)
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=sign, strict=True, skipinitialspace=True)
    named = {name: (name or "").strip().lower() for name in reader.fieldnames or ()}
    if unknown := [name for name in named.values() if name not in COLUMNS]:
        raise Trouble("columns", f"Line 1: there is no column “{unknown[0]}”.", advice=f"Use: {', '.join(COLUMNS)}.")
    found = []
    try:
        for row in reader:
            if None in row or None in row.values():
                raise Trouble("columns", f"Line {reader.line_num} has not as many fields as line 1.")
            cells = {named[key]: value.strip() for key, value in row.items()}
            if not any(cells.values()):
                continue
            entry = entry_of(cells["name"], line=reader.line_num)
            if partner := cells.get("partner", ""):
                entry = entry._replace(names=(*entry.names, *entry_of(partner, line=reader.line_num).names))
            entry = entry._replace(club=cells.get("club", ""), household=cells.get("household", ""))
            here = cells.get("here", "").lower() in YES
            found.append(entry._replace(division=cells.get("division", ""), here=here))
    except csv.Error as problem:
        raise Trouble("not-csv", f"Line {reader.line_num}: this is not CSV: {problem}.") from None
    return found
