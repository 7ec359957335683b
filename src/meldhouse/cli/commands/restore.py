"""`meldhouse restore`: put a backup back in place."""

from __future__ import annotations

from pathlib import Path

import click

from meldhouse.cli.commands.backup import facts, show, troubles
from meldhouse.cli.commands.serve import data_option, kept_at
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.progress import progress
from meldhouse.cli.speaking import say
from meldhouse.journal import put_back
from meldhouse.messages import fact


@click.command(
    "restore",
    cls=HouseCommand,
    examples=(
        "meldhouse restore meldhouse-2026-11-18-150500.db",
        "meldhouse restore tuesday-safe.db --data tuesday.db --replace",
    ),
)
@click.argument("file", metavar="FILE")
@data_option
@click.option("--replace", is_flag=True)
@json_option
def command(file: str, data: str | None, replace: bool, as_json: bool) -> None:
    place = kept_at(data)
    with troubles():
        if data is None:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
        with progress("restoring", 100) as told:
            contents, kept = put_back(Path(file), place, replace=replace, told=told)
    if as_json:
        print_json({"file": place, "kept": str(kept) if kept else None, **facts(contents)})
        return
    show("restored", contents, place)
    page = Page()
    if contents.is_older:
        page.line(say(fact("cli-older-copy")))
    if kept is not None:
        page.line(say(fact("cli-kept-as")))
        page.copyable(str(kept))
