"""What a rule means: questions are put to those whom the house has appointed for them."""

from __future__ import annotations

import pytest

from meldhouse.game import Refusal, Refused
from meldhouse.referee.officials.questions import Answered, Asked, Questions
from meldhouse.rulebooks import load_book
from meldhouse.rulebooks.describe.facts import post_fact

CITES = {"npa": "NPA-9.1a", "mcallen": "MCA-C5", "st-hilary": "STH-LA-a", "n42pa": "N42-20a", "bend": "BEN-X14"}
DOUBT = Asked("17", "Does a double run show aces that cannot be declared?")


def queue(name="npa", *events):
    return Questions(load_book(name), ["R1", "R2"], events)


def assert_no(refusal: Refusal | None, code: str, clause: str | None) -> None:
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, clause)


@pytest.mark.accepts("NPA-9.1a", "MCA-C5", "STH-LA-a", "N42-20a", "BEN-X14")
@pytest.mark.parametrize("name", CITES)
def test_a_question_waits_for_an_appointed_referee_and_is_answered(name):
    questions = queue(name, DOUBT, Asked("4", "And a single one?"))
    assert list(questions.waiting) == [1, 2]
    questions.apply(Answered(1, "R2", "No.", CITES[name]))
    assert list(questions.waiting) == [2]
    assert questions.answers[1].clause == CITES[name]


@pytest.mark.refuses("NPA-9.1a", "MCA-C5", "STH-LA-a", "N42-20a", "BEN-X14")
@pytest.mark.parametrize("name", CITES)
def test_nobody_else_answers_it(name):
    refusal = queue(name, DOUBT).verify(Answered(1, "17", "No."))
    assert_no(refusal, "question-referee", CITES[name])
    assert (refusal.message.args["appointed"], refusal.message.args["person"]) == (("R1", "R2"), "17")


@pytest.mark.refuses("NPA-9.1a")
def test_a_question_is_answered_once():
    assert_no(queue("npa", DOUBT, Answered(1, "R1", "No.")).verify(Answered(1, "R2", "Yes.")), "question-answered",
              "NPA-9.1a")  # fmt: skip


@pytest.mark.refuses("NPA-9.1a")
@pytest.mark.parametrize("number", [0, 2, -1])
def test_only_what_was_asked_is_answered(number):
    assert_no(queue("npa", DOUBT).verify(Answered(number, "R1", "No.")), "question-unknown", "NPA-9.1a")


@pytest.mark.refuses("NPA-9.1a")
def test_empty_words_are_neither_question_nor_answer():
    assert_no(queue().verify(Asked("17", " ")), "question-empty", "NPA-9.1a")
    assert_no(queue("npa", DOUBT).verify(Answered(1, "R1", "")), "ruling-empty", "NPA-1.3b")


def test_an_answer_names_a_clause_of_the_house_or_none():
    assert queue("npa", DOUBT).verify(Answered(1, "R1", "No.")) is None
    assert_no(queue("npa", DOUBT).verify(Answered(1, "R1", "No.", "MCA-C5")), "ruling-unknown", "NPA-1.3b")


def test_where_nobody_is_appointed_the_first_official_is_named():
    refusal = Questions(load_book("bend"), [], [DOUBT]).verify(Answered(1, "R1", "No."))
    assert (refusal.message.args["by"], refusal.message.args["official"]) == ("official", post_fact("club organizer"))


def test_what_is_refused_leaves_no_trace():
    questions = queue()
    with pytest.raises(Refused, match="question-empty"):
        questions.apply(Asked("17", ""))
    assert questions.events == []
