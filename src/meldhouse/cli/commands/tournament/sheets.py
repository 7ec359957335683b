"""`tournament sheet`, `sign` and `tell`: show a sheet, sign it, and report corrections."""

from __future__ import annotations

from collections.abc import Sequence

import click
from msgspec.structs import replace

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.naming import person
from meldhouse.cli.commands.tournament.roundpages import sides_named
from meldhouse.cli.commands.tournament.sheetpages import figures_of, sheet_shown, signatures
from meldhouse.cli.commands.tournament.slipping import sheet_of
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import fact
from meldhouse.tournament import acts

ROUND = click.option("--round", "number", type=Number(), metavar="N")


@click.command(
    "sheet", cls=HouseCommand, examples=("meldhouse tournament sheet 3", "meldhouse tournament sheet Ann --round 2")
)
@click.argument("table", metavar="TABLE|NAME")
@ROUND
@desk_options
def sheet(where: Where, table: str, number: int | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        _, found = sheet_of(desk, table, number)
        if as_json:
            print_json({"tournament": desk.id, "sheet": figures_of(desk, found)})
        else:
            sheet_shown(Page(), desk, found)


@click.command(
    "sign",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament sign 3",
        "meldhouse tournament sign 3 --by Ann",
        "meldhouse tournament sign 3 --digest 1f09a2…",
    ),
)
@click.argument("table", metavar="TABLE|NAME")
@click.option("--by", "signer", metavar="NAME")
@click.option("--digest", metavar="HEX")
@ROUND
@desk_options
def sign(where: Where, table: str, signer: str | None, digest: str | None, number: int | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        each, found = sheet_of(desk, table, number)
        todo = signatures(each, found)
        if signer is not None:
            who = person(desk.state, signer, found.seats.values())
            side = found.side_of(who)
            assert side is not None
            at = {"round": found.round, "table": found.table}
            todo = [acts.Sign(side=side, signer=each.standins.get(who, who), digest=found.digest, **at)]
        if digest is not None:
            todo = [replace(act, digest=digest) for act in todo]
        if not todo:
            raise Trouble("signed", fact("cli-all-signed", table=found.table), exit_code=REFUSED)
        then = desk.do(*todo)
        sides = sides_named(desk.state, found)
        said = [fact("cli-signed-for", sides=tuple(sides[act.side] for act in todo)), *happened(desk, then)]
        after = desk.state.rounds[found.round - 1].sheets[found.table]
        answer(desk, said, as_json=as_json, sheet=figures_of(desk, after))


@click.command(
    "tell", cls=HouseCommand, examples=("meldhouse tournament tell 3 --all", "meldhouse tournament tell 3 Ann Bob")
)
@click.argument("table", metavar="TABLE")
@click.argument("names", nargs=-1, metavar="[NAME]…")
@click.option("--all", "everybody", is_flag=True)
@ROUND
@desk_options
def tell(where: Where, table: str, names: Sequence[str], everybody: bool, number: int | None, as_json: bool) -> None:
    if not names and not everybody:
        raise Misuse(fact("cli-tell-who"))
    with at_desk(where) as desk:
        _, found = sheet_of(desk, table, number)
        heard = {person(desk.state, name, found.seats.values()) for name in names}
        at = {"round": found.round, "table": found.table}
        todo = [
            acts.Acknowledge(correction=correction, person=who, **at)
            for correction, who in found.untold
            if everybody or who in heard
        ]
        if not todo:
            raise Trouble("told", fact("cli-told-before"), exit_code=REFUSED)
        desk.do(*todo)
        told = tuple(dict.fromkeys(desk.state.name(act.person) for act in todo))
        answer(desk, [fact("event-told", names=told)], as_json=as_json)
