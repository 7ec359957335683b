"""`tournament penalty` and `lift`: penalties an official gives, and takes back."""

from __future__ import annotations

import click

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options, head
from meldhouse.cli.commands.tournament.naming import person
from meldhouse.cli.misuse import Misuse, Number
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.trouble import Trouble
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact
from meldhouse.referee.officials.penalty_table import Price, penalty_table
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.hand_fines import penalties_given
from meldhouse.tournament.lines.penalties import blamed, penalty_line
from meldhouse.tournament.lines.rounds import round_title


@click.command(
    "penalty",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament penalty --list",
        "meldhouse tournament penalty Ann --kind meld_aces",
        'meldhouse tournament penalty Ann --points 50 --reason "talking" --clause NPA-4.1d',
        'meldhouse tournament penalty Ann --points 1 --taken --reason "a renege" --clause N42-5a',
    ),
)
@click.argument("who", metavar="[NAME]", required=False)
@click.option("--kind", default="")
@click.option("--points", type=Number(), metavar="N")
@click.option("--taken", is_flag=True)
@click.option("--reason", default="")
@click.option("--clause", default="")
@click.option("--hand", type=Number(), default=0, metavar="N")
@click.option("--call", "call", type=Number(), default=0, metavar="N")
@click.option("--round", "number", type=Number(), metavar="N")
@click.option("--list", "listing", is_flag=True)
@desk_options
def penalty(
    where: Where,
    who: str | None,
    kind: str,
    points: int | None,
    taken: bool,
    reason: str,
    clause: str,
    hand: int,
    call: int,
    number: int | None,
    listing: bool,
    as_json: bool,
) -> None:
    if taken and (points is None or kind):
        raise Misuse(fact("cli-taken-needs"))
    with at_desk(where) as desk:
        if listing or who is None:
            _list(desk, as_json=as_json)
            return
        if taken and unit_of(desk.book) != "marks":
            raise Trouble("penalty", fact("cli-taken-never"), advice=fact("cli-leave-out", option="--taken"))
        each = desk.current(number)
        seated = [one for sheet in each.sheets.values() for one in sheet.seats.values()]
        act = acts.Penalize(
            round=each.number,
            person=person(desk.state, who, seated or None),
            kind=kind.strip().lower().replace("-", "_"),
            points=points,
            taken=taken,
            reason=reason,
            clause=clause,
            hand=hand,
            call=call,
        )
        then = desk.do(act)
        last = len(desk.state.penalties)
        why = desk.say(fact("event-lift-reason"))
        command = f'meldhouse tournament lift {last} --reason "{why}" {desk.where.again}'.strip()
        said = [*happened(desk, then), fact("cli-penalty-number", number=last, command=command)]
        answer(desk, said, as_json=as_json, penalty=last)


def _list(desk: Desk, *, as_json: bool) -> None:
    english = desk.book.voice.say
    prices = [
        {"kind": kind, "points": price.points, "what": english(price.what), "clause": price.clause}
        for kind, price in penalty_table(desk.book).items()
    ]
    given = [
        {
            "penalty": each.number or None,
            "hand": each.what.hand or None,
            "round": each.what.round,
            "offender": ", ".join(blamed(desk.state, each.what)),
            "people": [desk.state.name(one) for one in each.what.people],
            "points": each.what.points,
            "reason": english(each.what.reason),
            "clause": each.what.clause,
            "lifted": english(each.lifted) if each.lifted else "",
        }
        for each in penalties_given(desk.state)
    ]
    if as_json:
        print_json({"tournament": desk.id, "kinds": prices, "given": given})
        return
    page = Page()
    if prices:
        rows = [(kind, str(price.points), desk.say(_priced(price))) for kind, price in penalty_table(desk.book).items()]
        page.table([Column(head("kind")), Column(head("costs"), number=True), Column(head("for"), wrap=True)], rows)
    else:
        page.line(desk.say(fact("cli-no-prices")))
    for each in penalties_given(desk.state):
        line = penalty_line(desk.state, each.what)
        at = round_title(desk.state.rounds[each.what.round - 1])
        if each.number:
            told = fact("cli-penalty-given", number=each.number, round=at, penalty=line)
        else:
            told = fact("cli-penalty-of-hand", hand=each.what.hand, table=each.what.table, round=at, penalty=line)
        lifted = desk.say(fact("event-lifted", why=each.lifted)) if each.lifted else ""
        page.bullet(desk.say(told), aside=lifted)


def _priced(price: Price) -> Message:
    return fact("cited", says=price.what, clause=price.clause) if price.clause else price.what
