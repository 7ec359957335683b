"""Why people cannot be seated as asked. The words are in the catalog `seating.ftl`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message
from meldhouse.tournament.refusals import Unfit


class SeatingError(Unfit):
    """
    >>> str(SeatingError("rounds", rounds=0, least=1))
    '0 rounds can’t be planned. Ask for at least 1.'
    """

    def __init__(self, code: str, **facts: Arg) -> None:
        super().__init__(Refusal(code, Message(f"seating-{code}", facts)))


def listed(people: Iterable[str]) -> tuple[str, ...]:
    """The people, after checking that all have names and nobody is listed twice."""
    names = tuple(people)
    if not all(names):
        raise SeatingError("no-name")
    twice = [name for name, times in Counter(names).items() if times > 1]
    if twice:
        raise SeatingError("twice", names=tuple(twice))
    return names
