"""What is still open when somebody wants to end a tournament: he is told, and ends it all the same if he says so."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.rulebooks.describe import count
from meldhouse.rulebooks.winnings import dollars
from meldhouse.tournament.accounts import cash_book, standings_of
from meldhouse.tournament.planning import rounds_are_over
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.state import State


def still_open(state: State) -> tuple[str, ...]:
    """A sentence for each thing."""
    return tuple(_open(state))


def _open(state: State) -> Iterator[str]:
    closed = [each for each in state.main_rounds if each.status == "closed"]
    if state.form.rounds and len(closed) < state.form.rounds:
        yield f"{len(closed)} of {count(state.form.rounds, 'round')} are played."
    elif state.current is not None and not state.current.is_started:
        yield "A round is seated and not played."
    if rounds_are_over(state):
        for tie in standings_of(state).ties:
            names, what = listed([state.name(one) for one in tie.tied]), places(tie.place, len(tie.tied))
            yield f"{names} tie for {what}, which is played off; finished without that, they share."
    if calls := sum(not call.answered_by for call in state.calls):
        yield f"{count(calls, 'call')} for the referee {'is' if calls == 1 else 'are'} not answered."
    owing = cash_book(state).owing()
    if owing:
        who = state.name(next(iter(owing))) if len(owing) == 1 else f"{len(owing)} of them"
        yield f"{who} still {'owes' if len(owing) == 1 else 'owe'} {dollars(sum(owing.values()))}."


def places(first: int, many: int) -> str:
    """
    >>> places(2, 2), places(1, 3), places(4, 1)
    ('places 2–3', 'places 1–3', 'place 4')
    """
    return f"places {first}–{first + many - 1}" if many > 1 else f"place {first}"
