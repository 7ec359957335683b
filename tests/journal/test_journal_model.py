"""Whatever is appended in whatever order, the journal is what a few lists would be."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from hypothesis import HealthCheck, given, settings, strategies as st

from meldhouse.journal import Conflict, Entry, Found, Journal
from meldhouse.journal.entries import before_first, link

STREAMS, LABELS = ("a", "b", "c"), ("open", "person/1")

APPENDS = st.tuples(
    st.sampled_from(STREAMS),
    st.sampled_from((0, 0, 0, 0, 1, -1)),
    st.lists(st.binary(max_size=20), min_size=1, max_size=3),
    st.dictionaries(st.sampled_from(LABELS), st.booleans()),
)
EVENINGS = st.lists(st.lists(APPENDS, min_size=1, max_size=6), max_size=6)


class Model:
    def __init__(self, number: int) -> None:
        self.prefix = f"{number}/"
        self.streams: dict[str, list[Entry]] = {self.prefix + name: [] for name in STREAMS}
        self.labels: dict[str, set[str]] = {self.prefix + name: set() for name in LABELS}

    def append(self, stream: str, after: int, bodies: list[bytes], labels: dict[str, bool], at: int) -> int | None:
        entries = self.streams[stream]
        if after != len(entries):
            return None
        for body in bodies:
            chain = entries[-1].chain if entries else before_first(stream)
            version = len(entries) + 1
            entries.append(Entry(version, at, body, link(chain, version, at, body)))
        for label, wanted in labels.items():
            (self.labels[label].add if wanted else self.labels[label].discard)(stream)
        return len(entries)

    def labelled(self, label: str) -> list[Found]:
        found = [Found(name, len(self.streams[name]), self.streams[name][-1].at) for name in self.labels[label]]
        return sorted(found, key=lambda one: (one.at, one.stream), reverse=True)


async def live(journal: Journal, model: Model, evening: list[list[Any]], ticks: list[int]) -> None:
    for group in evening:
        asked = []
        expected = []
        for name, off, bodies, labels in group:
            stream, named = model.prefix + name, {model.prefix + label: wanted for label, wanted in labels.items()}
            after = max(0, len(model.streams[stream]) + off)
            expected.append(model.append(stream, after, bodies, named, ticks[0] + len(asked)))
            asked.append(journal.append(stream, after, bodies, labels=named))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [None if isinstance(answer, Conflict) else answer for answer in answers] == expected
    await compare(journal, model)


async def compare(journal: Journal, model: Model) -> None:
    for stream, entries in model.streams.items():
        assert await journal.read(stream) == entries
        assert await journal.read(stream, after=1) == entries[1:]
        assert await journal.version(stream) == len(entries)
        assert await journal.check(stream) is None
    for label in model.labels:
        found = model.labelled(label)
        assert await journal.labelled(label) == found
        for index, one in enumerate(found):
            assert await journal.labelled(label, limit=1, before=one) == found[index + 1 : index + 2]


def test_the_journal_is_what_a_few_lists_would_be(where: str):
    models: list[Model] = []
    numbers, ticks = count(), [0]

    def clock() -> int:
        ticks[0] += 1
        return ticks[0] - 1

    with asyncio.Runner() as runner:
        journal = runner.run(Journal.open(where, clock=clock))

        @settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
        @given(EVENINGS)
        def check(evening: list[list[Any]]) -> None:
            models.append(Model(next(numbers)))
            runner.run(live(journal, models[-1], evening, ticks))

        check()
        runner.run(journal.close())

        async def again() -> None:
            async with await Journal.open(where) as reopened:
                for model in models[-20:]:
                    await compare(reopened, model)

        runner.run(again())
