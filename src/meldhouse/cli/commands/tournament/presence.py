"""Who is here: `tournament check-in`, `no-show`, `withdraw`, `substitute` and `disqualify`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import click

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.commands.tournament.naming import entrant
from meldhouse.cli.misuse import Misuse, OneOf
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import fee_paid, gets_back
from meldhouse.tournament.money.cash import refundable

EVERYBODY = click.option("--all", "everybody", is_flag=True)


def _meant(desk: Desk, names: Sequence[str], *, everybody: bool) -> tuple[str, ...]:
    state = desk.state
    if everybody:
        found = tuple(one.id for one in state.entrants.values() if one.status == "entered")
        if not found:
            raise Trouble("nobody", fact("cli-nobody-away"), exit_code=REFUSED)
        return found
    if not names:
        raise Misuse(fact("cli-check-in-who"))
    return tuple(dict.fromkeys(entrant(state, name) for name in names))


@click.command(
    "check-in",
    cls=HouseCommand,
    examples=("meldhouse tournament check-in Ann P7 12", "meldhouse tournament check-in --all"),
)
@click.argument("names", nargs=-1, metavar="[NAME]…")
@EVERYBODY
@desk_options
def check_in(where: Where, names: Sequence[str], everybody: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        then = desk.do(acts.CheckIn(entrants=_meant(desk, names, everybody=everybody)))
        away = sum(one.status == "entered" for one in desk.state.entrants.values())
        said = fact("cli-here-now", here=len(desk.state.here), away=away)
        answer(desk, [said, *happened(desk, then)], as_json=as_json, here=list(desk.state.here))


@click.command(
    "no-show", cls=HouseCommand, examples=("meldhouse tournament no-show Ann", "meldhouse tournament no-show --all")
)
@click.argument("names", nargs=-1, metavar="[NAME]…")
@EVERYBODY
@desk_options
def no_show(where: Where, names: Sequence[str], everybody: bool, as_json: bool) -> None:
    with at_desk(where) as desk:
        then = desk.do(acts.NoShow(entrants=_meant(desk, names, everybody=everybody)))
        answer(desk, happened(desk, then) or [fact("cli-nothing-changed")], as_json=as_json)


@click.command(
    "withdraw",
    cls=HouseCommand,
    examples=(
        'meldhouse tournament withdraw Ann --reason "feels ill"',
        "meldhouse tournament withdraw Ann --fee back",
    ),
)
@click.argument("who", metavar="NAME")
@click.option("--reason", default="")
@click.option("--fee", type=OneOf(["back", "keep"]))
@desk_options
def withdraw(where: Where, who: str, reason: str, fee: str | None, as_json: bool) -> None:
    with at_desk(where) as desk:
        one = entrant(desk.state, who)
        paid = fee_paid(desk.state, one)
        anyway = not gets_back(desk.state, one)
        refunds = [acts.Pay(account=own, kind="refund", cents=cents, anyway=anyway) for own, cents in paid.items()]
        leaves = acts.Withdraw(entrant=one, reason=reason, fee_kept=fee == "keep" and bool(paid))
        then = desk.do(leaves, *(refunds if fee == "back" else ()))
        gone = fact("cli-leaves", name=desk.state.name(one), what="withdraw")
        said = [gone, *happened(desk, then), *_of_fee(desk, one, paid, fee)]
        answer(desk, said, as_json=as_json)


def _of_fee(desk: Desk, one: str, paid: dict[str, int], fee: str | None) -> list[Message]:
    whole = sum(paid.values())
    if not paid:
        return []
    if fee is not None:
        return [fact("cli-fee-done", amount=whole, back="yes" if fee == "back" else "no")]
    if gets_back(desk.state, one):
        return _back(desk, one)
    ways = [f"meldhouse tournament pay {who} {cents / 100:.2f} --kind refund --anyway" for who, cents in paid.items()]
    return [fact("cli-fee-kept", amount=whole, commands=tuple(ways))]


def _back(desk: Desk, one: str) -> list[Message]:
    """How much of the fee is refunded."""
    tournament, state = desk.tournament, desk.state
    why: Literal["disqualified", "withdrawn"] = "withdrawn"
    if state.entrants[one].status == "disqualified":
        why = "disqualified"
    own = [account.id for account in tournament.accounts if state.owners.get(account.id, account.id) == one]
    started, rules = bool(state.started), state.form.money
    cents = sum(refundable(rules, tournament.cash, who, why, started=started) for who in own)
    if not cents:
        return []
    command = f"meldhouse tournament pay {own[0]} {cents / 100:.2f} --kind refund"
    return [fact("cli-fee-back", amount=cents, command=command)]


@click.command(
    "disqualify",
    cls=HouseCommand,
    examples=('meldhouse tournament disqualify Bob --reason "signals" --clause NPA-4.1d',),
)
@click.argument("who", metavar="NAME")
@click.option("--reason", required=True)
@click.option("--clause", default="")
@desk_options
def disqualify(where: Where, who: str, reason: str, clause: str, as_json: bool) -> None:
    with at_desk(where) as desk:
        one = entrant(desk.state, who)
        then = desk.do(acts.Disqualify(entrant=one, reason=reason, clause=clause))
        gone = fact("cli-leaves", name=desk.state.name(one), what="disqualify")
        answer(desk, [gone, *happened(desk, then), *_back(desk, one)], as_json=as_json)
