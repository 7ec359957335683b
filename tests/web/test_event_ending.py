"""An event ends when its director says so: early too, without an essay; and a question is no error."""

from __future__ import annotations

import re

import httpx2
import pytest
from event_nights import Night, buttons, evening, pay_fees, playing
from visiting import OpenHouse, words

from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts

END = '{"act":"finish","anyway":true}'


def question_in(page: httpx2.Response) -> str:
    """The question that a page asks, with its buttons."""
    found = re.search(r'<div class="question".*?</div></div>', page.text, re.DOTALL)
    assert found is not None, words(page)
    assert 'class="fault"' not in page.text
    assert 'class="summary"' not in page.text, "a question is no error"
    return found[0]


@pytest.mark.parametrize(("book", "heads", "changes"), [("npa", 8, {"rounds": 3}), ("n42pa", 4, {})])
def test_an_event_is_ended_early_in_the_browser(house: OpenHouse, book: str, heads: int, changes: dict[str, int]):
    event = evening(book, heads, **changes)
    event.do(acts.Draft())
    event.play_round()
    night = Night(house, event)
    page = night.get("/desk")
    assert "End the tournament early?" in words(page)
    assert END in buttons(page)
    if book == "npa":
        assert "1 of 3 rounds is played." in words(page)
    night.post("/act", {"act": END, "back": "/desk"})
    assert night.tournament.state.finished


def test_an_event_to_which_nobody_can_come_is_called_off(house: OpenHouse):
    night = Night(house, evening("npa", 8, rounds=3))
    page = night.get("/desk")
    assert "Call the tournament off?" in words(page)
    night.post("/act", {"act": END, "back": "/desk"})
    assert night.tournament.state.finished


def test_the_end_of_an_open_ended_afternoon_needs_no_reason(house: OpenHouse):
    event = evening("st-hilary", 4)
    event.do(acts.Draft())
    event.play_round()
    night = Night(house, event)
    page = night.get("/desk")
    asked = re.search(r"<summary>Was that the last round\?</summary>.*?</details>", page.text, re.DOTALL)
    assert asked is not None
    assert 'name="reason"' not in asked[0]
    night.post("/act", {"act": next(act for act in buttons(page) if "finish" in act), "back": "/desk"})
    assert night.tournament.state.finished


def test_nothing_is_ended_while_a_round_is_on(house: OpenHouse):
    night = Night(house, playing(evening("npa", 8, rounds=3)))
    assert "End the tournament early?" not in words(night.get("/desk"))
    night.post("/act", {"act": END, "back": "/desk"})
    assert not night.tournament.state.finished


@pytest.mark.parametrize(("refund", "first"), [("before-start", "withdraw-back"), ("never", "withdraw-keep")])
def test_what_the_settings_say_of_a_fee_is_offered_first(house: OpenHouse, refund: str, first: str):
    event = evening("npa", 8, Money(fee_cents=2000, refund=refund))
    pay_fees(event)
    asked = question_in(Night(house, event).post("/desk/people/P3", {"what": "withdraw"}))
    offered = re.findall(r'<button class="([^"]*)" name="what" value="([^"]*)"', asked)
    assert next(what for _, what in offered) == first
    assert [what for style, what in offered if "strong" in style] == [first]


@pytest.mark.parametrize(
    ("page", "fields"),
    [
        ("/desk/people/P3", {"what": "pay", "amount": "20", "back": "refund"}),
        ("/desk/money", {"kind": "refund", "account": "P3", "amount": "20"}),
    ],
)
def test_whether_a_kept_fee_goes_back_is_a_question_with_its_answers(house: OpenHouse, page: str, fields):
    event = evening("npa", 8, Money(fee_cents=2000))
    pay_fees(event)
    night = Night(house, event)
    night.post("/desk/people/P3", {"what": "withdraw-keep"})
    asked = question_in(night.post(page, fields))
    assert "the fee is kept" in asked
    assert "Refund it anyway" in asked
    assert "Keep it" in asked
