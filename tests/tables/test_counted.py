"""Which hands of a game counted is said where it ends."""

from __future__ import annotations

from meldhouse.game import Game, Slip
from meldhouse.rulebooks import load_book
from meldhouse.tables.counted import counted_in_words


def hands(book: str, *slips: Slip) -> Game:
    game = Game(load_book(book), first_dealer="W")
    for slip in slips:
        game.add(slip)
    return game


def marks(taken: int = 31) -> Slip:
    return Slip(bidder="N", bid=30, trump="4", take={"NS": taken, "EW": 42 - taken})


def test_all_of_them_or_which_and_why_not():
    assert counted_in_words(hands("n42pa", *[marks()] * 6)) == "", "it still goes on"
    assert counted_in_words(hands("n42pa", *[marks()] * 7)) == "All 7 hands counted."
    passed = Slip(how="passed-out")
    told = counted_in_words(hands("n42pa", marks(), passed, *[marks()] * 6))
    assert told == "Hands 1, 3, 4, 5, 6, 7 and 8 counted. Hand 2 did not: everybody passed."


def test_what_the_others_made_of_the_last_hand_may_not_count():
    won = Slip(bidder="N", bid=20, trump="S", meld={"NS": 40, "EW": 40}, take={"NS": 13, "EW": 12})
    game = hands("st-hilary", won, won)
    while not game.is_over:
        game.add(won)
    last = counted_in_words(game)
    added = "Of the last hand only what the bidding side made was added: it was out first."
    assert last == f"Hands 1 and 2 counted in full. {added}"


def test_the_same_reason_is_told_once():
    passed = Slip(how="passed-out")
    game = hands("n42pa", passed, marks(), passed, *[marks()] * 6)
    assert counted_in_words(game).endswith(" Hands 1 and 3 did not: everybody passed.")
