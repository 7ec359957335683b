"""Messages filled in with example facts, to see how they read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meldhouse.messages.checking import Worded
from meldhouse.messages.message import Message, written

SAMPLES: dict[str, Any] = {
    "number": 25,
    "bid": 60,
    "text": "“as somebody wrote it”",
    "name": "Ann",
    "message": written("…"),
    "seat": "N",
    "side": "NS",
    "piece": "AS",
    "trump": "H",
    "money": 250,
    "date": "2026-11-18",
    "time": "15:05",
}
LISTS = {
    "number": (1, 3, 4),
    "bid": (60, 65),
    "name": ("Ann", "Bob", "Cleo"),
    "seat": ("N", "E"),
    "piece": ("AS", "TH"),
    "trump": ("S", "H"),
}


def _sample(kind: str) -> Any:
    one = kind.removeprefix("list of ")
    return SAMPLES[one] if one == kind else LISTS.get(one) or (SAMPLES[one], SAMPLES[one])


def _kinds_and_keys(known: dict[str, Worded], id: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    said = known[id]
    keys = {name: list(found) for name, found in said.keys.items()}
    for other in said.refers:
        if not other.startswith("-"):
            for name, found in _kinds_and_keys(known, other)[1].items():
                keys.setdefault(name, []).extend(one for one in found if one not in keys[name])
    return said.kinds, keys


def _values(kind: str, keys: list[str], at: int) -> list[Any]:
    """One value for each way a message can go. All numbers differ, so that they can be told apart."""
    if kind in ("code", "trump") and keys:
        return [int(key) if key.isdecimal() else key for key in keys]
    if kind == "number":
        exact = [int(key) for key in keys if key.isdecimal()]
        ordinals = [1, 2, 3] if "two" in keys else [1] if "one" in keys else []
        return list(dict.fromkeys([*exact, *ordinals, *([] if exact and "other" not in keys else [20 + 5 * at])]))
    if kind.startswith("list of ") and keys:
        several = _sample(kind)
        return [*([()] if "0" in keys else []), several[:1], several[:2]]
    return [_sample(kind)]


def examples(known: dict[str, Worded], id: str) -> Iterator[Message]:
    """One example for each way the message can go, changing one fact at a time."""
    kinds, keys = _kinds_and_keys(known, id)
    every = {name: _values(kind, keys.get(name, []), at) for at, (name, kind) in enumerate(kinds.items())}
    base = {name: found[-1] if kinds[name] == "number" else found[0] for name, found in every.items()}
    told = [base]
    for name, found in every.items():
        told += [{**base, name: value} for value in found]
    yield from (Message(id, one) for at, one in enumerate(told) if one not in told[:at])
