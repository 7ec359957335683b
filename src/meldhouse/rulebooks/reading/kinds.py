"""The values a rulebook key may have, from its type."""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.section import LARGEST, Section

PATTERNS = {
    r"^[a-z0-9][a-z0-9.\-]*$": fact("kind-small-letters"),
    r"^[A-Za-z0-9][A-Za-z0-9.\-]*$": fact("kind-letters"),
    "^[ATKQJ9]*$": fact("kind-ranks"),
    "^[ATKQJ9][SHCD]$": fact("kind-card"),
}
"""Texts that must match a pattern."""
PLAIN = {bool: fact("kind-truth"), int: fact("kind-number"), str: fact("kind-text")}


def kind_of(hint: Any) -> Message:
    """
    >>> from meldhouse.messages import Voice
    >>> [Voice().say(kind_of(hint)) for hint in (bool, Literal["none", "blind"], tuple[int, ...])]
    ['true or false', '"none" or "blind"', 'list of: whole number']
    """
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _limited(inside[0], inside[1:])
    if origin is Literal:
        return fact("kind-one-of", words=tuple(map(as_toml, inside)))
    if origin in (Union, types.UnionType):
        known, *others = (part for part in inside if part is not type(None))
        if others:
            return fact("kind-either", kinds=tuple(map(kind_of, (known, *others))))
        return fact("kind-or-none", kind=kind_of(known)) if known is not str else kind_of(known)
    if origin is tuple:
        return fact("kind-list", kind=kind_of(inside[0]))
    if origin is dict:
        return fact("kind-table", names=_names(inside[0]), kind=kind_of(inside[1]))
    return fact("kind-section") if is_section(hint) else PLAIN[hint]


def _names(hint: Any) -> Message:
    return kind_of(hint) if get_origin(hint) is Literal else fact("kind-name")


def _limited(kind: Any, limits: tuple[Any, ...]) -> Message:
    for limit in limits:
        if getattr(limit, "pattern", None) in PATTERNS:
            return PATTERNS[limit.pattern]
        if limit.ge is not None:
            every = limit.le == LARGEST
            return fact("kind-least", least=limit.ge) if every else fact("kind-range", least=limit.ge, most=limit.le)
        if kind is str and limit.max_length is not None:
            return fact("kind-text-most", most=limit.max_length)
    return kind_of(kind)


def is_section(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Section)


def as_toml(value: Any) -> str:
    """A value as written in a file.

    >>> as_toml(True), as_toml(("a", 3)), as_toml({"a": 1})
    ('true', '["a", 3]', '{a = 1}')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {as_toml(part)}' for key, part in value.items())}}}"
    return str(value)


def shown(value: Any) -> str:
    """A value from a file, for use in a sentence."""
    text = as_toml(value)
    return text if len(text) <= 60 else text[:57] + "…"
