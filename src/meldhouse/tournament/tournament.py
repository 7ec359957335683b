"""A tournament: `verify` says why something cannot be done, `apply` does it, and all state is the fold of the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from meldhouse.game import Refusal, Refused
from meldhouse.messages import FactError, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.accounts import accounts_of, cash_book, ledger_of, standings_of
from meldhouse.tournament.act import Stamp, bounds_refusal
from meldhouse.tournament.events import AnyEvent, Undone
from meldhouse.tournament.folding import fold_act, fold_event
from meldhouse.tournament.forms import Form
from meldhouse.tournament.money.cash import CashBook
from meldhouse.tournament.passes import hash_of
from meldhouse.tournament.refusals import no
from meldhouse.tournament.rulings.citing import A, as_cited, which_clause
from meldhouse.tournament.rulings.disputes import dispute_of, is_undecided
from meldhouse.tournament.scoring.ledger import Account, Ledger
from meldhouse.tournament.scoring.standings import Standings
from meldhouse.tournament.state import State
from meldhouse.tournament.steps import FORMAT, Step


class LogError(FactError):
    """The steps are not a valid tournament; the message says which and why."""


class Tournament:
    """
    >>> from meldhouse.tournament.forms import form_of
    >>> from meldhouse.rulebooks import load_book
    >>> evening = Tournament()
    >>> _ = evening.apply(acts.Open(book="st-hilary", form=form_of(load_book("st-hilary"))), by="Mary", at=0)
    >>> for name in ("Ann", "Bob", "Cleo", "Dan"):
    ...     _ = evening.apply(acts.Enter(names=(name,), here=True), by="Mary", at=1)
    >>> evening.verify(acts.Start(round=1), by="Mary", at=2).code
    'round'
    >>> _ = evening.apply(acts.Draft(), by="Mary", at=3)
    >>> len(evening.state.rounds), Tournament(evening.log).state.here
    (1, ('P1', 'P2', 'P3', 'P4'))
    """

    def __init__(self, log: Iterable[Step] = ()) -> None:
        self.log: list[Step] = []
        self.undone: set[int] = set()
        """Numbers of steps, from 1, that no longer count."""
        self.state = State()
        self._sent: dict[tuple[str, str], int] = {}
        self._next: tuple[int, tuple[int, ...]] = (-1, ())
        steps = list(log)
        taken_back = [event for step in steps for event in step.then if isinstance(event, Undone)]
        self.undone = {event.step for event in taken_back}
        self._used_up = {event.step for event in taken_back if event.used_up}
        """Undone steps that gave an entrant a number which nobody else gets."""
        for number, step in enumerate(steps, 1):
            self._append(step)
            if number in self._used_up:
                self.state.number()
            if number not in self.undone:
                try:
                    _fold(self.state, step)
                except (KeyError, IndexError, AttributeError, ValueError, AssertionError, Refused) as problem:
                    raise LogError(fact("log-unfit", number=number, problem=repr(problem))) from problem

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def called(self) -> dict[str, str]:
        """The latest name of everybody who has done something."""
        return self.state.called

    @property
    def book(self) -> Book:
        return self.state.book

    @property
    def form(self) -> Form:
        return self.state.form

    @property
    def ledger(self) -> Ledger:
        return ledger_of(self.state)

    @property
    def accounts(self) -> tuple[Account, ...]:
        return accounts_of(self.state)

    def standings(self, through: int | None = None) -> Standings:
        """After a round, or after all; for those who may not see all yet, `through` is at most `state.released`."""
        return standings_of(self.state, through)

    @property
    def cash(self) -> CashBook:
        return cash_book(self.state)

    def verify(self, act: acts.Act, *, by: str, at: int) -> Refusal | None:
        """None, or why `by` cannot do that now."""
        return self._refusal(self._as_written(act), by, at)

    def _refusal(self, act: acts.Act, by: str, at: int) -> Refusal | None:
        state, stamp = self.state, self._stamp(by, at)
        if (refusal := bounds_refusal(state.book if state.opened is not None else None, act)) is not None:
            return refusal
        if state.opened is None and not isinstance(act, acts.Open):
            return no(None, "not-open")
        if state.opened is not None and (refusal := act.refused_to(state, by)):
            return no(None, "open") if isinstance(act, acts.Open) else refusal
        if state.opened is not None and (refusal := which_clause(state.book, act)):
            return refusal
        if isinstance(act, acts.Undo):
            return self._undoing(stamp)[1]
        if state.finished and not act.after_the_end:
            return no(state.book, "over")
        return _undecided(state, act) or act.verify(state, stamp)

    def was_sent(self, by: str, id: str) -> bool:
        """Whether something was already done under this `id`."""
        return (by, id) in self._sent

    def can(self, act: acts.Act, *, by: str, at: int) -> bool:
        return self.verify(act, by=by, at=at) is None

    def apply(
        self, act: acts.AnyAct, *, by: str, at: int, called: str = "", id: str = "", bulk: str = ""
    ) -> tuple[AnyEvent, ...]:
        """Do it, and return what followed; `Refused` changes nothing. Nothing is done twice: neither starting a round,
        nor a request with the same `id`. Steps with the same `bulk` are undone together."""
        if id and (done := self._sent.get((by, id))) is not None:
            return self.log[done - 1].then
        act = self._as_written(act)
        if (refusal := self._refusal(act, by, at)) is not None:
            raise Refused(refusal)
        if act.is_done(self.state):
            return ()
        stamp = self._stamp(by, at)
        then = self._undo(stamp) if isinstance(act, acts.Undo) else tuple(_done(self.state, act, stamp))
        step = Step(act=act, by=by, at=stamp.at, then=then, called=called, id=id, bulk=bulk, format=FORMAT)
        self._append(step)
        return then

    def _as_written(self, act: A) -> A:
        """The act for the log: with the clause id in place of its number on paper, and with the hash of a link in place
        of the link. Reading a hash opens nothing."""
        if isinstance(act, acts.Accept):
            act = replace(act, link="", token=hash_of(str(act.link)))
        return as_cited(self.state.book, act) if self.state.opened is not None else act

    def _append(self, step: Step) -> None:
        self.log.append(step)
        if step.id:
            self._sent[step.by, step.id] = len(self.log)
        if step.called:
            self.state.called[step.by] = step.called

    def _stamp(self, by: str, at: int) -> Stamp:
        """Time never goes back in a log, whatever a device says."""
        return Stamp(by, max(at, self.state.last_at))

    def undoable(self) -> int:
        """The number of the desk's latest step that is not undone; 0 if there is none."""
        return next((at for at in range(len(self.log), 1, -1) if self._is_undoable(at)), 0)

    def undone_next(self) -> tuple[int, ...]:
        """The numbers of all steps that the next undo covers: what was done together is undone together. If two lists
        were written alternately, and the last cannot go because the other depends on it, it is the other."""
        if self._next[0] != self.version:
            groups = self._last_groups()
            found = groups[0] if groups else ()
            if len(groups) > 1:
                found = next((group for group in groups if self._without(group) is not None), found)
            self._next = (self.version, found)
        return self._next[1]

    def _last_groups(self) -> list[tuple[int, ...]]:
        """The steps done together last; then what else the desk did meanwhile, the latest first."""
        number, groups = self.undoable(), list[tuple[int, ...]]()
        if number:
            groups.append(self._together(number))
            for at in range(number - 1, groups[0][0], -1):
                if self._is_undoable(at) and not any(at in group for group in groups):
                    groups.append(self._together(at))
        return groups

    def _together(self, number: int) -> tuple[int, ...]:
        """With the steps that cannot be undone alone: a hand that a ruling wrote goes with the ruling."""
        bulk = self.log[number - 1].bulk
        if not bulk:
            return (number,)
        return tuple(at for at, step in enumerate(self.log, 1) if step.bulk == bulk and at not in self.undone)

    def _is_undoable(self, number: int) -> bool:
        step = self.log[number - 1]
        return number not in self.undone and step.act.is_undoable and not _is_by_player(self.state, step)

    def _undoing(self, stamp: Stamp) -> tuple[tuple[int, ...], Refusal | None, State]:
        """The steps to undo, why they cannot be undone, and the state without them."""
        numbers = self.undone_next()
        if not numbers:
            return (), no(self.state.book, "undo-none"), self.state
        fresh = self._without(numbers)
        if fresh is None:
            return numbers, no(self.state.book, "undo-built"), self.state
        fresh.last_at = stamp.at
        return numbers, None, fresh

    def _without(self, numbers: tuple[int, ...]) -> State | None:
        """The state as if these steps had never been; None if a later one depends on them."""
        fresh, used_up = State(), self._used_up | self._kept_numbers(numbers)
        fresh.called = self.state.called
        for at, step in enumerate(self.log, 1):
            if at in used_up:
                fresh.number()
            if at in numbers or at in self.undone or isinstance(step.act, acts.Undo):
                continue
            if at > numbers[0] and not _same_again(fresh, step):
                return None
            if at < numbers[0]:
                _fold(fresh, step)
        return fresh

    def _kept_numbers(self, numbers: tuple[int, ...]) -> set[int]:
        """Entries whose numbers stay used up: somebody was entered after them, and keeps their own."""
        entered = [at for at, step in enumerate(self.log, 1) if isinstance(step.act, acts.Enter)]
        last = max((at for at in entered if at not in self.undone and at not in numbers), default=0)
        return {at for at in numbers if at in entered and at < last}

    def _undo(self, stamp: Stamp) -> tuple[AnyEvent, ...]:
        numbers, _, fresh = self._undoing(stamp)
        kept = self._kept_numbers(numbers)
        self.state = fresh
        self.undone.update(numbers)
        self._used_up |= kept
        return tuple(Undone(step=number, used_up=number in kept) for number in numbers)


def _undecided(state: State, act: acts.Act) -> Refusal | None:
    """While two officials differ, neither writes: the first ruling stands until a third decides (NPA-1.3e)."""
    if not is_undecided(state, act.carries_out):
        return None
    due = dispute_of(state, state.calls[act.carries_out - 1]).course.due
    return no(state.book, "undecided", number=act.carries_out, post=post_fact(due))


def _is_by_player(state: State, step: Step) -> bool:
    """Whether a player checked in or withdrew on their own phone: that is not for the desk to undo."""
    return "player" in step.act.may and step.act.is_done_by(state, step.by)


def _done(state: State, act: acts.Act, stamp: Stamp) -> Iterator[AnyEvent]:
    """Fold the act and its consequences, and yield those."""
    found = tuple(act.replaces(state))
    fold_act(state, act, stamp)
    yield from (*found, *_following(state, act, stamp))


def _following(state: State, act: acts.Act, stamp: Stamp) -> Iterator[AnyEvent]:
    for event in act.follows(state, stamp):
        fold_event(state, event, stamp)
        yield event


def _fold(state: State, step: Step) -> None:
    stamp = Stamp(step.by, step.at)
    fold_act(state, step.act, stamp)
    for event in step.then:
        fold_event(state, event, stamp)


def _same_again(state: State, step: Step) -> bool:
    """Whether a step would be accepted, with the same consequences, in this state; if so, it is folded."""
    stamp = Stamp(step.by, step.at)
    if step.act.refused_to(state, step.by) or step.act.verify(state, stamp):
        return False
    return tuple(_done(state, step.act, stamp)) == step.then
