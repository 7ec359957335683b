"""A round on its way: `tournament confirm`, `release`, `call`, `start`, `extend`, `time`, `close` and `scrap`."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.options import HouseCommand
from meldhouse.cli.tournament.answers import answer, happened
from meldhouse.cli.tournament.desk import Where, at_desk, desk_options
from meldhouse.cli.tournament.roundpages import round_done
from meldhouse.tournament import acts


def _step(name: str, act: type[acts.OfRound], help_text: str) -> click.Command:
    """A command that takes the last round one step on. Doing it again does nothing."""

    def command(where: Where, number: int | None, as_json: bool, **said: Any) -> None:
        with at_desk(where) as desk:
            each = desk.current(number)
            made: Any = act(round=each.number, **said)
            then = desk.do(made)
            gone = act is acts.Scrap and desk.state.round(each.number) is None
            told = [f"The draft of round {each.number} is gone."] if gone else round_done(desk, made)
            answer(desk, [*told, *happened(desk, then)], as_json=as_json, round=each.number)

    command.__doc__ = help_text
    asked = click.option("--round", "number", type=int, metavar="N", help="Which round.  [default: the last]")
    return click.command(name, cls=HouseCommand, examples=(f"meldhouse tournament {name} --file tuesday.db",))(
        asked(desk_options(command))
    )


scrap = click.option("--again", is_flag=True, help="Seat it again at once, by the results as they are now.")(
    _step("scrap", acts.Scrap, "Throw a draft away.\n\nA round that has not started can be seated anew then.")
)
confirm = _step("confirm", acts.Confirm, "Confirm the draft.")
release = _step("release", acts.Release, "Let everybody see where he sits.")
call = _step("call", acts.Call, "Call players to their tables.")
start = _step("start", acts.Start, "Start play, and the clock.\n\nStarting a round twice does nothing.")
time = _step("time", acts.CallTime, "Call time.\n\nThe hand that is on is finished, unless the house stops at once.")

close = click.option(
    "--anyway",
    is_flag=True,
    help="Though a call for the referee, what he ordered, or a correction to be told is still open.",
)(
    click.option("--reason", default="", help="With --anyway: why; it stays in the log.")(
        _step("close", acts.Close, "Close a round whose sheets are all in.")
    )
)


@click.command("extend", cls=HouseCommand, examples=("meldhouse tournament extend 10",))
@click.argument("minutes", type=int)
@desk_options
def extend(where: Where, minutes: int, as_json: bool) -> None:
    """Give a round more minutes."""
    with at_desk(where) as desk:
        each = desk.current()
        desk.do(acts.Extend(round=each.number, minutes=minutes))
        answer(desk, [f"Round {each.number} has {minutes} minutes more."], as_json=as_json, round=each.number)
