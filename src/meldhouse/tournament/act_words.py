"""Every act in plain English, as what somebody did: “started round 2”. Whoever did it stands before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from meldhouse.game import SEAT_NAMES, Seat, seating_of
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count
from meldhouse.tournament import acts
from meldhouse.tournament.books import book_from
from meldhouse.tournament.conduct_words import CONDUCT_WORDS
from meldhouse.tournament.money_words import MONEY_WORDS
from meldhouse.tournament.penalty_words import whose
from meldhouse.tournament.sentences import listed, places
from meldhouse.tournament.slip_words import side_names, whole_story
from meldhouse.tournament.state import State
from meldhouse.tournament.why_words import why
from meldhouse.tournament.words import house_of, round_in_sentence


def did(state: State, act: acts.Act) -> str:
    """
    >>> did(State(), acts.Extend(round=2, minutes=5))
    'gave round 2 another 5 minutes'
    """
    return ACT_WORDS[type(act)](state, act)


def unit_of(state: State, number: int) -> str:
    """Points, or marks where the house counts in them."""
    unit = "mark" if state.opened is not None and state.book.scoring.style == "marks" else "point"
    return count(abs(number), unit)


def at_table(state: State, act: acts.OfTable) -> tuple[Book, dict[Seat, str]]:
    """By which book a table plays, and who sits there; by seat alone where no such sheet is left."""
    sheet = state.sheet(act.round, act.table)
    if sheet is None:
        return state.book, {seat: SEAT_NAMES[seat] for seat in seating_of(state.book).seats}
    return sheet.book, state.names_at(sheet)


def sums_in_words(state: State, act: acts.EnterResult | acts.CorrectResult) -> str:
    book, names = at_table(state, act)
    won = {side: f" and {count(number, 'game')}" for side, number in act.games.items()}
    sums = ", ".join(f"{side_names(book, side, names)} {made}{won.get(side, '')}" for side, made in act.points.items())
    return "; ".join([sums, *times_in_words(names, act.sets, act.reneges)])


def times_in_words(names: Mapping[Seat, str], sets: Mapping[Seat, int], reneges: Mapping[Seat, int]) -> list[str]:
    """Who was set, and who reneged, how often.

    >>> times_in_words({"N": "Ann", "E": "Bob"}, {"N": 1, "E": 0}, {"N": 2})
    ['Ann 1 set and 2 reneges']
    """
    found = []
    for seat, name in names.items():
        done = ((sets.get(seat, 0), "set"), (reneges.get(seat, 0), "renege"))
        if said := [count(times, what) for times, what in done if times]:
            found.append(f"{name} {listed(said)}")
    return found


def _names(state: State, ids: Sequence[str]) -> str:
    return listed([state.name(one) for one in ids])


def _word(state: State) -> str:
    """What the house calls a round."""
    return state.book.words.round if state.opened is not None else "round"


def _round(state: State, number: int) -> str:
    """A play-off is no round of the event; a draft that is gone again has only its number left."""
    each = state.round(number)
    return round_in_sentence(each) if each is not None else f"{_word(state)} {number}"


def where(state: State, act: acts.OfTable) -> str:
    return f"table {act.table} in {_round(state, act.round)}"


def _of_table(number: int) -> str:
    return f" of table {number}" if number else ""


def _late(act: acts.Arrived | acts.StandIn) -> str:
    """Where an official has said so; else the log has it by the clock."""
    return "" if act.minutes is None else f", {count(act.minutes, 'minute')} late, as told and not by the clock"


def _opened(_: State, act: acts.Open) -> str:
    title = f" “{act.title}”" if act.title else ""
    lot = f"; draws go by the lot “{act.seed}”" if act.seed else ""
    return f"opened the tournament{title}, by the book of {house_of(book_from(act.book), act.form)}{lot}"


def _appointed(state: State, act: acts.Appoint) -> str:
    if act.role == "player":
        return f"let {state.name(act.who)} act for {state.name(act.person)}"
    return f"made {state.name(act.who)} {act.role}"


def _dismissed(state: State, act: acts.Dismiss) -> str:
    what = "acts for a player" if act.role == "player" else f"is {act.role}"
    return f"ended that {state.name(act.who)} {what}"


def _accepted(state: State, act: acts.Accept) -> str:
    held = state.passes.get(act.token)
    if held is None:
        return "took up a link"
    if held.role == "player":
        return f"came as {state.name(held.person)}"
    return f"became {held.role}{_of_table(held.table)} by a link"


def _entered(_: State, act: acts.Enter) -> str:
    more = [
        act.club and f"of {act.club}",
        act.household and f"of the household {act.household}",
        act.division and f"in the division {act.division}",
    ]
    about = "".join(f", {one}" for one in more if one)
    return f"entered {'and checked in ' if act.here else ''}{listed(act.names)}{about}"


def _wrote(state: State, act: acts.EnterSlips) -> str:
    book, names = at_table(state, act)
    hands = "a hand" if len(act.slips) == 1 else count(len(act.slips), "hand")
    return (
        f"wrote down {hands} at {where(state, act)}: {'. '.join(whole_story(book, slip, names) for slip in act.slips)}"
    )


def _hand(state: State, act: acts.ChangeSlip | acts.Agree | acts.Correct) -> str:
    """Which hand it is, counted as the sheet counts it: what stands beside the hands has no number."""
    sheet = state.sheet(act.round, act.table)
    return f"hand {(sheet.number_of(act.hand) if sheet is not None else 0) or act.hand}"


def _agreed(state: State, act: acts.Agree) -> str:
    book, names = at_table(state, act)
    return f"noted that {side_names(book, act.side, names)} agree to {_hand(state, act)} at {where(state, act)}"


def _penalized(state: State, act: acts.Penalize) -> str:
    hand = f", hand {act.hand}" if act.hand else ""
    lost = f" of {unit_of(state, act.points)}" if act.points else ""
    lost += ", off the score of the own side," if act.taken else ""
    when = f"{_round(state, act.round)}{hand}"
    return f"gave {state.name(act.person)} a penalty{lost} in {when}{why(act.reason, act.clause)}"


def _lifted(state: State, act: acts.Lift) -> str:
    given = state.penalties[act.penalty - 1].what if 1 <= act.penalty <= len(state.penalties) else None
    of = f" of {whose(state, given)} in {_round(state, given.round)}" if given is not None else ""
    return f"took back the penalty{of}{why(act.reason)}"


def _of_call(state: State, number: int) -> str:
    """Which call it is about."""
    call = state.calls[number - 1] if 1 <= number <= len(state.calls) else None
    return f" at table {call.table} in {_round(state, call.round)}" if call is not None else ""


def _call(state: State, number: int) -> str:
    return f" after the ruling{at}" if (at := _of_call(state, number)) else ""


def _answered(state: State, act: acts.Answer) -> str:
    call = state.calls[act.call - 1] if 1 <= act.call <= len(state.calls) else None
    where = f" of table {call.table} in {_round(state, call.round)}" if call is not None else ""
    sheet = state.sheet(call.round, call.table) if call is not None else None
    hand = (sheet.number_of(act.hand) if sheet is not None else 0) or act.hand
    told = f"; hand {hand} is to be written by it, once it holds" if act.orders is not None else ""
    return f"ruled on the call{where}{why(act.ruling, act.clause)}{told}"


def _forfeited(state: State, act: acts.Forfeit) -> str:
    book, names = at_table(state, act)
    who = side_names(book, act.side, names)
    word = state.book.words.round
    given = f"; the others get the average of the {word}" if act.average else ""
    given = f"; the others get {unit_of(state, act.points)}" if act.points else given
    return f"ended {where(state, act)}, which {who} forfeit{why(act.reason, act.clause)}{given}"


def _played_off(state: State, act: acts.PlayOff) -> str:
    what = places(act.place, len(act.entrants), act.division)
    fill = (
        f"; {_names(state, act.below)} only {'fills' if len(act.below) == 1 else 'fill'} the table" if act.below else ""
    )
    return f"seated a play-off for {what}, as a draft: {_names(state, act.entrants)}{fill}"


ACT_WORDS: dict[type[acts.Act], Callable[[State, Any], str]] = {
    acts.Open: _opened,
    acts.Amend: lambda *_: "changed how the tournament is run",
    acts.Appoint: _appointed,
    acts.Dismiss: _dismissed,
    acts.Invite: lambda state, act: (
        f"made a link for {state.name(act.person) if act.role == 'player' else f'a {act.role}'}{_of_table(act.table)}"
    ),
    acts.Accept: _accepted,
    acts.Finish: lambda _, act: f"ended the tournament{', though something was still open' if act.anyway else ''}",
    acts.ReleaseStandings: lambda state, act: (
        f"let everybody see the standings after {_round(state, act.through)}" if act.through else "hid the standings"
    ),
    acts.Undo: lambda _, act: f"took back what the desk did last{why(act.reason)}",
    acts.Enter: _entered,
    acts.Edit: lambda state, act: f"put right what is written of {state.name(act.entrant)}",
    acts.Remove: lambda state, act: f"took {state.name(act.entrant)} out, entered by mistake",
    acts.CheckIn: lambda state, act: f"checked in {_names(state, act.entrants)}",
    acts.NoShow: lambda state, act: f"noted that {_names(state, act.entrants)} did not come",
    acts.Withdraw: lambda state, act: (
        f"withdrew {state.name(act.entrant)}{', and kept the fee' if act.fee_kept else ''}{why(act.reason)}"
    ),
    acts.Disqualify: lambda state, act: f"disqualified {state.name(act.entrant)}{why(act.reason, act.clause)}",
    acts.Substitute: lambda state, act: (
        f"let {act.name} play for {state.name(act.person)} from the next {_word(state)} on"
    ),
    acts.Draft: lambda state, _: f"seated the next {_word(state)}, as a draft",
    acts.PlayOff: _played_off,
    acts.Arrange: lambda _, act: f"seated the draft by hand{why(act.reason)}",
    acts.Swap: lambda state, act: (
        f"let {_names(state, (act.one, act.two))} change places in the draft{why(act.reason)}"
    ),
    acts.Confirm: lambda state, act: f"confirmed the seating of {_round(state, act.round)}",
    acts.Release: lambda state, act: f"let everybody see the seating of {_round(state, act.round)}",
    acts.Call: lambda state, act: f"called the players of {_round(state, act.round)} to their tables",
    acts.Start: lambda state, act: f"started {_round(state, act.round)}",
    acts.Extend: lambda state, act: f"gave {_round(state, act.round)} another {count(act.minutes, 'minute')}",
    acts.CallTime: lambda state, act: f"called time in {_round(state, act.round)}",
    acts.Close: lambda state, act: (
        f"closed {_round(state, act.round)}"
        f"{', though something was still open there' if act.anyway else ''}{why(act.reason)}"
    ),
    acts.Scrap: lambda state, act: (
        f"seated {_round(state, act.round)} again"
        if act.again
        else f"threw the draft of {_round(state, act.round)} away"
    ),
    acts.Missing: lambda state, act: f"noted that {state.name(act.person)} is missing in {_round(state, act.round)}",
    acts.Arrived: lambda state, act: (
        f"noted that {state.name(act.person)} has come to {_round(state, act.round)}{_late(act)}"
    ),
    acts.StandIn: lambda state, act: (
        f"let {act.name} stand in for {state.name(act.person)} in {_round(state, act.round)}{_late(act)}"
    ),
    acts.FirstDealer: lambda state, act: (
        f"noted that {at_table(state, act)[1][act.seat]} deals first at {where(state, act)}"
    ),
    acts.EnterSlips: _wrote,
    acts.ChangeSlip: lambda state, act: f"wrote {_hand(state, act)} at {where(state, act)} anew",
    acts.EnterResult: lambda state, act: f"wrote down how {where(state, act)} ended: {sums_in_words(state, act)}",
    acts.Agree: _agreed,
    acts.Sign: lambda state, act: (
        f"signed in the name of {state.name(act.signer)} for the figures of {where(state, act)}"
    ),
    acts.Forfeit: _forfeited,
    acts.Correct: lambda state, act: (
        f"corrected {_hand(state, act)} at {where(state, act)}{why(act.reason, act.clause)}"
    ),
    acts.CorrectResult: lambda state, act: f"corrected how {where(state, act)} ended{why(act.reason, act.clause)}",
    acts.Acknowledge: lambda state, act: f"told {state.name(act.person)} of the correction at {where(state, act)}",
    acts.Penalize: _penalized,
    acts.Lift: _lifted,
    acts.CallReferee: lambda state, act: f"called the referee to {where(state, act)}{why(act.about)}",
    acts.Answer: _answered,
    **CONDUCT_WORDS,
    acts.Appeal: lambda state, act: (
        f"asked for another official, as {state.name(act.person)} wants it{_call(state, act.call)}"
    ),
    acts.ComeRound: lambda state, act: f"took the other official's view{_call(state, act.call)}",
    acts.SetAside: lambda state, act: (
        f"set aside the ruling{_of_call(state, act.call)}, to rule on it anew{why(act.reason)}"
    ),
    acts.Decline: lambda state, act: f"noted that {state.name(act.person)} will not go on{_call(state, act.call)}",
    **MONEY_WORDS,
}
"""Whatever can be done is told here; a test fails for an act that has no words."""
