"""A command's answer: what was done, what followed from it, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import click

from meldhouse.cli.commands.tournament.desk import Desk
from meldhouse.cli.manual import filled_in
from meldhouse.cli.output import Page, print_json
from meldhouse.messages import Message, Voice, fact
from meldhouse.tournament import acts
from meldhouse.tournament.desk.next_step import NextStep, next_steps
from meldhouse.tournament.events import AnyEvent, Became, ByeGiven, Changed, Locked, Penalized, Planned, Unlocked
from meldhouse.tournament.lines.penalties import penalty_line
from meldhouse.tournament.log import FOLLOWED, changes_of
from meldhouse.tournament.scoring.sheets import Sheet
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


class Next(NamedTuple):
    """The next step, why, and the command for it."""

    says: Message
    why: tuple[Message, ...]
    command: str
    again: str
    """Options to repeat with it."""

    def as_json(self, english: Voice) -> dict[str, Any]:
        why, command = " ".join(map(english.say, self.why)), f"{self.command} {self.again}".strip()
        return {"says": english.say(self.says), "why": why, "command": command, "facts": [self.says, *self.why]}

    @property
    def typed(self) -> str:
        """The command with placeholders in the reader's language."""
        return f"{filled_in(click.get_current_context(), self.command)} {self.again}".strip()


def natural(state: State) -> NextStep:
    """The next step; never the standings, which players see only when the director says so."""
    found = next_steps(state)
    return next((step for step in found if not isinstance(step.act, acts.ReleaseStandings)), found[0])


def next_of(desk: Desk) -> Next:
    step = natural(desk.state)
    return Next(step.says, step.why, _command(desk.state, step), desk.where.again)


def _command(state: State, step: NextStep) -> str:
    if isinstance(step.act, acts.Close) and step.act.anyway:
        return 'meldhouse tournament close --anyway --reason "WHY"'
    if isinstance(step.act, acts.Scrap) and step.act.again:
        return "meldhouse tournament scrap --again"
    if step.act is not None:
        return f"meldhouse tournament {COMMANDS[type(step.act)]}"
    if state.finished:
        return "meldhouse tournament prizes"
    if not state.entrants:
        return "meldhouse tournament enter NAME…"
    if state.current is None or state.current.status != "playing":
        return "meldhouse tournament check-in --all"
    out = [sheet for sheet in state.current.sheets.values() if not sheet.locked]
    ready = [sheet for sheet in out if sheet.is_complete(time_up=False)]
    return f"meldhouse tournament sign {ready[0].table}" if ready else f"meldhouse tournament score {out[0].table}"


def happened(desk: Desk, then: Iterable[AnyEvent]) -> list[Message]:
    """What followed, as far as it is worth reporting."""
    state, said = desk.state, list[Message]()
    for event in then:
        if isinstance(event, Penalized):
            said.append(fact("event-penalty-told", costs=(penalty_line(state, event),)))
        elif isinstance(event, Changed):
            said += [one for one in _changes(desk, event) if one not in said]
        elif isinstance(event, Became) and event.status == "absent":
            said.append(fact("cli-leaves", name=state.name(event.entrant), what="no-show"))
        elif isinstance(event, Planned | Locked | Unlocked | ByeGiven):
            said += FOLLOWED[type(event)](state, event)
    return said


def to_tell(desk: Desk, sheet: Sheet) -> list[Message]:
    """Who has not heard of a correction yet, and the command for it."""
    names = tuple(dict.fromkeys(desk.state.name(who) for _, who in sheet.untold))
    command = f"meldhouse tournament tell {sheet.table} --all"
    return [fact("cli-now-tell", names=names, command=command)] if names else []


def _changes(desk: Desk, event: Changed) -> tuple[Message, ...]:
    """The change as the log describes it."""
    log = desk.tournament.log
    step = next(number for number in range(len(log), 0, -1) if event in log[number - 1].then)
    return changes_of(desk.tournament, step)


def answer(desk: Desk, said: Sequence[Message], *, as_json: bool, **more: Any) -> None:
    """Report it, and what comes next."""
    if as_json:
        english = desk.book.voice
        told = {"tournament": desk.id, "title": desk.title, "version": desk.tournament.version}
        told |= {"said": list(map(english.say, said)), "facts": list(said)}
        print_json({**told, **more, "next": next_of(desk).as_json(english)})
        return
    page = Page()
    for sentence in said:
        page.line(desk.say(sentence))
    show_next(page, desk)


def show_next(page: Page, desk: Desk) -> None:
    following = next_of(desk)
    page.line(desk.say(fact("cli-next", step=following.says)), style="bold")
    page.line(" ".join(map(desk.say, following.why)), style="dim", indent=2)
    page.copyable(following.typed)
