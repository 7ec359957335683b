"""The options of `meldhouse rule`: one for each field that can be told about a case."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

import click

from meldhouse.cli.options import F
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import fact
from meldhouse.referee.asking.fields import FIELDS, Field, Holds

_METAVAR: dict[Holds, str] = {
    "seats": "SEAT", "seat": "SEAT", "bid": "N", "trump": "TRUMP", "pieces": "CARDS", "counts": "COUNTS",
    "sides": "POINTS", "hands": "SEAT=CARDS", "minutes": "TIME", "choice": "WHAT", "clause": "ID", "words": "WORDS",
    "posts": "POST", "rulings": "WORDS",
}  # fmt: skip
_UNLIKE = {"card": "CARD", "called": "WHEN"}
_MANY: tuple[Holds, ...] = ("seats", "hands", "posts", "rulings")
OPPOSITES = {field.name: field.no for field in FIELDS if field.no}
"""A pair of options for a field that is true or false in JSON."""


def rule_options(command: F) -> F:
    for field in reversed(FIELDS):
        if field.no:
            command = click.option(_flag(field.no), field.no, is_flag=True)(command)
        command = click.option(_flag(field.name), field.name, **_settings(field))(command)
    return command


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _settings(field: Field) -> dict[str, Any]:
    if field.holds in ("yes", "yes-no"):
        return {"is_flag": True}
    return {"metavar": _UNLIKE.get(field.name, _METAVAR[field.holds]), "multiple": field.holds in _MANY}


def given(said: dict[str, Any]) -> dict[str, Any]:
    """What the options say, as fields of a question; refuses two that contradict each other."""
    found = {field.name: said[field.name] for field in FIELDS if said[field.name] not in (None, (), False)}
    for name, no in OPPOSITES.items():
        if said[no] and name in found:
            raise Trouble("bad-case", fact("cli-rule-contradict", one=_flag(name), other=_flag(no)))
        if said[no]:
            found[name] = False
    return found


def as_command(book: str, told: Mapping[str, Any]) -> str:
    """The command that tells the same, to be changed and sent again."""
    words = ["meldhouse", "rule", book, told["kind"]]
    for field in FIELDS:
        said = told.get(field.name)
        if isinstance(said, bool):
            words += [_flag(name)] if (name := field.name if said else field.no) else []
        elif said is not None:
            many = [f"{seat}={held}" for seat, held in said.items()] if isinstance(said, dict) else said
            for one in [many] if isinstance(many, str) else many:
                words += [_flag(field.name), one]
    return shlex.join(words)
