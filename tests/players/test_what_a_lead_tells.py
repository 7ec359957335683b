"""What a lead tells: winners are led from the top, so who leads the ten lacks the ace."""

from __future__ import annotations

from meldhouse.game import Hand, Seat
from meldhouse.players.beliefs.beliefs import EVEN, SELDOM, hidden_from
from meldhouse.players.beliefs.not_led import would_have_led
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.seating import Sitting
from table import at_tricks, house, pieces, play


def lacked(hand: Hand, me: Seat, other: Seat) -> set[str]:
    memory = Recalling(hand.book).remember(me, Sitting(hand).seen(me))
    return {piece.text for piece in would_have_led(memory)[other]}


def test_who_leads_something_lower_lacks_the_double():
    known = {"S": "6-3 1-1", "W": "6-1", "N": "6-2 6-0", "E": "6-6"}
    hand = play(at_tricks(house("n42pa"), bidder="S", trump="1", **known), "6-3 6-1 6-2")
    assert lacked(hand, "N", "S") == {"6-6"}
    assert lacked(hand, "N", "W") == set(), "who only follows tells nothing of this kind"


def test_when_the_top_is_gone_it_is_the_next_that_counts():
    known = {"S": "AC AC KC", "W": "9C JC QC", "N": "9C JC QC", "E": "TC TC KC"}
    hand = play(at_tricks(house("mcallen"), bidder="S", trump="H", **known), "AC 9C 9C KC")
    assert lacked(hand, "N", "S") == set(), "he led the top"
    play(hand, "AC JC JC TC KC")
    assert lacked(hand, "N", "S") == {"TC"}, "both aces are gone, and he led the king"


def test_pieces_that_he_would_have_led_are_seldom_his():
    known = {"S": "6-3 1-1", "W": "6-1", "N": "6-2 6-0", "E": "6-6"}
    hand = play(at_tricks(house("n42pa"), bidder="S", trump="1", **known), "6-3 6-1")
    sitting = Sitting(hand)
    memory = Recalling(hand.book).remember("N", sitting.seen("N"))
    [double] = pieces("6-6")
    assert dict(hidden_from(sitting.view("N"), memory).pieces)[double] == {"E": EVEN, "S": SELDOM}
    others = dict(hidden_from(sitting.view("N"), memory, keenly=False).pieces)[double]
    assert others["S"] == EVEN, "who does not read plays does not read this one"
