"""A clause that is broken leads to what is ruled on, and a trick to the case of the paper that it belongs to."""

from __future__ import annotations

from typing import Any

import pytest
from ruling_facts import ids_of, parts_of, unruled

from meldhouse.cli.commands.rule import RuleAnswer, answer
from meldhouse.game.typed.answers import Question
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks import BookError
from table import house


def asked(name: str, kind: str, **about: Any) -> Ruling:
    return rule(house(name), Case(kind=kind, **about))


def told(name: str, kind: str, **about: Any) -> RuleAnswer:
    return answer(house(name), Question({"kind": kind, **about}))


@pytest.mark.parametrize(
    ("name", "clause", "kind"),
    [
        *(("st-hilary", f"STH-{clause}", "renege") for clause in ("RN-a", "RN-b", "RN-e", "RN-i", "RP-c", "RP-h")),
        ("n42pa", "N42-5b", "renege"), ("n42pa", "N42-16f", "claim"), ("n42pa", "N42-6c", "open_kept"),
        ("n42pa", "N42-11c", "bid_early"), ("bend", "BEN-3.5c", "renege"), ("bend", "BEN-3.5f", "renege"),
        ("bend.3", "BEN-2.3a", "discard_declared"),
    ],
)  # fmt: skip
def test_what_the_paper_has_a_price_for_is_not_left_to_an_official(name, clause, kind) -> None:
    with unruled("case-clause-named", clause, kind):
        asked(name, "conduct", by=("N",), clause=clause)


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("st-hilary", "STH-OB-a"), ("bend", "BEN-5l"),
        *(("n42pa", f"N42-{clause}") for clause in ("4b", "X8", "0a")),
    ],
)  # fmt: skip
def test_nobody_can_break_what_follows_by_itself(name, clause) -> None:
    with unruled("case-clause-unbreakable"):
        asked(name, "conduct", by=("N",), clause=clause)


def test_a_club_that_names_what_nothing_is_called_is_told_so() -> None:
    with pytest.raises(BookError, match=r"asked_as: Nothing is called “reneg”\. Did you mean renege\?"):
        house("npa", '[[clause]]\nid = "MY-1"\nkind = "play"\ntext = "Play fair."\nasked_as = "reneg"')


@pytest.mark.refuses("NPA-2.5c")
def test_meld_taken_up_too_early_is_laid_down_again_and_weighed() -> None:
    ruling = asked("npa", "conduct", by=("N",), clause="NPA-2.5c")
    assert ids_of(ruling)[0] == "take-back-conduct"
    assert "official" in ruling.remedies


@pytest.mark.refuses("NPA-RS3")
def test_a_book_that_was_falsely_cut_is_not_ruled_on_as_one_with_two_equal_tens() -> None:
    about = {"by": "S", "leads": "N", "trump": "D"}
    cut = told("npa", "trick_taken_led", trick="AH 10D JH QH", **about)
    assert cut.ruling.clause == "NPA-RS3"
    assert "ruling-no-difference" not in parts_of(cut.ruling)
    assert told("npa", "trick_taken_late", trick="AH 10D JH QH", **about).ruling.clause == "NPA-RS3"
    assert asked("npa", "trick_taken_led", by=("S",)).clause == "NPA-RS3"


@pytest.mark.refuses("NPA-RS2")
def test_a_ten_on_a_ten_is_ruled_on_by_its_own_case() -> None:
    equal = told("npa", "trick_taken_led", by="E", leads="N", trick="10D 10D JD QD", trump="S")
    assert equal.ruling.clause == "NPA-RS2"
    partners = told("npa", "trick_taken_led", by="S", leads="N", trick="10D JD 10D QD", trump="S")
    assert ids_of(partners.ruling)[0] == "ruling-no-renege"
