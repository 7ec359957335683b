"""What a player remembers, and what it concludes from the duties of the house."""

from __future__ import annotations

from meldhouse.game import Hand, NameTrump, PassPieces, Play, Seat, ThrownIn, seen
from meldhouse.pieces import parse_piece
from meldhouse.players.beliefs.memory import Memory
from table import at_auction, at_tricks, house, pieces, play, won_by

FREE = '[exchange]\nform = "none"\ncount = 0'


def remembers(hand: Hand, seat: Seat) -> Memory:
    memory = Memory(hand.book, seat)
    for event in hand.events:
        memory.see(seen(event, seat, hand))
    return memory


def test_whoever_does_not_follow_is_void_and_whoever_does_not_trump_has_none():
    hand = at_tricks(
        house("st-hilary", FREE),
        bidder="S",
        trump="H",
        S="AC",
        W="9C",
        N="AH 9S 9S TS TS KS KS QS QS JS JS AS",
        E="AS AD AD TD TD KD KD QD QD JD JD 9D",
    )
    play(hand, "AC 9C AH AS")
    memory = remembers(hand, "S")
    assert memory.is_void("N", "C")
    assert not memory.is_void("N", "H")
    assert memory.is_void("E", "C")
    assert memory.is_void("E", "H")
    assert not memory.is_void("W", "C")


def test_whoever_does_not_beat_has_nothing_higher_where_he_had_to():
    known = {"S": "KC", "W": "JC 9C QC 9S 9S JS JS 9H 9D 9D JD JD", "N": "AC"}
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", **known)
    play(hand, "KC JC")
    memory = remembers(hand, "N")
    ten = parse_piece("TC")
    power = memory.order.power["C"] if memory.order else {}
    assert not memory.could_hold("W", ten, "C", power[ten])
    assert memory.could_hold("E", ten, "C", power[ten])
    free = at_tricks(house("mcallen"), bidder="S", trump="H", **known)
    play(free, "KC JC")
    assert remembers(free, "N").could_hold("W", ten, "C", power[ten]), "there nobody had to beat"


def test_meld_on_the_table_is_known_to_be_in_the_hand_until_it_is_played():
    hand = at_tricks(house("st-hilary", FREE), bidder="S", trump="H", S="AH", W="KC QC", N="AS")
    assert set(pieces("KC QC")) <= set(remembers(hand, "N").known["W"])
    play(hand, "AH")
    hand.apply_unchecked(Play("W", parse_piece("QC")))
    assert remembers(hand, "N").known["W"][parse_piece("QC")] == 0


def test_what_i_passed_is_with_partner_and_what_i_got_is_with_me():
    hand = won_by(at_auction(house("st-hilary"), N="KS QS JS", S="AS TS 9S"), "N", 15)
    hand.apply(NameTrump("N", "S"))
    hand.apply(PassPieces("S", pieces("AS TS 9S")))
    hand.apply(PassPieces("N", hand.state.hands["N"][-3:]))
    memory = remembers(hand, "S")
    assert set(pieces("AS TS 9S")) <= set(memory.known["N"])
    assert sum(memory.outside.values()) == 36
    assert sum(remembers(hand, "N").outside.values()) == 36
    assert not remembers(hand, "E").known["N"], "the others have seen only backs"


def test_a_new_deal_is_a_new_beginning():
    book = house("st-hilary")
    hand = at_auction(book, E="9S 9S 9H 9H 9C TS JS QH TC JC TD AD")
    memory = remembers(hand, "N")
    outside = memory.outside.copy()
    memory.see(ThrownIn("weak-hand"))
    memory.see(seen(hand.events[0], "N", hand))
    assert memory.outside == outside
    assert not memory.passed
    assert not memory.bids
