"""Folds what goes in and out: payments, medals, fines, fees that are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meldhouse.tournament import acts
from meldhouse.tournament.cash import Due, Payment
from meldhouse.tournament.state import Stamp, State


def _paid(state: State, act: acts.Pay, _: Stamp) -> None:
    paid = Payment(who=act.account, kind=act.kind, cents=act.cents, note=act.note, anyway=act.anyway, of=act.of)
    state.payments.append(paid)


def _medal_handed(state: State, act: acts.HandMedal, _: Stamp) -> None:
    if act.back:
        state.medals.discard((act.account, act.medal))
    else:
        state.medals.add((act.account, act.medal))


def _special_named(state: State, act: acts.NameSpecial, _: Stamp) -> None:
    state.specials.pop((act.prize, act.target), None)
    if act.accounts:
        state.specials[act.prize, act.target] = act.accounts, act.reason


def _fined(state: State, act: acts.Fine, _: Stamp) -> None:
    who = act.account or act.name.strip()
    state.fines.append(Due(who=who, kind="fine", cents=act.cents, reason=act.reason, clause=act.clause or None))


def _withdrew(state: State, act: acts.Withdraw, _: Stamp) -> None:
    state.fees_kept.discard(act.entrant)
    if act.fee_kept:
        state.fees_kept.add(act.entrant)


ON_MONEY: dict[type, Callable[[State, Any, Stamp], None]] = {
    acts.Pay: _paid,
    acts.HandMedal: _medal_handed,
    acts.NameSpecial: _special_named,
    acts.Fine: _fined,
    acts.Withdraw: _withdrew,
}
