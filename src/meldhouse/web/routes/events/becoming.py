"""What may become of an entrant now, and what is said when it has."""

from __future__ import annotations

import msgspec

from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament import acts
from meldhouse.tournament.cash import OF_WORDS, Owed
from meldhouse.tournament.entrants import Entrant
from meldhouse.tournament.ledger import Account
from meldhouse.tournament.sentences import listed
from meldhouse.web.routes.events.common import Visit

TAPS: dict[Owed, str] = {"fee": "Paid the fee", "side-money": "Paid the quarters", "fine": "Paid the fine"}
BESIDE_FEE: tuple[Owed, ...] = ("side-money", "fine")
ASKED = ("refund-out", "refund-gone")
"""A fee that the house need not pay back."""
DONE = {acts.Withdraw: "withdrawn", acts.Disqualify: "disqualified", acts.NoShow: "did not come"}


def may_become(visited: Visit, entrant: Entrant) -> set[str]:
    """What can still become of an entrant: only that is offered."""
    clause = next(iter(visited.state.book.clause_table), "")  # which it is, is still to be said
    tried: dict[str, acts.AnyAct] = {
        "no-show": acts.NoShow(entrants=(entrant.id,)),
        "withdraw": acts.Withdraw(entrant=entrant.id),
        "disqualify": acts.Disqualify(entrant=entrant.id, reason="tried", clause=clause),
        "substitute": acts.Substitute(person=entrant.people[0].id, name="Somebody Else"),
    }
    by, now = visited.person.id, visited.event.clock()
    refused = {what: visited.tournament.verify(act, by=by, at=now) for what, act in tried.items()}
    return {
        what for what, why in refused.items() if why is None or why.code == "staying"
    }  # that says what to do instead


def asks_first(visited: Visit, act: acts.Pay) -> str:
    """What is said before a fee is paid back that the house need not pay back; nothing where it goes without asking."""
    refusal = visited.tournament.verify(act, by=visited.person.id, at=visited.event.clock())
    return visited.why(refusal) if refusal is not None and refusal.code in ASKED else ""


def owed_of(visited: Visit, accounts: list[Account]) -> list[tuple[str, str, str]]:
    """What is still to be paid beside the fee: a sentence, what the button says, and what it does."""
    left = visited.tournament.cash.open_by_kind()
    found = []
    for one in accounts:
        for kind in BESIDE_FEE:
            if (cents := left[one.id, kind]) > 0:
                told = f"{one.name} still owes {dollars(cents)} of {OF_WORDS[kind]}."
                act = acts.Pay(account=one.id, kind=kind, cents=cents)
                found.append((told, f"{TAPS[kind]}, {dollars(cents)}", msgspec.json.encode(act).decode()))
    return found


def _owed_by(visited: Visit, act: acts.Withdraw | acts.Disqualify | acts.NoShow) -> str:
    """What whoever goes still owes for the table, as long as he can be asked for it."""
    entrant = act.entrants[0] if isinstance(act, acts.NoShow) else act.entrant
    owners, left = visited.state.owners, visited.tournament.cash.open_by_kind()
    found = [
        f"{dollars(cents)} of {OF_WORDS[kind]}"
        for one in visited.tournament.accounts
        if owners.get(one.id, one.id) == entrant
        for kind in BESIDE_FEE
        if (cents := left[one.id, kind]) > 0
    ]
    return f" Still to be paid: {listed(found)}." if found else ""


def said_of(visited: Visit, act: acts.AnyAct) -> str:
    """What was done, by name, so that nobody wonders whether it was the right person."""
    if isinstance(act, acts.Pay):
        verb = "got back" if act.kind == "refund" else "has paid"
        return f"{visited.state.name(act.account)} {verb} {dollars(act.cents)}."
    if isinstance(act, acts.Withdraw | acts.Disqualify | acts.NoShow):
        name = visited.state.name(act.entrant if not isinstance(act, acts.NoShow) else act.entrants[0])
        return f"{name}: {DONE[type(act)]}. The desk can undo it.{_owed_by(visited, act)}"
    if not isinstance(act, acts.Substitute):
        return "It is done."
    owner = visited.state.entrants.get(visited.state.owners.get(act.person, ""))
    alone = owner is not None and len(owner.people) == 1
    line = ", with a number and points of their own. The entry fee is not asked again" if alone else ""
    word = visited.state.book.words.round
    return f"{act.name} plays for {visited.state.name(act.person)} from the next {word} on{line}."
