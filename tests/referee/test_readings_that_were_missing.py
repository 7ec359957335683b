"""What fresh referees missed with the paper beside them: above all readings that were not told."""

from __future__ import annotations

from typing import Any

import pytest
from ruling_facts import losses_of, parts_of, readings_of

from meldhouse.cli.commands.rule import answer
from meldhouse.cli.trouble import Trouble
from meldhouse.game.typed.answers import Question
from meldhouse.referee.rulings.ruling import Ruling
from table import house


def told(name: str, kind: str, **about: Any) -> Ruling:
    return answer(house(name), Question({"kind": kind, **about})).ruling


@pytest.mark.accepts("NPA-2.5e")
@pytest.mark.parametrize("kind", ["aces_exposed", "piece_dropped", "piece_shown"])
@pytest.mark.parametrize("cards", ["AC AD AH AS", "AC AD AH AS AC AD AH AS"])
def test_aces_that_have_to_be_laid_are_meld_until_the_first_lead(kind, cards) -> None:
    ruling = told("npa", kind, by="E", cards=cards)
    assert "ruling-before-lead-owed" in parts_of(ruling)
    assert not any("ace-dropped" in other for other in readings_of(ruling))


@pytest.mark.refuses("NPA-2.5h")
def test_a_fifth_ace_still_costs_its_points() -> None:
    ruling = told("npa", "aces_exposed", by="E", cards="AC AD AH AS AC")
    assert losses_of(ruling) == [(("E",), 50, "NPA-2.5h")]
    assert "ruling-before-lead-owed" not in parts_of(ruling)


@pytest.mark.parametrize(
    ("name", "kind", "about", "other"),
    [
        ("npa", "piece_dropped", {"by": "E", "cards": "KC"}, "fell"),
        ("npa", "ruling_uncited", {}, "uncited"),
        ("npa", "wrong_dealer", {"by": "E", "in_time": False}, "void-late"),
        ("npa", "renege", {"by": "N", "bidder": "N", "contract": 60, "meld": "NS=30 EW=12"}, "meld-floor"),
        ("n42pa", "piece_dropped", {"by": "E", "cards": "3-1 6-2"}, "which-open"),
        ("n42pa", "touched_kept", {"by": "E"}, "goes-back"),
        ("n42pa", "piece_shown", {"by": "E"}, "director-rules"),
        ("bend", "count_end", {"counts": "N=21 E=19"}, "count-misdeal"),
        ("bend.3", "discard_forgotten", {"by": "S"}, "discard-until"),
    ],
)
def test_where_the_paper_can_be_read_otherwise_that_is_told(name, kind, about, other) -> None:
    assert any(other in reading for reading in readings_of(told(name, kind, **about)))


def test_of_one_domino_that_lies_open_nobody_asks_which_goes_first() -> None:
    assert not readings_of(told("n42pa", "piece_dropped", by="E", cards="3-1"))


@pytest.mark.accepts("NPA-8.1c")
def test_meld_that_was_told_wrong_is_changed_by_the_scoring_table_when_the_sheet_is_signed() -> None:
    assert "ruling-scoring-table" in parts_of(told("npa", "meld_value", by="E", in_time=False))


def test_who_gives_the_hands_is_not_asked_for_them() -> None:
    hands = ["N=3-1 1-1", "E=5-3 4-3", "S=6-6 2-1", "W=2-2 2-0"]
    with pytest.raises(Trouble) as refused:
        told("n42pa", "claim", by="S", leads="S", trump="6", hands=hands)
    assert "Give --hands" not in refused.value.advice
