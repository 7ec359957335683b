"""Find the person meant: by number, by name, or by part of a name that fits nobody else."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence

from meldhouse.cli.trouble import Trouble
from meldhouse.messages import Message, fact
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament

LIST = fact("cli-people-advice")


def entrant(state: State, said: str) -> str:
    """The entrant: one person, or a pair found by either of the two."""
    person = said.strip().upper()
    by_number = {one.lstrip("PT"): one for one in state.entrants}
    for id in (person, by_number.get(person, ""), state.owners.get(_person_id(person), "")):
        if id in state.entrants:
            return id
    names = {id: [each.name, *(one.name for one in each.people)] for id, each in state.entrants.items()}
    return _one(state, said, names)


def person(state: State, said: str, among: Iterable[str] | None = None) -> str:
    """One person; `among` limits the search."""
    known = list(state.owners) if among is None else list(among)
    id = _person_id(said.strip().upper())
    for one in (id, f"P{id}"):
        if one in known:
            return one
    if id in state.entrants and len(both := [one.id for one in state.entrants[id].people]) > 1:
        raise _which(state, id, both)
    there = [one for one in known if _plain(state.name(one)) == _plain(said)]
    elsewhere = [one for one in state.owners if one in (id, f"P{id}") or _plain(state.name(one)) == _plain(said)]
    if elsewhere and not there:
        raise Trouble("not-there", fact("cli-not-there", names=_told(state, elsewhere)))
    return _one(state, said, {one: [state.name(one)] for one in known})


def account(tournament: Tournament, said: str) -> str:
    """The account that is ranked and pays: a person, or a pair where pairs are ranked; also a non-player who was
    fined."""
    state, ids = tournament.state, [each.id for each in tournament.accounts]
    for due in state.fines:
        if due.who not in ids and _plain(due.who) == _plain(said):
            return due.who
    if (found := _person_id(said.strip().upper())) in ids:
        return found
    if state.form.ranking.of == "pair" and state.form.entry == "pair":
        return entrant(state, said)
    return person(state, said, ids)


def official(tournament: Tournament, said: str | None) -> str:
    """The official acting: the director who opened the event, or a person known here by that name."""
    if said is None:
        return tournament.log[0].by
    state, plain = tournament.state, _plain(said)
    for one in (*state.roles, *state.keeps, *state.acts_for):
        if plain in (_plain(one), _plain(tournament.called.get(one, ""))):
            return one
    return person(state, said)


def _person_id(said: str) -> str:
    """A person's id; the two of a pair have a small letter after their number."""
    return said[:-1] + said[-1].lower() if re.fullmatch(r"T\d+[A-H]", said) else said


def _one(state: State, said: str, names: Mapping[str, Sequence[str]]) -> str:
    plain = _plain(said)
    if not plain:
        raise Trouble("nobody", fact("cli-say-who"), advice=LIST)
    for matches in (_same, _begins, _within):
        found = [id for id, called in names.items() if any(matches(plain, _plain(each)) for each in called)]
        if len(found) == 1:
            return found[0]
        if found:
            raise _which(state, said.strip()[:60], found)
    close = difflib.get_close_matches(plain, [_plain(each) for called in names.values() for each in called], n=1)
    near = [id for id, called in names.items() if close and close[0] in map(_plain, called)]
    typed = said.strip()[:60]
    if near:
        raise Trouble("nobody", fact("cli-nobody-near", typed=typed, near=_told(state, near)))
    raise Trouble("nobody", fact("event-check-in-nobody", typed=typed), advice=LIST)


def _which(state: State, typed: str, ids: Sequence[str]) -> Trouble:
    return Trouble("which-person", fact("event-check-in-which", typed=typed, names=_told(state, ids)))


def with_id(name: str, id: str) -> Message:
    """“Ann (P1)”: the name, and what can be typed for it."""
    return fact("cli-with-id", name=name, id=id)


def _told(state: State, ids: Sequence[str]) -> tuple[Message, ...]:
    return tuple(with_id(state.name(id), id) for id in ids[:12])


def _plain(name: str) -> str:
    """
    >>> _plain(" Ann  and BOB"), _plain("ann/bob")
    ('ann bob', 'ann bob')
    """
    return " ".join(word for word in re.split(r"[\s/&+,]+", name.casefold()) if word and word != "and")


def _same(said: str, name: str) -> bool:
    return said == name


def _begins(said: str, name: str) -> bool:
    return name.startswith(said)


def _within(said: str, name: str) -> bool:
    return any(word.startswith(said) for word in name.split())
