"""A table without a server: the same key brings the same evening, a saved one goes on, and bots play alone."""

from __future__ import annotations

import pytest

from meldhouse.game import CallRedeal, NameTrump, Refused, ShowMeld, seating_of, slip_of
from meldhouse.game.records import Record, dumps
from meldhouse.players import LEVELS
from meldhouse.players.kinds.sense import Sense
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables import entries as on
from meldhouse.tables.alone import Alone
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.seen.sights import seen_by
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms
from table import at_auction, house, won_by

KEY = bytes(range(32))


def sit_down(name: str, *, key: bytes = KEY, bots: str = "NEW", saved: str = "") -> Alone:
    book = load_book(name)
    levels = {seat: LEVELS["novice"] for seat in seating_of(book).seats if seat in bots}
    return Alone(book, levels, key=key, saved=saved)


def play_hand(table: Alone, most: int = 1_000) -> int:
    """Play the hand to its end, or so many decisions of it; South decides with good sense. Returns how many were
    made."""
    sense = Sense(table.table.book)
    for made in range(most):
        if table.table.stage != "hand":
            return made
        if table.seen().keep:
            table.keep_hand()
        if not table.let_bot_act():
            view = table.seen().hand
            assert view is not None
            table.act(sense.decide(view, table.events()))
    return most


@pytest.mark.parametrize("name", book_names())
def test_the_same_key_brings_the_same_hands(name: str) -> None:
    hands = []
    for key in (KEY, KEY, bytes(32)):
        table = sit_down(name, key=key)
        table.deal()
        play_hand(table)
        hands.append(table.hands()[0].events)
    assert hands[0] == hands[1] != hands[2]


@pytest.mark.parametrize("name", book_names())
@pytest.mark.parametrize("made", [1, 30, 1_000])
def test_a_saved_evening_goes_on_as_it_would_have(name: str, made: int) -> None:
    whole, first = sit_down(name), sit_down(name)
    for table, most in ((whole, 1_000), (first, made)):
        table.deal()
        play_hand(table, most)
    record = Record(book=load_book(name), hands=first.hands())
    again = sit_down(name, saved=dumps(record))
    assert again.hand.events == first.hand.events
    assert again.table.stage == first.table.stage
    play_hand(again)
    assert [slip_of(hand) for hand in again.hands()] == [slip_of(hand) for hand in whole.hands()]
    assert again.table.game.totals() == whole.table.game.totals()
    for table in (whole, again):
        table.deal()
    assert whole.hand.events == again.hand.events
    assert whole.hand.state.dealer == again.hand.state.dealer


def test_a_hand_that_is_dealt_again_after_a_save_comes_as_it_would_have() -> None:
    weak = at_auction(house("st-hilary"), dealer="E", S="9S 9S 9H 9H 9C 9D AS TS AH TH AC TC")
    dealt = []
    for key in (KEY, KEY, bytes(32)):
        table = sit_down("st-hilary", key=key, saved=dumps(Record(book=weak.book, hands=[weak])))
        assert table.seen().keep
        assert not table.let_bot_act(), "nobody bids before South has said what becomes of the hand"
        table.act(CallRedeal("S"))
        dealt.append(table.hand.state.hands)
    assert dealt[0] == dealt[1] != dealt[2]


def test_nobody_sees_what_bots_meld_before_showing_their_own() -> None:
    known = {"N": "KH QH AS AH AC AD", "S": "KD QD"}
    hand = won_by(at_auction(house("mcallen"), dealer="W", **known), "N", 20)
    hand.apply(NameTrump("N", "H"))
    table = sit_down("mcallen", saved=dumps(Record(book=hand.book, hands=[hand])))
    assert not table.let_bot_act()
    assert not table.hand.state.meld
    offered = table.seen().may
    assert offered is not None
    assert offered.meld is not None
    table.act(ShowMeld("S", offered.meld.full))
    assert table.let_bot_act()


@pytest.mark.parametrize("name", ["n42pa", "bend.3"])
def test_bots_alone_play_and_stop_what_is_decided(name: str) -> None:
    table = sit_down(name, bots="NESW")
    assert table.me is None
    ended = set()
    for _ in range(6):
        table.deal()
        while table.let_bot_act():
            pass
        assert table.table.stage in ("between", "over")
        ended.add(table.hand.state.ending.ended)
    assert ("stopped" in ended) == (name == "n42pa"), ended


def test_a_stream_tells_of_an_evening_that_was_taken_up_and_nobody_is_shown_its_key() -> None:
    first = sit_down("mcallen")
    first.deal()
    play_hand(first)
    first.deal()
    play_hand(first, 20)
    saved = dumps(Record(book=first.table.book, hands=first.hands()))
    opened = on.Opened(Terms(book="mcallen", access="link", key=KEY.hex()), "you")
    bots = [on.BotSat(seat, "novice") for seat in ("N", "E", "W")]
    told = on.write_step(on.Step((opened, *bots, on.Sat("S", "you", ""), on.TakenUp(saved))))
    again, here = Table("alone", keep=True), sit_down("mcallen", saved=saved).table
    again.follow(on.read_step(told))
    for seat in (None, *again.chairs):
        shown = encoder.encode(seen_by(again, seat))
        assert shown == encoder.encode(seen_by(here, seat))
        assert KEY.hex().encode() not in shown
    assert again.hand is not None
    assert again.hand.events == first.hand.events
    assert [one.number for one in again.played] == [1]


def test_what_may_not_be_done_changes_nothing() -> None:
    table = sit_down("n42pa")
    table.deal()
    events = list(table.hand.events)
    with pytest.raises(Refused, match="undo-nothing"):
        table.take_back()
    with pytest.raises(Refused):
        table.keep_hand()
    assert table.hand.events == events
