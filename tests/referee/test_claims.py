"""Lay-downs, house by house: what stands, what is broken, and how the ruling tells it."""

from __future__ import annotations

import pytest
from claims_table import Table, assert_breaks, at
from msgspec.structs import replace

from meldhouse.game import Gather, Play, trick_order
from meldhouse.messages import fact
from meldhouse.referee.claims import adjudicate, position_of
from table import at_auction, at_tricks, house, pieces, play

NPA, MCA, STH, N42 = (house(name) for name in ("npa", "mcallen", "st-hilary", "n42pa"))
NPA_LITERAL = house("npa", '[claim]\ntest = "any-card"')
BEND_3 = house("bend.3", '[claim]\nby = "anyone"')


def stands(position, claimant, stated=""):
    verdict = adjudicate(position, claimant, pieces(stated))
    assert (verdict.line, verdict.trick) == ((), 0) or not verdict.stands
    if verdict.line:
        assert_breaks(position, claimant, pieces(stated), verdict)
    return verdict.stands


# --- NPA: one lost book anywhere, and the claimant who says nothing plays his cards in the worst order --------------


def npa_shown(**changes):
    """West shows ace and ten of trump and the queen of clubs; three books are left."""
    hands = {"W": "AH TH QC", "N": "KC JS JD", "E": "AS QS QD", "S": "KS TD JD"} | changes
    return at(NPA, "H", "W", **hands)


@pytest.mark.refuses("NPA-2.7o")
def test_a_card_that_can_be_beaten_loses_the_rest():
    verdict = adjudicate(npa_shown(), "W")
    assert not verdict.stands
    assert verdict.line[-4:-2] == (("W", pieces("QC")[0]), ("N", pieces("KC")[0]))
    assert (verdict.trick, verdict.clause) == (3, "NPA-2.7o")
    assert verdict.why == fact("claim-beats", trick=3, who="N", piece="KC", claimant="W", own="QC")


@pytest.mark.refuses("NPA-2.7o", "MCA-C2b", "STH-LD-b")
@pytest.mark.parametrize("name", ["npa", "mcallen", "st-hilary"])
def test_the_line_that_breaks_it_shows_the_claimant_at_his_best(name):
    position = at(house(name), "H", "W", W="AH TH QC", N="KC JS JD", E="AS QS QD", S="KS TD JD")
    led = [piece.text for seat, piece in adjudicate(position, "W").line if seat == "W"]
    assert led == ["AH", "TH", "QC"], "he cashes what he has, and the queen of clubs is beaten all the same"


@pytest.mark.refuses("NPA-2.7o")
def test_nor_is_his_partner_shown_throwing_it_away():
    position = at(NPA, "H", "E", E="AS JD", S="QS TD", W="AC QC", N="KC QD")
    verdict = adjudicate(position, "W")
    assert verdict.line[0] == ("E", pieces("AS")[0]), "the jack of diamonds would lose the first book already"
    assert (verdict.trick, verdict.line[4:6]) == (2, (("E", pieces("JD")[0]), ("S", pieces("TD")[0])))


@pytest.mark.accepts("NPA-2.7o")
@pytest.mark.parametrize("clubs", ["QC", "JC"])
def test_a_card_that_nobody_can_beat_is_no_mistake(clubs):
    assert stands(npa_shown(N=f"{clubs} JS JD"), "W"), "the first of two identical cards wins"


@pytest.mark.accepts("NPA-2.7p")
def test_a_claim_without_trump_or_higher_card_outside_stands():
    verdict = adjudicate(npa_shown(W="AH AH TH"), "W")
    assert verdict.stands
    assert verdict.why == fact("claim-loses-none", who="W")
    assert NPA.voice.say(verdict.told) == "Whatever the others play, West can’t lose a book (NPA-2.7o)."


@pytest.mark.refuses("NPA-2.7p")
@pytest.mark.parametrize(("south", "good"), [("AH", False), ("TH", True), ("KH", True)])
def test_a_higher_trump_outside_breaks_it_and_an_identical_one_does_not(south, good):
    assert stands(npa_shown(W="AH AH TH", S=f"{south} TD JD"), "W") is good


@pytest.mark.refuses("NPA-2.7o")
def test_where_the_last_of_identical_cards_wins_it_breaks_the_claim():
    book = house("npa", '[tricks]\nidentical = "last"')
    assert not stands(at(book, "H", "W", W="AH AH TH", N="KC JS JD", E="AS QS QD", S="TH TD JD"), "W")


SMALL_TRUMP = {"W": "AH AC", "N": "JH JD", "E": "QS QD", "S": "KS TD"}
"""North is void in clubs and has a small trump."""


@pytest.mark.refuses("NPA-2.7o")
def test_without_a_word_the_worst_order_counts():
    verdict = adjudicate(at(NPA, "H", "W", **SMALL_TRUMP), "W")
    assert [piece.text for _, piece in verdict.line[:2]] == ["AC", "JH"]


@pytest.mark.accepts("NPA-2.7o")
def test_the_claimant_may_state_an_order_that_saves_him():
    assert stands(at(NPA, "H", "W", **SMALL_TRUMP), "W", "AH AC")
    assert stands(at(NPA, "H", "W", **SMALL_TRUMP), "W", "AH"), "the rest follows by itself"
    assert not stands(at(NPA, "H", "W", **SMALL_TRUMP), "W", "AC AH")


@pytest.mark.accepts("NPA-2.7o")
def test_partner_may_save_a_book_where_he_must():
    last = {"W": "QC", "N": "KC", "E": "AC", "S": "JC"}
    assert stands(at(NPA, "H", "W", **last), "W"), "East must beat the king"


@pytest.mark.refuses("NPA-2.7o")
def test_by_the_letter_a_card_that_is_beaten_is_enough():
    position = at(NPA_LITERAL, "H", "W", W="QC", N="KC", E="AC", S="JC")
    verdict = adjudicate(position, "W")
    assert not verdict.stands
    assert verdict.why == fact("claim-card-beaten", trick=1, who="N", piece="KC", claimant="W", own="QC")
    assert stands(replace(position, hands={**position.hands, "N": pieces("QC")}), "W"), "beaten by partner alone"


@pytest.mark.accepts("NPA-2.7o")
def test_by_the_letter_a_card_thrown_on_partners_book_is_not_beaten():
    throws = {"E": "AC", "S": "KC", "W": "QD", "N": "TC"}
    assert stands(at(NPA_LITERAL, "H", "E", **throws), "W")
    assert not stands(at(NPA_LITERAL, "H", "E", **throws | {"S": "JH"}), "W"), "the book itself is lost"


@pytest.mark.refuses("NPA-2.7o")
def test_partner_plays_as_badly_as_the_rules_let_him():
    lead = {"E": "AC JD", "S": "TD QS", "W": "AH AS", "N": "QD QC"}
    assert not stands(at(NPA, "C", "E", **lead), "W"), "East leads the jack of diamonds; West has no trump"
    assert stands(at(NPA, "H", "E", **lead | {"W": "AH TH"}), "W"), "West must cut whatever is led"


# --- McAllen: no forced overtakes in plain suits -------------------------------------------------------------------

ON_THE_TABLE = {"E": "AC JC", "S": "JD QS", "W": "AH", "N": "JS"}
"""West has led the queen of clubs, North has played the king, and East is next."""


@pytest.mark.refuses("MCA-C2b")
def test_in_a_plain_suit_partner_need_not_overtake():
    verdict = adjudicate(at(MCA, "H", "E", trick="QC KC", **ON_THE_TABLE), "W")
    assert not verdict.stands
    assert verdict.clause == "MCA-C2b"
    assert verdict.why == fact("claim-beats", trick=0, who="N", piece="KC", claimant="W", own="QC")


@pytest.mark.accepts("MCA-C2b", "NPA-2.7o")
def test_in_trump_or_where_everybody_must_beat_he_must():
    assert stands(at(NPA, "H", "E", trick="QC KC", **ON_THE_TABLE), "W")
    assert stands(at(MCA, "C", "E", trick="QC KC", **ON_THE_TABLE | {"W": "AC"}), "W")


# --- St. Hilary: every trick, in the claimant's best order ---------------------------------------------------------


@pytest.mark.accepts("STH-LD-a")
def test_whoever_is_sure_of_all_the_rest_may_lay_down():
    assert stands(at(STH, "S", "W", W="AC KC", N="AD TD", E="9H JH", S="QD JD"), "W")


@pytest.mark.refuses("STH-LD-a", "STH-LD-b")
@pytest.mark.parametrize("north", ["TC AD", "9S AD"])
def test_a_ten_or_a_trump_outside_is_a_mistake(north):
    assert not stands(at(STH, "S", "W", W="AC KC", N=north, E="9H JH", S="QD JD"), "W", "KC AC")


@pytest.mark.accepts("STH-X9", "STH-LD-b")
def test_the_best_order_counts():
    assert stands(at(STH, "S", "W", W="AC KC", N="TC AD", E="9H JH", S="QD JD"), "W"), "the ten falls under the ace"
    assert stands(at(STH, "H", "W", **SMALL_TRUMP), "W")


@pytest.mark.refuses("STH-X9")
def test_an_order_that_was_stated_is_kept_to():
    position = at(STH, "H", "W", **SMALL_TRUMP)
    assert not stands(position, "W", "AC AH")
    verdict = adjudicate(position, "W", pieces("AC AH"))
    assert verdict.why == fact("claim-beats", trick=1, who="N", piece="JH", claimant="W", own="AC")
    assert verdict.clause == "STH-X9"


@pytest.mark.accepts("STH-X9")
def test_a_stated_card_that_is_not_legal_yet_waits():
    position = at(STH, "H", "E", E="QC JD", S="JC TD", W="AC AH", N="9C 9D")
    assert stands(position, "W", "AH AC"), "clubs are led, so the ace of clubs comes first"


# --- N42PA: the bid, not the trick ---------------------------------------------------------------------------------

EXAMPLE = {"N": "4-4 6-4 5-5", "E": "4-0 3-1 2-1", "S": "5-1 3-2 2-0", "W": "6-2 3-0 1-0"}
"""Fours are trump; the bidder, North, has two big trumps and the double five, East one small trump and no five."""


def forty_two(turn, needed, **changes):
    return at(N42, "4", turn, bidder="N", taken={"NS": 14}, needed=needed, **EXAMPLE | changes)


@pytest.mark.refuses("N42-16e", "N42-16b")
def test_with_partner_on_lead_the_printed_challenge_is_good():
    verdict = adjudicate(forty_two("S", 42), "N")
    assert not verdict.stands
    south, _, *rest = verdict.line
    assert (south, *rest) == tuple(zip("SNE", pieces("5-1 5-5 4-0"), strict=True)), "whatever West throws away"
    beats = fact("claim-beats", trick=1, who="E", piece="4-0", claimant="N", own="5-5")
    short = fact("claim-short", side="NS", has=14, most=31, needed=42)
    assert (verdict.why, verdict.clause) == (fact("claim-then", first=beats, then=short), "N42-16b")


@pytest.mark.accepts("N42-16e")
def test_with_the_bidder_on_lead_the_same_hands_are_good():
    assert stands(forty_two("N", 42), "N")
    assert not stands(forty_two("N", 42), "N", "5-5 4-4 6-4"), "unless he says that he leads the five first"


@pytest.mark.accepts("N42-16b")
@pytest.mark.parametrize(("needed", "good"), [(14, True), (31, True), (32, False), (42, False)])
def test_a_lost_trick_proves_nothing_while_the_bid_is_safe(needed, good):
    assert stands(forty_two("S", needed), "N") is good


TWENTY_FOUR = {"N": "4-4 2-1", "E": "2-2 6-6", "S": "5-0 3-3", "W": "1-0 6-5"}
"""The last two tricks and the five-blank: seven points, of which a line leaves North and South one."""


@pytest.mark.refuses("N42-16b")
@pytest.mark.parametrize(("needed", "good"), [(24, True), (25, True), (26, False), (31, False)])
def test_a_line_that_leaves_them_short_sets_the_bid(needed, good):
    position = at(N42, "4", "N", bidder="N", taken={"NS": 24, "EW": 11}, needed=needed, **TWENTY_FOUR)
    assert stands(position, "N") is good


@pytest.mark.refuses("N42-16b")
def test_a_bid_that_is_out_of_reach_needs_no_line():
    position = at(N42, "4", "N", bidder="N", taken={"NS": 23, "EW": 12}, needed=31, **TWENTY_FOUR)
    verdict = adjudicate(position, "N")
    assert (verdict.stands, verdict.line, verdict.trick) == (False, (), 0)
    assert (verdict.why, verdict.clause) == (fact("claim-short", side="NS", has=23, most=30, needed=31), "N42-16b")


@pytest.mark.accepts("N42-16c")
def test_only_tiles_that_are_held_break_a_claim():
    left = {"N": "5-4 4-4", "E": "6-0 1-0", "S": "2-0 2-1", "W": "3-0 3-1"}
    assert stands(at(N42, "6", "N", bidder="N", taken={"NS": 40}, needed=42, **left | {"E": "2-2 1-0"}), "N")


@pytest.mark.refuses("N42-16c")
def test_a_tile_that_is_held_does():
    left = {"N": "5-4 4-4", "E": "5-5 1-0", "S": "2-0 2-1", "W": "3-0 3-1"}
    assert not stands(at(N42, "6", "N", bidder="N", taken={"NS": 30}, needed=42, **left), "N")


@pytest.mark.accepts("N42-16d")
def test_a_possible_renege_is_no_challenge():
    last = {"N": "5-5", "E": "5-2", "S": "1-0", "W": "3-1"}
    assert stands(at(N42, "4", "N", bidder="N", taken={"NS": 31}, needed=42, **last), "N")
    assert stands(forty_two("S", 42, E="4-0 5-2 5-0"), "N"), "East has fives and must play one"


@pytest.mark.refuses("N42-16d")
def test_a_trump_that_may_be_played_is_one():
    last = {"N": "5-5", "E": "4-0", "S": "1-0", "W": "3-1"}
    assert not stands(at(N42, "4", "N", bidder="N", taken={"NS": 31}, needed=42, **last), "N")


# --- any table -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("alone", [True, False])
def test_where_everybody_plays_alone_nobody_else_may_win(alone):
    hands = {"N": "AS AH", "E": "JS KH", "S": "JD QH" if alone else "AH QD"}
    assert stands(at(BEND_3, "S", "N", **hands), "N"), "the first of identical cards wins"
    assert stands(at(BEND_3, "S", "S", **hands), "N") is alone


def test_a_claim_of_the_bidders_opponents_says_that_he_is_set():
    book = house("n42pa", '[claim]\nby = "anyone"')
    hands = TWENTY_FOUR | {"E": "4-4 2-2", "N": "6-6 2-1"}
    lost = at(book, "4", "E", bidder="N", taken={"NS": 24, "EW": 11}, needed=31, **hands)
    assert stands(lost, "E")
    assert not stands(replace(lost, taken={"NS": 31, "EW": 4}), "E")


@pytest.mark.parametrize("contract", N42.trump.choices)
def test_seven_doubles_or_seven_of_a_suit_are_laid_down_at_the_first_lead(contract):
    order = trick_order(N42, contract)
    suit = order.members.get(contract) or frozenset(pieces("6-6 5-5 4-4 3-3 2-2 1-1 0-0"))
    hand = at_tricks(N42, bidder="N", trump=contract, amount=42, N=" ".join(piece.text for piece in suit))
    position = position_of(hand)
    assert (position.turn, position.needed, len(position.hands["N"])) == ("N", 42, 7)
    assert stands(position, "N")


def test_a_position_knows_what_was_played_taken_and_laid_down():
    hand = at_tricks(NPA, bidder="W", trump="H", dealer="S", amount=50, W="KH QH AH AD", N="TD", E="KD", S="JD")
    play(hand, "AD TD KD")
    position = position_of(hand)
    assert (position.turn, position.bidder) == ("S", "W")
    assert position.trick == pieces("AD TD KD")
    assert position.trick_seats == ("W", "N", "E")
    assert position.needed == max(20, 50 - hand.state.meld_of("EW"))
    assert set(Table(position, "W").legal()) == set(hand.legal_plays())
    play(hand, "JD")
    position = position_of(hand)
    assert (position.turn, position.trick, position.taken) == ("W", (), {"NS": 0, "EW": 3})


def test_a_trick_that_waits_to_be_turned_down_is_over():
    lying = at_tricks(MCA, bidder="W", trump="H", dealer="S", W="KH QH AH AD", N="TD", E="KD", S="JD")
    for piece in pieces("AD TD KD JD"):
        lying.apply(Play(lying.turn, piece))
    assert lying.state.play.trick_taken
    waiting = position_of(lying)
    lying.apply(Gather("W"))
    assert waiting == position_of(lying)


def test_nothing_can_be_claimed_before_the_tricks():
    with pytest.raises(ValueError, match="before the tricks"):
        position_of(at_auction(STH))
