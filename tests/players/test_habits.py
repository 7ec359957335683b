"""The habits people hate in bots, and the ones they like: one small table each, for players of every level."""

from __future__ import annotations

import pytest

from meldhouse.game import (
    Action,
    AnswerClaim,
    Bid,
    CallRedeal,
    Claim,
    Discard,
    Hand,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Restrict,
    Seat,
    ShowMeld,
    TurnKitty,
    count_meld,
    steward,
    to_act,
)
from meldhouse.players import LEVELS, Player, player_for
from meldhouse.players.seating import Sitting
from table import at_auction, at_tricks, call, dealt, house, pieces, play, won_by

RUN_AND_ACES = "AS TS KS QS JS AS TS AH AC AD KH QH"
NOTHING = "9S 9S JH 9H 9H JC 9C QD JS QC 9D TH"


_asked = "novice"


@pytest.fixture(params=[name for name, level in LEVELS.items() if level.thinks != "by-network"], autouse=True)
def _level(request: pytest.FixtureRequest) -> None:
    """Every table here is put before players of each level that goes by rules or by search; most of these clubs have
    rules that no network has learned."""
    global _asked
    _asked = request.param


def asked(hand: Hand) -> Player:
    return player_for(hand.book, _asked, b"habits")


def decides(hand: Hand, seat: Seat | None = None) -> Action:
    """What is done in the place of whoever's turn it is."""
    steward.tidy(hand)
    return Sitting(hand).ask(seat or to_act(hand)[0], asked(hand))


def calls_unasked(hand: Hand, seat: Seat) -> Action | None:
    steward.tidy(hand)
    return Sitting(hand).ask_unasked(seat, asked(hand))


# --- the auction -----------------------------------------------------------------------------------------------------


def test_a_hand_worth_a_bid_is_never_passed_out():
    book = house("st-hilary")
    hand = at_auction(book, N=RUN_AND_ACES)
    assert decides(hand) == Bid("N", 15)
    call(hand, 29, 30, None, None)
    assert decides(hand) == Bid("N", 31)


def test_rich_meld_is_bid_on_a_trump_of_usual_length():
    book = house("bend.3")
    hand = at_auction(book, N="AS TS KS QS JS QS JD JD JH JC KD QD AH TH TH KH QH KH TC TC KC QC TD TD AD", dealer="S")
    assert decides(hand) == Bid("N", 500)


def test_a_hopeless_hand_passes():
    hand = at_auction(house("mcallen"), N=NOTHING, dealer="S")
    call(hand, 18)
    assert decides(hand) == Pass("N")


def test_partners_winning_bid_is_left_alone():
    hand = at_auction(house("st-hilary"), S="AS KS QS TH KH QH AC TC JC 9D JD KD", N="AH AD")
    call(hand, 20, None)
    assert to_act(hand) == ("S",)
    assert decides(hand) == Pass("S")


def test_a_run_is_reason_enough_to_go_over_partner():
    hand = at_auction(house("st-hilary"), S="AS AS TS KS QS JS AH AC AD 9S TC KC")
    call(hand, 15, None)
    assert decides(hand) == Bid("S", 16)


def test_a_suit_too_short_to_carry_the_bid_is_not_bid():
    """Three of every suit, no run: the marriages alone are no reason."""
    hand = at_auction(house("mcallen"), N="TS QS 9S TH QH 9H TC QC 9C TD JD 9D")
    assert decides(hand) == Pass("N")


def test_an_officials_orders_are_kept():
    book = house("npa")
    strong = "AS TS KS QS JS AS TS KS QS JS AH AC AD KH QH TH TH AH AC AD"
    silenced = at_auction(book, N=strong)
    silenced.apply(Restrict("N", "silenced"))
    assert decides(silenced) == Pass("N")
    held = at_auction(book, N=strong)
    held.apply(Restrict("N", "next-bid"))
    assert decides(held) == Bid("N", 50)
    frozen = at_auction(house("n42pa"), N="6-6 6-5 6-4 6-3 6-2 5-5 4-4")
    frozen.apply(Restrict("N", "frozen", 32))
    assert decides(frozen) == Bid("N", 32)
    late = at_auction(house("n42pa"), N="0-0 1-0", E="6-6 6-5 6-4 6-3 6-2 5-5 4-4")
    late.apply(Restrict("E", "frozen", 30))
    late.apply(Bid("N", 31))
    assert decides(late) == Pass("E")


def test_a_dealer_who_must_bid_does():
    book = house("mcallen", '[auction]\nall_pass = "forced"')
    hand = at_auction(book, W=NOTHING, dealer="W")
    call(hand, None, None, None)
    assert decides(hand) == Bid("W", 15)


def test_a_sure_hand_of_dominoes_is_bid_for_marks_and_a_poor_one_is_not():
    sure = at_auction(house("n42pa"), N="6-6 6-5 6-4 6-3 6-2 6-1 5-5")
    bid = decides(sure)
    assert isinstance(bid, Bid)
    assert bid.amount >= 42
    poor = at_auction(house("n42pa"), N="6-4 5-3 2-1 3-0 4-1 6-2 5-0")
    assert decides(poor) == Pass("N")


def test_five_nines_without_meld_are_thrown_in_and_with_meld_are_not():
    book = house("st-hilary")
    weak = dealt(book, E="9S 9S 9H 9H 9C TS JS QH TC JC TD AD")
    assert calls_unasked(weak, "E") == CallRedeal("E")
    assert weak.can(CallRedeal("E"))
    melded = dealt(book, E="9S 9S 9H 9H 9C QS JD QH TC JC TD AD")
    assert calls_unasked(melded, "E") is None
    spoken = dealt(book, E="9S 9S 9H 9H 9C TS JS QH TC JC TD AD")
    steward.tidy(spoken)
    call(spoken, 15)
    assert calls_unasked(spoken, "E") is None
    assert calls_unasked(at_auction(house("mcallen"), E="9S 9S 9H 9H 9C TS JS QH TC JC TD AD"), "E") is None


# --- trump, exchange, kitty, meld ------------------------------------------------------------------------------------


def test_trump_is_the_suit_that_carries_the_bid():
    hand = won_by(at_auction(house("st-hilary"), N=RUN_AND_ACES), "N", 20)
    assert decides(hand) == NameTrump("N", "S")


def test_where_a_marriage_is_needed_only_a_marriage_is_named():
    long_hearts = "AH AH AH TH TH TH KH KH JH JH KC QC AS TS JS AD TD JD TC AC"
    hand = won_by(at_auction(house("npa"), N=long_hearts), "N", 50)
    assert decides(hand) == NameTrump("N", "C")


def test_six_of_a_suit_with_its_double_are_called():
    hand = won_by(at_auction(house("n42pa"), N="3-3 6-3 5-3 4-3 3-1 6-6 2-0"), "N", 30)
    assert decides(hand) == NameTrump("N", "3")


def test_seven_doubles_follow_me_or_double_trump():
    hand = won_by(at_auction(house("n42pa"), N="0-0 1-1 2-2 3-3 4-4 5-5 6-6"), "N", 42)
    named = decides(hand)
    assert isinstance(named, NameTrump)
    assert named.trump in ("doubles", "follow-me")


def test_partner_passes_the_trumps_of_a_run():
    book = house("st-hilary")
    hand = won_by(at_auction(book, N="KS QS TS AH", S="AS JS TS KH 9H TH JC 9C QC TD 9D 9D"), "N", 20)
    hand.apply(NameTrump("N", "S"))
    assert decides(hand, "S") == PassPieces("S", pieces("AS TS JS"))


def test_partner_without_trumps_passes_aces():
    book = house("bend")
    hand = won_by(
        at_auction(book, N="KS QS TS JS", S="AH AC AD JH JC QH TH TH TH KC KC TC TC TD TD KD KD JH JC QC"), "N", 500
    )
    hand.apply(NameTrump("N", "S"))
    given = decides(hand, "S")
    assert isinstance(given, PassPieces)
    assert set(pieces("AH AC AD")) <= set(given.pieces)


def test_the_bidder_gives_back_what_he_can_spare_and_breaks_no_meld():
    book = house("st-hilary")
    held = "AS TS KS QS JS KH QH 9C JC 9D AD AC"
    hand = won_by(at_auction(book, N=held), "N", 20)
    hand.apply(NameTrump("N", "S"))
    given = decides(hand, "N")
    assert isinstance(given, PassPieces)
    assert sorted(piece.text for piece in given.pieces) == ["9C", "9D", "JC"]


def test_the_discard_keeps_the_meld_and_the_trumps_and_counts_counters_home():
    book = house("bend.3")
    held = "AS AS TS KS QS JS JS QS AH TH TH KH QH AC TC TC KC QC AD TD TD KD QD JD TS"
    hand = won_by(at_auction(book, N=held, kitty="TH TC KH JC JH", dealer="S"), "N", 500)
    assert decides(hand) == TurnKitty("N")
    hand.apply(TurnKitty("N"))
    named = decides(hand)
    assert named == NameTrump("N", "S")
    hand.apply(named)
    before = count_meld(book, hand.state.hands["N"], "S").points
    laid = decides(hand)
    assert isinstance(laid, Discard)
    assert laid.trumps == 0
    assert sum(book.worth[piece] for piece in laid.pieces) >= 40
    hand.apply(laid)
    assert count_meld(book, hand.state.hands["N"], "S").points == before


def test_trumps_in_the_discard_are_declared():
    """A hand of nothing but trumps and aces cannot help it, and says so."""
    book = house("bend.3", "[meld]\naces = []\nroundhouse = []\nmarriage = []")
    held = "AS AS AS AS TS TS TS TS KS KS KS KS QS QS QS QS JS JS JS JS AH AH AH AH AC"
    hand = won_by(at_auction(book, N=held, kitty="AC AC AC AD AD", dealer="S"), "N", 500)
    hand.apply(TurnKitty("N"))
    hand.apply(NameTrump("N", "S"))
    laid = decides(hand)
    assert hand.verify(laid) is None


def test_all_the_meld_is_shown():
    book = house("st-hilary", '[exchange]\nform = "none"\ncount = 0')
    hand = won_by(at_auction(book, N=RUN_AND_ACES), "N", 20)
    hand.apply(NameTrump("N", "S"))
    shown = decides(hand, "N")
    assert isinstance(shown, ShowMeld)
    assert count_meld(book, shown.pieces, "S").points == count_meld(book, hand.state.hands["N"], "S").points


# --- play ------------------------------------------------------------------------------------------------------------

FREE = '[exchange]\nform = "none"\ncount = 0'


def table(**known: str) -> Hand:
    """South has bid 15 in hearts at a table that passes no cards; South leads."""
    return at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)


def test_counters_go_to_partners_sure_trick():
    hand = table(S="AC", N="TC KC 9C QC", E="QC JC", W="JC 9C")
    play(hand, "AC 9C")
    assert decides(hand, "N") in (Play("N", pieces("TC")[0]), Play("N", pieces("KC")[0]))


def test_no_counter_is_thrown_on_a_lost_trick():
    hand = table(S="JC 9D", W="AC AC", N="TC KC 9C QC", E="QC JC")
    play(hand, "JC AC")
    assert decides(hand, "N") in (Play("N", pieces("9C")[0]), Play("N", pieces("QC")[0]))


def test_a_trick_is_won_no_dearer_than_it_must_be():
    """Last to play with ace and ten over a jack: either wins, and the ace is kept."""
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", S="9C", W="9C", N="JC", E="AC TC QC")
    play(hand, "9C 9C JC")
    assert decides(hand, "E") != Play("E", pieces("AC")[0])


def test_the_bidder_leads_trump_from_the_top_or_not_at_all():
    """With nothing beside his trumps he may draw them or give the lead away, but low ones are for later."""
    hand = table(S="AH AH TH KH QH 9H 9S 9C JC JD 9D QS")
    led = decides(hand, "S")
    assert isinstance(led, Play)
    assert led.piece not in pieces("KH QH 9H")


def test_a_defender_leads_an_ace_and_leaves_trump_alone():
    hand = table(S="9C 9S", W="AC AD KH QH JH", N="JC", E="QC")
    play(hand, "9C AC JC QC")
    led = decides(hand, "W")
    assert led == Play("W", pieces("AD")[0])


def test_in_dominoes_the_bidder_leads_a_trump_nobody_can_beat():
    hand = at_tricks(house("n42pa"), bidder="S", trump="5", S="5-5 6-5 5-4 5-1 1-1 3-0 2-0")
    led = decides(hand, "S")
    assert isinstance(led, Play)
    assert led.piece in pieces("5-5 6-5 5-4")


def test_of_equals_the_highest_is_led():
    """Nothing lies between the double and the six-three, so partner is shown the one that he knows to win."""
    hand = at_tricks(house("n42pa"), bidder="S", trump="3", S="3-3 6-3 5-3 4-3 5-5 2-2 1-1")
    assert decides(hand, "S") == Play("S", pieces("3-3")[0])


def test_in_dominoes_count_goes_to_partner_and_not_to_the_others():
    known = {"S": "5-5 6-5 5-4 5-1", "N": "6-4 3-1 2-0 1-0 6-3 4-2 3-3", "W": "4-1 6-2 6-1 0-0 3-0 2-1 4-3"}
    hand = at_tricks(house("n42pa"), bidder="S", trump="5", **known)
    play(hand, "5-5")
    assert decides(hand, "W") != Play("W", pieces("4-1")[0])
    play(hand, "6-2")
    assert decides(hand, "N") == Play("N", pieces("6-4")[0])


def test_a_bid_out_of_reach_is_played_where_giving_up_would_cost_points():
    book = house("st-hilary", FREE)
    hand = at_tricks(book, bidder="S", trump="H", amount=60, S="AH TH AC AS")
    assert isinstance(decides(hand, "S"), Play)


def test_a_lay_down_is_accepted_only_if_it_is_good_for_all_one_sees():
    """Also after the first trick: what is laid down lies open until it is settled."""
    good = at_tricks(house("n42pa"), bidder="S", trump="6", S="6-6 6-5 6-4 6-3 6-2 6-1 6-0")
    bad = at_tricks(house("n42pa"), bidder="S", trump="6", S="6-6 6-1 5-0 2-1 3-0 4-0 1-0", W="6-5 5-5 4-4")
    for hand, is_good in ((good, True), (bad, False)):
        play(hand, "6-6")
        while hand.state.play.trick and not hand.state.play.trick_taken:
            hand.apply(Play(to_act(hand)[0], hand.playable()[0]))
        steward.tidy(hand)
        hand.apply(Claim("S"))
        assert decides(hand, "W") == AnswerClaim("W", is_good)
