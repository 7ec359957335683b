"""What a ruling says, as facts: its parts by their ids, in the order in which they are read out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from meldhouse.messages import Message
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.rulings.outcomes import Outcome, each_of
from meldhouse.referee.rulings.ruling import Ruling


def _name(said: Message) -> str:
    """A remedy by its own name."""
    return str(said.args["remedy"]) if said.id.startswith("ruling-remedy") else said.id


def ids_of(ruling: Ruling) -> tuple[str, ...]:
    return tuple(_name(one.said) for one in each_of(ruling.outcomes))


def parts_of(ruling: Ruling) -> tuple[str, ...]:
    """The same with the clauses that are cited, each behind what rests on it."""
    return tuple(part for one in each_of(ruling.outcomes) for part in (_name(one.said), one.clause) if part)


def part(ruling: Ruling, name: str) -> Outcome:
    """The first of its parts with this name."""
    return next(one for one in each_of(ruling.outcomes) if _name(one.said) == name)


def facts_of(ruling: Ruling, name: str) -> dict[str, object]:
    """What the first part with this name is about."""
    return dict(part(ruling, name).said.args)


def points_of(ruling: Ruling) -> tuple[int, ...]:
    """Every amount that is named, in order."""
    amounts = [one.said.args.get("amount") for one in each_of(ruling.outcomes)]
    return tuple(int(one.args["points"]) for one in amounts if isinstance(one, Message) and "points" in one.args)  # type: ignore[arg-type]


def losses_of(ruling: Ruling) -> list[tuple[object, int, str | None]]:
    """Who is said to lose how much, and by which clause."""
    return _amounts(ruling, "ruling-loses")


def gains_of(ruling: Ruling) -> list[tuple[object, int, str | None]]:
    return _amounts(ruling, "ruling-gets")


def _amounts(ruling: Ruling, name: str) -> list[tuple[object, int, str | None]]:
    found = [one for one in each_of(ruling.outcomes) if one.said.id == name]
    return [(one.said.args["who"], one.said.args["amount"].args["points"], one.clause) for one in found]  # type: ignore[union-attr,misc]


def readings_of(ruling: Ruling) -> tuple[str, ...]:
    """Other ways to read the paper, by code and clauses (“misdeal (NPA-2.3f)”), or as a club wrote them; of what has
    none, that it is silent."""
    return tuple(map(reading_of, ruling.alternatives))


def reading_of(message: Message) -> str:
    says, clauses = message.args.get("says"), message.args.get("clauses", ())
    if isinstance(says, Message) and isinstance(clauses, tuple):
        return f"{says.args.get('reading', says.id)} ({', '.join(map(str, clauses))})"
    return str(message.args.get("text", message.id))


def flat(value: object) -> Iterator[object]:
    """Every fact in a message, however deep."""
    if isinstance(value, Message):
        yield value.id
        yield from flat(tuple(value.args.values()))
    elif isinstance(value, tuple):
        for one in value:
            yield from flat(one)
    else:
        yield value


def about(ruling: Ruling, name: str) -> tuple[object, ...]:
    """Every fact of the first part with this name."""
    return tuple(flat(part(ruling, name).said))


@contextmanager
def unruled(id: str, *facts: object) -> Iterator[None]:
    """What is described cannot be ruled on, for this reason and with these facts."""
    with pytest.raises(CaseError) as refused:
        yield
    message = refused.value.message
    inner = message.args.get("says")
    said = inner if isinstance(inner, Message) else message
    assert said.id == id
    assert set(facts) <= set(flat(said))
