"""Runs a batch in portions, wherever they are done, and returns the results in order.

>>> from meldhouse.batches import run
>>> list(run(sum, range(10), size=4))
[6, 22, 17]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from queue import Empty, SimpleQueue
from typing import Any, Protocol, TypeVar

from meldhouse.batches.crews import Crew
from meldhouse.batches.errors import BatchError
from meldhouse.batches.here import Here
from meldhouse.batches.portions import Done, Failed, Function, Outcome, Portion
from meldhouse.messages import Message, fact

T = TypeVar("T")
R = TypeVar("R")
Progress = Callable[[int], None]
HERE = Here()


class Where(Protocol):
    """`Here`, `Processes` or `Cluster`."""

    def opened(self, function: Function, /) -> AbstractContextManager[Crew]: ...


def run(
    function: Callable[[Sequence[T]], R],
    batch: Sequence[T],
    *,
    size: int,
    where: Where = HERE,
    told: Progress | None = None,
) -> Iterator[R]:
    """`function(portion)` for every portion of `size`, in the order of the batch and the same wherever it is done.

    What all portions have in common is bound to the function: ``partial(play, book, key)``. `told` is called with how
    much is done. Raises `BatchError` for a portion that fails, after the results of all those before it. If you stop
    iterating, or press Ctrl-C, nothing is left running.
    """
    cut = _Cut(batch, size)
    if not cut.starts:
        return
    with where.opened(function) as crew:
        yield from _outcomes(crew, cut, told)


class _Cut:
    """The portions of a batch and their names."""

    def __init__(self, batch: Sequence[Any], size: int) -> None:
        self.batch, self.size = batch, size
        self.starts = range(0, len(batch), size)

    def __iter__(self) -> Iterator[tuple[int, Portion]]:
        return ((number, self.batch[start : start + self.size]) for number, start in enumerate(self.starts))

    def length(self, number: int) -> int:
        return min(self.size, len(self.batch) - self.starts[number])

    def name(self, number: int) -> Message:
        """
        >>> _Cut(range(60), 25).name(2).args
        {'number': 3, 'of': 3, 'length': 10, 'first': 51, 'last': 60, 'items': 60}
        """
        first, length = self.starts[number] + 1, self.length(number)
        last, of, items = first + length - 1, len(self.starts), len(self.batch)
        return fact("batch-part", number=number + 1, of=of, length=length, first=first, last=last, items=items)

    def under_way(self, why: Message, numbers: Sequence[int]) -> Message:
        """What happened, and which portions were being worked on."""
        if not numbers:
            return why
        if len(numbers) == 1:
            return fact("batch-during", why=why, part=self.name(numbers[0]))
        return fact("batch-during-parts", why=why, first=numbers[0] + 1, last=numbers[-1] + 1, of=len(self.starts))


def _outcomes(crew: Crew, cut: _Cut, told: Progress | None) -> Iterator[Any]:
    """Hands portions out and takes them back in any order; yields them in the order of the batch.

    After a failure nothing more is handed out, but everything handed out before is waited for. So the failure reported
    is always the first in order, and not the one that happened to be quick.
    """
    portions, waiting, back = iter(cut), dict[Future[Any], int](), dict[int, Outcome]()
    arrived: SimpleQueue[Future[Any]] = SimpleQueue()
    following = done = 0
    while True:
        with _naming(cut, waiting):
            if not any(isinstance(outcome, Failed) for outcome in back.values()):
                for number, portion in islice(portions, max(0, crew.most() - len(waiting))):
                    waiting[future := crew.give(portion)] = number
                    future.add_done_callback(arrived.put)
            finished = _waited_for(arrived, crew.patience)
            crew.look()
            for future in finished:
                outcome = crew.outcome(future)
                number = waiting.pop(future)
                back[number] = outcome
                done += cut.length(number)
        if told is not None and finished:
            told(done)
        while following in back:
            yield _result(back.pop(following), cut.name(following))
            following += 1
        if following == len(cut.starts):
            return


def _waited_for(arrived: SimpleQueue[Future[Any]], patience: float | None) -> list[Future[Any]]:
    """What has arrived, as soon as there is anything. `concurrent.futures.wait` would take locks that nobody gives back
    if Ctrl-C comes at the wrong moment."""
    found: list[Future[Any]] = []
    try:
        found.append(arrived.get(timeout=patience))
        while True:
            found.append(arrived.get_nowait())
    except Empty:
        return found


@contextmanager
def _naming(cut: _Cut, waiting: Mapping[Future[Any], int]) -> Iterator[None]:
    """Add to a crew's failure which portions it was working on."""
    try:
        yield
    except BatchError as problem:
        raise BatchError(problem.code, cut.under_way(problem.message, sorted(waiting.values()))) from None


def _result(outcome: Outcome, part: Message) -> Any:
    if isinstance(outcome, Done):
        return outcome.result
    why = outcome.why if outcome.code == "other-version" else fact("batch-failed", part=part, why=outcome.why)
    problem = BatchError(outcome.code, why)
    if outcome.trace:
        problem.add_note(outcome.trace)
    raise problem
