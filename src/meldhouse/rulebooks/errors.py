"""What a reader of a faulty rulebook is told."""

from __future__ import annotations

from collections.abc import Iterable

from meldhouse.rulebooks.faults import Fault, as_faults


class BookError(ValueError):
    """A rulebook that cannot be used; `faults` holds every reason, a sentence each."""

    def __init__(self, source: str, faults: Iterable[str]) -> None:
        self.source = source
        self.faults: list[Fault] = as_faults(faults)
        super().__init__("\n".join(f"{source}: {fault}" for fault in self.faults))

    def __reduce__(self) -> tuple[type[BookError], tuple[str, list[Fault]]]:
        return BookError, (self.source, self.faults)  # so that it survives the way home from another process
