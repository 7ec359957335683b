"""What is wrong with a slip, by the words of the form that it is written into."""

from __future__ import annotations

from collections.abc import Iterable

from meldhouse.rulebooks.faults import Fault

FIELD_WORDS = {
    "bidder": "Who had the bid",
    "bid": "Bid",
    "trump": "Trump",
    "dealer": "Who dealt",
    "dropped": "Dropped on the dealer",
    "how": "How the hand ended",
    "offender": "Whose renege, lay-down or call",
    "meld": "Meld",
    "take": "Take",
    "tricks": "Tricks",
    "counter_tricks": "Tricks with a counter",
    "kitty": "Trumps in the kitty",
    "spoiled": "Whose take a renege cost",
    "wrong_bid": "Silenced by a wrong bid",
    "beside": "Marks beside the hand",
}
_BY_ENDING = ("take", "tricks", "counter_tricks", "offender")
"""What is written of a hand depends on how it ended."""


def fault_words(faults: Iterable[Fault]) -> str:
    """What is wrong with a slip, by the words of the form that it is written into.

    >>> from meldhouse.rulebooks.faults import about
    >>> fault_words([about("bid", "there is no bid of 62."), about("take.NS", "3 is not a multiple of 5.")])
    'Bid: there is no bid of 62. Take of NS: 3 is not a multiple of 5.'
    >>> fault_words([about("bidder", "say who had the bid.", code="unsaid")])
    'Say who had the bid.'
    >>> fault_words([about("how", "the hand is played."), about("take", "a hand that ended so has no take.")])
    'How the hand ended: the hand is played.'
    """
    return " ".join(_told(fault) for fault in _settled_first(list(faults)))


def asked_of(faults: Iterable[Fault]) -> tuple[str, ...]:
    """The fields that have to be answered by yes or no, where nothing else is wrong with the slip.

    >>> from meldhouse.rulebooks.faults import about
    >>> question = about("tricks.EW", "EW took 0; did they win a trick?", code="won-trick")
    >>> asked_of([question]), asked_of([question, about("bid", "there is no bid of 62.")])
    (('tricks.EW',), ())
    """
    found = list(faults)
    return tuple(fault.key or "" for fault in found) if all(fault.code == "won-trick" for fault in found) else ()


def _settled_first(faults: list[Fault]) -> list[Fault]:
    """Where a hand cannot have ended so, nothing is asked for that such an ending would need: once it is put right the
    opposite may be wanted."""
    wrong = [fault for fault in faults if _place(fault)[0] == "how"]
    rest = [fault for fault in faults if _place(fault)[0] not in ("how", *_BY_ENDING)]
    return [wrong[0], *rest] if wrong else faults


def _told(fault: Fault) -> str:
    """What has to be said names its field by itself."""
    field, side = _place(fault)
    if field not in FIELD_WORDS:
        return fault.told
    if fault.code is not None:
        return f"{fault.place}{fault.sentence[:1].upper()}{fault.sentence[1:]}"
    return f"{fault.place}{FIELD_WORDS[field]}{f' of {side}' if side else ''}: {fault.sentence}"


def _place(fault: Fault) -> tuple[str, str]:
    """The field of a slip that it is about, and the side."""
    field, _, side = (fault.key or "").partition(".")
    return field, side
