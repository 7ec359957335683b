"""What a piece tells that is thrown on a trick of the other side: who throws an ace there has nothing smaller."""

from __future__ import annotations

import pytest

from meldhouse.game import Hand, Seat
from meldhouse.players.beliefs.beliefs import EVEN, HARDLY, hidden_from
from meldhouse.players.beliefs.not_thrown import would_have_thrown
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.seating import Sitting
from table import at_tricks, house, pieces, play

ONE_SPADE = "AS AC TC TC KC JC AD TD TD KD JD 9D"


def thrown(hand: Hand, me: Seat, other: Seat) -> set[str]:
    memory = Recalling(hand.book).remember(me, Sitting(hand).seen(me))
    return {piece.text for piece in would_have_thrown(memory)[other]}


def after(cards: str, *, lead: Seat = "S", book: str = "mcallen", **known: str) -> Hand:
    """A trick in spades, led by the bidder, with hearts trump."""
    return play(at_tricks(house(book), bidder=lead, trump="H", **known), cards)


def test_who_puts_an_ace_under_an_ace_has_no_other_spade():
    hand = after("AS 9S KS AS", S="AS TS JS 9H", W="9S", N="KS", E=ONE_SPADE)
    assert thrown(hand, "S", "E") == {"TS", "KS", "QS", "JS", "9S"}
    assert thrown(hand, "N", "E") == {"TS", "KS", "QS", "JS", "9S"}
    assert thrown(hand, "S", "W") == set(), "the smallest one tells nothing"
    assert thrown(hand, "S", "N") == set(), "what goes to partner tells nothing"
    assert "S" not in would_have_thrown(Recalling(hand.book).remember("S", Sitting(hand).seen("S")))


def test_while_his_partner_is_to_play_he_may_hope_for_him():
    hand = after("AS KS", S="AS", W="KS", N="9S")
    assert thrown(hand, "N", "W") == set()
    hand = after("AS AS", S="AS", W="AS", N="9S")
    assert thrown(hand, "N", "W") == {"TS", "KS"}, "they count as much and are less good to keep"


def test_what_wins_or_does_not_follow_tells_nothing_of_this_kind():
    hand = after("KS AS 9S JS", S="KS", W="AS", N="9S", E="JS")
    assert thrown(hand, "S", "W") == set()
    hand = after("AS 9S 9S AC", S="AS", W="9S", N="9S", E="AC AC TC TC KC KC QC QC JC JC 9D 9D")
    assert thrown(hand, "S", "E") == set()


def test_where_everybody_plays_alone_the_others_stand_together_against_the_bidder():
    hand = play(at_tricks(house("bend.3"), bidder="N", trump="H", dealer="S", N="AS", E="AS", S="AS"), "AS AS AS")
    assert thrown(hand, "N", "E") == {"TS", "KS"}
    assert thrown(hand, "N", "S") == {"TS", "KS", "QS", "JS"}


def test_pieces_that_he_would_have_thrown_are_hardly_his():
    hand = after("AS 9S KS AS", S="AS TS JS 9H", W="9S", N="KS", E=ONE_SPADE)
    sitting = Sitting(hand)
    memory = Recalling(hand.book).remember("S", sitting.seen("S"))
    [ten] = pieces("TS")
    keen = dict(hidden_from(sitting.view("S"), memory).pieces)
    assert (keen[ten]["E"], keen[ten]["W"]) == (HARDLY, EVEN)
    others = dict(hidden_from(sitting.view("S"), memory, keenly=False).pieces)
    assert others[ten]["E"] == EVEN, "who does not read plays does not read this one"


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_an_expert_imagines_him_without(seed: bytes):
    hand = after("AS 9S KS AS", S="AS TS JS 9H", W="9S", N="KS", E=ONE_SPADE)
    sitting = Sitting(hand)
    player = player_for(hand.book, "expert", seed)
    memory = player.remember("S", sitting.seen("S"))
    table, worlds = player._worlds(sitting.view("S"), memory, 1)
    spades = [table.code.number[piece] for piece in pieces("TS KS QS JS 9S")]
    held = table.counts(worlds)[:, table.seats.index("E")][:, spades].sum(axis=1)
    assert (held == 0).mean() > 0.5
