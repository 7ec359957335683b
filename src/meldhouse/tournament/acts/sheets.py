"""Score sheets: hands written, edited, agreed, signed, and corrected by officials."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from meldhouse.game import Refusal, Seat, Side, Slip, SlipError
from meldhouse.game.slip_checks import slip_faults
from meldhouse.game.slip_kinds import UNCOUNTED
from meldhouse.messages import Message, fact, written
from meldhouse.referee.moments import refuse_official
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.tournament.accounting.given_on_sheets import (
    incident_of,
)
from meldhouse.tournament.accounting.hand_fines import fined_caller, is_for_call, note_fines
from meldhouse.tournament.act import (
    OFFICIALS,
    TABLE,
    ClauseId,
    May,
    OfTable,
    PersonId,
    Stamp,
    Text,
    clause_refusal,
    only,
    unknown_round,
)
from meldhouse.tournament.events import (
    AnyEvent,
    Changed,
    Locked,
    Unlocked,
)
from meldhouse.tournament.lines.hands import people
from meldhouse.tournament.refusals import SentenceRefusal, no
from meldhouse.tournament.rounds.clock import is_deciding
from meldhouse.tournament.scoring.sheets import Mended, Result, Row, Sheet, Signature
from meldhouse.tournament.scoring.slip_fields import asked_of, faults_on_form
from meldhouse.tournament.state import LIVE, RoundState, State


class FirstDealer(OfTable, frozen=True, kw_only=True):
    """Who deals, or shakes, first, as drawn under the club's rules."""

    may: ClassVar[May] = TABLE
    by_hand: ClassVar[bool] = True
    seat: Seat

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := no_sheet(state, self):
            return refusal
        sheet = self.sheet_in(state)
        if self.seat not in sheet.seats:
            return no(state.book, "dealer-seat", seats=tuple(sheet.seats))
        if (at := sheet.sums.undrawn) and not sheet.locked:
            return rewritten(state, sheet, at, replace(sheet.rows[at - 1].slip, dealer=self.seat))
        return no(state.book, "dealt") if not sheet.is_undealt else None

    def apply(self, state: State, _stamp: Stamp) -> None:
        self.sheet_in(state).begin_with(self.seat)

    def says(self, state: State, who: Message, _by: str) -> Message:
        name, round = state.at_table(self.round, self.table)[1][self.seat], state.round_fact(self.round)
        return fact("log-first-dealer", who=who, name=name, table=self.table, round=round)


class EnterSlips(OfTable, frozen=True, kw_only=True):
    """Write the next hand, or several."""

    may: ClassVar[May] = TABLE
    slips: tuple[Slip, ...]
    version: int | None = None
    """The version of the sheet that was seen; somebody else may have written on it since."""
    fingerprint: str = ""
    """Of the rulebook a live table has played by."""
    call: int = 0
    """The call whose ruling writes it, if an official does."""

    @property
    def carries_out(self) -> int:
        return self.call

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := no_sheet(state, self) or by_hand(state, stamp.by):
            return refusal
        each, sheet = state.rounds[self.round - 1], self.sheet_in(state)
        if sheet.locked:
            return no(state.book, "locked")
        if refusal := stale(state, sheet, self.version, stamp.by):
            return refusal
        if self.fingerprint and self.fingerprint != sheet.book.fingerprint:
            return no(state.book, "book")
        if not self.slips:
            return no(state.book, "slips")
        if refusal := _struck_out(state, self.slips, stamp.by):
            return refusal
        if sheet.result is not None:
            return no(state.book, "result-slips")
        return _written(state, each, sheet, self.slips, stamp)

    def apply(self, state: State, stamp: Stamp) -> None:
        sheet, each = self.sheet_in(state), state.rounds[self.round - 1]
        for slip in self.slips:
            deciding = is_deciding(each, sheet, stamp.at)
            sheet.write(Row(slip, stamp.by, stamp.at, deciding, _by_ruling(state, self, stamp)))
        if _by_ruling(state, self, stamp):
            _wrote(state, self.call, len(sheet.rows))
        note_fines(state, sheet, stamp)

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-hands", who=who, hands=len(self.slips), table=self.table, round=state.round_fact(self.round))


class ChangeSlip(OfTable, frozen=True, kw_only=True):
    """The players edit a hand before the sheet is locked."""

    may: ClassVar[May] = TABLE
    hand: int
    slip: Slip
    version: int | None = None
    call: int = 0
    """The call whose ruling writes it, if an official does."""

    @property
    def carries_out(self) -> int:
        return self.call

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := no_sheet(state, self) or by_hand(state, stamp.by):
            return refusal
        sheet = self.sheet_in(state)
        if sheet.locked:
            return no(state.book, "locked")
        if refusal := stale(state, sheet, self.version, stamp.by) or _given_there(state, sheet, self, stamp.by):
            return refusal
        if 1 <= self.hand <= len(sheet.rows) and sheet.stands(self.hand):
            return no(state.book, "ruled" if sheet.is_ruled(self.hand) else "agreed", hand=sheet.number_of(self.hand))
        return _struck_out(state, [self.slip], stamp.by) or rewritten(state, sheet, self.hand, self.slip)

    def apply(self, state: State, stamp: Stamp) -> None:
        _mend(state, self, stamp, official=False)

    def replaces(self, state: State) -> Iterator[Changed]:
        return hand_changed(state, self)

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact(
            "log-change-hand",
            who=who,
            hand=hand_number(state, self),
            table=self.table,
            round=state.round_fact(self.round),
        )


class Agree(OfTable, frozen=True, kw_only=True):
    """A side agrees to a hand as it is written; under some rules it stands when both have."""

    may: ClassVar[May] = TABLE
    by_hand: ClassVar[bool] = True
    hand: int
    side: Side

    def is_own(self, state: State, person: str) -> bool:
        return super().is_own(state, person) and self.side == self.sheet_in(state).side_of(person)

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        """Only where that means something; players agree for their own side."""
        if refusal := no_sheet(state, self):
            return refusal
        sheet = self.sheet_in(state)
        if sheet.book.match.sheet != "agreed":
            return no(state.book, "agree-none")
        if not 1 <= self.hand <= len(sheet.rows):
            return no(state.book, "hand", hand=self.hand, hands=len(sheet.rows))
        if self.side not in sheet.sides:
            return refuse_official(sheet.book, "sheet-side", side=self.side, sides=tuple(sheet.sides))
        if sheet.is_ruled(self.hand):
            return no(state.book, "ruled", hand=sheet.number_of(self.hand))
        if sheet.stands(self.hand) or self.side in sheet.agreed.get(self.hand, ()):
            return no(state.book, "agree-done", hand=sheet.number_of(self.hand))
        return None

    def apply(self, state: State, _stamp: Stamp) -> None:
        sheet = self.sheet_in(state)
        sheet.agreed[self.hand] = sheet.agreed.get(self.hand, frozenset()) | {self.side}

    def says(self, state: State, who: Message, _by: str) -> Message:
        book, names = state.at_table(self.round, self.table)
        hand, round = hand_number(state, self), state.round_fact(self.round)
        return fact(
            "log-agree", who=who, names=people(book, self.side, names), hand=hand, table=self.table, round=round
        )


class Sign(OfTable, frozen=True, kw_only=True):
    """A side signs for exactly the figures it was shown."""

    may: ClassVar[May] = TABLE
    by_hand: ClassVar[bool] = True
    side: Side
    signer: str
    """The person's id."""
    digest: str

    def is_own(self, state: State, person: str) -> bool:
        return super().is_own(state, person) and self.signer == person

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := no_sheet(state, self):
            return refusal
        each, sheet = state.rounds[self.round - 1], self.sheet_in(state)
        if sheet.locked:
            return refuse_official(sheet.book, "sheet-in")
        if self.side not in sheet.sides:
            return refuse_official(sheet.book, "sheet-side", side=self.side, sides=tuple(sheet.sides))
        time_up = each.time_up(stamp.at)
        if not sheet.is_complete(time_up=time_up):
            return _unfinished(state, sheet, time_up=time_up)
        if self.side in sheet.signed:
            return refuse_official(sheet.book, "sheet-signed", side=self.side)
        if not self.signer:
            return no(state.book, "blank", what="signer")
        if self.signer not in sheet.people(self.side) and self.signer not in _standing_in(each, sheet, self.side):
            return no(state.book, "signer", name=state.name(self.signer))
        return no(state.book, "digest") if self.digest != sheet.digest else None

    def apply(self, state: State, stamp: Stamp) -> None:
        self.sheet_in(state).signed[self.side] = Signature(self.signer, self.digest, stamp.by, stamp.at)

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        sheet = self.sheet_in(state)
        if set(sheet.signed) == set(sheet.sides):
            yield Locked(round=self.round, table=self.table, digest=self.digest)

    def says(self, state: State, who: Message, by: str) -> Message:
        if by and state.person_of(by) == self.signer:  # players who sign on their own phones sign for nobody else
            return fact("log-sign", who=who, table=self.table, round=state.round_fact(self.round))
        return fact(
            "log-sign-for", who=who, name=state.name(self.signer), table=self.table, round=state.round_fact(self.round)
        )


class Correct(OfTable, frozen=True, kw_only=True):
    """An official changes a locked sheet."""

    may: ClassVar[May] = OFFICIALS
    after_the_end: ClassVar[bool] = True
    hand: int
    slip: Slip
    reason: Text
    clause: ClauseId = ""
    call: int = 0
    """The call whose ruling it is, if there is one."""

    @property
    def carries_out(self) -> int:
        return self.call

    def refused_to(self, state: State, by: str) -> Refusal | None:
        return correcting(state, self, by)

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := correctable(state, self, self.reason, self.clause, self.hand):
            return refusal
        return rewritten(state, self.sheet_in(state), self.hand, self.slip)

    def apply(self, state: State, stamp: Stamp) -> None:
        _mend(state, self, stamp, official=True, reason=written(self.reason), clause=self.clause, call=self.call)

    def replaces(self, state: State) -> Iterator[Changed]:
        return hand_changed(state, self)

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        """A hand that was struck out is dealt again, unless the round is over."""
        yield from reopened(state, self.sheet_in(state))

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact(
            "log-correct-hand",
            who=who,
            hand=hand_number(state, self),
            table=self.table,
            round=state.round_fact(self.round),
        )


class Acknowledge(OfTable, frozen=True, kw_only=True):
    """A player has heard of a correction."""

    may: ClassVar[May] = TABLE
    by_hand: ClassVar[bool] = True
    after_the_end: ClassVar[bool] = True
    correction: int
    person: PersonId

    def is_own(self, _state: State, person: str) -> bool:
        return self.person == person

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := no_sheet(state, self, closed=True):
            return refusal
        sheet = self.sheet_in(state)
        if (self.correction, self.person) in sheet.untold:
            return None
        return no(state.book, "correction", number=self.correction, name=state.name(self.person))

    def apply(self, state: State, _stamp: Stamp) -> None:
        mended = self.sheet_in(state).mended
        line = mended[self.correction - 1]
        mended[self.correction - 1] = replace(line, told=(*line.told, self.person))

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact(
            "log-acknowledge",
            who=who,
            name=state.name(self.person),
            table=self.table,
            round=state.round_fact(self.round),
        )


# --- what several of them check and do --------------------------------------------------------------------------------


def hand_number(state: State, act: ChangeSlip | Agree | Correct) -> int:
    """The hand's number as the sheet counts it: lines beside the hands have none."""
    sheet = state.sheet(act.round, act.table)
    return (sheet.number_of(act.hand) if sheet is not None else 0) or act.hand


def may_correct(state: State, by: str, *, signed: bool) -> bool:
    """Whether this person may change what players no longer can: directors and referees. If the book has an official
    scoring table, also its scorekeepers; and on signed sheets only they, and the director, who stands for the table
    (NPA-8.1c)."""
    roles = state.roles_of(by)
    if state.book.officials.scoring_table:
        if "director" in roles or "scorekeeper" in state.roles.get(by, ()):
            return True
        if signed:
            return False
    return any(role in Correct.may for role in roles)


def correcting(state: State, act: OfTable, by: str) -> Refusal | None:
    """Why this person may not correct that sheet."""
    sheet = state.sheet(act.round, act.table)
    signed = sheet is not None and sheet.locked
    if may_correct(state, by, signed=signed):
        return None
    if signed and state.book.officials.scoring_table:
        return refuse_official(state.book, "scoring-table")
    return only(state, ("director", "referee"))


def correctable(state: State, act: OfTable, reason: str, clause: str, hand: int = 0) -> Refusal | None:
    """Officials do not correct what the players may still edit themselves."""
    if refusal := no_sheet(state, act, closed=True):
        return refusal
    sheet = act.sheet_in(state)
    if not (sheet.locked or (1 <= hand <= len(sheet.rows) and sheet.stands(hand))):
        return no(state.book, "not-locked")
    if not reason.strip():
        return no(state.book, "blank", what="correction")
    return clause_refusal(state, clause)


def still_open(state: State, sheet: Sheet, *, or_games: bool = False) -> Refusal:
    """Nobody has won yet: the same words whether the result is being written or signed."""
    match = sheet.book.match
    return no(
        state.book,
        "result-open",
        wins=0 if match.best_of == 1 else match.best_of // 2 + 1,
        target=fact("so-many", number=match.target, unit=match.until),
        penalties="yes" if sheet.taken else "no",
        then="games" if or_games else "play",
    )


def no_sheet(state: State, act: OfTable, *, closed: bool = False) -> Refusal | None:
    """Why there is no sheet to write on; for officials, closed rounds have sheets too."""
    if refusal := unknown_round(state, act.round):
        return refusal
    each = state.rounds[act.round - 1]
    if not each.is_started or (each.status == "closed" and not closed):
        return no(state.book, "not-playing", round=act.round, status=each.status)
    if act.table not in each.sheets:
        return no(state.book, "table", table=act.table, round=act.round)
    return None


def by_hand(state: State, by: str) -> Refusal | None:
    """Hands of a live table stand as played; officials may still write, if its connection is lost for good."""
    may = state.form.where == "felt" or by == LIVE or state.roles_of(by) & {"director", "referee"}
    return None if may else no(state.book, "live")


def _struck_out(state: State, slips: Iterable[Slip], by: str) -> Refusal | None:
    """Players write what was played; only a ruling can make a hand count for nothing."""
    may = by == LIVE or state.roles_of(by) & {"director", "referee"}
    return None if may or all(slip.how != "void" for slip in slips) else no(state.book, "void")


def stale(state: State, sheet: Sheet, version: int | None, by: str) -> Refusal | None:
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


class SlipRefusal(SentenceRefusal, frozen=True):
    """Why a hand cannot have gone as written."""

    asks: tuple[str, ...] = ()
    """The slip's fields that need a yes or no, if nothing else is wrong with it."""


def slip_refusal(faults: Iterable[Fault]) -> SlipRefusal:
    found = list(faults)
    clause = next((fault.clause for fault in found if fault.clause), None)
    why = fact("slip-faults", faults=faults_on_form(found))
    return SlipRefusal("slip", why, clause, cited="within", asks=asked_of(found))


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


def _given_there(state: State, sheet: Sheet, act: ChangeSlip, by: str) -> Refusal | None:
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


def hand_changed(state: State, act: ChangeSlip | Correct) -> Iterator[Changed]:
    before = act.sheet_in(state).rows[act.hand - 1].slip
    yield Changed(what="hand", before=_spelled(before), after=_spelled(act.slip))


def _spelled(slip: Slip) -> str:
    return msgspec.json.encode(slip).decode()


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


def _by_ruling(state: State, act: EnterSlips | ChangeSlip | Correct, stamp: Stamp) -> bool:
    """Anyone who may correct a sheet that is in may write for the official who ruled."""
    if not 1 <= act.call <= len(state.calls):
        return False
    return isinstance(act, Correct) or bool(state.roles_of(stamp.by) & {"director", "referee"})


def _wrote(state: State, number: int, hand: int) -> None:
    """The last ruling on that call is on the sheet."""
    call = state.calls[number - 1]
    if call.brought:
        last = replace(call.brought[-1], wrote=True)
        state.calls[number - 1] = replace(call, hand=hand, brought=(*call.brought[:-1], last))


def _mend(state: State, act: ChangeSlip | Correct, stamp: Stamp, **said: Any) -> None:
    sheet = act.sheet_in(state)
    old = sheet.rows[act.hand - 1]
    ruled = old.ruled or (isinstance(act, ChangeSlip) and _by_ruling(state, act, stamp))
    if _by_ruling(state, act, stamp):
        _wrote(state, act.call, act.hand)
    score = sheet.score
    sheet.rewrite(act.hand, Row(act.slip, old.by, old.at, old.deciding, ruled))
    number = len(sheet.mended) + 1
    said["scores"] = (score, sheet.score)
    line = Mended(number=number, hand=act.hand, before=old.slip, after=act.slip, by=stamp.by, at=stamp.at, **said)
    sheet.mended.append(line)
    note_fines(state, sheet, stamp)
