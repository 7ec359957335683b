"""Players who are not there when a round starts: `tournament missing`, `arrived` and `stand-in`."""

from __future__ import annotations

from collections.abc import Sequence

import click

from meldhouse.cli.options import HouseCommand
from meldhouse.cli.tournament.answers import answer, happened
from meldhouse.cli.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.tournament.naming import person
from meldhouse.tournament import acts
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import RoundState


def _seated(desk: Desk, each: RoundState, said: str) -> str:
    people = [one for sheet in each.sheets.values() for one in sheet.seats.values()]
    return person(desk.state, said, people or None)


def _all_seated(desk: Desk, each: RoundState, names: Sequence[str]) -> list[str]:
    """Each of them once, even if he is named by his name and by his number."""
    return list(dict.fromkeys(_seated(desk, each, name) for name in names))


@click.command("missing", cls=HouseCommand, examples=("meldhouse tournament missing Ann Bob",))
@click.argument("names", nargs=-1, required=True, metavar="NAME…")
@desk_options
def missing(where: Where, names: Sequence[str], as_json: bool) -> None:
    """Note that somebody is not at the table.

    What coming late costs in this house is counted from the start of the round.
    """
    with at_desk(where) as desk:
        each = desk.current()
        desk.do(*[acts.Missing(round=each.number, person=one) for one in _all_seated(desk, each, names)])
        answer(desk, [f"Missing: {listed([desk.state.name(one) for one in each.missing])}."], as_json=as_json)


@click.command("arrived", cls=HouseCommand, examples=("meldhouse tournament arrived Ann",))
@click.argument("names", nargs=-1, required=True, metavar="NAME…")
@desk_options
def arrived(where: Where, names: Sequence[str], as_json: bool) -> None:
    """Note that somebody has come after all."""
    with at_desk(where) as desk:
        each = desk.current()
        who = _all_seated(desk, each, names)
        then = desk.do(*[acts.Arrived(round=each.number, person=one) for one in who])
        said = f"{listed([desk.state.name(one) for one in who])} {'is' if len(who) == 1 else 'are'} here."
        answer(desk, [said, *happened(desk, then)], as_json=as_json)


@click.command("stand-in", cls=HouseCommand, examples=("meldhouse tournament stand-in Ann Grace",))
@click.argument("who", metavar="NAME")
@click.argument("instead", metavar="NEW-NAME")
@desk_options
def stand_in(where: Where, who: str, instead: str, as_json: bool) -> None:
    """Let somebody play the round for whoever did not come.

    The points are nobody's; the partner has his own.
    """
    with at_desk(where) as desk:
        each = desk.current()
        one = _seated(desk, each, who)
        then = desk.do(acts.StandIn(round=each.number, person=one, name=instead.strip()[:80]))
        said = f"{instead.strip()[:80]} plays round {each.number} for {desk.state.name(one)}."
        answer(desk, [said, *happened(desk, then)], as_json=as_json)
