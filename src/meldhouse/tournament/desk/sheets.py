"""Sheets at the tables: hands written and edited, results, signatures, the lock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from meldhouse.game import Refusal, Side, Slip, SlipError
from meldhouse.game.slip_checks import slip_faults
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.messages import fact
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks.faults import Fault
from meldhouse.tournament import acts
from meldhouse.tournament.beside import gives_way, incident_of
from meldhouse.tournament.desk.results import result_changed, result_refusal, result_unfinished, still_open
from meldhouse.tournament.desk.rounds import unknown_round
from meldhouse.tournament.desk.rule import Rule
from meldhouse.tournament.events import AnyEvent, Changed, Locked, Unlocked
from meldhouse.tournament.hand_fines import fined_caller, is_for_call
from meldhouse.tournament.refusals import Said, no
from meldhouse.tournament.sheets import Result, Row, Sheet
from meldhouse.tournament.slip_fields import asked_of, faults_on_form
from meldhouse.tournament.state import LIVE, RoundState, Stamp, State


def no_sheet(state: State, act: acts.OfTable, *, closed: bool = False) -> Refusal | None:
    """Why there is no sheet to write on; for officials, closed rounds have sheets too."""
    if refusal := unknown_round(state, act.round):
        return refusal
    each = state.rounds[act.round - 1]
    if not each.is_started or (each.status == "closed" and not closed):
        return no(state.book, "not-playing", round=act.round, status=each.status)
    if act.table not in each.sheets:
        return no(state.book, "table", table=act.table, round=act.round)
    return None


def _place(state: State, act: acts.OfTable) -> tuple[RoundState, Sheet]:
    each = state.rounds[act.round - 1]
    return each, each.sheets[act.table]


def _by_hand(state: State, by: str) -> Refusal | None:
    """Hands of a live table stand as played; officials may still write, if its connection is lost for good."""
    may = state.form.where == "felt" or by == LIVE or state.roles_of(by) & {"director", "referee"}
    return None if may else no(state.book, "live")


def _struck_out(state: State, slips: Iterable[Slip], by: str) -> Refusal | None:
    """Players write what was played; only a ruling can make a hand count for nothing."""
    may = by == LIVE or state.roles_of(by) & {"director", "referee"}
    return None if may or all(slip.how != "void" for slip in slips) else no(state.book, "void")


def _stale(state: State, sheet: Sheet, version: int | None, by: str) -> Refusal | None:
    """Two devices may have the same sheet open, or somebody has pressed twice."""
    if version is None or version == sheet.version:
        return None
    written: list[Row | Result] = [*sheet.rows, *([sheet.result] if sheet.result is not None else [])]
    last = max(written, key=lambda row: row.at, default=None)
    if last is not None and last.by == by:
        return no(state.book, "stale-own", hands=len(sheet.rows))
    if last is None:
        return no(state.book, "stale-empty")
    return no(state.book, "stale", name=state.name(last.by), hands=len(sheet.rows))


class SlipRefusal(Said, frozen=True):
    """Why a hand cannot have gone as written."""

    asks: tuple[str, ...] = ()
    """The slip's fields that need a yes or no, if nothing else is wrong with it."""


def slip_refusal(faults: Iterable[Fault]) -> SlipRefusal:
    found = list(faults)
    clause = next((fault.clause for fault in found if fault.clause), None)
    why = fact("slip-faults", faults=faults_on_form(found))
    return SlipRefusal("slip", why, clause, cited="within", asks=asked_of(found))


def verify_dealer(state: State, act: acts.FirstDealer, _stamp: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act):
        return refusal
    _, sheet = _place(state, act)
    if act.seat not in sheet.seats:
        return no(state.book, "dealer-seat", seats=tuple(sheet.seats))
    if (at := sheet.sums.undrawn) and not sheet.locked:
        return rewritten(state, sheet, at, replace(sheet.rows[at - 1].slip, dealer=act.seat))
    return no(state.book, "dealt") if not sheet.is_undealt else None


def verify_slips(state: State, act: acts.EnterSlips, stamp: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act) or _by_hand(state, stamp.by):
        return refusal
    each, sheet = _place(state, act)
    if sheet.locked:
        return no(state.book, "locked")
    if refusal := _stale(state, sheet, act.version, stamp.by):
        return refusal
    if act.fingerprint and act.fingerprint != sheet.book.fingerprint:
        return no(state.book, "book")
    if not act.slips:
        return no(state.book, "slips")
    if refusal := _struck_out(state, act.slips, stamp.by):
        return refusal
    if sheet.result is not None:
        return no(state.book, "result-slips")
    return _written(state, each, sheet, act.slips, stamp)


def _written(state: State, each: RoundState, sheet: Sheet, slips: tuple[Slip, ...], stamp: Stamp) -> Refusal | None:
    """Try the slips one by one; several at once are tried on a copy."""
    sums = sheet.sums
    if len(slips) > 1:
        sums = sheet.added()
    late = sum(row.at >= (each.ends_at or 0) and row.slip.how not in UNCOUNTED for row in sheet.rows)
    official = bool(state.roles_of(stamp.by) & {"director", "referee"})
    for slip in slips:
        deciding = False
        if each.time_up(stamp.at) and not sums.is_played:
            deciding = late > 0 and sheet.extra_hand and sums.is_drawn
            done = late > 0 or state.form.at_time == "stop"
            if done and not deciding and not official:
                return no(state.book, "time")
            late += slip.how not in UNCOUNTED
        if faults := sums.faults(slip, deciding=deciding):
            return slip_refusal(faults)
        if refusal := _fined_already(state, sheet, len(sums.lines) + 1, slip):
            return refusal
        if len(slips) > 1:
            sums.add(slip, deciding=deciding)
    return None


def verify_change(state: State, act: acts.ChangeSlip, stamp: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act) or _by_hand(state, stamp.by):
        return refusal
    _, sheet = _place(state, act)
    if sheet.locked:
        return no(state.book, "locked")
    if refusal := _stale(state, sheet, act.version, stamp.by) or _given_there(state, sheet, act, stamp.by):
        return refusal
    if 1 <= act.hand <= len(sheet.rows) and sheet.stands(act.hand):
        return no(state.book, "ruled" if sheet.is_ruled(act.hand) else "agreed", hand=sheet.number_of(act.hand))
    return _struck_out(state, [act.slip], stamp.by) or rewritten(state, sheet, act.hand, act.slip)


def _given_there(state: State, sheet: Sheet, act: acts.ChangeSlip, by: str) -> Refusal | None:
    """Players cannot change what a referee gave with that hand."""
    if state.roles_of(by) & {"director", "referee"}:
        return None
    given = [
        one.what
        for one in state.penalties
        if not one.lifted and one.what.line == act.hand and (one.what.round, one.what.table) == (act.round, act.table)
    ]
    kept = all(incident_of(sheet, what) in act.slip.incidents for what in given)
    return None if kept else no(state.book, "penalty-kept", hand=sheet.number_of(act.hand))


def verify_agree(state: State, act: acts.Agree, _: Stamp) -> Refusal | None:
    """Only where that means something; players agree for their own side."""
    if refusal := no_sheet(state, act):
        return refusal
    sheet = _place(state, act)[1]
    if sheet.book.match.sheet != "agreed":
        return no(state.book, "agree-none")
    if not 1 <= act.hand <= len(sheet.rows):
        return no(state.book, "hand", hand=act.hand, hands=len(sheet.rows))
    if act.side not in sheet.sides:
        return refuse_official(sheet.book, "sheet-side", side=act.side, sides=tuple(sheet.sides))
    if sheet.is_ruled(act.hand):
        return no(state.book, "ruled", hand=sheet.number_of(act.hand))
    if sheet.stands(act.hand) or act.side in sheet.agreed.get(act.hand, ()):
        return no(state.book, "agree-done", hand=sheet.number_of(act.hand))
    return None


def rewritten(state: State, sheet: Sheet, hand: int, slip: Slip) -> Refusal | None:
    """Whether that hand is possible, and the sheet still adds up with it."""
    if 1 <= hand <= len(sheet.rows):
        sums, before = sheet.sums, sheet.rows[hand - 1]
        faults = sums.dropped_faults(slip, sums.lines[hand - 1].dealer) or slip_faults(sheet.book, slip)
        if not faults and slip.dealer not in (None, before.slip.dealer):
            faults = sheet.added(sheet.rows[: hand - 1]).faults(slip, deciding=before.deciding)
        if faults:
            return slip_refusal(faults)
    return marked(state, sheet, hand, slip)


def marked(state: State, sheet: Sheet, hand: int, slip: Slip) -> Refusal | None:
    """Whether the sheet still adds up with a note beside an unchanged hand."""
    if not 1 <= hand <= len(sheet.rows):
        return no(state.book, "hand", hand=hand, hands=len(sheet.rows))
    rows = list(sheet.rows)
    rows[hand - 1] = replace(rows[hand - 1], slip=slip)
    try:
        sheet.added(rows)
    except SlipError as problem:
        return slip_refusal(problem.faults)
    return _fined_already(state, sheet, hand, slip)


def _fined_already(state: State, sheet: Sheet, row: int, slip: Slip) -> Refusal | None:
    """A player may have been charged for the call before the hand was written: then a penalty without a hand may be
    that one."""
    if fined_caller(sheet, slip) is None:
        return None
    for one in state.penalties:
        what = one.what
        if one.lifted or (what.round, what.table) != (sheet.round, sheet.table) or what.hand not in (0, row):
            continue
        if is_for_call(sheet, what.kind, what.clause):
            return no(state.book, "charged-twice", name=state.name(what.offender), number=one.number)
    return None


def hand_changed(state: State, act: acts.ChangeSlip | acts.Correct) -> Iterator[Changed]:
    before = state.rounds[act.round - 1].sheets[act.table].rows[act.hand - 1].slip
    yield Changed(what="hand", before=_spelled(before), after=_spelled(act.slip))


def _spelled(slip: Slip) -> str:
    return msgspec.json.encode(slip).decode()


def verify_result(state: State, act: acts.EnterResult, stamp: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act) or _by_hand(state, stamp.by):
        return refusal
    _, sheet = _place(state, act)
    if sheet.locked:
        return no(state.book, "locked")
    if refusal := _stale(state, sheet, act.version, stamp.by):
        return refusal
    if sheet.rows and not gives_way(sheet):
        return no(state.book, "result-slips")
    each = state.rounds[act.round - 1]
    refusal = result_refusal(state, sheet, act)
    return refusal or result_unfinished(state, sheet, act, time_up=each.time_up(stamp.at))


def verify_sign(state: State, act: acts.Sign, stamp: Stamp) -> Refusal | None:
    if refusal := no_sheet(state, act):
        return refusal
    each, sheet = _place(state, act)
    if sheet.locked:
        return refuse_official(sheet.book, "sheet-in")
    if act.side not in sheet.sides:
        return refuse_official(sheet.book, "sheet-side", side=act.side, sides=tuple(sheet.sides))
    time_up = each.time_up(stamp.at)
    if not sheet.is_complete(time_up=time_up):
        return _unfinished(state, sheet, time_up=time_up)
    if act.side in sheet.signed:
        return refuse_official(sheet.book, "sheet-signed", side=act.side)
    if not act.signer:
        return no(state.book, "blank", what="signer")
    if act.signer not in sheet.people(act.side) and act.signer not in _standing_in(each, sheet, act.side):
        return no(state.book, "signer", name=state.name(act.signer))
    return no(state.book, "digest") if act.digest != sheet.digest else None


def _standing_in(each: RoundState, sheet: Sheet, side: Side) -> tuple[str, ...]:
    return tuple(each.standins[person] for person in sheet.people(side) if person in each.standins)


def _unfinished(state: State, sheet: Sheet, *, time_up: bool) -> Refusal:
    if time_up or sheet.sums.is_played or (sheet.result is not None and not sheet.is_short):
        return no(state.book, "tied")
    match = sheet.book.match
    if match.until != "hands":
        return still_open(state, sheet)
    return no(state.book, "unfinished", done=sheet.sums.match.game.hands_counted, hands=match.hands)


def reopened(state: State, sheet: Sheet) -> Iterator[Unlocked]:
    """Reopens a sheet that was in but has hands left to play, unless the round is over."""
    each = state.rounds[sheet.round - 1]
    if sheet.locked and each.status == "playing" and not sheet.is_complete(time_up=each.time_up(state.last_at)):
        yield Unlocked(round=sheet.round, table=sheet.table)


def _signed(state: State, act: acts.Sign, _: Stamp) -> Iterator[AnyEvent]:
    sheet = state.rounds[act.round - 1].sheets[act.table]
    if set(sheet.signed) == set(sheet.sides):
        yield Locked(round=act.round, table=act.table, digest=act.digest)


RULES: dict[type[acts.Act], Rule] = {
    acts.FirstDealer: Rule(verify_dealer),
    acts.EnterSlips: Rule(verify_slips),
    acts.ChangeSlip: Rule(verify_change, replaces=hand_changed),
    acts.EnterResult: Rule(verify_result, replaces=result_changed),
    acts.Agree: Rule(verify_agree),
    acts.Sign: Rule(verify_sign, _signed),
}
