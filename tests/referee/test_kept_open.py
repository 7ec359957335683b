"""Another domino played than the one that lies open: what the trick shows of it."""

from __future__ import annotations

from typing import Any

import pytest
from ruling_facts import ids_of, parts_of

from meldhouse.cli.commands.rule import RuleAnswer, answer
from meldhouse.cli.trouble import Trouble
from meldhouse.game.typed.answers import Question
from table import house


def told(name: str, kind: str, **about: Any) -> RuleAnswer:
    return answer(house(name), Question({"kind": kind, **about}))


SIXES = {"leads": "N", "trump": "5"}


@pytest.mark.refuses("N42-6b")
def test_an_open_domino_that_could_follow_is_played_after_all() -> None:
    found = told("n42pa", "open_kept", by="E", trick="6-4 6-2 6-6 1-1", cards="6-3", **SIXES)
    assert found.found.proof is not None
    assert found.found.proof.proven
    assert ids_of(found.ruling)[0] == "play-open"


@pytest.mark.accepts("N42-6b")
@pytest.mark.parametrize("later", ["", "5-4 3-1"])
def test_an_open_domino_that_would_be_a_renege_waits(later) -> None:
    found = told("n42pa", "open_kept", by="E", trick="6-4 6-2 6-6 1-1", cards="4-3", later=later, **SIXES)
    assert found.ruling.remedies == ()
    assert ids_of(found.ruling) == ("ruling-none-taken-back", "broke-follow", "ruling-open-waits")


@pytest.mark.refuses("N42-6c")
def test_whoever_has_the_lead_leads_the_domino_that_lies_open() -> None:
    found = told("n42pa", "open_kept", by="N", trick="6-4 6-2", cards="4-3", **SIXES)
    assert "ruling-open-lead" in parts_of(found.ruling)


def test_what_was_played_may_be_a_renege_itself() -> None:
    found = told("n42pa", "open_kept", by="E", trick="6-4 3-2", cards="4-3", later="6-3", **SIXES)
    assert ids_of(found.ruling)[-1] == "ruling-itself-renege"


def test_without_a_trick_nobody_knows_whether_the_open_one_could_be_played() -> None:
    assert "take-back-open_kept" in parts_of(told("n42pa", "open_kept", by="N").ruling)


@pytest.mark.parametrize(
    ("about", "says"),
    [
        ({"by": "N", "trick": "6-4 6-2", "cards": "4-3", "trump": "5"}, "Give the trick, who led"),
        ({"by": "N", "leads": "E", "trick": "6-4 6-2", "cards": "4-3", "trump": "5"}, "North hasn’t played to that"),
        ({"by": "N", "trick": "6-4 6-2", "cards": "6-4", **SIXES}, "Say which domino lay face up"),
        ({"by": "N", "trick": "6-4 6-2", **SIXES}, "which one lay face up"),
    ],
)
def test_a_trick_that_does_not_show_it_is_asked_about(about, says) -> None:
    with pytest.raises(Trouble, match=says):
        told("n42pa", "open_kept", **about)
