"""A hand is corrected after the prizes were handed out: who has too much gives it back, and then the other is paid."""

from __future__ import annotations

import json

import pytest
from event_nights import Night, buttons, evening, pay_fees, playing
from visiting import OpenHouse, said as says, words

from meldhouse.game import Slip
from meldhouse.messages import fact
from meldhouse.rulebooks.money import Money, Special
from meldhouse.tournament import acts
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order
from meldhouse.tournament.simulating.simulate import Simulation

MADE = Slip(bidder="E", bid=50, trump="H", meld={"NS": 20, "EW": 30}, take={"NS": 20, "EW": 30})
NORTH_SET = Slip(bidder="N", bid=50, trump="H", meld={"NS": 20, "EW": 20}, take={"NS": 20, "EW": 30})
EAST_SET = Slip(bidder="E", bid=70, trump="H", meld={"NS": 20, "EW": 30}, take={"NS": 20, "EW": 30})


def handed_out(house: OpenHouse, event: Simulation) -> Night:
    """Its one sheet is signed, it is over, and whoever has won something has it."""
    sheet = event.tournament.state.rounds[0].sheets[1]
    for side in sheet.sides:
        event.do(acts.Sign(round=1, table=1, side=side, signer=sheet.people(side)[0], digest=sheet.digest))
    event.do(acts.Close(round=1))
    event.do(acts.Finish(anyway=True))
    night = Night(house, event)
    night.post("/desk/prizes", {})
    return night


@pytest.fixture
def night(house: OpenHouse) -> Night:
    """North alone was set and has his five dollars; then it turns out that East was set too."""
    money = Money(fee_cents=500, specials=(Special(prize="most-sets", cents=500),))
    event = playing(evening("npa", 4, money, rounds=1, hands=2))
    pay_fees(event)
    event.do(acts.EnterSlips(round=1, table=1, slips=(NORTH_SET, MADE)))
    night = handed_out(house, event)
    assert "All prizes are handed out." in words(night.get("/desk/prizes"))
    said = {"act": "correct", "round": 1, "table": 1, "hand": 2, "reason": "the bid was 70", "clause": "NPA-3.1a"}
    slip = {"bidder": "E", "bid": 70, "trump": "H", "meld": EAST_SET.meld, "take": EAST_SET.take}
    night.post("/act", {"act": json.dumps(said | {"slip": slip})})
    return night


def at(night: Night, seat: str) -> tuple[str, str]:
    state = night.tournament.state
    person = state.rounds[0].sheets[1].seats[seat]  # type: ignore[index]
    return person, state.name(person)


def test_who_has_too_much_gives_it_back_and_then_the_other_is_paid(night: Night):
    (north, name), (east, other) = at(night, "N"), at(night, "E")
    page = night.get("/desk/prizes")
    assert f"{name} gives back $2.50." in words(night.get("/desk"))
    assert f"{name} gives back $2.50" in words(page)
    assert page.text.index(says("event-take-back")) < page.text.index(says("event-pool")), "that comes first"
    assert "Hand out everything" not in words(page)
    assert says("event-hand-out-early", what="$2.50") in words(page)
    held = night.said(night.post("/desk/prizes", {}))
    assert f"Take back first: {name} gives back $2.50." in held
    assert night.tournament.cash.prized(east) == 0, "it is with somebody else still"
    assert "All prizes are handed out." not in words(page)
    assert f"{name} gives back $2.50" in words(night.get("/desk/money"))
    back = next(act for act in buttons(page) if "prize-back" in act)
    pool = words(night.get("/desk/money")).count("For prizes $20.00")
    assert pool == 1
    after = night.said(night.post("/act", {"act": back, "back": "/desk/prizes", "id": "once"}))
    assert "gives back" not in after
    assert "Hand out everything: $2.50" in after
    assert "gives back" not in words(night.get("/desk"))
    night.post("/act", {"act": back, "back": "/desk/prizes", "id": "once"})
    assert night.tournament.cash.prized(north) == 250
    assert "All prizes are handed out." in night.said(night.post("/desk/prizes", {}))
    assert night.tournament.cash.prized(east) == 250
    money = words(night.get("/desk/money"))
    assert "For prizes $20.00" in money
    assert says("event-till-sum", taken=2250, given=750, till=1500) in money
    assert f"took back $2.50 of a prize from {name}." in words(night.get("/desk/log"))
    assert other in money


def test_what_was_given_back_stands_on_the_receipts(night: Night):
    north, name = at(night, "N")
    night.post("/act", {"act": json.dumps({"act": "pay", "account": north, "kind": "prize-back", "cents": 250})})
    tournament = night.tournament
    (again,) = JOBS["receipts"].make(Order(tournament, None, who=north))
    assert sum(cents for _, cents in again.lines) == 250
    assert again.note == fact("receipt-given-back", handed=500, back=250, number=1)
    fee, taken = JOBS["paid"].make(Order(tournament, None, who=north))
    assert (fee.name, fee.lines) == (name, ((fact("receipt-for", kind="fee"), 500),))
    assert (taken.name, taken.lines) == (name, ((fact("receipt-for", kind="prize-back"), 250),))
    assert taken.number not in {fee.number, again.number}
    assert night.get(f"/desk/prints/receipts.pdf?who={north}").headers["content-type"] == "application/pdf"


def every_receipt(night: Night) -> dict[str, tuple[object, ...]]:
    found = [one for job in ("paid", "receipts") for one in JOBS[job].make(Order(night.tournament, None))]
    told = {one.number: (one.name, one.lines, one.note) for one in found}
    assert len(told) == len(found), "a number stands on two receipts"
    return told


def test_a_number_of_a_receipt_is_never_that_of_another(night: Night):
    """Whatever is corrected, paid or undone between: a number that was printed once stays with what stood there."""
    (north, _), (east, _) = at(night, "N"), at(night, "E")
    printed = every_receipt(night)

    def again() -> None:
        now = every_receipt(night)
        for number in printed.keys() & now.keys():
            assert printed[number] == now[number], number
        printed.update(now)

    corrected = {"act": "correct", "round": 1, "table": 1, "hand": 2, "reason": "as it was", "clause": "NPA-3.1a"}
    slip = {"bidder": "E", "bid": 50, "trump": "H", "meld": MADE.meld, "take": MADE.take}
    worse = {"bidder": "N", "bid": 50, "trump": "H", "meld": NORTH_SET.meld, "take": NORTH_SET.take}
    back = {"act": "pay", "account": north, "kind": "prize-back", "cents": 250}
    gift = {"act": "pay", "account": east, "kind": "gift", "cents": 100}
    undo = {"act": "undo"}
    todo = ({**corrected, "slip": slip}, undo, back, gift, {**corrected, "slip": worse}, undo, undo, gift)
    version = night.tournament.version
    for act in todo:
        night.post("/act", {"act": json.dumps(act)})
        again()
    assert night.tournament.version == version + len(todo)
    assert len(printed) > 8


def test_more_than_somebody_has_cannot_be_given_back(night: Night):
    north, _ = at(night, "N")
    sent = night.post("/desk/money", {"kind": "prize-back", "account": north, "amount": "6"})
    assert "can’t give back $6.00." in words(sent)


def test_a_medal_that_is_somebody_elses_after_a_correction_is_asked_back(house: OpenHouse):
    event = playing(evening("npa", 4, Money(medals=1), rounds=1, hands=1))
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 100, "EW": 50}))
    night = handed_out(house, event)
    had = [night.tournament.state.name(account) for account, _ in sorted(night.tournament.state.medals)]
    assert says("event-take-back") not in words(night.get("/desk/prizes"))
    said = {"act": "correct-result", "round": 1, "table": 1, "points": {"NS": 50, "EW": 100}, "reason": "turned round"}
    night.post("/act", {"act": json.dumps(said)})
    page = night.get("/desk/prizes")
    now = [night.tournament.state.name(one) for one in night.tournament.state.rounds[0].sheets[1].people("EW")]
    assert says("event-hand-out-early", what="the gold medal") in words(page)
    night.post("/desk/prizes", {})
    assert len(night.tournament.state.medals) == len(had), "there are not twice as many medals"
    for name in had:
        assert f"{name} gives back the gold medal: " in words(night.get("/desk"))
        assert f"{name} gives back the gold medal: {now[0]} and {now[1]} won it" in words(page)
        assert f"{name} gives back the gold medal: " in words(night.get("/desk/money"))
    for back in [act for act in buttons(page) if '"back":true' in act]:
        night.post("/act", {"act": back, "back": "/desk/prizes"})
    assert not night.tournament.state.medals
    assert says("event-take-back") not in words(night.get("/desk/prizes"))
    assert f"took the gold medal back from {had[0]}" in words(night.get("/desk/log"))
    night.post("/desk/prizes", {})
    assert sorted(night.tournament.state.name(account) for account, _ in night.tournament.state.medals) == sorted(now)


def test_who_corrects_is_told_at_once_what_is_to_be_taken_back(house: OpenHouse):
    event = playing(evening("npa", 4, Money(medals=1), rounds=1, hands=1))
    event.do(acts.EnterResult(round=1, table=1, points={"NS": 100, "EW": 50}))
    night = handed_out(house, event)
    first = night.tournament.state.name(min(event.tournament.state.rounds[0].sheets[1].people("NS")))
    said = {"points-NS": "50", "points-EW": "100", "reason": "turned round", "clause": "NPA-3.1a"}
    told = night.said(night.post("/round/1/table/1/result", said))
    assert says("event-result-corrected") in told
    assert f"Take back, under “Prizes”: {first} gives back the gold medal: " in told
