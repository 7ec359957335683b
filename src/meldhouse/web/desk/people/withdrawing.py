"""Somebody who has paid withdraws: the same click says whether the fee is refunded."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import fee_paid, gets_back
from meldhouse.web.desk.pages.common import Visit
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import say_next

BACK, KEEP = "withdraw-back", "withdraw-keep"


def asks_of_fee(visited: Visit, entrant: str) -> Message | None:
    """The question about the fee, and what the settings say; None if nothing was paid."""
    state = visited.state
    paid = sum(fee_paid(state, entrant).values())
    if not paid:
        return None
    started, back = ("yes" if one else "no" for one in (state.started, gets_back(state, entrant)))
    return fact("event-withdraw-ask", name=state.name(entrant), amount=paid, started=started, back=back)


async def withdraw(request: Request, visited: Visit, form: Form, act: acts.Withdraw) -> Response:
    """Withdraw, and settle the fee: both, or neither."""
    back = form.get("what") == BACK
    said = fact("event-withdrawn", name=visited.state.name(act.entrant), back="yes" if back else "no")
    try:
        await visited.event.do_all(visited.person, _together(visited, act, back=back), id=form.get("id"))
        say_next(request, said)
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(f"{visited.address}/desk/people/{act.entrant}", 303)


def _together(visited: Visit, act: acts.Withdraw, *, back: bool) -> list[acts.AnyAct]:
    """Combines both acts; a refund the house need not make is made because the desk says so."""
    if not back:
        return [acts.Withdraw(entrant=act.entrant, reason=act.reason, fee_kept=True)]
    anyway = not gets_back(visited.state, act.entrant)
    paid = fee_paid(visited.state, act.entrant)
    return [act, *(acts.Pay(account=one, kind="refund", cents=cents, anyway=anyway) for one, cents in paid.items())]
