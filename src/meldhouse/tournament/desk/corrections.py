"""What only officials do: sheets corrected, money taken."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Refusal
from meldhouse.tournament import acts
from meldhouse.tournament.accounts import accounts_of, awards_in, cash_book, gets_back
from meldhouse.tournament.cash import Payment
from meldhouse.tournament.desk.results import result_changed, result_refusal, result_unfinished
from meldhouse.tournament.desk.rule import Rule, clause_refusal
from meldhouse.tournament.desk.sheets import (
    hand_changed,
    no_sheet,
    reopened,
    rewritten,
)
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.money import MoneyError
from meldhouse.tournament.prizes import medal_place
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import Stamp, State


def verify_correct(state: State, act: acts.Correct, _: Stamp) -> Refusal | None:
    if refusal := _correctable(state, act, act.hand):
        return refusal
    return rewritten(state, state.rounds[act.round - 1].sheets[act.table], act.hand, act.slip)


def verify_correct_result(state: State, act: acts.CorrectResult, _: Stamp) -> Refusal | None:
    if refusal := _correctable(state, act):
        return refusal
    sheet = state.rounds[act.round - 1].sheets[act.table]
    given = any(row.slip.incidents for row in sheet.rows)
    if sheet.result is None and (sheet.forfeit is None or given):
        return no(state.book, "result-slips")
    each = state.rounds[act.round - 1]
    refusal = result_refusal(state, sheet, act)
    return refusal or result_unfinished(state, sheet, act, time_up=each.time_up(state.last_at))


def _correctable(state: State, act: acts.Correct | acts.CorrectResult, hand: int = 0) -> Refusal | None:
    """Officials do not correct what the players may still edit themselves."""
    if refusal := no_sheet(state, act, closed=True):
        return refusal
    sheet = state.rounds[act.round - 1].sheets[act.table]
    if not (sheet.locked or (1 <= hand <= len(sheet.rows) and sheet.stands(hand))):
        return no(state.book, "not-locked")
    if not act.reason.strip():
        return no(state.book, "blank", what="correction")
    return clause_refusal(state, act.clause)


def _corrected(state: State, act: acts.Correct, _: Stamp) -> Iterator[AnyEvent]:
    """A hand that was struck out is dealt again, unless the round is over."""
    yield from reopened(state, state.rounds[act.round - 1].sheets[act.table])


def verify_acknowledge(state: State, act: acts.Acknowledge, _: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act, closed=True):
        return refusal
    sheet = state.rounds[act.round - 1].sheets[act.table]
    if (act.correction, act.person) in sheet.untold:
        return None
    return no(state.book, "correction", number=act.correction, name=state.name(act.person))


def verify_pay(state: State, act: acts.Pay, _: Stamp) -> Refusal | None:
    """A gift or an expense may be without a person: a neighbor gives a ham, the hall costs rent."""
    is_nobodys = not act.account and act.kind in ("gift", "expense")
    fined = "fine" in (act.kind, act.of) and act.account in [due.who for due in state.fines]
    if not is_nobodys and not fined and act.account not in [account.id for account in accounts_of(state)]:
        return no(state.book, "person", person=act.account)
    payment = Payment(who=act.account, kind=act.kind, cents=act.cents, note=act.note, of=act.of)
    problem = cash_book(state).verify(payment, called=state.name(act.account))
    if problem is not None:
        return problem.refusal
    return None if act.anyway else _nothing_back(state, act)


def _nothing_back(state: State, act: acts.Pay) -> Refusal | None:
    """No refund for the disqualified (NPA-1.3h), or after withdrawing too late, unless the desk confirms it. Anybody
    gets back what they paid beyond the fee."""
    entrant = state.entrants.get(state.owners.get(act.account, act.account))
    beyond = act.cents <= -cash_book(state).owed(act.account, "fee")
    if act.kind != "refund" or act.of != "fee" or entrant is None or beyond:
        return None
    if entrant.status == "disqualified" and not state.form.money.refund_disqualified:
        return no(state.book, "refund-out", names=state.names_of(act.account))
    if entrant.status == "withdrawn" and not gets_back(state, entrant.id):
        return no(state.book, "refund-gone", names=state.names_of(act.account))
    return None


def verify_medal(state: State, act: acts.HandMedal, _: Stamp) -> Refusal | None:
    if not state.finished:
        return no(state.book, "medal-early")
    names, place = state.names_of(act.account), medal_place(act.medal)
    has_it = (act.account, act.medal) in state.medals
    if act.back:
        return None if has_it else no(state.book, "medal-back", names=names, place=place)
    try:
        won = [(award.account, award.medal) for award in awards_in(state) if award.medal]
    except MoneyError as problem:
        return problem.refusal
    if (act.account, act.medal) not in won:
        return no(state.book, "medal", names=names, place=place)
    return no(state.book, "medal-again", names=names, place=place) if has_it else None


def verify_special(state: State, act: acts.NameSpecial, _: Stamp) -> Refusal | None:
    if (act.prize, act.target) not in {(one.prize, one.target) for one in state.form.money.specials}:
        return no(state.book, "special", prize=act.prize)
    ranked = {account.id for account in accounts_of(state) if account.ranked}
    for one in act.accounts:
        if one not in ranked:
            return no(state.book, "person", person=one)
    if not act.accounts:
        return None if (act.prize, act.target) in state.specials else no(state.book, "special-same")
    return None if act.reason.strip() else no(state.book, "blank", what="special")


def verify_fine(state: State, act: acts.Fine, _: Stamp) -> Refusal | None:
    if bool(act.account) == bool(act.name.strip()):
        return no(state.book, "blank", what="fined")
    if act.account and act.account not in [account.id for account in accounts_of(state)]:
        return no(state.book, "person", person=act.account)
    if act.name.strip() in state.owners or act.name.strip() in state.entrants:
        return no(state.book, "fined", name=act.name.strip())
    if not act.reason.strip():
        return no(state.book, "blank", what="fine")
    return clause_refusal(state, act.clause, needed=True)


RULES: dict[type[acts.Act], Rule] = {
    acts.Correct: Rule(verify_correct, _corrected, hand_changed),
    acts.CorrectResult: Rule(verify_correct_result, replaces=result_changed),
    acts.Acknowledge: Rule(verify_acknowledge),
    acts.Pay: Rule(verify_pay),
    acts.HandMedal: Rule(verify_medal),
    acts.NameSpecial: Rule(verify_special),
    acts.Fine: Rule(verify_fine),
}
