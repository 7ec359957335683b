"""What a paper leaves open is marked on the rule sheet, even where a clause speaks of the matter."""

from __future__ import annotations

from typing import cast

import pytest

from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.describe import describe, mark_of
from meldhouse.rulebooks.schema import Clause, Reading

READ = mark_of(Clause(id="X", kind="play", silent=True, hinted=True))


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        pytest.param("bend", "BEN-3.3a", id="how many cards are exchanged"),
        pytest.param("bend", "BEN-3.3b", id="whether the bidding side waits with its meld too"),
        pytest.param("bend.3", "BEN-3.4a", id="whether the bidder waits with the meld too"),
        pytest.param("bend", "BEN-5d", id="what two round robins are worth"),
        pytest.param("bend", "BEN-4.2a", id="who of a side pays for a set"),
        pytest.param("n42pa", "N42-3c", id="what a stack shows"),
        pytest.param("n42pa", "N42-2a", id="which domino is the highest, and who ties"),
    ],
)
def test_a_rule_of_which_the_paper_leaves_a_part_open_is_marked_as_read(name: str, clause: str):
    lines = [line for chapter in describe(load_book(name)) for line in chapter.lines if line.clause == clause]
    assert lines[0].mark == READ


def test_who_pays_for_a_set_and_for_a_renege_is_read_alike():
    lines = [line for chapter in describe(load_book("bend")) for line in chapter.lines if line.clause == "BEN-4.2a"]
    assert [line.mark for line in lines] == [READ, READ]


def test_a_clause_of_the_four_handed_table_is_not_named_at_a_table_of_three():
    """Trick points of a set are in 4.3 for both, meld that was saved in 4.1; the player alone is BEN-…b."""
    readings = load_book("bend.3").other_readings("score-renege")
    cited = {clause for one in readings for clause in cast("tuple[str, ...]", one.args["clauses"])}
    assert "BEN-4.3b" in cited
    for clause in ("BEN-4.3a", "BEN-4.1a", "BEN-3.5e", "BEN-3.5f", "BEN-3.5g"):
        assert clause not in cited


@pytest.mark.accepts("BEN-3.5b")
def test_until_when_a_renege_is_put_right_is_told_with_the_clause_that_says_so():
    until = Reading(says="discard-until", clauses=("BEN-3.5b",))
    assert until in load_book("bend.3").readings["discard_forgotten"]
