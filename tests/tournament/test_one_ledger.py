"""One ledger: people and pairs are sums of the same entries."""

from __future__ import annotations

from hypothesis import given, strategies as st

from meldhouse.game import Slip, score
from meldhouse.messages import written
from meldhouse.rulebooks import load_book
from meldhouse.tournament.scoring.ledger import Account, Ledger, LedgerEntry, TableEnding, alone, posted, sums

SEATS = {"N": "Ann", "E": "Bob", "S": "Cleo", "W": "Dan"}


def entry(people, points, round=1, **more):
    return LedgerEntry(people=tuple(people.split()), round=round, points=points, reason=written("test"), **more)


def test_partners_differ_where_one_alone_is_penalised_and_a_pair_has_it_once():
    ledger = Ledger((entry("Ann Cleo", 76), entry("Ann", -50), entry("Bob Dan", 20)))
    assert [ledger.total(one) for one in ("Ann", "Cleo", "Bob")] == [26, 76, 20]
    assert ledger.total("Ann", "Cleo") == 26


def test_a_hand_is_posted_for_those_who_sat_there():
    slip = Slip(bidder="W", bid=75, trump="H", meld={"EW": 46, "NS": 25}, take={"EW": 30, "NS": 20})
    made = posted(score(load_book("npa"), slip), SEATS, round=2, table=5, hand=3)
    assert Ledger(made).total("Bob") == Ledger(made).total("Bob", "Dan") == 76
    assert {(one.round, one.table, one.hand, one.clause) for one in made} == {(2, 5, 3, "NPA-X5")}


def test_what_a_substitute_makes_is_nobodys_and_his_partner_keeps_it():
    slip = Slip(bidder="W", bid=75, trump="H", meld={"EW": 46, "NS": 25}, take={"EW": 30, "NS": 20})
    seats = {seat: one for seat, one in SEATS.items() if seat != "W"}
    ledger = Ledger(posted(score(load_book("npa"), slip), seats, round=1, table=1, hand=1))
    assert (ledger.total("Bob"), ledger.total("Dan")) == (76, 0)


def test_money_is_not_points():
    book = load_book("bend")
    slip = Slip(bidder="W", bid=900, trump="H", meld={"EW": 100, "NS": 100}, take={"EW": 200, "NS": 300})
    ledger = Ledger(posted(score(book, slip), SEATS, round=1, table=1, hand=1))
    assert [(one.people, one.points) for one in ledger.entries if one.unit == "cents"] == [(("Dan",), -25)]
    assert ledger.total("Dan") == 0


def test_what_came_later_is_not_seen():
    ledger = Ledger(
        (entry("Ann", 5), entry("Ann", 7, round=2), entry("Ann", 90, round=3, playoff=1)),
        (TableEnding(round=2, table=1, sides=(("Ann",), ("Bob",)), games=(1, 0)),),
    )
    assert ledger.through(1).total("Ann") == 5
    assert ledger.through(1).outcomes == ()
    assert ledger.rounds == (1, 2)
    assert ledger.total("Ann") == 12, "a play-off decides a tie and counts for nothing else"
    assert ledger.through(None) is ledger


def test_who_has_won_a_table():
    def winners(games, sides=(("A", "C"), ("B", "D"))):
        return TableEnding(round=1, table=1, sides=sides, games=games).winners

    assert winners((2, 1)) == ("A", "C")
    assert winners((1, 1)) == ()
    assert winners((1, 1, 0), (("A",), ("B",), ("C",))) == ("A", "B")
    assert winners((1,), (("A",),)) == ("A",), "a bye that is worth a win"
    assert winners((0,), (("A",),)) == ()


sides = st.sampled_from([("A", "C"), ("B", "D"), ("A",), ("B",), ("C",), ("D",), ("A", "B", "C", "D")])
entries = st.builds(
    LedgerEntry,
    people=sides,
    round=st.integers(1, 4),
    points=st.integers(-200, 500),
    reason=st.just("test"),
    unit=st.sampled_from(["points", "points", "cents"]),
)


@given(st.lists(entries, max_size=30))
def test_a_pair_has_what_it_made_together_and_what_each_was_given_alone(made):
    pair = Account(id="AC", people=("A", "C"))
    found = sums(made, [pair, *alone("AC")])
    counted = [one for one in made if one.unit == "points" and set(one.people) & {"A", "C"}]
    together = sum(one.points for one in counted if {"A", "C"} <= set(one.people))
    total = {owner: sum(rounds.values()) for owner, rounds in found.items()}
    assert total["AC"] == total["A"] + total["C"] - together == sum(one.points for one in counted)


@given(st.lists(entries, max_size=20), st.lists(entries, max_size=20))
def test_ledgers_add_up(one, two):
    first, second = Ledger(tuple(one)), Ledger(tuple(two))
    assert (first + second).total("A") == first.total("A") + second.total("A")
