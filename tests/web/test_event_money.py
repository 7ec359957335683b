"""The cash book and the prizes at the desk: one tap for a fee, a till that adds up, nothing handed out twice."""

from __future__ import annotations

import json

import pytest
from event_nights import Night, buttons, evening, pay_fees
from visiting import OpenHouse, said as says, words

from meldhouse.rulebooks.money import Money, Special, dollars
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.tournament import acts
from meldhouse.tournament.paper.jobs import JOBS
from meldhouse.tournament.paper.order import Order

RULES = Money(
    fee_cents=500, keep_percent=10, percents=(60, 40), medals=3, specials=(Special(prize="high-round", cents=200),)
)


@pytest.fixture
def night(house: OpenHouse) -> Night:
    """Eight are there, and nobody has paid."""
    return Night(house, evening("npa", 8, RULES))


@pytest.fixture
def over(house: OpenHouse) -> Night:
    """Played to its end, all paid."""
    event = evening("bend", 8, RULES)
    pay_fees(event)
    event.play()
    return Night(house, event)


def adds_up(night: Night) -> None:
    statement = night.tournament.cash.statement()
    taken, given = sum(statement.taken.values()), sum(statement.given.values())
    assert taken == given + statement.till
    page = words(night.get("/desk/money"))
    assert says("event-till-sum", taken=taken, given=given, till=statement.till) in page


def test_a_fee_is_paid_with_one_tap_and_once(night: Night):
    before = night.get("/desk/money")
    assert "$0.00 of $40.00 paid. $40.00 still due." in words(before)
    act = buttons(before)[0]
    paid = {"act": act, "back": "/desk/money", "id": "tap"}
    assert "$5.00 of $40.00 paid" in night.said(night.post("/act", paid))
    night.post("/act", paid)  # the same tap, sent again
    assert night.tournament.cash.till == 500
    again = night.said(night.post("/act", paid | {"id": "other"}))
    assert "Player 1 owes $0.00 of the entry fee, so $5.00 is too much." in again
    assert act not in buttons(night.get("/desk/money"))
    adds_up(night)


def test_everybody_who_is_here_has_paid(night: Night):
    night.post("/act", {"act": json.dumps({"act": "no-show", "entrants": ["P8"]})})
    assert says("event-have-paid", number=7) in night.said(night.post("/desk/money/all", {}))
    assert night.tournament.cash.till == 3500
    assert says("event-have-paid", number=0) in night.said(night.post("/desk/money/all", {}))
    adds_up(night)


def test_gifts_expenses_refunds_and_fines_go_through_the_book(night: Night):
    night.post("/desk/money/all", {})
    night.post("/desk/money", {"kind": "gift", "amount": "25", "note": "the bakery"})
    night.post("/desk/money", {"kind": "expense", "amount": "$12.50", "note": "coffee"})
    night.post("/desk/money", {"kind": "refund", "account": "P2", "amount": "5"})
    clause = next(iter(night.tournament.book.clause_table))
    fine = {"what": "new-fine", "fined": "P3", "fine": "2", "reason": "a phone at the table", "clause": clause}
    assert says("event-saved-money") in night.said(night.post("/desk/money", fine))
    page = night.get("/desk/money")
    assert night.tournament.cash.till == 4000 + 2500 - 1250 - 500
    assert "in $25.00 gift: the bakery" in words(page)
    assert "Paid the fine, $2.00" in words(page)
    adds_up(night)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"kind": "gift", "amount": ""}, says("event-amount-fault")),
        ({"kind": "gift", "amount": "five"}, "isn’t an amount"),
        ({"kind": "gift", "amount": "-5"}, "a payment of −$5.00"),
        ({"kind": "gift", "amount": "0"}, "a payment of $0.00"),
        ({"kind": "gift", "amount": "1.999"}, "parts of a cent"),
        ({"kind": "gift", "amount": "9" * 40}, "Check the amount"),
        ({"kind": "gift", "amount": "5", "note": "x" * 401}, "at most 400 letters"),
        ({"kind": "bribe", "amount": "5"}, says("fault-choice")),
        ({"kind": "prize", "account": "P1", "amount": "5"}, says("fault-choice")),
        ({"kind": "expense", "amount": "5"}, "The cash box has only $0.00"),
        ({"kind": "refund", "account": "P1", "amount": "5"}, "The cash box has only $0.00"),
        ({"kind": "refund", "amount": "5"}, says("event-whose-fault")),
        ({"kind": "fee", "account": "P1", "amount": "6"}, "Player 1 owes $5.00 of the entry fee"),
        ({"kind": "gift", "account": "P99", "amount": "5"}, "No player has the number P99"),
        ({"what": "new-fine", "fined": "P1", "fine": "", "reason": "late"}, says("event-amount-fault")),
        ({"what": "new-fine", "fined": "P1", "fine": "0", "reason": "late"}, says("event-fine-fault")),
        ({"what": "new-fine", "fined": "P1", "fine": "5", "reason": " "}, says("fault-missing")),
        ({"what": "new-fine", "fined": "P99", "fine": "5", "reason": "late"}, "No player has the number P99"),
        (
            {"what": "new-fine", "fined": "P1", "fine": "5", "reason": "late", "clause": "X-1"},
            "There’s no clause “X-1”",
        ),
    ],
)
def test_what_cannot_be_entered_is_said_and_what_was_typed_stays(night: Night, fields: dict[str, str], sentence: str):
    sent = night.post("/desk/money", fields)
    assert sent.status_code == 422
    assert sentence in words(sent)
    assert f'value="{(fields.get("amount") or fields.get("fine", ""))}"' in sent.text
    assert night.tournament.cash.payments == ()
    assert night.tournament.state.fines == []


def test_a_scorekeeper_takes_money_but_fines_nobody(night: Night):
    night.post("/act", {"act": json.dumps({"act": "appoint", "who": "sk", "role": "scorekeeper"})})
    keeper, stranger = night.visitor("sk", "Sue"), night.visitor("x", "Xi")
    assert "Paid the entry fee, $5.00" in words(night.get("/desk/money", by=keeper))
    assert says("event-fine-go") not in words(night.get("/desk/money", by=keeper))
    fine = {"what": "new-fine", "fined": "P1", "fine": "5", "reason": "late"}
    assert "Only the director" in words(night.post("/desk/money", fine, by=keeper))
    for path in ("/desk/money", "/desk/money/part", "/desk/prizes", "/desk/prizes/part"):
        assert night.get(path, by=stranger).status_code == 403
    for path in ("/desk/money", "/desk/money/all", "/desk/prizes"):
        assert night.post(path, {}, by=stranger).status_code == 403


def test_an_empty_book_says_what_to_do(house: OpenHouse):
    night = Night(house, evening("npa", 0))
    assert "Nobody is entered yet." in words(night.get("/desk/money"))
    assert says("event-no-prizes") in words(night.get("/desk/prizes"))
    free = Night(house, evening("npa", 4))
    assert says("event-no-fee") in words(free.get("/desk/money"))


def test_prizes_are_shown_before_the_end_and_handed_out_after_it(house: OpenHouse):
    event = evening("bend", 8, RULES)
    pay_fees(event)
    event.do(acts.Draft())
    event.play_round()
    night = Night(house, event)
    page = words(night.get("/desk/prizes"))
    assert "If it ended now." in page
    assert "Hand out" not in page
    assert "Prizes are handed out when the tournament is finished." in night.said(night.post("/desk/prizes", {}))
    assert night.tournament.cash.paid(kind="prize") == 0


def test_every_prize_is_handed_out_once(over: Night):
    pool = over.tournament.cash.till * 90 // 100
    page = over.get("/desk/prizes")
    assert f"{dollars(pool)} in prizes" in words(page)
    assert "gold medal" in words(page)
    one = json.loads(buttons(page)[0])
    over.post("/act", {"act": json.dumps(one), "back": "/desk/prizes", "id": "one"})
    assert over.tournament.cash.paid(kind="prize") == one["cents"]
    assert "All prizes are handed out." in over.said(over.post("/desk/prizes", {}))
    assert over.tournament.cash.paid(kind="prize") == pool
    assert says("event-handed-before") in over.said(over.post("/desk/prizes", {}))
    adds_up(over)


def test_medals_are_handed_out_one_by_one_or_all_at_once_and_each_once(house: OpenHouse):
    event = evening("mcallen", 8)
    event.play()
    night = Night(house, event)
    page = night.get("/desk/prizes")
    assert "Prize pool" not in words(page)
    assert "$0.00" not in words(page)
    assert "Hand out everything: 6 medals" in words(page)  # each partner gets one
    one = json.loads(buttons(page)[0])
    assert one["act"] == "hand-medal"
    assert one["medal"] == "gold"
    after = night.said(night.post("/act", {"act": json.dumps(one), "back": "/desk/prizes", "id": "one"}))
    assert "a gold medal each handed out" in after
    again = night.said(night.post("/act", {"act": json.dumps(one), "back": "/desk/prizes", "id": "two"}))
    assert "already have the gold medal." in again
    other = json.dumps({**one, "medal": "silver"})
    assert "didn’t win the silver medal" in night.said(night.post("/act", {"act": other, "back": "/desk/prizes"}))
    done = night.said(night.post("/desk/prizes", {}))
    assert says("event-handed-out", what="4 medals") in done
    assert "All medals are handed out." in done
    assert len(night.tournament.state.medals) == 3


def test_medals_by_division_and_standings_of_one(house: OpenHouse):
    event = evening("mcallen", 8, Money(medals=1, medals_by="division"))
    state = event.tournament.state
    for at, entrant in enumerate([*state.entrants.values()][:-1]):
        names = tuple(person.name for person in entrant.people)
        event.do(acts.Edit(entrant=entrant.id, names=names, division=("men", "women", "mixed")[at % 3]))
    event.play()
    night = Night(house, event)
    last = [*night.tournament.state.entrants.values()][-1]
    page = night.get("/desk/prizes")
    assert f"these players have none: {last.name}" in words(page)
    assert all(f"{one}, place 1" in words(page).lower() for one in ("men", "women", "mixed"))
    spanish = words(night.director.get(f"{night.at}/desk/prizes", headers={"accept-language": "es"})).lower()
    assert all(f"{one}, lugar 1" in spanish for one in ("hombres", "mujeres", "mixta"))
    assert "Hand out everything: 6 medals" in words(page)
    men = [row.name for row in night.tournament.standings().rows if row.division == "men"]
    others = [row.name for row in night.tournament.standings().rows if row.division != "men"]
    shown = words(night.get("/standings?division=men"))
    assert [name for name in men if f" {name} " in shown] == men
    assert not [name for name in others if f" {name} " in shown]
    assert all(f" {name} " in words(night.get("/standings?division=nonsense")) for name in (*men, *others))


def test_no_medal_is_handed_out_before_the_end(house: OpenHouse):
    event = evening("mcallen", 8)
    event.do(acts.Draft())
    event.play_round()
    night = Night(house, event)
    page = night.get("/desk/prizes")
    assert "If it ended now." in words(page)
    assert "Print the provisional list" in words(page)
    first = night.tournament.standings().rows[0].id
    early = json.dumps({"act": "hand-medal", "account": first, "medal": "gold"})
    assert "Finish the tournament first." in night.said(night.post("/act", {"act": early}))


def test_more_promised_than_there_is_is_a_sentence_with_a_way_out(house: OpenHouse):
    event = evening("bend", 8, Money(fee_cents=100, cents=(5000,)))
    pay_fees(event)
    event.play()
    night = Night(house, event)
    page = words(night.get("/desk/prizes"))
    assert "The prizes come to $50.00, but the pool has only $8.00." in page
    assert "Enter a gift" in page
    night.post("/desk/money", {"kind": "gift", "amount": "42"})
    assert "$50.00 in prizes" in words(night.get("/desk/prizes"))


def test_each_of_a_pair_that_is_ranked_alone_pays_for_himself(house: OpenHouse):
    event = evening("mcallen", 2, Money(fee_cents=500), ranking=Ranking(of="person"))
    night = Night(house, event)
    assert "Player 1b" in words(night.get("/desk/people/T1"))
    night.post("/desk/people/T1", {"what": "pay", "account": "T1b", "amount": "5"})
    assert night.tournament.cash.paid("T1b") == 500
    assert "entry fee: $5.00" in words(night.get("/desk/people/T1"))
    sent = night.post("/desk/people/T1", {"what": "pay", "account": "P9", "amount": "5"})
    assert "No player has the number P9" in night.said(sent)
    assert "$5.00 of $20.00 paid" in words(night.get("/desk/money"))


def test_a_club_that_does_not_play_is_fined_by_its_name_and_pays(night: Night):
    fine = {"what": "new-fine", "fined": "P1", "fine": "100", "reason": "no shuffler", "clause": "NPA-2.2i"}
    said = night.said(night.post("/desk/money", fine | {"fined-name": "Bend Pinochle Club"}))
    assert "Bend Pinochle Club" in said
    act = next(one for one in buttons(night.get("/desk/money")) if "Bend Pinochle Club" in one)
    night.post("/act", {"act": act, "back": "/desk/money"})
    assert night.tournament.cash.paid("Bend Pinochle Club", "fine") == 10_000
    assert "Bend Pinochle Club" in words(night.get("/desk/log"))
    refused = night.post("/desk/money", fine | {"fined-name": "P1"})
    assert "P1 is a player’s number" in words(refused)
    adds_up(night)


def test_what_is_owed_back_is_told_and_is_not_in_the_pool(night: Night):
    night.post("/desk/money/all", {"kind": "fee"})
    assert "$40.00 of $40.00 paid." in words(night.get("/desk/money"))
    night.post("/act", {"act": json.dumps({"act": "withdraw", "entrant": "P8"}), "back": "/desk"})
    page = words(night.get("/desk/money"))
    assert f"{says('event-paid-of', paid=3500, due=3500)} {says('event-back-sum', amount=500)}" in page
    assert says("event-overpaid", amount=500) in page
    assert "For prizes $31.50" in page


def test_prizes_that_nobody_has_paid_for_say_so(house: OpenHouse):
    event = evening("bend", 8, Money(fee_cents=500, percents=(60, 40)))
    event.play()
    said = words(Night(house, event).get("/desk/prizes"))
    assert says("event-pool-empty") in said
    assert says("event-no-places") not in said


def test_a_receipt_for_one_fee_is_printed_on_the_page_of_whoever_paid(house: OpenHouse):
    event = evening("npa", 4, RULES)
    for who in ("P1", "P2"):
        event.do(acts.Pay(account=who, kind="fee", cents=500))
    night = Night(house, event)
    link = f"{night.at}/desk/prints/paid.pdf?who=P2"
    assert link in night.get("/desk/people/P2").text
    assert "paid.pdf" not in night.get("/desk/people/P3").text
    assert night.director.get(link).headers["content-type"] == "application/pdf"
    (receipt,) = JOBS["paid"].make(Order(event.tournament, None, who="P2"))
    assert (receipt.name, receipt.number) == (event.tournament.state.name("P2"), "2")
