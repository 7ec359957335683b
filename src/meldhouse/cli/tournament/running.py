"""`tournament show`, `next`, `log`, `undo` and `finish`: how far it is, on to what comes next, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
import msgspec

from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import house_name, voice
from meldhouse.cli.tournament.answers import answer, happened, natural, next_of, show_next
from meldhouse.cli.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.tournament.opening import run_so
from meldhouse.cli.tournament.roundpages import clock_words, round_done, tables_shown
from meldhouse.cli.tournament.sheetpages import sums_figures
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message
from meldhouse.messages.moments import moment
from meldhouse.rulebooks.describe import count
from meldhouse.tournament import acts
from meldhouse.tournament.dispute_lines import appeal_line, rulings_told
from meldhouse.tournament.finishing import open_things
from meldhouse.tournament.log import LogLine, done_together, log_lines
from meldhouse.tournament.round_names import how_far

MOST_STEPS = 20


@click.command("show", cls=HouseCommand, examples=("meldhouse tournament show --file tuesday.db",))
@desk_options
def show(where: Where, as_json: bool) -> None:
    with at_desk(where) as desk:
        state = desk.state
        if as_json:
            print_json(_figures(desk))
            return
        page = Page()
        page.title(desk.title, house_name(desk.book))
        page.line(run_so(desk.book, state.form))
        far = voice(desk.book).say(how_far(state))
        page.line(f"{count(len(state.entrants), 'entrant')}, {len(state.here)} here. Now: {far}.")
        if state.current is not None and state.current.status == "playing":
            tables_shown(page, desk, state.current)
            for words in clock_words(desk):
                page.line(words)
        for call in state.calls:
            if not call.ruling:
                page.bullet(f"Table {call.table} has called the referee: {call.about or 'no reason given'}.")
            elif (appeal := appeal_line(state, call)) is not None:
                say = voice(desk.book).say
                page.bullet(" ".join([f"Table {call.table}: {say(appeal)}", *map(say, rulings_told(state, call))]))
        page.blank()
        show_next(page, desk)


def _figures(desk: Desk) -> dict[str, Any]:
    state = desk.state
    rounds = [
        {
            "round": each.number,
            "status": each.status,
            "playoff": each.playoff,
            "tables": {table: sheet.status() for table, sheet in each.sheets.items()},
            "sums": {table: sums_figures(desk, sheet) for table, sheet in each.sheets.items()},
        }
        for each in state.rounds
    ]
    return {
        "tournament": desk.id,
        "title": desk.title,
        "book": desk.book.name,
        "form": state.form,
        "entries": len(state.entrants),
        "here": len(state.here),
        "rounds": rounds,
        "released": state.released,
        "finished": state.finished,
        "version": desk.tournament.version,
        "next": next_of(desk),
    }


@click.command("next", cls=HouseCommand, examples=("meldhouse tournament next", "meldhouse tournament next --all"))
@click.option("--all", "go_on", is_flag=True)
@desk_options
def next_(where: Where, go_on: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        said: list[str] = []
        for _ in range(MOST_STEPS if go_on else 1):
            step = natural(desk.state)
            asks_first = isinstance(step.act, acts.Close) and step.act.anyway
            if step.act is None or asks_first or (go_on and said and step.ends):
                break
            then = desk.do(step.act)
            said += [*round_done(desk, step.act), *happened(desk, then)]
        if not said:
            following = next_of(desk)
            raise Trouble("nothing-to-do", f"{following.says}: {following.why}", advice=following.command, exit_code=1)
        answer(desk, said, as_json=as_json)


@click.command("log", cls=HouseCommand, examples=("meldhouse tournament log -n 20", "meldhouse tournament log --json"))
@click.option("--number", "-n", type=Number(1, 1_000_000), default=1_000_000)
@desk_options
def log(where: Where, number: int, as_json: bool) -> None:
    with at_desk(where) as desk:
        lines = log_lines(desk.tournament)[:number]
        say = voice(desk.state.book).say
        steps = desk.tournament.log
        if as_json:
            print_json(
                {"tournament": desk.id, "steps": [_as_json(line, steps[line.number - 1], say) for line in lines]}
            )
            return
    page = Page()
    rows = []
    for line in lines:
        did = " ".join(map(say, (line.what, *line.why, *line.then)))
        when = say(moment(line.at))
        rows.append((str(line.number), when, f"(undone) {did}" if line.is_undone else did))
    page.table([Column("", number=True), Column("When"), Column("What", wrap=True)], rows)


def _as_json(line: LogLine, step: Any, say: Callable[[Message], str]) -> dict[str, Any]:
    """Facts, and beside each what it says."""
    facts = {"what": line.what, "then": line.then, "reason": line.reason or None, "clause": line.clause or None}
    said = {"who": say(line.who), "says": say(line.what), "then_says": [say(one) for one in line.then]}
    head = {"number": line.number, "at": line.at.isoformat(), "undone": line.is_undone}
    return {**head, **said, **facts, "step": msgspec.to_builtins(step)}


@click.command("undo", cls=HouseCommand, examples=('meldhouse tournament undo --reason "wrong table"',))
@click.option("--reason", default="")
@desk_options
def undo(where: Where, reason: str, as_json: bool) -> None:
    with at_desk(where) as desk:
        numbers = desk.tournament.undone_next()
        what = voice(desk.state.book).say(done_together(desk.tournament, numbers)) if numbers else ""
        desk.do(acts.Undo(reason=reason))
        answer(desk, [f"Undone: {what}"], as_json=as_json, step=numbers[-1], steps=numbers)


@click.command("finish", cls=HouseCommand, examples=("meldhouse tournament finish",))
@click.option("--early", is_flag=True)
@click.option("--anyway", is_flag=True)
@desk_options
def finish(where: Where, early: bool, anyway: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        step = natural(desk.state)
        if step.open and step.act is None:  # what no “anyway” ends: it is refused in a sentence that names it
            desk.do(acts.Finish(anyway=True))
        if desk.state.form.rounds and not early and not step.ends and not desk.state.finished:
            advice = "“meldhouse tournament finish --early” ends it all the same."
            following = next_of(desk)
            raise Trouble(
                "not-over", f"It is not over. Next: {following.says}. {following.why}", advice=advice, exit_code=REFUSED
            )
        others = [one.says for one in open_things(desk.state) if not (early and one.is_early)]
        if others and not anyway and not desk.state.finished:
            advice = "“meldhouse tournament finish --anyway” ends it all the same."
            raise Trouble("still-open", f"Still open: {' '.join(others)}", advice=advice, exit_code=REFUSED)
        desk.do(acts.Finish(anyway=True))
        answer(desk, [f"“{desk.title}” is over."], as_json=as_json)
