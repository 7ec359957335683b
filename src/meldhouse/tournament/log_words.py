"""The log in plain words: who did what, when, and what was before."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from meldhouse.tournament import acts
from meldhouse.tournament.events import Changed, Penalized, Planned, Undone
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament


class LogLine(NamedTuple):
    number: int
    at: datetime
    who: str
    did: str
    then: tuple[str, ...]
    is_undone: bool


def log_lines(tournament: Tournament) -> list[LogLine]:
    """The newest first."""
    return [told(tournament, number) for number in range(tournament.version, 0, -1)]


def told(tournament: Tournament, number: int) -> LogLine:
    step = tournament.log[number - 1]
    return LogLine(
        number,
        datetime.fromtimestamp(step.at / 1000, UTC),
        step.called or tournament.called.get(step.by) or tournament.state.name(step.by),
        did(tournament.state, step.act),
        tuple(_then(tournament, step.then)),
        number in tournament.undone,
    )


def did(state: State, act: acts.Act) -> str:
    """
    >>> did(State(), acts.Extend(round=2, minutes=5))
    'Extend: round 2, minutes 5'
    """
    words = type(act).__name__
    heading = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in words).strip().capitalize()
    fields = msgspec.to_builtins(act)
    shown = [
        f"{key} {_value(state, value)}" for key, value in fields.items() if key in _TOLD and value not in ("", None)
    ]
    return f"{heading}: {', '.join(shown)}" if shown else heading


_TOLD = (
    "round", "table", "title", "names", "name", "entrant", "entrants", "person", "account", "who", "role", "minutes",
    "hand", "side", "signer", "kind", "points", "games", "reason", "clause", "cents", "about", "ruling", "through",
    "place", "call", "penalty", "note",
)  # fmt: skip


def _value(state: State, value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_value(state, one) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(state, one)}" for key, one in value.items())
    return state.name(value) if isinstance(value, str) else str(value)


def _then(tournament: Tournament, events: Any) -> list[str]:
    found = []
    for event in events:
        if isinstance(event, Changed):
            found.append(f"{event.what}: {event.before or 'nothing'} → {event.after or 'nothing'}")
        elif isinstance(event, Planned):
            found.extend(event.changes)
        elif isinstance(event, Penalized):
            who = " and ".join(tournament.state.name(one) for one in event.people)
            found.append(f"{who}: {event.points:+d}, {event.reason}")
        elif isinstance(event, Undone):
            found.append(f"Step {event.step} does not count: {told(tournament, event.step).did}")
    return found
