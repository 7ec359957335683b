"""The end of a hand, where a search counts what sense does not: the last trumps against the points still needed."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from meldhouse.game import Hand, Play, to_act, view
from meldhouse.game.records import loads
from meldhouse.pieces import Piece
from meldhouse.players.advice import hint, position, seen_by
from meldhouse.players.beliefs.recalling import Recalling
from meldhouse.players.choices import Choice, Tried
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import EXPERT
from meldhouse.players.search.customs import the_lowest
from meldhouse.players.search.exactness import unless_exactly
from table import pieces

LAST_TRUMPS = """\
Meldhouse record 1
book: bend

hand 1
dealer: E
scorekeeper: S
steward: yes
N: KS KS QS JS KH KH QH JH JH KC KC QC QC AD AD TD KD JD JD JD
E: TS TS KS KS AH AH TH TH KH KH QH AC TC TC KC QC QC JC KD QD
S: AS AS TS QS JS AH TH QH QH AC AC AC TC JC JC AD TD TD QD QD
W: AS AS TS QS QS JS JS AH TH JH JH TC KC JC AD TD KD KD QD JD

S bids 500
W bids 510
N bids 520
E bids 530
S bids 540
W bids 550
N bids 560
E bids 570
S bids 580
W bids 590
N bids 600
E bids 650
S passes
W bids 700
N bids 750
E passes
W bids 800
N bids 850
W passes
N names D
S gives AD TD QD QD
N gives KS JS KH JH
N shows KS QS KH QH KC KC QC QC AD TD KD QD JD
E shows KS KH QH KC QC KD QD
S shows KS QS KH QH
W shows QS JS JH JC AD TD KD QD JD
1. N: AD QD TD JD
2. N: AD KD KH QD
3. N: AD JC TC KD
4. N: QC AC JC KC
5. E: AH JH TH JH
6. E: AH QH JH QH
7. E: QH AH JH KH
8. S: TH AH TD KH
9. N: QC KC AC JC
10. S: AS JS KS KS
11. S: AC TC KC QC
12. S: AS JS QS KS
13. S: QH TD JD KH
14. W: AS
"""
"""North has 10 K Q Q J J in trumps and a king, West ace and king of trumps, the others none: any trump of North's wins
this trick, and his king and ten are needed for West's."""


def moment() -> tuple[Hand, str]:
    hand = loads(LAST_TRUMPS).hands[0]
    return hand, to_act(hand)[0]


@pytest.mark.parametrize("seed", [b"1", b"2", b"3", b"4"])
def test_the_high_trumps_are_kept_for_those_that_are_out(seed: bytes):
    hand, seat = moment()
    seen = seen_by(hand, seat)
    assert player_for(hand.book, EXPERT, seed).decide(view(hand, seat), seen) == Play("N", pieces("JD")[0])
    by_sense = player_for(hand.book, replace(EXPERT, exact=0), seed).decide(view(hand, seat), seen)
    assert by_sense != Play("N", pieces("JD")[0]), "sense alone spends one of them"


def test_a_hint_tells_what_lies_between_sense_and_search():
    hand, seat = moment()
    asked = hand.book, view(hand, seat), seen_by(hand, seat)
    told, sense = hint(*asked, EXPERT), hint(*asked, replace(EXPERT, exact=0))
    by_sense = {choice.action: choice.chance for choice in sense.choices}
    assert told.action == Play("N", pieces("JD")[0])
    assert told.chance > by_sense[told.action]
    assert all(told.choices[0].margin >= other.margin for other in told.choices[1:])


def test_of_trumps_that_hold_against_everybody_still_to_play_the_lowest_goes():
    hand, seat = moment()
    memory = Recalling(hand.book).remember(seat, seen_by(hand, seat))
    queen, jack = [Choice(Play("N", piece), 0.5, 0.0) for piece in pieces("QD JD")]
    assert the_lowest(view(hand, seat), memory, [queen, jack])[0] is jack


def tried(*values: float) -> Tried:
    found = np.resize(np.array(values), 40)
    return Tried(found, found, found > 0)


def chosen(sense: dict[str, float], exact: dict[str, Tried], wrong: frozenset[Piece] = frozenset()) -> str:
    best = [Choice(Play("N", pieces(text)[0]), 0.5, margin, 0.0) for text, margin in sense.items()]
    exactly = {choice: exact[text] for choice, text in zip(best, sense, strict=True)}
    return unless_exactly(best, exactly, 1.0, 2.0, wrong)[0].action.piece.text


def test_what_a_search_finds_better_must_be_so_by_more_than_sense_finds_it_worse():
    assert chosen({"AS": 3.0, "9S": 2.0}, {"AS": tried(0.0), "9S": tried(1.5)}) == "9S"
    assert chosen({"AS": 3.0, "9S": 1.0}, {"AS": tried(0.0), "9S": tried(-0.2, 3.2)}) == "AS"
    assert chosen({"AS": 3.0, "9S": 3.0}, {"AS": tried(0.0), "9S": tried(0.9)}) == "AS", "too little to go by"
    assert chosen({"AS": 3.0, "9S": 3.0}, {"AS": tried(0.0), "9S": tried(-20.0, 24.0)}) == "AS", (
        "chance may be all of it"
    )


def test_what_is_the_worse_in_no_world_is_better_whatever_sense_finds():
    assert chosen({"AS": 30.0, "9S": 1.0}, {"AS": tried(0.0), "9S": tried(0.0, 4.0)}) == "9S"
    assert chosen({"AS": 30.0, "9S": 1.0}, {"AS": tried(0.0), "9S": tried(0.0, 1.0)}) == "AS", "too little to go by"


def test_nothing_that_no_partner_forgives_is_played_because_a_search_finds_it_better():
    exact = {"AS": tried(0.0), "9S": tried(5.0), "KS": tried(4.0)}
    sense = {"AS": 3.0, "9S": 3.0, "KS": 3.0}
    assert chosen(sense, exact) == "9S"
    assert chosen(sense, exact, frozenset(pieces("9S"))) == "KS"


@pytest.mark.parametrize("number", range(60, 79))
def test_it_decides_the_same_again(number: int):
    hand = position(moment()[0], number)
    seat = to_act(hand)[0]
    asked = view(hand, seat), seen_by(hand, seat)
    first, second = [player_for(hand.book, EXPERT, b"same").decide(*asked) for _ in range(2)]
    assert first == second
