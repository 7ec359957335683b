"""Standings after an earlier round, where losers are out: as they stood then, whatever was played since."""

from __future__ import annotations

import pytest
from floor import Evening

from meldhouse.tournament import acts


@pytest.mark.parametrize(
    ("changes", "pairs"),
    [({}, 6), ({"movement": "single-elimination", "third": True, "consolation": True}, 9)],
    ids=["double", "single"],
)
def test_standings_after_a_round_are_those_that_stood_then(changes, pairs):
    evening = Evening("n42pa", pairs, **changes)
    stood = {}
    while not evening.is_done:
        evening.do(acts.Draft())
        evening.play_round()
        stood[len(evening.state.rounds)] = evening.tournament.standings()
    assert len(stood) > 2
    for number, then in stood.items():
        assert evening.tournament.standings(number) == then
    first, last = stood[1], evening.tournament.standings()
    assert sum(row.place == 1 for row in first.rows) > 1  # nobody had won it yet
    assert sum(row.place == 1 for row in last.rows) == 1


def test_who_left_between_two_rounds_has_lost_before_the_next_one():
    evening = Evening("n42pa", 4)
    evening.do(acts.Draft())
    evening.play_round()
    before = evening.tournament.standings(1)
    gone = before.rows[0].id
    evening.do(acts.Withdraw(entrant=gone))
    evening.do(acts.Draft())
    assert evening.tournament.standings(1).row(gone).place > before.row(gone).place
    evening.play_round()
    assert evening.tournament.standings(1).rows[0].id != gone
