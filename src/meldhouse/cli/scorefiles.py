"""Slips as they stand in a file: JSON from a program, TOML from a person's keyboard."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from meldhouse.cli.files import read_text, said
from meldhouse.cli.trouble import Trouble
from meldhouse.rulebooks.bounds import Unreadable, read_toml

LARGEST_SLIP = 256 * 1024
HANDS = "hand"
"""In TOML every hand of a game stands under a line [[hand]]."""
SHAPE = 'A slip is one JSON object such as {"bidder": "W", "bid": 75, "trump": "H", "meld": {…}, "take": {…}}.'
GAME_SHAPE = f"{SHAPE} A round or game is a list of slips: [{{…}}, {{…}}]."
TOML_SHAPE = f'In TOML a slip has lines such as bidder = "W"; each hand of a game stands under a line [[{HANDS}]].'

Raw = dict[str, Any]


def read_slips(source: str) -> Raw | list[Raw]:
    """One slip, or the slips of a game."""
    text = read_text(source, largest=LARGEST_SLIP, what="slip")
    return _from_toml(text) if source.endswith(".toml") or _looks_like_toml(text) else _from_json(text)


def _looks_like_toml(text: str) -> bool:
    """No JSON begins with a key, a remark or a line [[hand]]."""
    return re.match(rf"\s*(?:#|[A-Za-z_]+\s*=|\[\[\s*{HANDS}\s*\]\])", text) is not None


def _from_json(text: str) -> Raw | list[Raw]:
    try:
        raw = msgspec.json.decode(text.encode("utf-8", "surrogatepass"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as problem:
        why = "it is nested too deeply" if isinstance(problem, RecursionError) else str(problem).rstrip(".")
        raise Trouble("bad-json", f"The slip is not valid JSON: {why}.", advice=GAME_SHAPE) from None
    return _slips(raw, "bad-json", GAME_SHAPE)


def _from_toml(text: str) -> Raw | list[Raw]:
    try:
        raw: Any = read_toml(text)
    except Unreadable as problem:
        raise Trouble("bad-toml", "The slip cannot be read:", faults=[said(problem.fault)], advice=TOML_SHAPE) from None
    return _slips(raw[HANDS] if set(raw) == {HANDS} else raw, "bad-toml", TOML_SHAPE)


def _slips(raw: Any, code: str, shape: str) -> Raw | list[Raw]:
    slips = raw if isinstance(raw, list) else [raw]
    if not slips or not all(isinstance(one, dict) for one in slips):
        raise Trouble(code, shape)
    return raw  # type: ignore[no-any-return]  # checked just now
