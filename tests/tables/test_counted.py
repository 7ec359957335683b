"""Which hands of a game counted is said where it ends."""

from __future__ import annotations

from meldhouse.game import Game, Slip
from meldhouse.messages import fact
from meldhouse.rulebooks import load_book
from meldhouse.tables.seen.counted import counted


def hands(book: str, *slips: Slip) -> Game:
    game = Game(load_book(book), first_dealer="W")
    for slip in slips:
        game.add(slip)
    return game


def marks(taken: int = 31) -> Slip:
    return Slip(bidder="N", bid=30, trump="4", take={"NS": taken, "EW": 42 - taken})


def test_all_of_them_or_which_and_why_not():
    assert counted(hands("n42pa", *[marks()] * 6)) is None, "it still goes on"
    assert counted(hands("n42pa", *[marks()] * 7)) == fact("counted", parts=(fact("counted-all", hands=7),))
    passed = Slip(how="passed-out")
    told = counted(hands("n42pa", marks(), passed, *[marks()] * 6))
    some, others = fact("counted-some", hands=(1, 3, 4, 5, 6, 7, 8)), fact("counted-not", hands=(2,), why="passed-out")
    assert told == fact("counted", parts=(some, others))


def test_what_the_others_made_of_the_last_hand_may_not_count():
    won = Slip(bidder="N", bid=20, trump="S", meld={"NS": 40, "EW": 40}, take={"NS": 13, "EW": 12})
    game = hands("st-hilary", won, won)
    while not game.is_over:
        game.add(won)
    whole, last = fact("counted-full", hands=(1, 2)), fact("counted-last", why="bidders-out")
    assert counted(game) == fact("counted", parts=(whole, last))


def test_the_same_reason_is_told_once():
    passed = Slip(how="passed-out")
    told = counted(hands("n42pa", passed, marks(), passed, *[marks()] * 6))
    assert told is not None
    assert told.args["parts"][-1] == fact("counted-not", hands=(1, 3), why="passed-out")  # type: ignore[index]
