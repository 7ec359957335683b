"""The log in plain words: who did what, when, and what was before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from meldhouse.game import Slip
from meldhouse.rulebooks.describe import count
from meldhouse.tournament import acts
from meldhouse.tournament.act_words import at_table, did, sums_in_words, where
from meldhouse.tournament.bulk_words import did_together
from meldhouse.tournament.clock import MINUTE
from meldhouse.tournament.correction_words import was_now
from meldhouse.tournament.event_words import EVENT_WORDS
from meldhouse.tournament.events import AnyEvent, Became, Changed, Step, Undone
from meldhouse.tournament.fine_words import other_sum
from meldhouse.tournament.form_words import differences
from meldhouse.tournament.state import LIVE, State
from meldhouse.tournament.tournament import Tournament


class LogLine(NamedTuple):
    number: int
    at: datetime
    who: str
    did: str
    """What follows the name: “started round 2”."""
    then: tuple[str, ...]
    """What came of it, and what was before: sentences."""
    is_undone: bool

    @property
    def sentence(self) -> str:
        return f"{self.who} {self.did}."


def log_lines(tournament: Tournament) -> list[LogLine]:
    """The newest first."""
    return [told(tournament, number) for number in range(tournament.version, 0, -1)]


def told(tournament: Tournament, number: int) -> LogLine:
    step = tournament.log[number - 1]
    return LogLine(
        number,
        datetime.fromtimestamp(step.at / 1000, UTC),
        _who(tournament, step),
        _did(tournament, step),
        tuple(_then(tournament, number)),
        number in tournament.undone,
    )


def told_together(tournament: Tournament, numbers: Sequence[int]) -> str:
    """Steps that were done at once, as one sentence."""
    if len(numbers) == 1 and not isinstance(tournament.log[numbers[0] - 1].act, acts.CheckIn):
        return told(tournament, numbers[0]).sentence
    steps = [tournament.log[number - 1] for number in numbers]
    return f"{_who(tournament, steps[0])} {did_together(tournament.state, [step.act for step in steps])}."


def _did(tournament: Tournament, step: Step) -> str:
    """Who signs on his own phone signs in nobody's name; who rules as a referee is told as one."""
    state, act = tournament.state, step.act
    if isinstance(act, acts.Answer) and "director" not in (roles := state.roles_of(step.by)) and "referee" in roles:
        return did(state, act).replace("ruled on", "ruled as referee on", 1)
    if isinstance(act, acts.Sign) and state.person_of(step.by) == act.signer:
        return f"signed for the figures of {where(state, act)}"
    return did(state, act) + _by_the_clock(state, step)


def _by_the_clock(state: State, step: Step) -> str:
    """How long after the start somebody came, where nobody has said it otherwise."""
    act = step.act
    each = state.round(act.round) if isinstance(act, acts.Arrived) and act.minutes is None else None
    if each is None or each.started_at is None:
        return ""
    return f", {count(max(0, step.at - each.started_at) // MINUTE, 'minute')} after its start"


def _who(tournament: Tournament, step: Step) -> str:
    if step.by == LIVE:
        return "The house"
    return step.called or tournament.called.get(step.by) or tournament.state.name(step.by)


def changes_told(tournament: Tournament, number: int) -> list[str]:
    """What a step put in the place of something else: as it was, and as it is now."""
    step = tournament.log[number - 1]
    if replaced := _REPLACED.get(type(step.act)):
        return list(replaced(tournament, number, step.act))
    changed = (event for event in step.then if isinstance(event, Changed))
    return [said for event in changed for said in EVENT_WORDS[Changed](tournament.state, event)]


def _then(tournament: Tournament, number: int) -> Iterator[str]:
    step = tournament.log[number - 1]
    yield from changes_told(tournament, number)
    if isinstance(step.act, acts.Fine) and (other := other_sum(tournament.book, step.act.clause)):
        yield other
    if back := tuple(event.step for event in step.then if isinstance(event, Undone)):
        yield f"It does not count any more that {told_together(tournament, back)}"
    for event in step.then:
        if not isinstance(event, Undone | Changed) and not _goes_without_saying(step.act, event):
            yield from EVENT_WORDS[type(event)](tournament.state, event)


def _goes_without_saying(act: acts.Act, event: AnyEvent) -> bool:
    """Who is checked in was away before."""
    return isinstance(act, acts.Enter | acts.CheckIn) and isinstance(event, Became) and event.was == "entered"


def from_to(what: str, before: str, after: str) -> str:
    """
    >>> from_to("Rounds", "6", "")
    'Rounds: 6 → nothing.'
    """
    return f"{what}: {before or 'nothing'} → {after or 'nothing'}."


def _as_run(tournament: Tournament, number: int, act: acts.Amend) -> Iterator[str]:
    before = _last(tournament, number, lambda one: isinstance(one, acts.Open | acts.Amend))
    if isinstance(before, acts.Open | acts.Amend):
        yield from (from_to(*line) for line in differences(before.form, act.form))


def _as_written(tournament: Tournament, number: int, act: acts.ChangeSlip | acts.Correct) -> Iterator[str]:
    book, names = at_table(tournament.state, act)
    for event in tournament.log[number - 1].then:
        if isinstance(event, Changed):
            before = msgspec.json.decode(event.before, type=Slip)
            sheet = tournament.state.sheet(act.round, act.table)
            hand = (sheet.number_of(act.hand) if sheet is not None else 0) or act.hand
            yield f"Hand {hand}: {was_now(book, before, act.slip, names)}."


def _as_ended(tournament: Tournament, number: int, act: acts.EnterResult | acts.CorrectResult) -> Iterator[str]:
    def is_of_it(one: acts.Act) -> bool:
        is_result = isinstance(one, acts.EnterResult | acts.CorrectResult)
        return is_result and (one.round, one.table) == (act.round, act.table)  # type: ignore[attr-defined]

    before = _last(tournament, number, is_of_it)
    if isinstance(before, acts.EnterResult | acts.CorrectResult):
        results = [sums_in_words(tournament.state, one) for one in (before, act)]
        if results[0] != results[1]:
            yield f"The result: was {results[0]} → now {results[1]}."
    for event in tournament.log[number - 1].then:
        if isinstance(event, Changed) and event.before[:1].isdecimal():  # hands, not a result
            yield f"It took the place of {event.before} that stood on the sheet."


def _as_entered(tournament: Tournament, number: int, act: acts.Edit) -> Iterator[str]:
    for event in tournament.log[number - 1].then:
        if isinstance(event, Changed):
            what = event.what.removesuffix(f" of {act.entrant}")
            yield from_to(f"The {what}", event.before, event.after)


def _as_played(tournament: Tournament, _: int, act: acts.Substitute) -> Iterator[str]:
    owner = tournament.state.owners.get(act.person, act.person)
    yield from_to(f"Who plays with the number {owner}", tournament.state.name(act.person), act.name)


_REPLACED: dict[type[acts.Act], Callable[[Tournament, int, Any], Iterator[str]]] = {
    acts.Amend: _as_run,
    acts.ChangeSlip: _as_written,
    acts.Correct: _as_written,
    acts.EnterResult: _as_ended,
    acts.CorrectResult: _as_ended,
    acts.Edit: _as_entered,
    acts.Substitute: _as_played,
}
"""What an act put in the place of something else, told with it."""


def _last(tournament: Tournament, number: int, is_it: Callable[[acts.Act], bool]) -> acts.Act | None:
    """The newest act of the kind before a step, as it counted then."""
    earlier = tournament.log[: number - 1]
    undone = {event.step for step in earlier for event in step.then if isinstance(event, Undone)}
    found = (step.act for at, step in reversed(list(enumerate(earlier, 1))) if at not in undone and is_it(step.act))
    return next(found, None)
