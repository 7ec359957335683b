"""What two fresh referees asked with the paper beside them: answers half told, and sentences that did not fit."""

from __future__ import annotations

from typing import Any

import pytest

from meldhouse.cli.jsonl import Question
from meldhouse.cli.rule import RuleAnswer, answer
from meldhouse.pieces import parse_pieces
from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import Ruling, rule
from table import house


def asked(name: str, kind: str, cards: str = "", **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, pieces=parse_pieces(cards), **about))


def told(name: str, kind: str, **about: Any) -> RuleAnswer:
    """The same, asked as people ask at the counter: with what makes no difference."""
    return answer(house(name), Question({"kind": kind, **about}))


# --- a new deal that was called for, and whether they have looked -----------------------------------------------------

PULLED = "Before the players concerned have looked: whoever is short pulls unseen from whoever has too many (MCA-10Aa)"


@pytest.mark.accepts("MCA-10Aa", "MCA-10Ab", "MCA-P1")
@pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
@pytest.mark.parametrize("counts", [{"N": 11, "E": 13}, {"N": 10, "S": 14}])
@pytest.mark.parametrize("in_time", [True, None])
def test_whether_they_have_looked_decides_what_a_call_for_a_new_deal_brings(name, counts, in_time) -> None:
    ruling = asked(name, "redeal_called", by=("N",), counts=counts, in_time=in_time)
    assert "here is no new deal. " + PULLED in ruling.text
    assert "After that: the hand goes on (MCA-10Ab). At the end of the hand North and South lose" in ruling.text
    assert not any("does not speak" in other for other in ruling.alternatives)


@pytest.mark.refuses("MCA-10Aa")
def test_nobody_pulls_once_play_has_begun_or_somebody_has_bid() -> None:
    assert "pulls" not in asked("mcallen", "redeal_called", by=("N",), counts={"N": 11, "E": 13}, in_time=False).text
    bid = told("mcallen", "redeal_called", by="N", counts="N=11 E=13", bidder="N", contract=20)
    assert "pulls" not in bid.ruling.text


def test_where_looking_changes_nothing_it_is_not_spoken_of() -> None:
    assert "looked" not in asked("npa", "redeal_called", by=("N",), counts={"N": 19, "E": 21}).text
    assert "looked" not in asked("bend.3", "redeal_called", by=("N",), counts={"N": 30}, in_time=True).text
