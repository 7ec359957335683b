"""A reading is a setting: what is saved, what a set costs, who can win a bonus, and when a sheet is closed.

Each test scores the same slip by the house's own reading and by a club's.
"""

from __future__ import annotations

import pytest

from faults import sent_back
from meldhouse.game import Game, Incident, Slip, score
from meldhouse.game.sheets import how_it_came_out
from table import clauses_of, house, points, scored


def npa(changes="", *, bid, ns, ew, **more):
    """What a bid of West's is worth; each side's meld and take, or only its meld where nothing was played."""
    melds = {"NS": ns[0], "EW": ew[0]}
    takes = {"take": {"NS": ns[1], "EW": ew[1]}} if len(ns) > 1 else {}
    trump = None if more.get("how") == "no-marriage" else "H"
    return scored(house("npa", changes), bidder="W", bid=bid, trump=trump, meld=melds, **takes, **more)


# --- what the others save ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("needs", "small_but_saved", "large_but_lost", "neither"),
    [("both", 20, 0, 0), ("saved", 20 + 18, 0, 0), ("meld", 20, 25, 0)],
)
@pytest.mark.parametrize("bid", [50, 90])
def test_meld_must_be_large_and_saved_or_either(bid, needs, small_but_saved, large_but_lost, neither):
    """Made or set makes no difference; the bid of a side that was set comes on top."""
    changes, award = f'[scoring]\nsave_needs = "{needs}"', 0 if bid == 50 else 90
    ours = 40 if bid == 50 else 46
    assert npa(changes, bid=bid, ns=(18, 20), ew=(ours, 30))["NS"] == award + small_but_saved
    assert npa(changes, bid=bid, ns=(25, 19), ew=(ours, 31))["NS"] == award + large_but_lost
    assert npa(changes, bid=bid, ns=(18, 19), ew=(ours, 31))["NS"] == award + neither
    assert npa(changes, bid=bid, ns=(25, 20), ew=(ours, 30))["NS"] == award + 45


def test_by_itself_the_house_asks_for_both():
    assert npa(bid=50, ns=(18, 20), ew=(40, 30)) == npa(
        '[scoring]\nsave_needs = "both"', bid=50, ns=(18, 20), ew=(40, 30)
    )


MCALLEN_MADE = {"bidder": "S", "bid": 25, "trump": "S", "meld": {"NS": 20, "EW": 13}, "take": {"NS": 11, "EW": 14}}
MCALLEN_SET = {**MCALLEN_MADE, "bid": 32}


@pytest.mark.parametrize(
    ("changes", "made", "was_set"),
    [
        ("", 14, 32 + 14),
        ('[scoring]\nsave_in = "all"', 14, 32 + 14),
        ('[scoring]\nsave_in = "made"', 14, 32 + 14 + 13),
        ('[scoring]\nsave_in = "set"', 14 + 13, 32 + 14),
    ],
)
def test_meld_must_be_saved_in_every_hand_or_only_in_hands_that_were_made_or_set(changes, made, was_set):
    book = house("mcallen", changes)
    assert scored(book, **MCALLEN_MADE) == {"NS": 31, "EW": made}
    assert scored(book, **MCALLEN_SET) == {"NS": 0, "EW": was_set}


@pytest.mark.parametrize(("save_in", "made", "was_set"), [("all", 0, 90), ("made", 0, 90 + 28), ("set", 28, 90)])
def test_where_nothing_need_be_saved_small_meld_counts_and_the_take_is_kept(save_in, made, was_set):
    changes = f'[scoring]\nsave_in = "{save_in}"'
    assert npa(changes, bid=50, ns=(18, 10), ew=(40, 40))["NS"] == made
    assert npa(changes, bid=90, ns=(18, 10), ew=(46, 40))["NS"] == was_set


@pytest.mark.parametrize(("changes", "natural"), [("", 0), ("[scoring]\nfloorless = ['no-marriage']", 12)])
def test_meld_without_a_trump_must_be_large_enough_or_counts_as_it_is(changes, natural):
    assert npa(changes, bid=55, ns=(12,), ew=(0,), how="no-marriage") == {"NS": 55 + natural, "EW": 0}
    assert npa(changes, bid=55, ns=(24,), ew=(0,), how="no-marriage") == {"NS": 55 + 24, "EW": 0}
    board_set = npa(changes, bid=80, ns=(18,), ew=(28,), how="board-set")
    assert board_set == {"NS": 80, "EW": 0}, "this hand had a trump"


@pytest.mark.parametrize(
    ("changes", "made", "lost", "dropped"),
    [
        ("", 55, 50, 50),
        ("[scoring]\nfloorless = ['no-marriage']", 55 + 18, 50, 50),
        ("[scoring]\nfloorless = ['no-marriage', 'silenced']", 55 + 18, 50 + 18, 50),
        ("[scoring]\nfloorless = ['no-marriage-dropped']", 55, 50, 50 + 18),
    ],
)
def test_each_hand_without_trump_may_have_its_own_floor(changes, made, lost, dropped):
    assert npa(changes, bid=55, ns=(18,), ew=(0,), how="no-marriage")["NS"] == made
    silenced = {"bidder": "W", "bid": 50, "dropped": True, "meld": {"NS": 18, "EW": 0}, "how": "silenced"}
    assert scored(house("npa", changes), **silenced)["NS"] == lost
    assert npa(changes, bid=50, ns=(18,), ew=(0,), how="no-marriage", dropped=True)["NS"] == dropped


@pytest.mark.parametrize(("changes", "gets"), [("", 50 + 24), ("[scoring]\nmeldless = ['silenced']", 50)])
def test_the_others_meld_may_count_for_nothing_where_nothing_was_played(changes, gets):
    silenced = {"bidder": "W", "bid": 50, "dropped": True, "meld": {"NS": 24, "EW": 0}, "how": "silenced"}
    assert scored(house("npa", changes), **silenced) == {"NS": gets, "EW": 0}
    assert npa(changes, bid=55, ns=(24,), ew=(0,), how="no-marriage")["NS"] == 55 + 24, "only in that hand"


@pytest.mark.parametrize(("changes", "ours"), [("", 31), ("[scoring]\nbidder_save = 15", 0)])
def test_the_bidders_may_have_to_save_their_meld_too(changes, ours):
    """Twenty in meld and eleven taken: without the meld the bid of 25 is set."""
    book = house("mcallen", changes)
    assert scored(book, **MCALLEN_MADE)["NS"] == ours
    enough = {**MCALLEN_MADE, "take": {"NS": 15, "EW": 10}}
    assert scored(book, **enough)["NS"] == 35


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("mcallen", ""),
        ("mcallen", "[scoring]\nbidder_save = 15"),
        ("mcallen", "[scoring]\nbidder_save = 15\nbidder_take = 12"),
        ("npa", ""),
        ("npa", "[scoring]\nbidder_save = 15"),
        ("st-hilary", ""),
    ],
)
@pytest.mark.parametrize("short", [-30, -7, 0, 1, 9, 14, 20])
def test_what_must_be_taken_is_what_makes_the_bid(name, changes, short):
    """Whoever is told what he needs makes it with just that, and is set with one point less."""
    book = house(name, changes)
    bid = book.auction.minimum + 20
    meld = bid - short
    need, total = book.to_take(bid, meld), book.points_in_play

    def is_made(take: int) -> bool:
        take_of = {"NS": take, "EW": total - take}
        slip = Slip(bidder="S", bid=bid, trump="S", meld={"NS": meld, "EW": 0}, take=take_of)
        return how_it_came_out(score(book, slip)) == "made"

    assert is_made(need)
    assert need == 0 or not is_made(need - 1)


@pytest.mark.parametrize(("changes", "gets"), [("", 40 + 10 + 25), ("[board]\nconceded_take = false", 40 + 10)])
def test_giving_up_costs_the_points_in_play_or_the_bid_alone(changes, gets):
    book = house("mcallen", f"[scoring]\nsave_take = 0\n{changes}")
    slip = {"bidder": "S", "bid": 40, "trump": "S", "meld": {"NS": 12, "EW": 10}, "how": "conceded"}
    assert scored(book, **slip) == {"NS": 0, "EW": gets}


@pytest.mark.parametrize(("changes", "kept"), [("", 0), ('[scoring]\nunsaved_take = "kept"', 19)])
def test_a_take_that_saves_nothing_is_lost_or_kept(changes, kept):
    assert npa(changes, bid=50, ns=(40, 19), ew=(40, 31)) == {"NS": kept, "EW": 71}
    assert npa(changes, bid=90, ns=(40, 19), ew=(46, 31)) == {"NS": 90 + kept, "EW": 0}


# --- what a set costs and brings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "ours", "theirs"),
    [
        ("", 0, 70 + 30 + 22),
        ('[scoring]\nset_bidder = "minus-bid"', -70, 70 + 30 + 22),
        ("[scoring]\nset_take = false", 0, 70 + 30),
        ("[scoring]\nset_award = false", 0, 30 + 22),
        ('[scoring]\nset_bidder = "minus-bid"\nset_award = false\nset_take = false', -70, 30),
    ],
)
def test_a_set_costs_and_brings_what_the_club_says(changes, ours, theirs):
    assert npa(changes, bid=70, ns=(30, 22), ew=(41, 28)) == {"NS": theirs, "EW": ours}
    made = npa(changes, bid=65, ns=(30, 22), ew=(41, 28))
    assert made == {"NS": 52, "EW": 69}, "a bid that is made is scored alike in every reading"


@pytest.mark.parametrize(("changes", "payers"), [("", {"N": -25}), ('[scoring]\nfee_from = "side"', {"NS": -25})])
def test_the_fee_for_a_set_is_paid_by_the_bidder_or_by_each_of_his_side(changes, payers):
    slip = {"bidder": "N", "bid": 900, "trump": "C", "meld": {"NS": 590, "EW": 320}, "take": {"NS": 300, "EW": 200}}
    entries = score(house("bend", changes), Slip(**slip))
    assert points(entries, "cents") == payers


# --- bonuses ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("changes", "bonus"), [("", 500), ('[scoring]\nall_points_by = "tricks"', 0)])
def test_a_pinochle_is_all_the_points_or_all_the_books(changes, bonus):
    all_but_one, every = {"NS": 1, "EW": 19}, {"NS": 0, "EW": 20}
    assert npa(changes, bid=60, ns=(0, 0), ew=(36, 50), tricks=all_but_one)["EW"] == 86 + bonus
    assert npa(changes, bid=60, ns=(0, 0), ew=(36, 50), tricks=every)["EW"] == 86 + 500
    assert npa(changes, bid=60, ns=(12, 50), ew=(36, 0), tricks={"NS": 20, "EW": 0})["NS"] == 60 + 12 + 550
    others = npa(changes, bid=60, ns=(24, 50), ew=(36, 0), tricks={"NS": 19, "EW": 1})
    assert others == {"NS": 60 + 24 + 50 + bonus, "EW": 0}


@pytest.mark.parametrize(
    ("changes", "small", "large"),
    [
        ("", 12 + 500, 24 + 500),
        ("[scoring]\nall_points_floor = true", 500, 24 + 500),
        ("[scoring]\nall_points_defence = false", 0, 24),
    ],
)
def test_the_others_can_win_the_pinochle_too_or_only_the_bidders(changes, small, large):
    assert npa(changes, bid=60, ns=(12, 50), ew=(36, 0)) == {"NS": 60 + 50 + small, "EW": 0}
    assert npa(changes, bid=60, ns=(24, 50), ew=(36, 0)) == {"NS": 60 + 50 + large, "EW": 0}
    assert npa(changes, bid=60, ns=(0, 0), ew=(36, 50))["EW"] == 586, "the bidders can in every reading"


def round_of(changes, first):
    """East and West make four bids; the first slip is the test's own."""
    game = Game(house("npa", changes), first_dealer="W")
    shut_out = Slip(bidder="W", bid=50, trump="H", meld={"EW": 22}, take={"EW": 31, "NS": 19})
    for slip in (first, shut_out, shut_out, shut_out):
        game.add(slip)
    return game


@pytest.mark.parametrize(
    ("changes", "fined_nothing", "fined_all"), [("", True, False), ("[scoring]\nskunk_penalties = true", False, True)]
)
def test_penalties_neither_make_nor_break_a_skunk_or_they_do_both(changes, fined_nothing, fined_all):
    """A side that earned nothing and was fined, and one whose fine took all that it had earned."""
    fine = Incident(seats=("N", "S"), points=-20, clause="NPA-7.1a")
    slip = {"bidder": "W", "bid": 50, "trump": "H", "meld": {"EW": 22}, "incidents": (fine,)}
    nothing = round_of(changes, Slip(**slip, take={"EW": 31, "NS": 19}))
    all_of_it = round_of(changes, Slip(**slip, take={"EW": 30, "NS": 20}))
    assert (nothing.totals()["N"], all_of_it.totals()["N"]) == (-20, 0)
    assert bool(nothing.bonuses) is fined_nothing
    assert bool(all_of_it.bonuses) is fined_all


# --- the sheet --------------------------------------------------------------------------------------------------------


def test_trump_must_be_written_down():
    with sent_back("slip-say-trump", key="trump"):
        scored(house("npa"), bidder="W", bid=50, meld={"EW": 20}, take={"EW": 31, "NS": 19})


def test_or_it_need_not():
    slip = {"bidder": "W", "bid": 50, "meld": {"EW": 20}, "take": {"EW": 31, "NS": 19}}
    free = house("npa", "[match]\ntrump_recorded = false")
    assert scored(free, **slip) == {"NS": 0, "EW": 51}
    with sent_back("trump-choice"):
        scored(free, **slip, trump="Z")


@pytest.mark.parametrize("how", ["passed-out", "no-marriage", "silenced"])
def test_where_no_trump_was_ever_named_none_is_asked_for(how):
    book = house("npa", '[auction]\nall_pass = "reshake"') if how == "passed-out" else house("npa")
    slip = {} if how == "passed-out" else {"bidder": "W", "bid": 50, "dropped": True}
    assert clauses_of(book, how=how, **slip)


def test_a_pass_out_is_sent_back_where_the_dealer_is_given_the_bid_or_must_bid():
    for changes in ("", '[auction]\nall_pass = "forced"'):
        with sent_back("slip-never-passed-out"):
            scored(house("npa", changes), how="passed-out")
