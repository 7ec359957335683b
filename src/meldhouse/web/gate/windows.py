"""How many windows somebody has open: counted per person and per address, since new persons cost nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

FOR_PERSON, FOR_ADDRESS = 20, 2_000
"""At the same time; a whole club may share an address,"""
FOR_TABLE = 200
"""but not at one table."""


class OpenWindows:
    """
    >>> windows = OpenWindows(for_person=1, for_address=2)
    >>> with windows.one_more("ann", "hall") as first, windows.one_more("ann", "hall") as second:
    ...     first, second
    (True, False)
    >>> with windows.one_more("ann", "hall"), windows.one_more("bob", "hall"), windows.one_more("eve", "hall") as third:
    ...     third
    False
    >>> with windows.one_more("ann", "hall"), windows.one_more("bob", "hall"):
    ...     with windows.one_more("eve", "hall", lambda: True) as player:
    ...         player
    True
    """

    def __init__(
        self, *, for_person: int = FOR_PERSON, for_address: int = FOR_ADDRESS, for_table: int = FOR_TABLE
    ) -> None:
        self._most = (for_person, for_address, for_table)
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(
        self, person: str, address: str, is_player: Callable[[], bool] = lambda: False, *, table: str = ""
    ) -> Iterator[bool]:
        """Whether there is room for it; it counts while open. Players find room however many others are there. `table`:
        the table it shows, if any."""
        keys = (("person", person), ("address", address), *([("table", f"{address} {table}")] if table else []))
        for_person, *for_all = (self._open[key] < most for key, most in zip(keys, self._most, strict=False))
        if not (for_person and (all(for_all) or is_player())):
            yield False
            return
        self._open.update(keys)
        try:
            yield True
        finally:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
