"""Fees that are paid back: not to somebody who is disqualified without a question, and always on the receipt."""

from __future__ import annotations

import pytest
from event_nights import Night, evening, pay_fees
from visiting import OpenHouse, said as says, words

from meldhouse.messages import fact
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order

SENTENCE = "Player 2 is disqualified, so these rules give no refund. Keep the fee"


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
    assert "Refund it anyway" in words(asked)
    assert night.tournament.cash.till == 16_000
    night.post(page, fields | again)
    assert night.tournament.cash.till == 14_000
    assert "still owes" not in words(night.get("/desk/people/P2"))
    assert "P2" not in night.tournament.cash.owing()
    assert "$140.00 of $140.00 paid." in words(night.get("/desk/money"))
    assert "The rules didn’t require it." in words(night.get("/desk/log"))


FEE = fact("receipt-for", kind="fee")
RAIN = fact("receipt-paid-back-for", of="fee", note="rain")


def test_others_are_paid_back_without_a_question(night: Night):
    night.post("/desk/people/P3", {"what": "pay", "amount": "20", "back": "refund"})
    assert night.tournament.cash.till == 14_000
    assert says("event-owes", name="Player 3", kind="fee", amount=2000) in words(night.get("/desk/people/P3"))


def lines_of(night: Night, who: str) -> dict[str, tuple[tuple[str, int], ...]]:
    return {one.name: one.lines for one in JOBS["paid"].make(Order(night.tournament, None, who=who))}


def test_what_was_paid_back_stands_on_the_receipt(night: Night):
    for back in ("refund", ""):
        night.post("/desk/people/P3", {"what": "pay", "amount": "20", "back": back})
    (lines,) = lines_of(night, "P3").values()
    assert lines == ((FEE, 2000), (fact("receipt-paid-back", of="fee"), -2000), (FEE, 2000))
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
        old: ((FEE, 400), (RAIN, -200)),
        new: ((FEE, 100), (RAIN, -100)),
    }


@pytest.mark.parametrize("refund", ["before-start", "never"])
@pytest.mark.parametrize(("answer", "till"), [("withdraw-back", 14_000), ("withdraw-keep", 16_000)])
def test_who_has_paid_and_withdraws_is_asked_about_the_fee(house: OpenHouse, refund, answer, till):
    event = evening("npa", 8, Money(fee_cents=2000, refund=refund))
    pay_fees(event)
    night, page = Night(house, event), "/desk/people/P3"
    asked = night.post(page, {"what": "withdraw", "reason": "feels ill"})
    assert asked.status_code == 422
    does = "goes back" if refund == "before-start" else "is kept"
    assert "Player 3 paid $20.00. The settings say: before the first round, the fee" in words(asked)
    assert f"the fee {does}. Refund it or keep it?" in words(asked)
    assert 'value="feels ill"' in asked.text
    assert night.tournament.state.entrants["P3"].status == "present"
    night.post(page, {"what": answer, "reason": "feels ill"})
    assert night.tournament.state.entrants["P3"].status == "withdrawn"
    assert night.tournament.cash.till == till
    assert "P3" not in night.tournament.cash.owing()
    assert night.tournament.cash.too_much() == 0
    assert ("and kept the fee. “feels ill”" in words(night.get("/desk/log"))) == (answer == "withdraw-keep")
    night.post("/undo", {})
    assert (night.tournament.state.entrants["P3"].status, night.tournament.cash.till) == ("present", 16_000)


def test_a_fee_that_is_kept_goes_back_only_when_it_is_said_once_more(house: OpenHouse):
    event = evening("npa", 8, Money(fee_cents=2000))
    pay_fees(event)
    night, page = Night(house, event), "/desk/people/P3"
    night.post(page, {"what": "withdraw-keep"})
    refund = {"what": "pay", "amount": "20", "back": "refund"}
    assert "Player 3 withdrew and the fee is kept." in words(night.post(page, refund))
    night.post(page, refund | {"back": "refund-anyway"})
    assert night.tournament.cash.till == 14_000
    assert "P3" not in night.tournament.cash.owing()


def test_who_has_paid_nothing_withdraws_without_a_question(house: OpenHouse):
    night = Night(house, evening("npa", 8, Money(fee_cents=2000)))
    night.post("/desk/people/P3", {"what": "withdraw"})
    assert night.tournament.state.entrants["P3"].status == "withdrawn"
