"""Elimination: one winner after the right number of matches, nobody out before the losses that put him out."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from seated import names

from meldhouse.messages import fact
from meldhouse.tournament.seating import SeatingError, double_elimination, single_elimination


def played(bracket, lot):
    """Matches in any order they can be played in, won by anybody."""
    results = {}
    while ready := bracket.ready(results):
        match = lot.choice(ready)
        sides = bracket.sides(match.number, results)
        assert sides[0] != sides[1]
        results[match.number] = lot.choice(sides)
    return results


@pytest.mark.parametrize("count", range(2, 34))
def test_single_elimination_has_one_winner_who_lost_to_nobody(count):
    for seed in range(4):
        bracket = single_elimination(names(count), seed=seed)
        results = played(bracket, Random(seed))
        assert len(results) == len(bracket.matches) == count - 1
        winner = bracket.winner(results)
        assert {one for one in names(count) if bracket.losses_of(one, results) == 0} == {winner}
        assert max(bracket.losses_of(one, results) for one in names(count)) == 1


@pytest.mark.accepts("N42-X17")
@pytest.mark.parametrize("count", range(2, 34))
def test_double_elimination_nobody_is_out_before_two_losses(count):
    for seed in range(6):
        bracket = double_elimination(names(count), seed=seed)
        results = played(bracket, Random(seed))
        winner = bracket.winner(results)
        losses = {one: bracket.losses_of(one, results) for one in names(count)}
        assert all(lost == 2 for one, lost in losses.items() if one != winner)
        assert losses[winner] < 2
        assert len(results) == 2 * count - 2 + losses[winner]


@pytest.mark.parametrize("count", range(4, 34))
def test_seeds_meet_as_late_as_they_can(count):
    """The better always wins: the first two meet last, and byes have gone to the best."""
    people = names(count)
    bracket = single_elimination(people, third=True)
    results, met = {}, Counter()
    while ready := bracket.ready(results):
        match = ready[0]
        sides = bracket.sides(match.number, results)
        met.update(sides)
        results[match.number] = min(sides, key=people.index)
    assert bracket.winner(results) == "P1"
    final = [match for match in bracket.matches if match.stage == "main"][-1]
    assert set(bracket.sides(final.number, results)) == {"P1", "P2"}
    third = [match for match in bracket.matches if match.stage == "third"]
    assert [set(bracket.sides(match.number, results)) for match in third] == [{"P3", "P4"}]
    byes = (1 << (count - 1).bit_length()) - count
    first = {
        one
        for match in bracket.matches
        if match.stage == "main" and match.round == 1
        for one in bracket.sides(match.number, {})
    }
    assert set(people) - first == set(people[:byes])


def test_those_beaten_in_the_first_round_play_on_in_a_consolation():
    bracket = single_elimination(names(12), consolation=True)
    stages = Counter(match.stage for match in bracket.matches)
    assert stages == {"main": 11, "consolation": 3}
    results = played(bracket, Random(1))
    beaten = {
        next(one for one in bracket.sides(match.number, results) if one != results[match.number])
        for match in bracket.matches
        if match.stage == "main" and match.round == 1
    }
    last = [match for match in bracket.matches if match.stage == "consolation"][-1]
    assert results[last.number] in beaten
    assert bracket.winner(results) not in beaten


def test_the_unbeaten_must_be_beaten_twice():
    bracket = double_elimination(["A", "B"])
    assert [match.stage for match in bracket.matches] == ["main", "final", "again"]
    assert bracket.winner({1: "A", 2: "A"}) == "A"
    assert bracket.ready({1: "A", 2: "A"}) == ()
    assert bracket.winner({1: "A", 2: "B"}) is None
    assert [match.stage for match in bracket.ready({1: "A", 2: "B"})] == ["again"]
    assert bracket.winner({1: "A", 2: "B", 3: "B"}) == "B"


@pytest.mark.parametrize(
    ("results", "told"),
    [
        ({9: "A"}, fact("seating-no-match", match=9)),
        ({1: "Zoe"}, fact("seating-not-in-match", name="Zoe", match=1, one="A", two="D")),
        ({3: "A"}, fact("seating-not-ready", match=3, before=(1, 2))),
        ({1: "A", 2: "B", 3: "A", 4: "D", 5: "B", 6: "A", 7: "A"}, fact("seating-not-needed", match=7, name="A")),
    ],
)
@pytest.mark.refuses("N42-X17")
def test_results_that_cannot_be_are_refused(results, told):
    with pytest.raises(SeatingError) as refused:
        double_elimination("ABCD").ready(results)
    assert refused.value.refusal.message == told


def test_one_alone_makes_no_bracket():
    for make in (single_elimination, double_elimination):
        with pytest.raises(SeatingError) as refused:
            make(["A"])
        assert refused.value.code == "two"
