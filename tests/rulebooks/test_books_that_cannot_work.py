"""Well-formed books that no table could play are refused with the reason."""

from __future__ import annotations

import pytest

from meldhouse.rulebooks import BookError, loads_book


@pytest.mark.parametrize(
    ("house", "changes", "reason"),
    [
        (
            "npa",
            "[deal]\nhand = 19\npackets = [[19]]",
            "4 hands of 19 and a kitty of 0 make 76, but the pack has 80 cards",
        ),
        ("npa", "[deck]\ncopies = 3", "make 80, but the pack has 60 cards"),
        ("st-hilary", "[deal]\nkitty = 4", "make 52, but the pack has 48 cards"),
        ("npa", "[deal]\npackets = [[5, 5, 5]]", r"\[5, 5, 5\] adds up to 15, but a hand is 20"),
        ("n42pa", '[deal]\nhand = 9\nlayouts = ["4-3"]', "'4-3' is not two rows that add up to 9, such as 5-4"),
        ("npa", "[tricks.counters]\n10 = 1", r"tricks.counters.10: there is no such card in the pack; the ten is T"),
        ("npa", "[meld]\nrun = 150", r"meld.run: expected a list in square brackets, such as \[150\], got 150"),
        ("npa", '[deck]\nranks = "ATKQJ10"', r"the letters of the ranks \(T is the ten\)"),
        ("npa", "[tricks.counters]\nKing = 1", r"there is no such card in the pack; the king is K"),
        ("npa", "[deal]\ncut_leaves = 80", "a cut cannot leave 80 of 80"),
        ("n42pa", '[deal]\nlayouts = ["5-3"]', "'5-3' is not two rows that add up to 7"),
        ("n42pa", '[deal]\nlayouts = ["row"]', "'row' is not two rows"),
        ("npa", "[deal]\nweak_nines = 5", "there are no nines in this pack"),
        ("npa", "[auction]\nladder = [{ to = 60, step = 1 }]", "or nobody can raise"),
        ("npa", "[auction]\nladder = [{ to = 60, step = 7 }, { step = 1 }]", "steps of 7 from 50 never arrive at 60"),
        ("npa", "[auction]\nladder = [{ step = 1 }, { step = 5 }]", "only the last stretch may be without an end"),
        ("npa", "[auction]\nmaximum = 50", "there is no legal raise over the lowest bid of 50"),
        ("npa", "[auction]\nmaximum = 61", "61 is not a bid of this ladder"),
        ("bend", "[auction]\nopening = 505", "505 is not a bid of this ladder"),
        ("npa", '[trump]\nchoices = ["S", "X"]', "'X' cannot be played here; expected some of S, H, C, D"),
        ("n42pa", '[trump]\nchoices = ["7"]', "'7' cannot be played here"),
        ("n42pa", "[trump]\nmarriage = true", "dominoes have no marriages"),
        ("bend.3", '[exchange]\nform = "blind"\ncount = 3', "no partner to exchange with"),
        ("st-hilary", "[exchange]\ncount = 13", "expected from 1 to 12, got 13"),
        ("npa", "[table]\nseats = 3", "partners need 4 seats, got seats = 3"),
        ("npa", "[tricks.counters]\n9 = 1", "there is no such card in the pack"),
        ("npa", '[rulings]\nbid_early = { clause = "OAK-9" }', "rulings.bid_early.clause: there is no clause 'OAK-9'"),
        (
            "npa",
            '[rulings]\ncount_seen = { beyond = "OAK-9" }',
            "rulings.count_seen.beyond: there is no clause 'OAK-9'",
        ),
        ("npa", '[deck]\nranks = "ATKQQ"', "each rank once"),
        ("npa", '[deck]\nranks = ""', "a pack of cards needs its ranks"),
        ("n42pa", "[deck]\ncopies = 2", "only one copy of each tile"),
        ("n42pa", "[meld]\naces = [10]", "dominoes have no meld"),
        ("npa", '[scoring]\nstyle = "marks"', "must say what one mark is bid as"),
        ("npa", '[match]\nuntil = "marks"', "does not go with scoring.style"),
        ("npa", "[meld]\nrun = [1, 2, 3, 4, 5]", "5 values, but the pack holds each card 4 times"),
        ("npa", "[scoring]\nsave_take = 51", "nobody can take more than the 50 points in play"),
        (
            "n42pa",
            '[tricks.counters]\n"4-3" = 5',
            "auction.minimum: nobody can take more than the 12 points in play; "
            "say minimum = 12 or less, or let more dominoes count under tricks.counters.",
        ),
        ("npa", '[cites]\nmust-follow = "NPA-9.9z"', "there is no clause 'NPA-9.9z' in this book"),
        ("npa", '[cites]\nmust-folow = "NPA-3.1a"', "did you mean must-follow"),
        ("bend.3", '[board]\nconcede = "anytime"', "each player scores alone"),
        ("npa", "[meld]\naces = [10]", "what must be laid needs 4 values, got"),
        ("npa", "[meld]\nroyal = []", "where a marriage declares trump it must be worth something"),
        ("n42pa", '[deal]\nhand = 6\nkitty = 4\nlayouts = ["3-3"]', "dominoes are played without a kitty"),
        ("n42pa", '[deal]\nlayouts = ["²-5"]', "is not two rows that add up to 7"),
        ("n42pa", '[deal]\nlayouts = ["7"]', "is not two rows that add up to 7"),
        ("n42pa", '[board]\nconcede = "anytime"', "a bid for marks is played or stopped"),
        ("n42pa", "[board]\nbidder_meld = 1", "there is no meld in this game"),
        ("n42pa", '[auction]\nall_pass = "dealer"\nsilenced_dealer = "set"', "goes with points, not with marks"),
        ("npa", "[auction]\ndropped = 52", "expected at most the lowest bid of 50, got 52"),
        ("npa", "[auction]\nopening = 70\nfree_to = 60", "so nobody could open"),
        ("st-hilary", '[deck]\nranks = "T9"\ncopies = 6', "somebody could always throw the hand in"),
        ("bend", '[deck]\nranks = "A"\ncopies = 8', "no card would beat another"),
        ("npa", "[tricks]\nstop_when_decided = true", "where points are counted every trick matters"),
        (
            "npa",
            '[deal]\nhand = 18\nkitty = 8\npackets = [[9, 9]]\n[exchange]\nform = "blind"',
            "a kitty or an exchange",
        ),
        ("npa", "[deal]\nriffles = 1000000", "expected a whole number, 20 or less, got 1000000"),
        ("npa", "[meld]\nrun = [1000000000000]", "expected a whole number, 100000 or less, got 1000000000000"),
    ],
)
def test_a_book_that_cannot_work_is_refused_with_the_reason(house, changes, reason):
    with pytest.raises(BookError, match=reason):
        loads_book(f'name = "club"\ntitle = "Club"\nextends = "{house}"\n{changes}\n')
