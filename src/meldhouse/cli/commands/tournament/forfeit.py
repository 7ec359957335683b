"""`tournament forfeit`: a table ends for those who are there."""

from __future__ import annotations

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


def _seated(desk: Desk, each: RoundState, said: str) -> str:
    people = [one for sheet in each.sheets.values() for one in sheet.seats.values()]
    return person(desk.state, said, people or None)


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
