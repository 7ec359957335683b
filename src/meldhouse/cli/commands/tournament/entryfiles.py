"""Player lists as clubs keep them: a name per line, pairs with a slash between, or CSV with named columns."""

from __future__ import annotations

import csv
import io
import re
from typing import NamedTuple

from meldhouse.cli.files import read_text
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import Message, fact

LARGEST = 1024 * 1024
COLUMNS = ("name", "partner", "club", "household", "division", "here")
YES = ("yes", "y", "x", "1", "true", "here")
LONGEST = 80


class EntryRow(NamedTuple):
    """One entrant or a pair, and where it was read."""

    names: tuple[str, ...]
    club: str = ""
    household: str = ""
    division: str = ""
    here: bool = False
    line: int = 0

    @property
    def told(self) -> str:
        return " / ".join(self.names)[:100] or "–"


def entry_of(text: str, *, line: int = 0) -> EntryRow:
    """
    >>> entry_of("Ann / Bob").names, entry_of("Ann-Marie & Bob").names, entry_of(" Cleo ").names
    (('Ann', 'Bob'), ('Ann-Marie', 'Bob'), ('Cleo',))
    """
    names = tuple(name.strip() for name in re.split(r"[/&+]", text))
    for name in names:
        if len(name) > LONGEST:
            raise Trouble("name-long", _at(line, fact("cli-name-long", number=len(name), most=LONGEST)))
    return EntryRow(names, line=line)


def _at(line: int, what: Message) -> Message:
    return fact("fault-line", line=line, what=what) if line else what


def read_entries(source: str) -> list[EntryRow]:
    text = read_text(source, largest=LARGEST, what="players")
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    if not lines:
        raise Trouble("no-players", fact("cli-no-players", file=source), advice=fact("cli-no-players-advice"))
    if "name" in [word.strip().strip('"').lower() for word in re.split("[,;\t]", lines[0])]:
        return _from_csv(text)
    return [
        entry_of(line.strip(), line=number)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]


def _from_csv(text: str) -> list[EntryRow]:
    head = next(line for line in text.splitlines() if line.strip())
    sign = max(",;\t", key=head.count)
    reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=sign, strict=True, skipinitialspace=True)
    named = {name: (name or "").strip().lower() for name in reader.fieldnames or ()}
    if unknown := [name for name in named.values() if name not in COLUMNS]:
        raise Trouble("columns", _at(1, fact("cli-no-list-column", name=unknown[0], columns=COLUMNS)))
    found = []
    try:
        for row in reader:
            if None in row or None in row.values():
                raise Trouble("columns", _at(reader.line_num, fact("cli-list-fields")))
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
        raise Trouble("not-csv", _at(reader.line_num, fact("cli-not-csv", why=str(problem)))) from None
    return found
