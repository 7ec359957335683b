"""Fees that are paid back: not to somebody who is disqualified without a question, and always on the receipt."""

from __future__ import annotations

import pytest
from event_nights import Night, evening, pay_fees
from visiting import OpenHouse, words

from meldhouse.rulebooks.winnings import Money
from meldhouse.tournament import acts

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
