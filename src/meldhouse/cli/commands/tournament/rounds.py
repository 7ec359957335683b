"""The steps of a round: `tournament confirm`, `release`, `call`, `start`, `extend`, `time`, `close` and `scrap`."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.roundpages import round_done
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.messages import fact
from meldhouse.tournament import acts


def _step(name: str, act: type[acts.OfRound]) -> click.Command:
    """A command that takes the last round one step further. Repeating it does nothing."""

    def command(where: Where, number: int | None, as_json: bool, **said: Any) -> None:
        with at_desk(where) as desk:
            each = desk.current(number)
            made: Any = act(round=each.number, **said)
            then = desk.do(made)
            gone = act is acts.Scrap and desk.state.round(each.number) is None
            told = [fact("cli-scrapped", round=each.number)] if gone else round_done(desk, made)
            answer(desk, [*told, *happened(desk, then)], as_json=as_json, round=each.number)

    asked = click.option("--round", "number", type=Number(), metavar="N")
    return click.command(name, cls=HouseCommand, examples=(f"meldhouse tournament {name} --file tuesday.db",))(
        asked(desk_options(command))
    )


scrap = click.option("--again", is_flag=True)(_step("scrap", acts.Scrap))
confirm = _step("confirm", acts.Confirm)
release = _step("release", acts.Release)
call = _step("call", acts.Call)
start = _step("start", acts.Start)
time = _step("time", acts.CallTime)
close = click.option("--anyway", is_flag=True)(click.option("--reason", default="")(_step("close", acts.Close)))


@click.command("extend", cls=HouseCommand, examples=("meldhouse tournament extend 10",))
@click.argument("minutes", type=Number())
@desk_options
def extend(where: Where, minutes: int, as_json: bool) -> None:
    with at_desk(where) as desk:
        each = desk.current()
        desk.do(acts.Extend(round=each.number, minutes=minutes))
        said = fact("cli-extended", round=each.number, minutes=minutes)
        answer(desk, [said], as_json=as_json, round=each.number)
