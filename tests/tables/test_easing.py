"""A rule that is eased for a player holds at his live table, in this hand and in the next."""

from __future__ import annotations

from random import Random

import pytest
from table_walker import PEOPLE, Walk

from meldhouse.game import Bid, SetUp
from meldhouse.tables import requests as ask
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.seen.sights import seen_by
from meldhouse.tables.terms import Terms


def dealt(book: str = "n42pa", *, refereed: bool = True) -> Walk:
    walk = Walk(Terms(book=book, refereed=refereed), Random(8))
    walk.sit_everybody()
    walk.deal()
    return walk


def ease(walk: Walk, who=PEOPLE[0], **changes: str) -> str:
    return walk.ask(who, ask.Ease, **{"seat": "N", "clause": "N42-8b", "why": "plays from a rack", **changes})


def stand_up(walk: Walk) -> None:
    """And somebody bids, so that nobody may move his dominoes any more."""
    for who in PEOPLE[:4]:
        seat = walk.table.chair_of(who.id).seat
        held = walk.table.hand.state.hands[seat]
        assert walk.ask(who, ask.Act, action=SetUp(seat, "4-3", held)) == ""
    turn = walk.table.hand.turn
    assert walk.ask(walk.person_at(turn), ask.Act, action=Bid(turn, 30)) == ""


def move(walk: Walk, seat: str) -> str:
    """Somebody moves his dominoes about after he has stood them up."""
    held = walk.table.hand.state.hands[seat]
    return walk.ask(walk.person_at(seat), ask.Act, action=SetUp(seat, "4-3", (*held[1:], held[0])))


@pytest.mark.accepts("N42-21a")
def test_what_the_host_eases_holds_for_that_player_alone():
    walk = dealt()
    assert ease(walk) == ""
    stand_up(walk)
    before = {seat: walk.table.hand.state.hands[seat] for seat in "NE"}
    assert move(walk, "N") == ""
    assert walk.table.hand.state.hands["N"] != before["N"]
    assert walk.table.felt.rulings == []
    assert move(walk, "E") == ""
    assert walk.table.hand.state.hands["E"] == before["E"]
    assert walk.table.felt.rulings[-1].clause == "N42-8b"
    again = walk.again()
    for seat in (None, *walk.table.chairs):
        assert encoder.encode(seen_by(again, seat)) == encoder.encode(seen_by(walk.table, seat))


@pytest.mark.refuses("N42-21a")
def test_only_the_host_does_and_he_says_what_and_why_and_not_for_himself():
    walk = dealt()
    own = walk.table.chair_of(PEOPLE[0].id).seat
    for who, changes, code in (
        (PEOPLE[1], {}, "not-host"),
        (PEOPLE[4], {}, "not-host"),
        (PEOPLE[0], {"clause": "N42-99"}, "allow-clause"),
        (PEOPLE[0], {"why": " "}, "allow-why"),
        (PEOPLE[0], {"seat": own}, "official-self"),
    ):
        assert ease(walk, who, **changes) == code
    assert walk.table.allowances == ()


def test_where_the_house_or_the_table_knows_no_such_thing_it_is_refused():
    assert ease(dealt("npa"), clause="NPA-4.1a") == "allow-kind"
    assert ease(dealt(refereed=False)) == "guarded"
    waiting = Walk(Terms(book="n42pa", refereed=True), Random(8))
    assert ease(waiting) == "no-hand"


def test_it_holds_in_the_next_hand_as_long_as_he_sits_there():
    walk = dealt()
    assert ease(walk) == ""
    for _ in range(400):
        if walk.table.number > 1:
            break
        if walk.table.stage == "hand":
            action = walk.due()
            assert action is not None
            assert walk.ask(walk.person_at(action.seat), ask.Act, action=action) == ""
        else:
            walk.deal()
    assert walk.table.number > 1
    assert walk.table.hand.state.eased["N"] == {"N42-8b"}
