"""Prizes: shared to the cent, refused where they cannot be, and paid out of the till."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import assume, given, settings, strategies as st

from meldhouse.messages import fact, written
from meldhouse.rulebooks.describe.facts import division_fact
from meldhouse.rulebooks.money import Money, Special
from meldhouse.rulebooks.ranking import Ranking
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.money.cash import CashBook, Payment, Pot, cash_book, fees, pot, side_money
from meldhouse.tournament.money.prizes import awards, drawn, hand_out, receipts, split, unsettled
from meldhouse.tournament.scoring.ledger import Account, Feat, Ledger, LedgerEntry, alone
from meldhouse.tournament.scoring.special_prizes import best
from meldhouse.tournament.scoring.standings import standings


def made(points, round=1, **more):
    return tuple(
        LedgerEntry(people=(one,), round=round, points=value, reason=written("test"), **more)
        for one, value in points.items()
    )


def won(rules, points, pool=10000, ranking=Ranking(), **more):  # noqa: B008
    ledger = more.pop("ledger", None) or Ledger(made(points))
    accounts = more.pop("accounts", None) or alone(points)
    return awards(rules, standings(ranking, accounts, ledger), accounts, ledger, Pot(pool, 0), **more)


def cents(found):
    return {award.account: award.cents for award in found}


def test_shares_of_the_pool():
    found = won(Money(percents=(50, 30, 20)), {"A": 9, "B": 8, "C": 7, "D": 6})
    assert [(one.account, one.cents, one.reason) for one in found] == [
        ("A", 5000, fact("award-place", place=1)),
        ("B", 3000, fact("award-place", place=2)),
        ("C", 2000, fact("award-place", place=3)),
    ]


def test_shares_are_rounded_down_to_quarters_and_the_first_place_has_the_rest():
    points = {"A": 9, "B": 8, "C": 7, "D": 6}
    quarters = Money(percents=(50, 30, 20), step_cents=25)
    assert cents(won(quarters, points, pool=3575)) == {"A": 1825, "B": 1050, "C": 700}
    whole = cents(won(Money(percents=(50, 30, 20), step_cents=100), points, pool=3575))
    assert whole == {"A": 1875, "B": 1000, "C": 700}
    tied = cents(won(quarters, {"A": 9, "B": 9, "C": 7}, pool=3575))
    assert sum(tied.values()) == 3575
    assert all(made % 25 == 0 for made in tied.values())
    special = Money(percents=(60, 20), specials=(Special(prize="high-round", percent=20),), step_cents=100)
    found = won(special, {"A": 9, "B": 8}, pool=1299)
    assert [(one.reason, one.cents) for one in found] == [
        (fact("award-place", place=1), 899),
        (fact("award-place", place=2), 200),
        (fact("prize-for", prize="high-round", target=0), 200),
    ]


def test_equals_share_the_prizes_of_the_places_they_take_up():
    assert cents(won(Money(percents=(50, 30, 20)), {"A": 9, "B": 9, "C": 7})) == {"A": 4000, "B": 4000, "C": 2000}
    found = won(Money(percents=(50, 30, 20)), {"A": 9, "B": 7, "C": 7, "D": 7})
    assert sorted(cents(found).values()) == [1666, 1667, 1667, 5000]
    assert found[1].reason == fact("award-shared", first=2, last=4)


def test_odd_cents_go_by_lot_or_to_the_club():
    fair = Money(cents=(100,))
    assert sorted(cents(won(fair, {"A": 1, "B": 1, "C": 1})).values()) == [33, 33, 34]
    kept = Money(cents=(100,), odd_cents="club")
    assert cents(won(kept, {"A": 1, "B": 1, "C": 1})) == {"A": 33, "B": 33, "C": 33}


def test_the_lot_can_be_drawn_again_and_favours_nobody():
    assert drawn("ABC", "June") == drawn("CBA", "June")
    lucky = [next(one for one, got in split(1, "ABC", f"event {at}", Money()).items() if got) for at in range(300)]
    assert all(70 < lucky.count(one) < 130 for one in "ABC")


def test_fixed_prizes_are_for_a_pair_or_for_each_of_it():
    pairs = (Account(id="1", people=("1a", "1b")), Account(id="2", people=("2a", "2b")))
    ledger = Ledger((LedgerEntry(people=("1a", "1b"), round=1, points=5, reason=written("test")),))
    for each, wanted in ((False, 2501), (True, 5002)):
        found = won(Money(cents=(2501,), each=each), {}, ledger=ledger, accounts=pairs)
        assert cents(found) == {"1": wanted}
    handed = receipts(won(Money(cents=(2501,)), {}, ledger=ledger, accounts=pairs))
    assert sorted((one.person, one.number) for one in handed) == [("1a", 1), ("1b", 2)]
    assert sorted(one.cents for one in handed) == [1250, 1251]
    assert handed[0].lines[0][0] == fact("award-place", place=1)


def test_medals_are_for_places_and_equals_have_the_same():
    found = won(Money(medals=3), {"A": 9, "B": 8, "C": 8, "D": 7})
    assert [(one.account, one.medal) for one in found] == [("A", "gold"), ("B", "silver"), ("C", "silver")]
    assert receipts(found) == ()
    assert [one.medal for one in won(Money(medals=4), {"A": 4, "B": 3, "C": 2, "D": 1})][-1] == "place 4"


@pytest.mark.refuses("MCA-2b")
def test_nobody_has_a_medal_before_a_tie_for_it_is_played_off():
    rules = Ranking(of="pair", playoff="round", playoff_places=3)
    with pytest.raises(MoneyError) as refused:
        won(Money(medals=3), {"A": 9, "B": 8, "C": 8}, ranking=rules)
    assert refused.value.code == "tied"
    found = won(Money(medals=3), {"A": 9, "B": 8, "C": 7, "D": 6, "E": 6}, ranking=rules)
    assert [one.medal for one in found] == ["gold", "silver", "bronze"]


def test_more_than_there_is_cannot_be_won():
    with pytest.raises(MoneyError) as refused:
        won(Money(percents=(60, 40), specials=(Special(prize="high-round", percent=10),)), {"A": 1})
    assert refused.value.code == "over-100"
    with pytest.raises(MoneyError, match=r"\$150.00.*\$100.00"):
        won(Money(cents=(9000, 6000)), {"A": 2, "B": 1})
    assert cents(won(Money(cents=(9000, 6000)), {"A": 2})) == {"A": 9000}, "a prize nobody takes is not paid"


def test_fixed_prizes_come_first_and_percentages_are_of_the_rest():
    rules = Money(cents=(1000,), percents=(50, 50), specials=(Special(prize="high-round", cents=2000),))
    found = won(rules, {"A": 2, "B": 1})
    assert [(one.account, one.cents) for one in found] == [("A", 1000 + 3500), ("B", 3500), ("A", 2000)]
    unearned = Money(percents=(100,), specials=(Special(prize="most-sets", cents=2000),))
    assert cents(won(unearned, {"A": 2})) == {"A": 10000}, "what nobody has won is left to the others"


def test_whoever_is_not_ranked_has_no_prize():
    accounts = (Account(id="A", people=("A",), ranked=False), *alone("B"))
    rules = Money(percents=(100,), medals=1, specials=(Special(prize="high-round", cents=0),))
    found = won(rules, {}, ledger=Ledger(made({"A": 99, "B": 1})), accounts=accounts)
    assert {one.account for one in found} == {"B"}


TALE = Ledger(
    (
        *made({"A": 40, "B": 10, "C": 20}, hand=1),
        *made({"A": 0, "B": 80, "C": 20}, hand=2),
        *made({"C": 15}),
        *made({"A": 60, "B": 0, "C": 20}, round=2, hand=1),
        *made({"A": 500}, round=3, hand=1, playoff=1),
    ),
    (),
    (
        Feat(person="A", what="set", round=1),
        Feat(person="A", what="set", round=2),
        Feat(person="C", what="set", round=1),
        Feat(person="C", what="renege", round=1),
        Feat(person="B", what="everything", round=1),
    ),
)


@pytest.mark.parametrize(
    ("special", "winners"),
    [
        (Special(prize="high-round"), "B"),
        (Special(prize="high-hand"), "B"),
        (Special(prize="most-sets"), "A"),
        (Special(prize="most-reneges"), "C"),
        (Special(prize="most-everything"), "B"),
        (Special(prize="low-score"), "C"),
        (Special(prize="first-to", target=40), "A"),
        (Special(prize="first-to", target=55), "B"),
        (Special(prize="first-to", target=100), "A"),
        (Special(prize="first-to", target=101), ""),
    ],
)
def test_special_prizes(special, winners):
    assert "".join(one.id for one in best(special, alone("ABC"), TALE)) == winners


def test_what_nobody_did_nobody_wins_and_equals_share_it():
    special = Money(specials=(Special(prize="most-sets", cents=101),))
    assert won(special, {"A": 1}) == ()
    feats = (Feat(person="A", what="set", round=1), Feat(person="B", what="set", round=1))
    found = won(special, {"A": 1, "B": 2}, ledger=Ledger(made({"A": 1, "B": 2}), (), feats))
    assert sorted(cents(found).values()) == [50, 51]
    assert {one.reason for one in found} == {fact("prize-for", prize="most-sets", target=0)}


def test_at_the_same_hand_both_were_first():
    ledger = Ledger(made({"A": 30, "B": 40}, hand=1) + made({"A": 30, "B": 20}, hand=2))
    assert len(best(Special(prize="first-to", target=50), alone("AB"), ledger)) == 2


def test_one_receipt_for_everything_somebody_has_won():
    rules = Money(percents=(50, 30), specials=(Special(prize="high-round", percent=20),))
    found = won(rules, {"A": 9, "B": 5}, pool=1000)
    first, second = receipts(found)
    assert first.lines == (
        (fact("award-place", place=1), 500),
        (fact("prize-for", prize="high-round", target=0), 200),
    )
    assert (first.cents, second.cents) == (700, 300)
    book = hand_out(CashBook((), (Payment(who="all", kind="gift", cents=1000),)), (first, second))
    assert book.till == 0
    with pytest.raises(MoneyError) as refused:
        hand_out(book, (first,))
    assert refused.value.code == "till"


specials = st.builds(
    Special,
    prize=st.sampled_from(["high-round", "high-hand", "most-sets", "first-to", "low-score"]),
    percent=st.integers(0, 10),
    cents=st.sampled_from([0, 0, 101]),
    target=st.integers(1, 200),
)


@st.composite
def houses(draw):
    places = sorted(draw(st.lists(st.integers(0, 16), max_size=5)), reverse=True)
    return Money(
        fee_cents=draw(st.integers(0, 2500)),
        fee_for=draw(st.sampled_from(["person", "pair"])),
        keep_percent=draw(st.integers(0, 50)),
        side_money=draw(st.sampled_from(["pool", "club"])),
        percents=tuple(places),
        specials=tuple(draw(st.lists(specials, max_size=2))),
        odd_cents=draw(st.sampled_from(["lot", "club"])),
    )


@st.composite
def events(draw):
    """Pairs or people, some of whom pay, play, are set and are penalised."""
    size = draw(st.integers(1, 2))
    ids = [str(number) for number in range(1, draw(st.integers(1, 9)) + 1)]
    accounts = [Account(id=one, people=tuple(f"{one}{letter}" for letter in "ab"[:size])) for one in ids]
    entries, feats = [], []
    for account in accounts:
        for number in range(1, draw(st.integers(1, 3)) + 1):
            points = draw(st.integers(-2, 6)) * 25
            entries.append(
                LedgerEntry(people=account.people, round=number, hand=1, points=points, reason=written("test"))
            )
            if draw(st.booleans()):
                who = account.people[-1]
                entries.append(
                    LedgerEntry(people=(who,), round=number, points=-25, reason=written("fee for a set"), unit="cents")
                )
                feats.append(Feat(person=who, what="set", round=number))
    received = draw(st.lists(st.tuples(st.sampled_from(ids), st.integers(0, 6000)), max_size=12))
    return accounts, Ledger(tuple(entries), (), tuple(feats)), received


def _settled(book, found):
    """What is too much is given back first, then the rest is handed out."""
    left = unsettled(book, found)
    for who, amount in sorted(left.items(), key=lambda one: one[1]):
        if amount:
            book = book.pay(Payment(who=who, kind="prize" if amount > 0 else "prize-back", cents=abs(amount)))
    assert not any(unsettled(book, found).values())
    return book


def _comes_out_after_a_correction(rules, accounts, ledger, book, seed):
    """All is handed out, then what was written first turns out not to count: others have won, or fewer."""
    shared = pot(rules, book)
    for played in (ledger, Ledger(ledger.entries[::-1][:-1], (), ledger.feats[1:])):
        table = standings(Ranking(), accounts, played)
        found = awards(rules, table, accounts, played, shared, seed=seed)
        book = _settled(book, found)
        statement = book.statement()
        assert pot(rules, book) == shared
        assert sum(statement.taken.values()) == sum(statement.given.values()) + statement.till
        assert statement.till == shared.club + shared.pool - sum(one.cents for one in found)
        assert book.prized() == sum(one.cents for one in found)


@settings(max_examples=60)
@given(houses(), events(), st.text(max_size=3))
def test_what_goes_in_comes_out_or_is_in_the_till(rules, event, seed):
    accounts, ledger, received = event
    book = cash_book([*fees(rules, accounts), *side_money(ledger, accounts)], received)
    shared = pot(rules, book)
    assert shared.pool + shared.club == book.till == sum(amount for _, amount in received)
    table = standings(Ranking(), accounts, ledger)
    assume(shared.pool >= sum(special.cents for special in rules.specials))
    found = awards(rules, table, accounts, ledger, shared, seed=seed)
    handed = receipts(found, seed=seed)
    assert sum(one.cents for one in handed) == sum(one.cents for one in found) <= shared.pool
    after = hand_out(book, handed)
    statement = after.statement()
    assert sum(statement.taken.values()) == sum(statement.given.values()) + statement.till
    assert statement.till == shared.club + shared.pool - sum(one.cents for one in found)
    _comes_out_after_a_correction(rules, accounts, ledger, book, seed)
    prizes = {one.account: one.cents for one in found if one.place}
    order = [prizes.get(row.id, 0) for row in table.rows]
    assert all(better >= worse - 1 for better, worse in pairwise(order))
    assert awards(rules, table, accounts, ledger, shared, seed=seed) == found


def test_whoever_left_a_pair_has_made_its_points_but_has_no_part_in_its_prize():
    pair = Account(id="1", people=("1a", "1c"), former=("1b",))
    ledger = Ledger(
        (
            LedgerEntry(people=("1a", "1b"), round=1, points=50, reason=written("made 50")),
            LedgerEntry(people=("1b",), round=1, points=-20, reason=written("late")),
            LedgerEntry(people=("1a", "1c"), round=2, points=60, reason=written("made 60")),
            LedgerEntry(people=("1b",), round=1, points=-25, reason=written("fee for a set"), unit="cents"),
        ),
        (),
        (Feat(person="1b", what="set", round=1),),
    )
    rules = Money(cents=(2000,), each=True, specials=(Special(prize="most-sets", cents=100),))
    assert standings(Ranking(of="pair"), [pair], ledger).row("1").points == 90
    assert [due.who for due in side_money(ledger, [pair])] == ["1"]
    handed = receipts(won(rules, {}, ledger=ledger, accounts=(pair,)))
    assert {one.person: one.cents for one in handed} == {"1a": 2050, "1c": 2050}


def test_receipts_go_by_place_and_name_the_medal():
    found = won(Money(percents=(50, 30), medals=2), {"A": 5, "B": 9}, pool=1000)
    first, second = receipts(found)
    assert (first.person, second.person) == ("B", "A")
    assert first.lines[0][0] == fact("award-with-medal", reason=fact("award-place", place=1), place=1)


def test_medals_of_each_division_are_for_places_in_it():
    words = {"A": "men", "B": "women", "C": "men", "D": "men", "E": "women", "F": ""}
    field = tuple(Account(id=one, people=(one,), name=one, division=word) for one, word in words.items())
    points = {"A": 9, "B": 8, "C": 7, "D": 7, "E": 5, "F": 4}
    found = won(Money(medals=2, medals_by="division", percents=(100,)), points, accounts=field)
    assert [(one.account, one.medal, one.reason) for one in found if one.medal] == [
        ("A", "gold", fact("award-division", division=division_fact("men"), place=1, shared="no")),
        ("C", "silver", fact("award-division", division=division_fact("men"), place=2, shared="yes")),
        ("D", "silver", fact("award-division", division=division_fact("men"), place=2, shared="yes")),
        ("B", "gold", fact("award-division", division=division_fact("women"), place=1, shared="no")),
        ("E", "silver", fact("award-division", division=division_fact("women"), place=2, shared="no")),
    ]
    assert cents(found)["A"] == 0  # the medal is an award of its own, beside the money
    assert sum(one.cents for one in found) == 10000
