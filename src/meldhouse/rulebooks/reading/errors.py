"""A rulebook that cannot be used."""

from __future__ import annotations

from collections.abc import Iterable

from meldhouse.rulebooks.reading.faults import Fault


class BookError(ValueError):
    """A rulebook that cannot be used; `faults` holds every reason. The edges word them; a traceback uses English."""

    def __init__(self, source: str, faults: Iterable[Fault]) -> None:
        self.source = source
        self.faults = list(faults)
        super().__init__(source)

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {fault}" for fault in self.faults)

    def __reduce__(self) -> tuple[type[BookError], tuple[str, list[Fault]]]:
        return BookError, (self.source, self.faults)  # so that it can be pickled from another process
