"""Many hands in figures: the same whatever the number of processes, and adding up."""

from __future__ import annotations

import msgspec
import pytest
from matches import KEY

from meldhouse.batches import Here, Processes
from meldhouse.game import Slip, seating_of
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.seating import play_game
from meldhouse.players.trials import Tally, trial, trials
from meldhouse.rulebooks import book_names, load_book


def test_two_processes_count_what_one_counts():
    book = load_book("n42pa")
    one = trials(book, KEY, "chance", 60, where=Here())
    two = trials(book, KEY, "chance", 60, where=Processes(2))
    assert one == two
    assert one.hands == 60


def test_a_series_is_the_sum_of_its_parts():
    book = load_book("mcallen")
    whole = trial(book, KEY, "chance", range(12))
    parts = trial(book, KEY, "chance", range(5))
    parts.join(trial(book, KEY, "chance", range(5, 12)))
    assert parts == whole


def test_a_made_a_set_and_a_dropped_bid_are_told_apart():
    book, tally = load_book("npa"), Tally()
    tally.add(book, Slip(bidder="N", bid=50, trump="H", meld={"NS": 30, "EW": 4}, take={"NS": 30, "EW": 20}))
    tally.add(book, Slip(bidder="E", bid=60, trump="H", meld={"NS": 4, "EW": 20}, take={"NS": 25, "EW": 25}))
    tally.add(
        book, Slip(bidder="S", bid=50, trump="H", dropped=True, meld={"NS": 30, "EW": 0}, take={"NS": 30, "EW": 20})
    )
    assert (tally.bid, tally.made, tally.dropped, tally.made_dropped, tally.bids) == (2, 1, 1, 1, 110)
    assert tally.ended == {"played": 3}
    assert tally.take == {"bidders": 85, "defenders": 65}


def test_a_hand_that_was_passed_out_counts_as_that():
    tally = Tally()
    tally.add(load_book("n42pa"), Slip(dealer="N", how="passed-out"))
    assert (tally.hands, tally.bid, tally.ended) == (1, 0, {"passed-out": 1})


def test_it_tells_how_far_it_is():
    done: list[int] = []
    trials(load_book("n42pa"), KEY, "chance", 30, told=done.append)
    assert done == [25, 30]


@pytest.mark.parametrize("name", book_names())
def test_a_whole_game_is_played_to_its_end(name: str):
    book = load_book(name)
    seats = seating_of(book).seats
    sense = Sense(book)
    begins = seating_of(book).left["S"]
    game = play_game(book, dict.fromkeys(seats, sense), key=KEY, first_dealer=begins, scorekeeper="S")
    assert game.is_over
    assert msgspec.to_builtins(game.hands[0].slip, enc_hook=str)
