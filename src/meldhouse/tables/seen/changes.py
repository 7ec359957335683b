"""What changed from one version of a table to the next, for all viewers."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

from meldhouse.game import View
from meldhouse.tables.seen.common import Common
from meldhouse.tables.seen.log import ForAll
from meldhouse.tables.seen.seen import Seen, encoder
from meldhouse.tables.seen.sights import Sight


class Changes(NamedTuple):
    """What changed for everybody, each part already encoded. `hand` is empty if the hand is new or gone: then viewers
    who see it get all of it."""

    parts: dict[str, msgspec.Raw]
    hand: dict[str, msgspec.Raw]


class Fresh:
    """A new version of what everybody sees. Its changes are found and encoded once for all who had the version
    before."""

    def __init__(self, common: Common) -> None:
        self.common = common
        self.lines: ForAll = {}
        self._known: list[tuple[Common, Changes]] = []

    def since(self, before: Common) -> Changes:
        for known, found in self._known:
            if known is before:
                return found
        found = _shared(before.seen, self.common.seen)
        self._known.append((before, found))
        return found


def _shared(before: Seen, now: Seen) -> Changes:
    parts = _differences(before, now, Seen.__struct_fields__)
    parts.pop("hand", None)
    if before.hand is None or now.hand is None:
        return Changes(parts, {})
    return Changes(parts, _differences(before.hand, now.hand, View.__struct_fields__))


def _differences(before: msgspec.Struct, now: msgspec.Struct, names: tuple[str, ...]) -> dict[str, msgspec.Raw]:
    """Many parts are the very same object as before, which is quick to check."""
    pairs = zip(names, astuple(now), astuple(before), strict=True)
    return {name: msgspec.Raw(encoder.encode(new)) for name, new, old in pairs if new is not old and new != old}


def changes(before: Sight, now: Sight, shared: Changes) -> dict[str, Any]:
    """The parts that changed for one viewer; `hand+` holds only the parts of the hand that changed."""
    changed = _laid_over(shared.parts, before.own, now.own, before.common.seen, now.common.seen)
    was, shown = before.common.seen.hand, now.common.seen.hand
    if before.hand is None or now.hand is None or was is None or shown is None:
        if (before.hand is None) != (now.hand is None):
            changed["hand"] = now.whole_hand
    elif parts := _laid_over(shared.hand, before.hand, now.hand, was, shown):
        changed["hand+"] = parts
    return changed


def _laid_over(
    shared: dict[str, msgspec.Raw],
    had: dict[str, Any],
    has: dict[str, Any],
    before: msgspec.Struct,
    now: msgspec.Struct,
) -> dict[str, Any]:
    """What changes for a viewer who had, or now has, parts of their own laid over the common ones."""
    changed: dict[str, Any] = {name: new for name, new in shared.items() if name not in has and name not in had}
    for name, new in has.items():
        old = had[name] if name in had else getattr(before, name)
        if new is not old and new != old:
            changed[name] = new
    for name, old in had.items():
        if name not in has and (new := getattr(now, name)) != old:
            changed[name] = new
    return changed
