"""A reading is a setting: where a paper can be read in two ways, a club's book changes it and the table follows.

Each test plays by the house's own reading and beside it by a club's. Meld, and the board it must carry.
"""

from __future__ import annotations

import pytest

from meldhouse.game import (
    Concede,
    NameTrump,
    ShowMeld,
    count_meld,
    legal_actions,
    score,
    slip_of,
)
from table import (
    assert_refused,
    at_auction,
    at_tricks,
    call,
    house,
    name_and_settle,
    pieces,
    play,
    points,
    scored,
    won_by,
)

# --- meld -------------------------------------------------------------------------------------------------------------

RUN = "AS TS KS QS JS"


@pytest.mark.parametrize(
    ("changes", "values"), [("", (15, 19, 150, 35)), ("[meld]\nrun_keeps_marriage = true", (19, 23, 158, 39))]
)
def test_the_marriage_inside_a_run_counts_or_does_not(changes, values):
    book = house("mcallen", changes)
    hands = (RUN, f"{RUN} KS QS", f"{RUN} {RUN}", f"{RUN} KH QH KC QC KD QD")
    assert tuple(count_meld(book, pieces(text), "S").points for text in hands) == values


@pytest.mark.parametrize("held", [RUN, f"{RUN} KS QS", f"{RUN} {RUN}", f"{RUN} KH QH KC QC KD QD"])
def test_where_a_run_keeps_its_marriage_it_is_shown_with_the_cards_that_are_there(held):
    hand = won_by(at_auction(house("mcallen", "[meld]\nrun_keeps_marriage = true"), N=held), "N", 15)
    hand.apply(NameTrump("N", "S"))
    assert hand.can(ShowMeld("N", legal_actions(hand, "N").full_meld()))


@pytest.mark.parametrize(("laying", "trump", "laid"), [("no", "H", "9H KS QS"), ("governs", "S", "KS QS")])
def test_a_bidder_without_a_marriage_in_what_he_named_shows_all_his_meld_under_what_he_lays(laying, trump, laid):
    held = "9H KS QS AC TC JC AH TH JH AD TD JS"
    hand = won_by(at_auction(house("mcallen", f'[trump]\nlaying = "{laying}"'), N=held), "N", 15)
    hand.apply(NameTrump("N", "H"))
    shown = legal_actions(hand, "N").full_meld()
    assert set(shown) == set(pieces(laid))
    hand.apply(ShowMeld("N", shown))
    assert hand.state.trump == trump


ACES = "AS AH AD AC"


@pytest.mark.parametrize(("changes", "once"), [("", False), ("[meld]\ncompulsory_all = false", True)])
def test_whoever_holds_the_aces_twice_lays_them_twice_or_once(changes, once):
    hand = won_by(at_auction(house("npa", changes), dealer="S", W="KH QH", N=f"{ACES} {ACES}"), "W", 50)
    hand.apply(NameTrump("W", "H", laid=True))
    assert_refused(hand, ShowMeld("N", ()), "meld-compulsory", "NPA-2.5e")
    single = ShowMeld("N", pieces(ACES))
    if once:
        assert hand.can(single)
    else:
        assert_refused(hand, single, "meld-compulsory", "NPA-2.5e")
    assert hand.can(ShowMeld("N", pieces(f"{ACES} {ACES}")))


# --- the board --------------------------------------------------------------------------------------------------------

WEST = "KH QH JS JS JS JS JH JH JH TH TH TH TC TC TC TC TD TD TD TD"
"""The marriage of trump and no other meld."""
EAST = "TS TS TS TS TH QD QD QD QD AC AC AC AC AS AS AS QS JD"
"""A pinochle, and two cards short of a hand."""


def west_has_it(changes, *, east, amount=0):
    """West has a bid of so much, or it is dropped on him; he shows his 4, and East shows nothing of what he has."""
    hand = at_auction(house("npa", changes), dealer="S" if amount else "W", W=WEST, E=f"{EAST} {east}")
    won_by(hand, "W", amount) if amount else call(hand, None, None, None)
    return name_and_settle(hand, "H", show=False)


@pytest.mark.parametrize(
    ("changes", "dropped", "made"),
    [
        ("", True, True),
        ('[board]\nhands_shown = "dropped"', True, False),
        ('[board]\nhands_shown = "never"', False, False),
    ],
)
def test_hands_are_shown_before_a_set_always_or_after_a_drop_or_never(changes, dropped, made):
    """East's double pinochle is enough to play on, where it comes to light."""
    after_drop, after_bid = (west_has_it(changes, east="QS JD", amount=amount) for amount in (0, 60))
    assert after_drop.state.ending.ended == (None if dropped else "no-board")
    assert after_bid.state.ending.ended == (None if made else "board-set")
    for hand, shown in ((after_drop, dropped), (after_bid, made)):
        assert set(hand.state.before_play.open_hands) == ({"E", "W"} if shown else set())
        assert hand.state.meld_of("EW") == (34 if shown else 4)


@pytest.mark.parametrize(("changes", "ended"), [("", None), ("[board]\nbidder_meld = 20", "no-board")])
def test_a_bid_that_was_made_needs_no_meld_of_its_own_or_it_does(changes, ended):
    """All East and West have is a marriage and a single pinochle: 19."""
    hand = west_has_it(changes, east="JD JD", amount=50)
    assert hand.state.ending.ended == ended
    assert hand.phase == ("over" if ended else "tricks")
    played = {"how": ended, "meld": {"EW": 19, "NS": 24}} if ended else {"meld": {"EW": 19}}
    take = {} if ended else {"take": {"EW": 40, "NS": 10}}
    slip = {"bidder": "W", "bid": 50, "trump": "H", **played, **take}
    assert scored(hand.book, **slip) == ({"EW": 0, "NS": 50 + 24} if ended else {"EW": 59, "NS": 0})


@pytest.mark.parametrize(("changes", "ended"), [("", "board-set"), ('[board]\noff_board = "play"', None)])
def test_a_bid_out_of_reach_is_set_at_once_or_played_for_the_others_points(changes, ended):
    """34 and all 50 do not reach 90."""
    hand = west_has_it(changes, east="QS JD", amount=90)
    assert hand.state.ending.ended == ended
    assert hand.phase == ("over" if ended else "tricks")


@pytest.mark.parametrize(
    ("changes", "ended"),
    [("", None), ("[board]\ndropped_meld = 10", None), ("[board]\ndropped_meld = 20", "no-board")],
)
def test_a_dealer_who_was_given_the_bid_needs_as_much_meld_as_the_club_says(changes, ended):
    """East and West have a run and no other meld: 15."""
    hand = call(
        at_auction(house("mcallen", changes), W=f"{RUN} AC TC JC AH TH JH JC", E="9C 9C 9D 9D"), None, None, None
    )
    name_and_settle(hand, "S")
    assert hand.state.meld_of("EW") == 15
    assert hand.state.ending.ended == ended


def south_leads(changes):
    """South has the bid at 15, well within reach."""
    return at_tricks(house("mcallen", changes), bidder="S", trump="S", amount=15, dealer="E", S=RUN)


def test_a_bid_within_reach_is_played():
    assert_refused(south_leads(""), Concede("S"), "concede-board", "MCA-X5")


@pytest.mark.parametrize("tricks", [0, 1, 3])
def test_or_a_bid_may_be_given_up_at_any_time(tricks):
    hand = south_leads('[board]\nconcede = "anytime"')
    while len(hand.state.play.tricks) < tricks:
        play(hand, hand.legal_plays()[0].text)
    assert_refused(hand, Concede("E"), "concede-side", "MCA-X5")
    hand.apply(Concede("N"))
    slip = slip_of(hand)
    assert (slip.how, slip.take) == ("conceded", {})
    meld = slip.meld["EW"]
    assert points(score(hand.book, slip)) == {
        "NS": 0,
        "EW": 15 + 25 + meld,
    }
