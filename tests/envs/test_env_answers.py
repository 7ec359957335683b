"""The mask is what the table allows, no less and no more: never is an answer refused that it offers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from env_walks import questions

from meldhouse import envs
from meldhouse.game import Concede, Discard, PassPieces
from meldhouse.players.deeds.asking import action_of, answers
from meldhouse.players.deeds.numbering import Deed
from meldhouse.rulebooks import book_names
from table import house

CLUBS = {
    "the dealer must bid": ("mcallen", '[auction]\nall_pass = "forced"'),
    "a fixed opening, short jumps": ("mcallen", "[auction]\nopening = 20\njump = 2"),
    "whoever passed may come back": ("st-hilary", "[auction]\npass_final = false"),
    "one may give up at any time": (
        "st-hilary",
        '[board]\nconcede = "anytime"\n[tricks]\nfirst_lead = "left-of-dealer"',
    ),
    "out of reach one may give up": ("mcallen", '[auction]\nminimum = 40\n[tricks]\nfirst_lead = "left-of-dealer"'),
    "the marriage laid governs": ("mcallen", '[trump]\nlaying = "governs"'),
    "much must be laid": ("mcallen", '[meld]\ncompulsory = ["kings", "queens"]\ncompulsory_all = false'),
    "dominoes are passed": ("n42pa", '[exchange]\nform = "blind"\ncount = 2'),
    "the kitty comes first": (
        "mcallen",
        "[table]\nseats = 3\npartners = false\n[deal]\nhand = 15\nkitty = 3\npackets = [[5, 5, 5]]\n"
        '[board]\nconcede = "never"\n[trump]\nmarriage = true\n[kitty]\nbefore_trump = true\ndeclare_trumps = false',
    ),
}
TABLES = {**{name: (name, "") for name in book_names()}, **CLUBS}


def allowed(table, question, number):
    """Whether the table itself takes what this number stands for."""
    book, hand, view = table.book, table.hand, question.view
    deed = table.numbers.deeds[number]
    if deed.kind in ("give", "lay-away"):
        count, doing = (book.exchange.count, PassPieces) if deed.kind == "give" else (book.deal.kitty, Discard)
        pieces = (*question.chosen, deed.what)
        more = list((Counter(view.hand) - Counter(pieces)).elements())[: count - len(pieces)]
        trumps = 0
        if doing is Discard and hand.state.order is not None:
            trumps = sum(piece in hand.state.order.members[hand.state.trump] for piece in (*pieces, *more))
            return hand.can(Discard(question.seat, (*pieces, *more), trumps))
        return hand.can(doing(question.seat, (*pieces, *more)))
    if deed.kind == "decline":
        return question.offer is not None
    if deed.kind in ("show", "show-least") and view.phase != "meld":
        return False
    action = action_of(book, question, deed)
    if deed.kind == "show-least" and Counter(action.pieces) == Counter(action_of(book, question, SHOW).pieces):
        return False  # it is the same as showing everything
    return hand.can(action)


SHOW = Deed("show")


@pytest.mark.parametrize("name", TABLES)
def test_what_is_offered_is_what_the_table_allows(name):
    table = envs.raw_env(house(*TABLES[name]))
    lot = Random(f"answers {name}")
    asked = Counter()
    for question in questions(table, lot, hands=5):
        legal = answers(table.numbers, question)
        asked[question.offer or question.view.phase] += 1
        assert legal, "somebody who is asked can answer"
        assert len(set(legal)) == len(legal)
        if question.offer is not None:
            assert table.hand.can(action_of(table.book, question, table.numbers.deeds[legal[0]]))
            continue
        if question.view.phase == "tricks" and lot.random() < 0.7:
            continue  # that is most of a hand, and some of it will do
        kinds = set(table.numbers.number) - {"redeal"}  # that is asked before the first call, and only then
        expected = {n for kind in kinds for n in table.numbers.number[kind].values() if allowed(table, question, n)}
        assert set(legal) == expected, question.view
    book, kitty = table.book, bool(table.book.deal.kitty)
    due = {"auction", "tricks", *(("kitty", "discard") if kitty else ("trump",))}
    due |= {"exchange"} if book.exchange.count else set()
    due |= {"meld"} if book.has_meld else set()
    due |= {"concede"} if book.board.concede != "never" and book.tricks.first_lead != "bidder" else set()
    assert set(asked) - {"redeal"} == due, "every part of the hand came up"


def weak_table():
    """St. Hilary, where five nines and no meld can be thrown in."""
    table = envs.raw_env("st-hilary")
    for seed in range(4_000):
        table.reset(seed=seed)
        if table.question.offer == "redeal":
            return table
    raise AssertionError("no weak hand was dealt")


def test_a_weak_hand_is_offered_a_new_deal_and_gets_it():
    table = weak_table()
    seat, before = table.question.seat, table.hand.state.deal.dealt
    table.step(table.numbers.number["redeal"][None])
    assert table.hand.state.deals == 2
    assert table.hand.state.deal.dealt[seat] != before[seat]


def test_a_weak_hand_can_be_kept_and_is_not_asked_again():
    table = weak_table()
    before, seat = table.hand.state.deal.dealt, table.question.seat
    table.step(table.numbers.number["decline"][None])
    assert table.hand.state.deal.dealt == before
    assert (table.question.offer, table.question.seat) != ("redeal", seat)


def test_only_whoever_holds_the_weak_hand_knows_of_the_offer():
    table = weak_table()
    place = table.observer.layout.slices["decision"]
    for agent in table.agents:
        asked = agent == table.agent_selection
        decision = table.observe(agent)["observation"][place].tolist()
        assert decision.index(1) == (0 if asked else 1)


def test_a_bidder_who_does_not_lead_may_give_up_before_the_first_lead():
    table = envs.raw_env(house(*CLUBS["one may give up at any time"]))
    for question in questions(table, Random(3), hands=20):
        if question.offer == "concede":
            assert question.seat == table.hand.state.bidder != table.hand.turn
            assert not table.hand.state.play.trick
            table.step(table.numbers.number["concede"][None])
            assert isinstance(table.hand.events[-2], Concede)
            assert all(table.terminations.values())
            return
    raise AssertionError("nobody was offered to give up")
