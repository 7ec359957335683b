"""Records of refereed hands: whatever happened on felt is written down, and comes about again to the last event."""

from __future__ import annotations

from random import Random

import pytest
from felt_table import felt_tricks, put
from hypothesis import given, settings, strategies as st
from walker import sit_down, step

from meldhouse.game import CallRenege, Claim, Expose, Misdeal, Play
from meldhouse.game.records import Record, RecordError, dumps, loads
from meldhouse.game.records.grammar import Unreadable
from meldhouse.game.records.orders import read_event
from meldhouse.pieces import parse_pieces
from meldhouse.referee.felt import Felt
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.reading.faults import Fault
from soaking import times


def again(felt: Felt) -> None:
    hand = felt.hand
    text = dumps(Record(book=hand.book, hands=[hand]))
    assert "\ntable: refereed\n" in text
    (twin,) = loads(text).hands
    assert twin.events == hand.events
    assert twin.state.refereed
    assert dumps(Record(book=hand.book, hands=[twin])) == text


@pytest.mark.parametrize("name", book_names())
@settings(max_examples=times(12, 200))
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 260), wild=st.sampled_from([0.0, 0.05, 0.3]))
def test_whatever_happens_on_felt_comes_about_again(name: str, seed: int, steps: int, wild: float):
    lot = Random(seed)
    felt, clock = sit_down(load_book(name), lot)
    for _ in range(steps):
        clock.now += lot.choice((0.5, 11.0))
        step(felt, lot, irregular=wild)
    again(felt)


def test_an_irregular_act_is_marked_and_what_the_referee_ordered_has_lines_of_its_own():
    felt = felt_tricks("npa", bidder="N", trump="H", amount=60, N="KH QH AS", E="TS KS")
    felt.act(Play("S", felt.hand.state.hands["S"][0]))
    felt.act(Expose("E", parse_pieces("TS")))
    put(felt, "AS TS")
    text = dumps(Record(book=felt.hand.book, hands=[felt.hand]))
    first = felt.hand.state.felt.exposed["S"][0]
    assert f"\n! lead_early: S plays {first}\n" in text
    assert "\n! piece_dropped: E exposes TS\n" in text
    assert "\n1. N: AS TS\n" in text
    again(felt)


def test_a_renege_stands_there_as_it_was_played_and_its_end_by_the_referee():
    felt = felt_tricks("npa", bidder="N", trump="H", amount=60, N="KH QH AS", E="TS TD")
    put(felt, "AS TD")
    text = dumps(Record(book=felt.hand.book, hands=[felt.hand]))
    assert "\n1. N: AS TD\n" in text
    felt.act(CallRenege("N", "E", 1, "follow"))
    text = dumps(Record(book=felt.hand.book, hands=[felt.hand]))
    assert "\nN calls a renege on E in trick 1: follow\nreferee: the hand is over: renege, by E\n" in text
    again(felt)


def test_a_lay_down_and_its_end():
    felt = felt_tricks("npa", bidder="N", trump="H", amount=60, N="KH QH " + "AH " * 4 + "TH " * 4)
    felt.act(Claim("N"))
    text = dumps(Record(book=felt.hand.book, hands=[felt.hand]))
    assert "\nN claims the rest\nreferee: the claim of N fails by N " in text
    assert "\nreferee: the claim fails: E takes the 50 that are left\n" in text
    assert "\nreferee: the hand is over: claimed, by N\n" in text
    again(felt)


def test_a_deal_of_the_wrong_sizes_is_written_down():
    felt, _ = sit_down(load_book("npa"), Random(1))
    felt.act(Misdeal("S", short="N", long="E", count=1))
    text = dumps(Record(book=felt.hand.book, hands=[felt.hand]))
    assert "\n! count_unseen: S misdeals: short N long E by 1\n" in text
    assert "\nreferee: N pulls " in text
    again(felt)


@settings(max_examples=times(60, 1000))
@given(st.data())
def test_a_refereed_record_with_a_line_spoiled_is_read_or_told(data: st.DataObject):
    lot = Random(data.draw(st.integers(0, 40)))
    felt, _ = sit_down(load_book(data.draw(st.sampled_from(book_names()))), lot)
    for _ in range(data.draw(st.integers(40, 200))):
        step(felt, lot, irregular=0.2)
    lines = dumps(Record(book=felt.hand.book, hands=[felt.hand])).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at, other = data.draw(st.integers(0, len(lines) - 1)), data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(["drop", "twice", "swap", "mark", "order"]))
        if how == "drop" and len(lines) > 1:
            del lines[at]
        elif how == "twice":
            lines.insert(other, lines[at])
        elif how == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = ("! five_up: " if how == "mark" else "referee: ") + lines[at]
    told: list[Fault] = []
    try:
        record = loads("\n".join(lines))
    except RecordError as error:
        told += error.faults
    else:
        assert loads(dumps(record)).hands[0].events == record.hands[0].events
    assert all(str(fault).endswith((".", "?", "…")) for fault in told), told


@pytest.mark.parametrize(
    "line",
    [
        'referee: the claim of N fails: {"id":"no-such-message"}',
        'referee: the claim of N fails: {"id":"claim-wins"}',
        "referee: the claim of N fails: {because}",
        'referee: {"event":"judged","seat":"N","outcome":"open","why":{"id":"no-such-message"}}',
    ],
)
def test_why_a_claim_was_judged_so_must_be_something_that_can_be_said(line):
    with pytest.raises(Unreadable):
        read_event(line)
