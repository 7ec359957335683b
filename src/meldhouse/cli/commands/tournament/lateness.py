"""Players missing when a round starts: `tournament missing`, `arrived`, `stand-in` and `forfeit`."""

from __future__ import annotations

from collections.abc import Sequence

import click

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.naming import person
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.lines.forfeits import forfeit_line
from meldhouse.tournament.state import RoundState

LATE = click.option(
    "--minutes",
    type=Number(0, 600),
    default=None,
)


def _seated(desk: Desk, each: RoundState, said: str) -> str:
    people = [one for sheet in each.sheets.values() for one in sheet.seats.values()]
    return person(desk.state, said, people or None)


def _all_seated(desk: Desk, each: RoundState, names: Sequence[str]) -> list[str]:
    """Each person once, even if given both by name and by number."""
    return list(dict.fromkeys(_seated(desk, each, name) for name in names))


@click.command("missing", cls=HouseCommand, examples=("meldhouse tournament missing Ann Bob",))
@click.argument("names", nargs=-1, required=True, metavar="NAME…")
@desk_options
def missing(where: Where, names: Sequence[str], as_json: bool) -> None:
    with at_desk(where) as desk:
        each = desk.current()
        desk.do(*[acts.Missing(round=each.number, person=one) for one in _all_seated(desk, each, names)])
        names = tuple(map(desk.state.name, each.missing))
        answer(desk, [fact("cli-missing", names=names)], as_json=as_json)


@click.command(
    "arrived",
    cls=HouseCommand,
    examples=("meldhouse tournament arrived Ann", "meldhouse tournament arrived Ann --minutes 7"),
)
@click.argument("names", nargs=-1, required=True, metavar="NAME…")
@LATE
@desk_options
def arrived(where: Where, names: Sequence[str], minutes: int | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        each = desk.current()
        who = _all_seated(desk, each, names)
        then = desk.do(*[acts.Arrived(round=each.number, person=one, minutes=minutes) for one in who])
        said = fact("cli-arrived", names=tuple(map(desk.state.name, who)))
        answer(desk, [said, *happened(desk, then)], as_json=as_json)


@click.command("stand-in", cls=HouseCommand, examples=("meldhouse tournament stand-in Ann Grace",))
@click.argument("who", metavar="NAME")
@click.argument("instead", metavar="NEW-NAME")
@LATE
@desk_options
def stand_in(where: Where, who: str, instead: str, minutes: int | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        each = desk.current()
        one = _seated(desk, each, who)
        name = instead.strip()[:80]
        then = desk.do(acts.StandIn(round=each.number, person=one, name=name, minutes=minutes))
        said = fact("event-stand-in-plays", name=name, whom=desk.state.name(one))
        answer(desk, [said, *happened(desk, then)], as_json=as_json)


@click.command(
    "forfeit",
    cls=HouseCommand,
    examples=(
        'meldhouse tournament forfeit Ann --reason "did not come"',
        'meldhouse tournament forfeit Ann --reason "did not come" --average',
        'meldhouse tournament forfeit Ann --reason "went home" --points 50',
    ),
)
@click.argument("who", metavar="NAME")
@click.option("--reason", required=True)
@click.option("--clause", default="")
@click.option(
    "--points",
    type=Number(0, 10_000),
    default=0,
)
@click.option("--average", is_flag=True)
@desk_options
def forfeit(where: Where, who: str, reason: str, clause: str, points: int, average: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        each = desk.current()
        one = _seated(desk, each, who)
        sheet = each.sheet_of(one)
        side = sheet.side_of(one) if sheet is not None else None
        if sheet is None or side is None:
            away = fact("no-not-seated", name=desk.state.name(one), round=each.number)
            raise Trouble("not-seated", fact("refused", why=away), book=desk.book)
        then = desk.do(
            acts.Forfeit(
                round=each.number,
                table=sheet.table,
                side=side,
                reason=reason[:400],
                clause=clause,
                points=points,
                average=average,
            )
        )
        found = desk.state.sheet(each.number, sheet.table)
        line = forfeit_line(desk.state, found) if found is not None else None
        answer(desk, [*([line] if line is not None else []), *happened(desk, then)], as_json=as_json)
