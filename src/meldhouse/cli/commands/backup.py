"""`meldhouse backup`: a complete, checked copy of a club's data, even while it is open in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import click

from meldhouse.cli.commands.serve import data_option, kept_at
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.progress import progress
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import REFUSED, USAGE, Trouble
from meldhouse.journal import Contents, JournalError, back_up
from meldhouse.journal.backups import dated
from meldhouse.messages import fact
from meldhouse.messages.moments import moment

KINDS = {"event": "tournament", "": "table", "account": "account"}
"""What each stream holds, by the first part of its name."""
NO = ("damaged", "exists", "newer", "other-program", "in-use")
"""Errors that mean “no”; any other means the question could not be asked."""
ADVICE = {"exists": fact("cli-backup-other"), "no-file": fact("cli-check-path")}


@click.command(
    "backup",
    cls=HouseCommand,
    examples=(
        "meldhouse backup",
        "meldhouse backup /media/stick",
        "meldhouse backup tuesday-safe.db --data tuesday.db",
    ),
)
@click.argument("target", metavar="[TARGET]", required=False)
@data_option
@click.option("--replace", is_flag=True)
@json_option
def command(target: str | None, data: str | None, replace: bool, as_json: bool) -> None:
    place = kept_at(data)
    with troubles():
        file = _target(target, place)
        with progress("copying", 100) as told:
            contents = back_up(place, file, replace=replace, told=told)
    if as_json:
        print_json({"file": str(file), **facts(contents)})
        return
    show("copied", contents, str(file))


def _target(target: str | None, place: str) -> Path:
    """The file to write; for a folder, a file in it named after the data and the time."""
    path = Path(target) if target is not None else Path()
    if not path.is_dir():
        return path
    return path / dated(Path(place).stem if "://" not in place else "meldhouse")


@contextmanager
def troubles() -> Iterator[None]:
    """The journal's error as a command's error."""
    try:
        yield
    except JournalError as problem:
        advice = ADVICE.get(problem.code, "")
        exit_code = REFUSED if problem.code in NO else USAGE
        raise Trouble(problem.code, problem.message, advice=advice, exit_code=exit_code) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Trouble("no-file", fact("cli-file-unusable", why=why), advice=fact("cli-check-path")) from None


def show(done: Literal["copied", "restored"], contents: Contents, file: str) -> None:
    page = Page()
    kept = {name: contents.streams.get(kind, 0) for kind, name in KINDS.items()}
    found = tuple(fact("cli-kept", kind=name, number=number) for name, number in kept.items() if number)
    found = found or (fact("cli-kept-nothing"),)
    page.line(say(fact("cli-backed-up", done=done, found=found, entries=contents.entries)))
    page.copyable(file)
    if contents.last_at:
        page.line(say(fact("cli-last-saved", at=moment(contents.last_at))))


def facts(contents: Contents) -> dict[str, object]:
    """The answer for programs."""
    found = {word + "s": contents.streams.get(kind, 0) for kind, word in KINDS.items()}
    return {**found, "entries": contents.entries, "last_at": contents.last_at, "bytes": contents.size}
