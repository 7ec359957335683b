"""A position that cannot be is refused with every reason; from none of them comes a number."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from meldhouse.game import trick_order
from meldhouse.game.refusals import refuse
from meldhouse.messages import Message, Voice, fact
from meldhouse.pieces import FACE_DOWN, parse_pieces
from meldhouse.rulebooks import load_book
from meldhouse.solver import Impossible, Position, can_take, faults_of, solve

MCA, NPA, N42, BEND3 = (load_book(name) for name in ("mcallen", "npa", "n42pa", "bend.3"))


def hands(**held):
    return {seat: parse_pieces(text) for seat, text in held.items()}


def sizes(**held):
    return tuple(fact("position-size", seat=seat, number=number) for seat, number in held.items())


SUITS = MCA.trump.choices
BETWEEN = Position(MCA, trick_order(MCA, "H"), hands(N="AS KH", E="9S QH", S="JC JC", W="TD KD"), (), (), "N")
ON_TABLE = Position(
    MCA, trick_order(MCA, "H"), hands(N="AS", E="9S", S="JC JC", W="TD KD"), parse_pieces("KH QH"), ("N", "E"), "S"
)
OVER = replace(BETWEEN, hands=dict.fromkeys("NESW", ()))

IMPOSSIBLE = {
    "a card too often": (
        replace(BETWEEN, hands=hands(N="AS AS", E="AS QH", S="JC JC", W="TD KD")),
        [fact("pack-too-many", piece="AS", available=2, count=3)],
    ),
    "a card too often, with the one on the table": (
        replace(ON_TABLE, hands=hands(N="KH", E="KH", S="JC JC", W="TD KD")),
        [fact("pack-too-many", piece="KH", available=2, count=3)],
    ),
    "a card of another game": (
        replace(BETWEEN, hands=hands(N="6-4 KH", E="9S QH", S="JC JC", W="TD KD")),
        [fact("pack-none", piece="6-4")],
    ),
    "a card that nobody sees": (
        replace(BETWEEN, hands=hands(E="9S QH", S="JC JC", W="TD KD") | {"N": (FACE_DOWN, FACE_DOWN)}),
        [fact("pack-none", piece="??")],
    ),
    "hands of different sizes": (
        replace(BETWEEN, hands=hands(N="AS", E="9S QH", S="JC JC", W="TD KD")),
        [fact("position-sizes", when="lead", sizes=sizes(N=1, E=2, S=2, W=2))],
    ),
    "hands of different sizes, in the middle of a trick": (
        replace(ON_TABLE, hands=hands(N="AS", E="9S", S="JC", W="TD")),
        [fact("position-sizes", when="trick", sizes=sizes(N=2, E=2, S=1, W=1))],
    ),
    "hands that are too large": (
        Position(
            BEND3,
            trick_order(BEND3, "S"),
            {seat: BEND3.pack.pieces[at * 26 : at * 26 + 26] for at, seat in enumerate("NES")},
            (),
            (),
            "N",
        ),
        [fact("position-too-large", most=25, number=26)],
    ),
    "a hand that is not known": (
        replace(BETWEEN, hands=hands(N="AS KH", S="JC JC")),
        [fact("position-missing", seats=("E", "W"))],
    ),
    "a seat that is not at this table": (
        Position(BEND3, trick_order(BEND3, "S"), hands(N="AS", E="AS", S="AS", W="AS"), (), (), "W"),
        [refuse(BEND3, "no-seat", seat="W", seats=("N", "E", "S"))],
    ),
    "a trick that is complete": (
        replace(ON_TABLE, trick=parse_pieces("KH QH 9C TD"), trick_seats=("N", "E", "S", "W"), turn="N"),
        [fact("position-trick-complete")],
    ),
    "a piece that nobody played": (
        replace(ON_TABLE, trick_seats=("N",)),
        [fact("position-trick-seats", pieces=2, seats=1)],
    ),
    "somebody who played twice": (
        replace(ON_TABLE, trick_seats=("E", "E")),
        [fact("position-turn", before="E", due="S", seat="E")],
    ),
    "somebody out of turn": (replace(ON_TABLE, turn="W"), [fact("position-turn", before="E", due="S", seat="W")]),
    "a trump of another game": (
        replace(BETWEEN, order=trick_order(N42, "4")),
        [refuse(MCA, "trump-choice", trump="4", choices=SUITS)],
    ),
    "no trump where there must be one": (
        replace(BETWEEN, order=trick_order(N42, "follow-me")),
        [refuse(MCA, "trump-choice", trump="follow-me", choices=SUITS)],
    ),
    "the strengths of another pack": (
        replace(BETWEEN, order=trick_order(NPA, "H")),
        [fact("position-other-order")],
    ),
    "all at once": (
        replace(BETWEEN, order=trick_order(NPA, "H"), hands=hands(N="AS AS", E="AS", S="9C"), trick=MCA.pack.faces[:5]),
        [
            fact("position-other-order"),
            fact("position-missing", seats=("W",)),
            fact("position-trick-complete"),
            fact("pack-too-many", piece="AS", available=2, count=4),
        ],
    ),
}


@pytest.mark.parametrize(("position", "faults"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_everything_that_is_wrong_is_told_at_once_and_nothing_is_solved(position, faults):
    assert faults_of(position) == [fault if isinstance(fault, Message) else fault.whole for fault in faults]
    for ask in (lambda: solve(position, "NS"), lambda: can_take(position, "NS", 1)):
        with pytest.raises(Impossible) as refused:
            ask()
        assert list(refused.value.faults) == faults_of(position)
        assert all(Voice().say(fault) in str(refused.value) for fault in refused.value.faults)


@pytest.mark.parametrize("position", [BETWEEN, ON_TABLE, OVER])
def test_a_position_that_can_be_has_no_faults(position):
    assert faults_of(position) == []
    assert solve(position, "NS").value + solve(position, "EW").value == (0 if position is OVER else 5)


def test_a_side_that_is_not_there_is_refused():
    with pytest.raises(Impossible, match="no side “N”"):
        solve(BETWEEN, "N")


def test_when_all_is_played_nothing_is_left_to_take():
    found = solve(OVER, "NS")
    assert (found.value, found.plays, found.line, found.best) == (0, {}, (), ())


def test_more_than_there_is_cannot_be_taken_and_nothing_always_can():
    assert can_take(BETWEEN, "NS", 0)
    assert can_take(BETWEEN, "NS", -(10**30))
    assert not can_take(BETWEEN, "NS", 10**30)
    assert not can_take(OVER, "EW", 1)
