"""The cash book: who has paid, other income and expenses, and what must be in the cash box."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks import Book
from meldhouse.tournament import acts
from meldhouse.tournament.money.amounts import MoneyError, parse_money
from meldhouse.tournament.money.cash import OUTGOING, OWED, CashBook, Due, Owed, pot
from meldhouse.tournament.money.fines import fine_fact, house_fines, other_sum
from meldhouse.tournament.results.handing_out import to_come_back
from meldhouse.tournament.scoring.ledger import Account
from meldhouse.web.desk.pages.common import Visit, desk_form, page, shows, visit
from meldhouse.web.desk.people.becoming import ASKED
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import say_next

CASHIERS: tuple[acts.Role, ...] = ("director", "scorekeeper")
KINDS = ("gift", "expense", "prize-back", "refund", "fee", "side-money", "quarters-back", "fine")
"""Kinds entered by hand; prizes have a page of their own."""
SHOWN = 100
"""How many recent payments are listed."""


class MoneyLine(NamedTuple):
    """One account: what it was charged, what it paid, and a button for each kind still open."""

    id: str
    name: str
    due: int
    paid: int
    open: int
    """The amount still to pay."""
    back: int
    """The amount overpaid, to be given back."""
    asked: tuple[Message, ...]
    """What the charges are for."""
    buttons: tuple[tuple[Owed, int, str], ...]
    """Per button: what is paid (negative: given back), and the act."""
    fines: tuple[tuple[Message, tuple[Message, ...]], ...] = ()
    """What each fine was for, with the other sum if the rulebook names two."""

    @property
    def told(self) -> tuple[Message, ...]:
        """What it is for, and how it stands."""
        if self.back:
            return (*self.asked, fact("event-overpaid", amount=self.back))
        if not self.paid:
            return self.asked
        return (*self.asked, fact("event-paid-part", amount=self.paid) if self.open else fact("event-paid-all"))


async def show(request: Request) -> Response:
    return _page(request, await visit(request, *CASHIERS), Form({}))


def _page(request: Request, visited: Visit, form: Form) -> Response:
    return page(
        request,
        "money.html",
        visited,
        form=form,
        kinds=[kind for kind in KINDS if kind not in ("side-money", "quarters-back") or _has_quarters(visited)],
        accounts=visited.tournament.accounts,
        house_fines=[(fine.told, fine.others) for fine in house_fines(visited.tournament.book)],
        **_shown(visited),
    )


def _has_quarters(visited: Visit) -> bool:
    """Whether this house collects money at the table, for a set or a renege."""
    book = visited.tournament.book
    asked = book.scoring.fee_cents or book.renege.fee_cents
    return bool(asked) or any(due.kind == "side-money" for due in visited.tournament.cash.dues)


def _shown(visited: Visit) -> dict[str, Any]:
    cash, rules = visited.tournament.cash, visited.state.form.money
    statement = cash.statement()
    lines = _lines(visited.tournament.book, visited.tournament.accounts, cash)
    return {
        "cash": cash,
        "lines": lines,
        "statement": statement,
        "taken": sum(statement.taken.values()),
        "given": sum(statement.given.values()),
        "due": sum(line.due for line in lines),
        "paid": sum(min(line.paid, line.due) for line in lines),
        "too_much": cash.too_much(),
        "pot": pot(rules, cash),
        "back": to_come_back(visited.tournament),
        "fee": rules.fee_cents,
        "outgoing": OUTGOING,
        "all_paid": _all_buttons(visited, cash),
        "payments": cash.payments[: -SHOWN - 1 : -1],
    }


part = shows("money_part.html", _shown, *CASHIERS)


def _fined(book: Book, due: Due) -> tuple[Message, tuple[Message, ...]]:
    return fine_fact(due.cents, written(due.reason), due.clause), other_sum(book, due.clause)


def _lines(book: Book, accounts: tuple[Account, ...], cash: CashBook) -> list[MoneyLine]:
    """Lines by amount owed, then by name; includes non-players who were fined."""
    left = cash.open_by_kind()
    known = {account.id for account in accounts}
    others = dict.fromkeys(due.who for due in cash.dues if due.who not in known)
    accounts = (*accounts, *(Account(id=who, people=(who,), name=who) for who in others))
    due: dict[str, int] = {}
    kinds: dict[str, dict[Owed, int]] = {}
    for one in cash.dues:
        due[one.who] = due.get(one.who, 0) + one.cents
        said = kinds.setdefault(one.who, {})
        said[one.kind] = said.get(one.kind, 0) + one.cents
    found = []
    for account in accounts:
        owed = {kind: left[account.id, kind] for kind in OWED}
        buttons = tuple(
            (kind, cents, _encoded(_pays(account.id, kind, cents)))
            for kind, cents in sorted(owed.items(), key=lambda one: one[1] < 0)
            if cents
        )
        asked, open = due.get(account.id, 0), sum(max(0, cents) for cents in owed.values())
        back = sum(max(0, -cents) for cents in owed.values())
        what = tuple(fact("event-asked", kind=kind, amount=cents) for kind, cents in kinds.get(account.id, {}).items())
        if asked or open or back:
            fines = tuple(_fined(book, one) for one in cash.dues if one.who == account.id and one.kind == "fine")
            found.append(
                MoneyLine(account.id, account.name, asked, asked + back - open, open, back, what, buttons, fines)
            )
    return sorted(found, key=lambda line: (-line.open, not line.back, line.name.casefold()))


def _pays(account: str, kind: Owed, cents: int) -> acts.Pay:
    return acts.Pay(account=account, kind=kind, cents=cents) if cents > 0 else gives(account, kind, -cents)


def gives(account: str, of: Owed, cents: int) -> acts.Pay:
    """Whether the money leaves the cash box; then the receipt says what for."""
    return acts.Pay(account=account, kind="refund", of=of, cents=cents)


def _encoded(act: acts.AnyAct) -> str:
    return msgspec.json.encode(act).decode()


def _all_open(visited: Visit, cash: CashBook, kind: Owed) -> list[acts.Pay]:
    """What everybody present still owes of fees, quarters or fines."""
    state, left = visited.state, cash.open_by_kind()
    return [
        acts.Pay(account=one.id, kind=kind, cents=cents)
        for one in visited.tournament.accounts
        if state.entrants[state.owners.get(one.id, one.id)].is_here and (cents := left[one.id, kind]) > 0
    ]


def _all_buttons(visited: Visit, cash: CashBook) -> list[tuple[Owed, int, int]]:
    """For each kind that several people owe: how many, and how much in total."""
    open_by = ((kind, _all_open(visited, cash, kind)) for kind in OWED)
    return [(kind, len(todo), sum(pay.cents for pay in todo)) for kind, todo in open_by if len(todo) > 1]


async def all_paid(request: Request) -> Response:
    """Mark one kind as paid for everybody who is here."""
    visited = await visit(request, *CASHIERS)
    form = await desk_form(request)
    kind: Owed = next((kind for kind in OWED if kind == form.get("kind")), OWED[0])
    todo = _all_open(visited, visited.tournament.cash, kind)
    try:
        await visited.event.do_all(visited.person, todo)
        say_next(request, fact("event-have-paid", number=len(todo)))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(f"{visited.address}/desk/money", 303)


async def enter(request: Request) -> Response:
    """Enter anything that has no button of its own, and fines."""
    visited = await visit(request, *CASHIERS)
    form = await desk_form(request)
    is_fine = form.get("what") == "new-fine"
    act = _fine(form) if is_fine else _payment(form)
    if act is not None:
        try:
            await visited.event.do(visited.person, act, id=form.get("id"))
        except Refused as problem:
            if problem.refusal.code in ASKED:
                form.asks["refund"] = problem.refusal.whole
            else:
                form.faults["fine" if is_fine else "amount"] = problem.refusal.whole
    if not form.is_taken:
        return _page(request, await visit(request), form)
    say_next(request, fact("event-saved-money"))
    return RedirectResponse(f"{visited.address}/desk/money", 303)


def _payment(form: Form) -> acts.Pay | None:
    kind = form.choice("kind", KINDS, "gift")
    cents = amount(form, "amount")
    note = form.line("note", most=400)
    if not form.get("account") and kind not in ("gift", "expense"):
        form.faults["account"] = fact("event-whose-fault")
    if form.faults:
        return None
    if kind == "quarters-back":
        return msgspec.structs.replace(gives(form.get("account"), "side-money", cents), note=note)
    anyway = kind == "refund" and form.get("anyway") == "yes"
    return acts.Pay(account=form.get("account"), kind=kind, cents=cents, note=note, anyway=anyway)  # type: ignore[arg-type]


def _fine(form: Form) -> acts.Fine | None:
    cents = amount(form, "fine")
    reason = form.line("reason", most=400, least=1)
    clause = form.line("clause", most=40)
    if not form.faults and cents < 1:
        form.faults["fine"] = fact("event-fine-fault")
    name = form.line("fined-name", most=80)
    if form.faults:
        return None
    return acts.Fine(account="" if name else form.get("fined"), name=name, cents=cents, reason=reason, clause=clause)


def amount(form: Form, key: str) -> int:
    try:
        return parse_money(form.get(key))
    except MoneyError as problem:
        form.faults[key] = problem.message if form.get(key).strip() else fact("event-amount-fault")
        return 0
