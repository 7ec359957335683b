"""Event settings that differ from the house's usual ones, as options; the same for creating and amending."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, get_args

import click
from msgspec.structs import replace

from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.options import F
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.messages import fact
from meldhouse.rulebooks.running import Movement
from meldhouse.tournament.forms import Form, FormError, changed
from meldhouse.tournament.money.amounts import MoneyError, parse_money

Option = Callable[[F], F]


class Amount(click.ParamType[int]):
    """Money as people write it, in cents."""

    name = "amount"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        try:
            return parse_money(str(value))
        except MoneyError as problem:
            self.fail(say(problem.message), param, ctx)


_SETTINGS: dict[str, Any] = {
    "--rounds": {"type": Number(0, 1000), "metavar": "N"},
    "--entry": {"type": OneOf(["person", "pair"])},
    "--movement": {"type": OneOf(get_args(Movement))},
    "--hands": {"type": Number(1, 1000), "metavar": "N"},
    "--target": {"type": Number(1, 100_000), "metavar": "N"},
    "--best-of": {"type": Number(1, 99), "metavar": "N"},
    "--three": {"metavar": "BOOK"},
    "--division": {"multiple": True, "metavar": "NAME"},
    "--apart": {"multiple": True, "type": OneOf(["household", "club"])},
    "--apart-as": {"type": OneOf(["partners", "opponents", "both"])},
    "--bye": {"type": OneOf(["nothing", "average", "winners", "win"])},
    "--minutes": {"type": Number(0, 1440), "metavar": "N"},
    "--tie": {
        "type": OneOf(["stands", "extra-hand"]),
    },
    "--third/--no-third": {"default": None},
    "--consolation/--no-consolation": {"default": None},
    "--fee": {"type": Amount(), "metavar": "AMOUNT"},
    "--fee-for": {"type": OneOf(["person", "pair"])},
    "--keep": {"type": Number(0, 100), "metavar": "PERCENT"},
    "--prizes": {"metavar": "LIST"},
    "--round-to": {
        "type": Amount(),
        "metavar": "AMOUNT",
    },
    "--medals": {"type": Number(0, 100), "metavar": "N"},
    "--medals-by": {
        "type": OneOf(["field", "division"]),
    },
}
MONEY = {
    "fee": "fee_cents",
    "fee_for": "fee_for",
    "keep": "keep_percent",
    "round_to": "step_cents",
    "medals": "medals",
    "medals_by": "medals_by",
}


def form_options(command: F) -> F:
    """Options for the settings of an event; the command receives them as one `said`."""

    @wraps(command)
    def with_said(*args: Any, **more: Any) -> Any:
        said = {name: more.pop(name) for name in _NAMES}
        return command(*args, said={key: value for key, value in said.items() if value not in (None, ())}, **more)

    for flag, settings in reversed(_SETTINGS.items()):
        with_said = click.option(flag, **settings)(with_said)
    return with_said  # type: ignore[return-value]  # the same command, asked for more


_NAMES = tuple(flag.partition("/")[0].lstrip("-").replace("-", "_") for flag in _SETTINGS)


def as_said(form: Form, said: dict[str, Any]) -> Form:
    """The form with the given options applied."""
    plain = {key: value for key, value in said.items() if key not in (*MONEY, "prizes", "division")}
    if "division" in said:
        plain["divisions"] = said["division"]
    if plain.get("three") == "none" or (plain.get("entry") == "pair" and "three" not in plain):
        plain["three"] = ""
    try:
        found = changed(form, plain)
    except FormError as problem:
        raise Trouble("form", problem.message, exit_code=REFUSED) from None
    money = {MONEY[key]: value for key, value in said.items() if key in MONEY}
    if money.get("fee_cents", 0) < 0:
        raise Trouble("form", fact("cli-fee-amount"))
    if money.get("step_cents", 0) < 0:
        raise Trouble("form", fact("cli-round-to-amount"))
    if "prizes" in said:
        money.update(_prizes(said["prizes"]))
    return replace(found, money=replace(found.money, **money)) if money else found


def _prizes(text: str) -> dict[str, tuple[int, ...]]:
    """
    >>> _prizes("50%, 30%"), _prizes("40,25.50")
    ({'percents': (50, 30), 'cents': ()}, {'percents': (), 'cents': (4000, 2550)})
    """
    words = [word.strip() for word in text.replace(";", ",").split(",") if word.strip()]
    if words and all(word.endswith("%") and word[:-1].strip().isdecimal() for word in words):
        percents = tuple(int(word[:-1]) for word in words)
        if sum(percents) <= 100:
            return {"percents": percents, "cents": ()}
        raise Trouble("form", fact("unmeant-sum", percent=sum(percents)))
    try:
        cents = tuple(parse_money(word) for word in words)
    except MoneyError as problem:
        raise Trouble("form", problem.message, advice=fact("cli-prizes-advice")) from None
    if any(amount < 0 for amount in cents):
        raise Trouble("form", fact("cli-prize-amount"), advice=fact("cli-prizes-advice"))
    return {"percents": (), "cents": cents}
