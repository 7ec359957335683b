"""Quarters that were paid too much, since a sheet was corrected: one tap gives them back, and no prize has them."""

from __future__ import annotations

import json

import pytest
from event_nights import Night, buttons, evening, playing
from msgspec.structs import replace
from visiting import OpenHouse, words

from meldhouse.messages import fact
from meldhouse.rulebooks.money import Money
from meldhouse.tournament import acts
from meldhouse.tournament.money.cash import CashBook, Due, Payment, pot
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order


@pytest.fixture
def night(house: OpenHouse) -> tuple[Night, str]:
    """Somebody has paid for two sets, and it was one."""
    event = playing(evening("bend", 4, Money(fee_cents=500, percents=(100,)), hands=4))
    sheet = event.tournament.state.rounds[0].sheets[1]
    points = {"NS": 900, "EW": 500}
    event.do(acts.EnterResult(round=1, table=1, points=points, sets={"N": 2}))
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    who = next(iter(who for who in event.tournament.cash.owing() if event.tournament.cash.owed(who, "side-money")))
    for one in ("P1", "P2", "P3", "P4"):
        event.do(acts.Pay(account=one, kind="fee", cents=500))
        if cents := event.tournament.cash.owed(one, "side-money"):
            event.do(acts.Pay(account=one, kind="side-money", cents=cents))
    event.do(acts.CorrectResult(round=1, table=1, points=points, sets={"N": 1}, reason="one set only"))
    return Night(house, event), who


def test_one_tap_gives_them_back_and_nothing_is_open(night: tuple[Night, str]):
    evening, who = night
    cash = evening.tournament.cash
    back = -cash.owed(who, "side-money")
    assert back == 25
    page = evening.get("/desk/money")
    assert "Give back $0.25 of the quarters" in words(page)
    act = next(one for one in buttons(page) if '"refund"' in one and who in one)
    evening.post("/act", {"act": act, "back": "/desk/money"})
    assert not evening.tournament.cash.open_by_kind()[who, "side-money"]
    page = words(evening.get("/desk/money"))
    assert "too much" not in page.split(evening.tournament.state.name(who))[1][:80]
    assert "Paid the entry fee" not in page
    assert "refunded" in words(evening.get("/desk/log"))
    assert "$0.25 of the quarters." in words(evening.get("/desk/log"))
    (receipt,) = JOBS["paid"].make(Order(evening.tournament, None, who=who))
    assert receipt.lines[-1] == (fact("receipt-paid-back", of="side-money"), -25)
    assert json.loads(act)["of"] == "side-money"


def test_what_is_owed_back_is_no_prize(night: tuple[Night, str]):
    evening, who = night
    cash, rules = evening.tournament.cash, evening.tournament.form.money
    before = pot(rules, cash)
    assert before.pool == 2000 + cash.paid(kind="side-money") - cash.too_much()
    paid = cash.pay(Payment(who=who, kind="refund", of="side-money", cents=25))
    assert pot(rules, paid) == before, "it was not in the pool before it was given back"


def test_no_more_goes_back_than_was_paid_of_it():
    dues = (
        Due(who="Ann", kind="side-money", cents=25),
        Due(who="Ann", kind="fee", cents=500),
    )
    book = CashBook(dues, (Payment(who="Ann", kind="side-money", cents=25), Payment(who="Ann", kind="fee", cents=500)))
    back = Payment(who="Ann", kind="refund", of="side-money", cents=50)
    assert "has paid $0.25 in quarters" in str(book.verify(back))
    assert book.verify(replace(back, cents=25)) is None
