"""A fault: what is wrong with something that was written down, and all that is known of where."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Literal

Code = Literal["unsaid", "won-trick"]
"""What has to be told; or a question that is answered by yes or no: did they win a trick?"""
_KEY = re.compile(r"(?P<key>[a-z_]+(?:[.\[][\w.\-\]\[]*)?): ")


class Fault(str):
    """One thing that is wrong with a book, a slip or a record.

    It is the sentence that a person reads; a program finds in it what is known, and None for what is not.

    >>> fault = Fault("bid: there is no bid of 62 (NPA-2.4g).", key="bid", hand=2, clause="NPA-2.4g")
    >>> print(fault)
    bid: there is no bid of 62 (NPA-2.4g).
    >>> fault.hand, fault.line, fault.told
    (2, None, 'hand 2: bid: there is no bid of 62 (NPA-2.4g).')
    """

    key: str | None
    """The setting of a book or the field of a slip."""
    line: int | None
    hand: int | None
    """The number of the hand in a game or a record."""
    clause: str | None
    """The clause of the house that it goes by."""
    file: str | None
    """The file it stands in, where that is not the one that was asked about; the sentence names it too."""
    code: Code | None
    """What kind of fault it is, where a door answers that kind in its own way."""

    def __new__(
        cls,
        text: str,
        *,
        key: str | None = None,
        line: int | None = None,
        hand: int | None = None,
        clause: str | None = None,
        file: str | None = None,
        code: Code | None = None,
    ) -> Fault:
        fault = super().__new__(cls, text)
        fault.key, fault.line, fault.hand, fault.clause, fault.file = key, line, hand, clause, file
        fault.code = code
        return fault

    @property
    def text(self) -> str:
        return str(self)

    @property
    def sentence(self) -> str:
        """What is said of `key`, without naming it.

        >>> about("deal.hand", "there is no hand of 0.").sentence
        'there is no hand of 0.'
        """
        return self.text.removeprefix(f"{self.key}: ")

    @property
    def place(self) -> str:
        """Where it is, to stand before the sentence; nothing where it says that itself."""
        # The line is the nearer place: who knows it need not count hands.
        place = f"line {self.line}: " if self.line is not None else f"hand {self.hand}: " if self.hand else ""
        return "" if place in self.text else place

    @property
    def told(self) -> str:
        """The sentence with its place before it."""
        return f"{self.place}{self.text}"

    def at_hand(self, hand: int | None) -> Fault:
        return self if hand is None else _again({**self.as_json(), "hand": hand})

    def in_file(self, file: str) -> Fault:
        """The same fault seen from another file; one that names its file already stays as it is."""
        return self if self.file else _again({**self.as_json(), "text": f"in {file}: {self.text}", "file": file})

    def as_json(self) -> dict[str, Any]:
        """What is known, for programs."""
        parts = {name: getattr(self, name) for name in ("text", "file", "line", "hand", "key", "clause", "code")}
        return {name: value for name, value in parts.items() if value is not None}

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.as_json(),)  # so that it survives the way home from another process


def _again(parts: dict[str, Any]) -> Fault:
    return Fault(**parts)


def about(key: str, sentence: str, *, clause: str | None = None, code: Code | None = None) -> Fault:
    """What is wrong with `key`.

    >>> about("deal.hand", "there is no hand of 0.").key
    'deal.hand'
    """
    return Fault(f"{key}: {sentence}", key=key, clause=clause, code=code)


def as_faults(sentences: Iterable[str]) -> list[Fault]:
    """Sentences as faults; of a plain one, what stands before the colon is taken for its key.

    >>> as_faults(["dealer: it is West's turn.", "Nothing can be read."])[0].key
    'dealer'
    """
    return [one if isinstance(one, Fault) else _from_plain(one) for one in sentences]


def _from_plain(sentence: str) -> Fault:
    key = _KEY.match(sentence)
    return Fault(sentence, key=key["key"] if key else None)
