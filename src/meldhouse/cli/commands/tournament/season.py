"""`tournament season`: results added up over several tournaments."""

from __future__ import annotations

from collections.abc import Sequence

import click

from meldhouse.cli.commands.tournament.desk import head, opened
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import fact
from meldhouse.rulebooks.reading.openfile import read_bytes
from meldhouse.tournament import store as keeping
from meldhouse.tournament.results.exports import LARGEST, ResultsError, from_csv, from_json
from meldhouse.tournament.results.handing_out import results_of
from meldhouse.tournament.results.results import Results
from meldhouse.tournament.results.seasons import Season, SeasonRules, season as added_up

MAGIC = b"SQLite format 3\0"


@click.command(
    "season",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament season season.db",
        "meldhouse tournament season june.csv july.csv august.db --best 2",
    ),
)
@click.argument("files", nargs=-1, required=True, metavar="FILE…")
@click.option("--best", type=Number(1), metavar="N")
@click.option("--average", is_flag=True)
@click.option("--least", type=Number(1), default=1, metavar="N")
@click.option("--lasting-ids", is_flag=True)
@json_option
def season(files: Sequence[str], best: int | None, average: bool, least: int, lasting_ids: bool, as_json: bool) -> None:
    found = [each for file in files for each in _results(file)]
    if not found:
        raise Trouble("no-results", fact("cli-no-results"))
    made = added_up(found, SeasonRules(best=best, average=average, least=least, lasting_ids=lasting_ids))
    if as_json:
        rows = [
            {
                "place": row.place,
                "id": row.id,
                "name": row.name,
                "points": row.points,
                "counted": row.counted,
                "score": float(row.score),
                "cents": row.cents,
            }
            for row in made.rows
        ]
        print_json({"titles": made.titles, "rows": rows, "notes": [*map(say, made.notes)]})
    else:
        _show(made)


def _results(file: str) -> list[Results]:
    try:
        raw = read_bytes(file, LARGEST + 1)
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Trouble("no-file", fact("cli-unreadable", file=file, why=why), advice=fact("cli-check-path")) from None
    if raw.startswith(MAGIC):
        return _kept(file)
    try:
        return [from_json(raw) if raw.lstrip()[:1] == b"{" else from_csv(raw)]
    except ResultsError as problem:
        raise Trouble("no-results", fact("fault-file", file=file, what=problem.message)) from None


def _kept(file: str) -> list[Results]:
    with opened(file) as (journal, run):
        listed: list[keeping.Listed] = run(keeping.listing(journal, limit=1000))
        all_of_them = [run(keeping.load(journal, each.id)).tournament for each in listed]
    found = [results_of(each) for each in sorted(all_of_them, key=lambda each: each.state.opened.at)]
    return [each for each in found if each.lines]


def _show(made: Season) -> None:
    page = Page()
    page.title(say(fact("cli-season")), say(fact("cli-kept", kind="tournament", number=len(made.titles))))
    for number, title in enumerate(made.titles, 1):
        page.line(f"{number}: {title}", indent=2)
    columns = [Column(say(fact("event-place")), number=True), Column(say(fact("event-name-of")), wrap=True)]
    columns += [Column(str(number), number=True) for number in range(1, len(made.titles) + 1)]
    rows = []
    for row in made.rows:
        points = [
            "" if made_ is None else str(made_) if counts else f"({made_})"
            for made_, counts in zip(row.points, row.counted, strict=True)
        ]
        won = say(fact("amount", money=row.cents)) if row.cents else ""
        rows.append([str(row.place) if row.place else "", row.name, *points, row.shown, won])
    score, prizes = Column(head("score"), number=True), Column(say(fact("desk-prizes")), number=True)
    page.table([*columns, score, prizes], rows)
    for note in made.notes:
        page.bullet(say(note))
