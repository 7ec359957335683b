"""Slips in a file: JSON from programs, TOML typed by people."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from meldhouse.cli.files import read_text
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import Message, fact
from meldhouse.rulebooks.reading.bounds import Unreadable, read_toml

LARGEST_SLIP = 256 * 1024
HANDS = "hand"
"""In TOML, each hand of a game starts with a line [[hand]]."""
SHAPE = '{"bidder": "W", "bid": 75, "trump": "H", "meld": {…}, "take": {…}}'
JSON_SHAPE = fact("cli-slip-json", example=SHAPE, list="[{…}, {…}]")
TOML_SHAPE = fact("cli-slip-toml", line='bidder = "W"', head=f"[[{HANDS}]]")

Raw = dict[str, Any]


def read_slips(source: str) -> Raw | list[Raw]:
    """One slip, or the slips of a game."""
    text = read_text(source, largest=LARGEST_SLIP, what="slip")
    return _from_toml(text) if source.endswith(".toml") or _looks_like_toml(text) else _from_json(text)


def _looks_like_toml(text: str) -> bool:
    """TOML starts with a key, a comment or a line [[hand]]; JSON never does."""
    return re.match(rf"\s*(?:#|[A-Za-z_]+\s*=|\[\[\s*{HANDS}\s*\]\])", text) is not None


def _from_json(text: str) -> Raw | list[Raw]:
    try:
        raw = msgspec.json.decode(text.encode("utf-8", "surrogatepass"))
    except RecursionError:
        raise Trouble("bad-json", fact("cli-slip-too-deep"), advice=JSON_SHAPE) from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as problem:
        why = str(problem).rstrip(".")
        raise Trouble("bad-json", fact("cli-slip-not-json", why=why), advice=JSON_SHAPE) from None
    return _slips(raw, "bad-json", JSON_SHAPE)


def _from_toml(text: str) -> Raw | list[Raw]:
    try:
        raw: Any = read_toml(text)
    except Unreadable as problem:
        raise Trouble("bad-toml", fact("cli-slip-unread"), faults=[problem.fault], advice=TOML_SHAPE) from None
    return _slips(raw[HANDS] if set(raw) == {HANDS} else raw, "bad-toml", TOML_SHAPE)


def _slips(raw: Any, code: str, shape: Message) -> Raw | list[Raw]:
    slips = raw if isinstance(raw, list) else [raw]
    if not slips or not all(isinstance(one, dict) for one in slips):
        raise Trouble(code, shape)
    return raw  # type: ignore[no-any-return]  # checked just now
