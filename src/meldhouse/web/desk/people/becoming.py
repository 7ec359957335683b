"""What can be done about an entrant now (withdraw, no-show, …), and what is said afterwards."""

from __future__ import annotations

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.entrants import Entrant
from meldhouse.tournament.money.cash import Owed
from meldhouse.tournament.scoring.ledger import Account
from meldhouse.web.desk.pages.common import Visit

BESIDE_FEE: tuple[Owed, ...] = ("side-money", "fine")
ASKED = ("refund-out", "refund-gone")
"""A fee that the house need not refund."""
DONE = {acts.Withdraw: "withdraw", acts.Disqualify: "disqualify", acts.NoShow: "no-show"}


def may_become(visited: Visit, entrant: Entrant) -> set[str]:
    """What can still be done about an entrant; nothing else is offered."""
    clause = next(iter(visited.state.book.clause_table), "")  # which one is still to be said
    tried: dict[str, acts.AnyAct] = {
        "no-show": acts.NoShow(entrants=(entrant.id,)),
        "withdraw": acts.Withdraw(entrant=entrant.id),
        "disqualify": acts.Disqualify(entrant=entrant.id, reason="tried", clause=clause),
        "substitute": acts.Substitute(person=entrant.people[0].id, name="?"),
    }
    by, now = visited.person.id, visited.event.clock()
    refused = {what: visited.tournament.verify(act, by=by, at=now) for what, act in tried.items()}
    return {
        what for what, why in refused.items() if why is None or why.code == "staying"
    }  # those say what to do instead


def asks_first(visited: Visit, act: acts.Pay) -> Message | None:
    """What to say before refunding a fee that the house need not refund; None if no question is needed."""
    refusal = visited.tournament.verify(act, by=visited.person.id, at=visited.event.clock())
    return refusal.whole if refusal is not None and refusal.code in ASKED else None


def owed_of(visited: Visit, accounts: list[Account]) -> list[tuple[str, Owed, int, str]]:
    """What is still owed beside the fee: who, what, how much, and what the button does."""
    left = visited.tournament.cash.open_by_kind()
    return [
        (one.name, kind, cents, msgspec.json.encode(acts.Pay(account=one.id, kind=kind, cents=cents)).decode())
        for one in accounts
        for kind in BESIDE_FEE
        if (cents := left[one.id, kind]) > 0
    ]


def said_of(visited: Visit, act: acts.AnyAct) -> list[Message]:
    """What was done, with the name, to confirm that it was the right person; and what they still owe for the table,
    while they can be asked."""
    name = visited.state.name
    match act:
        case acts.Pay():
            return [fact("event-paid-now", name=name(act.account), kind=act.kind, amount=act.cents)]
        case acts.Withdraw() | acts.Disqualify() | acts.NoShow():
            entrant = act.entrants[0] if isinstance(act, acts.NoShow) else act.entrant
            owners = visited.state.owners
            accounts = [one for one in visited.tournament.accounts if owners.get(one.id, one.id) == entrant]
            owed = [
                fact("event-owes", name=one, kind=kind, amount=cents)
                for one, kind, cents, _ in owed_of(visited, accounts)
            ]
            return [fact("event-left", name=name(entrant), what=DONE[type(act)]), *owed]
        case acts.Substitute():
            owner = visited.state.entrants.get(visited.state.owners.get(act.person, ""))
            alone = owner is not None and len(owner.people) == 1
            said = fact("event-substituted", name=act.name, whom=name(act.person))
            return [said, fact("event-substituted-own")] if alone else [said]
    return [fact("event-done")]
