"""A club that plays 42 for points: its bids can be made, its sheet speaks of no meld, and it plays to the end."""

from __future__ import annotations

import pytest

from meldhouse.game import Deal, Hand, Slip, legal_actions, score, steward
from meldhouse.messages import Message, fact
from meldhouse.players import play_game, player_for
from meldhouse.rulebooks import BookError, loads_book
from meldhouse.rulebooks.describe import describe
from table import KEY, house

CLUB = """
name = "oak"
title = "Oak Street 42"
extends = "n42pa"
[auction]
mark = 0
free_to = 0
maximum = 42
[scoring]
style = "points"
[tricks]
stop_when_decided = false
[match]
until = "points"
target = 250
best_of = 1
"""
BOOK = loads_book(CLUB)


def reasons(**told: object) -> list[tuple[int, Message]]:
    slip = Slip(bidder="N", trump="4", **told)  # type: ignore[arg-type]
    return [(entry.points, entry.reason) for entry in score(BOOK, slip)]


def test_a_bid_that_is_made_brings_what_was_taken():
    assert reasons(bid=31, take={"NS": 31, "EW": 11}) == [
        (31, fact("score-made-take", bid=31)),
        (11, fact("score-take")),
    ]


def test_the_highest_bid_can_be_made():
    assert reasons(bid=42, take={"NS": 42, "EW": 0})[0] == (42, fact("score-made-take", bid=42))


def test_a_set_says_what_was_taken():
    assert reasons(bid=35, take={"NS": 31, "EW": 11}) == [
        (0, fact("score-set-take", bid=35, take=31)),
        (35, fact("score-bid-from-set", bid=35)),
        (11, fact("score-take")),
    ]


def test_a_renege_brings_the_bid_and_no_meld():
    assert reasons(bid=35, how="renege", offender="N") == [
        (0, fact("score-set-ending", bid=35, how="renege")),
        (35, fact("score-bid-after", bid=35, how="renege")),
    ]


def test_its_rules_speak_neither_of_marks_nor_of_meld():
    told = "\n".join(BOOK.voice.say(line.says) for chapter in describe(BOOK) for line in chapter.lines)
    assert "Bids rise by 1 or more up to 42.\n" in told
    assert "never to" not in told
    assert "meld" not in told
    assert " mark" not in told


def test_players_play_it_to_the_end():
    players = dict.fromkeys("NESW", player_for(BOOK, "novice"))
    game = play_game(BOOK, players, key=KEY, first_dealer="S", scorekeeper="S")
    assert game.is_over
    assert max(game.totals().values()) >= 250
    assert all(hand.slip.bid is None or hand.slip.bid <= 42 for hand in game.hands)


@pytest.mark.parametrize(
    ("changed", "key", "says"),
    [
        ("maximum = 42", "auction.maximum", fact("book-maximum-reach", points=42, bid=42)),
        ("mark = 0", "auction.mark", fact("book-mark-for-points")),
        ("free_to = 0", "auction.free_to", fact("book-limit-high", bid=84, most=42, key="free_to")),
        ("stop_when_decided = false", "tricks.stop_when_decided", fact("book-stop-decided")),
        ('until = "points"', "match.until", fact("book-until", style="points")),
    ],
)
def test_what_is_left_of_the_marks_is_refused_with_what_to_say(changed: str, key: str, says: Message):
    with pytest.raises(BookError) as refused:
        loads_book(CLUB.replace(changed, ""))
    assert (key, says) in [(fault.key, fault.message) for fault in refused.value.faults]


def test_a_lowest_bid_that_nobody_can_make_is_refused():
    with pytest.raises(BookError, match=r"auction\.minimum: Only 42 points are in play"):
        loads_book(CLUB.replace("mark = 0", "mark = 0\nminimum = 50\nladder = [{ step = 1 }]").replace("42\n", "60\n"))


def test_where_the_packets_are_left_open_any_that_make_a_hand_will_do():
    book = house("st-hilary", "[deal]\npackets = []")
    hand = Hand(book, dealer="W", key=KEY)
    while not any(isinstance(action, Deal) for action in legal_actions(hand, "W")):
        due = steward.next_chore(hand)
        assert due is not None
        hand.apply(due)
    assert hand.verify(Deal("W", (4, 4, 4))) is None
    assert hand.verify(Deal("W", (5, 5))).message == fact("packet-size", fixed="no", hand=12, ways=())
    assert fact("rules-dealt", hand=12, how=fact("rules-packets-any")) in [
        line.says for chapter in describe(book) for line in chapter.lines
    ]
    steward.tidy(hand)
    assert [len(held) for held in hand.state.hands.values()] == [12, 12, 12, 12]
