"""Fees that are paid back: not to somebody who is disqualified without a question, and always on the receipt."""

from __future__ import annotations

import pytest
from event_nights import Night, evening, pay_fees
from visiting import OpenHouse, words

from meldhouse.rulebooks.winnings import Money
from meldhouse.tournament import acts
from meldhouse.tournament.paper import JOBS
from meldhouse.tournament.paper_order import Order

SENTENCE = "Player 2 is disqualified, and the house gives nothing back to whoever is. Keep the fee"


@pytest.fixture
def night(house: OpenHouse) -> Night:
    """All have paid, and the second is out."""
    event = evening("npa", 8, Money(fee_cents=2000))
    pay_fees(event)
    event.do(acts.Disqualify(entrant="P2", reason="would not accept the ruling", clause="NPA-1.3g"))
    return Night(house, event)


@pytest.mark.parametrize(
    ("page", "fields", "again"),
    [
        ("/desk/people/P2", {"what": "pay", "amount": "20", "back": "refund"}, {"back": "refund-anyway"}),
        ("/desk/money", {"kind": "refund", "account": "P2", "amount": "20"}, {"anyway": "yes"}),
    ],
)
def test_the_fee_of_who_is_disqualified_is_kept_unless_it_is_said_once_more(night: Night, page, fields, again):
    asked = night.post(page, fields)
    assert asked.status_code == 422
    assert SENTENCE in words(asked)
    assert "NPA-1.3h" in words(asked)
    assert "Pay it back all the same" in words(asked)
    assert night.tournament.cash.till == 16_000
    night.post(page, fields | again)
    assert night.tournament.cash.till == 14_000
    assert "still owes" not in words(night.get("/desk/people/P2"))
    assert "P2" not in night.tournament.cash.owing()
    assert "$140.00 of $140.00 paid." in words(night.get("/desk/money"))
    assert "though the house gives nothing back" in words(night.get("/desk/log"))


def test_others_are_paid_back_without_a_question(night: Night):
    night.post("/desk/people/P3", {"what": "pay", "amount": "20", "back": "refund"})
    assert night.tournament.cash.till == 14_000
    assert "Player 3 still owes $20.00 of the entry fee." in words(night.get("/desk/people/P3"))


def lines_of(night: Night, who: str) -> dict[str, tuple[tuple[str, int], ...]]:
    return {one.name: one.lines for one in JOBS["paid"].make(Order(night.tournament, None, who=who))}


def test_what_was_paid_back_stands_on_the_receipt(night: Night):
    for back in ("refund", ""):
        night.post("/desk/people/P3", {"what": "pay", "amount": "20", "back": back})
    (lines,) = lines_of(night, "P3").values()
    assert lines == (("Entry fee", 2000), ("Entry fee paid back", -2000), ("Entry fee", 2000))
    assert night.get("/desk/prints/paid.pdf?who=P3").headers["content-type"] == "application/pdf"


def test_what_goes_back_to_a_pair_stands_with_the_names_that_had_paid(house: OpenHouse):
    event = evening("mcallen", 4, Money(fee_cents=500))
    event.do(acts.Pay(account="T1", kind="fee", cents=400))
    old = event.tournament.state.name("T1")
    event.do(acts.Substitute(person="T1b", name="Zoe"))
    event.do(acts.Pay(account="T1", kind="fee", cents=100))
    new = event.tournament.state.name("T1")
    event.do(acts.Pay(account="T1", kind="refund", cents=300, note="rain"))
    found = lines_of(Night(house, event), "T1")
    assert found == {
        old: (("Entry fee", 400), ("Paid back: rain", -200)),
        new: (("Entry fee", 100), ("Paid back: rain", -100)),
    }
