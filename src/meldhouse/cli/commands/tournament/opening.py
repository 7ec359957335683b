"""`tournament new`, `amend` and `list`: set up a tournament in a file, with its house's settings or its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import (
    Desk,
    Where,
    at_desk,
    desk_options,
    file_option,
    head,
    opened,
    own_name,
    refused,
    said_again,
)
from meldhouse.cli.commands.tournament.forming import as_said, form_options
from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import Misuse
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Refused
from meldhouse.journal.ids import new_id
from meldhouse.messages import Message, fact
from meldhouse.messages.moments import moment
from meldhouse.rulebooks import Book, book_names
from meldhouse.rulebooks.loading import ALIASES
from meldhouse.tournament import acts, store as keeping
from meldhouse.tournament.forms import Form, form_of
from meldhouse.tournament.lines.events import event_lines


@click.command(
    "new",
    cls=HouseCommand,
    examples=(
        'meldhouse tournament new bend --title "Tuesday evening" --file tuesday.db',
        "meldhouse tournament new n42pa --title Open --movement swiss --rounds 5 --fee 20 --prizes 50%,30%,20%",
        'meldhouse tournament new my-club.toml --title "Club night" --rounds 4',
    ),
)
@click.argument("book")
@click.option("--title", required=True)
@click.option("--seed", metavar="TEXT")
@form_options
@file_option
@click.option("--as", "who", metavar="NAME")
@json_option
def new(
    book: str, title: str, seed: str | None, file: str, who: str | None, said: dict[str, Any], as_json: bool
) -> None:
    house = find_book(book)
    if not title.strip():
        raise Trouble("blank", fact("cli-say-title"))
    form = as_said(form_of(house), said)
    by, called = own_name(who)
    act = acts.Open(book=source_of(house, book), form=form, title=title.strip()[:80], seed=seed or new_id())
    with opened(file, new=True) as (journal, run):
        try:
            kept = run(keeping.create(journal, act, by=by, at=keeping.now(), called=called))
        except Refused as problem:
            raise refused(problem, house) from None
        desk = Desk(run, kept, Where(file, again=said_again()))
        told = fact("cli-opened", event=desk.title, rules=house_name(house), file=file)
        answer(desk, [told, run_so(house, form)], as_json=as_json, book=house.name, form=form)


def run_so(house: Book, form: Form) -> Message:
    """How the event is run, in one line."""
    return fact("cli-run-so", lines=tuple(line for _, line in event_lines(house, form)))


def source_of(house: Book, said: str) -> str:
    """A house's name, or the full text of a club's book, so that the file is complete."""
    return house.name if ALIASES.get(said, said) in book_names() else Path(said).read_text("utf-8-sig")


@click.command("amend", cls=HouseCommand, examples=("meldhouse tournament amend --rounds 5 --minutes 45",))
@form_options
@desk_options
def amend(where: Where, said: dict[str, Any], as_json: bool) -> None:
    if not said:
        raise Misuse(fact("cli-amend-what"))
    with at_desk(where) as desk:
        then = desk.do(acts.Amend(form=as_said(desk.state.form, said)))
        answer(desk, happened(desk, then), as_json=as_json, form=desk.state.form)


@click.command("list", cls=HouseCommand, examples=("meldhouse tournament list --file season.db",))
@file_option
@json_option
def list_(file: str, as_json: bool) -> None:
    with opened(file) as (journal, run):
        found: list[keeping.Listed] = run(keeping.listing(journal, limit=1000))
    if as_json:
        print_json({"file": file, "tournaments": found})
        return
    page = Page()
    if not found:
        page.line(say(fact("cli-no-tournaments", file=file)))
        return
    own = say(fact("event-own-rules-name"))
    over = {is_over: say(fact("cli-event-is", over="yes" if is_over else "no")) for is_over in (True, False)}
    rows = [(each.id, each.title, each.book or own, say(moment(each.at)), over[each.over]) for each in found]
    columns = [Column(head("id")), Column(head("title"), shorten=True), Column(head("rules")), Column(head("last"))]
    page.table([*columns, Column("")], rows)
