"""What must hold for any plan, whoever made it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meldhouse.tournament.seating import Plan, Round


def names(count: int) -> list[str]:
    return [f"P{number}" for number in range(1, count + 1)]


def assert_everybody_is_somewhere(each: Round, people: Sequence[str]) -> None:
    assert sorted(each.people) == sorted(people)
    assert [table.number for table in each.tables] == list(range(1, len(each.tables) + 1))


def away(each: Round) -> list[str]:
    """Who sits out, or at a table of three while others play with partners."""
    small = [one for table in each.tables if len(table.people) == 3 for one in table.people]
    return [*each.out, *(small if any(table.partners for table in each.tables) else [])]


def assert_fair(plan: Plan, people: Sequence[str]) -> None:
    """Nobody is away twice before everybody was once, and so on, after every round."""
    times = Counter(dict.fromkeys(people, 0))
    for each in plan.rounds:
        times.update(away(each))
        assert max(times.values()) - min(times.values()) <= 1
