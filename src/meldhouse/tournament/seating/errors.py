"""Why people cannot be seated as asked; each sentence says what to do instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

SENTENCES = {
    "too-few": "{count} cannot play: a table needs {needed}. Wait for {more} more.",
    "no-sizes": "{count} cannot be seated at tables of three and four. Find one more, or let one sit out.",
    "twice": "{names} stands on the list more than once. Enter everybody once.",
    "no-name": "Somebody on the list has no name. Enter a name or a number for everybody.",
    "rounds": "{rounds} rounds cannot be planned. Ask for at least {least}.",
    "given": "{given} of the rounds have started, so {rounds} is too few. Ask for at least {given}.",
    "not-given": "Only {count} rounds are planned, so {started} cannot have started.",
    "unknown": "{names} is not on the list. Check the name, or enter them first.",
    "wish-self": "{names} cannot be kept apart from themselves. Name two different people.",
    "not-out": "{names} is present, so nobody can take the place. Take {names} off the list first.",
    "no-round": "No round has been played yet. Draw the first one.",
    "no-winners": "Table {table} has no winners yet. Enter the result of every table first.",
    "winners": "Table {table} sends {needed} up, and they must have played there; {names} is not such a result.",
    "partners": "{names} won at table {table}, but were not partners there. Enter the two who played together.",
    "no-table": "There is no table {table} in this round.",
    "pairs": "A movement of pairs has two pairs at every table; this round has people alone.",
    "two": "{count} cannot play a match: it takes two. Wait for {more} more.",
    "none-below": "{names} has nobody to play against: no pair is ranked below. Decide that tie by lot.",
    "no-match": "There is no match {match} in this bracket.",
    "not-ready": "Match {match} cannot have a result yet: it waits for {before}.",
    "not-in-match": "{names} does not play in match {match}; it is {sides}.",
    "not-needed": "Match {match} is not played: {names} has won the first final and lost to nobody.",
    "not-a-plan": "Only rounds of people can be planned anew here; these are rounds of pairs.",
}


class SeatingError(ValueError):
    """A sentence for people, and a code for programs.

    >>> str(SeatingError("rounds", rounds=0, least=1))
    '0 rounds cannot be planned. Ask for at least 1.'
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(SENTENCES[code].format(**details))
        self.code = code


def listed(people: Iterable[str]) -> tuple[str, ...]:
    """The people, if everybody has a name and nobody stands there twice."""
    names = tuple(people)
    if not all(names):
        raise SeatingError("no-name")
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise SeatingError("twice", names=in_words(twice))
    return names


def in_words(names: Sequence[str]) -> str:
    """
    >>> in_words(["Ann", "Bob", "Cleo"]), in_words(["Ann"])
    ('Ann, Bob and Cleo', 'Ann')
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
