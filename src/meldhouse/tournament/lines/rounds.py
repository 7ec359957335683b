"""Names for rounds, and how far an event is."""

from __future__ import annotations

from typing import Literal, get_args

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.tournament.lines.brackets import still_in
from meldhouse.tournament.state import RoundState, RoundStatus, State


def round_title(each: RoundState) -> Message:
    """The name alone, as in a title: a play-off is not a round of the event."""
    if not each.playoff:
        return fact("round-title", number=each.number)
    last = each.playoff + len(each.tied) - 1
    if each.division:
        return fact(
            "playoff-title-division",
            time=each.time,
            first=each.playoff,
            last=last,
            division=division_fact(each.division),
        )
    return fact("playoff-title", time=each.time, first=each.playoff, last=last)


def status_fact(status: RoundStatus) -> Message:
    return fact("round-status", status=status)


def bye_line(state: State) -> Message:
    """What sitting out is worth; in a bracket, a bye means going on."""
    return fact("bye-line-bracket") if state.form.is_bracket else fact("bye-line", worth=state.form.bye)


def how_far(state: State) -> Message:
    """For a line in a list."""
    if state.finished:
        return fact("far-over")
    if not state.entrants:
        return fact("far-empty")
    if not state.here:
        players = fact("far-entered", entrants=len(state.entrants))
    else:
        here = len(still_in(state))
        players = fact("far-here" if state.bracket is None else "far-in", players=here)
    current = state.current
    if current is None:
        return players
    of = state.form.rounds if not current.playoff else 0
    return fact("far-round", round=round_title(current), of=of, status=status_fact(current.status), players=players)


Note = Literal["bye", "forfeited", "won-by-forfeit", "penalty", "others-penalty", "replaced"]
NOTES: tuple[Note, ...] = get_args(Note)
"""In the order in which they are explained."""


def note_fact(note: Note) -> Message:
    return fact("round-note", note=note)
