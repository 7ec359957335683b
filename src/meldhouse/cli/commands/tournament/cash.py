"""`tournament pay`, `fine` and `money`: what comes in, what goes out, and what is in the cash box."""

from __future__ import annotations

from typing import get_args

import click
from msgspec.structs import replace

from meldhouse.cli.commands.tournament.answers import answer
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options, head
from meldhouse.cli.commands.tournament.forming import Amount
from meldhouse.cli.commands.tournament.naming import account, with_id
from meldhouse.cli.misuse import Misuse, OneOf
from meldhouse.cli.options import HouseCommand
from meldhouse.cli.output import Column, Page, print_json
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.money.cash import OWED, Kind, Owed, pot
from meldhouse.tournament.money.fines import other_sum


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
        raise Misuse(fact("cli-with-refund", option="--of"))
    if anyway and kind != "refund":
        raise Misuse(fact("cli-with-refund", option="--anyway"))
    if (who is None) != everybody or (everybody and amount is not None):
        raise Misuse(fact("cli-pay-who"))
    with at_desk(where) as desk:
        payers = _owing_here(desk) if who is None else [account(desk.tournament, who)]
        todo = [act for one in payers for act in _payments(desk, one, amount, kind, note)]
        todo = [replace(act, anyway=anyway, of=of or "fee", note=note) for act in todo]
        if not todo:
            owed = fact("cli-none-owe") if who is None else fact("cli-owes-nothing", name=desk.state.name(payers[0]))
            raise Trouble("nothing-owed", owed, exit_code=REFUSED)
        desk.do(*todo)
        name = desk.state.name
        said = [fact("cli-paid", name=name(act.account), kind=act.kind, amount=act.cents) for act in todo[-12:]]
        till = desk.tournament.cash.till
        answer(desk, [*said, fact("cli-till", amount=till)], as_json=as_json, payments=todo, till=till)


def _owing_here(desk: Desk) -> list[str]:
    state = desk.state
    here = {one.id for one in state.entrants.values() if one.is_here}
    return [who for who in desk.tournament.cash.owing() if state.owners.get(who, who) in here]


def _payments(desk: Desk, who: str, amount: int | None, kind: Kind | None, note: str) -> list[acts.Pay]:
    cash = desk.tournament.cash
    if kind is not None and amount is not None:
        return [acts.Pay(account=who, kind=kind, cents=amount, note=note)]
    if kind is not None and kind not in OWED:
        raise Misuse(fact("cli-how-much", kind=kind))
    left = amount if amount is not None else max(0, cash.owed(who, kind))
    if left < 0:
        raise Misuse(fact("cli-payment-amount"))
    found = []
    for each in OWED if kind is None else (kind,):
        part = min(left, max(0, cash.owed(who, each)))
        if part:
            found.append(acts.Pay(account=who, kind=each, cents=part, note=note))
            left -= part
    if left:
        owed = sum(act.cents for act in found)
        name = desk.state.name(who)
        told = fact("cli-owes-only", name=name, amount=owed) if owed else fact("cli-owes-nothing", name=name)
        advice = fact("cli-gift-advice", command=f"meldhouse tournament pay {who} {left / 100:.2f} --kind gift")
        raise Trouble("over-due", told, advice=advice, exit_code=REFUSED)
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
        raise Misuse(fact("event-fine-fault"))
    with at_desk(where) as desk:
        one = "" if outside else account(desk.tournament, who)
        name = who if outside else ""
        desk.do(acts.Fine(account=one, name=name, cents=amount, reason=reason, clause=clause))
        said = [fact("cli-fined", name=name or desk.state.name(one), amount=amount, reason=reason)]
        said += other_sum(desk.tournament.book, desk.state.fines[-1].clause)
        answer(desk, said, as_json=as_json)


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
        page.title(desk.title, head("cash"))
        rows = [_row(kind, cents) for kind, cents in statement.taken.items() if cents]
        rows += [_row(kind, -cents) for kind, cents in statement.given.items() if cents]
        rows.append((say(fact("event-till")), say(fact("amount", money=statement.till))))
        page.table([Column(say(fact("event-what"))), Column(say(fact("event-amount")), number=True)], rows, foot=1)
        page.line(say(fact("event-pot", pool=shared.pool, club=shared.club)), indent=2)
        if owing:
            page.line(say(fact("event-open-sum", amount=statement.due)), indent=2)
            for who, cents in owing.items():
                page.bullet(say(fact("cli-owing", name=with_id(desk.state.name(who), who), amount=cents)))
        for (who, kind), cents in cash.open_by_kind().items():
            if cents < 0:
                again = f"meldhouse tournament pay {who} {-cents / 100:.2f} --kind refund --of {kind}"
                over: Message = fact("cli-overpaid", name=desk.state.name(who), amount=-cents, command=again)
                page.line(say(over), indent=2)


def _row(kind: str, cents: int) -> tuple[str, str]:
    return say(fact("event-payments", kind=kind)), say(fact("amount", money=cents))
