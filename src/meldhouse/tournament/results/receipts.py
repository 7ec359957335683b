"""The contents of a tournament's receipts, and their numbers: one sequence, and no number twice.

A number belongs to a person and a content, in the order in which they first came up in the log. So it stays
when a receipt is printed again, and a correction, or another payment, makes a receipt with a number of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeGuard

from meldhouse.messages import Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import awards_in, cash_book
from meldhouse.tournament.act import Stamp
from meldhouse.tournament.events import Undone
from meldhouse.tournament.folding import fold_act, fold_event
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.money.cash import INCOMING, CashBook
from meldhouse.tournament.money.prizes import Award, receipts
from meldhouse.tournament.state import State
from meldhouse.tournament.steps import Step
from meldhouse.tournament.tournament import Tournament

Lines = tuple[tuple[str | Message, int], ...]


class Written(NamedTuple):
    """One receipt. `who` is an account for money that came in, and one person for a prize."""

    who: str
    name: str
    lines: Lines
    note: str | Message = ""
    paid_out: bool = False
    step: int = 0
    """For a prize that was given back, the number of that step: each time gets a receipt of its own."""


def receipt_numbers(tournament: Tournament) -> dict[Written, int]:
    """The numbers of all receipts that could ever be printed. Later steps only add to them."""
    found: dict[Written, int] = {}
    payments: dict[int, acts.Pay] = {}
    undone: set[int] = set()
    over: State | None = None
    names = _names_then(tournament)
    for number, step in enumerate(tournament.log, 1):
        gone = {event.step for event in step.then if isinstance(event, Undone)}
        undone |= gone
        if _is_told(step.act):
            payments[number] = step.act
        for account in {payments[at].account: None for at in sorted({number, *gone}) if at in payments}:
            own = {at: pay for at, pay in payments.items() if pay.account == account and at not in undone}
            _add(found, _of_account(own, names))
        if over is not None or step.act.ends:
            over = _went_on(tournament, number, over, is_new=bool(gone))
            if _may_change_prizes(step.act):
                _add(found, prize_receipts(over, tournament.state))
    return found


def paid_receipts(tournament: Tournament) -> tuple[Written, ...]:
    """For all payments, by account and by its people at the time; prizes given back come last."""
    names = _names_then(tournament)
    by_account: dict[str, dict[int, acts.Pay]] = {}
    for number, step in enumerate(tournament.log, 1):
        if _is_told(step.act) and number not in tournament.undone:
            by_account.setdefault(step.act.account, {})[number] = step.act
    found = [one for own in by_account.values() for one in _of_account(own, names)]
    return tuple(sorted(found, key=lambda one: one.step))


def prize_receipts(state: State, named: State) -> tuple[Written, ...]:
    """For prizes, by person; empty before the end, and while it is open who has won what. `named`: the state to take
    names from."""
    if not state.finished:
        return ()
    try:
        won = awards_in(state)
    except MoneyError:
        return ()
    cash = cash_book(state)
    notes = {one: _given_back(cash, award) for award in won for one in award.people}
    return tuple(
        Written(each.person, named.name(each.person), each.lines, notes[each.person], paid_out=True)
        for each in receipts(won, seed=state.seed)
    )


def _add(found: dict[Written, int], more: Iterable[Written]) -> None:
    for one in more:
        found.setdefault(one, len(found) + 1)


def _went_on(tournament: Tournament, number: int, before: State | None, *, is_new: bool) -> State:
    """The state after a step: folded from the beginning only after an undo, or if there is no state yet."""
    if before is None or is_new:
        return Tournament(tournament.log[:number]).state
    step: Step = tournament.log[number - 1]
    stamp = Stamp(step.by, step.at)
    fold_act(before, step.act, stamp)
    for event in step.then:
        fold_event(before, event, stamp)
    return before


def _may_change_prizes(act: acts.AnyAct) -> bool:
    """False for acts that are done by the dozen when it is over."""
    return not isinstance(act, acts.HandMedal | acts.Acknowledge | acts.ReleaseStandings)


def _is_told(act: acts.AnyAct) -> TypeGuard[acts.Pay]:
    """Whether it is money that came in from a person, or was refunded."""
    return isinstance(act, acts.Pay) and bool(act.account) and act.kind in (*INCOMING, "refund")


def _of_account(payments: Mapping[int, acts.Pay], names: Mapping[int, str]) -> Iterator[Written]:
    """By name, what came in and what was refunded: for a pair, to the latest payer."""
    lines: dict[str, list[tuple[str | Message, int]]] = {}
    backs: list[Written] = []
    account = ""
    for number, pay in payments.items():
        name, account = names[number], pay.account
        what = pay.note or fact("receipt-for", kind=pay.kind)
        if pay.kind == "prize-back":
            backs.append(Written(account, name, ((what, pay.cents),), step=number))
        elif pay.kind in INCOMING:
            own = lines.pop(name, [])
            lines[name] = [*own, (what, pay.cents)]  # the latest payer comes last
        else:
            left = pay.cents
            for payer in reversed(lines):
                part = min(left, sum(cents for _, cents in lines[payer]))
                if part:
                    lines[payer].append((_paid_back(pay), -part))
                left -= part
    yield from (Written(account, name, tuple(said)) for name, said in lines.items())
    yield from backs


def _paid_back(pay: acts.Pay) -> Message:
    if pay.note:
        return fact("receipt-paid-back-for", of=pay.of, note=pay.note)
    return fact("receipt-paid-back", of=pay.of)


def _given_back(cash: CashBook, award: Award) -> str | Message:
    """The note on a receipt printed again after a correction; for a pair, what both have given back."""
    back = cash.paid(award.account, "prize-back")
    if not back:
        return ""
    handed = cash.paid(award.account, "prize")
    return fact("receipt-given-back", handed=handed, back=back, number=len(award.people))


def _names_then(tournament: Tournament) -> dict[int, str]:
    """For the number of each payment, the names on that account at the time."""
    return {
        number: _called_then(tournament, number, step.act.account)
        for number, step in enumerate(tournament.log, 1)
        if isinstance(step.act, acts.Pay) and step.act.account
    }


def _called_then(tournament: Tournament, number: int, account: str) -> str:
    """The names of an account at a step: for a pair, later members are taken out again, the last one first."""
    state = tournament.state
    entrant = state.entrants.get(account)
    if entrant is None:
        return state.name(account)
    ids = [person.id for person in entrant.people]
    come = sorted({*ids, *(person.id for person in entrant.former)}, reverse=True)
    for at in range(tournament.version, number, -1):
        act = tournament.log[at - 1].act
        if isinstance(act, acts.Substitute) and at not in tournament.undone and act.person in come:
            ids = [act.person if one == come[0] else one for one in ids]
            come = come[1:]
    return " & ".join(state.name(one) for one in ids)
