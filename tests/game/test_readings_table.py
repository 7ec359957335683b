"""A reading is a setting: the shuffle and the draw, what can be seen and for how long, who leads, what a meld is."""

from __future__ import annotations

import pytest

from meldhouse.game import (
    AskToSee,
    AskTrump,
    Bid,
    Cut,
    Game,
    Hand,
    NameTrump,
    Play,
    ShowMeld,
    Shuffle,
    Slip,
    Stack,
    TurnStack,
    count_meld,
    highest_draw,
    legal_actions,
    steward,
    to_act,
    view,
)
from meldhouse.messages import fact
from table import KEY, assert_refused, at_auction, at_tricks, call, house, name_and_settle, pieces, play, won_by


@pytest.mark.parametrize(("ways", "enough"), [("riffle riffle machine", True), ("wash wash wash machine", False)])
def test_the_machine_may_count_where_washing_does_not(ways, enough):
    hand = Hand(house("npa", "[deal]\ncounted = ['riffle', 'machine']"), dealer="W", key=KEY)
    for how in ways.split():
        hand.apply(Shuffle("W", how))
    assert hand.can(Cut("S", 20)) is enough


@pytest.mark.parametrize(("changes", "most"), [("", 79), ("[deal]\ncut_lifts = 10", 70)])
def test_a_cut_lifts_at_least_what_the_club_says(changes, most):
    hand = Hand(house("npa", changes), dealer="W", key=KEY)
    for how in ("riffle", "riffle", "riffle", "machine"):
        hand.apply(Shuffle("W", how))
    assert hand.can(Cut("S", most))
    if most < 79:
        assert_refused(hand, Cut("S", most + 1), "cut-deep")
    steward.tidy(hand)
    assert hand.phase == "auction"


@pytest.mark.parametrize(("highest", "winner"), [("pips", "N"), ("high-end", "E")])
def test_the_highest_domino_has_the_most_pips_or_the_higher_end(highest, winner):
    book = house("n42pa", f'[deal]\nhighest = "{highest}"')
    drawn = dict(zip("NESW", pieces("5-4 6-2 5-3 4-4"), strict=True))
    assert highest_draw(book, drawn) == (winner,)


@pytest.mark.parametrize(("by", "dealer"), [("next", "N"), ("same", "W")])
def test_a_hand_that_everybody_passes_is_shaken_again_by_the_next_or_by_the_same_player(by, dealer):
    game = Game(house("n42pa", f'[auction]\nreshake_by = "{by}"'), first_dealer="W")
    game.add(Slip(how="passed-out"))
    assert game.dealer == dealer


@pytest.mark.parametrize(("first", "leads", "waits"), [("bidder", "S", "N"), ("left-of-dealer", "N", "S")])
def test_the_bidder_leads_or_the_player_left_of_the_dealer(first, leads, waits):
    common = {"S": "KS QS 9D 9H JC", "N": "9D 9H JC"}
    hand = at_tricks(house("st-hilary", f'[tricks]\nfirst_lead = "{first}"'), bidder="S", trump="S", **common)
    assert_refused(hand, Play(waits, hand.state.hands[waits][0]), "lead-first")
    hand.apply(Play(leads, hand.state.hands[leads][0]))


@pytest.mark.parametrize(("changes", "one", "two"), [("", 22, 156), ("[meld]\nnatural_roundhouse = true", 24, 240)])
def test_a_roundhouse_without_trump_is_counted_by_its_parts_or_has_its_price(changes, one, two):
    book, house_of_kings = house("npa", changes), "KS QS KH QH KC QC KD QD"
    assert count_meld(book, pieces(house_of_kings), None).points == one
    assert count_meld(book, pieces(f"{house_of_kings} {house_of_kings}"), None).points == two


@pytest.mark.parametrize(("changes", "queen_of_spades", "queen_of_hearts"), [
    ("", 15, 0), ("[meld]\npinochle_cards = ['QH', 'JC']", 0, 15),
])  # fmt: skip
def test_a_club_may_make_its_pinochle_of_other_cards(changes, queen_of_spades, queen_of_hearts):
    book = house("npa", changes)
    assert count_meld(book, pieces("QS JD"), "D").points == queen_of_spades
    assert count_meld(book, pieces("QH JC"), "D").points == queen_of_hearts


@pytest.mark.parametrize(("changes", "one", "two"), [("", 190, 230), ("[meld]\nrun_extra = [40]", 190, 190)])
def test_marriages_beside_a_run_have_a_price_of_their_own(changes, one, two):
    book, run = house("bend", changes), "AC TC KC QC JC"
    assert count_meld(book, pieces(f"{run} KC QC"), "C").points == one
    assert count_meld(book, pieces(f"{run} KC QC KC QC"), "C").points == two
    assert count_meld(book, pieces("KC QC KC QC"), "C").points == 80, "without a run nothing changes"


@pytest.mark.parametrize(("until", "seen"), [("first-lead", False), ("end", True)])
def test_meld_and_kitty_can_be_looked_at_until_the_first_lead_or_until_the_end(until, seen):
    book = house("bend.3", f'[meld]\nlies_until = "{until}"')
    hand = at_auction(book, dealer="S", kitty="QH TH AS JH KC", E="AH KH KH QH", N="AH", S="AH")
    name_and_settle(won_by(hand, "E", 500), "H")
    assert set(view(hand, "N").kitty) == set(pieces("QH TH AS JH KC"))
    hand.apply(Play("E", hand.legal_plays()[0]))
    for seat in ("N", "S", None):
        assert bool(view(hand, seat).meld) is seen
        assert (pieces("AS")[0] in view(hand, seat).kitty) is seen
    assert pieces("AS")[0] in view(hand, "E").kitty, "the bidder knows what he took up"


@pytest.mark.parametrize(("changes", "one_mark"), [("", True), ("[tricks]\nstack_from = 84", False)])
def test_the_stack_is_chosen_from_a_bid_of_its_own(changes, one_mark):
    book = house("n42pa", changes)
    for amount, may in ((42, one_mark), (84, True)):
        hand = at_tricks(book, bidder="N", trump="4", amount=amount)
        assert hand.can(Stack("N", "double")) is may
        steward.tidy(hand)
        trick = play(hand, "")
        while not trick.state.play.tricks:
            trick.apply(Play(trick.turn, trick.legal_plays()[0]))
        assert trick.verify(AskToSee("E")).code == "look-under", "looking is another matter"


def test_where_there_is_no_stack_nobody_chooses_or_turns_one():
    hand = at_tricks(house("n42pa", "[tricks]\nstacks = {}"), bidder="N", trump="4", amount=42)
    assert_refused(hand, Stack("N", "single"), "stack-never")
    assert_refused(hand, TurnStack("E", "E"), "stack-never")


# --- found by reading the papers again --------------------------------------------------------------------------------


def test_meld_waits_for_the_marriage_that_governs_and_is_counted_by_it():
    """West, who had said spades, lays his marriage in hearts; North's run in spades is worth no run then."""
    book = house("npa")
    hand = won_by(at_auction(book, dealer="S", W="KS QS KH QH", N="AS TS KS QS JS", E="KH QH"), "W", 60)
    hand.apply(NameTrump("W", "S"))
    assert to_act(hand) == ("W",)
    aces = tuple(card for card in legal_actions(hand, "W").least_meld() if card.text.startswith("A"))
    hand.apply(ShowMeld("W", (*pieces("KH QH"), *aces)))
    assert view(hand, "S").trump == "H"
    assert to_act(hand) == ("N", "E", "S")
    laid = legal_actions(hand, "N").full_meld()
    hand.apply(ShowMeld("N", laid))
    assert hand.state.meld["N"].points == count_meld(book, laid, "H").points


@pytest.mark.parametrize(
    ("trump", "led", "held", "other"), [("5", "6-5", "5-5", "6-2"), ("doubles", "1-1", "4-4", "1-0")]
)
def test_a_refusal_does_not_tell_the_trump_that_must_be_remembered(trump, led, held, other):
    book = house("n42pa")
    first = {"5": "5-4 5-0 5-1 5-2", "doubles": "6-6 5-5 3-3 2-2"}[trump].split()
    hand = at_tricks(
        book, bidder="S", trump=trump, S=f"{first[0]} {led}", W=f"{first[1]} {held} {other}", N=first[2], E=first[3]
    )
    play(hand, " ".join(first))
    hand.apply(Play("S", pieces(led)[0]))
    refusal = assert_refused(hand, Play("W", pieces(other)[0]), "must-follow", "N42-5a")
    assert refusal.pieces == ()
    assert refusal.message == fact("must-follow-hidden")


def test_two_sides_that_arrive_level_play_on_where_nobody_is_counted_first():
    game = Game(house("st-hilary", "[match]\nbidder_first = false\ntarget = 40"), first_dealer="W")
    level = Slip(bidder="W", bid=15, trump="C", meld={"EW": 8, "NS": 7}, take={"EW": 12, "NS": 13})
    for _ in range(2):
        game.add(level)
    assert game.side_totals() == {"NS": 40, "EW": 40}
    assert not game.is_over
    game.add(Slip(bidder="W", bid=15, trump="C", meld={"EW": 8, "NS": 7}, take={"EW": 13, "NS": 12}))
    assert (game.is_over, game.winner) == (True, "EW")


def test_dominoes_that_are_being_drawn_are_not_said_to_be_shuffled():
    hand = Hand(house("n42pa"), dealer="W", key=KEY)
    while not hand.state.deal.drawn:
        hand.apply(steward.next_chore(hand))
    assert hand.verify(Shuffle("W")).message == fact("wrong-moment", phase="draw")


def test_only_the_shaker_shakes():
    hand = Hand(house("n42pa"), dealer="W", key=KEY)
    assert_refused(hand, Shuffle("N"), "only-dealer")
    hand.apply(Shuffle("W"))


def test_a_dealer_who_was_given_the_bid_cannot_throw_his_hand_in():
    hand = call(at_auction(house("npa"), W="KH QH"), None, None, None)
    actions = legal_actions(hand, "W")
    assert NameTrump("W", "H") in actions
    assert Bid("W", 50) not in actions


@pytest.mark.parametrize(
    ("shown", "told"),
    [("always", [True] * 3), ("first-trick", [True, True, False]), ("first-lead", [True, False, False])],
)
def test_trump_is_told_always_or_until_the_first_trick_or_the_first_lead(shown, told):
    book = house("n42pa", f'[trump]\nshown = "{shown}"')
    hand = at_tricks(book, bidder="S", trump="4", S="4-4 6-4 5-4 4-3 4-2 4-1 4-0")
    for pieces_down, is_told in zip((0, 1, 4), told, strict=True):
        while (
            len(hand.state.play.tricks) * 4 + len(hand.state.play.trick) * (not hand.state.play.trick_taken)
            < pieces_down
        ):
            hand.apply(Play(hand.turn, hand.legal_plays()[0]))
        assert (view(hand, "E").trump == "4") is is_told
        assert hand.can(AskTrump("E")) is is_told
        assert hand.can(AskTrump("E", "4")) is False, "nor by its name"
