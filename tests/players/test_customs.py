"""What partners expect of each other: leads they understand, aces and trumps that stay, cards put down that are still
his who put them down."""

from __future__ import annotations

import pytest

from meldhouse.game import NameTrump, Play
from meldhouse.pieces import parse_pieces
from meldhouse.players.beliefs.imagining import lot_for
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.choices import Choice
from meldhouse.players.hands.passing import spares
from meldhouse.players.levels import level_named
from meldhouse.players.search.blunders import unforgiven
from meldhouse.players.search.customs import as_expected, the_lowest
from meldhouse.players.search.passing import weigh_passes
from meldhouse.players.search.thinking import Thinker
from meldhouse.players.seating import Sitting
from meldhouse.rulebooks import load_book
from table import at_auction, at_tricks, call, house, pieces, play, won_by

FREE = '[exchange]\nform = "none"\ncount = 0'


def led(hand, seat, *weighed, counter=1.0):
    """What is led of what was weighed, each a piece and what it brings, the best first."""
    sitting = Sitting(hand)
    memory = Recalling(hand.book).remember(seat, sitting.seen(seat))
    choices = [Choice(Play(seat, pieces(piece)[0]), None, margin) for piece, margin in weighed]
    view = sitting.view(seat)
    best = as_expected(view, memory, choices, counter, lambda one, other: one.margin - other.margin)
    return (the_lowest(view, memory, best) if view.trick else best)[0].action.piece.text


def test_winners_are_led_from_the_top_unless_another_is_clearly_better():
    hand = at_tricks(house("n42pa"), bidder="S", trump="5", S="5-5 6-5 5-4 1-1 3-0 2-0 2-1")
    assert led(hand, "S", ("6-5", 0.9), ("5-5", 0.8)) == "5-5"
    assert led(hand, "S", ("6-5", 0.9), ("5-5", 0.5)) == "6-5"


def test_who_has_the_bid_draws_trumps_before_he_gives_the_lead_away():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AH AH TH KH QH 9H 9S 9C JC JD 9D QS")
    assert led(hand, "S", ("9S", 0.9), ("KH", 0.85), ("AH", 0.8)) == "AH"
    assert led(hand, "S", ("KH", 0.9), ("AH", 0.8)) == "AH"


def test_who_can_draw_all_trumps_does_so_before_he_leads_another_winner():
    sure = at_tricks(house("n42pa"), bidder="S", amount=84, trump="0", S="0-0 6-0 5-0 3-0 6-6 6-4 1-1")
    assert led(sure, "S", ("1-1", 0.9), ("0-0", 0.8)) == "0-0"
    assert led(sure, "S", ("1-1", 0.9), ("0-0", 0.5)) == "1-1"
    fewer = at_tricks(house("n42pa"), bidder="S", trump="0", S="0-0 6-0 3-0 4-4 6-6 6-4 1-1")
    assert led(fewer, "S", ("1-1", 0.9), ("0-0", 0.8)) == "1-1", "somebody may have more of them"


def test_no_trump_that_counts_is_led_to_somebody_who_is_known_to_beat_it_for_less_than_a_counter():
    free, aces = house("st-hilary", FREE), "AS AH AC AD 9S 9C 9D JC"
    shown = at_tricks(free, bidder="S", trump="H", S="TH KH QH 9H KC AS TS", E=aces)
    assert led(shown, "S", ("KH", 0.9), ("9H", 0.1)) == "9H"
    assert led(shown, "S", ("KH", 1.2), ("9H", 0.1)) == "KH"
    unknown = at_tricks(free, bidder="S", trump="H", S="TH KH QH 9H KC AS AS", E="AH AC AD 9S 9C 9D JC")
    assert led(unknown, "S", ("KH", 0.9), ("9H", 0.1)) == "KH", "partner may have the ace"
    assert led(unknown, "S", ("KH", 0.9), ("9H", 0.8)) == "9H"


def test_a_defender_takes_his_winner_before_he_leads_trump_or_gives_the_lead_away():
    known = {"S": "9C 9S", "W": "AC AD 9D KS QS QS JS JS TC KC QH JH", "N": "JC", "E": "QC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "9C AC JC QC")
    assert led(hand, "W", ("QH", 0.9), ("AD", 0.8)) == "AD"
    assert led(hand, "W", ("9D", 0.9), ("AD", 0.8)) == "AD"
    assert led(hand, "W", ("9D", 0.9), ("AD", 0.5)) == "9D"
    assert led(hand, "W", ("QS", 0.9), ("JS", 0.8)) == "QS"  # nothing speaks for one of them


def test_who_has_the_bid_takes_his_winners_before_he_gives_the_lead_away_with_a_trump():
    hand = at_tricks(house("mcallen"), bidder="S", trump="C", S="AS KS QH QH JH 9H KC QC JC JC AD 9D")
    assert led(hand, "S", ("JC", 0.9), ("AD", 0.8)) == "AD"
    assert led(hand, "S", ("JC", 0.9), ("AD", 0.5)) == "JC"


def test_the_last_to_play_keeps_the_best_trump_where_a_lower_one_wins_too():
    known = {"S": "4-4 6-4 4-0 4-1 2-2 1-1 6-2", "W": "5-4 6-6 5-5", "N": "4-3 6-1 5-1", "E": "3-0 6-0 5-3"}
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", **known)
    play(hand, "4-4 5-4 4-3 3-0 6-2 6-6 6-1 6-0 5-5 5-1 5-3")
    assert hand.turn == "S"
    assert led(hand, "S", ("6-4", 9.0), ("2-2", 8.0), ("4-1", 0.2), ("4-0", 0.1)) == "4-1"
    assert led(hand, "S", ("4-0", 0.9), ("4-1", 0.2), ("6-4", 0.1)) == "4-0"
    assert led(hand, "S", ("2-2", 0.9), ("6-4", 0.1)) == "2-2"


def test_a_trump_that_somebody_may_still_beat_is_not_the_best():
    known = {"S": "AC JC KH QH", "W": "TC", "N": "9C", "E": "AH 9H"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC TC 9C")
    assert led(hand, "E", ("AH", 0.9), ("9H", 0.8)) == "AH"  # there is another ace of hearts


def test_a_winner_that_an_opponent_has_shown_he_can_trump_need_not_be_led():
    known = {"S": "AC AC AD 9S QS", "W": "QC JD", "N": "9C QD", "E": "JH QH KH TH AH AH TH 9H KS KS TS 9D"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC QC 9C 9H 9D AD JD QD")
    assert hand.turn == "S"
    assert led(hand, "S", ("9S", 0.9), ("AC", 0.8)) == "9S"


def test_a_winner_need_not_be_led_to_somebody_who_would_have_shown_what_is_left_of_the_suit():
    known = {"S": "AC AC TC TC JC JC 9C 9C AD 9D 9S 9S", "W": "QC QC", "N": "KC"}
    around = "KC KS KH KD AH TH JH 9H TS TD JD"  # kings around, and no marriage
    hand = play(at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known, E=f"{around} JS"), "AC QC KC KC")
    assert led(hand, "S", ("TC", 0.9), ("AD", 0.8)) == "AD", "the last club is West's, and East trumps"
    known["S"] = "AC AC TC TC JC 9C 9C AD 9D 9S 9S JS"
    hand = play(at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known, E=f"{around} JC"), "AC QC KC JC")
    assert led(hand, "S", ("TC", 0.9), ("AD", 0.8)) == "TC", "East still has his king"


def test_nobody_adds_a_counter_to_a_trick_that_partner_cannot_win():
    known = {"S": "AC 9S", "W": "KC JC", "N": "9C", "E": "TC QC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC JC 9C")
    assert led(hand, "E", ("TC", 1.8), ("QC", 0.9)) == "QC"
    assert led(hand, "E", ("TC", 2.0), ("QC", 0.9)) == "TC"


def test_nobody_adds_one_before_partner_has_played_where_nothing_can_beat_what_lies_there():
    known = {"S": "AC AS", "W": "TC QC TS 9S", "N": "9C 9S", "E": "JC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC")
    assert led(hand, "W", ("TC", 1.8), ("QC", 0.9)) == "QC"


def test_where_partner_has_shown_that_he_can_trump_the_trick_it_is_open():
    known = {"S": "AC AC AD", "W": "TC KC QC QD", "N": "9C 9D", "E": "9H TH AS KS QS JS 9S AS TS KD JD TD"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC QC 9C 9H")  # East trumps, so he is out of clubs
    play(hand, "KD AD QD 9D AC")
    assert led(hand, "W", ("TC", 1.8), ("QC", 0.9)) == "TC"


def test_of_cards_that_come_to_the_same_the_lowest_goes():
    known = {"S": "AC 9S", "W": "9C", "N": "TC KC AC QC", "E": "JC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC 9C")
    assert led(hand, "N", ("AC", 9.0), ("TC", 8.0), ("KC", 0.2), ("QC", 0.1)) == "KC"
    assert led(hand, "N", ("QC", 9.0), ("KC", 0.2)) == "QC"


def test_what_must_hold_against_somebody_still_to_play_is_not_the_lowest():
    known = {"S": "QC 9S", "W": "AC TC KC JC", "N": "9C", "E": "JC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "QC")
    assert led(hand, "W", ("AC", 9.0), ("KC", 0.2)) == "AC"


def test_no_counter_goes_to_partners_trick_when_one_to_play_is_known_to_take_it():
    cards = "9H TC KC JC 9S TS KS QD JD 9D TD KD"
    known = {"E": "QH QC", "S": cards, "W": "TC QC AS TS KS QS JS 9S AD TD KD QD", "N": "AH TH KH QH JH 9C"}
    hand = at_tricks(house("st-hilary", FREE), bidder="E", trump="H", **known)
    play(hand, "QH 9H")  # North has shown his run
    assert led(hand, "W", ("TC", 0.9), ("QC", 0.2)) == "QC"
    assert led(hand, "W", ("TC", 1.9), ("QC", 0.2)) == "TC"


def test_no_counter_is_led_to_somebody_who_has_shown_that_he_trumps_it():
    known = {"S": "AC AC JC AD QS", "W": "QC JD", "N": "9C QD", "E": "JH QH KH TH AH AH TH 9H KS KS TS 9D"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "AC QC 9C 9H 9D AD JD QD")
    assert led(hand, "S", ("AC", 0.9), ("JC", 0.7)) == "JC"
    assert led(hand, "S", ("AC", 0.9), ("JC", 0.6)) == "AC"


def test_before_a_cheap_card_that_is_expected_comes_a_winner_that_is():
    hand = at_tricks(house("st-hilary", FREE), bidder="W", trump="H", W="AC TC QC 9S JS QD 9D")
    assert led(hand, "W", ("TC", 0.9), ("QC", 0.8), ("AC", 0.7)) == "AC"
    assert led(hand, "W", ("TC", 0.9), ("QC", 0.8), ("AC", 0.5)) == "QC"


def test_partners_own_trick_gets_a_counter_and_no_winner():
    known = {"S": "9C JS", "W": "AC 9S", "N": "JC", "E": "TC QC 9D"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "9C AC JC")
    assert led(hand, "E", ("QC", 0.9), ("TC", 0.8)) == "TC"
    assert led(hand, "E", ("QC", 0.9), ("TC", 0.5)) == "QC"


def test_a_winner_is_not_thrown_on_a_trick_that_is_partners_anyway():
    known = {"S": "5-5", "W": "3-0 2-0 3-3 2-1 3-1 1-1 0-0", "N": "6-6 4-1 3-2 6-1 4-2 6-0 2-2"}
    hand = at_tricks(house("n42pa"), bidder="S", trump="5", **known)
    play(hand, "5-5 3-0")
    assert led(hand, "N", ("6-6", 0.9), ("4-2", 0.85), ("3-2", 0.8)) == "3-2"
    known["N"] = "6-6 6-2 4-3 6-1 4-2 6-0 2-2"
    hand = at_tricks(house("n42pa"), bidder="S", trump="5", **known)
    play(hand, "5-5 3-0")
    assert led(hand, "N", ("6-6", 0.9), ("4-2", 0.8)) == "4-2"


def test_who_has_the_bid_leads_nothing_dear_either_where_something_cheap_will_do():
    """That he might draw trumps instead is not all that speaks against a ten."""
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", S="AH KH QH QC TD JD JD 9C 9S JS QS 9S")
    assert led(hand, "S", ("TD", 2.0), ("JD", 1.9), ("AH", 0.5)) == "JD"
    assert led(hand, "S", ("TD", 2.0), ("JD", 0.9), ("AH", 0.5)) == "TD"
    assert led(hand, "S", ("TD", 2.0), ("JD", 1.9), ("AH", 1.8)) == "AH"


def after_four_spades_and_a_trump(south: str, west: str):
    """North has led the aces of spades and one of hearts; South, who has no hearts, adds something to it."""
    known = {"N": "AS AS AH", "E": "KS JS 9H", "S": f"9S 9S {south}", "W": f"KS JS {west}"}
    hand = at_tricks(house("st-hilary", FREE), bidder="N", trump="H", **known)
    return play(hand, "AS KS 9S KS AS JS 9S JS AH 9H")


def test_a_ten_that_will_win_nothing_goes_to_partners_trick():
    hand = after_four_spades_and_a_trump("TS QS QS 9C 9C JC QC 9D 9D JD", "TS")
    assert led(hand, "S", ("QS", 0.9), ("TS", 0.8)) == "TS"  # of spades there is one more, a ten
    assert led(hand, "S", ("QS", 0.9), ("TS", 0.5)) == "QS"


def test_a_ten_that_may_win_something_or_be_trumped_goes_by_what_it_brings():
    hand = after_four_spades_and_a_trump("TS QS JC 9C 9C JC QC 9D 9D JD", "TS QS")
    assert led(hand, "S", ("TS", 0.9), ("QS", 0.8)) == "TS"
    assert led(hand, "S", ("QS", 0.9), ("TS", 0.8)) == "QS"


def test_an_ace_that_will_win_something_stays():
    known = {"N": "AH", "E": "9H", "S": "AS QS JC JC 9C 9C QC QC 9D 9D JD JD"}
    hand = play(at_tricks(house("st-hilary", FREE), bidder="N", trump="H", **known), "AH 9H")
    assert led(hand, "S", ("AS", 0.9), ("QS", 0.8)) == "QS"
    assert led(hand, "S", ("AS", 0.9), ("QS", 0.5)) == "AS"


def test_an_ace_that_an_opponent_has_shown_he_trumps_goes_to_partners_trick():
    known = {
        "N": "9C AH AS",
        "E": "9H JH 9S 9S TS TS KS KS QS QS JS JS",
        "S": "AC AC TC QC QC JC JC 9C AD QD JD 9D",
        "W": "KC TH",
    }
    hand = play(at_tricks(house("st-hilary", FREE), bidder="N", trump="H", **known), "9C 9H 9C KC JH 9D TH AH AS 9S")
    assert led(hand, "S", ("AC", 0.9), ("QD", 0.8)) == "AC"
    assert led(hand, "S", ("QD", 0.9), ("AC", 0.8)) == "AC"
    assert led(hand, "S", ("QD", 0.9), ("AC", 0.5)) == "QD"


def test_a_ten_below_an_ace_of_ones_own_goes_to_partners_trick():
    known = {"S": "9C JS", "W": "AC 9S", "N": "JC", "E": "AC TC QC 9D"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "9C AC JC")
    assert led(hand, "E", ("QC", 0.9), ("TC", 0.8)) == "TC"
    assert led(hand, "E", ("AC", 0.9), ("TC", 0.8)) == "TC"


def test_on_a_lost_trick_a_double_whose_suit_nobody_leads_any_more_is_as_good_as_anything():
    known = {"S": "4-4", "W": "5-4", "N": "1-0 6-6 6-5 6-3 6-2 6-0 2-2", "E": "5-0 5-3 1-1 3-2 3-0 2-0 5-2"}
    hand = at_tricks(house("n42pa"), bidder="S", trump="4", **known)
    play(hand, "4-4 5-4 1-0")
    assert led(hand, "E", ("5-0", 1.5), ("1-1", 0.9), ("5-3", 0.5)) == "1-1"
    assert led(hand, "E", ("5-0", 1.5), ("5-3", 0.9), ("1-1", 0.5)) == "5-3"


def test_on_a_lost_trick_nobody_throws_what_stops_a_suit():
    known = {"E": "2-2 6-5", "S": "4-2", "W": "5-0", "N": "6-6 6-4 6-3 6-1 3-3 3-1 4-0"}
    hand = at_tricks(house("n42pa"), bidder="E", trump="2", **known)
    play(hand, "2-2 4-2 5-0")
    assert led(hand, "N", ("6-6", 0.5), ("3-1", 0.4)) == "3-1"
    assert led(hand, "N", ("6-6", 0.9), ("3-1", 0.4)) == "6-6"


def test_sets_of_cards_that_look_alike_are_looked_at_again():
    hand = won_by(at_auction(house("st-hilary"), S="AS TS KS QS JS KH QH 9C JC 9D AD AC"), "N", 20)
    hand.apply(NameTrump("N", "S"))
    thinker, sitting = Thinker(hand.book, level_named("club")), Sitting(hand)
    view, seen = sitting.view("S"), sitting.seen("S")
    looks = list[int]()

    def deals(look: int):
        looks.append(look)
        return thinker.deals(view, thinker.remember("S", seen), look)

    def looked_at(*sets: str):
        looks.clear()
        weigh_passes(hand.book, view, [pieces(given) for given in sets], deals(1), map(deals, (2, 3)))
        return len(looks)

    assert looked_at("AS AD KS", "AS AD KS") == 3
    assert looked_at("AS AD KS", "9C 9D JC") == 1


def held_back(hand, seat):
    sitting = Sitting(hand)
    return {
        piece.text for piece in unforgiven(sitting.view(seat), Recalling(hand.book).remember(seat, sitting.seen(seat)))
    }


def test_a_counter_is_not_led_where_something_cheaper_will_do():
    known = {"S": "9C 9S", "W": "AC KD 9D KS QS QS JS JS TC KC QH JH", "N": "JC", "E": "QC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "9C AC JC QC")
    assert held_back(hand, "W") == {"KD", "KS"}


@pytest.mark.parametrize("trump", ["C", "D"])
def test_aces_and_trumps_stay_where_enough_else_can_go(trump: str):
    held = parse_pieces("AS 9S AH 9H AC KC QC 9C AD TD JD 9D")
    for given in spares(load_book("st-hilary"), held, trump, 3, counters_safe=False, more_to_come=True):
        assert not [card.text for card in given if card.rank == "A" or card.suit == trump]


def test_where_either_meld_or_trumps_must_go_both_are_thought_about():
    held = parse_pieces("AC TC JC 9C KH QH KD QD AS QS 9S AD")
    found = spares(load_book("st-hilary"), held, "C", 3, counters_safe=False, more_to_come=True)
    texts = [{card.text for card in given} for given in found]
    assert {"QS", "9S"} < texts[0]
    assert texts[0] - {"QS", "9S"} <= {"JC", "9C", "AS", "AD", "TC", "AC"}
    assert any(not given & {"AC", "TC", "JC", "9C", "AS", "AD"} for given in texts)


def test_what_partner_has_put_down_to_pass_is_imagined_in_his_hand():
    """Or the bidder would weigh his own pass in deals where partner is three cards short."""
    hand = won_by(at_auction(house("st-hilary"), N="AS TS KS QS JS KH QH 9C JC 9D AD AC"), "N", 20)
    hand.apply(NameTrump("N", "S"))
    thinker = Thinker(hand.book, level_named("club"))
    sitting = Sitting(hand)
    hand.apply(sitting.ask("S", thinker))
    view, seen = sitting.view("N"), sitting.seen("N")
    assert view.held["S"] == 9
    deals = thinker.deals(view, thinker.remember("N", seen), lot_for(b"", view, seen)).deals
    assert {tuple(sizes) for sizes in deals.sum(axis=-1).tolist()} == {(12, 12, 12, 12, 0)}


def test_partners_do_not_drive_each_other_up():
    """Both opponents may go on, but with our side silent nobody bids against them: they have it for what stands."""
    hand = at_auction(house("mcallen"), N="9S 9S JH 9H 9H JC 9C QD JS QC 9D TH", dealer="E")
    call(hand, None, 18)
    thinker = Thinker(hand.book, level_named("club"))
    sitting = Sitting(hand)
    view, seen = sitting.view("N"), sitting.seen("N")
    auction = thinker.auction(view, thinker.remember("N", seen), lot_for(b"", view, seen))
    assert set(auction.silence().prices.tolist()) == {18.0}
