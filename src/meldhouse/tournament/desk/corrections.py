"""What only officials do: sheets corrected, penalties given and lifted, calls answered, money taken."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Refusal
from meldhouse.referee.cases import IRREGULARITIES, Case, CaseError
from meldhouse.referee.officials import DIRECTOR, Official
from meldhouse.referee.rulings import Ruling, ruling_on
from meldhouse.referee.violations import Place, Violation, verify_violation
from meldhouse.tournament import acts
from meldhouse.tournament.accounts import accounts_of, cash_book
from meldhouse.tournament.cash import Payment
from meldhouse.tournament.desk.rounds import unknown_round
from meldhouse.tournament.desk.rule import Rule, clause_refusal
from meldhouse.tournament.desk.sheets import hand_changed, no_sheet, result_changed, result_refusal, rewritten
from meldhouse.tournament.events import AnyEvent, Penalized, Unlocked
from meldhouse.tournament.sentences import listed, no
from meldhouse.tournament.state import Stamp, State


def verify_correct(state: State, act: acts.Correct, _: Stamp) -> Refusal | None:
    if refusal := _correctable(state, act):
        return refusal
    return rewritten(state, state.rounds[act.round - 1].sheets[act.table], act.hand, act.slip)


def verify_correct_result(state: State, act: acts.CorrectResult, _: Stamp) -> Refusal | None:
    if refusal := _correctable(state, act):
        return refusal
    sheet = state.rounds[act.round - 1].sheets[act.table]
    if sheet.result is None:
        return no(state.book, "result-slips")
    return result_refusal(state, sheet, act.points, act.games)


def _correctable(state: State, act: acts.Correct | acts.CorrectResult) -> Refusal | None:
    if refusal := no_sheet(state, act, closed=True):
        return refusal
    if not state.rounds[act.round - 1].sheets[act.table].locked:
        return no(state.book, "not-locked")
    if not act.reason.strip():
        return no(state.book, "blank", what="why the sheet is changed; all players are told")
    return clause_refusal(state, act.clause)


def _corrected(state: State, act: acts.Correct, _: Stamp) -> Iterator[AnyEvent]:
    """A hand that was struck out is dealt again, unless the round is over."""
    each = state.rounds[act.round - 1]
    if each.status == "playing" and not each.sheets[act.table].is_complete(time_up=each.time_up(state.last_at)):
        yield Unlocked(round=act.round, table=act.table)


def verify_acknowledge(state: State, act: acts.Acknowledge, _: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act, closed=True):
        return refusal
    sheet = state.rounds[act.round - 1].sheets[act.table]
    if (act.correction, act.person) in sheet.untold:
        return None
    return no(state.book, "no-correction", number=act.correction, name=state.name(act.person))


def priced(state: State) -> dict[str, int]:
    """What costs points, or gives marks to the others, in this house: the referee's table of penalties."""
    houses = {kind: getattr(state.book.rulings, kind) for kind in IRREGULARITIES}
    return {kind: house.points for kind, house in houses.items() if house.points}


def verify_penalize(state: State, act: acts.Penalize, stamp: Stamp) -> Refusal | None:
    if refusal := unknown_round(state, act.round):
        return refusal
    each = state.rounds[act.round - 1]
    if each.sheet_of(act.person) is None:
        return no(state.book, "not-seated", name=state.name(act.person), round=act.round)
    if act.kind and (act.kind not in priced(state) or act.points is not None):
        return no(state.book, "kind", kind=act.kind, kinds=listed(list(priced(state)), "or") or "none")
    if not act.kind and (act.points is None or not 1 <= act.points <= 10_000):
        return no(state.book, "points")
    if not act.kind and not act.reason.strip():
        return no(state.book, "blank", what="why the points are lost")
    try:
        made = penalties(state, act)
    except CaseError as problem:
        return no(state.book, "slip", text=str(problem))
    referee = "referee" in state.roles_of(stamp.by)
    post = state.book.officials.chain[0] if referee else DIRECTOR[0]
    violation = Violation(
        number=1,
        who=act.person,
        clause=made[0].clause,
        at=Place(round=act.round, hand=act.hand or None),
        points=min(0, made[0].points),
        by=Official(post, stamp.by),
        note=act.reason or made[0].reason,
    )
    return verify_violation(state.book, violation)


def penalties(state: State, act: acts.Penalize) -> list[Penalized]:
    sheet = state.rounds[act.round - 1].sheet_of(act.person)
    assert sheet is not None
    if not act.kind:
        lost = Penalized(
            people=(act.person,),
            round=act.round,
            points=-(act.points or 0),
            reason=act.reason,
            clause=act.clause,
            table=sheet.table,
            hand=act.hand,
        )
        return [lost]
    seat = next(seat for seat, person in sheet.seats.items() if person == act.person)
    ruling: Ruling = ruling_on(sheet.book, Case(kind=act.kind, by=(seat,)))
    return [
        Penalized(
            people=tuple(sheet.seats[one] for one in entry.seats),
            round=act.round,
            points=entry.points,
            reason=act.reason or entry.reason,
            clause=act.clause or entry.clause or "",
            table=sheet.table,
            hand=act.hand,
            kind=act.kind,
        )
        for entry in ruling.entries
    ]


def verify_lift(state: State, act: acts.Lift, _: Stamp) -> Refusal | None:
    if not 1 <= act.penalty <= len(state.penalties) or state.penalties[act.penalty - 1].lifted:
        return no(state.book, "penalty", number=act.penalty)
    return no(state.book, "blank", what="why it is lifted") if not act.reason.strip() else None


def verify_call(state: State, act: acts.CallReferee, _: Stamp) -> Refusal | None:
    return no_sheet(state, act)


def verify_answer(state: State, act: acts.Answer, _: Stamp) -> Refusal | None:
    if not 1 <= act.call <= len(state.calls) or state.calls[act.call - 1].ruling:
        return no(state.book, "call", number=act.call)
    if not act.ruling.strip():
        return no(state.book, "blank", what="what was decided")
    return clause_refusal(state, act.clause, needed=True)


def verify_pay(state: State, act: acts.Pay, _: Stamp) -> Refusal | None:
    """A gift or an expense may be nobody's: a neighbour gives a ham, the hall costs rent."""
    is_nobodys = not act.account and act.kind in ("gift", "expense")
    if not is_nobodys and act.account not in [account.id for account in accounts_of(state)]:
        return no(state.book, "person", person=act.account)
    payment = Payment(who=act.account, kind=act.kind, cents=act.cents, note=act.note)
    problem = cash_book(state).verify(payment, called=state.name(act.account))
    return no(state.book, "slip", text=str(problem)) if problem is not None else None


def verify_fine(state: State, act: acts.Fine, _: Stamp) -> Refusal | None:
    if act.account not in [account.id for account in accounts_of(state)]:
        return no(state.book, "person", person=act.account)
    if not act.reason.strip():
        return no(state.book, "blank", what="what the fine is for")
    return clause_refusal(state, act.clause, needed=True)


RULES: dict[type[acts.Act], Rule] = {
    acts.Correct: Rule(verify_correct, _corrected, hand_changed),
    acts.CorrectResult: Rule(verify_correct_result, replaces=result_changed),
    acts.Acknowledge: Rule(verify_acknowledge),
    acts.Penalize: Rule(verify_penalize, lambda state, act, _: penalties(state, act)),
    acts.Lift: Rule(verify_lift),
    acts.CallReferee: Rule(verify_call),
    acts.Answer: Rule(verify_answer),
    acts.Pay: Rule(verify_pay),
    acts.Fine: Rule(verify_fine),
}
