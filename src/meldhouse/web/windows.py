"""How many windows somebody holds open: counted for the person and for the address, since a person costs nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

FOR_PERSON, FOR_ADDRESS = 20, 2_000
"""At the same time; a whole club may sit behind one address."""


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

    def __init__(self, *, for_person: int = FOR_PERSON, for_address: int = FOR_ADDRESS) -> None:
        self._most = (for_person, for_address)
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, person: str, address: str, is_player: Callable[[], bool] = lambda: False) -> Iterator[bool]:
        """Whether there is room for it; it counts while it is open. Players find room however many others are there."""
        keys = (("person", person), ("address", address))
        for_person, for_address = (self._open[key] < most for key, most in zip(keys, self._most, strict=True))
        if not (for_person and (for_address or is_player())):
            yield False
            return
        self._open.update(keys)
        try:
            yield True
        finally:
            self._open.subtract(keys)
            self._open += Counter()  # forgets whoever has none open
