"""A reading is a setting: where a paper can be read in two ways, a club's book changes it and the table follows.

Each test plays by the house's own reading and beside it by a club's. From the shuffle to the first lead.
"""

from __future__ import annotations

import pytest

from meldhouse.game import (
    Bid,
    Cut,
    Discard,
    Game,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Restrict,
    SetUp,
    ShowMeld,
    Shuffle,
    Slip,
    TurnKitty,
    legal_actions,
    score,
    slip_of,
    steward,
    view,
)
from table import (
    KEY,
    assert_refused,
    at_auction,
    call,
    house,
    name_and_settle,
    pieces,
    play_out,
    points,
    scored,
    won_by,
)

# --- the shuffle and the set-up ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "counts"), [("", False), ("[deal]\ncounted = ['riffle', 'wash', 'machine']", True)]
)
@pytest.mark.parametrize("ways", [("wash", "riffle", "riffle", "machine"), ("riffle", "riffle", "machine")])
def test_washing_and_the_machine_may_count_as_shuffles(changes, counts, ways):
    hand = Hand(house("npa", changes), dealer="W", key=KEY)
    for how in ways:
        hand.apply(Shuffle("W", how))
    assert hand.can(Cut("S", 20)) is counts
    if not counts:
        assert_refused(hand, Cut("S", 20), "few-riffles", "NPA-2.2f")


@pytest.mark.parametrize("changes", ["[deal]\ncounted = ['riffle']", "[deal]\ncounted = ['riffle', 'wash', 'machine']"])
def test_patting_is_a_shuffle_in_no_reading(changes):
    hand = Hand(house("mcallen", changes), dealer="W", key=KEY)
    for how in ("riffle", "riffle", "pat", "pat"):
        hand.apply(Shuffle("W", how))
    assert_refused(hand, Cut("S", 20), "few-riffles", "MCA-4Sa")


@pytest.mark.parametrize(("changes", "free"), [("", False), ('[deal]\nlayout_kept = "hand"', True)])
def test_dominoes_are_set_up_alike_for_a_whole_game_or_for_one_hand(changes, free):
    game = Game(house("n42pa", changes), first_dealer="W")
    first = game.next_hand(scorekeeper="S", key=KEY)
    steward.tidy(first)
    assert first.state.deal.layouts["N"] == "4-3"
    game.finish(call(first, None, None, None, None))
    second = game.next_hand(scorekeeper="S", key=bytes(32))
    while second.phase == "shuffle":
        second.apply(steward.next_chore(second))
    other_way = SetUp("N", "3-4", second.state.hands["N"])
    if free:
        second.apply(other_way)
        assert second.state.deal.layouts["N"] == "3-4"
    else:
        assert_refused(second, other_way, "layout-kept", "N42-8c")


# --- the auction ------------------------------------------------------------------------------------------------------


def test_a_pass_is_final():
    hand = call(at_auction(house("st-hilary")), None, 15)
    assert_refused(hand, Bid("N", 16), "pass-final", "STH-BI-c")
    call(hand, None, None)
    assert (hand.phase, hand.state.bidder, hand.state.amount) == ("trump", "E", 15)


def test_where_a_pass_is_not_final_whoever_passed_may_come_back_over_a_raise():
    hand = call(at_auction(house("st-hilary", "[auction]\npass_final = false")), None, 15, None, None)
    assert (hand.phase, hand.turn) == ("auction", "N")
    call(hand, 16)
    assert hand.turn == "E"
    call(hand, None, 17, None)
    assert (hand.phase, hand.turn) == ("auction", "N")
    call(hand, None, None)
    assert (hand.phase, hand.state.bidder, hand.state.amount) == ("trump", "S", 17)


def test_where_a_pass_is_not_final_three_passes_still_end_it():
    hand = call(at_auction(house("st-hilary", "[auction]\npass_final = false")), None, None, None)
    assert (hand.state.bidder, hand.state.amount, hand.state.auction.dropped) == ("W", 15, True)


@pytest.mark.parametrize(("changes", "amount"), [("", 15), ("[auction]\ndropped = 10", 10)])
def test_a_bid_nobody_makes_is_dropped_at_the_lowest_bid_or_at_less(changes, amount):
    book = house("st-hilary", changes)
    hand = call(at_auction(book), None, None, None)
    assert (hand.state.bidder, hand.state.amount, hand.state.auction.dropped) == ("W", amount, True)
    refusal = assert_refused(hand, Bid("W", amount + 1), "bid-dropped", "STH-BI-d")
    assert refusal.message.args == {"amount": amount}
    slip = {"bidder": "W", "bid": amount, "trump": "C", "dropped": True, "meld": {}}
    assert scored(book, **slip, take={"NS": 16, "EW": 9}) == {"NS": 16, "EW": -amount}
    assert_refused(at_auction(book), Bid("N", 14), "bid-minimum", "STH-BI-a")


def test_the_dealer_is_given_a_bid_that_nobody_makes():
    hand = call(at_auction(house("npa")), None, None, None)
    assert (hand.state.bidder, hand.state.amount, hand.state.auction.dropped) == ("W", 50, True)


@pytest.mark.parametrize("amount", [50, 54, 110])
def test_or_the_dealer_must_bid_what_he_likes(amount):
    hand = call(at_auction(house("npa", '[auction]\nall_pass = "forced"')), None, None, None)
    assert hand.turn == "W"
    assert_refused(hand, Pass("W"), "must-bid")
    assert_refused(hand, Bid("W", 49), "bid-minimum", "NPA-2.4f")
    call(hand, amount)
    assert (hand.state.bidder, hand.state.amount, hand.state.auction.dropped) == ("W", amount, False)


def test_a_dealer_who_must_bid_may_pass_as_long_as_somebody_else_has_bid():
    hand = call(at_auction(house("npa", '[auction]\nall_pass = "forced"')), None, 50, None, None)
    assert hand.state.bidder == "E"


def test_or_a_hand_that_everybody_passes_is_dealt_again_by_the_next():
    book = house("npa", '[auction]\nall_pass = "reshake"')
    game = Game(book, first_dealer="W")
    hand = call(at_auction(book), None, None, None, None)
    assert hand.state.ending.ended == "passed-out"
    assert [entry.points for entry in game.finish(hand)] == [0]
    assert (game.dealer, game.totals()) == ("N", dict.fromkeys("NESW", 0))


MADE = Slip(bidder="W", bid=50, trump="H", meld={"EW": 20}, take={"EW": 31, "NS": 19})


@pytest.mark.parametrize("place", [0, 2, 4])
def test_a_hand_that_was_passed_out_uses_up_none_of_the_four(place):
    game = Game(house("npa", '[auction]\nall_pass = "reshake"'), first_dealer="W")
    hands = [MADE] * 4
    hands.insert(place, Slip(how="passed-out"))
    for slip in hands[:4]:
        game.add(slip)
    if place == 4:  # the fourth hand that counts ends the round
        assert game.is_over
        return
    assert not game.is_over
    assert game.bonuses == ()
    game.add(hands[4])
    assert game.is_over
    assert game.totals() == {"N": 0, "E": 4 * 51 + 200, "S": 0, "W": 4 * 51 + 200}


@pytest.mark.parametrize(("changes", "legal"), [("", False), ("[auction]\nopening = 0", True)])
def test_the_first_bid_is_fixed_or_only_the_lowest(changes, legal):
    assert at_auction(house("bend", changes)).can(Bid("N", 510)) is legal
    assert at_auction(house("bend", changes)).can(Bid("N", 500))


@pytest.mark.parametrize(
    ("changes", "highest"), [("", 520), ("[auction]\njump = 1", 510), ("[auction]\njump = 5", 550)]
)
def test_a_bid_may_jump_as_many_steps_as_the_club_allows(changes, highest):
    hand = call(at_auction(house("bend", changes)), 500)
    assert hand.can(Bid("E", highest))
    assert_refused(hand, Bid("E", highest + 10), "bid-jump", "BEN-2.2f")


def test_without_a_limit_a_bid_may_jump_anywhere():
    assert call(at_auction(house("bend", "[auction]\njump = 0")), 500).can(Bid("E", 1500))


@pytest.mark.parametrize(("changes", "ended"), [("", "silenced"), ('[auction]\nsilenced_dealer = "takes"', None)])
def test_a_silenced_dealer_is_set_or_takes_the_bid_all_the_same(changes, ended):
    hand = at_auction(house("npa", changes), W="KH QH")
    hand.apply(Restrict("W", "silenced"))
    call(hand, None, None, None)
    assert hand.state.ending.ended == ended
    assert (hand.state.bidder, hand.state.amount) == ("W", 50)


# --- trump ------------------------------------------------------------------------------------------------------------


def to_name(laying):
    """North has the bid and holds marriages in spades and hearts."""
    return won_by(at_auction(house("mcallen", f'[trump]\nlaying = "{laying}"'), N="KS QS KH QH"), "N", 15)


def test_trump_may_be_named_by_saying_it_alone():
    hand = to_name("no")
    assert_refused(hand, NameTrump("N", "S", laid=True), "trump-spoken")
    hand.apply(NameTrump("N", "S"))
    assert_refused(hand, NameTrump("N", "H", laid=True), "trump-fixed", "MCA-6e")


def test_or_a_marriage_names_it_unless_it_was_said():
    silent, spoken = to_name("unless-named"), to_name("unless-named")
    silent.apply(NameTrump("N", "H", laid=True))
    assert silent.state.trump == "H"
    spoken.apply(NameTrump("N", "S"))
    assert_refused(spoken, NameTrump("N", "H", laid=True), "trump-fixed", "MCA-6e")


def test_or_the_first_marriage_laid_governs_whatever_was_said():
    hand = to_name("governs")
    hand.apply(NameTrump("N", "S"))
    hand.apply(NameTrump("N", "H", laid=True))
    assert hand.state.trump == "H"
    assert_refused(hand, NameTrump("N", "S", laid=True), "trump-fixed", "MCA-6e")


@pytest.mark.parametrize(("laying", "owes"), [("no", False), ("unless-named", False), ("governs", True)])
def test_only_where_the_marriage_governs_the_bidder_owes_it(laying, owes):
    hand = to_name(laying)
    hand.apply(NameTrump("N", "S"))
    if owes:
        assert_refused(hand, ShowMeld("N", ()), "meld-trump")
        hand.apply(ShowMeld("N", pieces("KH QH")))
        assert hand.state.trump == "H", "the marriage that is laid overrules the suit that was said"
    else:
        hand.apply(ShowMeld("N", ()))
        assert hand.state.meld["N"].points == 0


def test_a_bidder_who_named_trump_without_its_marriage_owes_none():
    """Such a club asks for no marriage, so the table must not stand still over one that nobody holds."""
    hand = to_name("governs")
    hand.apply(NameTrump("N", "D"))
    assert list(legal_actions(hand, "N"))
    assert hand.can(ShowMeld("N", ()))


@pytest.mark.parametrize(("changes", "needed"), [("", False), ("[trump]\nmarriage = true", True)])
def test_any_suit_may_be_named_or_only_one_with_its_marriage(changes, needed):
    hand = won_by(at_auction(house("mcallen", changes), N="KS QS AD"), "N", 15)
    assert hand.can(NameTrump("N", "D")) is not needed
    assert hand.can(NameTrump("N", "S"))


# --- exchange and kitty -----------------------------------------------------------------------------------------------


def at_exchange(changes):
    hand = won_by(at_auction(house("st-hilary", changes), N="AC TC JC", S="JS TH 9H"), "S", 15)
    hand.apply(NameTrump("S", "C"))
    return hand


def test_partners_exchange_blind():
    hand = at_exchange("")
    hand.apply(PassPieces("S", pieces("JS TH 9H")))
    assert view(hand, "N").received == ()
    hand.apply(PassPieces("N", pieces("AC TC JC")))
    assert view(hand, "N").received == pieces("JS TH 9H")
    assert hand.phase == "meld"


def test_or_partner_first_and_the_bidder_may_give_back_what_he_got():
    hand = at_exchange('[exchange]\nform = "sequence"')
    assert_refused(hand, PassPieces("S", pieces("JS TH 9H")), "pass-order")
    hand.apply(PassPieces("N", pieces("AC TC JC")))
    assert view(hand, "S").received == pieces("AC TC JC")
    hand.apply(PassPieces("S", pieces("JC JS TH")))
    assert hand.phase == "meld"
    assert all(len(held) == 12 for held in hand.state.hands.values())


def test_or_not_at_all():
    hand = at_exchange('[exchange]\nform = "none"\ncount = 0')
    assert hand.phase == "meld"
    assert_refused(hand, PassPieces("N", pieces("AC TC JC")), "pass-none")


@pytest.mark.parametrize(("changes", "count"), [("", 4), ("[exchange]\ncount = 3", 3)])
def test_as_many_cards_are_exchanged_as_the_club_says(changes, count):
    hand = won_by(at_auction(house("bend", changes), S="AS AS AH AH AD"), "N", 500)
    hand.apply(NameTrump("N", "C"))
    given = pieces("AS AS AH AH AD")
    assert_refused(hand, PassPieces("S", given[: count + 1]), "pass-count", "BEN-3.3a")
    assert hand.can(PassPieces("S", given[:count]))


KITTY = "KC TC AS AH AD"


def at_kitty(changes="", kitty=KITTY):
    """East has the bid at a table of three."""
    return call(at_auction(house("bend.3", changes), dealer="S", kitty=kitty, E="QC QC JC"), None, 500, None)


@pytest.mark.parametrize(("changes", "first"), [("", False), ("[kitty]\nbefore_trump = true", True)])
def test_the_kitty_may_or_must_be_turned_before_trump_is_named(changes, first):
    hand = at_kitty(changes)
    if first:
        assert_refused(hand, NameTrump("E", "C"), "kitty-first")
        hand.apply(TurnKitty("E"))
    hand.apply(NameTrump("E", "C"))
    assert hand.state.trump == "C"


@pytest.mark.parametrize("said", [0, 1, 3, 5])
def test_trumps_laid_away_are_declared_truly(said):
    hand = at_kitty()
    hand.apply(TurnKitty("E"))
    hand.apply(NameTrump("E", "C"))
    assert_refused(hand, Discard("E", pieces(KITTY), said), "discard-declare", "BEN-3.4c")
    hand.apply(Discard("E", pieces(KITTY), 2))
    assert view(hand, "N").declared_trumps == 2


@pytest.mark.parametrize("said", [0, 2, 5])
def test_or_they_are_not_declared_and_nobody_hears_of_them(said):
    hand = at_kitty("[kitty]\ndeclare_trumps = false")
    hand.apply(TurnKitty("E"))
    hand.apply(NameTrump("E", "C"))
    hand.apply(Discard("E", pieces(KITTY), said))
    assert view(hand, "N").declared_trumps is None


@pytest.mark.parametrize(("changes", "counted"), [("", 50), ("[kitty]\ncounts = false", 0)])
def test_what_was_laid_away_counts_for_the_bidder_or_for_nobody(changes, counted):
    hand = play_out(name_and_settle(at_kitty(changes), "C"))
    slip = slip_of(hand)
    assert slip.take["E"] == hand.state.points["E"] + counted
    assert sum(slip.take.values()) == 450 + counted
    assert points(score(hand.book, slip)).keys() == {"N", "E", "S"}
