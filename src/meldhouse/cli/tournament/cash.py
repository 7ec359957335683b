"""`tournament pay`, `fine` and `money`: what comes in, what goes out, and what is in the till."""

from __future__ import annotations

from typing import get_args

import click
from msgspec.structs import replace

from meldhouse.cli.misuse import OneOf
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.tournament.answers import answer
from meldhouse.cli.tournament.desk import Desk, Where, at_desk, desk_options
from meldhouse.cli.tournament.forming import Amount
from meldhouse.cli.tournament.naming import account
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.cash import IN_WORDS, OF_WORDS, ONE_IN_WORDS, OWED, Kind, Owed, pot
from meldhouse.tournament.fine_words import other_sum


@click.command(
    "pay",
    cls=HouseCommand,
    examples=(
        "meldhouse tournament pay Ann",
        "meldhouse tournament pay Ann 5",
        "meldhouse tournament pay --all",
        "meldhouse tournament pay Ann 2.50 --kind refund",
        "meldhouse tournament pay Ann 0.25 --kind refund --of side-money",
    ),
)
@click.argument("who", metavar="[NAME]", required=False)
@click.argument("amount", type=Amount(), required=False)
@click.option("--kind", type=OneOf(get_args(Kind)))
@click.option("--all", "everybody", is_flag=True)
@click.option("--of", type=OneOf(OWED))
@click.option("--note", default="")
@click.option("--anyway", is_flag=True)
@desk_options
def pay(
    where: Where,
    who: str | None,
    amount: int | None,
    kind: Kind | None,
    everybody: bool,
    of: Owed | None,
    note: str,
    anyway: bool,
    as_json: bool,
) -> None:
    if of is not None and kind != "refund":
        raise click.UsageError("--of goes with --kind refund.")
    if anyway and kind != "refund":
        raise click.UsageError("--anyway goes with --kind refund.")
    if (who is None) != everybody or (everybody and amount is not None):
        raise click.UsageError("Say who has paid, and how much if it was not all; or --all alone.")
    with at_desk(where) as desk:
        payers = _owing_here(desk) if who is None else [account(desk.tournament, who)]
        todo = [act for one in payers for act in _payments(desk, one, amount, kind, note)]
        told = note or ("" if of in (None, "fee") else OF_WORDS[of])
        todo = [replace(act, anyway=anyway, of=of or "fee", note=told) for act in todo]
        if not todo:
            whom = "Nobody who is here owes any" if who is None else f"{desk.state.name(payers[0])} owes no"
            raise Trouble("nothing-owed", f"{whom}thing.", exit_code=REFUSED)
        desk.do(*todo)
        said = [
            f"{desk.state.name(act.account)}: {dollars(act.cents)}, {ONE_IN_WORDS[act.kind]}." for act in todo[-12:]
        ]
        till = f"{dollars(desk.tournament.cash.till)} in the till."
        answer(desk, [*said, till], as_json=as_json, payments=todo, till=desk.tournament.cash.till)


def _owing_here(desk: Desk) -> list[str]:
    state = desk.state
    here = {one.id for one in state.entrants.values() if one.is_here}
    return [who for who in desk.tournament.cash.owing() if state.owners.get(who, who) in here]


def _payments(desk: Desk, who: str, amount: int | None, kind: Kind | None, note: str) -> list[acts.Pay]:
    cash = desk.tournament.cash
    if kind is not None and amount is not None:
        return [acts.Pay(account=who, kind=kind, cents=amount, note=note)]
    if kind is not None and kind not in OWED:
        raise click.UsageError(f"Say how much the {ONE_IN_WORDS[kind]} is.")
    left = amount if amount is not None else max(0, cash.owed(who, kind))
    if left < 0:
        raise click.UsageError("A payment is not less than nothing; --kind refund gives money back.")
    found = []
    for each in OWED if kind is None else (kind,):
        part = min(left, max(0, cash.owed(who, each)))
        if part:
            found.append(acts.Pay(account=who, kind=each, cents=part, note=note))
            left -= part
    if left:
        owed = dollars(sum(act.cents for act in found))
        name = desk.state.name(who)
        advice = f"Enter the rest as a gift: meldhouse tournament pay {who} {left / 100:.2f} --kind gift"
        raise Trouble("over-due", f"{name} owes only {owed}; nothing was entered.", advice=advice, exit_code=REFUSED)
    return found


@click.command("fine", cls=HouseCommand, examples=('meldhouse tournament fine Ann 5 --reason "phone at the table"',))
@click.argument("who", metavar="NAME")
@click.argument("amount", type=Amount())
@click.option("--reason", required=True)
@click.option("--clause", default="")
@click.option("--outside", is_flag=True)
@desk_options
def fine(where: Where, who: str, amount: int, reason: str, clause: str, outside: bool, as_json: bool) -> None:
    if not 1 <= amount <= 100_000_000:
        raise click.UsageError("A fine is more than nothing, such as 5 or 2.50.")
    with at_desk(where) as desk:
        one = "" if outside else account(desk.tournament, who)
        name = who if outside else ""
        desk.do(acts.Fine(account=one, name=name, cents=amount, reason=reason, clause=clause))
        owes = f"{name or desk.state.name(one)} owes {dollars(amount)}: {reason}."
        other = other_sum(desk.tournament.book, desk.state.fines[-1].clause)
        answer(desk, [owes, *([other] if other else [])], as_json=as_json)


@click.command("money", cls=HouseCommand, examples=("meldhouse tournament money", "meldhouse tournament money --json"))
@desk_options
def money(where: Where, as_json: bool) -> None:
    with at_desk(where) as desk:
        cash, rules = desk.tournament.cash, desk.state.form.money
        statement, shared = cash.statement(), pot(rules, cash)
        owing = cash.owing()
        if as_json:
            named = [{"id": who, "name": desk.state.name(who), "cents": cents} for who, cents in owing.items()]
            told = {"taken": statement.taken, "given": statement.given, "till": statement.till, "due": statement.due}
            print_json({"tournament": desk.id, **told, "pool": shared.pool, "club": shared.club, "owing": named})
            return
        page = Page()
        page.title(desk.title, "cash book")
        rows = [(IN_WORDS[kind], dollars(cents)) for kind, cents in statement.taken.items() if cents]  # type: ignore[index]
        rows += [(IN_WORDS[kind], dollars(-cents)) for kind, cents in statement.given.items() if cents]  # type: ignore[index]
        page.table(
            [Column("What"), Column("Amount", number=True)], [*rows, ("in the till", dollars(statement.till))], foot=1
        )
        page.line(f"For prizes {dollars(shared.pool)}, for the club {dollars(shared.club)}.", indent=2)
        if owing:
            page.line(f"Still to be paid: {dollars(statement.due)}", indent=2)
            for who, cents in owing.items():
                page.bullet(f"{desk.state.name(who)} ({who}): {dollars(cents)}")
        for (who, kind), cents in cash.open_by_kind().items():
            if cents < 0:
                again = f"pay {who} {-cents / 100:.2f} --kind refund --of {kind}"
                page.line(f"{desk.state.name(who)} has paid {dollars(-cents)} too much: {again}", indent=2)
