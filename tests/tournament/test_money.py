"""Amounts, dues, payments, and a cash book that comes out to the cent."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from meldhouse.messages import written
from meldhouse.rulebooks.money import Money, dollars
from meldhouse.tournament.money.amounts import MOST, MoneyError, parse_money, shares
from meldhouse.tournament.money.cash import (
    INCOMING,
    OUTGOING,
    CashBook,
    Due,
    Payment,
    cash_book,
    fees,
    pot,
    refundable,
    side_money,
)
from meldhouse.tournament.scoring.ledger import Account, Ledger, LedgerEntry, alone


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("$5", 500),
        ("5.00", 500),
        (" 5 ", 500),
        ("5.5", 550),
        ("25c", 25),
        ("25 cents", 25),
        ("1 cent", 1),
        ("25¢", 25),
        ("$0.25", 25),
        (".25", 25),
        ("5.", 500),
        ("$ 1,250.00", 125000),
        ("-$3", -300),
        ("−3.10", -310),
        ("$1,000,000", MOST),
    ],
)
def test_what_people_write_is_read(text, cents):
    assert parse_money(text) == cents


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-amount"),
        ("$", "no-amount"),
        (".", "no-amount"),
        ("-", "no-amount"),
        ("five", "no-amount"),
        ("5,00", "no-amount"),
        ("1,23,456", "no-amount"),
        ("5.0.0", "no-amount"),
        ("$5c", "no-amount"),
        ("٥", "no-amount"),
        ("1e3", "no-amount"),
        ("0.125", "part-cents"),
        ("$1,000,000.01", "too-much"),
        ("9" * 5000, "too-much"),
    ],
)
def test_what_is_no_amount_gets_a_sentence(text, code):
    with pytest.raises(MoneyError) as caught:
        parse_money(text)
    assert caught.value.code == code
    assert str(caught.value).endswith(".")


@given(st.integers(-MOST, MOST))
def test_every_amount_is_read_as_it_is_written(cents):
    assert parse_money(dollars(cents)) == cents


@given(st.integers(0, MOST), st.lists(st.integers(0, 20), max_size=5))
def test_shares_are_what_was_promised_to_within_a_cent(total, percents):
    made = shares(total, percents)
    assert sum(made) == total * sum(percents) // 100
    for share, percent in zip(made, percents, strict=True):
        assert abs(100 * share - total * percent) < 100


def test_each_pair_pays_once_or_for_both():
    pairs = [Account(id="1", people=("1a", "1b")), Account(id="2", people=("2a", "2b"))]
    assert [due.cents for due in fees(Money(fee_cents=1000), pairs)] == [2000, 2000]
    assert [due.cents for due in fees(Money(fee_cents=1000, fee_for="pair"), pairs)] == [1000, 1000]
    assert fees(Money(), pairs) == ()


def test_quarters_are_owed_by_the_one_who_was_set_with_the_clause():
    quarter = LedgerEntry(
        people=("1b",), round=2, points=-25, reason=written("fee for a set"), clause="BEN-4.2a", unit="cents"
    )
    ledger = Ledger((quarter, LedgerEntry(people=("1a", "1b"), round=2, points=520, reason=written("made 520"))))
    (due,) = side_money(ledger)
    assert (due.who, due.cents, due.round, due.clause) == ("1b", 25, 2, "BEN-4.2a")
    (due,) = side_money(ledger, [Account(id="1", people=("1a", "1b"))])
    assert due.who == "1"


ANN = Due(who="Ann", kind="fee", cents=500)
QUARTER = Due(who="Ann", kind="side-money", cents=25)


def paid(book, who, kind, cents):
    return book.pay(Payment(who=who, kind=kind, cents=cents))


def test_paid_and_due():
    book = CashBook((ANN, QUARTER, Due(who="Bob", kind="fee", cents=500)))
    book = paid(book, "Ann", "fee", 300)
    assert (book.owed("Ann"), book.owed("Ann", "side-money"), book.owed("Bob")) == (225, 25, 500)
    assert book.owing() == {"Ann": 225, "Bob": 500}
    found = book.statement()
    assert (found.taken["fee"], found.till, found.due) == (300, 300, 725)


@pytest.mark.parametrize(
    ("payment", "code"),
    [
        (Payment(who="Ann", kind="fee", cents=0), "not-positive"),
        (Payment(who="Ann", kind="fee", cents=-500), "not-positive"),
        (Payment(who="Ann", kind="fee", cents=201), "over-due"),
        (Payment(who="Bob", kind="fee", cents=500), "over-due"),
        (Payment(who="Ann", kind="fine", cents=1), "over-due"),
        (Payment(who="Ann", kind="refund", cents=301), "over-refund"),
        (Payment(who="Bob", kind="refund", cents=1), "over-refund"),
        (Payment(who="Bob", kind="prize", cents=1301), "till"),
        (Payment(who="Bob", kind="prize-back", cents=1), "over-prize"),
        (Payment(who="the hall", kind="expense", cents=5000), "till"),
    ],
)
def test_what_cannot_be_paid_gets_a_sentence_and_changes_nothing(payment, code):
    book = paid(paid(CashBook((ANN, QUARTER)), "Ann", "fee", 300), "a friend", "gift", 1000)
    with pytest.raises(MoneyError) as caught:
        book.pay(payment)
    assert caught.value.code == code
    assert book.till == 1300


def test_who_gets_the_fee_back():
    book = paid(CashBook((ANN,)), "Ann", "fee", 500)

    def back(why, started, **rules):
        return refundable(Money(**rules), book, "Ann", why, started=started)

    assert back("withdrawn", False) == 500
    assert back("withdrawn", True) == 0
    assert back("withdrawn", True, refund="always") == 500
    assert back("withdrawn", False, refund="never") == 0
    assert back("disqualified", False) == 0
    assert back("disqualified", True, refund="always") == 0, "whoever is disqualified is another matter"
    assert back("disqualified", True, refund_disqualified=True) == 500
    given_back = paid(book, "Ann", "refund", 500)
    assert refundable(Money(), given_back, "Ann", "withdrawn", started=False) == 0


def test_what_the_club_keeps_and_what_is_for_prizes():
    book = CashBook((ANN, QUARTER, Due(who="Ann", kind="fine", cents=10000, reason="no machine")))
    for kind, cents in (("fee", 500), ("side-money", 25), ("fine", 10000), ("gift", 300)):
        book = paid(book, "Ann", kind, cents)
    found = pot(Money(keep_percent=33), book)
    assert (found.pool, found.club) == (335 + 25 + 300, 165 + 10000)
    found = pot(Money(side_money="club", fines="pool"), book)
    assert (found.pool, found.club) == (500 + 10000 + 300, 25)
    spent = paid(book, "the hall", "expense", 10200)
    assert pot(Money(keep_percent=33), spent) == pot(Money(), paid(book, "the hall", "expense", 10200))
    assert pot(Money(keep_percent=33), spent).club == 0


def test_a_payment_goes_to_what_is_owed_first():
    dues = [ANN, QUARTER, Due(who="Ann", kind="fine", cents=100, reason="no machine")]
    book = cash_book(dues, [("Ann", 510), ("Bob", 50), ("Ann", 200)])
    assert [(one.who, one.kind, one.cents) for one in book.payments] == [
        ("Ann", "fee", 500),
        ("Ann", "side-money", 10),
        ("Bob", "gift", 50),
        ("Ann", "side-money", 15),
        ("Ann", "fine", 100),
        ("Ann", "gift", 85),
    ]


amounts = st.integers(1, 3000)
people = st.sampled_from("ABCD")


@given(
    st.lists(st.tuples(people, amounts), max_size=8),
    st.lists(st.tuples(people, st.integers(-3000, 3000)), max_size=12),
)
def test_whatever_comes_in_and_goes_out_is_in_the_book(owed, received):
    dues = [Due(who=who, kind="fee", cents=cents) for who, cents in owed]
    book = cash_book(dues, received)
    assert book.till == sum(cents for _, cents in received)
    for one in "ABCD":
        assert sum(payment.change for payment in book.payments if payment.who == one) == sum(
            cents for who, cents in received if who == one
        )


@given(
    st.lists(st.tuples(people, st.sampled_from([*INCOMING, *OUTGOING]), amounts), max_size=30),
    st.integers(0, 100),
    st.sampled_from(["pool", "club"]),
    st.sampled_from(["pool", "club"]),
)
def test_what_went_in_is_what_went_out_and_what_is_in_the_till(tried, keep, side, fines):
    dues = tuple(Due(who=one, kind=kind, cents=4000) for one in "ABCD" for kind in INCOMING[:3])
    book = CashBook(dues)
    for who, kind, cents in tried:
        payment = Payment(who=who, kind=kind, cents=cents)
        if book.verify(payment) is None:
            book = book.pay(payment)
    found = book.statement()
    assert found.till >= 0
    assert sum(found.taken.values()) == sum(found.given.values()) + found.till
    assert (
        found.due
        == sum(due.cents for due in dues) - sum(found.taken[kind] for kind in INCOMING[:3]) + (found.given["refund"])
    )
    shared = pot(Money(keep_percent=keep, side_money=side, fines=fines), book)
    assert shared.club >= 0
    assert shared.pool + shared.club == found.till + found.given["prize"] - found.taken["prize-back"]


def test_everybody_alone_is_his_own_account():
    assert [due.who for due in fees(Money(fee_cents=1), alone(["Ann", "Bob"]))] == ["Ann", "Bob"]
