"""A fault: what is wrong with something written down, and where, as far as known."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from meldhouse.messages import Message, Voice, fact

Code = Literal["unsaid", "won-trick"]
"""What is still missing; or a yes-or-no question: did they win a trick?"""


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong with a book, a slip or a record: a message and its place, with None for unknown parts.

    >>> from meldhouse.messages import written
    >>> fault = Fault(written("There is no bid of 62."), key="bid", hand=2)
    >>> print(fault)
    Hand 2: bid: There is no bid of 62.
    >>> fault.hand, fault.line
    (2, None)
    """

    message: Message
    """A whole sentence, with its clause."""
    key: str | None = None
    """The setting of a book or the field of a slip."""
    line: int | None = None
    hand: int | None = None
    """The number of the hand in a game or a record."""
    clause: str | None = None
    file: str | None = None
    """The file it is in, if not the one that was asked about."""
    code: Code | None = None
    """The kind of fault, if an interface answers that kind in its own way."""

    @property
    def reason(self) -> Message:
        """The message without its clause, for programs, which get the clause separately."""
        inner = self.message.args.get("why") if self.message.id in ("refused", "refused-by") else None
        return inner if isinstance(inner, Message) else self.message

    @property
    def told(self) -> Message:
        """The message with its place in front. With a line number, the key is left out."""
        if self.key is None or self.line is not None:
            return self.at_its_place(self.message)
        return self.at_its_place(fact("fault-key", key=self.key, what=self.message))

    def at_its_place(self, what: Message) -> Message:
        # The line is more precise than the number of the hand.
        if self.line is not None:
            what = fact("fault-line", line=self.line, what=what)
        elif self.hand is not None:
            what = fact("fault-hand", hand=self.hand, what=what)
        return what if self.file is None else fact("fault-file", file=self.file, what=what)

    def __str__(self) -> str:
        return Voice().say(self.told)

    def at_hand(self, hand: int | None) -> Fault:
        return self if hand is None else msgspec.structs.replace(self, hand=hand)

    def in_file(self, file: str) -> Fault:
        """The same fault seen from another file; one that already names its file is unchanged."""
        return self if self.file else msgspec.structs.replace(self, file=file)

    def as_json(self, voice: Voice | None = None) -> dict[str, Any]:
        """The fault for programs: the facts, and the sentence without its place."""
        parts = {name: getattr(self, name) for name in ("file", "line", "hand", "key", "clause", "code")}
        known = {name: value for name, value in parts.items() if value is not None}
        facts = {} if self.message.id == "written" else msgspec.to_builtins(self.reason)
        return {"text": (voice or Voice()).say(self.message), **facts, **known}


def about(key: str, message: Message, *, clause: str | None = None, code: Code | None = None) -> Fault:
    """A fault at `key`."""
    return Fault(message, key=key, clause=clause, code=code)


def with_clause(why: Message, clause: str | None) -> Message:
    """A message that ends without a period, as a whole sentence."""
    return fact("refused", why=why) if clause is None else fact("refused-by", why=why, clause=clause)
