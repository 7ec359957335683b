"""The log as facts: who did what, when, why, and what was before. A reader's voice puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from meldhouse.game import SEAT_NAMES, Seat, Slip, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.tournament import acts, events
from meldhouse.tournament.books import book_from
from meldhouse.tournament.cash import OWED
from meldhouse.tournament.clock import MINUTE
from meldhouse.tournament.corrections import was_now
from meldhouse.tournament.event_lines import differences, house_of
from meldhouse.tournament.fines import other_sum
from meldhouse.tournament.hand_story import people, result_facts, whole_story
from meldhouse.tournament.penalty_lines import blamed, borne_by
from meldhouse.tournament.prizes import medal_place
from meldhouse.tournament.read_out import moved_sitters
from meldhouse.tournament.sheets import Result
from meldhouse.tournament.state import LIVE, State
from meldhouse.tournament.tournament import Tournament

FEW = 6
"""Up to this many are named one by one; of more, only the first."""


class LogLine(NamedTuple):
    number: int
    at: datetime
    who: Message
    what: Message
    reason: str
    """As the person wrote it."""
    clause: str
    then: tuple[Message, ...]
    """Its consequences, and the old values."""
    is_undone: bool

    @property
    def why(self) -> tuple[Message, ...]:
        """The reason and the clause, where there are any."""
        if self.reason and self.clause and self.clause not in self.reason:
            return (fact("log-why-by", reason=self.reason, clause=self.clause),)
        if self.reason:
            return (fact("log-why", reason=self.reason),)
        return (fact("log-by", clause=self.clause),) if self.clause else ()


def log_lines(tournament: Tournament) -> list[LogLine]:
    """The newest first."""
    return [line_of(tournament, number) for number in range(tournament.version, 0, -1)]


def line_of(tournament: Tournament, number: int) -> LogLine:
    step = tournament.log[number - 1]
    reason, clause = _why(step.act)
    return LogLine(
        number,
        datetime.fromtimestamp(step.at / 1000, UTC),
        _who(tournament, step),
        _what(tournament, step),
        reason,
        clause,
        tuple(_then(tournament, number)),
        number in tournament.undone,
    )


def done_together(tournament: Tournament, numbers: Sequence[int]) -> Message:
    """Steps that were done together, as one message."""
    steps = [tournament.log[number - 1] for number in numbers]
    state, who, first = tournament.state, _who(tournament, steps[0]), steps[0].act
    if isinstance(first, acts.CheckIn) and len(steps) == 1 and len(first.entrants) > 1:
        names = _first_few([written(state.name(one)) for one in first.entrants])
        return fact("log-check-in-many", who=who, number=len(first.entrants), names=names)
    if len(steps) == 1:
        return _what(tournament, steps[0])
    entered = [step.act for step in steps if isinstance(step.act, acts.Enter)]
    if len(entered) == len(steps):
        names = _first_few([fact("names", names=act.names) for act in entered])
        return fact("log-enter-many", who=who, number=len(entered), names=names)
    paid = [step.act for step in steps if isinstance(step.act, acts.Pay) and step.act.kind in OWED]
    if len(paid) == len(steps) and len({act.kind for act in paid}) == 1:
        names = _first_few([written(state.name(act.account)) for act in paid])
        cents = sum(act.cents for act in paid)
        return fact("log-paid-many", who=who, amount=cents, kind=paid[0].kind, number=len(paid), names=names)
    did = _first_few([_what(tournament, step) for step in steps])
    return fact("log-together", who=who, number=len(steps), did=did)


def _first_few(said: Sequence[Message]) -> tuple[Message, ...]:
    if len(said) <= FEW:
        return tuple(said)
    return (*said[: FEW // 2], fact("and-more", number=len(said) - FEW // 2))


def did(state: State, act: acts.Act, who: Message) -> Message:
    """What a person did.

    >>> did(State(), acts.Extend(round=2, minutes=5), written("Ann")).args["minutes"]
    5
    """
    return DID[type(act)](state, act, who)


def _what(tournament: Tournament, step: events.Step) -> Message:
    """Players who sign on their own phones sign for nobody else; a ruling names its author as referee."""
    state, act, who = tournament.state, step.act, _who(tournament, step)
    if isinstance(act, acts.Answer) and "director" not in (roles := state.roles_of(step.by)) and "referee" in roles:
        call = _call(state, act.call)
        return fact("log-rule-referee", who=who, table=call.table, round=round_fact(state, call.round))
    if isinstance(act, acts.Sign) and state.person_of(step.by) == act.signer:
        return fact("log-sign", who=who, table=act.table, round=round_fact(state, act.round))
    return did(state, act, who)


def _who(tournament: Tournament, step: events.Step) -> Message:
    if step.by == LIVE:
        return fact("meldhouse")
    return written(step.called or tournament.called.get(step.by) or tournament.state.name(step.by))


_REASONS = ("reason", "note", "about", "ruling", "text")
"""Fields where an act holds what a person wrote about it."""


def _why(act: acts.Act) -> tuple[str, str]:
    reason = next((said for name in _REASONS if (said := getattr(act, name, ""))), "")
    return reason, getattr(act, "clause", "")


def changes_of(tournament: Tournament, number: int) -> tuple[Message, ...]:
    """What a step replaced: the old and the new values."""
    return tuple(_changes(tournament, number))


def _then(tournament: Tournament, number: int) -> Iterator[Message]:
    step, state = tournament.log[number - 1], tournament.state
    yield from _details(tournament, step)
    yield from _changes(tournament, number)
    if back := tuple(event.step for event in step.then if isinstance(event, events.Undone)):
        yield fact("log-undone", what=done_together(tournament, back))
    for event in step.then:
        if not _goes_without_saying(step.act, event):
            yield from FOLLOWED[type(event)](state, event)


def _goes_without_saying(act: acts.Act, event: events.AnyEvent) -> bool:
    """Checking in implies having been away."""
    return isinstance(act, acts.Enter | acts.CheckIn) and isinstance(event, events.Became) and event.was == "entered"


# --- names of things --------------------------------------------------------------------------------------------------


def round_fact(state: State, number: int) -> Message:
    """A draft that is gone again has only its number left."""
    each = state.round(number)
    return fact("round", number=number) if each is None else each.named


def _call(state: State, number: int) -> Any:
    return state.calls[number - 1]


def _hand(state: State, act: acts.ChangeSlip | acts.Agree | acts.Correct) -> int:
    """The hand's number as the sheet counts it: lines beside the hands have none."""
    sheet = state.sheet(act.round, act.table)
    return (sheet.number_of(act.hand) if sheet is not None else 0) or act.hand


def at_table(state: State, act: acts.OfTable) -> tuple[Book, dict[Seat, str]]:
    """The rulebook of a table, and who sits there; seats alone if that sheet is gone."""
    sheet = state.sheet(act.round, act.table)
    if sheet is None:
        return state.book, {seat: SEAT_NAMES[seat] for seat in seating_of(state.book).seats}
    return sheet.book, state.names_at(sheet)


def _names(state: State, ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(state.name(one) for one in ids)


# --- what was done ----------------------------------------------------------------------------------------------------


def _opened(_: State, act: acts.Open, who: Message) -> Message:
    return fact("log-open-titled", who=who, title=act.title) if act.title else fact("log-open", who=who)


def _appointed(state: State, act: acts.Appoint, who: Message) -> Message:
    name = state.name(act.who)
    if act.role == "player":
        return fact("log-appoint-player", who=who, name=name, player=state.name(act.person))
    return fact("log-appoint", who=who, name=name, role=act.role)


def _dismissed(state: State, act: acts.Dismiss, who: Message) -> Message:
    name = state.name(act.who)
    if act.role == "player":
        return fact("log-dismiss-player", who=who, name=name)
    return fact("log-dismiss", who=who, name=name, role=act.role)


def _invited(state: State, act: acts.Invite, who: Message) -> Message:
    if act.role == "player":
        return fact("log-invite-player", who=who, player=state.name(act.person))
    return fact("log-invite", who=who, role=act.role, table=act.table)


def _accepted(state: State, act: acts.Accept, who: Message) -> Message:
    held = state.passes.get(act.token)
    if held is None:
        return fact("log-accept-link", who=who)
    if held.role == "player":
        return fact("log-accept-player", who=who, player=state.name(held.person))
    return fact("log-accept", who=who, role=held.role, table=held.table)


def _entered(_: State, act: acts.Enter, who: Message) -> Message:
    return fact("log-enter-here" if act.here else "log-enter", who=who, names=act.names)


def _agreed(state: State, act: acts.Agree, who: Message) -> Message:
    book, names = at_table(state, act)
    hand, round = _hand(state, act), round_fact(state, act.round)
    return fact("log-agree", who=who, names=people(book, act.side, names), hand=hand, table=act.table, round=round)


def _forfeited(state: State, act: acts.Forfeit, who: Message) -> Message:
    book, names = at_table(state, act)
    gone, round = people(book, act.side, names), round_fact(state, act.round)
    return fact("log-forfeit", who=who, names=gone, table=act.table, round=round)


def _penalized(state: State, act: acts.Penalize, who: Message) -> Message:
    name, round = state.name(act.person), round_fact(state, act.round)
    if act.hand:
        return fact("log-penalize-hand", who=who, name=name, round=round, hand=act.hand)
    return fact("log-penalize", who=who, name=name, round=round)


def _lifted(state: State, act: acts.Lift, who: Message) -> Message:
    if not 1 <= act.penalty <= len(state.penalties):
        return fact("log-lift-unknown", who=who)
    given = state.penalties[act.penalty - 1].what
    return fact("log-lift", who=who, names=blamed(state, given), round=round_fact(state, given.round))


def _appealed(state: State, act: acts.Appeal, who: Message) -> Message:
    call = _call(state, act.call)
    name, round = state.name(act.person), round_fact(state, call.round)
    return fact("log-appeal", who=who, name=name, table=call.table, round=round)


def _declined(state: State, act: acts.Decline, who: Message) -> Message:
    call = _call(state, act.call)
    name, round = state.name(act.person), round_fact(state, call.round)
    return fact("log-decline", who=who, name=name, table=call.table, round=round)


def _conduct(state: State, act: acts.LogConduct, who: Message) -> Message:
    name = state.name(act.person)
    if not act.round:
        return fact("log-conduct", who=who, name=name)
    return fact("log-conduct-round", who=who, name=name, round=round_fact(state, act.round))


def _paid(state: State, act: acts.Pay, who: Message) -> Message:
    if act.kind == "refund":
        return fact("log-refund", who=who, name=state.name(act.account), amount=act.cents, of=act.of)
    if not act.account:
        return fact("log-pay-nobody", who=who, kind=act.kind, amount=act.cents)
    return fact("log-pay", who=who, kind=act.kind, amount=act.cents, name=state.name(act.account))


def _special(state: State, act: acts.NameSpecial, who: Message) -> Message:
    prize = fact("special-prize", prize=act.prize, target=act.target)
    if not act.accounts:
        return fact("log-special-sheets", who=who, prize=prize)
    return fact("log-special", who=who, names=_names(state, act.accounts), prize=prize)


def _medal(state: State, act: acts.HandMedal, who: Message) -> Message:
    name, place = state.name(act.account), medal_place(act.medal)
    return fact("log-medal-back" if act.back else "log-medal", who=who, name=name, place=place)


def _standings(state: State, act: acts.ReleaseStandings, who: Message) -> Message:
    if not act.through:
        return fact("log-standings-hidden", who=who)
    return fact("log-standings-shown", who=who, round=round_fact(state, act.through))


def _corrected_entry(_: State, act: acts.CorrectEntry, who: Message) -> Message:
    return fact("log-entry-struck" if act.struck else "log-entry-corrected", who=who, entry=act.entry)


def _stood_in(state: State, act: acts.StandIn, who: Message) -> Message:
    name, round = state.name(act.person), round_fact(state, act.round)
    return fact("log-stand-in", who=who, substitute=act.name, name=name, round=round)


def _dealt_first(state: State, act: acts.FirstDealer, who: Message) -> Message:
    name, round = at_table(state, act)[1][act.seat], round_fact(state, act.round)
    return fact("log-first-dealer", who=who, name=name, table=act.table, round=round)


def _played_off(state: State, act: acts.PlayOff, who: Message) -> Message:
    last = act.place + len(act.entrants) - 1
    return fact("log-playoff", who=who, first=act.place, last=last, names=_names(state, act.entrants))


DID: dict[type[acts.Act], Callable[[State, Any, Message], Message]] = {
    acts.Open: _opened,
    acts.Amend: lambda _state, _act, who: fact("log-amend", who=who),
    acts.Appoint: _appointed,
    acts.Dismiss: _dismissed,
    acts.Invite: _invited,
    acts.Accept: _accepted,
    acts.Finish: lambda _, act, who: fact("log-finish-anyway" if act.anyway else "log-finish", who=who),
    acts.ReleaseStandings: _standings,
    acts.Undo: lambda _state, _act, who: fact("log-undo", who=who),
    acts.Enter: _entered,
    acts.Edit: lambda state, act, who: fact("log-edit", who=who, name=state.name(act.entrant)),
    acts.Remove: lambda state, act, who: fact("log-remove", who=who, name=state.name(act.entrant)),
    acts.CheckIn: lambda state, act, who: fact("log-check-in", who=who, names=_names(state, act.entrants)),
    acts.NoShow: lambda state, act, who: fact("log-no-show", who=who, names=_names(state, act.entrants)),
    acts.Withdraw: lambda state, act, who: fact(
        "log-withdraw-kept" if act.fee_kept else "log-withdraw", who=who, name=state.name(act.entrant)
    ),
    acts.Disqualify: lambda state, act, who: fact("log-disqualify", who=who, name=state.name(act.entrant)),
    acts.Substitute: lambda state, act, who: fact(
        "log-substitute", who=who, substitute=act.name, name=state.name(act.person)
    ),
    acts.Draft: lambda _state, _act, who: fact("log-draft", who=who),
    acts.PlayOff: _played_off,
    acts.Arrange: lambda _state, _act, who: fact("log-arrange", who=who),
    acts.Swap: lambda state, act, who: fact("log-swap", who=who, one=state.name(act.one), two=state.name(act.two)),
    acts.Confirm: lambda state, act, who: fact("log-confirm", who=who, round=round_fact(state, act.round)),
    acts.Release: lambda state, act, who: fact("log-release", who=who, round=round_fact(state, act.round)),
    acts.Call: lambda state, act, who: fact("log-call", who=who, round=round_fact(state, act.round)),
    acts.Start: lambda state, act, who: fact("log-start", who=who, round=round_fact(state, act.round)),
    acts.Extend: lambda state, act, who: fact(
        "log-extend", who=who, round=round_fact(state, act.round), minutes=act.minutes
    ),
    acts.CallTime: lambda state, act, who: fact("log-call-time", who=who, round=round_fact(state, act.round)),
    acts.Close: lambda state, act, who: fact(
        "log-close-anyway" if act.anyway else "log-close", who=who, round=round_fact(state, act.round)
    ),
    acts.Scrap: lambda state, act, who: fact(
        "log-scrap-again" if act.again else "log-scrap", who=who, round=round_fact(state, act.round)
    ),
    acts.Missing: lambda state, act, who: fact(
        "log-missing", who=who, name=state.name(act.person), round=round_fact(state, act.round)
    ),
    acts.Arrived: lambda state, act, who: fact(
        "log-arrived", who=who, name=state.name(act.person), round=round_fact(state, act.round)
    ),
    acts.StandIn: _stood_in,
    acts.FirstDealer: _dealt_first,
    acts.EnterSlips: lambda state, act, who: fact(
        "log-hands", who=who, hands=len(act.slips), table=act.table, round=round_fact(state, act.round)
    ),
    acts.ChangeSlip: lambda state, act, who: fact(
        "log-change-hand", who=who, hand=_hand(state, act), table=act.table, round=round_fact(state, act.round)
    ),
    acts.EnterResult: lambda state, act, who: fact(
        "log-result", who=who, table=act.table, round=round_fact(state, act.round)
    ),
    acts.Agree: _agreed,
    acts.Sign: lambda state, act, who: fact(
        "log-sign-for", who=who, name=state.name(act.signer), table=act.table, round=round_fact(state, act.round)
    ),
    acts.Forfeit: _forfeited,
    acts.Correct: lambda state, act, who: fact(
        "log-correct-hand", who=who, hand=_hand(state, act), table=act.table, round=round_fact(state, act.round)
    ),
    acts.CorrectResult: lambda state, act, who: fact(
        "log-correct-result", who=who, table=act.table, round=round_fact(state, act.round)
    ),
    acts.Acknowledge: lambda state, act, who: fact(
        "log-acknowledge", who=who, name=state.name(act.person), table=act.table, round=round_fact(state, act.round)
    ),
    acts.Penalize: _penalized,
    acts.Lift: _lifted,
    acts.CallReferee: lambda state, act, who: fact(
        "log-call-referee", who=who, table=act.table, round=round_fact(state, act.round)
    ),
    acts.Answer: lambda state, act, who: fact(
        "log-rule", who=who, table=_call(state, act.call).table, round=round_fact(state, _call(state, act.call).round)
    ),
    acts.Appeal: _appealed,
    acts.ComeRound: lambda state, act, who: fact(
        "log-come-round",
        who=who,
        table=_call(state, act.call).table,
        round=round_fact(state, _call(state, act.call).round),
    ),
    acts.SetAside: lambda state, act, who: fact(
        "log-set-aside",
        who=who,
        table=_call(state, act.call).table,
        round=round_fact(state, _call(state, act.call).round),
    ),
    acts.Decline: _declined,
    acts.LogConduct: _conduct,
    acts.CorrectEntry: _corrected_entry,
    acts.Ease: lambda state, act, who: fact("log-ease", who=who, name=state.name(act.person)),
    acts.AskRule: lambda _state, _act, who: fact("log-ask-rule", who=who),
    acts.AnswerRule: lambda _, act, who: fact("log-answer-rule", who=who, question=act.question),
    acts.Pay: _paid,
    acts.HandMedal: _medal,
    acts.NameSpecial: _special,
    acts.Fine: lambda state, act, who: fact(
        "log-fine", who=who, name=state.name(act.account or act.name), amount=act.cents
    ),
}
"""A test fails for an act that is not here."""


# --- more about it ----------------------------------------------------------------------------------------------------


def _details(tournament: Tournament, step: events.Step) -> Iterator[Message]:
    """Details too long for the act's sentence."""
    state, act = tournament.state, step.act
    match act:
        case acts.Open():
            yield fact("log-open-rules", rules=house_of(book_from(act.book), act.form))
            if act.seed:
                yield fact("log-open-seed", seed=act.seed)
        case acts.Enter():
            if act.club:
                yield fact("log-club", name=act.club)
            if act.household:
                yield fact("log-household", name=act.household)
            if act.division:
                yield fact("log-division", name=division_fact(act.division))
        case acts.PlayOff() if act.below:
            yield fact("log-playoff-fill", names=_names(state, act.below))
        case acts.Arrived() | acts.StandIn() if act.minutes is not None:
            yield fact("log-late-told", minutes=act.minutes)
        case acts.Arrived():
            each = state.round(act.round)
            if each is not None and each.started_at is not None:
                yield fact("log-late-clock", minutes=max(0, step.at - each.started_at) // MINUTE)
        case acts.EnterSlips():
            book, names = at_table(state, act)
            yield from (whole_story(book, slip, names) for slip in act.slips)
        case acts.EnterResult():
            yield _result(state, act)
        case acts.Penalize() if act.taken:
            yield fact("log-penalty-own")
        case acts.Answer() if act.orders is not None:
            call = _call(state, act.call)
            sheet = state.sheet(call.round, call.table)
            yield fact("log-rule-orders", hand=(sheet.number_of(act.hand) if sheet is not None else 0) or act.hand)
        case acts.CorrectEntry() if act.person:
            yield fact("log-entry-person", name=state.name(act.person))
        case acts.Pay() if act.kind == "refund" and act.anyway:
            yield fact("log-refund-anyway")
        case acts.Fine():
            yield from other_sum(tournament.book, act.clause)
        case _:
            pass


def _result(state: State, act: acts.EnterResult | acts.CorrectResult) -> Message:
    book, names = at_table(state, act)
    return fact("story", parts=tuple(result_facts(book, _as_result(act), names)))


def _as_result(act: acts.EnterResult | acts.CorrectResult) -> Result:
    return Result(act.points, act.games, "", 0, act.sets, act.reneges)


def _changes(tournament: Tournament, number: int) -> Iterator[Message]:
    step, state = tournament.log[number - 1], tournament.state
    act = step.act
    if isinstance(act, acts.Amend):
        before = _last(tournament, number, lambda one: isinstance(one, acts.Open | acts.Amend))
        if isinstance(before, acts.Open | acts.Amend):
            for setting, was, now in differences(before.form, act.form):
                yield fact("log-setting", setting=setting, before=was, after=now)
        return
    if isinstance(act, acts.EnterResult | acts.CorrectResult):
        yield from _result_changes(tournament, number, act)
    for event in step.then:
        if not isinstance(event, events.Changed):
            continue
        if event.what == "hands":
            yield fact("log-hands-replaced", hands=int(event.before))
        elif isinstance(act, acts.ChangeSlip | acts.Correct):
            book, names = at_table(state, act)
            change = was_now(book, msgspec.json.decode(event.before, type=Slip), act.slip, names)
            yield fact("log-hand-changed", hand=_hand(state, act), change=change)
        elif event.what != "result":
            yield fact("log-changed", what=event.what, before=event.before or "–", after=event.after or "–")


def _result_changes(
    tournament: Tournament, number: int, act: acts.EnterResult | acts.CorrectResult
) -> Iterator[Message]:
    def is_of_it(one: acts.Act) -> bool:
        is_result = isinstance(one, acts.EnterResult | acts.CorrectResult)
        return is_result and (one.round, one.table) == (act.round, act.table)  # type: ignore[attr-defined]

    before = _last(tournament, number, is_of_it)
    if isinstance(before, acts.EnterResult | acts.CorrectResult) and _as_result(before) != _as_result(act):
        book, names = at_table(tournament.state, act)
        yield fact("log-result-changed", change=was_now(book, _as_result(before), _as_result(act), names))


def _last(tournament: Tournament, number: int, is_it: Callable[[acts.Act], bool]) -> acts.Act | None:
    """The newest act of the kind before a step, as it counted then."""
    earlier = tournament.log[: number - 1]
    undone = {event.step for step in earlier for event in step.then if isinstance(event, events.Undone)}
    found = (step.act for at, step in reversed(list(enumerate(earlier, 1))) if at not in undone and is_it(step.act))
    return next(found, None)


# --- what followed ----------------------------------------------------------------------------------------------------


def _nothing(_state: State, _event: events.Event) -> Iterator[Message]:
    """Seating has a page of its own; changes and undoing are in the log line already."""
    yield from ()


def _planned(_: State, event: events.Planned) -> Iterator[Message]:
    yield from event.changes


def _drafted(state: State, event: events.Drafted) -> Iterator[Message]:
    last = event.playoff + len(event.tied) - 1
    round = fact("playoff", first=event.playoff, last=last) if event.playoff else fact("round", number=event.number)
    yield fact("log-drafted", round=round, tables=len(event.seating.tables), out=len(event.seating.out))
    if not event.playoff:
        yield from moved_sitters(state, event.seating, event.number)


def _match_won(state: State, event: events.MatchWon) -> Iterator[Message]:
    name = state.name(event.winner)
    yield fact("log-match-forfeit" if event.forfeit else "log-match-won", name=name, match=event.match)


def _was_penalized(state: State, event: events.Penalized) -> Iterator[Message]:
    who = borne_by(state, event)
    if event.points:
        yield fact("hand-given", who=who, points=event.points, unit=unit_of(state.book))
    else:
        yield fact("log-no-points", names=who)


def _was_forfeited(state: State, event: events.Forfeited) -> Iterator[Message]:
    sheet = state.sheet(event.round, event.table)
    if sheet is None:
        return
    there = _names(state, [one for side in sheet.sides if side != event.side for one in sheet.people(side)])
    if event.average:
        yield fact("log-forfeited-average", table=event.table, names=there)
    else:
        yield fact("log-forfeited", table=event.table, names=there, points=event.points)


def _bye(state: State, event: events.ByeGiven) -> Iterator[Message]:
    name, round = state.name(event.entrant), round_fact(state, event.round)
    yield fact("log-bye", name=name, round=round, points=event.points, win="yes" if event.worth == "win" else "no")


def _became(state: State, event: events.Became) -> Iterator[Message]:
    yield fact("log-became", name=state.name(event.entrant), was=event.was, now=event.status)


FOLLOWED: dict[type[events.Event], Callable[[State, Any], Iterator[Message]]] = {
    events.Planned: _planned,
    events.Drafted: _drafted,
    events.Undrafted: lambda state, event: iter([fact("log-undrafted", round=round_fact(state, event.number))]),
    events.BracketDrawn: lambda _, event: iter([fact("log-bracket-drawn", entrants=len(event.bracket.entrants))]),
    events.MatchWon: _match_won,
    events.Seated: _nothing,
    events.Became: _became,
    events.Removed: _nothing,
    events.Penalized: _was_penalized,
    events.Locked: lambda _, event: iter([fact("log-locked", table=event.table)]),
    events.Forfeited: _was_forfeited,
    events.Unlocked: lambda _, event: iter([fact("log-unlocked", table=event.table)]),
    events.ByeGiven: _bye,
    events.Changed: _nothing,
    events.Undone: _nothing,
}
"""A test fails for an event that is not here."""
