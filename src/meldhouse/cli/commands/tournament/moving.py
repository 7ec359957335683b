"""`tournament export` and `import`: results for others, and whole tournaments between files."""

from __future__ import annotations

from pathlib import Path

import click

from meldhouse.cli.commands.tournament.answers import answer
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options, file_option, opened, said_again
from meldhouse.cli.files import read_text
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import print_json
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import fact
from meldhouse.tournament import store as keeping
from meldhouse.tournament.results.exports import to_csv, to_json
from meldhouse.tournament.results.handing_out import results_of
from meldhouse.tournament.steps import write_step
from meldhouse.tournament.tournament import LogError, Tournament

LARGEST = 64 * 1024 * 1024
SUFFIXES = (".csv", ".json", ".jsonl")


@click.command(
    "export",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament export results.csv",
        "meldhouse tournament export results.json",
        "meldhouse tournament export tuesday.jsonl",
    ),
)
@click.argument("target", metavar="[TARGET]", required=False)
@desk_options
def export(where: Where, target: str | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        found = results_of(desk.tournament)
        if target is None:
            click.echo((to_json(found).decode() if as_json else to_csv(found)).rstrip("\n"))
            return
        path = Path(target)
        if path.suffix.lower() not in SUFFIXES:
            raise Trouble("suffix", fact("cli-suffix", file=target))
        if path.suffix.lower() == ".jsonl":
            made = b"".join(write_step(step) + b"\n" for step in desk.tournament.log)
        else:
            made = to_csv(found).encode() if path.suffix.lower() == ".csv" else to_json(found)
        try:
            path.write_bytes(made)
        except OSError as problem:
            raise cannot_write(target, problem) from None
        whole = path.suffix.lower() == ".jsonl"
        if as_json:
            print_json({"tournament": desk.id, "file": target, "bytes": len(made)})
        else:
            number = desk.tournament.version if whole else len(found.lines)
            click.echo(say(fact("cli-exported", file=target, what="steps" if whole else "lines", number=number)))


def cannot_write(file: str, problem: OSError) -> Trouble:
    why = problem.strerror or str(problem)
    return Trouble("no-file", fact("cli-unwritable", file=file, why=why), advice=fact("cli-check-path"))


@click.command("import", cls=HouseCommand, examples=("meldhouse tournament import tuesday.jsonl --file season.db",))
@click.argument("source", metavar="SOURCE")
@file_option
@json_option
def import_(source: str, file: str, as_json: bool) -> None:
    text = read_text(source, largest=LARGEST, what="tournament")
    lines = [line.encode() for line in text.splitlines() if line.strip()]
    try:
        tournament = Tournament(keeping.steps_of(lines))
    except LogError as problem:
        why = fact("cli-not-a-tournament", file=source, why=problem.message)
        raise Trouble("not-a-tournament", why, advice=fact("cli-import-advice"), exit_code=REFUSED) from None
    if tournament.state.opened is None:
        empty = fact("cli-no-steps", file=source)
        raise Trouble("not-a-tournament", empty, advice=fact("cli-import-advice"), exit_code=REFUSED)
    with opened(file, new=True) as (journal, run):
        kept = run(keeping.bring(journal, tournament))
        desk = Desk(run, kept, Where(file, again=said_again()))
        said = fact("cli-imported", event=desk.title, file=file, steps=tournament.version, id=kept.id)
        answer(desk, [said], as_json=as_json)
