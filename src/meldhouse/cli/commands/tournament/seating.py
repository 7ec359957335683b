"""`tournament seat`, `seating`, `swap` and `playoff`: who sits where in a round."""

from __future__ import annotations

import click

from meldhouse.cli.commands.tournament.answers import answer, happened, show_next
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.naming import entrant
from meldhouse.cli.commands.tournament.roundpages import round_done, seating_figures, seating_shown, seats_fact
from meldhouse.cli.misuse import Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.acts.seating import said_of_swap
from meldhouse.tournament.desk.playoffs import playing_off
from meldhouse.tournament.lines.rounds import round_title, status_fact


@click.command("seat", cls=HouseCommand, examples=("meldhouse tournament seat --file tuesday.db",))
@desk_options
def seat(where: Where, as_json: bool) -> None:
    with at_desk(where) as desk:
        then = desk.do(acts.Draft())
        _seated(desk, [*round_done(desk, acts.Draft()), *happened(desk, then)], as_json=as_json)


def _seated(desk: Desk, said: list[Message], *, as_json: bool) -> None:
    each = desk.current()
    if as_json:
        answer(desk, said, as_json=True, seating=seating_figures(desk.state, each))
        return
    page = Page()
    for sentence in said:
        page.line(desk.say(sentence))
    page.blank()
    seating_shown(page, desk.state, each)
    page.blank()
    show_next(page, desk)


@click.command(
    "seating",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament seating",
        "meldhouse tournament seating --round 2",
        "meldhouse tournament seating --of Ann",
    ),
)
@click.option("--round", "number", type=Number(), metavar="N")
@click.option("--of", "whose", metavar="NAME")
@desk_options
def seating(where: Where, number: int | None, whose: str | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        state = desk.state
        rounds = state.rounds if whose is not None and number is None else [desk.current(number)]
        one = entrant(state, whose) if whose is not None else None
        if as_json:
            found = [seating_figures(state, each) for each in rounds]
            if one is not None:
                own = {person.id for person in state.entrants[one].people}
                for told in found:
                    told["tables"] = [
                        table for table in told["tables"] if own & {who["id"] for who in table["seats"].values()}
                    ]
            print_json({"tournament": desk.id, "rounds": found})
            return
        page = Page()
        for each in rounds:
            page.title(desk.say(round_title(each)), desk.say(status_fact(each.status)))
            shown = each.seating
            if one is not None:
                mine = tuple(table for table in shown.tables if one in table.people)
                if not mine:
                    page.line(desk.say(fact("cli-sits-out", name=state.name(one))), indent=2)
                    continue
                for table in mine:
                    seats = seats_fact({seat: state.name(who) for seat, who in state.seats_at(table).items()})
                    page.line(desk.say(fact("cli-table-seats", table=table.number, seats=seats)), indent=2)
                continue
            seating_shown(page, state, each)


@click.command(
    "swap", cls=HouseCommand, examples=("meldhouse tournament swap Ann Bob", "meldhouse tournament swap P3 P7")
)
@click.argument("one")
@click.argument("other")
@click.option("--reason", default="")
@desk_options
def swap(where: Where, one: str, other: str, reason: str, as_json: bool) -> None:
    with at_desk(where) as desk:
        desk.current()
        act = acts.Swap(one=entrant(desk.state, one), two=entrant(desk.state, other), reason=reason)
        then = desk.do(act)
        _seated(desk, [*said_of_swap(desk.state, act), *happened(desk, then)], as_json=as_json)


@click.command("playoff", cls=HouseCommand, examples=("meldhouse tournament playoff",))
@click.option("--place", type=Number(1), metavar="N")
@click.option("--division")
@desk_options
def playoff(where: Where, place: int | None, division: str | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        ties = [
            tie
            for tie in desk.tournament.standings().ties
            if place in (None, tie.place) and division in (None, tie.division)
        ]
        if not ties:
            raise Trouble("no-tie", _no_tie(place, division), exit_code=REFUSED)
        act = playing_off(desk.state, ties[0])
        then = desk.do(act)
        _seated(desk, [*round_done(desk, act), *happened(desk, then)], as_json=as_json)


def _no_tie(place: int | None, division: str | None) -> Message:
    if place is not None and division is not None:
        return fact("cli-no-tie-in", place=place, division=division)
    return fact("cli-no-tie-at", place=place) if place is not None else fact("cli-no-tie")
