"""The entrants: people who enter alone, or pairs; and what has become of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from meldhouse.messages import Message, fact, written
from meldhouse.tournament.forms import Form
from meldhouse.tournament.seating import Wish, apart

Status = Literal["entered", "present", "absent", "withdrawn", "disqualified", "replaced"]


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str


class Entrant(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One person, or two who enter together. Names may be alike; ids may not."""

    id: str
    people: tuple[Person, ...]
    """The people who play now."""
    household: str = ""
    club: str = ""
    division: str = ""
    status: Status = "entered"
    former: tuple[Person, ...] = ()
    """People who once played for a pair, but no longer do."""

    @property
    def name(self) -> str:
        """The same in every language, so that lists of pairs can be read back.

        >>> Entrant(id="T3", people=(Person("T3a", "Ann"), Person("T3b", "Bob"))).name
        'Ann & Bob'
        """
        return " & ".join(person.name for person in self.people)

    @property
    def is_here(self) -> bool:
        return self.status == "present"


def in_no_division(entrants: Iterable[Entrant], divisions: Sequence[str]) -> list[str]:
    """Players entered without a division while others have one: no division's list includes them.

    >>> ann, bob = (Entrant(id=one, people=(Person(one, one),)) for one in ("Ann", "Bob"))
    >>> in_no_division([ann, bob], ["men"])
    []
    >>> in_no_division([ann, msgspec.structs.replace(bob, division="men")], ["men"])
    ['Ann']
    """
    playing = [one for one in entrants if one.status in ("entered", "present")]
    if not divisions or not any(one.division for one in playing):
        return []
    return [one.name for one in playing if not one.division]


_PAIR = re.compile(r"T(\d+)([a-h]?)")
_PAIR_TYPED = re.compile(r"\b(?:pair|pareja)\s*(\d+)([a-h]?)\b", re.IGNORECASE)
"""What a club types, in English or in Spanish."""


def number_fact(id: str) -> Message:
    """An entrant's number as it is read. A pair is called one, because a bare letter and number looks like a table's.

    >>> from meldhouse.messages import Voice
    >>> say = Voice().say
    >>> say(number_fact("T3")), say(number_fact("T3b")), say(number_fact("P8")), say(number_fact("Tom"))
    ('Pair 3', 'Pair 3b', 'P8', 'Tom')
    """
    found = _PAIR.fullmatch(id)
    return fact("pair-number", number=f"{found[1]}{found[2]}") if found is not None else written(id)


def id_typed(text: str) -> str:
    """The reverse, anywhere in what was typed.

    >>> id_typed("Pair 3"), id_typed("pair3, Pareja 12"), id_typed("P8")
    ('T3', 'T3, T12', 'P8')
    """
    return _PAIR_TYPED.sub(lambda found: f"T{found[1]}{found[2].lower()}", text)


def people_of(id: str, names: Iterable[str]) -> tuple[Person, ...]:
    """The people of an entrant: one, or the two of a pair.

    >>> [person.id for person in people_of("T7", ["Ann", "Bob"])], people_of("P8", ["Cleo"])[0].id
    (['T7a', 'T7b'], 'P8')
    """
    listed = list(names)
    if len(listed) == 1:
        return (Person(id, listed[0]),)
    return tuple(Person(f"{id}{letter}", name) for letter, name in zip("abcdefgh", listed, strict=False))


def alike(names: Iterable[str]) -> tuple[str, ...]:
    """A key that is equal for two entries with the same names, whatever their spelling and order.

    >>> alike(["Bob", "ann  lee"]) == alike(["Ann Lee", "bob"]), alike(["Ann"]) == alike(["Anne"])
    (True, False)
    """
    return tuple(sorted(" ".join(name.casefold().split()) for name in names))


def wishes_of(entrants: Mapping[str, Entrant], form: Form) -> tuple[Wish, ...]:
    """Keeps people of one household or club apart: as partners, as opponents, or both; pairs only as opponents."""
    found: dict[tuple[str, str], Wish] = {}
    pairs = form.entry == "pair"
    partners, opponents = form.apart_as != "opponents" and not pairs, form.apart_as != "partners" or pairs
    for group in form.apart:
        by_name: dict[str, list[str]] = {}
        for entrant in entrants.values():
            if entrant.is_here and (name := getattr(entrant, group).strip().casefold()):
                by_name.setdefault(name, []).append(entrant.id)
        for ids in by_name.values():
            found.update({(wish.one, wish.two): wish for wish in apart(ids, partners=partners, opponents=opponents)})
    return tuple(found.values())
