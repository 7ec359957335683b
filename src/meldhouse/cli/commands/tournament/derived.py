"""Commands made from acts: arguments for who or which, options for the rest. Their help is in the catalogues."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import click

from meldhouse.cli.commands.tournament.answers import answer, happened
from meldhouse.cli.commands.tournament.desk import Desk, Where, at_desk, desk_options, refused
from meldhouse.cli.commands.tournament.naming import account, entrant, person
from meldhouse.cli.commands.tournament.roundpages import round_done
from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.options import HouseCommand
from meldhouse.game import Refused
from meldhouse.messages import Message
from meldhouse.tournament.act import Act, OfRound
from meldhouse.tournament.acts.rounds import Stage
from meldhouse.tournament.fields import NAMED, Field, derived, fields_of, filled_in, name_of
from meldhouse.tournament.log import done_together

SHOWN: dict[str, str] = {**dict.fromkeys(NAMED, "NAME"), "name": "NEW-NAME"}
LIKE: dict[str, str] = {
    **dict.fromkeys(NAMED, "Ann"),
    "name": "Grace",
    "medal": "gold",
    "number": "1",
    "table": "1",
    "clause": "NPA-4.1a",
}
"""What stands in an example."""


def commands() -> Iterator[tuple[str, str, click.Command]]:
    """Name, family (the file of the act) and command."""
    for act in derived():
        yield name_of(act), act.__module__.rsplit(".", 1)[1], _command(act, name_of(act))


def _command(act: type[Act], name: str) -> click.Command:
    fields = fields_of(act)
    typed = [field for field in fields if _is_argument(field)]
    many = len(typed) == 1 and typed[0].kind in NAMED

    def run(where: Where, as_json: bool, **said: Any) -> None:
        with at_desk(where) as desk:
            if "round" in said:
                said["round"] = desk.current(said["round"]).number
            each = said.pop(typed[0].name) if many else (None,)
            todo = [_meant(desk, act, fields, {**said, **({typed[0].name: one} if many else {})}) for one in each]
            done = _done(desk, list(dict.fromkeys(todo)))
            answer(desk, done, as_json=as_json, **{key: said[key] for key in ("round",) if key in said})

    found: Callable[..., Any] = desk_options(run)
    for field in reversed(fields):
        found = _argument(field, many=many)(found) if field in typed else _option(field)(found)
    return click.command(name, cls=HouseCommand, examples=_examples(name, fields))(found)


def _is_argument(field: Field) -> bool:
    return field.is_needed and field.kind in (*NAMED, "name", "table", "number", "choice")


def _argument(field: Field, *, many: bool) -> Callable[..., Any]:
    shown = SHOWN.get(field.kind if field.kind in NAMED else field.name, field.name.upper())
    if many:
        return click.argument(field.name, metavar=f"{shown}…", nargs=-1, required=True)
    return click.argument(field.name, metavar=shown, type=_type(field))


def _option(field: Field) -> Callable[..., Any]:
    flag = f"--{field.name.replace('_', '-')}"
    if field.kind == "flag":
        return click.option(flag, field.name, is_flag=True)
    if field.kind == "round":
        return click.option(flag, field.name, type=Number(), metavar="N")
    return click.option(flag, field.name, type=_type(field), required=field.is_needed)


def _type(field: Field) -> click.ParamType[Any] | None:
    if field.kind == "choice":
        return OneOf(field.choices)
    return Number(0, field.most or None) if field.kind in ("table", "number") else None


def _examples(name: str, fields: Sequence[Field]) -> tuple[str, ...]:
    """The shortest way, and one with every option."""
    command = f"meldhouse tournament {name}"
    needed = [word for field in fields if field.is_needed and field.kind != "round" for word in _example(field)]
    rest = [word for field in fields if not field.is_needed for word in _example(field)]
    first = " ".join([command, *needed])
    return (first, " ".join([first, *rest])) if rest else (first,)


def _example(field: Field) -> list[str]:
    word = field.choices[0] if field.choices else LIKE.get(field.name, LIKE.get(field.kind, '"why"'))
    flag = f"--{field.name.replace('_', '-')}"
    return [word] if _is_argument(field) else [flag] if field.kind == "flag" else [flag, word]


def _meant(desk: Desk, act: type[Act], fields: Sequence[Field], said: dict[str, Any]) -> Act:
    for field in fields:
        if field.kind in NAMED and said.get(field.name):
            said[field.name] = _whom(desk, act, field, said)
    try:
        return filled_in(desk.book, act, said)
    except Refused as problem:
        raise refused(problem, desk.book) from None


def _whom(desk: Desk, act: type[Act], field: Field, said: dict[str, Any]) -> str:
    typed = str(said[field.name])
    if field.kind == "account":
        return account(desk.tournament, typed)
    if field.kind == "entrant":
        return entrant(desk.state, typed)
    each = desk.state.round(said["round"]) if issubclass(act, OfRound) else None
    seated = [] if each is None else [one for sheet in each.sheets.values() for one in sheet.seats.values()]
    return person(desk.state, typed, seated or None)


def _done(desk: Desk, todo: Sequence[Act]) -> list[Message]:
    """Do it, and say what the log says of it; of a round, how far it is now."""
    before = desk.tournament.version
    then = desk.do(*todo)
    steps = range(before + 1, desk.tournament.version + 1)
    said = round_done(desk, todo[0]) if isinstance(todo[0], Stage) else [done_together(desk.tournament, steps)]
    details = [line for act in todo for line in act.details(desk.state, desk.state.last_at)]
    return [*said, *details, *happened(desk, then)]
