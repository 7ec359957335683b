"""A hand that a referee ended before there was a bid and a trump: it reads, and scores nothing but its penalties."""

from __future__ import annotations

import pytest

from meldhouse.game import Ended, Game, Hand, Penalty, Slip, score, slip_of, steward
from meldhouse.game.records import dumps, loads
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names, load_book
from table import house, points

HEAD = (
    "Meldhouse record 1\nbook: {book}\n\nhand 1\ndealer: S\ntable: refereed\nkey: " + "00" * 32 + "\nsteward: yes\n\n"
)
ENDS = ["played", "claimed", "renege, by N", "forfeited, by N", "awarded", "conceded", "board-set", "stopped"]


def read(book: str, *lines: str) -> Hand:
    return loads(HEAD.format(book=book) + "\n".join(lines) + "\n").hands[0]


@pytest.mark.parametrize("book", book_names())
@pytest.mark.parametrize("end", [*ENDS, "misdealt", "passed-out", "broken-off"])
def test_whatever_the_referee_calls_it_it_scores_nothing(book: str, end: str):
    hand = read(book, f"referee: the hand is over: {end}")
    entries = score(hand.book, slip_of(hand))
    assert not any(entry.points for entry in entries)
    assert all(entry.reason for entry in entries)
    assert loads(dumps_of(hand)).hands[0].events == hand.events


def dumps_of(hand: Hand) -> str:
    from meldhouse.game.records import Record

    return dumps(Record(book=hand.book, hands=[hand]))


@pytest.mark.parametrize("end", ENDS)
def test_with_a_bid_and_no_trump_it_is_no_better(end: str):
    hand = read("npa", "W bids 50", "N passes", f"referee: the hand is over: {end}")
    (entry,) = score(hand.book, slip_of(hand))
    assert entry.reason == fact("score-uncounted", how="broken-off")
    assert "# NESW +0 points: Ended before bid and trump: only penalties count" in dumps_of(hand)


def test_penalties_count_and_the_same_dealer_deals_again():
    hand = read("npa", "referee: N -50 by NPA-2.5h: aces", "referee: the hand is over: claimed")
    assert slip_of(hand).how == "broken-off"
    game = Game(hand.book, first_dealer="S")
    assert points(game.finish(hand)) == {"NESW": 0, "N": -50}
    assert (game.dealer, game.hands_counted, game.is_over) == ("S", 0, False)


@pytest.mark.parametrize("book", ["npa", "n42pa"])
def test_a_hand_that_ended_as_hands_do_is_not_broken_off(book: str):
    hand = Hand(house(book), dealer="S", key=bytes(32), refereed=True)
    steward.tidy(hand)
    hand.apply_unchecked(Penalty(("N",), -1, "referee", "so"))
    hand.apply_unchecked(Ended("void"))
    assert slip_of(hand).how == "void"


def test_a_slip_may_say_so_but_has_then_nothing_to_count():
    book = load_book("npa")
    assert score(book, Slip(how="broken-off", dealer="S"))[0].points == 0
    with pytest.raises(ValueError, match="no take"):
        score(book, Slip(how="broken-off", take={"NS": 30, "EW": 20}))
