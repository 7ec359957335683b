"""`tournament show`, `next`, `log`, `undo` and `finish`: the state of the event, its next step, and undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click
import msgspec

from meldhouse.cli.commands.tournament.answers import answer, happened, natural, next_of, show_next
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options, head
from meldhouse.cli.commands.tournament.opening import run_so
from meldhouse.cli.commands.tournament.roundpages import clock_words, round_done, tables_shown
from meldhouse.cli.commands.tournament.sheetpages import sums_figures
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message, fact
from meldhouse.messages.moments import moment
from meldhouse.tournament import acts
from meldhouse.tournament.lines.disputes import appeal_line, rulings_told
from meldhouse.tournament.lines.rounds import how_far
from meldhouse.tournament.log import LogLine, done_together, log_lines
from meldhouse.tournament.rounds.finishing import open_things

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
        page.line(desk.say(run_so(desk.book, state.form)))
        page.line(desk.say(fact("cli-far", entered=len(state.entrants), far=how_far(state))))
        if state.current is not None and state.current.status == "playing":
            tables_shown(page, desk, state.current)
            for words in clock_words(desk):
                page.line(desk.say(words))
        for call in state.calls:
            if not call.ruling and call.about:
                page.bullet(desk.say(fact("open-call-about", table=call.table, about=call.about)))
            elif not call.ruling:
                page.bullet(desk.say(fact("open-call", table=call.table)))
            elif (appeal := appeal_line(state, call)) is not None:
                told = (fact("open-appeal", table=call.table, appeal=appeal), *rulings_told(state, call))
                page.bullet(" ".join(map(desk.say, told)))
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
        "next": next_of(desk).as_json(desk.book.voice),
    }


@click.command("next", cls=HouseCommand, examples=("meldhouse tournament next", "meldhouse tournament next --all"))
@click.option("--all", "go_on", is_flag=True)
@desk_options
def next_(where: Where, go_on: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        said: list[Message] = []
        for _ in range(MOST_STEPS if go_on else 1):
            step = natural(desk.state)
            asks_first = isinstance(step.act, acts.Close) and step.act.anyway
            if step.act is None or asks_first or (go_on and said and step.ends):
                break
            then = desk.do(step.act)
            said += [*round_done(desk, step.act), *happened(desk, then)]
        if not said:
            following = next_of(desk)
            told = fact("cli-do-first", step=following.says, why=following.why)
            raise Trouble("nothing-to-do", told, advice=following.typed, book=desk.book, exit_code=REFUSED)
        answer(desk, said, as_json=as_json)


@click.command("log", cls=HouseCommand, examples=("meldhouse tournament log -n 20", "meldhouse tournament log --json"))
@click.option("--number", "-n", type=Number(1, 1_000_000), default=1_000_000)
@desk_options
def log(where: Where, number: int, as_json: bool) -> None:
    with at_desk(where) as desk:
        lines = log_lines(desk.tournament)[:number]
        steps = desk.tournament.log
        if as_json:
            english = desk.book.voice.say
            told = [_as_json(line, steps[line.number - 1], english) for line in lines]
            print_json({"tournament": desk.id, "steps": told})
            return
        rows = []
        for line in lines:
            did = (line.what, *line.why, *line.then)
            undone = "yes" if line.is_undone else "no"
            shown = desk.say(fact("cli-log-line", undone=undone, did=did))
            rows.append((str(line.number), desk.say(moment(line.at)), shown))
    page = Page()
    page.table([Column("", number=True), Column(head("when")), Column(say(fact("event-what")), wrap=True)], rows)


def _as_json(line: LogLine, step: Any, say: Callable[[Message], str]) -> dict[str, Any]:
    """Each fact, with its text."""
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
        desk.do(acts.Undo(reason=reason))
        what = done_together(desk.tournament, numbers)
        answer(desk, [fact("event-undone", what=what)], as_json=as_json, step=numbers[-1], steps=numbers)


@click.command("finish", cls=HouseCommand, examples=("meldhouse tournament finish",))
@click.option("--early", is_flag=True)
@click.option("--anyway", is_flag=True)
@desk_options
def finish(where: Where, early: bool, anyway: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        step = natural(desk.state)
        if step.open and step.act is None:  # refusals that “anyway” cannot override name it themselves
            desk.do(acts.Finish(anyway=True))
        if desk.state.form.rounds and not early and not step.ends and not desk.state.finished:
            following, early_end = next_of(desk), fact("cli-finish-early")
            told = fact("cli-event-not-over", step=following.says, why=following.why)
            raise Trouble("not-over", told, advice=early_end, book=desk.book, exit_code=REFUSED)
        others = tuple(one.says for one in open_things(desk.state) if not (early and one.is_early))
        if others and not anyway and not desk.state.finished:
            told, end = fact("cli-still-open", open=others), fact("cli-finish-anyway")
            raise Trouble("still-open", told, advice=end, book=desk.book, exit_code=REFUSED)
        desk.do(acts.Finish(anyway=True))
        answer(desk, [fact("cli-over", event=desk.title)], as_json=as_json)
