"""The page of one entrant: what is known, paid and owed, and what can be done about them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from meldhouse.messages import fact
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import gets_back
from meldhouse.tournament.acts.people import why_kept
from meldhouse.tournament.entrants import Entrant
from meldhouse.tournament.money.amounts import MoneyError, parse_money
from meldhouse.tournament.money.cash import Kind
from meldhouse.tournament.scoring.ledger import Account
from meldhouse.web.desk.pages.common import Visit, desk_form, do, page, visit
from meldhouse.web.desk.people.becoming import asks_first, may_become, owed_of, said_of
from meldhouse.web.desk.people.withdrawing import BACK, KEEP, asks_of_fee, withdraw
from meldhouse.web.forms import Form
from meldhouse.web.problems import Problem


async def show(request: Request) -> Response:
    visited = await visit(request, "director", "scorekeeper")
    return _page(request, visited, Form({}))


def _page(request: Request, visited: Visit, form: Form) -> Response:
    entrant = visited.state.entrants.get(request.path_params["entrant"])
    if entrant is None:
        raise Problem(404, fact("event-no-number"))
    accounts = _accounts(visited, entrant)
    return page(
        request,
        "person.html",
        visited,
        form=form,
        entrant=entrant,
        kept=why_kept(visited.state, entrant),
        accounts=accounts,
        paid=[payment for payment in visited.state.payments if payment.who in [account.id for account in accounts]],
        owed=owed_of(visited, accounts),
        due={one.id: visited.tournament.cash.open_by_kind()[one.id, "fee"] for one in accounts},
        notes=[*map(visited.voice.say, visited.state.notes)],
        is_unseen=visited.state.current is not None and visited.state.current.status in ("draft", "confirmed"),
        may=may_become(visited, entrant),
        must_cite=visited.state.book.officials.cited,
        plays_at=_plays_at(visited, entrant),
        goes_back=gets_back(visited.state, entrant.id),
    )


def _plays_at(visited: Visit, entrant: Entrant) -> tuple[int, int] | None:
    """Round and table of an open sheet where this person should be playing."""
    each = visited.state.current
    if each is None or each.status != "playing":
        return None
    sheets = [each.sheet_of(person.id) for person in entrant.people]
    return next(((each.number, sheet.table) for sheet in sheets if sheet is not None and not sheet.locked), None)


def _accounts(visited: Visit, entrant: Entrant) -> list[Account]:
    """The accounts that pay: the entrant, or each of a pair that is not ranked as one."""
    owners = visited.state.owners
    return [one for one in visited.tournament.accounts if owners.get(one.id, one.id) == entrant.id]


async def change(request: Request) -> Response:
    """Carry out one of the changes to an entrant."""
    visited = await visit(request)
    form = await desk_form(request)
    id = request.path_params["entrant"]
    act = _change(form, id, visited)
    if act is None:
        return _page(request, await visit(request), form)
    if isinstance(act, acts.Pay) and (asks := asks_first(visited, act)):
        form.asks["refund"] = asks
        return _page(request, await visit(request), form)
    if isinstance(act, acts.Withdraw) and (asks := asks_of_fee(visited, act.entrant)):
        if form.get("what") not in (BACK, KEEP):
            form.asks["fee"] = asks
            return _page(request, await visit(request), form)
        return await withdraw(request, visited, form, act)
    if isinstance(act, acts.Remove):
        said = fact("event-removed", name=visited.state.name(id))
        return await do(request, visited, act, form, back="/desk/people", said=said)
    said, *owed = said_of(visited, act)
    return await do(request, visited, act, form, back=f"/desk/people/{id}", said=said, then=owed)


def _change(form: Form, id: str, visited: Visit) -> acts.AnyAct | None:
    what = form.get("what")
    reason = form.line("reason", most=400)
    entrant = visited.state.entrants.get(id)
    if entrant is None:
        raise Problem(404, fact("event-no-number"))
    if what == "edit":
        names = tuple(form.line(f"name-{at}", most=80, least=1) for at in range(len(entrant.people)))
        details = {key: form.line(key, most=80) for key in ("household", "club", "division")}
        return None if form.faults else acts.Edit(entrant=id, names=names, **details)
    if what == "substitute":
        name = form.line("name", most=80, least=1)
        return None if form.faults else acts.Substitute(person=form.get("person") or entrant.people[0].id, name=name)
    if what == "pay":
        try:
            cents = parse_money(form.get("amount"))
        except MoneyError as problem:
            form.faults["amount"] = problem.message if form.get("amount").strip() else fact("event-amount-fault")
            return None
        anyway = form.get("back") == "refund-anyway"
        kind: Kind = "refund" if anyway or form.get("back") == "refund" else "fee"
        account = form.get("account") or _accounts(visited, entrant)[0].id
        return acts.Pay(account=account, kind=kind, cents=cents, note=form.get("note")[:400], anyway=anyway)
    if form.faults:
        return None
    simple: dict[str, acts.AnyAct] = {
        "remove": acts.Remove(entrant=id),
        "no-show": acts.NoShow(entrants=(id,)),
        "check-in": acts.CheckIn(entrants=(id,)),
        **dict.fromkeys(("withdraw", BACK, KEEP), acts.Withdraw(entrant=id, reason=reason)),
        "disqualify": acts.Disqualify(entrant=id, reason=reason, clause=form.get("clause")[:40]),
    }
    if what not in simple:
        form.faults["what"] = fact("fault-buttons")
        return None
    return simple[what]
