"""`tournament print`: paper for an evening, one PDF per job."""

from __future__ import annotations

from pathlib import Path

import click

from meldhouse.cli.commands.tournament.desk import Where, at_desk, desk_options, head
from meldhouse.cli.commands.tournament.moving import cannot_write
from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import say, voice
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import LANGUAGES, Voice, fact
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.paper.jobs import JOBS, job_fact
from meldhouse.tournament.paper.order import Order, heading_of, print_voices
from meldhouse.tournament.prints import PAPERS, Paper, PrintError, print_job


@click.command(
    "print",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament print sheets",
        "meldhouse tournament print names --round 2 --paper a4 --output wall.pdf",
        "meldhouse tournament print prizes receipts --output prizes.pdf",
        "meldhouse tournament print sheets --lang both",
    ),
)
@click.argument("jobs", nargs=-1, metavar="[JOB]…")
@click.option("--output", "-o", metavar="FILE")
@click.option("--round", "number", type=Number(), metavar="N")
@click.option("--paper", type=OneOf(list(PAPERS)), default="letter", show_default=True)
@click.option("--lang", type=OneOf([*LANGUAGES, "both"]))
@click.option("--base-url", metavar="URL")
@desk_options
def print_(
    where: Where,
    jobs: tuple[str, ...],
    output: str | None,
    number: int | None,
    paper: Paper,
    lang: str | None,
    base_url: str | None,
    as_json: bool,
) -> None:
    if not jobs:
        _list(as_json=as_json)
        return
    if unknown := [job for job in jobs if job not in JOBS]:
        raise Trouble("job", fact("cli-no-paper", job=unknown[0]), advice=fact("cli-expected", choices=tuple(JOBS)))
    with at_desk(where) as desk:
        url = f"{base_url.rstrip('/')}/event/{desk.id}" if base_url else ""
        try:
            order = Order(desk.tournament, desk.current(number) if number is not None else None, url)
            things = []
            for job in jobs:
                of_round = JOBS[job].of_round and number is None
                asked = order._replace(each=desk.current()) if of_round else order
                things += list(JOBS[job].make(asked))
            voices = print_voices(desk.book, lang or desk.state.form.prints, voice().language)
            made = print_job(heading_of(order), things, paper=paper, voices=voices)
        except (PrintError, MoneyError) as problem:
            raise Trouble(problem.code, problem.message, book=desk.book, exit_code=REFUSED) from None
    file = output or f"{jobs[0]}.pdf"
    try:
        Path(file).write_bytes(made)
    except OSError as problem:
        raise cannot_write(file, problem) from None
    if as_json:
        print_json({"tournament": desk.id, "file": file, "jobs": jobs, "things": len(things), "bytes": len(made)})
    else:
        Page().line(say(fact("cli-printed", file=file)))


def _list(*, as_json: bool) -> None:
    if as_json:
        print_json({"jobs": {name: Voice().say(job_fact(name)) for name in JOBS}})
    else:
        columns = [Column(head("paper")), Column(head("prints"), wrap=True)]
        Page().table(columns, [(name, say(job_fact(name))) for name in JOBS])
