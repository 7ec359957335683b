"""What a command answers: what was done, what follows from it, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import voice
from meldhouse.cli.tournament.desk import Desk
from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.events import AnyEvent, Became, ByeGiven, Changed, Locked, Penalized, Planned, Unlocked
from meldhouse.tournament.log import changes_of
from meldhouse.tournament.next_step import NextStep, next_steps
from meldhouse.tournament.penalty_lines import borne_by, why
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import State

COMMANDS: dict[type[acts.Act], str] = {
    acts.Draft: "seat",
    acts.Confirm: "confirm",
    acts.Release: "release",
    acts.Call: "call",
    acts.Start: "start",
    acts.Close: "close",
    acts.Scrap: "scrap",
    acts.PlayOff: "playoff",
    acts.ReleaseStandings: "standings --release",
    acts.Finish: "finish",
}


class Next(msgspec.Struct, frozen=True):
    """What comes next, why, and the command for it."""

    says: str
    why: str
    command: str


def natural(state: State) -> NextStep:
    """The next step; standings are shown to the players only when the director says so, and are none of it."""
    found = next_steps(state)
    return next((step for step in found if not isinstance(step.act, acts.ReleaseStandings)), found[0])


def next_of(desk: Desk) -> Next:
    step = natural(desk.state)
    say = voice(desk.state.book).say
    why = " ".join(map(say, step.why))
    return Next(say(step.says), why, f"meldhouse tournament {_command(desk.state, step)} {desk.where.again}".strip())


def _command(state: State, step: NextStep) -> str:
    if isinstance(step.act, acts.Close) and step.act.anyway:
        return 'close --anyway --reason "WHY"'
    if isinstance(step.act, acts.Scrap) and step.act.again:
        return "scrap --again"
    if step.act is not None:
        return COMMANDS[type(step.act)]
    if state.finished:
        return "prizes"
    if not state.entrants:
        return "enter NAME…"
    if state.current is None or state.current.status != "playing":
        return "check-in --all"
    out = [sheet for sheet in state.current.sheets.values() if not sheet.locked]
    ready = [sheet for sheet in out if sheet.is_complete(time_up=False)]
    return f"sign {ready[0].table}" if ready else f"score {out[0].table}"


def happened(desk: Desk, then: Iterable[AnyEvent]) -> list[str]:
    """What followed, as far as somebody would want to hear it."""
    state, said, say = desk.state, list[str](), voice(desk.state.book).say
    for event in then:
        if isinstance(event, Planned):
            said += map(say, event.changes)
        elif isinstance(event, Penalized):
            names = say(fact("names", names=borne_by(state, event)))
            said.append(f"{names}: {event.points:+d}, {say(why(event))}.")
        elif isinstance(event, Locked):
            said.append(f"The sheet of table {event.table} is signed by everybody and in.")
        elif isinstance(event, Unlocked):
            said.append(f"Table {event.table} plays on: its sheet is open again.")
        elif isinstance(event, ByeGiven):
            said.append(
                f"{state.name(event.entrant)} sat out: {event.points}, {say(fact('bye-worth', worth=event.worth))}."
            )
        elif isinstance(event, Changed):
            said += [one for one in _changes(desk, event) if one not in said]
        elif isinstance(event, Became) and event.status == "absent":
            said.append(f"{state.name(event.entrant)} did not come.")
    return said


def to_tell(desk: Desk, sheet: Sheet) -> list[str]:
    """Who has not heard of a correction yet, and the command for it."""
    names = dict.fromkeys(desk.state.name(who) for _, who in sheet.untold)
    return [f"Now tell {', '.join(names)}: meldhouse tournament tell {sheet.table} --all"] if names else []


def _changes(desk: Desk, event: Changed) -> list[str]:
    """As the log tells it."""
    log = desk.tournament.log
    step = next(number for number in range(len(log), 0, -1) if event in log[number - 1].then)
    return [voice(desk.state.book).say(one) for one in changes_of(desk.tournament, step)]


def answer(desk: Desk, said: Sequence[str], *, as_json: bool, **more: Any) -> None:
    """Tell it, and what comes next."""
    following = next_of(desk)
    if as_json:
        told = {"tournament": desk.id, "title": desk.title, "version": desk.tournament.version, "said": list(said)}
        print_json({**told, **more, "next": following})
        return
    page = Page()
    for sentence in said:
        page.line(sentence)
    show_next(page, desk)


def show_next(page: Page, desk: Desk) -> None:
    following = next_of(desk)
    page.line(f"Next: {following.says}. {following.why}", style="dim")
    page.copyable(following.command)
